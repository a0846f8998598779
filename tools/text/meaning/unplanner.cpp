#include "tools/text/meaning/unplanner.hpp"

#include <algorithm>

#include "tools/text/meaning/fits.hpp"

namespace cantrip::text {
namespace {

// Around what may be given a name later: a mention, and the place behind a call.
constexpr char mention_open = '\x05', mention_text = '\x06', mention_close = '\x07', call_open = '\x08',
               call_close = '\x0e';

} // namespace

Unplanner::Unplanner(const Program& program, Keys& keys, const Fits& fits, const PhraseTree& tree,
                     std::string_view text)
    : p_(program), keys_(keys), fits_(fits), tree_(tree), text_(text) {}

const Verb* Unplanner::verb_of(std::string_view name) const {
    const ::cantrip::Symbol found = symbol_of(name);
    return found.kind == SymbolKind::verb ? &p_.verbs[found.index] : nullptr;
}

bool Unplanner::is_silent(PhraseId id) const { return text::is_silent(tree_, id, keys_); }

// ---- all ways, one after the other

std::size_t Unplanner::pick(std::size_t count) {
    if (count <= 1) return 0;
    if (picked_ == picks_.size()) picks_.emplace_back(0, count);
    return picks_[picked_++].first;
}

bool Unplanner::owners_said() {
    if (!owners_said_) owners_said_ = pick(2) == 1;
    return *owners_said_;
}

bool Unplanner::next_way() {
    picks_.resize(picked_);
    while (!picks_.empty() && picks_.back().first + 1 >= picks_.back().second) picks_.pop_back();
    if (picks_.empty()) return false;
    ++picks_.back().first;
    return true;
}

std::vector<AbilitySource> Unplanner::ability(PhraseId root, KindId host, std::size_t limit) {
    std::vector<AbilitySource> out;
    picks_.clear();
    for (std::size_t tries = 0; tries < 8 * limit && out.size() < limit; ++tries) {
        picked_ = 0;
        named_.clear();
        marks_.clear();
        next_mark_ = next_name_ = subjects_ = 0;
        host_kind_.clear();
        face_.clear();
        in_pattern_ = forbids_ = false;
        opened_ = no_phrase;
        others_pay_ = false;
        counts_.clear();
        owners_said_.reset();
        try {
            AbilitySource way = write(root, host);
            if (std::find(out.begin(), out.end(), way) == out.end()) out.push_back(std::move(way));
        } catch (const Wrong&) {
            // the next way
        }
        if (!next_way()) break;
    }
    return out;
}

AbilitySource Unplanner::write(PhraseId root, KindId host) {
    std::string head;
    PhraseId body = root;
    if (is(root, Con::labelled) || is(root, Con::labelled_only) || is(root, Con::labelled_once)) {
        head = labels(slot(root, Slot::label), host);
        body = slot(root, Slot::body);
    }
    std::vector<PhraseId> bodies;
    const auto add = [&](PhraseId sentence) {
        bodies.push_back(is(sentence, Con::sentence) ? slot(sentence, Slot::body) : sentence);
    };
    if (is_list(body, Join::sentences))
        for (const PhraseId part : at(body).parts) add(part);
    else
        add(body);
    std::string tail, params;
    // What the action is done to is spoken of in its condition too.
    while (is(bodies.front(), Con::target)) {
        head += (params.empty() ? "(" : ", ") + target(bodies.front());
        params = ")";
        bodies.erase(bodies.begin());
        if (bodies.empty()) throw Wrong{};
    }
    head += params;
    const bool effect = head.empty() && !is_reaction(bodies.front());
    if (is(root, Con::labelled_only)) tail = only_tail(slot(root, Slot::when));
    if (is(root, Con::labelled_once)) tail = " once per " + name_of(at(slot(root, Slot::time)).key);
    std::string text = sentences(bodies);
    // A rule with an end is what an effect sets up.
    if (!head.empty() && bodies.size() == 1 &&
        (is(bodies.front(), Con::with_until_end) || is(bodies.front(), Con::with_until_start)))
        text = "{ " + text + " }";
    if (!head.empty())
        text = head + tail + ": " + text;
    else if (!tail.empty())
        throw Wrong{};
    if (!face_.empty()) text = face_ + " { " + text + " }";
    return {finished(std::move(text)), host_kind_, effect};
}

// ---- headings

// `(named_1 dreamer reachable from you)`
std::string Unplanner::target(PhraseId id) {
    const PhraseId what = slot(id, Slot::what);
    const std::string pool = noun(what, true);
    if (at(what).kind != Phrase::Kind::noun) throw Wrong{};
    const std::string chosen = "named_" + std::to_string(++next_name_);
    mention(at(what).key, chosen, false);
    return chosen + " " + pool;
}

std::string Unplanner::labels(PhraseId label, KindId host) {
    std::vector<std::string> names;
    const auto add = [&](PhraseId one_of) { names.push_back(member(one_of)); };
    if (is_list(label, Join::labels))
        for (const PhraseId part : at(label).parts) add(part);
    else
        add(label);
    face_.clear();
    for (const Face& face : p_.faces)
        if (p_.name_of(face) == names.front() && (host == no_index || p_.is_a(host, face.kind)))
            face_ = names.front();
    if (!face_.empty()) names.erase(names.begin());
    if (names.empty()) return {};
    const std::string last = names.back();
    bool heading = false, trait = false;
    for (const Heading& known : p_.headings)
        heading |= p_.name_of(known) == last && (host == no_index || p_.is_a(host, known.kind));
    for (const Trait& known : p_.traits) trait |= p_.name_of(known) == last;
    std::vector<std::string> ends;
    if (heading) ends.push_back(last);
    const bool plain = keys_.intern(last) == Word::action;
    if (trait || plain) ends.push_back(plain ? last : last + " action");
    if (!heading && !trait && !plain) ends.push_back("action " + last + " \"" + last + "\"");
    std::string out;
    for (std::size_t i = 0; i + 1 < names.size(); ++i) out += names[i] + " ";
    out += ends[pick(ends.size())];
    name_heading_parameters(heading ? last : "action", host);
    return out;
}

void Unplanner::name_heading_parameters(std::string_view name, KindId host) {
    const auto know = [&](const Param& param, std::string_view verb) {
        const std::string word(p_.names.text(param.name));
        if (param.type.is(TypeTag::thing))
            mention(keys_.intern(p_.name_of(p_.kinds[param.type.index])), word, false);
        mention(param_key(keys_, verb, word), word, false);
    };
    for (const Heading& heading : p_.headings) {
        if (p_.name_of(heading) != name || (host != no_index && !p_.is_a(host, heading.kind))) continue;
        if (heading.verb != no_index)
            for (const Param& param : p_.verbs[heading.verb].params)
                know(param, p_.name_of(p_.verbs[heading.verb]));
        if (heading.action != no_index)
            for (const Param& param : p_.abilities[heading.action].params) know(param, name);
    }
}

// ---- names for what is spoken of later

std::string Unplanner::hoisted(const std::vector<std::string>& statements) {
    std::string out;
    const auto add = [&](const std::string& statement) { out += (out.empty() ? "" : "; ") + statement; };
    // A list is several statements: what is named in one of them is named right before it.
    std::vector<std::string> all;
    for (const std::string& statement : statements) {
        std::size_t begin = 0;
        int depth = 0;
        for (std::size_t i = 0; i < statement.size(); ++i) {
            const char c = statement[i];
            if (c == '{' || c == '(' || c == mention_open) ++depth;
            if (c == '}' || c == ')' || c == mention_close) --depth;
            if (depth == 0 && statement.compare(i, 2, "; ") == 0) {
                all.push_back(statement.substr(begin, i - begin));
                begin = i + 2;
            }
        }
        all.push_back(statement.substr(begin));
    }
    for (const std::string& statement : all) {
        std::string rest = statement;
        for (const auto& [mark, name] : marks_) {
            const std::string open = mention_open + std::to_string(mark) + mention_text;
            const auto begin = rest.find(open);
            if (begin == std::string::npos) continue;
            // Mentions nest: find the end of this one.
            std::size_t end = begin + open.size();
            for (int depth = 1; end < rest.size(); ++end) {
                if (rest[end] == mention_open) ++depth;
                if (rest[end] == mention_close && --depth == 0) break;
            }
            add("let " + name + " = " + rest.substr(begin + open.size(), end - begin - open.size()));
            rest.replace(begin, end + 1 - begin, name);
        }
        add(rest);
    }
    return out;
}

std::string Unplanner::may_be_named(PhraseId id, std::string text) {
    const Phrase& phrase = at(id);
    if (phrase.kind != Phrase::Kind::noun || phrase.determiner == Word::that ||
        phrase.determiner == Word::this_)
        return text;
    const int mark = next_mark_++;
    named_.push_back({phrase.key, "", is_several(phrase), mark});
    return mention_open + std::to_string(mark) + mention_text + text + mention_close;
}

std::string Unplanner::finished(std::string text) const {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == mention_open) {
            i = text.find(mention_text, i);
        } else if (text[i] == call_open) {
            const std::size_t end = text.find(call_close, i);
            const auto name = marks_.find(std::stoi(text.substr(i + 1, end - i - 1)));
            if (name != marks_.end()) out += " as " + name->second;
            i = end;
        } else if (text[i] != mention_close) {
            out += text[i];
        }
    }
    return out;
}

} // namespace cantrip::text
