#include "tools/text/pack/read_pack.hpp"

#include <algorithm>
#include <charconv>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/support/words.hpp"
#include "tools/text/pack/language_code.hpp"

namespace cantrip::text {

const std::map<std::string_view, PackReader::Handler>& PackReader::handlers() {
    static const std::map<std::string_view, Handler> table{
        {"language", &PackReader::read_language}, {"prints", &PackReader::read_prints},
        {"genders", &PackReader::read_genders},   {"order", &PackReader::read_order},
        {"plural", &PackReader::read_plural},     {"govern", &PackReader::read_govern},
        {"agree", &PackReader::read_agree},       {"fallback", &PackReader::read_fallback},
        {"form", &PackReader::read_verb_form},    {"place", &PackReader::read_place},
        {"default", &PackReader::read_default},   {"list", &PackReader::read_list},
        {"vocal", &PackReader::read_vocal},       {"spoken", &PackReader::read_spoken},
        {"reads", &PackReader::read_reads},       {"swap", &PackReader::read_swap},
        {"contract", &PackReader::read_contract}, {"invert", &PackReader::read_invert},
        {"clitics", &PackReader::read_clitics},   {"nbsp", &PackReader::read_nbsp},
        {"marks", &PackReader::read_marks},       {"letters", &PackReader::read_letters},
        {"columns", &PackReader::read_columns},   {"paradigm", &PackReader::read_paradigm},
        {"noun", &PackReader::read_noun},         {"adj", &PackReader::read_adjective},
        {"det", &PackReader::read_adjective},     {"verb", &PackReader::read_verb},
        {"behind", &PackReader::read_behind},     {"frame", &PackReader::read_frame},
        {"say", &PackReader::read_construction},  {"spelling", &PackReader::read_spelling},
        {"numeral", &PackReader::read_numeral},   {"avoid", &PackReader::read_avoid},
        {"accept", &PackReader::read_accept},     {"generator", &PackReader::read_generator},
        {"also", &PackReader::read_also},         {"light", &PackReader::read_light},
        {"read", &PackReader::read_read_only},    {"opposite", &PackReader::read_opposite},
    };
    return table;
}

// Nouns come last, since adjectives inside them may be defined anywhere in the file.
void PackReader::read(FileId file) {
    const std::vector<PackLine> lines = read_pack_lines(sources_, file, diagnostics_);
    for (const bool nouns : {false, true}) {
        for (const PackLine& line : lines) {
            if ((line.tokens.front().text == "noun") == nouns) read_line(line);
        }
    }
}

void PackReader::read_line(const PackLine& line) {
    const auto handler = handlers().find(line.tokens.front().text);
    if (handler != handlers().end()) {
        (this->*handler->second)(line);
        return;
    }
    std::vector<std::string_view> known;
    for (const auto& [name, function] : handlers()) known.push_back(name);
    unknown(line.tokens.front().at, "line", line.tokens.front().text, known);
}

bool PackReader::has(const PackLine& line, std::size_t count, std::string_view shape) {
    if (line.tokens.size() >= count) return true;
    wrong(line.at, "this line is not complete").help = "it reads `" + std::string(shape) + "`";
    return false;
}

void PackReader::unknown(Span at, std::string_view what, std::string_view word,
                         const std::vector<std::string_view>& known) {
    Diagnostic& told = diagnostics_.add(Code::pack_unknown, at,
                                        "there is no " + std::string(what) + " `" + std::string(word) + "`");
    if (const std::string_view near = did_you_mean(word, known); !near.empty()) {
        told.help = "did you mean `" + std::string(near) + "`?";
    }
}

void PackReader::read_language(const PackLine& line) {
    if (!has(line, 2, "language CODE \"name\" [of names]")) return;
    if (is_language_code(line.tokens[1].text))
        pack_.rules.language = line.tokens[1].text;
    else
        wrong(line.tokens[1].at, "`" + line.tokens[1].text + "` is no code of a language").help =
            "a code is two to eight small letters: `cs`";
    // `of names`: what card files call their cards.
    pack_.rules.source_names =
        line.tokens.size() > 4 && line.tokens[3].text == "of" && line.tokens[4].text == "names";
}

void PackReader::read_prints(const PackLine& line) {
    if (!has(line, 2, "prints TAG [in SCRIPT]")) return;
    if (!is_language_tag(line.tokens[1].text)) {
        wrong(line.tokens[1].at, "`" + line.tokens[1].text + "` is no tag of a language").help =
            "a tag is a code, with a script or region behind a dash: `sr-Cyrl`";
        return;
    }
    pack_.rules.prints.emplace_back(line.tokens[1].text, line.tokens.size() > 3 ? line.tokens[3].text : "");
}

void PackReader::read_genders(const PackLine& line) {
    for (std::size_t i = 1; i < line.tokens.size(); ++i) pack_.rules.genders.push_back(line.tokens[i].text);
}

void PackReader::read_order(const PackLine& line) {
    pack_.rules.order.clear();
    static const std::vector<std::string_view> parts{"determiner", "ordinals", "quantity", "adjectives",
                                                     "noun"};
    for (std::size_t i = 1; i < line.tokens.size(); ++i) {
        const PackToken& token = line.tokens[i];
        if (std::find(parts.begin(), parts.end(), token.text) == parts.end())
            unknown(token.at, "part of a noun phrase", token.text, parts);
        pack_.rules.order.push_back(token.text);
    }
}

void PackReader::read_plural(const PackLine& line) {
    if (!has(line, 2, "plural CATEGORY RULE")) return;
    std::string text;
    for (std::size_t i = 2; i < line.tokens.size(); ++i) text += line.tokens[i].text + " ";
    PluralRule rule;
    if (const std::string problem = rule.parse(trim(text)); !problem.empty()) {
        wrong(line.at, "this plural rule cannot be read: " + problem).help =
            "as in `v = 0 and i % 10 = 2..4`";
    }
    pack_.rules.plurals.emplace_back(line.tokens[1].text, std::move(rule));
}

void PackReader::read_govern(const PackLine& line) {
    if (!has(line, 4, "govern CATEGORY[+TAG] CASES RESULT")) return;
    Government rule;
    const auto parts = split(line.tokens[1].text, "+");
    rule.category = parts[0];
    if (parts.size() > 1) rule.tag = parts[1];
    if (line.tokens[2].text != "*") {
        for (const std::string_view name : split(line.tokens[2].text, ",")) rule.cases.emplace_back(name);
    }
    rule.result = line.tokens[3].text;
    pack_.rules.governments.push_back(std::move(rule));
}

void PackReader::read_agree(const PackLine& line) {
    if (has(line, 3, "agree CATEGORY NUMBER"))
        pack_.rules.agreement[line.tokens[1].text] = line.tokens[2].text;
}

void PackReader::read_fallback(const PackLine& line) {
    if (!has(line, 3, "fallback FORM FORM…")) return;
    for (std::size_t i = 2; i < line.tokens.size(); ++i) {
        pack_.rules.fallbacks[line.tokens[1].text].push_back(line.tokens[i].text);
    }
}

void PackReader::read_verb_form(const PackLine& line) {
    if (!has(line, 4, "form NAME = WORDING")) return;
    pack_.rules.verb_forms[line.tokens[1].text] = read_wording(line, 3, keys_, diagnostics_);
}

void PackReader::read_place(const PackLine& line) {
    if (!has(line, 4, "place NAME \"preposition\" CASE")) return;
    pack_.rules.places[line.tokens[1].text] = {line.tokens[2].text, line.tokens[3].text};
}

void PackReader::read_default(const PackLine& line) {
    if (!has(line, 3, "default address|noun|adj|verb|colon VALUE")) return;
    if (line.tokens[1].text == "address") {
        pack_.rules.address = line.tokens[2].text;
    } else {
        pack_.rules.defaults[line.tokens[1].text] = line.tokens[2].text;
    }
}

void PackReader::read_list(const PackLine& line) {
    if (!has(line, 5, "list NAME \"separator\" \"last\" \"between two\"")) return;
    pack_.rules.lists[keys_.intern(line.tokens[1].text)] = {line.tokens[2], line.tokens[3], line.tokens[4]};
}

void PackReader::read_vocal(const PackLine& line) {
    if (!has(line, 4, "vocal \"plain\" \"full\" BEGINNINGS… [but BEGINNINGS…]")) return;
    Vocal vocal{line.tokens[1].text, line.tokens[2].text, {}, {}};
    bool but = false;
    for (std::size_t i = 3; i < line.tokens.size(); ++i) {
        if (line.tokens[i].text == "but" && !line.tokens[i].quoted) {
            but = true;
            continue;
        }
        (but ? vocal.not_before : vocal.before).push_back(line.tokens[i].text);
    }
    pack_.rules.vocals.push_back(std::move(vocal));
}

// `reads "svého" "tvého"`: for a reader the second is the first; which of them is said is decided by the
// sentence.
void PackReader::read_reads(const PackLine& line) {
    if (has(line, 3, "reads \"word\" \"other word\""))
        pack_.rules.vocals.push_back({line.tokens[1].text, line.tokens[2].text, {}, {}});
}

// `swap ninf a no`: in a clause of this form the first noun with `a` takes `no`, and the clause is negated by
// that.
void PackReader::read_swap(const PackLine& line) {
    if (has(line, 4, "swap FORM DETERMINER DETERMINER"))
        pack_.rules.swaps[line.tokens[1].text] = {keys_.intern(line.tokens[2].text),
                                                  keys_.intern(line.tokens[3].text)};
}

// `invert inv {subj:nom}`: in a clause of this form what is told here stands right behind the verb.
void PackReader::read_invert(const PackLine& line) {
    if (has(line, 3, "invert FORM WORDING"))
        pack_.rules.inversions[line.tokens[1].text] = read_wording(line, 2, keys_, diagnostics_);
}

void PackReader::read_contract(const PackLine& line) {
    if (has(line, 3, "contract \"two words\" \"one\""))
        pack_.rules.contractions[line.tokens[1].text] = line.tokens[2].text;
}

void PackReader::read_spoken(const PackLine& line) {
    for (std::size_t i = 1; i + 1 < line.tokens.size(); i += 2) {
        std::int64_t number = 0;
        const std::string& text = line.tokens[i].text;
        if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc{}) {
            wrong(line.tokens[i].at, "`" + text + "` is no number").help =
                "it reads `spoken NUMBER WORD NUMBER WORD…`";
        }
        pack_.rules.spoken[number] = line.tokens[i + 1].text;
    }
}

