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

struct PackFieldsWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::PackFields)
};

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
PackField inches(const char* key, const QString& label, const QString& help) {
    return {QLatin1String{key}, label, help, FieldKind::Number, {}, PackFieldsWords::tr(" in"), 0.0, 1000.0};
}
PackField millimeters(const char* key, const QString& label, const QString& help) {
    return {QLatin1String{key}, label, help, FieldKind::Number, {}, PackFieldsWords::tr(" mm"), 0.0, 1000.0};
}
PackField number(
    const char* key, const QString& label, const QString& help, double least, double most, const QString& unit = {}) {
    return {QLatin1String{key}, label, help, FieldKind::Number, {}, unit, least, most};
}
PackField whole(const char* key, const QString& label, const QString& help, double least, double most) {
    return {QLatin1String{key}, label, help, FieldKind::Whole, {}, {}, least, most};
}
PackField weights(const QString& help) {
    return {QStringLiteral("weights"), PackFieldsWords::tr("Weights"), help, FieldKind::Numbers};
}

PackField label(const QString& key) {
    return text(key.toLatin1().constData(), PackFieldsWords::tr("Label"),
                PackFieldsWords::tr("The rule in a few words; used in reasons"));
}
PackField page(const QString& key) {
    return text(key.toLatin1().constData(), PackFieldsWords::tr("Page"),
                PackFieldsWords::tr("Page or section of the rule in its source"));
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

/// Returns the fields of a nested object, with "things." before each key.
std::vector<PackField> below(const QString& key, const QString& label, std::vector<PackField> fields) {
    for (PackField& field : fields) {
        field.key = key + u'.' + field.key;
        field.label = PackFieldsWords::tr("%1: %2").arg(label, field.label);
        field.isAlwaysShown = false;
        field.group = label;
    }
    return fields;
}

std::vector<FieldWord> sourceRegions() {
    return explained(
        kSourceRegionWords,
        {PackFieldsWords::tr("Any point of the model's volume"),
         PackFieldsWords::tr("The volume without base and weapons"),
         PackFieldsWords::tr("The top eighth of the volume"), PackFieldsWords::tr("Any point of the base"),
         PackFieldsWords::tr("Any point of the base's edge"), PackFieldsWords::tr("The foremost edge of the base"),
         PackFieldsWords::tr("The center of the foremost edge"), PackFieldsWords::tr("The point nearest to the target"),
         PackFieldsWords::tr("The dot printed on the base"), PackFieldsWords::tr("The center of the grid cell"),
         PackFieldsWords::tr("The corners of the grid cell")});
}

std::vector<FieldWord> targetRegions() {
    return explained(
        kTargetRegionWords,
        {PackFieldsWords::tr("Any point of the model's volume"),
         PackFieldsWords::tr("The volume without base and weapons"), PackFieldsWords::tr("Any point of the base"),
         PackFieldsWords::tr("Any point of the base's edge"), PackFieldsWords::tr("The edge that faces the observer"),
         PackFieldsWords::tr("The center of the edge that faces the observer"),
         PackFieldsWords::tr("The point nearest to the observer"), PackFieldsWords::tr("The dot printed on the base"),
         PackFieldsWords::tr("The center of the grid cell"), PackFieldsWords::tr("The corners of the grid cell"),
         PackFieldsWords::tr("Any point of the cells that the target occupies")});
}

std::vector<FieldWord> picks() {
    return explained(kPickWords, {PackFieldsWords::tr("Each line may start from another point"),
                                  PackFieldsWords::tr("One point is chosen for all lines of the question")});
}

std::vector<FieldWord> standings() {
    return explained(kStandingWords,
                     {PackFieldsWords::tr("Base and piece share a point"),
                      PackFieldsWords::tr("Part of the base is inside"),
                      PackFieldsWords::tr("All of the base is inside"),
                      PackFieldsWords::tr("Part of the base is inside, up to the height of the piece's top"),
                      PackFieldsWords::tr("The center of the base is inside")});
}

std::vector<FieldWord> quantifiers() {
    return explained(kQuantifierWords,
                     {PackFieldsWords::tr("One model is enough"), PackFieldsWords::tr("At least half of the models"),
                      PackFieldsWords::tr("More than half of the models"), PackFieldsWords::tr("Every model"),
                      PackFieldsWords::tr("Given for each model separately")});
}

std::vector<FieldWord> unitCovers() {
    return explained(kUnitCoverWords,
                     {PackFieldsWords::tr("One model is enough"), PackFieldsWords::tr("At least half of the models"),
                      PackFieldsWords::tr("More than half of the models"), PackFieldsWords::tr("Every model"),
                      PackFieldsWords::tr("Given for each model separately"),
                      PackFieldsWords::tr("Up to half of the models: the lowest level; more: the highest")});
}

std::vector<FieldWord> heightClasses() {
    return explained(kHeightClassWords,
                     {PackFieldsWords::tr("Low (under 2 in)"), PackFieldsWords::tr("Medium (2 to 5 in)"),
                      PackFieldsWords::tr("Tall (over 5 in, or unlimited)")});
}

/// Returns the name of a kind of the vocabulary of terrain; empty if it has none.
QString kindName(const QString& kind) {
    const std::array names{std::pair{"ruin", PackFieldsWords::tr("Ruin", "kind of terrain")},
                           std::pair{"building", PackFieldsWords::tr("Building", "kind of terrain")},
                           std::pair{"wall", PackFieldsWords::tr("Wall", "kind of terrain")},
                           std::pair{"fence", PackFieldsWords::tr("Fence", "kind of terrain")},
                           std::pair{"barricade", PackFieldsWords::tr("Barricade", "kind of terrain")},
                           std::pair{"container", PackFieldsWords::tr("Container", "kind of terrain")},
                           std::pair{"wood", PackFieldsWords::tr("Wood", "kind of terrain")},
                           std::pair{"hill", PackFieldsWords::tr("Hill", "kind of terrain")},
                           std::pair{"crater", PackFieldsWords::tr("Crater", "kind of terrain")},
                           std::pair{"rubble", PackFieldsWords::tr("Rubble", "kind of terrain")},
                           std::pair{"pipe", PackFieldsWords::tr("Pipe", "kind of terrain")},
                           std::pair{"platform", PackFieldsWords::tr("Platform", "kind of terrain")},
                           std::pair{"rock", PackFieldsWords::tr("Rock", "kind of terrain")},
                           std::pair{"area", PackFieldsWords::tr("Area", "kind of terrain")},
                           std::pair{"water", PackFieldsWords::tr("Water", "kind of terrain")},
                           std::pair{"rough", PackFieldsWords::tr("Rough ground", "kind of terrain")},
                           std::pair{"smoke", PackFieldsWords::tr("Smoke", "kind of terrain")},
                           std::pair{"marker", PackFieldsWords::tr("Marker", "kind of terrain")},
                           std::pair{"statue", PackFieldsWords::tr("Statue", "kind of terrain")},
                           std::pair{"wreck", PackFieldsWords::tr("Wreck", "kind of terrain")},
                           std::pair{"feature", PackFieldsWords::tr("Other scenery", "kind of terrain")}};
    const auto found = std::ranges::find_if(names, [&](const auto& name) { return kind == QLatin1String{name.first}; });
    return found == names.end() ? QString{} : found->second;
}

/// The kinds of terrain, with the other words for each as its meaning.
std::vector<FieldWord> kindWords() {
    std::vector<FieldWord> words{{QStringLiteral("*"), PackFieldsWords::tr("All kinds not listed elsewhere")},
                                 {QLatin1String{kAreaWithWalls}, PackFieldsWords::tr("Areas on which walls stand")}};
    std::ranges::transform(terrainKinds(), std::back_inserter(words), [](const TerrainKind& kind) {
        return FieldWord{kind.id, kind.synonyms.join(QStringLiteral(", ")), kindName(kind.id)};
    });
    return words;
}

std::vector<PackField> selectorFields() {
    return {
        shown(word("of", PackFieldsWords::tr("Elements"), PackFieldsWords::tr("The elements that the line applies to"),
                   explained(kOfWords, {PackFieldsWords::tr("Terrain pieces"), PackFieldsWords::tr("Other models")}))),
        shown(
            texts("tags", PackFieldsWords::tr("Tags"),
                  PackFieldsWords::tr(
                      "One of these is a trait or the kind of the piece, or the kind of its wall; empty: any piece"))),
        texts("except_tags", PackFieldsWords::tr("Excluded tags"),
              PackFieldsWords::tr("None of these may be a trait or the kind of the piece")),
        word("part", PackFieldsWords::tr("Part"), PackFieldsWords::tr("The part of a piece that counts"),
             explained(kPartWords, {PackFieldsWords::tr("Footprint and walls"), PackFieldsWords::tr("Footprint only"),
                                    PackFieldsWords::tr("Walls only")})),
        words("height_class", PackFieldsWords::tr("Height class"),
              PackFieldsWords::tr("The piece is of one of these classes"), heightClasses()),
        flag("mat", PackFieldsWords::tr("Mat"),
             PackFieldsWords::tr("Ticked: only pieces of height 0; not ticked: only pieces with a height")),
        flag("stands_for_walls", PackFieldsWords::tr("Stands in for walls"),
             PackFieldsWords::tr(
                 "Ticked: only footprints that have walls in the game but none drawn; not ticked: only others")),
        inches("min_height_in", PackFieldsWords::tr("Minimum height"), PackFieldsWords::tr("Lower pieces are ignored")),
        word("which", PackFieldsWords::tr("Models"), PackFieldsWords::tr("The models that the line applies to"),
             explained(kWhichWords, {PackFieldsWords::tr("All models"),
                                     PackFieldsWords::tr("Models of players other than the observer's"),
                                     PackFieldsWords::tr("Models of the observer's player"),
                                     PackFieldsWords::tr("Models of neither unit"),
                                     PackFieldsWords::tr("Models with the keyword “vehicle”"),
                                     PackFieldsWords::tr("The target itself, with its hull zones")})),
        texts("models_with", PackFieldsWords::tr("With keywords"),
              PackFieldsWords::tr("The model has one of these keywords")),
    };
}

/// Returns the fields of elements that a model can stand in or look through.
std::vector<PackField> placeFields() {
    std::vector<PackField> fields = selectorFields();
    std::erase_if(fields, [](const PackField& field) { return field.key == u"which" || field.key == u"models_with"; });
    fields.front().words.resize(1); // terrain
    return fields;
}

std::vector<PackField> blockFields() {
    return joined(
        {grouped(PackFieldsWords::tr("Element"), selectorFields()),
         {shown(word("cmp", PackFieldsWords::tr("Comparison"),
                     PackFieldsWords::tr("How the height of the element is compared with the heights of the models"),
                     explained(kComparisonWords,
                               {PackFieldsWords::tr("By true height, as a solid; not on flat tables"),
                                PackFieldsWords::tr("Blocks regardless of heights"),
                                PackFieldsWords::tr("Blocks if at least as high as both models"),
                                PackFieldsWords::tr("Blocks if higher than the target"),
                                PackFieldsWords::tr("Blocks if at least as high as the target"),
                                PackFieldsWords::tr("By adding up points by tag along the line, on grids")}))),
          word("use", PackFieldsWords::tr("Compared value"), PackFieldsWords::tr("The value that is compared"),
               explained(kUseWords, {PackFieldsWords::tr("The height as defined by the pack"),
                                     PackFieldsWords::tr("The size printed on the card"),
                                     PackFieldsWords::tr("The size of the base")})),
          inches("shadow_in", PackFieldsWords::tr("Shadow"),
                 PackFieldsWords::tr("Between the two heights, it blocks if the lower model is within this distance")),
          flag("shadow_by_height", PackFieldsWords::tr("Shadow as long as height"),
               PackFieldsWords::tr("The shadow is as long as the element is high, in inches")),
          weights(PackFieldsWords::tr("Points for each tag that the line crosses: wood 1, hill 2")),
          number("limit", PackFieldsWords::tr("Point limit"), PackFieldsWords::tr("Blocks at this many points or more"),
                 0.0, 1e6),
          inches("depth_in", PackFieldsWords::tr("Depth"),
                 PackFieldsWords::tr("Blocks if more of the line than this is inside")),
          word("cross", PackFieldsWords::tr("Crossing"), PackFieldsWords::tr("How the line must cross"),
               explained(kCrossWords, {PackFieldsWords::tr("Any crossing counts"),
                                       PackFieldsWords::tr("The line must enter and leave")})),
          inches("fill_gaps_below_in", PackFieldsWords::tr("Close openings up to"),
                 PackFieldsWords::tr("Openings in walls up to this height count as closed")),
          inches("both_models_below_in", PackFieldsWords::tr("Only for models below"),
                 PackFieldsWords::tr("Blocks only if both models are shorter than this")),
          words("blocks", PackFieldsWords::tr("Line direction"),
                PackFieldsWords::tr("Depends on where the ends of the line are"),
                explained(kPassageWords, {PackFieldsWords::tr("Into it"), PackFieldsWords::tr("Out of it"),
                                          PackFieldsWords::tr("Through it")})),
          words("stops", PackFieldsWords::tr("Blocked lines"), PackFieldsWords::tr("The lines that it blocks"),
                explained(kStopsWords, {PackFieldsWords::tr("Lines of sight"), PackFieldsWords::tr("Lines of fire")})),
          label(QStringLiteral("label")), page(QStringLiteral("page")),
          text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("Your own note; it has no effect"))}});
}

