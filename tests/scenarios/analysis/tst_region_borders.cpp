#include "geometry/region/space_region.h"
#include "geometry/shapes/distance.h"
#include "scenarios/analysis/region.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/rules/rule_pack.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"
#include "tests/support/region_border.h"
#include "tests/support/sight_checks.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using sightline::testsupport::boxPiece;
using sightline::testsupport::dressedFor;
using sightline::testsupport::inchesToBorder;
using sightline::testsupport::modelAt;
using sightline::testsupport::Random;

namespace {

Scenario withBox(double height) {
    Scenario scenario;
    scenario.players = {{{"p"}, {}, {}, {}}, {{"q"}, {}, {}, {}}};
    scenario.terrain = {boxPiece("wall", 20, 10, 21, 30)};
    scenario.terrain[0].height = Length::fromInches(height);
    scenario.models = {modelAt("m", 10, 20)};
    scenario.models[0].player = {"p"};
    return scenario;
}

/// From a place without size at (10, 20).
SeenRegion fromSamplePoint(const Scenario& scenario, double eye, double top, const char* rules = "volume") {
    RegionQuestion question;
    question.samplePoints = {pointFromInches(10, 20)};
    question.zoneHeight = Length::fromInches(eye);
    question.targetHeight = Length::fromInches(top);
    return seenRegion(RegionTable{PreparedTable{scenario, *shippedRuleSet(QString::fromLatin1(rules))}}, question);
}

struct Tally {
    int asked = 0;
    int seen = 0;
    int open = 0;
    int bordered = 0;
};

/// Spots in the region are seen, spots outside what is possible are not.
class Comparison {
public:
    Comparison(const Scenario& scenario, const RuleSet& rules, std::uint64_t seed)
        : m_table{PreparedTable{scenario, rules}}, m_scenario{scenario}, m_rules{rules}, m_seed{seed} {}

    /// A sentence about the first difference; empty: none.
    QString compare(const RegionQuestion& question, int samplePoints, Tally& tally) {
        if (!hasBorders(m_table.table(), question)) {
            return {};
        }
        const SeenRegion seen = seenRegion(m_table, question, {}, 1);
        if (seen.cell) {
            return QStringLiteral("cells where borders were promised");
        }
        ++tally.bordered;
        const PolygonSet& possible = seen.possible ? *seen.possible : seen.region;
        Random random{m_seed * 31 + 7};
        const double nearBorder = question.wants == RegionWants::Point && !question.range ? 1e-3 : 3e-3;
        std::vector<Point> inside;
        std::vector<Point> outside;
        for (int i = 0; i < samplePoints; ++i) {
            const Point samplePoint = pointFromInches(random.between(0, m_scenario.table.width.inches()),
                                                      random.between(0, m_scenario.table.height.inches()));
            if (inchesToBorder(seen.region, samplePoint) < nearBorder ||
                inchesToBorder(possible, samplePoint) < nearBorder) {
                continue;
            }
            if (seen.region.contains(samplePoint)) {
                inside.push_back(samplePoint);
            } else if (!possible.contains(samplePoint)) {
                outside.push_back(samplePoint);
            } else {
                ++tally.open;
            }
        }
        tally.asked += static_cast<int>(inside.size() + outside.size());
        tally.seen += static_cast<int>(inside.size());
        if (const auto wrong = firstOf(question, inside, false);
            wrong && !isHeldByMany(regionTargetAt(question, *wrong)) &&
            std::ranges::none_of(question.from,
                                 [&](const ModelId& id) { return isHeldByMany(*m_scenario.model(id)); })) {
            return told(question, *wrong, "in the region, and the judge does not see it");
        }
        if (const auto wrong = firstOf(question, outside, true)) {
            if (firstOf(smaller(question), std::array{*wrong}, true)) {
                return told(question, *wrong, "outside, and the judge sees it");
            }
        }
        return {};
    }

private:
    std::optional<Point> firstOf(const RegionQuestion& question, std::span<const Point> samplePoints, bool seen) const {
        const auto answers = judgedAt(m_table, question, samplePoints);
        const auto found = std::ranges::find(answers, seen);
        return found == answers.end() ? std::nullopt
                                      : std::optional{samplePoints[static_cast<std::size_t>(found - answers.begin())]};
    }

