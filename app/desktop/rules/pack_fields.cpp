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
                PackFieldsWords::tr("The rule in a few words; reasons name it"));
}
PackField page(const QString& key) {
    return text(key.toLatin1().constData(), PackFieldsWords::tr("Page"),
                PackFieldsWords::tr("Where the rule stands in its source"));
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
        field.label = PackFieldsWords::tr("%1: %2").arg(label, field.label);
        field.isAlwaysShown = false;
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
         PackFieldsWords::tr("The middle of the foremost edge"), PackFieldsWords::tr("The point nearest to the target"),
         PackFieldsWords::tr("The dot printed on the base"), PackFieldsWords::tr("The middle of the grid cell"),
         PackFieldsWords::tr("The corners of the grid cell")});
}

std::vector<FieldWord> targetRegions() {
    return explained(
        kTargetRegionWords,
        {PackFieldsWords::tr("Any point of the model's volume"),
         PackFieldsWords::tr("The volume without base and weapons"), PackFieldsWords::tr("Any point of the base"),
         PackFieldsWords::tr("Any point of the base's edge"), PackFieldsWords::tr("The edge that faces the observer"),
         PackFieldsWords::tr("The middle of the edge that faces the observer"),
         PackFieldsWords::tr("The point nearest to the observer"), PackFieldsWords::tr("The dot printed on the base"),
         PackFieldsWords::tr("The middle of the grid cell"), PackFieldsWords::tr("The corners of the grid cell"),
         PackFieldsWords::tr("Any point of the squares that the target occupies")});
}

std::vector<FieldWord> picks() {
    return explained(kPickWords, {PackFieldsWords::tr("Each line may start from another point"),
                                  PackFieldsWords::tr("One point is chosen for all lines of the question")});
}

std::vector<FieldWord> standings() {
    return explained(kStandingWords, {PackFieldsWords::tr("Base and piece share a point"),
                                      PackFieldsWords::tr("Some of the base is inside"),
                                      PackFieldsWords::tr("All of the base is inside"),
                                      PackFieldsWords::tr("Some of the base is inside, as high as the piece's top"),
                                      PackFieldsWords::tr("The middle of the base is inside")});
}

std::vector<FieldWord> quantifiers() {
    return explained(kQuantifierWords,
                     {PackFieldsWords::tr("One model is enough"), PackFieldsWords::tr("Half of the models or more"),
                      PackFieldsWords::tr("More than half of the models"), PackFieldsWords::tr("Every model"),
                      PackFieldsWords::tr("Told for each model by itself")});
}

std::vector<FieldWord> unitCovers() {
    return explained(kUnitCoverWords,
                     {PackFieldsWords::tr("One model is enough"), PackFieldsWords::tr("Half of the models or more"),
                      PackFieldsWords::tr("More than half of the models"), PackFieldsWords::tr("Every model"),
                      PackFieldsWords::tr("Told for each model by itself"),
                      PackFieldsWords::tr("Up to half of the models: the lowest level; more: the highest")});
}

std::vector<FieldWord> heightClasses() {
    return explained(kHeightClassWords, {PackFieldsWords::tr("Under 2 in"), PackFieldsWords::tr("From 2 to 5 in"),
                                         PackFieldsWords::tr("Over 5 in, or without a limit")});
}

/// Kinds of terrain explain themselves; only the rest needs a word.
std::vector<FieldWord> kindWords() {
    std::vector<FieldWord> words{{QStringLiteral("*"), PackFieldsWords::tr("All kinds that no line names")}};
    std::ranges::transform(terrainKinds(), std::back_inserter(words), [](const TerrainKind& kind) {
        return FieldWord{kind.id, kind.synonyms.join(QStringLiteral(", "))};
    });
    return words;
}