void PackReader::read_clitics(const PackLine& line) {
    for (std::size_t i = 1; i < line.tokens.size(); ++i) pack_.rules.clitics.push_back(line.tokens[i].text);
}

void PackReader::read_nbsp(const PackLine& line) {
    if (!has(line, 2, "nbsp after WORDS… | nbsp numbers")) return;
    if (line.tokens[1].text == "numbers") pack_.rules.nbsp_numbers = true;
    for (std::size_t i = 2; i < line.tokens.size(); ++i) {
        pack_.rules.nbsp_after.insert(line.tokens[i].text);
        pack_.rules.longest_nbsp_after = std::max(pack_.rules.longest_nbsp_after, line.tokens[i].text.size());
    }
}

void PackReader::read_marks(const PackLine& line) {
    if (!has(line, 3, "marks decimal|quotes|dash|minus TEXT")) return;
    const std::string& name = line.tokens[1].text;
    if (name == "decimal")
        pack_.rules.decimal = line.tokens[2].text;
    else if (name == "dash")
        pack_.rules.dash = line.tokens[2].text;
    else if (name == "minus")
        pack_.rules.minus = line.tokens[2].text;
    else if (name == "quotes" && has(line, 4, "marks quotes \"open\" \"close\"")) {
        pack_.rules.open_quote = line.tokens[2].text;
        pack_.rules.close_quote = line.tokens[3].text;
    } else if (name != "quotes") {
        unknown(line.tokens[1].at, "mark", name, {"decimal", "quotes", "dash", "minus"});
    }
}

