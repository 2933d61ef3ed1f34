#include "scenarios/rules/pack_reader.h"

#include "scenarios/base/object_reader.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/rules/pack_words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::Length;

constexpr double kMaxSize = 1000.0;

/// Rejects conditions that do not apply to the line's obstacles, since they would be ignored.
void rejectConditions(ObjectReader& view, std::initializer_list<const char*> keys, const QString& why) {
    for (const char* key : keys) {
        if (view.has(key)) {
            view.wrongValue(key, QStringLiteral("no such condition, for ") + why);
        }
    }
}

/// Reads the texts of an object for people; `wordsOf` stores them.
void passWords(ObjectReader& view) {
    (void)view.text("label");
    (void)view.text("page");
    view.pass({"note"});
}

/// Adds the labels and pages of an object and its members, by path. Self-tests are skipped, since labels in scenarios
/// are elements.
void addWords(const QJsonValue& json, const QString& path, std::map<QString, RuleWords>& words) {
    if (json.isArray()) {
        const QJsonArray list = json.toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            addWords(list[i], QStringLiteral("%1[%2]").arg(path).arg(i), words);
        }
        return;
    }
    const QJsonObject object = json.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.value().isObject() || member.value().isArray()) {
            addWords(member.value(), path + u'.' + member.key(), words);
        }
    }
    const RuleWords own{object.value(QStringLiteral("label")).toString(),
                        object.value(QStringLiteral("page")).toString()};
    if (own != RuleWords{}) {
        words.emplace(path, own);
    }
}

std::map<QString, RuleWords> wordsOf(QJsonObject pack) {
    pack.remove(QStringLiteral("self_tests"));
    std::map<QString, RuleWords> words;
    addWords(pack, QStringLiteral("$"), words);
    return words;
}

Selector selectorFrom(ObjectReader& view) {
    Selector elements;
    elements.of = view.word("of", kOfWords, elements.of);
    elements.part = view.word("part", kPartWords, elements.part);
    elements.tags = view.texts("tags");
    elements.exceptTags = view.texts("except_tags");
    elements.heightClasses = view.optionalWords("height_class", kHeightClassWords).value_or(std::vector<HeightClass>{});
    elements.mat = view.boolean("mat");
    elements.standsForWalls = view.boolean("stands_for_walls");
    elements.minHeight = view.inches("min_height_in");
    elements.which = view.word("which", kWhichWords, elements.which);
    elements.keywords = view.texts("models_with");
    if (elements.of == BlockerKind::Terrain) {
        rejectConditions(view, {"which", "models_with"}, QStringLiteral("\"of\" is \"terrain\","));
    } else {
        rejectConditions(view,
                         {"part", "tags", "except_tags", "height_class", "mat", "stands_for_walls", "min_height_in"},
                         QStringLiteral("\"of\" is \"models\","));
    }
    return elements;
}

IgnoreClause ignoreClauseFrom(ObjectReader& view) {
    IgnoreClause clause;
    clause.source = view.optionalWord("source", kStandingWords);
    clause.target = view.optionalWord("target", kStandingWords);
    clause.joined = view.flag("joined");
    clause.sourceNear = view.inches("source_near_in");
    clause.targetNear = view.inches("target_near_in");
    clause.onlyParts = view.flag("only_parts");
    if (clause.onlyParts && clause.sourceNear.has_value() == clause.targetNear.has_value()) {
        view.wrongValue(
            "only_parts",
            QStringLiteral("parts near one of the two, so either \"source_near_in\" or \"target_near_in\","));
    }
    clause.sourceKeywords = view.texts("source_keywords");
    clause.targetKeywords = view.texts("target_keywords");
    clause.anyKeywords = view.texts("any_keywords");
    clause.targetWounds = view.wholeNumber("target_wounds_at_least", 1, 1000);
    clause.blockerStates = view.texts("blocker_states");
    clause.blockerOnGround = view.flag("blocker_on_ground");
    clause.sourceUp = view.inches("source_up_in");
    clause.targetUp = view.inches("target_up_in");
    clause.distanceOver = view.inches("distance_over_in");
    clause.sourceLargerBy = view.number("source_larger_by", 0.0, kMaxSize);
    passWords(view);
    view.rejectOtherKeys();
    return clause;
}