std::vector<PackField> selectorFields() {
    return {
        shown(word("of", PackFieldsWords::tr("Elements"), PackFieldsWords::tr("What the line speaks of"),
                   explained(kOfWords, {PackFieldsWords::tr("Terrain pieces"), PackFieldsWords::tr("Other models")}))),
        shown(texts(
            "tags", PackFieldsWords::tr("Tags"),
            PackFieldsWords::tr(
                "One of these is a trait or the kind of the piece, or the kind of its wall; none named: any piece"))),
        texts("except_tags", PackFieldsWords::tr("But not tags"),
              PackFieldsWords::tr("None of these may be a trait or the kind of the piece")),
        word("part", PackFieldsWords::tr("Part"), PackFieldsWords::tr("What of a piece counts"),
             explained(kPartWords,
                       {PackFieldsWords::tr("Footprint and walls"), PackFieldsWords::tr("The footprint alone"),
                        PackFieldsWords::tr("The walls alone")})),
        words("height_class", PackFieldsWords::tr("Height class"),
              PackFieldsWords::tr("The piece is of one of these classes"), heightClasses()),
        flag("mat", PackFieldsWords::tr("Is a mat"),
             PackFieldsWords::tr("Ticked: only pieces of height 0; not ticked: only pieces with a height")),
        flag("stands_for_walls", PackFieldsWords::tr("Stands for walls"),
             PackFieldsWords::tr(
                 "Ticked: only footprints that have walls in the game, with none drawn; not ticked: only others")),
        inches("min_height_in", PackFieldsWords::tr("Least height"), PackFieldsWords::tr("Lower pieces are not meant")),
        word("which", PackFieldsWords::tr("Which models"), PackFieldsWords::tr("Of models: those meant"),
             explained(kWhichWords, {PackFieldsWords::tr("All models"),
                                     PackFieldsWords::tr("Models of another player than the observer's"),
                                     PackFieldsWords::tr("Models of neither unit"),
                                     PackFieldsWords::tr("Models with the keyword “vehicle”"),
                                     PackFieldsWords::tr("The target itself, with its hull zones")})),
        texts("models_with", PackFieldsWords::tr("Models with"),
              PackFieldsWords::tr("Of models: one of these keywords")),
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
         {shown(word(
              "cmp", PackFieldsWords::tr("Compares"),
              PackFieldsWords::tr("How the thing's height is compared with those of the models"),
              explained(kComparisonWords, {PackFieldsWords::tr("Its true height, as solids are; not on flat tables"),
                                           PackFieldsWords::tr("It blocks whatever the heights"),
                                           PackFieldsWords::tr("It blocks if it is as high as both models, or higher"),
                                           PackFieldsWords::tr("It blocks if it is higher than the target"),
                                           PackFieldsWords::tr("It blocks if it is as high as the target, or higher"),
                                           PackFieldsWords::tr("Points by tag are added along the line, on grids")}))),
          word("use", PackFieldsWords::tr("Compares what"), PackFieldsWords::tr("Which figure is compared"),
               explained(kUseWords, {PackFieldsWords::tr("The height as the pack takes it"),
                                     PackFieldsWords::tr("The size that is printed on the card"),
                                     PackFieldsWords::tr("The size of the base")})),
          inches("shadow_in", PackFieldsWords::tr("Shadow"),
                 PackFieldsWords::tr("Between the two heights it blocks if the lower model is that near")),
          flag("shadow_by_height", PackFieldsWords::tr("Shadow as long as high"),
               PackFieldsWords::tr("The shadow is as long as the thing is high, in inches")),
          weights(PackFieldsWords::tr("Points for each tag that the line crosses: wood 1, hill 2")),
          number("limit", PackFieldsWords::tr("Limit of points"),
                 PackFieldsWords::tr("This many points and more block"), 0.0, 1e6),
          inches("depth_in", PackFieldsWords::tr("Depth"),
                 PackFieldsWords::tr("It blocks when more of the line than this lies inside")),
          word("cross", PackFieldsWords::tr("Crossing"), PackFieldsWords::tr("How the line has to cross"),
               explained(kCrossWords, {PackFieldsWords::tr("Any crossing counts"),
                                       PackFieldsWords::tr("It has to enter and to leave again")})),
          inches("fill_gaps_below_in", PackFieldsWords::tr("Fills gaps below"),
                 PackFieldsWords::tr("Openings in walls up to this height are closed")),
          inches("both_models_below_in", PackFieldsWords::tr("Only for models below"),
                 PackFieldsWords::tr("It blocks only if both models are shorter than this")),
          words("blocks", PackFieldsWords::tr("Lines that go"), PackFieldsWords::tr("By where the line's ends lie"),
                explained(kPassageWords, {PackFieldsWords::tr("Into it"), PackFieldsWords::tr("Out of it"),
                                          PackFieldsWords::tr("Through it")})),
          words("stops", PackFieldsWords::tr("Stops"), PackFieldsWords::tr("Which lines it stops"),
                explained(kStopsWords, {PackFieldsWords::tr("Lines of sight"), PackFieldsWords::tr("Lines of fire")})),
          label(QStringLiteral("label")), page(QStringLiteral("page")),
          text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("A remark of yours; it changes nothing"))}});
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
        {{shown(text("level", PackFieldsWords::tr("Level"),
                     PackFieldsWords::tr("What the game calls it: light, heavy, obscured"))),
          text("level_name", PackFieldsWords::tr("Level in words"),
               PackFieldsWords::tr("As people say it: benefit of cover")),
          shown(whole("order", PackFieldsWords::tr("Order"),
                      PackFieldsWords::tr("The highest level that is met is the cover"), 0, 1000)),
          shown(word("trigger", PackFieldsWords::tr("Given when"), PackFieldsWords::tr("What gives the cover"),
                     explained(kTriggerWords,
                               {PackFieldsWords::tr("A line crosses one of the things"),
                                PackFieldsWords::tr("No line is free of the things"),
                                PackFieldsWords::tr("More than a fraction of the target is hidden"),
                                PackFieldsWords::tr("The target is not fully visible"),
                                PackFieldsWords::tr("None of the target is visible"),
                                PackFieldsWords::tr("The shortest line crosses one of the things"),
                                PackFieldsWords::tr("So many lines between corners are blocked, or points on the line"),
                                PackFieldsWords::tr("The target stands in one of the things"),
                                PackFieldsWords::tr("The target stands in one of the things or behind it"),
                                PackFieldsWords::tr("The target stands higher"),
                                PackFieldsWords::tr("The judge has to say")})))},
         below(QStringLiteral("things"), PackFieldsWords::tr("Gives it"), withoutTarget(selectorFields())),
         {word("state", PackFieldsWords::tr("Target stands"), PackFieldsWords::tr("How the target stands to the thing"),
               standings()),
          flag("joined", PackFieldsWords::tr("Joined pieces count as one"),
               PackFieldsWords::tr("Pieces of one group or parent are asked about together")),
          texts("keywords", PackFieldsWords::tr("Only targets with"),
                PackFieldsWords::tr("The target has one of these keywords")),
          texts("off_keywords", PackFieldsWords::tr("Not for targets with"),
                PackFieldsWords::tr("The target has none of these keywords")),
          texts("off_states", PackFieldsWords::tr("Not in states"),
                PackFieldsWords::tr("The target is in none of these states")),
          inches("target_near_in", PackFieldsWords::tr("Thing near the target"),
                 PackFieldsWords::tr("The thing is no farther from the target")),
          inches("target_to_crossing_in", PackFieldsWords::tr("Crossing near the target"),
                 PackFieldsWords::tr("The line crosses it no farther from the target")),
          inches("target_to_crossing_beyond_in", PackFieldsWords::tr("Crossing far from the target"),
                 PackFieldsWords::tr("The line crosses it farther from the target")),
          inches("models_apart_over_in", PackFieldsWords::tr("Models apart over"),
                 PackFieldsWords::tr("The two models are farther apart")),
          flag("contact", PackFieldsWords::tr("In contact"), PackFieldsWords::tr("The target touches the thing")),
          number("fraction", PackFieldsWords::tr("Fraction"),
                 PackFieldsWords::tr("More than this part of the target is hidden"), 0.0, 1.0),
          word("region", PackFieldsWords::tr("Of which part"),
               PackFieldsWords::tr("The part of the target that is measured"), targetRegions()),
          word("cmp", PackFieldsWords::tr("Compares"),
               PackFieldsWords::tr("The thing's height against those of the models"),
               explained(kCoverComparisonWords, {PackFieldsWords::tr("As high as both models, or higher"),
                                                 PackFieldsWords::tr("Higher than the target"),
                                                 PackFieldsWords::tr("As high as the target, or higher")})),
          number("larger_by", PackFieldsWords::tr("Larger by"),
                 PackFieldsWords::tr("Of the comparison: the thing is larger by at least this much"), 0.0, 1000.0),
          inches("target_up_in", PackFieldsWords::tr("Target higher by"),
                 PackFieldsWords::tr("The target stands at least this much higher")),
          flag("over_top", PackFieldsWords::tr("Over the observer's top"),
               PackFieldsWords::tr("Higher is counted from the observer's top, not its foot")),
          whole("fewest_blocked", PackFieldsWords::tr("Fewest blocked"),
                PackFieldsWords::tr("Blocked lines, or points"), 0, 1000),
          whole("most_blocked", PackFieldsWords::tr("Most blocked"), PackFieldsWords::tr("Blocked lines, or points"), 0,
                1000),
          weights(PackFieldsWords::tr("Points for each tag that the line crosses: wood 1, hill 2")),
          text("exclusive_with", PackFieldsWords::tr("Not together with"),
               PackFieldsWords::tr("Another level that rules this one out")),
          label(QStringLiteral("label")),
          page(QStringLiteral("page")),
          text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("A remark of yours; it changes nothing"))}});
}