    /// More than four pieces that each hold a part of a base: the judge does not tell them apart, regions do. See
    /// geometry/README.md.
    bool isHeldByMany(const Model& model) const {
        return m_rules.ignorePieceHoldingAnEnd &&
               std::ranges::count_if(m_scenario.terrain, [&](const Piece& piece) {
                   const auto* polygon = std::get_if<Polygon>(&piece.outline);
                   return polygon &&
                          nearestPoints(model.placed(),
                                        {Footprint::hull(polygonRound(*polygon)).value(), polygon->centroid(), {}})
                                  .gap == Length{};
               }) > 4;
    }

    static Ring polygonRound(const Polygon& polygon) {
        Ring ring;
        std::ranges::transform(polygon.outline(), std::back_inserter(ring),
                               [&](Point p) { return Point{} + (p - polygon.centroid()); });
        return ring;
    }

    /// By a viewer smaller by the error told.
    RegionQuestion smaller(RegionQuestion question) const {
        for (const ModelId& id : question.from) {
            Model model = *m_scenario.model(id);
            const Length error = kViewerError * 2;
            if (const auto* round = std::get_if<RoundBase>(&model.base.shape())) {
                model.base = Footprint::round(round->diameter - error).value();
            } else if (const auto* oval = std::get_if<OvalBase>(&model.base.shape())) {
                model.base = Footprint::oval(oval->length - error, oval->width - error).value();
            }
            question.placed.push_back(model);
        }
        question.from.clear();
        return question;
    }

    QString told(const RegionQuestion& question, Point samplePoint, const char* what) const {
        return QStringLiteral("seed %1, %2, from %3, %4 of a base, heights %5: (%6, %7) is %8")
            .arg(m_seed)
            .arg(m_rules.id, question.from.empty() ? QStringLiteral("a spot") : question.from.front().value,
                 question.wants == RegionWants::Point ? QStringLiteral("a spot") : QStringLiteral("some"))
            .arg(question.targetHeight.inches())
            .arg(samplePoint.x.inches(), 0, 'g', 12)
            .arg(samplePoint.y.inches(), 0, 'g', 12)
            .arg(QLatin1String{what});
    }

