#include "app/desktop/rules/pack_fields.h"

#include "app/desktop/language.h"
#include "app/desktop/rules/json_members.h"
#include "scenarios/rules/pack_words.h"
#include "scenarios/terrain_kinds.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <cassert>
#include <initializer_list>

namespace sightline::app {

namespace {

using namespace scenarios;

struct Words {
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
    return {QLatin1String{key}, label, help, FieldKind::Number, {}, Words::tr(" in"), 0.0, 1000.0};
}
PackField millimeters(const char* key, const QString& label, const QString& help) {
    return {QLatin1String{key}, label, help, FieldKind::Number, {}, Words::tr(" mm"), 0.0, 1000.0};
}
PackField number(
    const char* key, const QString& label, const QString& help, double least, double most, const QString& unit = {}) {
    return {QLatin1String{key}, label, help, FieldKind::Number, {}, unit, least, most};
}
PackField whole(const char* key, const QString& label, const QString& help, double least, double most) {
    return {QLatin1String{key}, label, help, FieldKind::Whole, {}, {}, least, most};
}
PackField weights(const QString& help) {
    return {QStringLiteral("weights"), Words::tr("Weights"), help, FieldKind::Numbers};
}

PackField label(const QString& key) {
    return text(key.toLatin1().constData(), Words::tr("Label"), Words::tr("The rule in a few words; reasons name it"));
}
PackField page(const QString& key) {
    return text(key.toLatin1().constData(), Words::tr("Page"), Words::tr("Where the rule stands in its source"));
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

/// The same fields of an object below: "things." before each key.
std::vector<PackField> below(const QString& key, const QString& label, std::vector<PackField> fields) {
    for (PackField& field : fields) {
        field.key = key + u'.' + field.key;
        field.label = Words::tr("%1: %2").arg(label, field.label);
        field.isAlwaysShown = false;
    }
    return fields;
}

std::vector<FieldWord> sourceRegions() {
    return explained(kSourceRegionWords,
                     {Words::tr("Any point of the model's volume"), Words::tr("The volume without base and weapons"),
                      Words::tr("The top eighth of the volume"), Words::tr("Any point of the base"),
                      Words::tr("Any point of the base's edge"), Words::tr("The foremost edge of the base"),
                      Words::tr("The middle of the foremost edge"), Words::tr("The point nearest to the target"),
                      Words::tr("The dot printed on the base"), Words::tr("The middle of the grid cell"),
                      Words::tr("The corners of the grid cell")});
}

std::vector<FieldWord> targetRegions() {
    return explained(kTargetRegionWords,
                     {Words::tr("Any point of the model's volume"), Words::tr("The volume without base and weapons"),
                      Words::tr("Any point of the base"), Words::tr("Any point of the base's edge"),
                      Words::tr("The edge that faces the observer"),
                      Words::tr("The middle of the edge that faces the observer"),
                      Words::tr("The point nearest to the observer"), Words::tr("The dot printed on the base"),
                      Words::tr("The middle of the grid cell"), Words::tr("The corners of the grid cell"),
                      Words::tr("Any point of the squares that the target occupies")});
}

std::vector<FieldWord> picks() {
    return explained(kPickWords, {Words::tr("Each line may start from another point"),
                                  Words::tr("One point is chosen for all lines of the question")});
}

std::vector<FieldWord> standings() {
    return explained(kStandingWords, {Words::tr("Base and piece share a point"),
                                      Words::tr("Some of the base is inside"), Words::tr("All of the base is inside"),
                                      Words::tr("Some of the base is inside, as high as the piece's top"),
                                      Words::tr("The middle of the base is inside")});
}

std::vector<FieldWord> quantifiers() {
    return explained(kQuantifierWords, {Words::tr("One model is enough"), Words::tr("Half of the models or more"),
                                        Words::tr("More than half of the models"), Words::tr("Every model"),
                                        Words::tr("Told for each model by itself")});
}

std::vector<FieldWord> unitCovers() {
    return explained(kUnitCoverWords, {Words::tr("One model is enough"), Words::tr("Half of the models or more"),
                                       Words::tr("More than half of the models"), Words::tr("Every model"),
                                       Words::tr("Told for each model by itself"),
                                       Words::tr("Up to half of the models: the lowest level; more: the highest")});
}

std::vector<FieldWord> heightClasses() {
    return explained(kHeightClassWords, {Words::tr("Under 2 in"), Words::tr("From 2 to 5 in"),
                                         Words::tr("Over 5 in, or without a limit")});
}

/// Kinds of terrain explain themselves; only the rest needs a word.
std::vector<FieldWord> kindWords() {
    std::vector<FieldWord> words{{QStringLiteral("*"), Words::tr("All kinds that no line names")}};
    std::ranges::transform(terrainKinds(), std::back_inserter(words), [](const TerrainKind& kind) {
        return FieldWord{kind.id, kind.synonyms.join(QStringLiteral(", "))};
    });
    return words;
}

std::vector<PackField> selectorFields() {
    return {
        shown(word("of", Words::tr("Things"), Words::tr("What the line speaks of"),
                   explained(kOfWords, {Words::tr("Terrain pieces"), Words::tr("Other models")}))),
        shown(texts(
            "tags", Words::tr("Tags"),
            Words::tr(
                "One of these is a trait or the kind of the piece, or the kind of its wall; none named: any piece"))),
        texts("except_tags", Words::tr("But not tags"),
              Words::tr("None of these may be a trait or the kind of the piece")),
        word("part", Words::tr("Part"), Words::tr("What of a piece counts"),
             explained(kPartWords, {Words::tr("Footprint and walls"), Words::tr("The footprint alone"),
                                    Words::tr("The walls alone")})),
        words("height_class", Words::tr("Height class"), Words::tr("The piece is of one of these classes"),
              heightClasses()),
        flag("mat", Words::tr("Is a mat"),
             Words::tr("Ticked: only pieces of height 0; not ticked: only pieces with a height")),
        flag(
            "stands_for_walls", Words::tr("Stands for walls"),
            Words::tr("Ticked: only footprints that have walls in the game, with none drawn; not ticked: only others")),
        inches("min_height_in", Words::tr("Least height"), Words::tr("Lower pieces are not meant")),
        word(
            "which", Words::tr("Which models"), Words::tr("Of models: those meant"),
            explained(kWhichWords, {Words::tr("All models"), Words::tr("Models of another player than the observer's"),
                                    Words::tr("Models of neither unit"), Words::tr("Models with the keyword “vehicle”"),
                                    Words::tr("The target itself, with its hull zones")})),
        texts("models_with", Words::tr("Models with"), Words::tr("Of models: one of these keywords")),
    };
}

/// What one can stand in or look through.
std::vector<PackField> placeFields() {
    std::vector<PackField> fields = selectorFields();
    std::erase_if(fields, [](const PackField& field) { return field.key == u"which" || field.key == u"models_with"; });
    fields.front().words.resize(1); // terrain
    return fields;
}

std::vector<PackField> blockFields() {
    return joined(
        {selectorFields(),
         {shown(word("cmp", Words::tr("Compares"),
                     Words::tr("How the thing's height is compared with those of the models"),
                     explained(kComparisonWords, {Words::tr("Its true height, as solids are; not on flat tables"),
                                                  Words::tr("It blocks whatever the heights"),
                                                  Words::tr("It blocks if it is as high as both models, or higher"),
                                                  Words::tr("It blocks if it is higher than the target"),
                                                  Words::tr("It blocks if it is as high as the target, or higher"),
                                                  Words::tr("Points by tag are added along the line, on grids")}))),
          word("use", Words::tr("Compares what"), Words::tr("Which figure is compared"),
               explained(kUseWords,
                         {Words::tr("The height as the pack takes it"),
                          Words::tr("The size that is printed on the card"), Words::tr("The size of the base")})),
          inches("shadow_in", Words::tr("Shadow"),
                 Words::tr("Between the two heights it blocks if the lower model is that near")),
          flag("shadow_by_height", Words::tr("Shadow as long as high"),
               Words::tr("The shadow is as long as the thing is high, in inches")),
          weights(Words::tr("Points for each tag that the line crosses: wood 1, hill 2")),
          number("limit", Words::tr("Limit of points"), Words::tr("This many points and more block"), 0.0, 1e6),
          inches("depth_in", Words::tr("Depth"), Words::tr("It blocks when more of the line than this lies inside")),
          word("cross", Words::tr("Crossing"), Words::tr("How the line has to cross"),
               explained(kCrossWords,
                         {Words::tr("Any crossing counts"), Words::tr("It has to enter and to leave again")})),
          inches("fill_gaps_below_in", Words::tr("Fills gaps below"),
                 Words::tr("Openings in walls up to this height are closed")),
          inches("both_models_below_in", Words::tr("Only for models below"),
                 Words::tr("It blocks only if both models are shorter than this")),
          words("blocks", Words::tr("Lines that go"), Words::tr("By where the line's ends lie"),
                explained(kPassageWords, {Words::tr("Into it"), Words::tr("Out of it"), Words::tr("Through it")})),
          words("stops", Words::tr("Stops"), Words::tr("Which lines it stops"),
                explained(kStopsWords, {Words::tr("Lines of sight"), Words::tr("Lines of fire")})),
          label(QStringLiteral("label")), page(QStringLiteral("page")),
          text("note", Words::tr("Note"), Words::tr("A remark of yours; it changes nothing"))}});
}

/// Of models, those that are not the target itself.
std::vector<PackField> withoutTarget(std::vector<PackField> fields) {
    for (PackField& field : fields) {
        std::erase_if(field.words, [](const FieldWord& word) { return word.word == u"target-ship"; });
    }
    return fields;
}

/// Of things that block nothing.
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
    return joined(
        {{shown(text("level", Words::tr("Level"), Words::tr("What the game calls it: light, heavy, obscured"))),
          text("level_name", Words::tr("Level in words"), Words::tr("As people say it: benefit of cover")),
          shown(whole("order", Words::tr("Order"), Words::tr("The highest level that is met is the cover"), 0, 1000)),
          shown(
              word("trigger", Words::tr("Given when"), Words::tr("What gives the cover"),
                   explained(kTriggerWords,
                             {Words::tr("A line crosses one of the things"), Words::tr("No line is free of the things"),
                              Words::tr("More than a fraction of the target is hidden"),
                              Words::tr("The target is not fully visible"), Words::tr("None of the target is visible"),
                              Words::tr("The shortest line crosses one of the things"),
                              Words::tr("So many lines between corners are blocked, or points on the line"),
                              Words::tr("The target stands in one of the things"),
                              Words::tr("The target stands in one of the things or behind it"),
                              Words::tr("The target stands higher"), Words::tr("The judge has to say")})))},
         below(QStringLiteral("things"), Words::tr("Gives it"), withoutTarget(selectorFields())),
         {word("state", Words::tr("Target stands"), Words::tr("How the target stands to the thing"), standings()),
          flag("joined", Words::tr("Joined pieces count as one"),
               Words::tr("Pieces of one group or parent are asked about together")),
          texts("keywords", Words::tr("Only targets with"), Words::tr("The target has one of these keywords")),
          texts("off_keywords", Words::tr("Not for targets with"), Words::tr("The target has none of these keywords")),
          texts("off_states", Words::tr("Not in states"), Words::tr("The target is in none of these states")),
          inches("target_near_in", Words::tr("Thing near the target"),
                 Words::tr("The thing is no farther from the target")),
          inches("target_to_crossing_in", Words::tr("Crossing near the target"),
                 Words::tr("The line crosses it no farther from the target")),
          inches("target_to_crossing_beyond_in", Words::tr("Crossing far from the target"),
                 Words::tr("The line crosses it farther from the target")),
          inches("models_apart_over_in", Words::tr("Models apart over"), Words::tr("The two models are farther apart")),
          flag("contact", Words::tr("In contact"), Words::tr("The target touches the thing")),
          number("fraction", Words::tr("Fraction"), Words::tr("More than this part of the target is hidden"), 0.0, 1.0),
          word("region", Words::tr("Of which part"), Words::tr("The part of the target that is measured"),
               targetRegions()),
          word("cmp", Words::tr("Compares"), Words::tr("The thing's height against those of the models"),
               explained(kCoverComparisonWords,
                         {Words::tr("As high as both models, or higher"), Words::tr("Higher than the target"),
                          Words::tr("As high as the target, or higher")})),
          number("larger_by", Words::tr("Larger by"),
                 Words::tr("Of the comparison: the thing is larger by at least this much"), 0.0, 1000.0),
          inches("target_up_in", Words::tr("Target higher by"),
                 Words::tr("The target stands at least this much higher")),
          flag("over_top", Words::tr("Over the observer's top"),
               Words::tr("Higher is counted from the observer's top, not its foot")),
          whole("fewest_blocked", Words::tr("Fewest blocked"), Words::tr("Blocked lines, or points"), 0, 1000),
          whole("most_blocked", Words::tr("Most blocked"), Words::tr("Blocked lines, or points"), 0, 1000),
          weights(Words::tr("Points for each tag that the line crosses: wood 1, hill 2")),
          text("exclusive_with", Words::tr("Not together with"), Words::tr("Another level that rules this one out")),
          label(QStringLiteral("label")),
          page(QStringLiteral("page")),
          text("note", Words::tr("Note"), Words::tr("A remark of yours; it changes nothing"))}});
}

PackSection headSection() {
    std::vector<FieldWord> statuses =
        explained(kStatusWords, {Words::tr("The rules settle it, and geometry decides it"),
                                 Words::tr("Decided for the heights that the table's author wrote down"),
                                 Words::tr("The sculpt of the models matters: advice only"),
                                 Words::tr("Nobody checked it against the rules")});
    return {Words::tr("Head"),
            {shown(text("name", Words::tr("Name"), Words::tr("How it is called in lists"))),
             shown(text("id", Words::tr("Id"),
                        Words::tr("The word that scenarios and the command line use; no other set has it"))),
             shown(text("version", Words::tr("Version"), Words::tr("A text of your own; verdicts name it"))),
             shown(word("status", Words::tr("Status"), Words::tr("How sure its answers are"), std::move(statuses))),
             shown(text("source", Words::tr("Source"), Words::tr("Where the rules come from, in your own words"))),
             shown(text("game", Words::tr("Game"), Words::tr("What it is for"))),
             shown(text("exact", Words::tr("Exact part"), Words::tr("What of the game geometry decides"))),
             text("note", Words::tr("Note"), Words::tr("A remark of yours; it changes nothing"))}};
}

} // namespace

const std::vector<PackField>& ignoreFields() {
    static const PerLanguage<std::vector<PackField>> fields{[] {
        return std::vector<PackField>{
            shown(word("source", Words::tr("Observer stands"), Words::tr("How the observer stands to the thing"),
                       standings())),
            shown(word("target", Words::tr("Target stands"), Words::tr("How the target stands to the thing"),
                       standings())),
            flag("joined", Words::tr("Joined pieces count as one"),
                 Words::tr("Pieces of one group or parent are asked about together")),
            inches("source_near_in", Words::tr("Observer near"),
                   Words::tr("The observer is no farther from the thing")),
            inches("target_near_in", Words::tr("Target near"), Words::tr("The target is no farther from the thing")),
            flag("only_parts", Words::tr("Only parts that near"), Words::tr("The rest of the thing counts")),
            texts("source_keywords", Words::tr("Observer is"), Words::tr("The observer has one of these keywords")),
            texts("target_keywords", Words::tr("Target is"), Words::tr("The target has one of these keywords")),
            texts("any_keywords", Words::tr("Either is"), Words::tr("One of the two has one of these keywords")),
            whole("target_wounds_at_least", Words::tr("Target's wounds"), Words::tr("The target has at least as many"),
                  1, 1000),
            texts("blocker_states", Words::tr("Thing is"), Words::tr("The model in the way is in one of these states")),
            inches("source_up_in", Words::tr("Observer up"), Words::tr("The observer stands at least this high")),
            inches("target_up_in", Words::tr("Target up"), Words::tr("The target stands at least this high")),
            inches("distance_over_in", Words::tr("Apart over"), Words::tr("The two models are farther apart")),
            number("source_larger_by", Words::tr("Observer larger by"),
                   Words::tr("The observer's size is at least this much above the thing's"), 0.0, 1000.0),
            label(QStringLiteral("label")),
            page(QStringLiteral("page")),
            text("note", Words::tr("Note"), Words::tr("A remark of yours; it changes nothing")),
        };
    }};
    return fields.now();
}

const std::vector<PackSection>& packSections() {
    static const PerLanguage<std::vector<PackSection>> sections{[] {
        return std::vector<PackSection>{
            headSection(),
            {Words::tr("Space and heights"),
             {word("space", Words::tr("Space"), Words::tr("What may be assumed of things on the table"),
                   explained(kSpaceWords, {Words::tr("Seen from above; heights only in comparisons"),
                                           Words::tr("Upright solids of the heights entered"),
                                           Words::tr("As upright solids, but the sculpt has the last word"),
                                           Words::tr("A grid of squares"), Words::tr("A grid of hexagons")})),
              inches("cell_in", Words::tr("Side of a cell"), Words::tr("Of grids")),
              word("height", Words::tr("Heights"), Words::tr("What comparisons compare"),
                   explained(kHeightWords,
                             {Words::tr("Nothing has a height"), Words::tr("The size that a model or piece names"),
                              Words::tr("The same, and the elevation it stands at"),
                              Words::tr("The size that the base gives, see “Sizes of bases”"),
                              Words::tr("The class that a keyword or state gives, see “Height classes”"),
                              Words::tr("The level that it names, and its elevation"),
                              Words::tr("The top over the table in inches")}))}},
            {Words::tr("Lines of sight"),
             {word("from.region", Words::tr("From"), Words::tr("Where lines start"), sourceRegions()),
              word("from.scope", Words::tr("Who looks"), Words::tr("Which models of a unit"),
                   explained(kScopeWords, {Words::tr("Each model"), Words::tr("The leader only, if the unit has one"),
                                           Words::tr("The front rank only, if the unit has one")})),
              word("from.pick", Words::tr("Points"), Words::tr("How the starting point is chosen"), picks()),
              number("from.arc", Words::tr("Arc"), Words::tr("How much the observer looks at, about its facing"), 1.0,
                     360.0, Words::tr("°")),
              flag("from.arc_printed", Words::tr("Printed arc"), Words::tr("The arc printed on the base counts")),
              flag("from.arc_weapon", Words::tr("Arcs of weapons"),
                   Words::tr("What lies in the arc of one of its weapons counts")),
              word("from.arc_from", Words::tr("Arc starts"), Words::tr("Where the sides of the arc start"),
                   explained(kArcFromWords,
                             {Words::tr("At the middle of the base"), Words::tr("At its front corners")})),
              word("to", Words::tr("To"), Words::tr("Where lines end"), targetRegions()),
              millimeters("line.width_mm", Words::tr("Width of lines"), Words::tr("Things are grown by half of it")),
              millimeters("line.min_patch_mm", Words::tr("Smallest patch"),
                          Words::tr("So much of the target has to be seen")),
              word("line.touch", Words::tr("Touching lines"), Words::tr("A line that only touches a corner or a face"),
                   explained(kTouchWords, {Words::tr("passes"), Words::tr("is blocked")})),
              word("line.along_edge", Words::tr("Lines along edges"),
                   Words::tr("A line between two places that runs along the edge of things"),
                   explained(kAlongEdgeWords,
                             {Words::tr("is a touching line"), Words::tr("passes on the side that hides more")})),
              flag("line.free_ends", Words::tr("Ends touch freely"),
                   Words::tr("A line between two places does not touch what only one of its ends touches")),
              word("full", Words::tr("Fully visible"), Words::tr("What “fully visible” asks"),
                   explained(kFullWords, {Words::tr("The game does not ask it"),
                                          Words::tr("Each facing point is seen from some point"),
                                          Words::tr("All of the base is seen from one point")})),
              word("cover_lines.from", Words::tr("Cover: from"), Words::tr("Where lines of cover start, if elsewhere"),
                   sourceRegions()),
              word("cover_lines.pick", Words::tr("Cover: points"), Words::tr("How the starting point is chosen"),
                   picks()),
              word("cover_lines.to", Words::tr("Cover: to"), Words::tr("Where lines of cover end, if elsewhere"),
                   targetRegions()),
              word("cover_lines.plane", Words::tr("Cover: drawn in"),
                   Words::tr("Through space: what all lines run over is not crossed"),
                   explained(kPlaneWords, {Words::tr("Along the table"), Words::tr("Through space")}))}},
            {Words::tr("Units and contact"),
             {word("unit.target", Words::tr("A unit is seen if"), Words::tr("How many of its models are"),
                   quantifiers()),
              word("unit.full", Words::tr("… fully if"), Words::tr("How many of its models are fully visible"),
                   quantifiers()),
              word("unit.cover", Words::tr("… in cover if"), Words::tr("How many of its models are in cover"),
                   unitCovers()),
              flag("unit.full_sight_ends_cover", Words::tr("Full sight ends cover"),
                   Words::tr(
                       "A model that one of the attacking unit sees in full has no cover from being partly hidden")),
              words("see_through", Words::tr("Sees through"), Words::tr("Models that never block"),
                    explained(kSeeThroughWords,
                              {Words::tr("Models of the observer's unit"), Words::tr("Models of the target's unit")})),
              texts("see_through_keywords", Words::tr("Sees through models with"),
                    Words::tr("Models with one of these keywords never block")),
              texts("turn_states", Words::tr("End with the turn"),
                    Words::tr("States that a model loses when the turn ends")),
              texts("round_states", Words::tr("End with the next own turn"),
                    Words::tr("States that a model loses when its own side has the turn again")),
              flag("contact_always_sees", Words::tr("Contact always sees"),
                   Words::tr("Models in base contact see each other, whatever stands there")),
              flag("reciprocal", Words::tr("Sight is mutual"), Words::tr("Who is seen sees"))}},
            {Words::tr("Range and measure"),
             {inches("range_in", Words::tr("Range"), Words::tr("Beyond it nothing is a target")),
              word("measure.from", Words::tr("Measured from"), Words::tr("Between which parts"),
                   explained(kMeasureWords,
                             {Words::tr("Base edge to base edge"), Words::tr("Hull to hull"),
                              Words::tr("Volume to volume"), Words::tr("Middle to middle"), Words::tr("In cells")})),
              word("measure.plane", Words::tr("Measured in"), Words::tr("With or without heights"),
                   explained(kPlaneWords, {Words::tr("Along the table"), Words::tr("Through space")})),
              word("measure.diagonals", Words::tr("Diagonal steps"), Words::tr("Over squares, measured in cells"),
                   explained(kDiagonalWords, {Words::tr("Count one"), Words::tr("Every second counts two")})),
              word("measure.round", Words::tr("Rounded"), Words::tr("To whole steps"),
                   explained(kRoundingWords, {Words::tr("Not at all"), Words::tr("Up"), Words::tr("Down"),
                                              Words::tr("To the nearest")})),
              inches("measure.step_in", Words::tr("Step"), Words::tr("What is rounded to"))}},
            {Words::tr("From above"),
             joined({{text("elevation.effect", Words::tr("Effect"), Words::tr("What the game calls it: plunging fire")),
                      inches("elevation.source_up_in", Words::tr("Observer up"),
                             Words::tr("It stands at least this high")),
                      flag("elevation.over_target", Words::tr("Over the target"),
                           Words::tr("Counted from the target's foot")),
                      inches("elevation.target_up_most_in", Words::tr("Target up at most"),
                             Words::tr("It stands no higher")),
                      word("elevation.source_state", Words::tr("Observer stands"),
                           Words::tr("How it stands to the piece"), standings()),
                      texts("elevation.source_keywords", Words::tr("Or observer is"),
                            Words::tr("These have it from the ground")),
                      inches("elevation.keyword_range_in", Words::tr("… within"), Words::tr("Of these, no farther")),
                      label(QStringLiteral("elevation.label")), page(QStringLiteral("elevation.page"))},
                     below(QStringLiteral("elevation.source_on"), Words::tr("Stands on"), placeFields())})},
            {Words::tr("Hidden targets, zones"),
             joined({{inches("detection.range_in", Words::tr("Seen within"),
                             Words::tr("Targets that stand so are seen no farther")),
                      word("detection.state", Words::tr("Target stands"), Words::tr("How it stands to the piece"),
                           standings()),
                      flag("detection.joined", Words::tr("Joined pieces count as one"),
                           Words::tr("Pieces of one group or parent are asked about together")),
                      texts("detection.keywords", Words::tr("Only targets with"),
                            Words::tr("It has one of these keywords")),
                      texts("detection.unless_states", Words::tr("Not in states"),
                            Words::tr("It is in none of these states")),
                      label(QStringLiteral("detection.label")), page(QStringLiteral("detection.page"))},
                     below(QStringLiteral("detection.target_in"), Words::tr("Hides in"), placeFields()),
                     {word("zone_stacking", Words::tr("Zones add up"), Words::tr("Of modifiers of zones"),
                           explained(kStackingWords,
                                     {Words::tr("The worst one counts"), Words::tr("They are added")}))}})},
        };
    }};
    return sections.now();
}

const std::vector<PackList>& packLists() {
    static const PerLanguage<std::vector<PackList>> lists{[] {
        return std::vector<PackList>{
            {QStringLiteral("terrain"),
             Words::tr("Terrain"),
             Words::tr("What the game calls pieces of each kind. A piece that has tags of these rules keeps its own."),
             {shown(words("kinds", Words::tr("Kinds"), Words::tr("The kinds of pieces that the line speaks of"),
                          kindWords())),
              shown(text("name", Words::tr("Category"), Words::tr("What the game calls them"))),
              shown(texts("tags", Words::tr("Tags"), Words::tr("What other lines of the rules ask for"))),
              shown(word(
                  "body", Words::tr("Body"), Words::tr("How a piece without more detail is read"),
                  explained(kBodyWords,
                            {Words::tr("By its own shape and height"), Words::tr("As ground, whatever height is drawn"),
                             Words::tr("As ground with the walls that stand on it"),
                             Words::tr("As walls and the floor between them; without walls as a solid")}))),
              text("reason", Words::tr("Why it does not block"),
                   Words::tr("One sentence, if pieces of it do not block")),
              number("size", Words::tr("Size"), Words::tr("Of pieces that have none of their own"), 0.0, 1000.0),
              flag("tags_of_pieces", Words::tr("Tags of its pieces"),
                   Words::tr("Flat ground has the tags of the pieces that belong to it")),
              text("note", Words::tr("Note"), Words::tr("A remark of yours; it changes nothing"))},
             false,
             QJsonObject{{QStringLiteral("kinds"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("name"), QStringLiteral("Wood")}}},
            {QStringLiteral("block"), Words::tr("Blocking"),
             Words::tr("What stops a line. A thing blocks if any line says so."), blockFields(), true,
             QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("cmp"), QStringLiteral("infinite")}}},
            {QStringLiteral("never_full"), Words::tr("Never fully visible"),
             Words::tr("Things that never block, but keep a target from being fully visible."), neverFullFields(), true,
             QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("cmp"), QStringLiteral("infinite")}}},
            {QStringLiteral("cover"), Words::tr("Cover"),
             Words::tr("What gives cover. The highest order that is met is the cover."), coverFields(), true,
             QJsonObject{{QStringLiteral("level"), QStringLiteral("cover")},
                         {QStringLiteral("order"), 1},
                         {QStringLiteral("trigger"), QStringLiteral("not-full")}}},
            {QStringLiteral("zones"), Words::tr("Zones"),
             Words::tr("Areas whose lines have a modifier, or are blocked."),
             joined(
                 {{shown(text("id", Words::tr("Id"), Words::tr("What reasons call it"))),
                   shown(number("modifier", Words::tr("Modifier"), Words::tr("Of lines through it"), -1000.0, 1000.0)),
                   shown(flag("blocks", Words::tr("Blocks"), Words::tr("It stops lines too")))},
                  below(QStringLiteral("in"), Words::tr("Is"), placeFields()),
                  {label(QStringLiteral("label")), page(QStringLiteral("page")),
                   text("note", Words::tr("Note"), Words::tr("A remark of yours; it changes nothing"))}}),
             false,
             QJsonObject{
                 {QStringLiteral("id"), QStringLiteral("smoke")},
                 {QStringLiteral("in"), QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("smoke")}}}},
                 {QStringLiteral("modifier"), -1}}},
            {QStringLiteral("orders"),
             Words::tr("States"),
             Words::tr("States in which a target is seen, but no valid target."),
             {shown(text("state", Words::tr("State"), Words::tr("Of the target"))),
              shown(texts("not_with_cover", Words::tr("With cover"),
                          Words::tr("One of these levels of cover is needed too"))),
              inches(
                  "unless_above_in", Words::tr("Unless seen from above by"),
                  Words::tr(
                      "From an observer that stands at least this much higher, cover by some pieces does not count")),
              texts("unless_above_tags", Words::tr("… over pieces tagged"),
                    Words::tr("The pieces whose cover does not count from there")),
              label(QStringLiteral("label")), page(QStringLiteral("page")),
              text("note", Words::tr("Note"), Words::tr("A remark of yours; it changes nothing"))},
             false,
             QJsonObject{{QStringLiteral("state"), QStringLiteral("conceal")},
                         {QStringLiteral("not_with_cover"), QJsonArray{QStringLiteral("cover")}}}},
            {QStringLiteral("targeting"),
             Words::tr("Targets"),
             Words::tr("What keywords of a target ask of who would pick it, though seen."),
             {shown(texts("keywords", Words::tr("Keywords"), Words::tr("Of the target: one of these"))),
              shown(inches("within_in", Words::tr("Valid from within"),
                           Words::tr("Within this distance it is a valid target"))),
              shown(flag("unless_nearest", Words::tr("Valid if nearest"),
                         Words::tr("A valid target for who sees no enemy of another unit nearer"))),
              number("modifier", Words::tr("Modifier"), Words::tr("Of attacks on it; such a line limits nothing"),
                     -1000.0, 1000.0),
              inches("guard_within_in", Words::tr("Guarded within"),
                     Words::tr("Only while another unit of its side is this near")),
              whole("guard_models", Words::tr("Models of the guard"),
                    Words::tr("That unit has at least this many models"), 1, 1000),
              texts("guard_keywords", Words::tr("Keywords of the guard"), Words::tr("Or one of these")),
              texts("guard_off_keywords", Words::tr("No guards"), Words::tr("Who has one of these is no guard")),
              texts("off_keywords", Words::tr("Not with keywords"), Words::tr("Of the target: none of these")),
              texts("off_states", Words::tr("Not in states"), Words::tr("Of the target: in none of these")),
              whole("wounds_at_most", Words::tr("Wounds at most"), Words::tr("Of the target"), 1, 1000),
              label(QStringLiteral("label")), page(QStringLiteral("page")),
              text("note", Words::tr("Note"), Words::tr("A remark of yours; it changes nothing"))},
             false,
             QJsonObject{{QStringLiteral("keywords"), QJsonArray{QStringLiteral("lone operative")}},
                         {QStringLiteral("within_in"), 12}}},
            {QStringLiteral("base_sizes"),
             Words::tr("Sizes of bases"),
             Words::tr("The size that a base gives, if heights go by bases."),
             {shown(millimeters("up_to_mm", Words::tr("Up to"), Words::tr("The longer side of the base"))),
              shown(number("size", Words::tr("Size"), Words::tr("What it counts as"), 0.0, 1000.0))},
             false,
             QJsonObject{{QStringLiteral("up_to_mm"), 32}, {QStringLiteral("size"), 2}}},
            {QStringLiteral("height_classes"),
             Words::tr("Height classes"),
             Words::tr("Heights by keyword or state, if heights go by classes."),
             {shown(text("word", Words::tr("Keyword"), Words::tr("Or state"))),
              shown(millimeters("height_mm", Words::tr("Height"), Words::tr("Of models with it")))},
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
            {Words::tr("Lines"),
             {word("geometry", Words::tr("Geometry"), Words::tr("Where lines run"),
                   {{QStringLiteral("plan"), Words::tr("On the table seen from above")},
                    {QStringLiteral("volume"), Words::tr("Among upright solids")}}),
              word("touch", Words::tr("Touching lines"), Words::tr("A line that only touches a corner or a face"),
                   {{QStringLiteral("clear"), Words::tr("passes")},
                    {QStringLiteral("blocked"), Words::tr("is blocked")}}),
              words(
                  "ignore", Words::tr("Ignores"), Words::tr("Pieces that do not count for a line"),
                  {{QStringLiteral("piece-holding-an-end"), Words::tr("A piece that holds either end of the line")}})}},
        };
    }};
    return sections.now();
}