PackSection headSection() {
    std::vector<FieldWord> statuses =
        explained(kStatusWords, {PackFieldsWords::tr("The rules settle it, and geometry decides it"),
                                 PackFieldsWords::tr("Decided for the heights that the table's author wrote down"),
                                 PackFieldsWords::tr("The sculpt of the models matters: advice only"),
                                 PackFieldsWords::tr("Nobody checked it against the rules")});
    return {PackFieldsWords::tr("Head"),
            {shown(text("name", PackFieldsWords::tr("Name"), PackFieldsWords::tr("How it is called in lists"))),
             shown(text("id", PackFieldsWords::tr("Id"),
                        PackFieldsWords::tr("The word that scenarios and the command line use; no other set has it"))),
             shown(text("version", PackFieldsWords::tr("Version"),
                        PackFieldsWords::tr("A text of your own; verdicts name it"))),
             shown(word("status", PackFieldsWords::tr("Status"), PackFieldsWords::tr("How sure its answers are"),
                        std::move(statuses))),
             shown(text("source", PackFieldsWords::tr("Source"),
                        PackFieldsWords::tr("Where the rules come from, in your own words"))),
             shown(text("game", PackFieldsWords::tr("Game"), PackFieldsWords::tr("What it is for"))),
             shown(text("exact", PackFieldsWords::tr("Exact part"),
                        PackFieldsWords::tr("What of the game geometry decides"))),
             text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("A remark of yours; it changes nothing"))}};
}

} // namespace