    RegionTable m_table;
    const Scenario& m_scenario;
    const RuleSet& m_rules;
    std::uint64_t m_seed;
};

RegionQuestion questionFor(const Scenario& scenario, Random& random) {
    RegionQuestion question;
    if (random.oneIn(3)) {
        question.samplePoints = {pointFromInches(random.between(0, scenario.table.width.inches()),
                                                 random.between(0, scenario.table.height.inches()))};
        question.zoneHeight = Length::fromInches(random.between(0.5, 6));
    } else {
        question.from = {
            scenario.models[static_cast<std::size_t>(random.below(static_cast<int>(scenario.models.size())))].id};
    }
    question.targetHeight = Length::fromInches(random.oneIn(3) ? 2.0 : random.between(0.5, 6));
    if (random.oneIn(3)) {
        question.wants = RegionWants::SomePart;
        question.targetBase = random.oneIn(2)
                                  ? Footprint::round(Length::fromMillimeters(32)).value()
                                  : Footprint::oval(Length::fromMillimeters(75), Length::fromMillimeters(42)).value();
        question.targetFacing = Angle::fromDegrees(random.below(8) * 22.5);
    }
    if (random.oneIn(4)) {
        question.range = Length::fromInches(random.between(4, 24));
    }
    if (random.oneIn(4)) {
        question.arc = ViewArc{Angle::fromDegrees(random.below(360)), Angle::fromDegrees(30 + random.below(300))};
        question.arcZero = random.oneIn(2) ? ArcZero::Facing : ArcZero::Table;
    }
    return question;
}

/// A shipped pack with keys that no shipped pack with borders has.
RuleSet withMore(const QString& id, const QString& more) {
    RuleSet rules = *shippedRuleSet(id);
    auto pack = std::make_shared<RulePack>(*rules.pack);
    if (more == u"a range") {
        pack->range = Length::fromInches(17);
    } else if (more == u"distances") {
        IgnoreClause far;
        far.distanceOver = Length::fromInches(13);
        pack->block.front().ignore.push_back(far);
    } else if (more == u"both ways") {
        pack->reciprocal = true;
        pack->target = pack->source.region = Region::Base;
        pack->source.arcKind = ArcKind::Degrees;
        pack->source.arcDegrees = 360.0;
        pack->seeThrough.clear();
        for (BlockLine& line : pack->block) {
            line.ignore.clear();
        }
    } else if (more == u"half inches") {
        pack->measure.rounding = Rounding::Up;
        pack->measure.step = Length::fromInches(0.5);
    } else if (more == u"squares") {
        pack->space = Space::Square;
    }
    rules.pack = std::move(pack);
    return rules;
}

/// Adds the names of all keys below a part of the schema of packs.
void addKeysOfSchema(const QJsonObject& part, const QJsonObject& schema, QStringList& keys) {
    const QString reference = part[QStringLiteral("$ref")].toString();
    if (!reference.isEmpty()) {
        addKeysOfSchema(schema[QStringLiteral("$defs")][reference.section(u'/', -1)].toObject(), schema, keys);
    }
    for (const QJsonValue& one : part[QStringLiteral("allOf")].toArray()) {
        addKeysOfSchema(one.toObject(), schema, keys);
    }
    const QJsonObject properties = part[QStringLiteral("properties")].toObject();
    for (auto key = properties.begin(); key != properties.end(); ++key) {
        keys << key.key();
        addKeysOfSchema(key.value().toObject(), schema, keys);
    }
    if (part[QStringLiteral("items")].isObject()) {
        addKeysOfSchema(part[QStringLiteral("items")].toObject(), schema, keys);
    }
}

/// Adds the names of all keys below a part of a pack.
void addKeysOf(const QJsonValue& part, QStringList& keys) {
    for (const QJsonValue& one : part.toArray()) {
        addKeysOf(one, keys);
    }
    const QJsonObject object = part.toObject();
    for (auto key = object.begin(); key != object.end(); ++key) {
        keys << key.key();
        addKeysOf(key.value(), keys);
    }
}

QJsonObject resource(const QString& path) {
    QFile file{QStringLiteral(SIGHTLINE_TEST_DATA "/../../resources/") + path};
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject{};
}

} // namespace

/// Regions in space, of packs and of targets with a base, against the judge.
class TestRegionBorders : public QObject {
    Q_OBJECT

private slots:
    /// From 4 in over a wall of 2 in a target of 1 in is hidden up to half as far again: the line is lower than the
    /// wall on the last third of its way.
    void aLowWall_hidesTheLowBehindIt() {
        const SeenRegion seen = fromSamplePoint(withBox(2), 4, 1);
        QVERIFY(!seen.cell && !seen.possible);
        QVERIFY(!seen.region.contains(pointFromInches(26.4, 20)));
        QVERIFY(seen.region.contains(pointFromInches(26.6, 20)));
        // Hidden is the hull of the box, 10 to 11 in away and 20 in wide, and of the same half as large again: 20 in
        // wide at 10 in, 30 in at 15 in and up to 16.5 in.
        QVERIFY(std::abs(60 * 44 - seen.areaSquareInches - (5 * (20 + 30) / 2.0 + 1.5 * 30)) < 1e-6);
    }