void PackReader::read_letters(const PackLine& line) {
    if (!has(line, 4, "letters SCRIPT FROM TO FROM TO…")) return;
    auto& table = pack_.rules.scripts[line.tokens[1].text];
    for (std::size_t i = 2; i + 1 < line.tokens.size(); i += 2)
        table.emplace_back(line.tokens[i].text, line.tokens[i + 1].text);
}

void PackReader::read_spelling(const PackLine& line) {
    if (!has(line, 2, "spelling DICTIONARY [in SCRIPT]")) return;
    if (line.tokens.size() > 3)
        pack_.rules.script_spelling[line.tokens[3].text] = line.tokens[1].text;
    else
        pack_.rules.spelling = line.tokens[1].text;
}

// `generator FILE GENDER TAG GENDER TAG…`
void PackReader::read_generator(const PackLine& line) {
    if (!has(line, 2, "generator FILE GENDER TAG…")) return;
    pack_.rules.generator = line.tokens[1].text;
    for (std::size_t i = 2; i + 1 < line.tokens.size(); i += 2)
        pack_.rules.generator_tags[line.tokens[i].text] = line.tokens[i + 1].text;
}

// What a dictionary does not know, and why it is right: `accept KEY "reason"`, `accept "word" "reason"`.
void PackReader::read_accept(const PackLine& line) {
    if (!has(line, 3, "accept KEY|\"word\" \"reason\"")) return;
    AcceptedWord accepted;
    if (line.tokens[1].quoted)
        accepted.word = line.tokens[1].text;
    else
        accepted.key = keys_.intern(line.tokens[1].text);
    accepted.reason = line.tokens[2].text;
    accepted.at = line.at;
    if (!line.tokens[2].quoted || trim(accepted.reason).empty())
        wrong(line.tokens[2].at, "the reason stands in quotes");
    pack_.accepted.push_back(std::move(accepted));
}

