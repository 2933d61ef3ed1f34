#include "app/desktop/rules/pack_fields.h"

#include "app/desktop/base/language.h"
#include "app/desktop/rules/json_members.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/rules/pack_words.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <cassert>
#include <initializer_list>
#include <utility>

namespace sightline::app {

namespace {

using namespace scenarios;

/// Each word of the format with what it means, in the order of `pack_words.h`.
template <class List> std::vector<FieldWord> explained(const List& words, std::initializer_list<QString> helps) {
    assert(helps.size() == words.size());
    std::vector<FieldWord> explained;
    auto help = helps.begin();
    for (const auto& word : words) {
        explained.push_back({QLatin1String{word.text}, *help++});
    }
    return explained;
}

PackField text(const char* key, const QString& label, const QString& help) { return {QLatin1String{key}, label, help}; }
PackField word(const char* key, const QString& label, const QString& help, std::vector<FieldWord> words) {
    return {QLatin1String{key}, label, help, FieldKind::Word, std::move(words)};
}
PackField words(const char* key, const QString& label, const QString& help, std::vector<FieldWord> all) {
    return {QLatin1String{key}, label, help, FieldKind::Words, std::move(all)};
}
PackField flag(const char* key, const QString& label, const QString& help) {
    return {QLatin1String{key}, label, help, FieldKind::Flag};
}
PackField texts(const char* key, const QString& label, const QString& help) {
    return {QLatin1String{key}, label, help, FieldKind::Texts};
}
PackField number(
    const char* key, const QString& label, const QString& help, double least, double most, const QString& unit = {}) {
    return {QLatin1String{key}, label, help, FieldKind::Number, {}, unit, least, most};
}
PackField whole(const char* key, const QString& label, const QString& help, double least, double most) {
    return {QLatin1String{key}, label, help, FieldKind::Whole, {}, {}, least, most};
}
PackField shown(PackField field) {
    field.isAlwaysShown = true;
    return field;
}

std::vector<PackField> joined(std::initializer_list<std::vector<PackField>> parts) {
    std::vector<PackField> all;
    for (const auto& part : parts) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

/// Gives the fields a submenu of their own.
std::vector<PackField> grouped(const QString& group, std::vector<PackField> fields) {
    for (PackField& field : fields) {
        field.group = group;
    }
    return fields;
}

/// Limits fields to models other than the target itself.
std::vector<PackField> withoutTarget(std::vector<PackField> fields) {
    for (PackField& field : fields) {
        std::erase_if(field.words, [](const FieldWord& word) { return word.word == u"target-ship"; });
    }
    return fields;
}

/// Makes the tables of fields, whose words are translated when they are made.
struct PackFieldsWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::PackFields)

public:
    static PackField inches(const char* key, const QString& label, const QString& help) {
        return {QLatin1String{key}, label, help, FieldKind::Number, {}, tr(" in"), 0.0, 1000.0};
    }
    static PackField millimeters(const char* key, const QString& label, const QString& help) {
        return {QLatin1String{key}, label, help, FieldKind::Number, {}, tr(" mm"), 0.0, 1000.0};
    }
    static PackField weights(const QString& help) {
        return {QStringLiteral("weights"), tr("Weights"), help, FieldKind::Numbers};
    }

    static PackField label(const char* key = "label") {
        return text(key, tr("Label"), tr("The rule in a few words; used in reasons"));
    }
    static PackField page(const char* key = "page") {
        return text(key, tr("Page"), tr("Page or section of the rule in its source"));
    }
    static PackField note() { return text("note", tr("Note"), tr("Your own note; it has no effect")); }

    /// Returns the fields of a nested object, with "things." before each key.
    static std::vector<PackField> below(const QString& key, const QString& label, std::vector<PackField> fields) {
        for (PackField& field : fields) {
            field.key = key + u'.' + field.key;
            field.label = tr("%1: %2").arg(label, field.label);
            field.isAlwaysShown = false;
            field.group = label;
        }
        return fields;
    }

    static std::vector<FieldWord> sourceRegions() {
        return explained(kSourceRegionWords,
                         {tr("Any point of the model's volume"), tr("The volume without base and weapons"),
                          tr("The top eighth of the volume"), tr("Any point of the base"),
                          tr("Any point of the base's edge"), tr("The foremost edge of the base"),
                          tr("The center of the foremost edge"), tr("The point nearest to the target"),
                          tr("The dot printed on the base"), tr("The center of the grid cell"),
                          tr("The corners of the grid cell")});
    }

    static std::vector<FieldWord> targetRegions() {
        return explained(kTargetRegionWords,
                         {tr("Any point of the model's volume"), tr("The volume without base and weapons"),
                          tr("Any point of the base"), tr("Any point of the base's edge"),
                          tr("The edge that faces the observer"), tr("The center of the edge that faces the observer"),
                          tr("The point nearest to the observer"), tr("The dot printed on the base"),
                          tr("The center of the grid cell"), tr("The corners of the grid cell"),
                          tr("Any point of the cells that the target occupies")});
    }