    /// From 1 in a target of 4 in shows its top over a wall of 2 in when it is nearer than three times the wall.
    void theHighIsSeen_nearTheWall() {
        const SeenRegion seen = fromSamplePoint(withBox(2), 1, 4);
        QVERIFY(!seen.cell && !seen.possible);
        QVERIFY(seen.region.contains(pointFromInches(39.9, 20)) && !seen.region.contains(pointFromInches(40.1, 20)));
        QVERIFY(!seen.region.contains(pointFromInches(59, 20)));
    }

    /// The shadow of a low wall is an island: one sees the ground before it and behind it.
    void aShadowThatEnds_isAHole() {
        const SeenRegion seen = fromSamplePoint(withBox(2), 4, 1);
        QCOMPARE(seen.region.parts.size(), std::size_t{1});
        QCOMPARE(seen.region.parts[0].holes.size(), std::size_t{1});
    }

    void insideASolid_nothingIsSeen() {
        Scenario scenario = withBox(3);
        scenario.terrain[0] = boxPiece("block", 5, 15, 15, 25);
        scenario.terrain[0].height = Length::fromInches(3);
        QCOMPARE(fromSamplePoint(scenario, 1, 2).areaSquareInches, 0.0);
        QVERIFY(fromSamplePoint(scenario, 4, 2).areaSquareInches > 2000); // its top is above the solid
    }

    /// A base that lies over the place, whatever stands there: those up to half its size away.
    void insideASolid_aBaseOverThePlaceIsSeen() {
        Scenario scenario = withBox(3);
        scenario.terrain[0] = boxPiece("block", 5, 15, 15, 25);
        for (const char* rules : {"plan", "volume"}) {
            RegionQuestion question;
            question.samplePoints = {pointFromInches(10, 20)};
            question.wants = RegionWants::SomePart;
            question.targetBase = Footprint::round(Length::fromInches(2)).value();
            const RegionTable table{PreparedTable{scenario, *shippedRuleSet(QString::fromLatin1(rules))}};
            const SeenRegion seen = seenRegion(table, question);
            QVERIFY(std::abs(seen.areaSquareInches - std::numbers::pi) < 0.02);
            const std::array samplePoints{pointFromInches(10.99, 20), pointFromInches(11.01, 20)};
            QVERIFY(judgedAt(table, question, samplePoints) == (std::vector{true, false}));
            QVERIFY(seen.region.contains(samplePoints[0]) && !seen.region.contains(samplePoints[1]));
        }
    }

    /// From 7 in above the middle of a block of 5 in the foot of its sides is hidden: 1 in is reached at 6 / 2 of the
    /// way to the side.
    void onARoof_theGroundBeforeItIsHidden() {
        Scenario scenario = withBox(5);
        scenario.terrain[0] = boxPiece("block", 5, 15, 15, 25);
        scenario.terrain[0].height = Length::fromInches(5);
        const SeenRegion seen = fromSamplePoint(scenario, 7, 1);
        QVERIFY(!seen.possible);
        QVERIFY(!seen.region.contains(pointFromInches(10, 20)) && !seen.region.contains(pointFromInches(24.9, 20)) &&
                seen.region.contains(pointFromInches(25.1, 20)));
    }

    void whatIsAsHighAsBoth_hidesNothing() {
        QCOMPARE(fromSamplePoint(withBox(2), 2, 2).areaSquareInches, 60.0 * 44.0);
        QVERIFY(std::abs(fromSamplePoint(withBox(3), 2, 2).areaSquareInches -
                         fromSamplePoint(withBox(3), 2, 2, "plan").areaSquareInches) < 1e-9);
    }

