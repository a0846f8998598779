#include "tools/commands/table_entries.hpp"

#include "tools/commands/commands.hpp"

namespace cantrip {

std::vector<manual::Entry> table_entries() {
    std::vector<manual::Entry> entries;
    for (const Command* command : all_commands()) entries.push_back({command, options_of(*command)});
    return entries;
}

} // namespace cantrip