    static std::vector<FieldWord> picks() {
        return explained(kPickWords, {tr("Each line may start from another point"),
                                      tr("One point is chosen for all lines of the question")});
    }

    static std::vector<FieldWord> standings() {
        return explained(kStandingWords, {tr("Base and piece share a point"), tr("Part of the base is inside"),
                                          tr("All of the base is inside"),
                                          tr("Part of the base is inside, up to the height of the piece's top"),
                                          tr("The center of the base is inside")});
    }

    static std::vector<FieldWord> quantifiers() {
        return explained(kQuantifierWords, {tr("One model is enough"), tr("At least half of the models"),
                                            tr("More than half of the models"), tr("Every model"),
                                            tr("Given for each model separately")});
    }

    static std::vector<FieldWord> unitCovers() {
        return explained(kUnitCoverWords,
                         {tr("One model is enough"), tr("At least half of the models"),
                          tr("More than half of the models"), tr("Every model"), tr("Given for each model separately"),
                          tr("Up to half of the models: the lowest level; more: the highest")});
    }

    static std::vector<FieldWord> heightClasses() {
        return explained(kHeightClassWords,
                         {tr("Low (under 2 in)"), tr("Medium (2 to 5 in)"), tr("Tall (over 5 in, or unlimited)")});
    }

    /// Returns the name of a kind of the vocabulary of terrain; empty if it has none.
    static QString kindName(const QString& kind) {
        const std::array names{std::pair{"ruin", tr("Ruin", "kind of terrain")},
                               std::pair{"building", tr("Building", "kind of terrain")},
                               std::pair{"wall", tr("Wall", "kind of terrain")},
                               std::pair{"fence", tr("Fence", "kind of terrain")},
                               std::pair{"barricade", tr("Barricade", "kind of terrain")},
                               std::pair{"container", tr("Container", "kind of terrain")},
                               std::pair{"wood", tr("Wood", "kind of terrain")},
                               std::pair{"hill", tr("Hill", "kind of terrain")},
                               std::pair{"crater", tr("Crater", "kind of terrain")},
                               std::pair{"rubble", tr("Rubble", "kind of terrain")},
                               std::pair{"pipe", tr("Pipe", "kind of terrain")},
                               std::pair{"platform", tr("Platform", "kind of terrain")},
                               std::pair{"rock", tr("Rock", "kind of terrain")},
                               std::pair{"area", tr("Area", "kind of terrain")},
                               std::pair{"water", tr("Water", "kind of terrain")},
                               std::pair{"rough", tr("Rough ground", "kind of terrain")},
                               std::pair{"smoke", tr("Smoke", "kind of terrain")},
                               std::pair{"marker", tr("Marker", "kind of terrain")},
                               std::pair{"statue", tr("Statue", "kind of terrain")},
                               std::pair{"wreck", tr("Wreck", "kind of terrain")},
                               std::pair{"feature", tr("Other scenery", "kind of terrain")}};
        const auto found =
            std::ranges::find_if(names, [&](const auto& name) { return kind == QLatin1String{name.first}; });
        return found == names.end() ? QString{} : found->second;
    }

    /// The kinds of terrain, with the other words for each as its meaning.
    static std::vector<FieldWord> kindWords() {
        std::vector<FieldWord> words{{QStringLiteral("*"), tr("All kinds not listed elsewhere")},
                                     {QLatin1String{kAreaWithWalls}, tr("Areas on which walls stand")}};
        std::ranges::transform(terrainKinds(), std::back_inserter(words), [](const TerrainKind& kind) {
            return FieldWord{kind.id, kind.synonyms.join(QStringLiteral(", ")), kindName(kind.id)};
        });
        return words;
    }

    static std::vector<PackField> selectorFields() {
        return {
            shown(word("of", tr("Elements"), tr("The elements that the line applies to"),
                       explained(kOfWords, {tr("Terrain pieces"), tr("Other models")}))),
            shown(texts(
                "tags", tr("Tags"),
                tr("One of these is a trait or the kind of the piece, or the kind of its wall; empty: any piece"))),
            texts("except_tags", tr("Excluded tags"), tr("None of these may be a trait or the kind of the piece")),
            word("part", tr("Part"), tr("The part of a piece that counts"),
                 explained(kPartWords, {tr("Footprint and walls"), tr("Footprint only"), tr("Walls only")})),
            words("height_class", tr("Height class"), tr("The piece is of one of these classes"), heightClasses()),
            flag("mat", tr("Mat"), tr("Ticked: only pieces of height 0; not ticked: only pieces with a height")),
            flag("stands_for_walls", tr("Stands in for walls"),
                 tr("Ticked: only footprints that have walls in the game but none drawn; not ticked: only others")),
            inches("min_height_in", tr("Minimum height"), tr("Lower pieces are ignored")),
            word("which", tr("Models"), tr("The models that the line applies to"),
                 explained(kWhichWords,
                           {tr("All models"), tr("Models of players other than the observer's"),
                            tr("Models of the observer's player"), tr("Models of neither unit"),
                            tr("Models with the keyword “vehicle”"), tr("The target itself, with its hull zones")})),
            texts("models_with", tr("With keywords"), tr("The model has one of these keywords")),
        };
    }