    /// The border of a base's shadow is curved: two bounds, nearer and nearer.
    void fromABase_thereAreTwoBounds() {
        const Scenario scenario = withBox(2);
        RegionQuestion question;
        question.from = {{"m"}};
        Scenario high = scenario;
        high.models[0].height = Length::fromInches(4);
        question.targetHeight = Length::fromInches(1);
        const RegionTable table{PreparedTable{high, *shippedRuleSet(QStringLiteral("volume"))}};
        question.maxCuts = 1;
        const SeenRegion rough = seenRegion(table, question);
        question.maxCuts = 8;
        const SeenRegion fine = seenRegion(table, question);
        QVERIFY(rough.possible && fine.possible);
        const double open = fine.possible->areaSquareInches() - fine.areaSquareInches;
        QVERIFY(open > 0 && open < (rough.possible->areaSquareInches() - rough.areaSquareInches) / 3);
        QVERIFY(open < 4);
    }

    /// A look at a small part far away tells what a look at all of the table tells of it: shadows reach as far.
    void aPartOfTheTable_isSeenAsWithAllOfIt() {
        const std::vector<Blocker> blockers{
            {std::get<Polygon>(withBox(2).terrain[0].outline), {}, Length::fromInches(5)},
            {std::get<Polygon>(boxPiece("low", 24, 18, 25, 22).outline), {}, Length::fromInches(1.5)}};
        const VolumeMap volume{TerrainMap{blockers}};
        const std::array counts{Occlusion::Always, Occlusion::Always};
        for (const double top : {4.0, 6.0}) {
            const Solid viewer{modelAt("m", 10, 20).placed(), {}, Length::fromInches(top)};
            const auto seenIn = [&](const Box& box) {
                return regionSeenInSpace(viewer, {{}, Length::fromInches(1)}, RegionMap{volume.plan(), box}, volume,
                                         counts);
            };
            const RegionBounds all = seenIn({{}, pointFromInches(60, 44)});
            for (const double left : {22.0, 40.0, 57.0}) {
                const Box part{pointFromInches(left, 19), pointFromInches(left + 1.5, 21)};
                const Ring outline{part.low, {part.high.x, part.low.y}, part.high, {part.low.x, part.high.y}};
                const RegionBounds alone = seenIn(part);
                QVERIFY2(
                    std::abs(alone.inner.areaSquareInches() -
                             intersect(all.inner, std::array{outline}).areaSquareInches()) < 0.3 &&
                        subtract(alone.inner, ringsOf(all.outer)).areaSquareInches() < 1e-6 &&
                        subtract(intersect(all.inner, std::array{outline}), ringsOf(alone.outer)).areaSquareInches() <
                            1e-6,
                    qPrintable(QString::number(left)));
            }
        }
    }

    /// Tries the packs that ship; there are no borders where it matters in which direction a line passes an element.
    void eachRuleSet_hasBorders() {
        QStringList cells;
        for (const RuleSet& rules : shippedRuleSets()) {
            const PreparedTable table{withBox(2), rules};
            for (const RegionWants wants : {RegionWants::Point, RegionWants::SomePart, RegionWants::AllOfIt}) {
                for (const bool fromBase : {false, true}) {
                    RegionQuestion question;
                    question.wants = wants;
                    question.targetBase = Footprint::round(Length::fromMillimeters(32)).value();
                    if (fromBase) {
                        question.from = {{"m"}};
                    } else {
                        question.samplePoints = {pointFromInches(1, 1)};
                    }
                    if (!hasBorders(table, question)) {
                        cells << rules.id;
                    }
                }
            }
        }
        cells.removeDuplicates();
        // Whole targets among solids are a matter of sampled heights, and depths past ruins without walls are told cell
        // by cell.
        QStringList expected;
        for (const RuleSet& rules : shippedRuleSets()) {
            const bool samplesHeights =
                rules.pack && rules.pack->full == FullSight::FacingVolume && rules.pack->isVolume();
            if (samplesHeights || rules.id == u"horus-heresy-3e") {
                expected << rules.id;
            }
        }
        QVERIFY(expected.contains(QStringLiteral("40k-10e")) && expected.contains(QStringLiteral("bolt-action")));
        QCOMPARE(cells.join(u' '), expected.join(u' '));
        RegionQuestion question;
        question.samplePoints = {pointFromInches(1, 1)};
        QVERIFY(!hasBorders(PreparedTable{withBox(2), sightline::testsupport::oneWayRules()}, question));
    }