std::vector<IgnoreClause> ignoreFrom(ObjectReader& view) {
    std::vector<IgnoreClause> clauses;
    for (auto& object : view.objects("ignore")) {
        const int before = view.errorCount();
        clauses.push_back(ignoreClauseFrom(object));
        if (clauses.back() == IgnoreClause{} && view.errorCount() == before) {
            object.wrongObject(QStringLiteral("at least one condition"));
        }
    }
    return clauses;
}

template <class Meaning> bool holds(const std::vector<Meaning>& meanings, Meaning wanted) {
    return std::ranges::find(meanings, wanted) != meanings.end();
}

void readPassages(ObjectReader& view, BlockLine& line) {
    if (const auto passages = view.optionalWords("blocks", kPassageWords)) {
        line.blocksIn = holds(*passages, Passage::In);
        line.blocksOut = holds(*passages, Passage::Out);
        line.blocksThrough = holds(*passages, Passage::Through);
    }
    if (const auto stops = view.optionalWords("stops", kStopsWords)) {
        line.stopsSight = holds(*stops, LineKind::Sight);
        line.stopsFire = holds(*stops, LineKind::Fire);
    }
}

void readWeights(ObjectReader& view, BlockLine& line) {
    line.weights = view.numbers("weights");
    line.limit = view.number("limit", 0.0, 1e6).value_or(0.0);
    if (line.comparison == SizeComparison::Weighted && (line.weights.empty() || !(line.limit > 0.0))) {
        view.wrongValue(line.weights.empty() ? "weights" : "limit",
                        QStringLiteral("weights by tag and a limit above 0, for \"cmp\" is \"weighted\","));
        return;
    }
    const bool comparesNothing = line.comparison == SizeComparison::Real || line.comparison == SizeComparison::Infinite;
    if (!line.weights.empty() && comparesNothing) {
        view.wrongValue("weights",
                        QStringLiteral("no weights, for \"cmp\" neither is \"weighted\" nor compares sizes,"));
    } else if (!line.weights.empty() && !(line.limit > 0.0)) {
        view.wrongValue("limit", QStringLiteral("a limit above 0, for there are \"weights\","));
    }
}

BlockLine blockLineFrom(ObjectReader& view, Space space) {
    BlockLine line;
    line.path = view.path();
    line.elements = selectorFrom(view);
    const bool isFlat = space == Space::Plan || space == Space::Square || space == Space::Hex;
    line.comparison = view.word("cmp", kComparisonWords, isFlat ? SizeComparison::Infinite : SizeComparison::Real);
    if (isFlat && line.comparison == SizeComparison::Real) {
        view.wrongValue("cmp", QStringLiteral("a comparison that a flat space knows, so not \"real\","));
    }
    line.use = view.word("use", kUseWords, SizeUse::Height);
    line.shadow = view.inches("shadow_in");
    line.shadowByHeight = view.flag("shadow_by_height");
    readWeights(view, line);
    line.depth = view.inches("depth_in");
    if (line.depth && line.comparison != SizeComparison::Infinite) {
        view.wrongValue("depth_in", QStringLiteral("no depth, for \"cmp\" is not \"infinite\","));
    }
    line.cross = view.word("cross", kCrossWords, Crossing::Any);
    line.fillGapsBelow = view.inches("fill_gaps_below_in");
    line.bothBelow = view.inches("both_models_below_in");
    readPassages(view, line);
    line.nearShots = view.inches("near_shots_in");
    if (line.nearShots && line.elements.of != BlockerKind::Models) {
        view.wrongValue("near_shots_in", QStringLiteral("no such distance, for \"of\" is not \"models\","));
    }
    line.ignore = ignoreFrom(view);
    passWords(view);
    view.rejectOtherKeys();
    return line;
}

/// Rejects `target-ship`: the sides of the target's own base apply to blocking only.
void rejectTargetShip(ObjectReader& view, const Selector& elements) {
    if (elements.which == WhichModels::TargetShip) {
        view.wrongValue("which", QStringLiteral("models other than the target,"));
    }
}