    /// Returns the fields of elements that a model can stand in or look through.
    static std::vector<PackField> placeFields() {
        std::vector<PackField> fields = selectorFields();
        std::erase_if(fields,
                      [](const PackField& field) { return field.key == u"which" || field.key == u"models_with"; });
        fields.front().words.resize(1); // terrain
        return fields;
    }

    static std::vector<PackField> blockFields() {
        return joined(
            {grouped(tr("Element"), selectorFields()),
             {shown(word(
                  "cmp", tr("Comparison"),
                  tr("How the height of the element is compared with the heights of the models"),
                  explained(kComparisonWords,
                            {tr("By true height, as a solid; not on flat tables"), tr("Blocks regardless of heights"),
                             tr("Blocks if at least as high as both models"), tr("Blocks if higher than the target"),
                             tr("Blocks if at least as high as the target"),
                             tr("By adding up points by tag along the line, on grids")}))),
              word("use", tr("Compared value"), tr("The value that is compared"),
                   explained(kUseWords, {tr("The height as defined by the pack"), tr("The size printed on the card"),
                                         tr("The size of the base")})),
              inches("shadow_in", tr("Shadow"),
                     tr("Between the two heights, it blocks if the lower model is within this distance")),
              flag("shadow_by_height", tr("Shadow as long as height"),
                   tr("The shadow is as long as the element is high, in inches")),
              weights(tr("Points for each tag that the line crosses: wood 1, hill 2")),
              number("limit", tr("Point limit"), tr("Blocks at this many points or more"), 0.0, 1e6),
              inches("depth_in", tr("Depth"), tr("Blocks if more of the line than this is inside")),
              word("cross", tr("Crossing"), tr("How the line must cross"),
                   explained(kCrossWords, {tr("Any crossing counts"), tr("The line must enter and leave")})),
              inches("fill_gaps_below_in", tr("Close openings up to"),
                     tr("Openings in walls up to this height count as closed")),
              inches("both_models_below_in", tr("Only for models below"),
                     tr("Blocks only if both models are shorter than this")),
              words("blocks", tr("Line direction"), tr("Depends on where the ends of the line are"),
                    explained(kPassageWords, {tr("Into it"), tr("Out of it"), tr("Through it")})),
              words("stops", tr("Blocked lines"), tr("The lines that it blocks"),
                    explained(kStopsWords, {tr("Lines of sight"), tr("Lines of fire")})),
              label(), page(), note()}});
    }

    /// Returns the fields of elements that block nothing.
    static std::vector<PackField> neverFullFields() {
        static constexpr std::array<QStringView, 7> onlyBlocking{
            u"weights", u"limit", u"depth_in", u"cross", u"fill_gaps_below_in", u"blocks", u"stops"};
        std::vector<PackField> fields = withoutTarget(blockFields());
        std::erase_if(fields, [](const PackField& field) {
            return std::ranges::count(onlyBlocking, QStringView{field.key}) > 0;
        });
        for (PackField& field : fields) {
            if (field.key == u"cmp") {
                std::erase_if(field.words,
                              [](const FieldWord& word) { return word.word == u"real" || word.word == u"weighted"; });
            }
        }
        return fields;
    }