    /// Where two ruins overlap by a hair both are looked into, but nothing past them.
    void aHairThatTwoPiecesHold_showsNothingElse() {
        Scenario scenario = withBox(6);
        const Point low = pointFromInches(21, 10);
        const Point high = pointFromInches(22, 30);
        const Length sliver = Length::fromNanometers(3);
        Piece beside;
        beside.id = {QStringLiteral("beside")};
        beside.outline =
            Polygon::fromVertices(Ring{{low.x - sliver, low.y}, {high.x, low.y}, high, {low.x - sliver, high.y}})
                .value();
        beside.height = Length::fromInches(6);
        scenario.terrain.push_back(beside);
        for (Piece& piece : scenario.terrain) {
            piece.kind = QStringLiteral("ruin");
        }
        RegionQuestion question;
        question.samplePoints = {pointFromInches(10, 20)};
        const RegionTable table{PreparedTable{scenario, *shippedRuleSet(QStringLiteral("ruins"))}};
        const SeenRegion seen = seenRegion(table, question);
        QVERIFY(!seen.cell && seen.region.contains(pointFromInches(20.5, 20)));
        for (const Point samplePoint : {pointFromInches(22.5, 20), pointFromInches(40, 20)}) {
            QVERIFY(!seen.region.contains(samplePoint) && !judgedAt(table, question, std::array{samplePoint})[0]);
        }
    }

    /// The rows below ask about each key by which lines of sight are decided.
    void eachKeyOfSight_isAskedAbout() {
        const std::array parts{"from",     "to",          "line",
                               "full",     "see_through", "see_through_keywords",
                               "range_in", "measure",     "contact_always_sees",
                               "block",    "never_full",  "reciprocal",
                               "detection"};
        const QJsonObject schema = resource(QStringLiteral("schema/rule-pack.schema.json"));
        QStringList open;
        for (const char* part : parts) {
            open << QLatin1String{part};
            addKeysOfSchema(schema[QStringLiteral("properties")][QLatin1String{part}].toObject(), schema, open);
        }
        open.removeDuplicates();
        QVERIFY(open.contains(QStringLiteral("shadow_in")) && open.contains(QStringLiteral("target_near_in")));
        QStringList asked;
        RegionQuestion question;
        question.samplePoints = {pointFromInches(1, 1)};
        for (const RuleSet& rules : shippedRuleSets()) {
            const QJsonObject pack = resource(QStringLiteral("rulesets/%1.json").arg(rules.id));
            for (const char* part : parts) {
                if (pack.contains(QLatin1String{part}) && hasBorders(PreparedTable{withBox(2), rules}, question)) {
                    asked << QLatin1String{part};
                    addKeysOf(pack[QLatin1String{part}], asked);
                }
            }
        }
        open.removeIf([&](const QString& key) { return asked.contains(key); });
        open.sort();
        // A text; ranges that depend on what a line crosses, told cell by cell; a choice that only cover rests on; and
        // four keys of `withMore`.
        QCOMPARE(
            open.join(u' '),
            QStringLiteral("behind_less_in behind_tags distance_over_in least_in page pick reciprocal round step_in"));
    }