/// Reads a line of `never_full`, which has only a selector and a size comparison.
BlockLine neverFullLineFrom(ObjectReader& view) {
    rejectConditions(
        view, {"weights", "limit", "depth_in", "cross", "fill_gaps_below_in", "blocks", "stops", "near_shots_in"},
        QStringLiteral("these things block nothing,"));
    BlockLine line = blockLineFrom(view, Space::Plan);
    rejectTargetShip(view, line.elements);
    if (line.comparison == SizeComparison::Weighted) {
        view.wrongValue("cmp", QStringLiteral("no weights, for these things block nothing,"));
    }
    return line;
}

CoverLine coverLineFrom(ObjectReader& view) {
    CoverLine line;
    line.path = view.path();
    line.level = view.requiredText("level");
    line.levelName = view.text("level_name");
    line.order = view.wholeNumber("order", 0, 1000).value_or(1);
    const auto trigger = view.optionalWord("trigger", kTriggerWords);
    if (!trigger) {
        view.wrongValue("trigger", QStringLiteral("a trigger"));
    }
    line.trigger = trigger.value_or(CoverTrigger::Judge);
    if (auto elements = view.object("things")) {
        line.elements = selectorFrom(*elements);
        rejectTargetShip(*elements, *line.elements);
        elements->pass({"note"});
        elements->rejectOtherKeys();
    }
    line.standing = view.optionalWord("state", kStandingWords);
    line.joined = view.flag("joined");
    line.keywords = view.texts("keywords");
    line.offKeywords = view.texts("off_keywords");
    line.offStates = view.texts("off_states");
    line.targetNear = view.inches("target_near_in");
    line.crossingWithin = view.inches("target_to_crossing_in");
    line.crossingBeyond = view.inches("target_to_crossing_beyond_in");
    line.modelsApartOver = view.inches("models_apart_over_in");
    line.contact = view.flag("contact");
    line.fraction = view.number("fraction", 0.0, 1.0).value_or(0.0);
    line.region = view.optionalWord("region", kTargetRegionWords);
    line.comparison = view.optionalWord("cmp", kCoverComparisonWords);
    line.largerBy = view.number("larger_by", 0.0, kMaxSize).value_or(0.0);
    line.shadow = view.inches("shadow_in");
    if (line.shadow && line.comparison != SizeComparison::GeBoth) {
        view.wrongValue("shadow_in", QStringLiteral("no shadow, for \"cmp\" is not \"ge-both\","));
    }
    line.targetUp = view.inches("target_up_in");
    line.overTop = view.flag("over_top");
    line.fewestBlocked = view.wholeNumber("fewest_blocked", 0, 1000).value_or(1);
    line.maxBlocked = view.wholeNumber("most_blocked", 0, 1000).value_or(1000);
    line.weights = view.numbers("weights");
    line.exclusiveWith = view.text("exclusive_with");
    line.addsUp = view.optionalWord("adds_up", kAddsUpWords);
    line.ignore = ignoreFrom(view);
    passWords(view);
    view.rejectOtherKeys();
    const bool isMember = line.trigger == CoverTrigger::Member || line.trigger == CoverTrigger::MemberOrBehind;
    if (isMember && !line.standing) {
        view.wrongValue("state", QStringLiteral("how the target stands to the thing"));
    }
    const bool needsElements = isMember || line.trigger == CoverTrigger::AnyLine ||
                               line.trigger == CoverTrigger::AllLines || line.trigger == CoverTrigger::ClosestLine ||
                               line.trigger == CoverTrigger::Fraction;
    if (needsElements && !line.elements) {
        view.wrongValue("things", QStringLiteral("the things that give the cover"));
    }
    if (line.trigger == CoverTrigger::Higher && !line.targetUp) {
        view.wrongValue("target_up_in", QStringLiteral("how much higher the target stands"));
    }
    return line;
}