/// Limits fields to models other than the target itself.
std::vector<PackField> withoutTarget(std::vector<PackField> fields) {
    for (PackField& field : fields) {
        std::erase_if(field.words, [](const FieldWord& word) { return word.word == u"target-ship"; });
    }
    return fields;
}

/// Returns the fields of elements that block nothing.
std::vector<PackField> neverFullFields() {
    static const QStringList onlyBlocking{QStringLiteral("weights"),
                                          QStringLiteral("limit"),
                                          QStringLiteral("depth_in"),
                                          QStringLiteral("cross"),
                                          QStringLiteral("fill_gaps_below_in"),
                                          QStringLiteral("blocks"),
                                          QStringLiteral("stops")};
    std::vector<PackField> fields = withoutTarget(blockFields());
    std::erase_if(fields, [](const PackField& field) { return onlyBlocking.contains(field.key); });
    for (PackField& field : fields) {
        if (field.key == u"cmp") {
            std::erase_if(field.words,
                          [](const FieldWord& word) { return word.word == u"real" || word.word == u"weighted"; });
        }
    }
    return fields;
}

std::vector<PackField> coverFields() {
    std::vector<PackField> fields = joined(
        {{shown(text("level", PackFieldsWords::tr("Level"),
                     PackFieldsWords::tr("Name in the game: light, heavy, obscured"))),
          text("level_name", PackFieldsWords::tr("Level in words"),
               PackFieldsWords::tr("As players say it: benefit of cover")),
          shown(whole("order", PackFieldsWords::tr("Order"),
                      PackFieldsWords::tr("The highest level that applies is the cover"), 0, 1000)),
          shown(word(
              "trigger", PackFieldsWords::tr("Condition"), PackFieldsWords::tr("The condition for this cover"),
              explained(kTriggerWords,
                        {PackFieldsWords::tr("A line crosses one of the elements"),
                         PackFieldsWords::tr("Every line crosses one of the elements"),
                         PackFieldsWords::tr("More than a fraction of the target is hidden"),
                         PackFieldsWords::tr("The target is not fully visible"),
                         PackFieldsWords::tr("The target is not visible at all"),
                         PackFieldsWords::tr("The shortest line crosses one of the elements"),
                         PackFieldsWords::tr("A number of lines between corners, or points on the line, are blocked"),
                         PackFieldsWords::tr("The target stands in one of the elements"),
                         PackFieldsWords::tr("The target stands in or behind one of the elements"),
                         PackFieldsWords::tr("The target stands higher"), PackFieldsWords::tr("The judge decides")})))},
         below(QStringLiteral("things"), PackFieldsWords::tr("Given by"), withoutTarget(selectorFields())),
         {word("state", PackFieldsWords::tr("Target position"),
               PackFieldsWords::tr("Position of the target relative to the element"), standings()),
          flag("joined", PackFieldsWords::tr("Joined pieces count as one"),
               PackFieldsWords::tr("Pieces of one group or parent are treated as a whole")),
          texts("keywords", PackFieldsWords::tr("Only targets with"),
                PackFieldsWords::tr("The target has one of these keywords")),
          texts("off_keywords", PackFieldsWords::tr("Not for targets with"),
                PackFieldsWords::tr("The target has none of these keywords")),
          texts("off_states", PackFieldsWords::tr("Excluded states"),
                PackFieldsWords::tr("The target is in none of these states")),
          inches("target_near_in", PackFieldsWords::tr("Element near target"),
                 PackFieldsWords::tr("The element is within this distance of the target")),
          inches("target_to_crossing_in", PackFieldsWords::tr("Crossing near target"),
                 PackFieldsWords::tr("The line crosses it within this distance of the target")),
          inches("target_to_crossing_beyond_in", PackFieldsWords::tr("Crossing far from target"),
                 PackFieldsWords::tr("The line crosses it beyond this distance from the target")),
          inches("models_apart_over_in", PackFieldsWords::tr("Models farther apart than"),
                 PackFieldsWords::tr("The distance between the two models is larger than this")),
          flag("contact", PackFieldsWords::tr("In contact"), PackFieldsWords::tr("The target touches the element")),
          number("fraction", PackFieldsWords::tr("Fraction"),
                 PackFieldsWords::tr("More than this part of the target is hidden"), 0.0, 1.0),
          word("region", PackFieldsWords::tr("Measured part"),
               PackFieldsWords::tr("The part of the target that is measured"), targetRegions()),
          word("cmp", PackFieldsWords::tr("Comparison"),
               PackFieldsWords::tr("The height of the element compared with those of the models"),
               explained(kCoverComparisonWords, {PackFieldsWords::tr("At least as high as both models"),
                                                 PackFieldsWords::tr("Higher than the target"),
                                                 PackFieldsWords::tr("At least as high as the target")})),
          number("larger_by", PackFieldsWords::tr("Larger by"),
                 PackFieldsWords::tr("For the comparison: the element is larger by at least this much"), 0.0, 1000.0),
          inches("target_up_in", PackFieldsWords::tr("Target higher by"),
                 PackFieldsWords::tr("The target stands at least this much higher")),
          flag("over_top", PackFieldsWords::tr("From the observer's top"),
               PackFieldsWords::tr("Height is measured from the top of the observer, not its foot")),
          whole("fewest_blocked", PackFieldsWords::tr("Minimum blocked"),
                PackFieldsWords::tr("Number of blocked lines or points"), 0, 1000),
          whole("most_blocked", PackFieldsWords::tr("Maximum blocked"),
                PackFieldsWords::tr("Number of blocked lines or points"), 0, 1000),
          weights(PackFieldsWords::tr("Points for each tag that the line crosses: wood 1, hill 2")),
          text("exclusive_with", PackFieldsWords::tr("Excluded by"),
               PackFieldsWords::tr("Another level that excludes this one")),
          label(QStringLiteral("label")),
          page(QStringLiteral("page")),
          text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("Your own note; it has no effect"))}});
    static const QStringList ofTheTarget{QStringLiteral("state"),
                                         QStringLiteral("keywords"),
                                         QStringLiteral("off_keywords"),
                                         QStringLiteral("off_states"),
                                         QStringLiteral("target_near_in"),
                                         QStringLiteral("target_to_crossing_in"),
                                         QStringLiteral("target_to_crossing_beyond_in"),
                                         QStringLiteral("contact"),
                                         QStringLiteral("fraction"),
                                         QStringLiteral("region"),
                                         QStringLiteral("target_up_in")};
    for (PackField& field : fields) {
        if (ofTheTarget.contains(field.key)) {
            field.group = PackFieldsWords::tr("Target");
        }
    }
    return fields;
}