    void spotsAreSeen_asTheJudgeSays_data() {
        QTest::addColumn<QString>("id");
        RegionQuestion samplePoint;
        samplePoint.samplePoints = {pointFromInches(1, 1)};
        for (const RuleSet& rules : shippedRuleSets()) {
            const bool isOfHexes = rules.pack && rules.pack->space == Space::Hex; // told cell by cell past large woods
            if (!isOfHexes && hasBorders(PreparedTable{withBox(2), rules}, samplePoint)) {
                QTest::newRow(qPrintable(rules.id)) << rules.id;
            }
        }
        QTest::newRow("battletech with squares") << QStringLiteral("battletech with squares");
        QTest::newRow("rules of the table's own") << QString{};
        for (const char* id : {"aos-4e", "necromunda"}) {
            for (const char* more : {"a range", "half inches", "distances", "both ways"}) {
                const QString row = QStringLiteral("%1 with %2").arg(QLatin1String{id}, QLatin1String{more});
                QTest::newRow(qPrintable(row)) << row;
            }
        }
    }
    /// Random spots of random tables; the nightly run asks about 200,000.
    void spotsAreSeen_asTheJudgeSays() {
        QFETCH(QString, id);
        constexpr int kSamplePoints = 40;
        Tally tally;
        for (int seed = 1; seed <= sightline::testsupport::boardCount(4); ++seed) {
            Scenario scenario = randomScene(static_cast<std::uint64_t>(seed));
            Random random{static_cast<std::uint64_t>(seed) * 13 + 5};
            const QString base = id.section(QStringLiteral(" with "), 0, 0);
            const auto rules = id.isEmpty() ? ruleSetOf(scenario)
                               : base == id ? *shippedRuleSet(id)
                                            : withMore(base, id.section(QStringLiteral(" with "), 1));
            if (!rules) {
                continue;
            }
            Random dresses{static_cast<std::uint64_t>(seed) * 17 + 3};
            scenario = dressedFor(std::move(scenario), *rules, dresses);
            Comparison comparison{scenario, *rules, static_cast<std::uint64_t>(seed)};
            RegionQuestion question = questionFor(scenario, random);
            question.maxCuts = rules->pack ? 1 : 2;
            if (!id.isEmpty() && dresses.oneIn(2)) { // words of targets, as the pack's clauses name them
                question.targetKeywords =
                    scenario.models[static_cast<std::size_t>(dresses.below(static_cast<int>(scenario.models.size())))]
                        .keywords;
            }
            if (!id.isEmpty() && dresses.oneIn(3)) {
                question.targetElevation = Length::fromInches(dresses.between(0, 4));
            }
            const QString wrong = comparison.compare(question, kSamplePoints, tally);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
        qInfo("%d regions, %d spots, %d seen, %d between the bounds", tally.bordered, tally.asked, tally.seen,
              tally.open);
        QVERIFY(tally.asked > 0 && tally.seen > 0);
    }

    /// Measures tables on which no line passes under anything, as on most.
    void onTheGround_littleIsOpen() {
        Tally tally;
        for (int seed = 1; seed <= sightline::testsupport::boardCount(16); ++seed) {
            Scenario scenario = randomScene(static_cast<std::uint64_t>(seed));
            for (Piece& piece : scenario.terrain) {
                piece.elevation = {};
                piece.openings.clear();
                for (PieceWall& wall : piece.walls) {
                    wall.openings.clear();
                }
            }
            Random random{static_cast<std::uint64_t>(seed) * 17 + 3};
            for (const char* id : {"volume", "aos-4e", "kill-team-2024", "ruins"}) {
                Comparison comparison{scenario, *shippedRuleSet(QString::fromLatin1(id)),
                                      static_cast<std::uint64_t>(seed)};
                RegionQuestion question = questionFor(scenario, random);
                question.maxCuts = shippedRuleSet(QString::fromLatin1(id))->pack ? 1 : 4;
                const QString wrong = comparison.compare(question, 25, tally);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            }
        }
        qInfo("%d regions, %d spots, %d seen, %d between the bounds", tally.bordered, tally.asked, tally.seen,
              tally.open);
        QVERIFY(tally.asked > 1000 && tally.seen > 300 && tally.open * 20 < tally.asked);
    }
};

QTEST_APPLESS_MAIN(TestRegionBorders)
#include "tst_region_borders.moc"