    static std::vector<PackField> coverFields() {
        std::vector<PackField> fields = joined(
            {{shown(text("level", tr("Level"), tr("Name in the game: light, heavy, obscured"))),
              text("level_name", tr("Level in words"), tr("As players say it: benefit of cover")),
              shown(whole("order", tr("Order"), tr("The highest level that applies is the cover"), 0, 1000)),
              shown(
                  word("trigger", tr("Condition"), tr("The condition for this cover"),
                       explained(
                           kTriggerWords,
                           {tr("A line crosses one of the elements"), tr("Every line crosses one of the elements"),
                            tr("More than a fraction of the target is hidden"), tr("The target is not fully visible"),
                            tr("The target is not visible at all"), tr("The shortest line crosses one of the elements"),
                            tr("A number of lines between corners, or points on the line, are blocked"),
                            tr("The target stands in one of the elements"),
                            tr("The target stands in or behind one of the elements"), tr("The target stands higher"),
                            tr("The judge decides")})))},
             below(QStringLiteral("things"), tr("Given by"), withoutTarget(selectorFields())),
             {word("state", tr("Target position"), tr("Position of the target relative to the element"), standings()),
              flag("joined", tr("Joined pieces count as one"),
                   tr("Pieces of one group or parent are treated as a whole")),
              texts("keywords", tr("Only targets with"), tr("The target has one of these keywords")),
              texts("off_keywords", tr("Not for targets with"), tr("The target has none of these keywords")),
              texts("off_states", tr("Excluded states"), tr("The target is in none of these states")),
              inches("target_near_in", tr("Element near target"),
                     tr("The element is within this distance of the target")),
              inches("target_to_crossing_in", tr("Crossing near target"),
                     tr("The line crosses it within this distance of the target")),
              inches("target_to_crossing_beyond_in", tr("Crossing far from target"),
                     tr("The line crosses it beyond this distance from the target")),
              inches("models_apart_over_in", tr("Models farther apart than"),
                     tr("The distance between the two models is larger than this")),
              flag("contact", tr("In contact"), tr("The target touches the element")),
              number("fraction", tr("Fraction"), tr("More than this part of the target is hidden"), 0.0, 1.0),
              word("region", tr("Measured part"), tr("The part of the target that is measured"), targetRegions()),
              word(
                  "cmp", tr("Comparison"), tr("The height of the element compared with those of the models"),
                  explained(kCoverComparisonWords, {tr("At least as high as both models"), tr("Higher than the target"),
                                                    tr("At least as high as the target")})),
              number("larger_by", tr("Larger by"),
                     tr("For the comparison: the element is larger by at least this much"), 0.0, 1000.0),
              inches("target_up_in", tr("Target higher by"), tr("The target stands at least this much higher")),
              flag("over_top", tr("From the observer's top"),
                   tr("Height is measured from the top of the observer, not its foot")),
              whole("fewest_blocked", tr("Minimum blocked"), tr("Number of blocked lines or points"), 0, 1000),
              whole("most_blocked", tr("Maximum blocked"), tr("Number of blocked lines or points"), 0, 1000),
              weights(tr("Points for each tag that the line crosses: wood 1, hill 2")),
              text("exclusive_with", tr("Excluded by"), tr("Another level that excludes this one")),
              label(),
              page(),
              note()}});
        static constexpr std::array<QStringView, 11> ofTheTarget{u"state",
                                                                 u"keywords",
                                                                 u"off_keywords",
                                                                 u"off_states",
                                                                 u"target_near_in",
                                                                 u"target_to_crossing_in",
                                                                 u"target_to_crossing_beyond_in",
                                                                 u"contact",
                                                                 u"fraction",
                                                                 u"region",
                                                                 u"target_up_in"};
        for (PackField& field : fields) {
            if (std::ranges::count(ofTheTarget, QStringView{field.key}) > 0) {
                field.group = tr("Target");
            }
        }
        return fields;
    }

    static PackSection headSection() {
        std::vector<FieldWord> statuses =
            explained(kStatusWords,
                      {tr("Settled by the rules, decided by geometry"),
                       tr("Decided for the heights that the author of the table entered"),
                       tr("Depends on the sculpt of the models: advice only"), tr("Not checked against the rules")});
        return {tr("General"),
                {shown(text("name", tr("Name"), tr("Name shown in lists"))),
                 shown(text("id", tr("Id"),
                            tr("Identifies the rule set in scenarios and on the command line; must be unique"))),
                 shown(text("version", tr("Version"), tr("Any text; shown in verdicts"))),
                 shown(word("status", tr("Status"), tr("How reliable its answers are"), std::move(statuses))),
                 shown(text("source", tr("Source"), tr("The source of the rules, in your own words"))),
                 shown(text("game", tr("Game"), tr("The game it is for"))),
                 shown(text("exact", tr("Exact part"), tr("The part of the game that geometry decides"))), note()}};
    }

    static std::vector<PackField> ignoreFields() {
        return {
            shown(word("source", tr("Observer position"), tr("Position of the observer relative to the element"),
                       standings())),
            shown(word("target", tr("Target position"), tr("Position of the target relative to the element"),
                       standings())),
            flag("joined", tr("Joined pieces count as one"),
                 tr("Pieces of one group or parent are treated as a whole")),
            inches("source_near_in", tr("Observer near"), tr("The observer is within this distance of the element")),
            inches("target_near_in", tr("Target near"), tr("The target is within this distance of the element")),
            flag("only_parts", tr("Only the near parts"),
                 tr("Exempts only the parts within these distances; the rest of the element counts")),
            texts("source_keywords", tr("Observer is"), tr("The observer has one of these keywords")),
            texts("target_keywords", tr("Target is"), tr("The target has one of these keywords")),
            texts("any_keywords", tr("Either is"), tr("One of the two has one of these keywords")),
            whole("target_wounds_at_least", tr("Target's wounds"), tr("The target has at least this many"), 1, 1000),
            texts("blocker_states", tr("Element is"), tr("The model in the way is in one of these states")),
            inches("source_up_in", tr("Observer elevation"), tr("The observer stands at least this high")),
            inches("target_up_in", tr("Target elevation"), tr("The target stands at least this high")),
            inches("distance_over_in", tr("Farther apart than"),
                   tr("The distance between the two models is larger than this")),
            number("source_larger_by", tr("Observer larger by"),
                   tr("The size of the observer exceeds that of the element by at least this much"), 0.0, 1000.0),
            label(),
            page(),
            note(),
        };
    }