void readSource(ObjectReader& view, SourceRules& source) {
    source.region = view.word("region", kSourceRegionWords, source.region);
    source.scope = view.word("scope", kScopeWords, source.scope);
    source.pick = view.word("pick", kPickWords, source.pick);
    const bool isPrinted = view.flag("arc_printed");
    const bool isOfWeapon = view.flag("arc_weapon");
    if (isPrinted && isOfWeapon) {
        view.wrongValue("arc_weapon", QStringLiteral("one kind of arc, for \"arc_printed\" is true,"));
    }
    source.arcKind = isPrinted ? ArcKind::Printed : isOfWeapon ? ArcKind::Weapon : ArcKind::Degrees;
    source.arcDegrees = view.number("arc", 1.0, 360.0).value_or(360.0);
    source.arcFrom = view.word("arc_from", kArcFromWords, source.arcFrom);
    view.pass({"note"});
    view.rejectOtherKeys();
}

/// Reads a selector of places, which are terrain.
std::optional<Selector> optionalLocations(ObjectReader& parent, const char* key) {
    auto view = parent.object(key);
    if (!view) {
        return {};
    }
    Selector elements = selectorFrom(*view);
    if (elements.of == BlockerKind::Models) {
        view->wrongValue("of", QStringLiteral("\"terrain\", for these are places,"));
    }
    view->pass({"note"});
    view->rejectOtherKeys();
    return elements;
}

Selector locationsUnder(ObjectReader& parent, const char* key) {
    const auto elements = optionalLocations(parent, key);
    if (!elements) {
        parent.wrongValue(key, QStringLiteral("the things meant"));
    }
    return elements.value_or(Selector{});
}

ElevationRules elevationFrom(ObjectReader& view) {
    ElevationRules rules;
    rules.effect = view.requiredText("effect");
    rules.sourceUp = view.inches("source_up_in").value_or(Length{});
    rules.overTarget = view.flag("over_target");
    rules.targetUpMost = view.inches("target_up_most_in");
    rules.sourceOn = optionalLocations(view, "source_on");
    rules.sourceStanding = view.optionalWord("source_state", kStandingWords);
    rules.sourceKeywords = view.texts("source_keywords");
    rules.keywordRange = view.inches("keyword_range_in");
    passWords(view);
    view.rejectOtherKeys();
    return rules;
}

TargetingRules targetingFrom(ObjectReader& view) {
    TargetingRules rules;
    rules.keywords = view.texts("keywords");
    if (rules.keywords.isEmpty()) {
        view.wrongValue("keywords", QStringLiteral("a list of keywords of the target"));
    }
    rules.offKeywords = view.texts("off_keywords");
    rules.offStates = view.texts("off_states");
    rules.woundsAtMost = view.wholeNumber("wounds_at_most", 1, 1000);
    rules.guardWithin = view.inches("guard_within_in");
    rules.guardModels = view.wholeNumber("guard_models", 1, 1000).value_or(rules.guardModels);
    rules.guardKeywords = view.texts("guard_keywords");
    rules.offGuardKeywords = view.texts("guard_off_keywords");
    rules.within = view.inches("within_in");
    rules.unlessNearest = view.flag("unless_nearest");
    rules.modifier = view.number("modifier", -1000.0, 1000.0).value_or(rules.modifier);
    if (rules.isLimit() == (rules.modifier != 0.0)) {
        view.wrongValue("within_in",
                        QStringLiteral("either \"within_in\", \"unless_nearest\" or both, or a \"modifier\""));
    }
    passWords(view);
    view.rejectOtherKeys();
    return rules;
}

DetectionRules detectionFrom(ObjectReader& view) {
    DetectionRules rules;
    const auto range = view.inches("range_in");
    if (!range) {
        view.wrongValue("range_in", QStringLiteral("a range in inches"));
    }
    rules.range = range.value_or(Length{});
    rules.in = locationsUnder(view, "target_in");
    rules.standing = view.word("state", kStandingWords, rules.standing);
    rules.joined = view.flag("joined");
    rules.keywords = view.texts("keywords");
    rules.unlessStates = view.texts("unless_states");
    rules.behindTags = view.texts("behind_tags");
    rules.behindLess = view.inches("behind_less_in").value_or(Length{});
    rules.least = view.inches("least_in").value_or(Length{});
    if (rules.behindTags.isEmpty()) {
        rejectConditions(view, {"behind_less_in", "least_in"}, QStringLiteral("there are no \"behind_tags\","));
    } else if (rules.behindLess == Length{}) {
        view.wrongValue("behind_less_in", QStringLiteral("a length above 0, for \"behind_tags\","));
    }
    passWords(view);
    view.rejectOtherKeys();
    return rules;
}