const std::vector<PackField>& ignoreFields() {
    static const PerLanguage<std::vector<PackField>> fields{[] {
        return std::vector<PackField>{
            shown(word("source", PackFieldsWords::tr("Observer stands"),
                       PackFieldsWords::tr("How the observer stands to the thing"), standings())),
            shown(word("target", PackFieldsWords::tr("Target stands"),
                       PackFieldsWords::tr("How the target stands to the thing"), standings())),
            flag("joined", PackFieldsWords::tr("Joined pieces count as one"),
                 PackFieldsWords::tr("Pieces of one group or parent are asked about together")),
            inches("source_near_in", PackFieldsWords::tr("Observer near"),
                   PackFieldsWords::tr("The observer is no farther from the thing")),
            inches("target_near_in", PackFieldsWords::tr("Target near"),
                   PackFieldsWords::tr("The target is no farther from the thing")),
            flag("only_parts", PackFieldsWords::tr("Only parts that near"),
                 PackFieldsWords::tr("The rest of the thing counts")),
            texts("source_keywords", PackFieldsWords::tr("Observer is"),
                  PackFieldsWords::tr("The observer has one of these keywords")),
            texts("target_keywords", PackFieldsWords::tr("Target is"),
                  PackFieldsWords::tr("The target has one of these keywords")),
            texts("any_keywords", PackFieldsWords::tr("Either is"),
                  PackFieldsWords::tr("One of the two has one of these keywords")),
            whole("target_wounds_at_least", PackFieldsWords::tr("Target's wounds"),
                  PackFieldsWords::tr("The target has at least as many"), 1, 1000),
            texts("blocker_states", PackFieldsWords::tr("Thing is"),
                  PackFieldsWords::tr("The model in the way is in one of these states")),
            inches("source_up_in", PackFieldsWords::tr("Observer up"),
                   PackFieldsWords::tr("The observer stands at least this high")),
            inches("target_up_in", PackFieldsWords::tr("Target up"),
                   PackFieldsWords::tr("The target stands at least this high")),
            inches("distance_over_in", PackFieldsWords::tr("Apart over"),
                   PackFieldsWords::tr("The two models are farther apart")),
            number("source_larger_by", PackFieldsWords::tr("Observer larger by"),
                   PackFieldsWords::tr("The observer's size is at least this much above the thing's"), 0.0, 1000.0),
            label(QStringLiteral("label")),
            page(QStringLiteral("page")),
            text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("A remark of yours; it changes nothing")),
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
                   PackFieldsWords::tr("What may be assumed of things on the table"),
                   explained(kSpaceWords,
                             {PackFieldsWords::tr("Seen from above; heights only in comparisons"),
                              PackFieldsWords::tr("Upright solids of the heights entered"),
                              PackFieldsWords::tr("As upright solids, but the sculpt has the last word"),
                              PackFieldsWords::tr("A grid of squares"), PackFieldsWords::tr("A grid of hexagons")})),
              inches("cell_in", PackFieldsWords::tr("Side of a cell"), PackFieldsWords::tr("Of grids")),
              word("height", PackFieldsWords::tr("Heights"), PackFieldsWords::tr("What comparisons compare"),
                   explained(kHeightWords,
                             {PackFieldsWords::tr("Nothing has a height"),
                              PackFieldsWords::tr("The size that a model or piece names"),
                              PackFieldsWords::tr("The same, and the elevation it stands at"),
                              PackFieldsWords::tr("The size that the base gives, see “Sizes of bases”"),
                              PackFieldsWords::tr("The class that a keyword or state gives, see “Height classes”"),
                              PackFieldsWords::tr("The level that it names, and its elevation"),
                              PackFieldsWords::tr("The top over the table in inches")}))}},
            {PackFieldsWords::tr("Lines of sight"),
             {word("from.region", PackFieldsWords::tr("From"), PackFieldsWords::tr("Where lines start"),
                   sourceRegions()),
              word("from.scope", PackFieldsWords::tr("Who looks"), PackFieldsWords::tr("Which models of a unit"),
                   explained(kScopeWords, {PackFieldsWords::tr("Each model"),
                                           PackFieldsWords::tr("The leader only, if the unit has one"),
                                           PackFieldsWords::tr("The front rank only, if the unit has one")})),
              word("from.pick", PackFieldsWords::tr("Points"), PackFieldsWords::tr("How the starting point is chosen"),
                   picks()),
              number("from.arc", PackFieldsWords::tr("Arc"),
                     PackFieldsWords::tr("How much the observer looks at, about its facing"), 1.0, 360.0,
                     PackFieldsWords::tr("°")),
              flag("from.arc_printed", PackFieldsWords::tr("Printed arc"),
                   PackFieldsWords::tr("The arc printed on the base counts")),
              flag("from.arc_weapon", PackFieldsWords::tr("Arcs of weapons"),
                   PackFieldsWords::tr("What lies in the arc of one of its weapons counts")),
              word("from.arc_from", PackFieldsWords::tr("Arc starts"),
                   PackFieldsWords::tr("Where the sides of the arc start"),
                   explained(kArcFromWords, {PackFieldsWords::tr("At the middle of the base"),
                                             PackFieldsWords::tr("At its front corners")})),
              word("to", PackFieldsWords::tr("To"), PackFieldsWords::tr("Where lines end"), targetRegions()),
              millimeters("line.width_mm", PackFieldsWords::tr("Width of lines"),
                          PackFieldsWords::tr("Things are grown by half of it")),
              millimeters("line.min_patch_mm", PackFieldsWords::tr("Smallest patch"),
                          PackFieldsWords::tr("So much of the target has to be seen")),
              word("line.touch", PackFieldsWords::tr("Touching lines"),
                   PackFieldsWords::tr("A line that only touches a corner or a face"),
                   explained(kTouchWords, {PackFieldsWords::tr("passes"), PackFieldsWords::tr("is blocked")})),
              word("line.along_edge", PackFieldsWords::tr("Lines along edges"),
                   PackFieldsWords::tr("A line between two places that runs along the edge of things"),
                   explained(kAlongEdgeWords, {PackFieldsWords::tr("is a touching line"),
                                               PackFieldsWords::tr("passes on the side that hides more")})),
              flag("line.free_ends", PackFieldsWords::tr("Ends touch freely"),
                   PackFieldsWords::tr("A line between two places does not touch what only one of its ends touches")),
              word("full", PackFieldsWords::tr("Fully visible"), PackFieldsWords::tr("What “fully visible” asks"),
                   explained(kFullWords, {PackFieldsWords::tr("The game does not ask it"),
                                          PackFieldsWords::tr("Each facing point is seen from some point"),
                                          PackFieldsWords::tr("All of the base is seen from one point")})),
              word("cover_lines.from", PackFieldsWords::tr("Cover: from"),
                   PackFieldsWords::tr("Where lines of cover start, if elsewhere"), sourceRegions()),
              word("cover_lines.pick", PackFieldsWords::tr("Cover: points"),
                   PackFieldsWords::tr("How the starting point is chosen"), picks()),
              word("cover_lines.to", PackFieldsWords::tr("Cover: to"),
                   PackFieldsWords::tr("Where lines of cover end, if elsewhere"), targetRegions()),
              word("cover_lines.plane", PackFieldsWords::tr("Cover: drawn in"),
                   PackFieldsWords::tr("Through space: what all lines run over is not crossed"),
                   explained(kPlaneWords,
                             {PackFieldsWords::tr("Along the table"), PackFieldsWords::tr("Through space")}))}},
            {PackFieldsWords::tr("Units and contact"),
             {word("unit.target", PackFieldsWords::tr("A unit is seen if"),
                   PackFieldsWords::tr("How many of its models are"), quantifiers()),
              word("unit.full", PackFieldsWords::tr("… fully if"),
                   PackFieldsWords::tr("How many of its models are fully visible"), quantifiers()),
              word("unit.cover", PackFieldsWords::tr("… in cover if"),
                   PackFieldsWords::tr("How many of its models are in cover"), unitCovers()),
              flag("unit.full_sight_ends_cover", PackFieldsWords::tr("Full sight ends cover"),
                   PackFieldsWords::tr(
                       "A model that one of the attacking unit sees in full has no cover from being partly hidden")),
              words("see_through", PackFieldsWords::tr("Sees through"), PackFieldsWords::tr("Models that never block"),
                    explained(kSeeThroughWords, {PackFieldsWords::tr("Models of the observer's unit"),
                                                 PackFieldsWords::tr("Models of the target's unit")})),
              texts("see_through_keywords", PackFieldsWords::tr("Sees through models with"),
                    PackFieldsWords::tr("Models with one of these keywords never block")),
              texts("turn_states", PackFieldsWords::tr("End with the turn"),
                    PackFieldsWords::tr("States that a model loses when the turn ends")),
              texts("round_states", PackFieldsWords::tr("End with the next own turn"),
                    PackFieldsWords::tr("States that a model loses when its own side has the turn again")),
              flag("contact_always_sees", PackFieldsWords::tr("Contact always sees"),
                   PackFieldsWords::tr("Models in base contact see each other, whatever stands there")),
              flag("reciprocal", PackFieldsWords::tr("Sight is mutual"), PackFieldsWords::tr("Who is seen sees"))}},
            {PackFieldsWords::tr("Range and measure"),
             {inches("range_in", PackFieldsWords::tr("Range"), PackFieldsWords::tr("Beyond it nothing is a target")),
              word("measure.from", PackFieldsWords::tr("Measured from"), PackFieldsWords::tr("Between which parts"),
                   explained(kMeasureWords,
                             {PackFieldsWords::tr("Base edge to base edge"), PackFieldsWords::tr("Hull to hull"),
                              PackFieldsWords::tr("Volume to volume"), PackFieldsWords::tr("Middle to middle"),
                              PackFieldsWords::tr("In cells")})),
              word("measure.plane", PackFieldsWords::tr("Measured in"), PackFieldsWords::tr("With or without heights"),
                   explained(kPlaneWords,
                             {PackFieldsWords::tr("Along the table"), PackFieldsWords::tr("Through space")})),
              word("measure.diagonals", PackFieldsWords::tr("Diagonal steps"),
                   PackFieldsWords::tr("Over squares, measured in cells"),
                   explained(kDiagonalWords,
                             {PackFieldsWords::tr("Count one"), PackFieldsWords::tr("Every second counts two")})),
              word("measure.round", PackFieldsWords::tr("Rounded"), PackFieldsWords::tr("To whole steps"),
                   explained(kRoundingWords, {PackFieldsWords::tr("Not at all"), PackFieldsWords::tr("Up"),
                                              PackFieldsWords::tr("Down"), PackFieldsWords::tr("To the nearest")})),
              inches("measure.step_in", PackFieldsWords::tr("Step"), PackFieldsWords::tr("What is rounded to"))}},
            {PackFieldsWords::tr("From above"),
             joined({{text("elevation.effect", PackFieldsWords::tr("Effect"),
                           PackFieldsWords::tr("What the game calls it: plunging fire")),
                      inches("elevation.source_up_in", PackFieldsWords::tr("Observer up"),
                             PackFieldsWords::tr("It stands at least this high")),
                      flag("elevation.over_target", PackFieldsWords::tr("Over the target"),
                           PackFieldsWords::tr("Counted from the target's foot")),
                      inches("elevation.target_up_most_in", PackFieldsWords::tr("Target up at most"),
                             PackFieldsWords::tr("It stands no higher")),
                      word("elevation.source_state", PackFieldsWords::tr("Observer stands"),
                           PackFieldsWords::tr("How it stands to the piece"), standings()),
                      texts("elevation.source_keywords", PackFieldsWords::tr("Or observer is"),
                            PackFieldsWords::tr("These have it from the ground")),
                      inches("elevation.keyword_range_in", PackFieldsWords::tr("… within"),
                             PackFieldsWords::tr("Of these, no farther")),
                      label(QStringLiteral("elevation.label")), page(QStringLiteral("elevation.page"))},
                     below(QStringLiteral("elevation.source_on"), PackFieldsWords::tr("Stands on"), placeFields())})},
            {PackFieldsWords::tr("Hidden targets, zones"),
             joined({{inches("detection.range_in", PackFieldsWords::tr("Seen within"),
                             PackFieldsWords::tr("Targets that stand so are seen no farther")),
                      word("detection.state", PackFieldsWords::tr("Target stands"),
                           PackFieldsWords::tr("How it stands to the piece"), standings()),
                      flag("detection.joined", PackFieldsWords::tr("Joined pieces count as one"),
                           PackFieldsWords::tr("Pieces of one group or parent are asked about together")),
                      texts("detection.keywords", PackFieldsWords::tr("Only targets with"),
                            PackFieldsWords::tr("It has one of these keywords")),
                      texts("detection.unless_states", PackFieldsWords::tr("Not in states"),
                            PackFieldsWords::tr("It is in none of these states")),
                      label(QStringLiteral("detection.label")), page(QStringLiteral("detection.page"))},
                     below(QStringLiteral("detection.target_in"), PackFieldsWords::tr("Hides in"), placeFields()),
                     {word("zone_stacking", PackFieldsWords::tr("Zones add up"),
                           PackFieldsWords::tr("Of modifiers of zones"),
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
                 "What the game calls pieces of each kind. A piece that has tags of these rules keeps its own."),
             {shown(words("kinds", PackFieldsWords::tr("Kinds"),
                          PackFieldsWords::tr("The kinds of pieces that the line speaks of"), kindWords())),
              shown(text("name", PackFieldsWords::tr("Category"), PackFieldsWords::tr("What the game calls them"))),
              shown(texts("tags", PackFieldsWords::tr("Tags"),
                          PackFieldsWords::tr("What other lines of the rules ask for"))),
              shown(word(
                  "body", PackFieldsWords::tr("Body"), PackFieldsWords::tr("How a piece without more detail is read"),
                  explained(kBodyWords,
                            {PackFieldsWords::tr("By its own shape and height"),
                             PackFieldsWords::tr("As ground, whatever height is drawn"),
                             PackFieldsWords::tr("As ground with the walls that stand on it"),
                             PackFieldsWords::tr("As walls and the floor between them; without walls as a solid")}))),
              text("reason", PackFieldsWords::tr("Why it does not block"),
                   PackFieldsWords::tr("One sentence, if pieces of it do not block")),
              number("size", PackFieldsWords::tr("Size"), PackFieldsWords::tr("Of pieces that have none of their own"),
                     0.0, 1000.0),
              flag("tags_of_pieces", PackFieldsWords::tr("Tags of its pieces"),
                   PackFieldsWords::tr("Flat ground has the tags of the pieces that belong to it")),
              text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("A remark of yours; it changes nothing"))},
             false,
             QJsonObject{{QStringLiteral("kinds"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("name"), QStringLiteral("Wood")}}},
            {QStringLiteral("block"), PackFieldsWords::tr("Blocking"),
             PackFieldsWords::tr("What stops a line. A thing blocks if any line says so."), blockFields(), true,
             QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("cmp"), QStringLiteral("infinite")}}},
            {QStringLiteral("never_full"), PackFieldsWords::tr("Never fully visible"),
             PackFieldsWords::tr("Things that never block, but keep a target from being fully visible."),
             neverFullFields(), true,
             QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("wood")}},
                         {QStringLiteral("cmp"), QStringLiteral("infinite")}}},
            {QStringLiteral("cover"), PackFieldsWords::tr("Cover"),
             PackFieldsWords::tr("What gives cover. The highest order that is met is the cover."), coverFields(), true,
             QJsonObject{{QStringLiteral("level"), QStringLiteral("cover")},
                         {QStringLiteral("order"), 1},
                         {QStringLiteral("trigger"), QStringLiteral("not-full")}}},
            {QStringLiteral("zones"), PackFieldsWords::tr("Zones"),
             PackFieldsWords::tr("Areas whose lines have a modifier, or are blocked."),
             joined({{shown(text("id", PackFieldsWords::tr("Id"), PackFieldsWords::tr("What reasons call it"))),
                      shown(number("modifier", PackFieldsWords::tr("Modifier"),
                                   PackFieldsWords::tr("Of lines through it"), -1000.0, 1000.0)),
                      shown(flag("blocks", PackFieldsWords::tr("Blocks"), PackFieldsWords::tr("It stops lines too")))},
                     below(QStringLiteral("in"), PackFieldsWords::tr("Is"), placeFields()),
                     {label(QStringLiteral("label")), page(QStringLiteral("page")),
                      text("note", PackFieldsWords::tr("Note"),
                           PackFieldsWords::tr("A remark of yours; it changes nothing"))}}),
             false,
             QJsonObject{
                 {QStringLiteral("id"), QStringLiteral("smoke")},
                 {QStringLiteral("in"), QJsonObject{{QStringLiteral("tags"), QJsonArray{QStringLiteral("smoke")}}}},
                 {QStringLiteral("modifier"), -1}}},
            {QStringLiteral("orders"),
             PackFieldsWords::tr("States"),
             PackFieldsWords::tr("States in which a target is seen, but no valid target."),
             {shown(text("state", PackFieldsWords::tr("State"), PackFieldsWords::tr("Of the target"))),
              shown(texts("not_with_cover", PackFieldsWords::tr("With cover"),
                          PackFieldsWords::tr("One of these levels of cover is needed too"))),
              inches(
                  "unless_above_in", PackFieldsWords::tr("Unless seen from above by"),
                  PackFieldsWords::tr(
                      "From an observer that stands at least this much higher, cover by some pieces does not count")),
              texts("unless_above_tags", PackFieldsWords::tr("… over pieces tagged"),
                    PackFieldsWords::tr("The pieces whose cover does not count from there")),
              label(QStringLiteral("label")), page(QStringLiteral("page")),
              text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("A remark of yours; it changes nothing"))},
             false,
             QJsonObject{{QStringLiteral("state"), QStringLiteral("conceal")},
                         {QStringLiteral("not_with_cover"), QJsonArray{QStringLiteral("cover")}}}},
            {QStringLiteral("targeting"),
             PackFieldsWords::tr("Targets"),
             PackFieldsWords::tr("What keywords of a target ask of who would pick it, though seen."),
             {shown(texts("keywords", PackFieldsWords::tr("Keywords"),
                          PackFieldsWords::tr("Of the target: one of these"))),
              shown(inches("within_in", PackFieldsWords::tr("Valid from within"),
                           PackFieldsWords::tr("Within this distance it is a valid target"))),
              shown(flag("unless_nearest", PackFieldsWords::tr("Valid if nearest"),
                         PackFieldsWords::tr("A valid target for who sees no enemy of another unit nearer"))),
              number("modifier", PackFieldsWords::tr("Modifier"),
                     PackFieldsWords::tr("Of attacks on it; such a line limits nothing"), -1000.0, 1000.0),
              inches("guard_within_in", PackFieldsWords::tr("Guarded within"),
                     PackFieldsWords::tr("Only while another unit of its side is this near")),
              whole("guard_models", PackFieldsWords::tr("Models of the guard"),
                    PackFieldsWords::tr("That unit has at least this many models"), 1, 1000),
              texts("guard_keywords", PackFieldsWords::tr("Keywords of the guard"),
                    PackFieldsWords::tr("Or one of these")),
              texts("guard_off_keywords", PackFieldsWords::tr("No guards"),
                    PackFieldsWords::tr("Who has one of these is no guard")),
              texts("off_keywords", PackFieldsWords::tr("Not with keywords"),
                    PackFieldsWords::tr("Of the target: none of these")),
              texts("off_states", PackFieldsWords::tr("Not in states"),
                    PackFieldsWords::tr("Of the target: in none of these")),
              whole("wounds_at_most", PackFieldsWords::tr("Wounds at most"), PackFieldsWords::tr("Of the target"), 1,
                    1000),
              label(QStringLiteral("label")), page(QStringLiteral("page")),
              text("note", PackFieldsWords::tr("Note"), PackFieldsWords::tr("A remark of yours; it changes nothing"))},
             false,
             QJsonObject{{QStringLiteral("keywords"), QJsonArray{QStringLiteral("lone operative")}},
                         {QStringLiteral("within_in"), 12}}},
            {QStringLiteral("base_sizes"),
             PackFieldsWords::tr("Sizes of bases"),
             PackFieldsWords::tr("The size that a base gives, if heights go by bases."),
             {shown(millimeters("up_to_mm", PackFieldsWords::tr("Up to"),
                                PackFieldsWords::tr("The longer side of the base"))),
              shown(
                  number("size", PackFieldsWords::tr("Size"), PackFieldsWords::tr("What it counts as"), 0.0, 1000.0))},
             false,
             QJsonObject{{QStringLiteral("up_to_mm"), 32}, {QStringLiteral("size"), 2}}},
            {QStringLiteral("height_classes"),
             PackFieldsWords::tr("Height classes"),
             PackFieldsWords::tr("Heights by keyword or state, if heights go by classes."),
             {shown(text("word", PackFieldsWords::tr("Keyword"), PackFieldsWords::tr("Or state"))),
              shown(millimeters("height_mm", PackFieldsWords::tr("Height"), PackFieldsWords::tr("Of models with it")))},
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
                      PackFieldsWords::tr("A piece that holds either end of the line")}})}},
        };
    }};
    return sections.now();
}

