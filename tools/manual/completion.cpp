#include "tools/manual/completion.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace cantrip::manual {
namespace {

// 'text' for a shell: an apostrophe ends the quotes, is escaped, and begins them again.
std::string quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'')
            out += "'\\''";
        else
            out += c;
    }
    return out + "'";
}

// The words of `cantrip WORD …`: first words, and behind each the second words there are.
struct Words {
    std::vector<std::string> first;
    std::map<std::string, std::vector<std::string>> second;
};

Words words_of(Entries entries) {
    Words words;
    for (const Entry& entry : entries) {
        const std::string name(entry.command->name);
        const std::size_t space = name.find(' ');
        const std::string first = name.substr(0, space);
        if (std::find(words.first.begin(), words.first.end(), first) == words.first.end())
            words.first.push_back(first);
        if (space != std::string::npos) words.second[first].push_back(name.substr(space + 1));
    }
    words.first.emplace_back("help");
    return words;
}

std::vector<std::string> spellings(const Entry& entry) {
    std::vector<std::string> out;
    for (const Option& option : entry.options) {
        out.emplace_back(option.name);
        if (option.letter != '\0') out.push_back(fmt::format("-{}", option.letter));
    }
    return out;
}

// A case of `case "$command:$option"` for every option with choices.
std::string choice_cases(Entries entries, std::string_view line) {
    std::string out;
    for (const Entry& entry : entries)
        for (const Option& option : entry.options) {
            if (option.choices.empty()) continue;
            out += fmt::format("        {}) {} ;;\n",
                               quoted(fmt::format("{}:{}", entry.command->name, option.name)),
                               fmt::format(fmt::runtime(line), fmt::join(option.choices, " ")));
        }
    return out;
}

std::string second_word_cases(const Words& words) {
    std::string out;
    for (const auto& [first, second] : words.second)
        out += fmt::format("        {}) second='{}' ;;\n", first, fmt::join(second, " "));
    return out;
}

std::string option_cases(Entries entries) {
    std::string out;
    for (const Entry& entry : entries)
        out += fmt::format("        {}) options='{}' ;;\n", quoted(entry.command->name),
                           fmt::join(spellings(entry), " "));
    return out;
}

} // namespace

std::string bash_completion(Entries entries) {
    const Words words = words_of(entries);
    return fmt::format(R"(# bash completion for cantrip
_cantrip() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}}
    local second='' options='' values='' start=2
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W '{0} --help --version' -- "$word"))
        return
    fi
    if [ "$command" = help ]; then
        COMPREPLY=($(compgen -W '{0}' -- "$word"))
        return
    fi
    case "$command" in
{1}    esac
    if [ "$COMP_CWORD" -gt 2 ] && [[ " $second " == *" ${{COMP_WORDS[2]}} "* ]]; then
        command="$command ${{COMP_WORDS[2]}}"
        start=3
    fi
    # `--format=json` reaches bash as three words.
    if [ "$before" = '=' ]; then before=${{COMP_WORDS[COMP_CWORD-2]}}; fi
    if [ "$word" = '=' ]; then word=''; fi
    case "$command:$before" in
{2}    esac
    if [ -n "$values" ]; then
        COMPREPLY=($(compgen -W "$values" -- "$word"))
        return
    fi
    case "$command" in
{3}    esac
    if [[ "$word" == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        return
    fi
    if [ "$COMP_CWORD" -eq 2 ] && [ -n "$second" ]; then COMPREPLY=($(compgen -W "$second" -- "$word")); fi
    COMPREPLY+=($(compgen -f -- "$word"))
}}
complete -o filenames -F _cantrip cantrip
)",
                       fmt::join(words.first, " "), second_word_cases(words),
                       choice_cases(entries, "values='{}'"), option_cases(entries));
}

std::string zsh_completion(Entries entries) {
    const Words words = words_of(entries);
    return fmt::format(R"(#compdef cantrip
# zsh completion for cantrip
_cantrip() {{
    local command=$words[2] before=$words[CURRENT-1] second='' options='' values=''
    if (( CURRENT == 2 )); then
        compadd -- {0} --help --version
        return
    fi
    if [[ $command == help ]]; then
        compadd -- {0}
        return
    fi
    case $command in
{1}    esac
    if (( CURRENT > 3 )) && [[ " $second " == *" $words[3] "* ]]; then command="$command $words[3]"; fi
    case $command:$before in
{2}    esac
    if [[ -n $values ]]; then
        compadd -- ${{=values}}
        return
    fi
    case $command in
{3}    esac
    if [[ $PREFIX == -* ]]; then
        compadd -- ${{=options}}
        return
    fi
    if (( CURRENT == 3 )) && [[ -n $second ]]; then compadd -- ${{=second}}; fi
    _files
}}
if [[ $funcstack[1] == _cantrip ]]; then _cantrip "$@"; else compdef _cantrip cantrip; fi
)",
                       fmt::join(words.first, " "), second_word_cases(words),
                       choice_cases(entries, "values='{}'"), option_cases(entries));
}

std::string fish_completion(Entries entries) {
    const Words words = words_of(entries);
    std::string out = "# fish completion for cantrip\n";
    for (const std::string& first : words.first) {
        const auto own = std::find_if(entries.begin(), entries.end(),
                                      [&](const Entry& e) { return e.command->name == first; });
        out += fmt::format("complete -c cantrip -n __fish_use_subcommand -f -a {}", first);
        if (own != entries.end()) out += fmt::format(" -d {}", quoted(own->command->summary));
        out += '\n';
    }
    out += fmt::format("complete -c cantrip -n '__fish_seen_subcommand_from help' -f -a {}\n",
                       quoted(fmt::format("{}", fmt::join(words.first, " "))));
    for (const Entry& entry : entries) {
        const std::string_view name = entry.command->name;
        const std::size_t space = name.find(' ');
        // A command of two words is seen when both are; one word is seen alone.
        std::string condition = fmt::format("__fish_seen_subcommand_from {}", name.substr(0, space));
        if (space != std::string_view::npos) {
            const std::string_view second = name.substr(space + 1);
            out += fmt::format(
                "complete -c cantrip -n '{}; and not __fish_seen_subcommand_from {}' -a {} -d {}\n",
                condition, fmt::join(words.second.at(std::string(name.substr(0, space))), " "), second,
                quoted(entry.command->summary));
            condition += fmt::format("; and __fish_seen_subcommand_from {}", second);
        }
        for (const Option& option : entry.options) {
            out += fmt::format("complete -c cantrip -n '{}' -l {}", condition, option.name.substr(2));
            if (option.letter != '\0') out += fmt::format(" -s {}", option.letter);
            if (option.takes != Option::Takes::nothing) out += " -r";
            if (!option.choices.empty())
                out += fmt::format(" -f -a {}", quoted(fmt::format("{}", fmt::join(option.choices, " "))));
            out += fmt::format(" -d {}\n", quoted(option.help));
        }
    }
    return out;
}

} // namespace cantrip::manual