MeasureRules measureFrom(ObjectReader& view) {
    MeasureRules rules;
    rules.from = view.word("from", kMeasureWords, rules.from);
    rules.plane = view.word("plane", kPlaneWords, rules.plane);
    rules.diagonals = view.word("diagonals", kDiagonalWords, rules.diagonals);
    rules.rounding = view.word("round", kRoundingWords, rules.rounding);
    rules.step = view.inches("step_in").value_or(rules.step);
    if (rules.step == Length{}) {
        view.wrongValue("step_in", QStringLiteral("a step above 0"));
    }
    view.pass({"note"});
    view.rejectOtherKeys();
    return rules;
}

TerrainEntry terrainEntryFrom(ObjectReader& view) {
    TerrainEntry entry;
    entry.path = view.path();
    entry.kinds = view.texts("kinds");
    if (entry.kinds.isEmpty()) {
        view.wrongValue("kinds", QStringLiteral("at least one kind of terrain"));
    }
    for (qsizetype i = 0; i < entry.kinds.size(); ++i) {
        if (entry.kinds[i] != u"*" && entry.kinds[i] != QLatin1String{kAreaWithWalls} &&
            !terrainKindIds().contains(entry.kinds[i])) {
            view.wrongAt(QStringLiteral("%1.kinds[%2]").arg(view.path()).arg(i),
                         QStringLiteral("one of \"*\", \"%1\", \"%2\"")
                             .arg(QLatin1String{kAreaWithWalls}, terrainKindIds().join(QStringLiteral("\", \""))));
        }
    }
    entry.name = view.requiredText("name");
    entry.tags = view.texts("tags");
    entry.body = view.word("body", kBodyWords, entry.body);
    entry.reason = view.text("reason");
    entry.size = view.number("size", 0.0, kMaxSize);
    entry.tagsOfPieces = view.flag("tags_of_pieces");
    view.pass({"note"});
    view.rejectOtherKeys();
    return entry;
}

/// Reports kinds that occur in several lines.
void rejectRepeatedKinds(ObjectReader& root, const std::vector<TerrainEntry>& entries) {
    QStringList seen;
    for (const TerrainEntry& entry : entries) {
        for (qsizetype i = 0; i < entry.kinds.size(); ++i) {
            if (seen.contains(entry.kinds[i])) {
                root.wrongAt(QStringLiteral("%1.kinds[%2]").arg(entry.path).arg(i),
                             QStringLiteral("a kind that no line before names"));
            }
            seen.append(entry.kinds[i]);
        }
    }
}

/// Returns all tags that lines of the pack refer to or that its categories give.
QStringList tagsOf(const RulePack& pack) {
    QStringList tags;
    const auto add = [&](const QStringList& words) {
        std::ranges::copy_if(words, std::back_inserter(tags),
                             [&](const QString& word) { return !tags.contains(word); });
    };
    const auto addElements = [&](const Selector& elements) {
        add(elements.tags);
        add(elements.exceptTags);
    };
    const auto addWeights = [&](const std::map<QString, double>& weights) {
        for (const auto& [tag, weight] : weights) {
            add({tag});
        }
    };
    std::ranges::for_each(pack.terrain.entries, add, &TerrainEntry::tags);
    for (const auto* lines : {&pack.block, &pack.neverFull}) {
        for (const BlockLine& line : *lines) {
            addElements(line.elements);
            addWeights(line.weights);
        }
    }
    for (const CoverLine& line : pack.cover) {
        addElements(line.elements.value_or(Selector{}));
        addWeights(line.weights);
    }
    for (const ZoneRules& zone : pack.zones) {
        addElements(zone.in);
    }
    addElements(pack.detection ? pack.detection->in : Selector{});
    add(pack.detection ? pack.detection->behindTags : QStringList{});
    addElements(pack.elevation ? pack.elevation->sourceOn.value_or(Selector{}) : Selector{});
    return tags;
}