    static std::vector<PackSection> packSections() {
        return {
            headSection(),
            {tr("Space and heights"),
             {word("space", tr("Space"), tr("Assumptions about the shape of elements on the table"),
                   explained(kSpaceWords, {tr("Seen from above; heights used only in comparisons"),
                                           tr("Upright solids with the heights entered"),
                                           tr("As upright solids, but the sculpt decides in the end"),
                                           tr("A grid of squares"), tr("A grid of hexagons")})),
              inches("cell_in", tr("Cell size"), tr("For grids")),
              word("height", tr("Heights"), tr("The value used in comparisons"),
                   explained(kHeightWords,
                             {tr("No heights"), tr("The size entered for a model or piece"),
                              tr("The entered size plus the elevation"), tr("The size by base, see “Sizes of bases”"),
                              tr("The class by keyword or state, see “Height classes”"),
                              tr("The level entered, plus the elevation"), tr("The top above the table in inches")}))}},
            {tr("Lines of sight"),
             {word("from.region", tr("From"), tr("Where lines start"), sourceRegions()),
              word("from.scope", tr("Observers"), tr("The models of a unit that can see"),
                   explained(kScopeWords, {tr("Each model"), tr("The leader only, if the unit has one"),
                                           tr("The front rank only, if the unit has one")})),
              word("from.pick", tr("Points"), tr("How the starting point is chosen"), picks()),
              number("from.arc", tr("Arc"), tr("The angle that the observer can see, centered on its facing"), 1.0,
                     360.0, tr("°")),
              flag("from.arc_printed", tr("Printed arc"), tr("Use the arc printed on the base")),
              flag("from.arc_weapon", tr("Arcs of weapons"), tr("Elements in the arc of one of its weapons count")),
              word("from.arc_from", tr("Arc origin"), tr("Where the sides of the arc start"),
                   explained(kArcFromWords, {tr("At the center of the base"), tr("At its front corners")})),
              word("to", tr("To"), tr("Where lines end"), targetRegions()),
              millimeters("line.width_mm", tr("Width of lines"), tr("Elements are grown by half of this")),
              millimeters("line.min_patch_mm", tr("Smallest visible area"),
                          tr("At least this much of the target must be visible")),
              word("line.touch", tr("Touching lines"), tr("A line that only touches a corner or a face"),
                   explained(kTouchWords, {tr("passes"), tr("is blocked")})),
              word("line.along_edge", tr("Lines along edges"),
                   tr("A line between two positions that runs along the edge of elements"),
                   explained(kAlongEdgeWords, {tr("is a touching line"), tr("passes on the side that hides more")})),
              flag("line.free_ends", tr("Ignore touching ends"),
                   tr("A line between two positions does not count as touching an element that only "
                      "one of its ends touches")),
              word("full", tr("Fully visible"), tr("The requirement for “fully visible”"),
                   explained(kFullWords,
                             {tr("Not used by the game"), tr("Each facing point is seen from at least one point"),
                              tr("All of the base is seen from one point")})),
              word("cover_lines.from", tr("Cover: from"), tr("Where lines of cover start, if different"),
                   sourceRegions()),
              word("cover_lines.pick", tr("Cover: points"), tr("How the starting point is chosen"), picks()),
              word("cover_lines.to", tr("Cover: to"), tr("Where lines of cover end, if different"), targetRegions()),
              word("cover_lines.plane", tr("Cover: measured"),
                   tr("Through space: elements that all lines pass above are not crossed"),
                   explained(kPlaneWords, {tr("Along the table"), tr("Through space")}))}},
            {tr("Units and contact"),
             {word("unit.target", tr("A unit is visible if"), tr("How many of its models are visible"), quantifiers()),
              word("unit.full", tr("… fully visible if"), tr("How many of its models are fully visible"),
                   quantifiers()),
              word("unit.cover", tr("… in cover if"), tr("How many of its models are in cover"), unitCovers()),
              flag("unit.full_sight_ends_cover", tr("Full sight ends cover"),
                   tr("A model that one model of the attacking unit sees in full gets no cover from "
                      "being partly hidden")),
              words("see_through", tr("See through"), tr("Models that never block"),
                    explained(kSeeThroughWords,
                              {tr("Models of the observer's unit"), tr("Models of the target's unit")})),
              texts("see_through_keywords", tr("See through models with"),
                    tr("Models with one of these keywords never block")),
              texts("turn_states", tr("End with the turn"), tr("States that a model loses at the end of the turn")),
              texts("round_states", tr("End at the next own turn"),
                    tr("States that a model loses at the start of its side's next turn")),
              flag("models_left_to_players", tr("Models are left to players"),
                   tr("The players decide whether models in the way block; the reason names them")),
              flag("contact_always_sees", tr("Models in contact see each other"),
                   tr("Models in base contact always see each other")),
              flag("reciprocal", tr("Sight is mutual"), tr("A model that is seen sees its observer"))}},
            {tr("Range and measure"),
             {inches("range_in", tr("Range"), tr("There are no targets beyond it")),
              word("measure.from", tr("Measured from"), tr("The parts between which distance is measured"),
                   explained(kMeasureWords, {tr("Base edge to base edge"), tr("Hull to hull"), tr("Volume to volume"),
                                             tr("Center to center"), tr("In cells")})),
              word("measure.plane", tr("Measured in"), tr("With or without heights"),
                   explained(kPlaneWords, {tr("Along the table"), tr("Through space")})),
              word("measure.diagonals", tr("Diagonal steps"), tr("On square grids, measured in cells"),
                   explained(kDiagonalWords, {tr("Count one"), tr("Every second counts two")})),
              word("measure.round", tr("Rounded"), tr("Rounding to whole steps"),
                   explained(kRoundingWords, {tr("No rounding"), tr("Up"), tr("Down"), tr("To the nearest")})),
              inches("measure.step_in", tr("Step"), tr("The step to round to"))}},
            {tr("From above"),
             joined(
                 {{text("elevation.effect", tr("Effect"), tr("Name in the game: plunging fire")),
                   inches("elevation.source_up_in", tr("Observer elevation"), tr("It stands at least this high")),
                   flag("elevation.over_target", tr("Over the target"), tr("Measured from the target's foot")),
                   inches("elevation.target_up_most_in", tr("Target elevation at most"),
                          tr("The target stands no higher than this")),
                   word("elevation.source_state", tr("Observer position"), tr("Position relative to the piece"),
                        standings()),
                   texts("elevation.source_keywords", tr("Or observer is"),
                         tr("These observers get the effect from the ground as well")),
                   inches("elevation.keyword_range_in", tr("… within"), tr("The maximum distance of these observers")),
                   label("elevation.label"), page("elevation.page")},
                  below(QStringLiteral("elevation.source_on"), tr("Stands on"), placeFields())})},
            {tr("Hidden targets and zones"),
             joined({{inches("detection.range_in", tr("Seen within"),
                             tr("Targets in this position are seen no farther than this")),
                      word("detection.state", tr("Target position"), tr("Position relative to the piece"), standings()),
                      flag("detection.joined", tr("Joined pieces count as one"),
                           tr("Pieces of one group or parent are treated as a whole")),
                      texts("detection.keywords", tr("Only targets with"), tr("It has one of these keywords")),
                      texts("detection.unless_states", tr("Excluded states"), tr("It is in none of these states")),
                      texts("detection.behind_tags", tr("Shorter behind pieces tagged"),
                            tr("Each of them on the line between the two centers shortens the range")),
                      inches("detection.behind_less_in", tr("… by"), tr("How much each of them shortens the range")),
                      inches("detection.least_in", tr("… but not below"), tr("Targets this near are always seen")),
                      label("detection.label"), page("detection.page")},
                     below(QStringLiteral("detection.target_in"), tr("Hides in"), placeFields()),
                     {word("zone_stacking", tr("Zones add up"), tr("How modifiers of several zones are combined"),
                           explained(kStackingWords, {tr("The worst one counts"), tr("They are added")}))}})},
        };
    }

