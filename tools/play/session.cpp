#include "tools/play/session.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"

namespace cantrip {

Session::Session(const Machine& machine, std::uint64_t seed) : machine_(machine), seed_(seed), state_(machine.start(seed)) { go_on(); }

void Session::go_on() {
    trace_.clear();
    RunOptions options;
    options.trace = &trace_;
    now_ = run(machine_, state_, options);
}

std::string Session::answer(const std::vector<Word>& picks) {
    State before = state_;
    if (const auto told = cantrip::answer(machine_, state_, picks); !told) return told.error();
    history_.push_back(std::move(before));
    answers_.push_back(picks);
    go_on();
    return {};
}

bool Session::undo() {
    if (history_.empty()) return false;
    state_ = std::move(history_.back());
    history_.pop_back();
    answers_.pop_back();
    go_on();
    return true;
}

std::string Session::record() const {
    boost::json::array answers;
    for (const auto& picks : answers_) {
        boost::json::array one;
        for (const Word pick : picks) one.push_back(pick);
        answers.push_back(std::move(one));
    }
    return pretty_json(boost::json::object{{"players", machine_.players()}, {"seed", seed_},
                                           {"answers", std::move(answers)}, {"hash", fmt::format("{:016x}", state_.hash())}});
}

std::string Session::replay(std::string_view record) {
    boost::system::error_code failed;
    const auto json = boost::json::parse(boost::json::string_view(record.data(), record.size()), failed);
    const auto* object = failed ? nullptr : json.if_object();
    const auto* answers = object == nullptr ? nullptr : object->if_contains("answers");
    const auto* seed = object == nullptr ? nullptr : object->if_contains("seed");
    if (answers == nullptr || !answers->is_array() || seed == nullptr || !seed->is_number()) return "this is no record of a game";
    seed_ = seed->is_uint64() ? seed->get_uint64() : static_cast<std::uint64_t>(seed->is_int64() ? seed->get_int64() : 0);
    state_ = machine_.start(seed_);
    history_.clear();
    answers_.clear();
    go_on();
    for (const auto& one : answers->get_array()) {
        if (!one.is_array()) return "an answer is no list";
        std::vector<Word> picks;
        for (const auto& pick : one.get_array()) {
            if (!pick.is_int64()) return "a pick is no number";
            picks.push_back(static_cast<Word>(pick.get_int64()));
        }
        if (std::string told = answer(picks); !told.empty()) return fmt::format("answer {} does not fit: {}", answers_.size() + 1, told);
    }
    const auto* hash = object->if_contains("hash");
    if (hash != nullptr && hash->is_string() && std::string_view(hash->get_string()) != fmt::format("{:016x}", state_.hash())) return "the game came out differently";
    return {};
}

} // namespace cantrip