PackSection headSection() {
    std::vector<FieldWord> statuses =
        explained(kStatusWords, {PackFieldsWords::tr("Settled by the rules, decided by geometry"),
                                 PackFieldsWords::tr("Decided for the heights that the author of the table entered"),
                                 PackFieldsWords::tr("Depends on the sculpt of the models: advice only"),
                                 PackFieldsWords::tr("Not checked against the rules")});
    return {PackFieldsWords::tr("General"),
            {shown(text("name", PackFieldsWords::tr("Name"), PackFieldsWords::tr("Name shown in lists"))),
             shown(text(
                 "id", PackFieldsWords::tr("Id"),
                 PackFieldsWords::tr("Identifies the rule set in scenarios and on the command line; must be unique"))),
             shown(text("version", PackFieldsWords::tr("Version"), PackFieldsWords::tr("Any text; shown in verdicts"))),
             shown(word("status", PackFieldsWords::tr("Status"), PackFieldsWords::tr("How reliable its answers are"),
                        std::move(statuses))),
             shown(text("source", PackFieldsWords::tr("Source"),
                        PackFieldsWords::tr("The source of the rules, in your own words"))),
             shown(text("game", PackFieldsWords::tr("Game"), PackFieldsWords::tr("The game it is for"))),
             shown(text("exact", PackFieldsWords::tr("Exact part"),
                        PackFieldsWords::tr("The part of the game that geometry decides"))),
             text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("Your own note; it has no effect"))}};
}

} // namespace