    static std::vector<PackList> packLists() {
        return {
            {QStringLiteral("terrain"),
             tr("Terrain"),
             tr("Names for pieces of each kind in the game. Pieces with tags of these rules keep their own."),
             {shown(words("kinds", tr("Kinds"), tr("The kinds of pieces that the line applies to"), kindWords())),
              shown(text("name", tr("Category"), tr("Name in the game"))),
              shown(texts("tags", tr("Tags"), tr("Tags that other lines of the rules refer to"))),
              shown(word("body", tr("Body"), tr("How a piece without further details is interpreted"),
                         explained(kBodyWords,
                                   {tr("By its own shape and height"), tr("As ground, regardless of the height drawn"),
                                    tr("As ground with the walls that stand on it"),
                                    tr("As walls with the floor between them; without walls, as a solid")}))),
              text("reason", tr("Reason not to block"), tr("One sentence, if these pieces do not block")),
              number("size", tr("Size"), tr("For pieces without their own"), 0.0, 1000.0),
              flag("tags_of_pieces", tr("Tags of its pieces"),
                   tr("Flat ground has the tags of the pieces that belong to it")),
              note()},
             false,
             QJsonObject{{QStringLiteral("kinds"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("name"), QStringLiteral("Wood")}}},
            {QStringLiteral("block"), tr("Blocking"),
             tr("What blocks a line. An element blocks if any line of this list says so."), blockFields(), true,
             QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("cmp"), QStringLiteral("infinite")}}},
            {QStringLiteral("never_full"), tr("Never fully visible"),
             tr("Elements that never block, but keep a target from being fully visible."), neverFullFields(), true,
             QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("cmp"), QStringLiteral("infinite")}}},
            {QStringLiteral("cover"), tr("Cover"), tr("What gives cover. The cover with the highest order applies."),
             coverFields(), true,
             QJsonObject{{QStringLiteral("level"), QStringLiteral("cover")},
                         {QStringLiteral("order"), 1},
                         {QStringLiteral("trigger"), QStringLiteral("not-full")}}},
            {QStringLiteral("zones"), tr("Zones"), tr("Areas that modify or block lines."),
             joined({{shown(text("id", tr("Id"), tr("Name used in reasons"))),
                      shown(number("modifier", tr("Modifier"), tr("Modifier of lines through it"), -1000.0, 1000.0)),
                      shown(flag("blocks", tr("Blocks"), tr("It also blocks lines")))},
                     below(QStringLiteral("in"), tr("Is"), placeFields()),
                     {label(), page(), note()}}),
             false,
             QJsonObject{
                 {QStringLiteral("id"), QStringLiteral("smoke")},
                 {QStringLiteral("in"), QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("smoke")}}}},
                 {QStringLiteral("modifier"), -1}}},
            {QStringLiteral("orders"),
             tr("States"),
             tr("States in which a target is seen, but is not a valid target."),
             {shown(text("state", tr("State"), tr("The state of the target"))),
              shown(texts("not_with_cover", tr("With cover"),
                          tr("The target must also have one of these levels of cover"))),
              inches("unless_above_in", tr("Unless seen from above by"),
                     tr("Cover from some pieces does not count against an observer that stands at "
                        "least this much higher")),
              texts("unless_above_tags", tr("… over pieces tagged"),
                    tr("The pieces whose cover does not count in this case")),
              label(), page(), note()},
             false,
             QJsonObject{{QStringLiteral("state"), QStringLiteral("conceal")},
                         {QStringLiteral("not_with_cover"), QJsonArray{QStringLiteral("cover")}}}},
            {QStringLiteral("targeting"),
             tr("Targets"),
             tr("Keywords that restrict who may choose a visible target."),
             {shown(texts("keywords", tr("Keywords"), tr("The target has one of these keywords"))),
              shown(inches("within_in", tr("Valid within"), tr("Within this distance it is a valid target"))),
              shown(flag("unless_nearest", tr("Valid if nearest"),
                         tr("A valid target for observers that see no nearer enemy of another unit"))),
              number("modifier", tr("Modifier"),
                     tr("For attacks on it; a line with a modifier does not restrict targets"), -1000.0, 1000.0),
              inches("guard_within_in", tr("Guarded within"),
                     tr("Only while another unit of its side is within this distance")),
              whole("guard_models", tr("Guard models"), tr("The guarding unit has at least this many models"), 1, 1000),
              texts("guard_keywords", tr("Guard keywords"), tr("Or the guard has one of these")),
              texts("guard_off_keywords", tr("Cannot guard"), tr("Models with one of these keywords do not guard")),
              texts("off_keywords", tr("Excluded keywords"), tr("The target has none of these keywords")),
              texts("off_states", tr("Excluded states"), tr("The target is in none of these states")),
              whole("wounds_at_most", tr("Maximum wounds"), tr("The state of the target"), 1, 1000), label(), page(),
              note()},
             false,
             QJsonObject{{QStringLiteral("keywords"), QJsonArray{QStringLiteral("lone operative")}},
                         {QStringLiteral("within_in"), 12}}},
            {QStringLiteral("bands"),
             tr("Bands of range"),
             tr("The names that players give to distances, nearest first. They change no answer."),
             {shown(text("name", tr("Name"), tr("Name in the game: range 2"))),
              shown(inches("up_to_in", tr("Up to"),
                           tr("The limit, which belongs to the band; the last band may have none"))),
              millimeters("up_to_mm", tr("Up to"), tr("The limit in millimeters, for games that measure in them"))},
             false,
             QJsonObject{{QStringLiteral("name"), QStringLiteral("range 1")}, {QStringLiteral("up_to_in"), 6}}},
            {QStringLiteral("base_sizes"),
             tr("Sizes of bases"),
             tr("The size of each base, if heights depend on bases."),
             {shown(millimeters("up_to_mm", tr("Up to"), tr("The longer side of the base"))),
              shown(number("size", tr("Size"), tr("The size it counts as"), 0.0, 1000.0))},
             false,
             QJsonObject{{QStringLiteral("up_to_mm"), 32}, {QStringLiteral("size"), 2}}},
            {QStringLiteral("height_classes"),
             tr("Height classes"),
             tr("Heights by keyword or state, if heights depend on classes."),
             {shown(text("word", tr("Keyword"), tr("Or state"))),
              shown(millimeters("height_mm", tr("Height"), tr("The height of models with it")))},
             false,
             QJsonObject{{QStringLiteral("word"), QStringLiteral("infantry")}, {QStringLiteral("height_mm"), 40}}},
        };
    }

    static std::vector<PackSection> tagSections() {
        return {
            headSection(),
            {tr("Lines"),
             {word("geometry", tr("Geometry"), tr("Where lines run"),
                   {{QStringLiteral("plan"), tr("On the table seen from above")},
                    {QStringLiteral("volume"), tr("Among upright solids")}}),
              word("touch", tr("Touching lines"), tr("A line that only touches a corner or a face"),
                   {{QStringLiteral("clear"), tr("passes")}, {QStringLiteral("blocked"), tr("is blocked")}}),
              words("ignore", tr("Ignores"), tr("Pieces that do not count for a line"),
                    {{QStringLiteral("piece-holding-an-end"), tr("Pieces that contain an end of the line")}})}},
        };
    }

    static std::vector<PackList> tagLists() {
        return {
            {QStringLiteral("blocks"),
             tr("Blocking"),
             tr("The first line whose conditions a piece meets applies."),
             {shown(word("height_class", tr("Height class"), tr("The piece is of this class"), heightClasses())),
              shown(text("trait", tr("Trait"), tr("The piece has this trait"))),
              flag("mat", tr("Mat"), tr("Ticked: only pieces of height 0; not ticked: only others")),
              shown(
                  word("when", tr("Blocks"), tr("When a piece that meets the conditions blocks"),
                       {{QStringLiteral("always"), tr("Every line")},
                        {QStringLiteral("never"), tr("No line")},
                        {QStringLiteral("both-models-below"), tr("Only if both models are shorter than the limit")}})),
              inches("limit_in", tr("Limit"), tr("For “Only if both models are shorter than the limit”"))},
             false,
             QJsonObject{{QStringLiteral("when"), QStringLiteral("always")}}},
        };
    }
};