const std::vector<PackList>& tagLists() {
    static const PerLanguage<std::vector<PackList>> lists{[] {
        return std::vector<PackList>{
            {QStringLiteral("blocks"),
             PackFieldsWords::tr("Blocking"),
             PackFieldsWords::tr("The first line whose conditions a piece meets decides about it."),
             {shown(word("height_class", PackFieldsWords::tr("Height class"),
                         PackFieldsWords::tr("The piece is of this class"), heightClasses())),
              shown(text("trait", PackFieldsWords::tr("Trait"), PackFieldsWords::tr("The piece has this trait"))),
              flag("mat", PackFieldsWords::tr("Is a mat"),
                   PackFieldsWords::tr("Ticked: only pieces of height 0; not ticked: only others")),
              shown(word("when", PackFieldsWords::tr("Blocks"),
                         PackFieldsWords::tr("When a piece that meets the conditions blocks"),
                         {{QStringLiteral("always"), PackFieldsWords::tr("Every line")},
                          {QStringLiteral("never"), PackFieldsWords::tr("No line")},
                          {QStringLiteral("both-models-below"),
                           PackFieldsWords::tr("Only if both models are shorter than the limit")}})),
              inches("limit_in", PackFieldsWords::tr("Limit"), PackFieldsWords::tr("Of “both-models-below”"))},
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