const std::vector<PackField>& ignoreFields() {
    static const PerLanguage<std::vector<PackField>> fields{[] {
        return std::vector<PackField>{
            shown(word("source", PackFieldsWords::tr("Observer position"),
                       PackFieldsWords::tr("Position of the observer relative to the element"), standings())),
            shown(word("target", PackFieldsWords::tr("Target position"),
                       PackFieldsWords::tr("Position of the target relative to the element"), standings())),
            flag("joined", PackFieldsWords::tr("Joined pieces count as one"),
                 PackFieldsWords::tr("Pieces of one group or parent are treated as a whole")),
            inches("source_near_in", PackFieldsWords::tr("Observer near"),
                   PackFieldsWords::tr("The observer is within this distance of the element")),
            inches("target_near_in", PackFieldsWords::tr("Target near"),
                   PackFieldsWords::tr("The target is within this distance of the element")),
            flag("only_parts", PackFieldsWords::tr("Only the near parts"),
                 PackFieldsWords::tr("Exempts only the parts within these distances; the rest of the element counts")),
            texts("source_keywords", PackFieldsWords::tr("Observer is"),
                  PackFieldsWords::tr("The observer has one of these keywords")),
            texts("target_keywords", PackFieldsWords::tr("Target is"),
                  PackFieldsWords::tr("The target has one of these keywords")),
            texts("any_keywords", PackFieldsWords::tr("Either is"),
                  PackFieldsWords::tr("One of the two has one of these keywords")),
            whole("target_wounds_at_least", PackFieldsWords::tr("Target's wounds"),
                  PackFieldsWords::tr("The target has at least this many"), 1, 1000),
            texts("blocker_states", PackFieldsWords::tr("Element is"),
                  PackFieldsWords::tr("The model in the way is in one of these states")),
            inches("source_up_in", PackFieldsWords::tr("Observer elevation"),
                   PackFieldsWords::tr("The observer stands at least this high")),
            inches("target_up_in", PackFieldsWords::tr("Target elevation"),
                   PackFieldsWords::tr("The target stands at least this high")),
            inches("distance_over_in", PackFieldsWords::tr("Farther apart than"),
                   PackFieldsWords::tr("The distance between the two models is larger than this")),
            number("source_larger_by", PackFieldsWords::tr("Observer larger by"),
                   PackFieldsWords::tr("The size of the observer exceeds that of the element by at least this much"),
                   0.0, 1000.0),
            label(QStringLiteral("label")),
            page(QStringLiteral("page")),
            text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("Your own note; it has no effect")),
        };
    }};
    return fields.now();
}