/// Returns what a value of a field is called in the window; empty if the field has no such words.
QString meaningOf(const QJsonValue& value, const PackField& field) {
    if (field.kind == FieldKind::Words) {
        QJsonArray names;
        for (const QJsonValue part : value.toArray()) {
            const auto word = std::ranges::find(field.words, part.toString(), &FieldWord::word);
            names.append(word == field.words.end() ? part.toString() : word->shown());
        }
        return shortText(names);
    }
    if (field.kind != FieldKind::Word) {
        return {};
    }
    const auto word = std::ranges::find(field.words, value.toString(), &FieldWord::word);
    return word == field.words.end() ? QString{} : word->shown();
}

} // namespace

const std::vector<PackField>& ignoreFields() {
    static const PerLanguage<std::vector<PackField>> made{PackFieldsWords::ignoreFields};
    return made.now();
}

const std::vector<PackSection>& packSections() {
    static const PerLanguage<std::vector<PackSection>> made{PackFieldsWords::packSections};
    return made.now();
}

const std::vector<PackList>& packLists() {
    static const PerLanguage<std::vector<PackList>> made{PackFieldsWords::packLists};
    return made.now();
}

const std::vector<PackSection>& tagSections() {
    static const PerLanguage<std::vector<PackSection>> made{PackFieldsWords::tagSections};
    return made.now();
}