// How a number is written in words, in all its forms; only for reading.
void PackReader::read_numeral(const PackLine& line) {
    if (!has(line, 3, "numeral NUMBER WORDS…")) return;
    std::int64_t number = 0;
    const std::string& digits = line.tokens[1].text;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), number).ec != std::errc{}) {
        wrong(line.tokens[1].at, "`" + digits + "` is no number");
        return;
    }
    for (std::size_t i = 2; i < line.tokens.size(); ++i) pack_.rules.numerals[line.tokens[i].text] = number;
}

// Words that proofreading finds wrong where the word of the key belongs: `avoid farm "ranch*"`.
void PackReader::read_avoid(const PackLine& line) {
    if (!has(line, 3, "avoid KEY \"words\" …")) return;
    for (std::size_t i = 2; i < line.tokens.size(); ++i) {
        if (!line.tokens[i].quoted) {
            wrong(line.tokens[i].at, "what is to be avoided stands in quotes");
            continue;
        }
        pack_.avoided.push_back({keys_.intern(line.tokens[1].text), line.tokens[i].text});
    }
}

// `also gain "receive*" "get*"`: other words that people use for a word or a construction.
void PackReader::read_also(const PackLine& line) {
    if (!has(line, 3, "also KEY \"words\" …")) return;
    for (std::size_t i = 2; i < line.tokens.size(); ++i) {
        if (!line.tokens[i].quoted) {
            wrong(line.tokens[i].at, "other words stand in quotes");
            continue;
        }
        pack_.read_only_words.push_back(
            {keys_.intern(line.tokens[1].text), line.tokens[i].text, line.tokens[1].at});
    }
}

