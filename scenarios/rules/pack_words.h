#pragma once

#include "scenarios/rules/rule_pack.h"

#include <array>

/// @file
/// The words of the format "sightline-rules"; each list is complete. A test compares them with
/// resources/schema/rule-pack.schema.json.
namespace sightline::scenarios {

/// A word of the format and the value that it stands for.
template <class Meaning> struct Word {
    const char* text;
    Meaning meaning;
};

inline constexpr std::array kSpaceWords{Word{"plan", Space::Plan}, Word{"prism", Space::Prism},
                                        Word{"sculpt", Space::Sculpt}, Word{"square", Space::Square},
                                        Word{"hex", Space::Hex}};

inline constexpr std::array kHeightWords{Word{"none", HeightBy::None},
                                         Word{"stat", HeightBy::Stat},
                                         Word{"stat+standing", HeightBy::StatStanding},
                                         Word{"by-base-size", HeightBy::ByBaseSize},
                                         Word{"class-table", HeightBy::ClassTable},
                                         Word{"level", HeightBy::Level},
                                         Word{"real", HeightBy::Real}};

inline constexpr std::array kSourceRegionWords{Word{"volume", Region::Volume},
                                               Word{"body", Region::Body},
                                               Word{"head", Region::Head},
                                               Word{"base", Region::Base},
                                               Word{"base-edge", Region::BaseEdge},
                                               Word{"front-edge", Region::FrontEdge},
                                               Word{"front-centre", Region::FrontCenter},
                                               Word{"closest-point", Region::ClosestPoint},
                                               Word{"printed-dot", Region::PrintedDot},
                                               Word{"cell-centre", Region::CellCenter},
                                               Word{"cell-corner", Region::CellCorner},
                                               Word{"cell", Region::Cell}};

inline constexpr std::array kTargetRegionWords{Word{"volume", Region::Volume},
                                               Word{"body", Region::Body},
                                               Word{"base", Region::Base},
                                               Word{"base-edge", Region::BaseEdge},
                                               Word{"facing-edge", Region::FacingEdge},
                                               Word{"facing-centre", Region::FacingCenter},
                                               Word{"closest-point", Region::ClosestPoint},
                                               Word{"printed-dot", Region::PrintedDot},
                                               Word{"cell-centre", Region::CellCenter},
                                               Word{"cell-corners", Region::CellCorner},
                                               Word{"cell", Region::Cell}};

inline constexpr std::array kScopeWords{Word{"model", Scope::Model}, Word{"leader", Scope::Leader},
                                        Word{"front-rank", Scope::FrontRank}};
inline constexpr std::array kPickWords{Word{"any", Pick::Any}, Word{"best-one", Pick::BestOne}};
inline constexpr std::array kArcFromWords{Word{"centre", ArcFrom::Center}, Word{"front", ArcFrom::Front}};
inline constexpr std::array kTouchWords{Word{"clear", geometry::TouchRule::Clear},
                                        Word{"blocked", geometry::TouchRule::Blocked}};
inline constexpr std::array kAlongEdgeWords{Word{"touch", AlongEdge::Touch},
                                            Word{"defenders-side", AlongEdge::DefendersSide}};
inline constexpr std::array kFullWords{Word{"none", FullSight::None}, Word{"facing-volume", FullSight::FacingVolume},
                                       Word{"base-all", FullSight::BaseAll}};
inline constexpr std::array kQuantifierWords{Word{"any", Quantifier::Any}, Word{"half", Quantifier::Half},
                                             Word{"majority", Quantifier::Majority}, Word{"all", Quantifier::All},
                                             Word{"per-model", Quantifier::PerModel}};
inline constexpr std::array kUnitCoverWords{
    Word{"any", Quantifier::Any}, Word{"half", Quantifier::Half},          Word{"majority", Quantifier::Majority},
    Word{"all", Quantifier::All}, Word{"per-model", Quantifier::PerModel}, Word{"by-share", Quantifier::ByShare}};
inline constexpr std::array kSeeThroughWords{Word{"own-unit", SeenThrough::OwnUnit},
                                             Word{"target-unit", SeenThrough::TargetUnit}};
inline constexpr std::array kOfWords{Word{"terrain", BlockerKind::Terrain}, Word{"models", BlockerKind::Models}};
inline constexpr std::array kPartWords{Word{"any", PiecePart::Any}, Word{"footprint", PiecePart::Footprint},
                                       Word{"walls", PiecePart::Walls}};
inline constexpr std::array kWhichWords{
    Word{"all", WhichModels::All},           Word{"enemy", WhichModels::Enemy},
    Word{"friends", WhichModels::Friends},   Word{"other-units", WhichModels::OtherUnits},
    Word{"vehicles", WhichModels::Vehicles}, Word{"target-ship", WhichModels::TargetShip}};
inline constexpr std::array kHeightClassWords{Word{"low", HeightClass::Low}, Word{"medium", HeightClass::Medium},
                                              Word{"tall", HeightClass::Tall}};
inline constexpr std::array kComparisonWords{
    Word{"real", SizeComparison::Real},          Word{"infinite", SizeComparison::Infinite},
    Word{"ge-both", SizeComparison::GeBoth},     Word{"gt-target", SizeComparison::GtTarget},
    Word{"ge-target", SizeComparison::GeTarget}, Word{"weighted", SizeComparison::Weighted}};
inline constexpr std::array kCoverComparisonWords{Word{"ge-both", SizeComparison::GeBoth},
                                                  Word{"gt-target", SizeComparison::GtTarget},
                                                  Word{"ge-target", SizeComparison::GeTarget}};
inline constexpr std::array kAddsUpWords{Word{"once", AddingUp::Once}, Word{"of-others", AddingUp::OfOthers},
                                         Word{"each", AddingUp::Each}};
inline constexpr std::array kUseWords{Word{"height", SizeUse::Height}, Word{"size", SizeUse::Size},
                                      Word{"base-size", SizeUse::BaseSize}};
inline constexpr std::array kCrossWords{Word{"any", Crossing::Any}, Word{"completely", Crossing::Completely}};

inline constexpr std::array kBodyWords{Word{"solid", TerrainBody::Solid}, Word{"area", TerrainBody::Area},
                                       Word{"area+walls", TerrainBody::AreaAndWalls},
                                       Word{"walls", TerrainBody::Walls}};

/// The passages of a line through an obstacle, by where its ends lie: it ends inside, starts inside, or passes through.
enum class Passage { In, Out, Through };
inline constexpr std::array kPassageWords{Word{"in", Passage::In}, Word{"out", Passage::Out},
                                          Word{"through", Passage::Through}};
/// The kinds of lines that a pack distinguishes.
enum class LineKind { Sight, Fire };
inline constexpr std::array kStopsWords{Word{"sight", LineKind::Sight}, Word{"fire", LineKind::Fire}};

inline constexpr std::array kStandingWords{Word{"touch", Standing::Touch},   Word{"in", Standing::In},
                                           Word{"wholly", Standing::Wholly}, Word{"partly", Standing::Partly},
                                           Word{"on", Standing::On},         Word{"centre", Standing::Center}};
inline constexpr std::array kTriggerWords{Word{"any-line", CoverTrigger::AnyLine},
                                          Word{"all-lines", CoverTrigger::AllLines},
                                          Word{"fraction", CoverTrigger::Fraction},
                                          Word{"not-full", CoverTrigger::NotFull},
                                          Word{"none-visible", CoverTrigger::NoneVisible},
                                          Word{"closest-line", CoverTrigger::ClosestLine},
                                          Word{"count", CoverTrigger::Count},
                                          Word{"member", CoverTrigger::Member},
                                          Word{"member-or-behind", CoverTrigger::MemberOrBehind},
                                          Word{"higher", CoverTrigger::Higher},
                                          Word{"judge", CoverTrigger::Judge}};
inline constexpr std::array kStackingWords{Word{"worst", Stacking::Worst}, Word{"sum", Stacking::Sum}};
inline constexpr std::array kMeasureWords{Word{"base", MeasureFrom::Base}, Word{"hull", MeasureFrom::Hull},
                                          Word{"volume", MeasureFrom::Volume}, Word{"centre", MeasureFrom::Center},
                                          Word{"cells", MeasureFrom::Cells}};
inline constexpr std::array kPlaneWords{Word{"plan", MeasurePlane::Plan}, Word{"space", MeasurePlane::Space}};
inline constexpr std::array kDiagonalWords{Word{"one", Diagonals::One}, Word{"alternate", Diagonals::Alternate}};
inline constexpr std::array kRoundingWords{Word{"none", Rounding::None}, Word{"up", Rounding::Up},
                                           Word{"down", Rounding::Down}, Word{"nearest", Rounding::Nearest}};
inline constexpr std::array kStatusWords{Word{"decided", 0}, Word{"decided for the volumes entered", 1},
                                         Word{"advisory", 2}, Word{"unverified", 3}};

} // namespace sightline::scenarios