const std::vector<PackList>& tagLists() {
    static const PerLanguage<std::vector<PackList>> made{PackFieldsWords::tagLists};
    return made.now();
}

QString lineSummary(const QJsonObject& line, const std::vector<PackField>& fields) {
    if (const QString own = line.value(QStringLiteral("label")).toString(); !own.isEmpty()) {
        return own;
    }
    QStringList words;
    for (const PackField& field : fields) {
        const QJsonValue value = memberAt(line, field.key);
        if (value.isUndefined() || field.key == u"note" || field.key == u"label" || field.key == u"page") {
            continue;
        }
        if (const QString meaning = meaningOf(value, field); !meaning.isEmpty()) {
            words << PackFieldsWords::tr("%1: %2").arg(field.label, meaning);
            continue;
        }
        const bool saysItself = field.kind == FieldKind::Word || field.key == u"tags" || field.key == u"level" ||
                                field.key == u"things.tags";
        if (field.kind == FieldKind::Flag) {
            words << (value.toBool() ? field.label : PackFieldsWords::tr("not: %1").arg(field.label));
        } else if (saysItself) {
            words << shortText(value);
        } else {
            words << PackFieldsWords::tr("%1: %2").arg(field.label, shortText(value) + field.unit);
        }
    }
    const auto exceptions = static_cast<int>(line.value(QStringLiteral("ignore")).toArray().size());
    if (exceptions > 0) {
        words << (exceptions == 1 ? PackFieldsWords::tr("one exception")
                                  : PackFieldsWords::tr("%1 exceptions").arg(exceptions));
    }
    return words.isEmpty() ? PackFieldsWords::tr("everything") : words.join(QStringLiteral(" · "));
}

} // namespace sightline::app