// `light card space`: words that a sentence may leave out.
void PackReader::read_light(const PackLine& line) {
    for (std::size_t i = 1; i < line.tokens.size(); ++i)
        pack_.light.insert(keys_.intern(line.tokens[i].text));
}

// `opposite gain lose`: a text with one of them for the other says the contrary.
void PackReader::read_opposite(const PackLine& line) {
    if (has(line, 3, "opposite KEY KEY"))
        pack_.opposites.emplace_back(keys_.intern(line.tokens[1].text), keys_.intern(line.tokens[2].text));
}

// `read say when = …`, `read frame draw = …`: another wording, for reading alone.
void PackReader::read_read_only(const PackLine& line) {
    if (!has(line, 5, "read say|frame NAME[:FORM] = WORDING")) return;
    const std::string& what = line.tokens[1].text;
    if (what != "say" && what != "frame") {
        unknown(line.tokens[1].at, "kind of wording", what, {"say", "frame"});
        return;
    }
    const auto parts = split(line.tokens[2].text, ":");
    pack_.read_only_wordings.push_back({keys_.intern(parts[0]), std::string(parts.size() > 1 ? parts[1] : ""),
                                        read_wording(line, 4, keys_, diagnostics_), what == "frame"});
}

void PackReader::read_frame(const PackLine& line) {
    if (!has(line, 4, "frame VERB[:FORM] = WORDING")) return;
    const auto parts = split(line.tokens[1].text, ":");
    const std::string form(parts.size() > 1 ? parts[1] : "");
    const Key verb = keys_.intern(parts[0]);
    Wording& frame = pack_.frames[{verb, form}];
    frame = read_wording(line, 3, keys_, diagnostics_);
    if (!form.empty()) return;
    for (const auto& [inverted, inserted] : pack_.rules.inversions) {
        Wording made = frame;
        const auto is_verb = [](const Item& item) { return item.kind == Item::Kind::verb; };
        const auto found = std::find_if(made.items.begin(), made.items.end(), is_verb);
        if (found == made.items.end()) continue;
        made.items.insert(found + 1, inserted.items.begin(), inserted.items.end());
        pack_.frames[{verb, inverted}] = std::move(made);
    }
}

void PackReader::read_construction(const PackLine& line) {
    if (!has(line, 4, "say NAME[:FORM] = WORDING")) return;
    const auto parts = split(line.tokens[1].text, ":");
    const std::string form(parts.size() > 1 ? parts[1] : "");
    pack_.constructions[{keys_.intern(parts[0]), form}] = read_wording(line, 3, keys_, diagnostics_);
}

void PackReader::check_references() {
    std::vector<std::string_view> known;
    for (const auto& [key, word] : pack_.words) known.push_back(keys_.describe(key));
    const auto check = [&](const Wording& wording) {
        for (const Item& item : wording.items) {
            const bool names_word = item.kind == Item::Kind::agreeing || item.kind == Item::Kind::verb;
            const Key key = names_word ? item.name : item.noun;
            if (key && !pack_.words.contains(key)) unknown(wording.at, "word", keys_.describe(key), known);
        }
    };
    for (const auto& [key, wording] : pack_.frames) check(wording);
    for (const auto& [key, wording] : pack_.constructions) check(wording);
    for (const ReadOnlyWording& other : pack_.read_only_wordings) check(other.wording);
    for (const ReadOnlyWords& other : pack_.read_only_words) {
        const auto said = pack_.constructions.lower_bound({other.key, ""});
        const bool construction = said != pack_.constructions.end() && said->first.first == other.key;
        if (!construction && !pack_.words.contains(other.key) && other.key != Word::filler)
            unknown(other.at, "word or construction", keys_.describe(other.key), known);
    }
    for (const AcceptedWord& accepted : pack_.accepted) {
        if (accepted.key && !pack_.words.contains(accepted.key))
            unknown(accepted.at, "word", keys_.describe(accepted.key), known);
    }
}

} // namespace cantrip::text