void readHeights(ObjectReader& root, RulePack& pack) {
    pack.height = root.word("height", kHeightWords, pack.height);
    for (auto& view : root.objects("base_sizes")) {
        pack.baseSizes.push_back(
            {view.millimeters("up_to_mm").value_or(Length{}), view.number("size", 0.0, kMaxSize).value_or(0.0)});
        view.rejectOtherKeys();
    }
    for (auto& view : root.objects("height_classes")) {
        pack.heightClasses.push_back({view.requiredText("word"), view.millimeters("height_mm").value_or(Length{})});
        view.rejectOtherKeys();
    }
    if (pack.height == HeightBy::ByBaseSize && pack.baseSizes.empty()) {
        root.wrongValue("base_sizes", QStringLiteral("sizes by base"));
    }
    if (pack.height == HeightBy::ClassTable && pack.heightClasses.empty()) {
        root.wrongValue("height_classes", QStringLiteral("heights by class"));
    }
}

void readBands(ObjectReader& root, RulePack& pack) {
    for (auto& view : root.objects("bands")) {
        RangeBand band;
        band.name = view.requiredText("name");
        band.upTo = view.inches("up_to_in");
        if (view.has("up_to_mm") && band.upTo) {
            view.wrongValue("up_to_mm", QStringLiteral("one limit, for there is \"up_to_in\","));
        }
        const auto millimeters = view.millimeters("up_to_mm");
        band.upTo = millimeters ? millimeters : band.upTo;
        view.rejectOtherKeys();
        if (!pack.bands.empty() && (!pack.bands.back().upTo || (band.upTo && *band.upTo <= *pack.bands.back().upTo))) {
            view.wrongObject(QStringLiteral("a band behind the one before it"));
        }
        pack.bands.push_back(std::move(band));
    }
}

void readLines(ObjectReader& root, RulePack& pack) {
    if (auto view = root.object("from")) {
        readSource(*view, pack.source);
    }
    pack.target = root.word("to", kTargetRegionWords, pack.target);
    pack.coverLines = {pack.source.region, pack.source.pick, pack.target};
    if (auto view = root.object("cover_lines")) {
        pack.coverLines.source = view->word("from", kSourceRegionWords, pack.coverLines.source);
        pack.coverLines.pick = view->word("pick", kPickWords, pack.coverLines.pick);
        pack.coverLines.target = view->word("to", kTargetRegionWords, pack.coverLines.target);
        pack.coverLines.plane = view->word("plane", kPlaneWords, pack.coverLines.plane);
        view->pass({"note"});
        view->rejectOtherKeys();
    }
    if (auto view = root.object("line")) {
        pack.line.width = view->millimeters("width_mm").value_or(Length{});
        pack.line.minPatch = view->millimeters("min_patch_mm").value_or(Length{});
        pack.line.touch = view->word("touch", kTouchWords, pack.line.touch);
        pack.line.alongEdge = view->word("along_edge", kAlongEdgeWords, pack.line.alongEdge);
        pack.line.freeEnds = view->flag("free_ends");
        view->pass({"note"});
        view->rejectOtherKeys();
    }
    pack.full = root.word("full", kFullWords, pack.full);
}

void readUnits(ObjectReader& root, RulePack& pack) {
    if (auto view = root.object("unit")) {
        pack.unit.target = view->word("target", kQuantifierWords, pack.unit.target);
        pack.unit.full = view->word("full", kQuantifierWords, pack.unit.full);
        pack.unit.cover = view->word("cover", kUnitCoverWords, pack.unit.cover);
        pack.unit.fullSightEndsCover = view->flag("full_sight_ends_cover");
        view->pass({"note"});
        view->rejectOtherKeys();
    }
    pack.seeThrough = root.optionalWords("see_through", kSeeThroughWords).value_or(std::vector<SeenThrough>{});
    pack.seeThroughKeywords = root.texts("see_through_keywords");
    pack.turnStates = root.texts("turn_states");
    pack.roundStates = root.texts("round_states");
    pack.modelsLeftToPlayers = root.flag("models_left_to_players");
    pack.guessesSizes = root.flag("guesses_sizes");
}