const std::vector<PackSection>& packSections() {
    static const PerLanguage<std::vector<PackSection>> sections{[] {
        return std::vector<PackSection>{
            headSection(),
            {PackFieldsWords::tr("Space and heights"),
             {word("space", PackFieldsWords::tr("Space"),
                   PackFieldsWords::tr("Assumptions about the shape of elements on the table"),
                   explained(kSpaceWords,
                             {PackFieldsWords::tr("Seen from above; heights used only in comparisons"),
                              PackFieldsWords::tr("Upright solids with the heights entered"),
                              PackFieldsWords::tr("As upright solids, but the sculpt decides in the end"),
                              PackFieldsWords::tr("A grid of squares"), PackFieldsWords::tr("A grid of hexagons")})),
              inches("cell_in", PackFieldsWords::tr("Cell size"), PackFieldsWords::tr("For grids")),
              word("height", PackFieldsWords::tr("Heights"), PackFieldsWords::tr("The value used in comparisons"),
                   explained(kHeightWords, {PackFieldsWords::tr("No heights"),
                                            PackFieldsWords::tr("The size entered for a model or piece"),
                                            PackFieldsWords::tr("The entered size plus the elevation"),
                                            PackFieldsWords::tr("The size by base, see “Sizes of bases”"),
                                            PackFieldsWords::tr("The class by keyword or state, see “Height classes”"),
                                            PackFieldsWords::tr("The level entered, plus the elevation"),
                                            PackFieldsWords::tr("The top above the table in inches")}))}},
            {PackFieldsWords::tr("Lines of sight"),
             {word("from.region", PackFieldsWords::tr("From"), PackFieldsWords::tr("Where lines start"),
                   sourceRegions()),
              word("from.scope", PackFieldsWords::tr("Observers"),
                   PackFieldsWords::tr("The models of a unit that can see"),
                   explained(kScopeWords, {PackFieldsWords::tr("Each model"),
                                           PackFieldsWords::tr("The leader only, if the unit has one"),
                                           PackFieldsWords::tr("The front rank only, if the unit has one")})),
              word("from.pick", PackFieldsWords::tr("Points"), PackFieldsWords::tr("How the starting point is chosen"),
                   picks()),
              number("from.arc", PackFieldsWords::tr("Arc"),
                     PackFieldsWords::tr("The angle that the observer can see, centered on its facing"), 1.0, 360.0,
                     PackFieldsWords::tr("°")),
              flag("from.arc_printed", PackFieldsWords::tr("Printed arc"),
                   PackFieldsWords::tr("Use the arc printed on the base")),
              flag("from.arc_weapon", PackFieldsWords::tr("Arcs of weapons"),
                   PackFieldsWords::tr("Elements in the arc of one of its weapons count")),
              word("from.arc_from", PackFieldsWords::tr("Arc origin"),
                   PackFieldsWords::tr("Where the sides of the arc start"),
                   explained(kArcFromWords, {PackFieldsWords::tr("At the center of the base"),
                                             PackFieldsWords::tr("At its front corners")})),
              word("to", PackFieldsWords::tr("To"), PackFieldsWords::tr("Where lines end"), targetRegions()),
              millimeters("line.width_mm", PackFieldsWords::tr("Width of lines"),
                          PackFieldsWords::tr("Elements are grown by half of this")),
              millimeters("line.min_patch_mm", PackFieldsWords::tr("Smallest visible area"),
                          PackFieldsWords::tr("At least this much of the target must be visible")),
              word("line.touch", PackFieldsWords::tr("Touching lines"),
                   PackFieldsWords::tr("A line that only touches a corner or a face"),
                   explained(kTouchWords, {PackFieldsWords::tr("passes"), PackFieldsWords::tr("is blocked")})),
              word("line.along_edge", PackFieldsWords::tr("Lines along edges"),
                   PackFieldsWords::tr("A line between two positions that runs along the edge of elements"),
                   explained(kAlongEdgeWords, {PackFieldsWords::tr("is a touching line"),
                                               PackFieldsWords::tr("passes on the side that hides more")})),
              flag("line.free_ends", PackFieldsWords::tr("Ignore touching ends"),
                   PackFieldsWords::tr("A line between two positions does not count as touching an element that only "
                                       "one of its ends touches")),
              word("full", PackFieldsWords::tr("Fully visible"),
                   PackFieldsWords::tr("The requirement for “fully visible”"),
                   explained(kFullWords, {PackFieldsWords::tr("Not used by the game"),
                                          PackFieldsWords::tr("Each facing point is seen from at least one point"),
                                          PackFieldsWords::tr("All of the base is seen from one point")})),
              word("cover_lines.from", PackFieldsWords::tr("Cover: from"),
                   PackFieldsWords::tr("Where lines of cover start, if different"), sourceRegions()),
              word("cover_lines.pick", PackFieldsWords::tr("Cover: points"),
                   PackFieldsWords::tr("How the starting point is chosen"), picks()),
              word("cover_lines.to", PackFieldsWords::tr("Cover: to"),
                   PackFieldsWords::tr("Where lines of cover end, if different"), targetRegions()),
              word("cover_lines.plane", PackFieldsWords::tr("Cover: measured"),
                   PackFieldsWords::tr("Through space: elements that all lines pass above are not crossed"),
                   explained(kPlaneWords,
                             {PackFieldsWords::tr("Along the table"), PackFieldsWords::tr("Through space")}))}},
            {PackFieldsWords::tr("Units and contact"),
             {word("unit.target", PackFieldsWords::tr("A unit is visible if"),
                   PackFieldsWords::tr("How many of its models are visible"), quantifiers()),
              word("unit.full", PackFieldsWords::tr("… fully visible if"),
                   PackFieldsWords::tr("How many of its models are fully visible"), quantifiers()),
              word("unit.cover", PackFieldsWords::tr("… in cover if"),
                   PackFieldsWords::tr("How many of its models are in cover"), unitCovers()),
              flag("unit.full_sight_ends_cover", PackFieldsWords::tr("Full sight ends cover"),
                   PackFieldsWords::tr("A model that one model of the attacking unit sees in full gets no cover from "
                                       "being partly hidden")),
              words("see_through", PackFieldsWords::tr("See through"), PackFieldsWords::tr("Models that never block"),
                    explained(kSeeThroughWords, {PackFieldsWords::tr("Models of the observer's unit"),
                                                 PackFieldsWords::tr("Models of the target's unit")})),
              texts("see_through_keywords", PackFieldsWords::tr("See through models with"),
                    PackFieldsWords::tr("Models with one of these keywords never block")),
              texts("turn_states", PackFieldsWords::tr("End with the turn"),
                    PackFieldsWords::tr("States that a model loses at the end of the turn")),
              texts("round_states", PackFieldsWords::tr("End at the next own turn"),
                    PackFieldsWords::tr("States that a model loses at the start of its side's next turn")),
              flag("models_left_to_players", PackFieldsWords::tr("Models are left to players"),
                   PackFieldsWords::tr("The players decide whether models in the way block; the reason names them")),
              flag("contact_always_sees", PackFieldsWords::tr("Models in contact see each other"),
                   PackFieldsWords::tr("Models in base contact always see each other")),
              flag("reciprocal", PackFieldsWords::tr("Sight is mutual"),
                   PackFieldsWords::tr("A model that is seen sees its observer"))}},
            {PackFieldsWords::tr("Range and measure"),
             {inches("range_in", PackFieldsWords::tr("Range"), PackFieldsWords::tr("There are no targets beyond it")),
              word("measure.from", PackFieldsWords::tr("Measured from"),
                   PackFieldsWords::tr("The parts between which distance is measured"),
                   explained(kMeasureWords,
                             {PackFieldsWords::tr("Base edge to base edge"), PackFieldsWords::tr("Hull to hull"),
                              PackFieldsWords::tr("Volume to volume"), PackFieldsWords::tr("Center to center"),
                              PackFieldsWords::tr("In cells")})),
              word("measure.plane", PackFieldsWords::tr("Measured in"), PackFieldsWords::tr("With or without heights"),
                   explained(kPlaneWords,
                             {PackFieldsWords::tr("Along the table"), PackFieldsWords::tr("Through space")})),
              word("measure.diagonals", PackFieldsWords::tr("Diagonal steps"),
                   PackFieldsWords::tr("On square grids, measured in cells"),
                   explained(kDiagonalWords,
                             {PackFieldsWords::tr("Count one"), PackFieldsWords::tr("Every second counts two")})),
              word("measure.round", PackFieldsWords::tr("Rounded"), PackFieldsWords::tr("Rounding to whole steps"),
                   explained(kRoundingWords, {PackFieldsWords::tr("No rounding"), PackFieldsWords::tr("Up"),
                                              PackFieldsWords::tr("Down"), PackFieldsWords::tr("To the nearest")})),
              inches("measure.step_in", PackFieldsWords::tr("Step"), PackFieldsWords::tr("The step to round to"))}},
            {PackFieldsWords::tr("From above"),
             joined({{text("elevation.effect", PackFieldsWords::tr("Effect"),
                           PackFieldsWords::tr("Name in the game: plunging fire")),
                      inches("elevation.source_up_in", PackFieldsWords::tr("Observer elevation"),
                             PackFieldsWords::tr("It stands at least this high")),
                      flag("elevation.over_target", PackFieldsWords::tr("Over the target"),
                           PackFieldsWords::tr("Measured from the target's foot")),
                      inches("elevation.target_up_most_in", PackFieldsWords::tr("Target elevation at most"),
                             PackFieldsWords::tr("The target stands no higher than this")),
                      word("elevation.source_state", PackFieldsWords::tr("Observer position"),
                           PackFieldsWords::tr("Position relative to the piece"), standings()),
                      texts("elevation.source_keywords", PackFieldsWords::tr("Or observer is"),
                            PackFieldsWords::tr("These observers get the effect from the ground as well")),
                      inches("elevation.keyword_range_in", PackFieldsWords::tr("… within"),
                             PackFieldsWords::tr("The maximum distance of these observers")),
                      label(QStringLiteral("elevation.label")), page(QStringLiteral("elevation.page"))},
                     below(QStringLiteral("elevation.source_on"), PackFieldsWords::tr("Stands on"), placeFields())})},
            {PackFieldsWords::tr("Hidden targets and zones"),
             joined({{inches("detection.range_in", PackFieldsWords::tr("Seen within"),
                             PackFieldsWords::tr("Targets in this position are seen no farther than this")),
                      word("detection.state", PackFieldsWords::tr("Target position"),
                           PackFieldsWords::tr("Position relative to the piece"), standings()),
                      flag("detection.joined", PackFieldsWords::tr("Joined pieces count as one"),
                           PackFieldsWords::tr("Pieces of one group or parent are treated as a whole")),
                      texts("detection.keywords", PackFieldsWords::tr("Only targets with"),
                            PackFieldsWords::tr("It has one of these keywords")),
                      texts("detection.unless_states", PackFieldsWords::tr("Excluded states"),
                            PackFieldsWords::tr("It is in none of these states")),
                      texts("detection.behind_tags", PackFieldsWords::tr("Shorter behind pieces tagged"),
                            PackFieldsWords::tr("Each of them on the line between the two centers shortens the range")),
                      inches("detection.behind_less_in", PackFieldsWords::tr("… by"),
                             PackFieldsWords::tr("How much each of them shortens the range")),
                      inches("detection.least_in", PackFieldsWords::tr("… but not below"),
                             PackFieldsWords::tr("Targets this near are always seen")),
                      label(QStringLiteral("detection.label")), page(QStringLiteral("detection.page"))},
                     below(QStringLiteral("detection.target_in"), PackFieldsWords::tr("Hides in"), placeFields()),
                     {word("zone_stacking", PackFieldsWords::tr("Zones add up"),
                           PackFieldsWords::tr("How modifiers of several zones are combined"),
                           explained(kStackingWords, {PackFieldsWords::tr("The worst one counts"),
                                                      PackFieldsWords::tr("They are added")}))}})},
        };
    }};
    return sections.now();
}