const std::vector<PackList>& tagLists() {
    static const PerLanguage<std::vector<PackList>> lists{[] {
        return std::vector<PackList>{
            {QStringLiteral("blocks"),
             Words::tr("Blocking"),
             Words::tr("The first line whose conditions a piece meets decides about it."),
             {shown(word("height_class", Words::tr("Height class"), Words::tr("The piece is of this class"),
                         heightClasses())),
              shown(text("trait", Words::tr("Trait"), Words::tr("The piece has this trait"))),
              flag("mat", Words::tr("Is a mat"), Words::tr("Ticked: only pieces of height 0; not ticked: only others")),
              shown(word("when", Words::tr("Blocks"), Words::tr("When a piece that meets the conditions blocks"),
                         {{QStringLiteral("always"), Words::tr("Every line")},
                          {QStringLiteral("never"), Words::tr("No line")},
                          {QStringLiteral("both-models-below"),
                           Words::tr("Only if both models are shorter than the limit")}})),
              inches("limit_in", Words::tr("Limit"), Words::tr("Of “both-models-below”"))},
             false,
             QJsonObject{{QStringLiteral("when"), QStringLiteral("always")}}},
        };
    }};
    return lists.now();
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
        const bool saysItself = field.kind == FieldKind::Word || field.key == u"tags" || field.key == u"level" ||
                                field.key == u"things.tags";
        if (field.kind == FieldKind::Flag) {
            words << (value.toBool() ? field.label : Words::tr("not: %1").arg(field.label));
        } else if (saysItself) {
            words << shortText(value);
        } else {
            words << Words::tr("%1: %2").arg(field.label, shortText(value) + field.unit);
        }
    }
    const auto exceptions = static_cast<int>(line.value(QStringLiteral("ignore")).toArray().size());
    if (exceptions > 0) {
        words << (exceptions == 1 ? Words::tr("one exception") : Words::tr("%1 exceptions").arg(exceptions));
    }
    return words.isEmpty() ? Words::tr("everything") : words.join(QStringLiteral(" · "));
}

} // namespace sightline::app