void readZonesAndOrders(ObjectReader& root, RulePack& pack) {
    for (auto& view : root.objects("zones")) {
        ZoneRules zone;
        zone.id = view.requiredText("id");
        zone.in = locationsUnder(view, "in");
        zone.modifier = view.number("modifier", -1000.0, 1000.0).value_or(0.0);
        zone.blocks = view.flag("blocks");
        passWords(view);
        view.rejectOtherKeys();
        if (zone.blocks) {
            BlockLine line;
            line.path = view.path();
            line.elements = zone.in;
            line.comparison = SizeComparison::Infinite;
            pack.block.push_back(std::move(line));
        }
        pack.zones.push_back(std::move(zone));
    }
    pack.zoneStacking = root.word("zone_stacking", kStackingWords, pack.zoneStacking);
    for (auto& view : root.objects("orders")) {
        pack.order.push_back({view.requiredText("state"), view.texts("not_with_cover"), view.inches("unless_above_in"),
                              view.texts("unless_above_tags")});
        passWords(view);
        view.rejectOtherKeys();
    }
    for (auto& view : root.objects("targeting")) {
        pack.targeting.push_back(targetingFrom(view));
    }
}

} // namespace

RulePack readRulePack(ObjectReader root, const QJsonObject& json) {
    root.pass({"format", "format_version", "id", "name", "version", "status", "source", "self_tests", "note"});
    RulePack pack;
    pack.game = root.text("game");
    pack.exact = root.text("exact");
    pack.space = root.word("space", kSpaceWords, pack.space);
    pack.cell = root.inches("cell_in").value_or(pack.cell);
    if (pack.isVolume()) {
        pack.source.region = pack.target = Region::Volume;
    }
    pack.terrain.entries = readTerrain(root);
    pack.terrain.tagSizes = root.numbers("tag_sizes");
    readHeights(root, pack);
    readLines(root, pack);
    readUnits(root, pack);
    for (auto& view : root.objects("block")) {
        pack.block.push_back(blockLineFrom(view, pack.space));
    }
    for (auto& view : root.objects("never_full")) {
        pack.neverFull.push_back(neverFullLineFrom(view));
    }
    for (auto& view : root.objects("cover")) {
        pack.cover.push_back(coverLineFrom(view));
    }
    if (auto view = root.object("elevation")) {
        pack.elevation = elevationFrom(*view);
    }
    if (auto view = root.object("detection")) {
        pack.detection = detectionFrom(*view);
    }
    readZonesAndOrders(root, pack);
    pack.contactAlwaysSees = root.flag("contact_always_sees");
    pack.reciprocal = root.flag("reciprocal");
    if (auto view = root.object("measure")) {
        pack.measure = measureFrom(*view);
    }
    pack.range = root.inches("range_in");
    readBands(root, pack);
    root.rejectOtherKeys();
    pack.words = wordsOf(json);
    pack.terrain.tags = tagsOf(pack);
    return pack;
}

std::vector<TerrainEntry> readTerrain(ObjectReader& root) {
    std::vector<TerrainEntry> entries;
    for (auto& view : root.objects("terrain")) {
        entries.push_back(terrainEntryFrom(view));
    }
    rejectRepeatedKinds(root, entries);
    return entries;
}

std::vector<TerrainEntry> terrainFromJson(const QJsonObject& object) {
    const QString key = QStringLiteral("terrain");
    // Tables are prepared by the hundred under the same rules, and copies of a value compare equal at once.
    thread_local std::pair<QJsonValue, std::vector<TerrainEntry>> last;
    if (const QJsonValue terrain = object.value(key); terrain != last.first) {
        const JsonText text = JsonText::of({{key, terrain}});
        DiagnosticList problems;
        ObjectReader root{JsonItem{text}, problems, QStringLiteral("a rule set")};
        std::vector<TerrainEntry> entries = readTerrain(root);
        last = {terrain, problems.hasErrors() ? std::vector<TerrainEntry>{} : std::move(entries)};
    }
    return last.second;
}

} // namespace sightline::scenarios
