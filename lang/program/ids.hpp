#pragma once
// The ids of everything that is declared: indices into the vectors of Program.

#include "lang/support/id.hpp"

namespace cantrip {

using AbilityId = Id<struct Ability>;
using DefineId = Id<struct Define>;
using DieId = Id<struct Die>;
using ExclusiveId = Id<struct Exclusive>;
using FaceId = Id<struct Face>;
using FieldId = Id<struct Field>;
using GlobalId = Id<struct Global>;
using GroupId = Id<struct Group>;
using HeadingId = Id<struct Heading>;
using HirId = Id<struct Hir>;
using KindId = Id<struct Kind>;
using MapId = Id<struct Map>;
using NameId = Id<struct Name>;
using NamesListId = Id<struct NamesList>;
using NamesValueId = Id<struct NamesValue>;
using NounId = Id<struct Noun>;
using PackageId = Id<struct Package>;
using PatternId = Id<struct Pattern>;
using ReactionId = Id<struct Reaction>;
using RuleId = Id<struct Rule>;
using ScenarioId = Id<struct Scenario>;
using ThingId = Id<struct Thing>;
using TraitId = Id<struct Trait>;
using UnitId = Id<struct Unit>;
using VerbId = Id<struct Verb>;
using ZoneId = Id<struct Zone>;

inline constexpr HirId no_hir = no_index;
inline constexpr NameId no_name = no_index;

} // namespace cantrip