const std::vector<PackList>& packLists() {
    static const PerLanguage<std::vector<PackList>> lists{[] {
        return std::vector<PackList>{
            {QStringLiteral("terrain"),
             PackFieldsWords::tr("Terrain"),
             PackFieldsWords::tr(
                 "Names for pieces of each kind in the game. Pieces with tags of these rules keep their own."),
             {shown(words("kinds", PackFieldsWords::tr("Kinds"),
                          PackFieldsWords::tr("The kinds of pieces that the line applies to"), kindWords())),
              shown(text("name", PackFieldsWords::tr("Category"), PackFieldsWords::tr("Name in the game"))),
              shown(texts("tags", PackFieldsWords::tr("Tags"),
                          PackFieldsWords::tr("Tags that other lines of the rules refer to"))),
              shown(word(
                  "body", PackFieldsWords::tr("Body"),
                  PackFieldsWords::tr("How a piece without further details is interpreted"),
                  explained(kBodyWords,
                            {PackFieldsWords::tr("By its own shape and height"),
                             PackFieldsWords::tr("As ground, regardless of the height drawn"),
                             PackFieldsWords::tr("As ground with the walls that stand on it"),
                             PackFieldsWords::tr("As walls with the floor between them; without walls, as a solid")}))),
              text("reason", PackFieldsWords::tr("Reason not to block"),
                   PackFieldsWords::tr("One sentence, if these pieces do not block")),
              number("size", PackFieldsWords::tr("Size"), PackFieldsWords::tr("For pieces without their own"), 0.0,
                     1000.0),
              flag("tags_of_pieces", PackFieldsWords::tr("Tags of its pieces"),
                   PackFieldsWords::tr("Flat ground has the tags of the pieces that belong to it")),
              text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("Your own note; it has no effect"))},
             false,
             QJsonObject{{QStringLiteral("kinds"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("name"), QStringLiteral("Wood")}}},
            {QStringLiteral("block"), PackFieldsWords::tr("Blocking"),
             PackFieldsWords::tr("What blocks a line. An element blocks if any line of this list says so."),
             blockFields(), true,
             QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("cmp"), QStringLiteral("infinite")}}},
            {QStringLiteral("never_full"), PackFieldsWords::tr("Never fully visible"),
             PackFieldsWords::tr("Elements that never block, but keep a target from being fully visible."),
             neverFullFields(), true,
             QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("cmp"), QStringLiteral("infinite")}}},
            {QStringLiteral("cover"), PackFieldsWords::tr("Cover"),
             PackFieldsWords::tr("What gives cover. The cover with the highest order applies."), coverFields(), true,
             QJsonObject{{QStringLiteral("level"), QStringLiteral("cover")},
                         {QStringLiteral("order"), 1},
                         {QStringLiteral("trigger"), QStringLiteral("not-full")}}},
            {QStringLiteral("zones"), PackFieldsWords::tr("Zones"),
             PackFieldsWords::tr("Areas that modify or block lines."),
             joined(
                 {{shown(text("id", PackFieldsWords::tr("Id"), PackFieldsWords::tr("Name used in reasons"))),
                   shown(number("modifier", PackFieldsWords::tr("Modifier"),
                                PackFieldsWords::tr("Modifier of lines through it"), -1000.0, 1000.0)),
                   shown(flag("blocks", PackFieldsWords::tr("Blocks"), PackFieldsWords::tr("It also blocks lines")))},
                  below(QStringLiteral("in"), PackFieldsWords::tr("Is"), placeFields()),
                  {label(QStringLiteral("label")), page(QStringLiteral("page")),
                   text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("Your own note; it has no effect"))}}),
             false,
             QJsonObject{
                 {QStringLiteral("id"), QStringLiteral("smoke")},
                 {QStringLiteral("in"), QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("smoke")}}}},
                 {QStringLiteral("modifier"), -1}}},
            {QStringLiteral("orders"),
             PackFieldsWords::tr("States"),
             PackFieldsWords::tr("States in which a target is seen, but is not a valid target."),
             {shown(text("state", PackFieldsWords::tr("State"), PackFieldsWords::tr("The state of the target"))),
              shown(texts("not_with_cover", PackFieldsWords::tr("With cover"),
                          PackFieldsWords::tr("The target must also have one of these levels of cover"))),
              inches("unless_above_in", PackFieldsWords::tr("Unless seen from above by"),
                     PackFieldsWords::tr("Cover from some pieces does not count against an observer that stands at "
                                         "least this much higher")),
              texts("unless_above_tags", PackFieldsWords::tr("… over pieces tagged"),
                    PackFieldsWords::tr("The pieces whose cover does not count in this case")),
              label(QStringLiteral("label")), page(QStringLiteral("page")),
              text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("Your own note; it has no effect"))},
             false,
             QJsonObject{{QStringLiteral("state"), QStringLiteral("conceal")},
                         {QStringLiteral("not_with_cover"), QJsonArray{QStringLiteral("cover")}}}},
            {QStringLiteral("targeting"),
             PackFieldsWords::tr("Targets"),
             PackFieldsWords::tr("Keywords that restrict who may choose a visible target."),
             {shown(texts("keywords", PackFieldsWords::tr("Keywords"),
                          PackFieldsWords::tr("The target has one of these keywords"))),
              shown(inches("within_in", PackFieldsWords::tr("Valid within"),
                           PackFieldsWords::tr("Within this distance it is a valid target"))),
              shown(flag("unless_nearest", PackFieldsWords::tr("Valid if nearest"),
                         PackFieldsWords::tr("A valid target for observers that see no nearer enemy of another unit"))),
              number("modifier", PackFieldsWords::tr("Modifier"),
                     PackFieldsWords::tr("For attacks on it; a line with a modifier does not restrict targets"),
                     -1000.0, 1000.0),
              inches("guard_within_in", PackFieldsWords::tr("Guarded within"),
                     PackFieldsWords::tr("Only while another unit of its side is within this distance")),
              whole("guard_models", PackFieldsWords::tr("Guard models"),
                    PackFieldsWords::tr("The guarding unit has at least this many models"), 1, 1000),
              texts("guard_keywords", PackFieldsWords::tr("Guard keywords"),
                    PackFieldsWords::tr("Or the guard has one of these")),
              texts("guard_off_keywords", PackFieldsWords::tr("Cannot guard"),
                    PackFieldsWords::tr("Models with one of these keywords do not guard")),
              texts("off_keywords", PackFieldsWords::tr("Excluded keywords"),
                    PackFieldsWords::tr("The target has none of these keywords")),
              texts("off_states", PackFieldsWords::tr("Excluded states"),
                    PackFieldsWords::tr("The target is in none of these states")),
              whole("wounds_at_most", PackFieldsWords::tr("Maximum wounds"),
                    PackFieldsWords::tr("The state of the target"), 1, 1000),
              label(QStringLiteral("label")), page(QStringLiteral("page")),
              text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("Your own note; it has no effect"))},
             false,
             QJsonObject{{QStringLiteral("keywords"), QJsonArray{QStringLiteral("lone operative")}},
                         {QStringLiteral("within_in"), 12}}},
            {QStringLiteral("bands"),
             PackFieldsWords::tr("Bands of range"),
             PackFieldsWords::tr("The names that players give to distances, nearest first. They change no answer."),
             {shown(text("name", PackFieldsWords::tr("Name"), PackFieldsWords::tr("Name in the game: range 2"))),
              shown(inches("up_to_in", PackFieldsWords::tr("Up to"),
                           PackFieldsWords::tr("The limit, which belongs to the band; the last band may have none"))),
              millimeters("up_to_mm", PackFieldsWords::tr("Up to"),
                          PackFieldsWords::tr("The limit in millimeters, for games that measure in them"))},
             false,
             QJsonObject{{QStringLiteral("name"), QStringLiteral("range 1")}, {QStringLiteral("up_to_in"), 6}}},
            {QStringLiteral("base_sizes"),
             PackFieldsWords::tr("Sizes of bases"),
             PackFieldsWords::tr("The size of each base, if heights depend on bases."),
             {shown(millimeters("up_to_mm", PackFieldsWords::tr("Up to"),
                                PackFieldsWords::tr("The longer side of the base"))),
              shown(number("size", PackFieldsWords::tr("Size"), PackFieldsWords::tr("The size it counts as"), 0.0,
                           1000.0))},
             false,
             QJsonObject{{QStringLiteral("up_to_mm"), 32}, {QStringLiteral("size"), 2}}},
            {QStringLiteral("height_classes"),
             PackFieldsWords::tr("Height classes"),
             PackFieldsWords::tr("Heights by keyword or state, if heights depend on classes."),
             {shown(text("word", PackFieldsWords::tr("Keyword"), PackFieldsWords::tr("Or state"))),
              shown(millimeters("height_mm", PackFieldsWords::tr("Height"),
                                PackFieldsWords::tr("The height of models with it")))},
             false,
             QJsonObject{{QStringLiteral("word"), QStringLiteral("infantry")}, {QStringLiteral("height_mm"), 40}}},
        };
    }};
    return lists.now();
}

const std::vector<PackSection>& tagSections() {
    static const PerLanguage<std::vector<PackSection>> sections{[] {
        return std::vector<PackSection>{
            headSection(),
            {PackFieldsWords::tr("Lines"),
             {word("geometry", PackFieldsWords::tr("Geometry"), PackFieldsWords::tr("Where lines run"),
                   {{QStringLiteral("plan"), PackFieldsWords::tr("On the table seen from above")},
                    {QStringLiteral("volume"), PackFieldsWords::tr("Among upright solids")}}),
              word("touch", PackFieldsWords::tr("Touching lines"),
                   PackFieldsWords::tr("A line that only touches a corner or a face"),
                   {{QStringLiteral("clear"), PackFieldsWords::tr("passes")},
                    {QStringLiteral("blocked"), PackFieldsWords::tr("is blocked")}}),
              words("ignore", PackFieldsWords::tr("Ignores"),
                    PackFieldsWords::tr("Pieces that do not count for a line"),
                    {{QStringLiteral("piece-holding-an-end"),
                      PackFieldsWords::tr("Pieces that contain an end of the line")}})}},
        };
    }};
    return sections.now();
}

const std::vector<PackList>& tagLists() {
    static const PerLanguage<std::vector<PackList>> lists{[] {
        return std::vector<PackList>{
            {QStringLiteral("blocks"),
             PackFieldsWords::tr("Blocking"),
             PackFieldsWords::tr("The first line whose conditions a piece meets applies."),
             {shown(word("height_class", PackFieldsWords::tr("Height class"),
                         PackFieldsWords::tr("The piece is of this class"), heightClasses())),
              shown(text("trait", PackFieldsWords::tr("Trait"), PackFieldsWords::tr("The piece has this trait"))),
              flag("mat", PackFieldsWords::tr("Mat"),
                   PackFieldsWords::tr("Ticked: only pieces of height 0; not ticked: only others")),
              shown(word("when", PackFieldsWords::tr("Blocks"),
                         PackFieldsWords::tr("When a piece that meets the conditions blocks"),
                         {{QStringLiteral("always"), PackFieldsWords::tr("Every line")},
                          {QStringLiteral("never"), PackFieldsWords::tr("No line")},
                          {QStringLiteral("both-models-below"),
                           PackFieldsWords::tr("Only if both models are shorter than the limit")}})),
              inches("limit_in", PackFieldsWords::tr("Limit"),
                     PackFieldsWords::tr("For “Only if both models are shorter than the limit”"))},
             false,
             QJsonObject{{QStringLiteral("when"), QStringLiteral("always")}}},
        };
    }};
    return lists.now();
}

namespace {

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
