#include "geometry/shapes/distance.h"
#include "scenarios/analysis/region.h"
#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"
#include "scenarios/conformance/random_scene.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"
#include "tests/support/region_border.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Scenario withBox() {
    Scenario scenario;
    scenario.players = {{{"p"}, {}, {}, {}}, {{"q"}, {}, {}, {}}};
    scenario.terrain = {boxPiece("wall", 20, 16, 21, 24)};
    scenario.models = {modelAt("m", 10, 20)};
    scenario.models[0].player = {"p"};
    return scenario;
}

RegionQuestion allOf(const Footprint& base) {
    RegionQuestion question;
    question.wants = RegionWants::AllOfIt;
    question.targetBase = base;
    return question;
}

SeenRegion seenUnder(const Scenario& scenario, const RegionQuestion& question, const char* rules = "plan") {
    return seenRegion(RegionTable{PreparedTable{scenario, *shippedRuleSet(QString::fromLatin1(rules))}}, question);
}

Footprint randomBase(Random& random) {
    switch (random.below(5)) {
    case 0: return Footprint::round(Length::fromMillimeters(random.between(20, 130))).value();
    case 1: return Footprint::oval(Length::fromMillimeters(75), Length::fromMillimeters(42)).value();
    case 2:
        return Footprint::rectangle(Length::fromMillimeters(random.between(20, 60)),
                                    Length::fromMillimeters(random.between(20, 150)))
            .value();
    case 3:
        return Footprint::hull(Ring{pointFromInches(-1, -1), pointFromInches(1.5, -0.5), pointFromInches(1, 1),
                                    pointFromInches(-0.5, 1.2)})
            .value();
    default: return Footprint::round(Length::fromMillimeters(32)).value();
    }
}

struct Tally {
    int regions = 0;
    int exact = 0;
    int asked = 0;
    int seen = 0;
    int open = 0;
    int forgiven = 0; ///< by the judge: hidden stretches of the outline that are too short for it
    int rough = 0;    ///< all may be seen, and the judge's search ended before it was sure
};

/// The outline of a base that overlaps its viewer is walked round in steps by the judge: it may miss what is hidden
/// between two of them.
bool overlapsAViewer(const RegionTable& table, const RegionQuestion& question, Point samplePoint) {
    return std::ranges::any_of(regionViewers(table.table().scenario(), question), [&](const Model& viewer) {
        return overlapOrTouch(viewer.placed(), {question.targetBase, samplePoint, question.targetFacing});
    });
}

/// The judge calls a base seen whole of which stretches of less than a micrometer in all are hidden.
bool isInWithoutSlivers(const RegionTable& table, const RegionQuestion& question, Point samplePoint) {
    const auto sliver = Length::fromNanometers(600);
    return std::ranges::any_of(regionViewers(table.table().scenario(), question), [&](const Model& viewer) {
        return wholeRegion(table, viewer, question, {}, {}, sliver).outer.contains(samplePoint);
    });
}

/// Among solids the judge's search for what is seen of a target may end early, with an error told: all of it may be
/// seen then.
bool endsRoughly(const RegionTable& table, const RegionQuestion& question, Point samplePoint) {
    const PreparedTable::Parts& parts = table.table().parts();
    return parts.rules.view == SightGeometry::Volume &&
           std::ranges::any_of(regionViewers(table.table().scenario(), question), [&](const Model& viewer) {
               const Solid target{{question.targetBase, samplePoint, question.targetFacing},
                                  question.targetElevation,
                                  question.targetHeight};
               std::vector<int> active(parts.volume.plan().blockers().size());
               std::iota(active.begin(), active.end(), 0);
               const auto counts = countsFor(parts, viewer, question);
               std::erase_if(
                   active, [&](int blocker) { return counts[static_cast<std::size_t>(blocker)] == Occlusion::Never; });
               VolumeOptions options;
               options.touch = parts.rules.touch;
               const auto seen = seenVolumePart({viewer.placed(), viewer.elevation, viewer.height}, target,
                                                parts.volume, active, options);
               return seen.error > 0.0 && seen.part.share + seen.error >= 1.0 - 1e-6;
           });
}

/// A sentence about the first spot that is told wrongly; empty: none.
QString
firstWrong(const RegionTable& table, const RegionQuestion& question, Random& random, int samplePoints, Tally& tally) {
    const SeenRegion region = seenRegion(table, question, {}, 1);
    if (region.cell) {
        return QStringLiteral("cells where borders were promised");
    }
    ++tally.regions;
    tally.exact += region.possible ? 0 : 1;
    const PolygonSet& possible = region.possible ? *region.possible : region.region;
    constexpr double kNearBorder = 4e-3;
    const Table& size = table.table().scenario().table;
    const Ring& border = region.region.parts.empty() ? Ring{} : region.region.parts.front().outline;
    for (int i = 0; i < samplePoints; ++i) {
        Point samplePoint =
            pointFromInches(random.between(0, size.width.inches()), random.between(0, size.height.inches()));
        if (!border.empty() && random.oneIn(2)) { // beside the border, where it is easily wrong
            const Point corner = border[static_cast<std::size_t>(random.below(static_cast<int>(border.size())))];
            samplePoint = {corner.x + Length::fromInches(random.between(-0.1, 0.1)),
                           corner.y + Length::fromInches(random.between(-0.1, 0.1))};
        }
        const bool isOnTable = samplePoint.x > Length{} && samplePoint.y > Length{} && samplePoint.x < size.width &&
                               samplePoint.y < size.height;
        if (!isOnTable || inchesToBorder(region.region, samplePoint) < kNearBorder ||
            inchesToBorder(possible, samplePoint) < kNearBorder) {
            continue;
        }
        const bool isIn = region.region.contains(samplePoint);
        if (!isIn && possible.contains(samplePoint)) {
            ++tally.open;
            continue;
        }
        ++tally.asked;
        tally.seen += isIn ? 1 : 0;
        const bool isSeen = judgedAt(table, question, std::array{samplePoint})[0];
        if (isSeen && !isIn &&
            (overlapsAViewer(table, question, samplePoint) || isInWithoutSlivers(table, question, samplePoint))) {
            ++tally.forgiven;
            continue;
        }
        if (!isSeen && isIn && endsRoughly(table, question, samplePoint)) {
            ++tally.rough;
            continue;
        }
        if (isSeen != isIn) {
            return QStringLiteral("(%1, %2) is %3")
                .arg(samplePoint.x.inches(), 0, 'g', 12)
                .arg(samplePoint.y.inches(), 0, 'g', 12)
                .arg(QLatin1String{isIn ? "in the region, and not seen whole" : "outside, and seen whole"});
        }
    }
    return {};
}

} // namespace

/// Where all of a base would be seen, against the judge.
class TestWholeRegion : public QObject {
    Q_OBJECT

private slots:
    /// From a place 10 in before a wall the shadow's sides lead outwards by 4 in each 10, and bases keep their radius
    /// away from them, and from the shadow's start only as far as they would be behind it.
    void aRoundBase_keepsItsRadiusFromTheShadow() {
        RegionQuestion question = allOf(Footprint::round(Length::fromInches(2)).value());
        question.samplePoints = {pointFromInches(10, 20)};
        const SeenRegion seen = seenUnder(withBox(), question);
        QVERIFY(!seen.cell && !seen.possible);
        const double away = std::sqrt(1.0 + 0.16); // upright, of a side that rises by 0.4
        QVERIFY(!seen.region.contains(pointFromInches(40, 20 - 12 - away + 0.01)) &&
                seen.region.contains(pointFromInches(40, 20 - 12 - away - 0.01)));
        // Before the wall, and reaching into it by the part that does not face.
        QVERIFY(seen.region.contains(pointFromInches(19.9, 20)) && !seen.region.contains(pointFromInches(21.2, 20)));
    }

    /// The base's own outline hides what of it stands in the wall.
    void aBaseInAWall_mayBeSeenWhole() {
        RegionQuestion question = allOf(Footprint::rectangle(Length::fromInches(2), Length::fromInches(2)).value());
        question.samplePoints = {pointFromInches(10, 20)};
        const SeenRegion seen = seenUnder(withBox(), question);
        QVERIFY(!seen.cell && !seen.possible);
        for (const double x : {19.5, 20.5, 20.99}) {
            QVERIFY2(seen.region.contains(pointFromInches(x, 20)), qPrintable(QString::number(x)));
        }
        QVERIFY(!seen.region.contains(pointFromInches(21.01, 20)));
    }

    /// Two places see the two halves of what faces them.
    void placesOfABase_seeTogether() {
        Scenario scenario = withBox();
        scenario.terrain = {boxPiece("post", 14.9, 19.9, 15.1, 20.1)};
        scenario.models[0].base = Footprint::rectangle(Length::fromInches(1), Length::fromInches(6)).value();
        RegionQuestion question = allOf(Footprint::rectangle(Length::fromInches(1), Length::fromInches(1)).value());
        question.from = {{"m"}};
        const SeenRegion base = seenUnder(scenario, question);
        QVERIFY(!base.cell && !base.possible);
        QVERIFY(base.region.contains(pointFromInches(20, 20)));
        question.from.clear();
        question.samplePoints = {pointFromInches(10, 20)};
        QVERIFY(!seenUnder(scenario, question).region.contains(pointFromInches(20, 20)));
    }

    /// A base over the viewer turns nothing to it that is hidden, whatever stands there.
    void aBaseOverTheViewer_isSeen() {
        RegionQuestion question = allOf(Footprint::round(Length::fromInches(2)).value());
        Scenario scenario = withBox();
        scenario.terrain = {boxPiece("block", 5, 15, 15, 25)};
        question.samplePoints = {pointFromInches(10, 20)};
        const SeenRegion seen = seenUnder(scenario, question);
        QVERIFY(std::abs(seen.areaSquareInches - std::numbers::pi) < 0.02);
    }

    /// A corner of the one piece lies on a side of the other but for a nanometer: some lines start in the sliver
    /// between them. Of random scene 723.
    void sliversBetweenPieces_loseNoLine() {
        const auto piece = [](const char* id, const std::vector<std::pair<double, double>>& corners, double height) {
            Piece made = boxPiece(QString::fromLatin1(id), 0, 0, 1, 1);
            Ring ring;
            std::ranges::transform(corners, std::back_inserter(ring),
                                   [](const auto& corner) { return pointFromInches(corner.first, corner.second); });
            made.outline = *Polygon::fromVertices(ring);
            made.height = Length::fromInches(height);
            return made;
        };
        Scenario scenario = withBox();
        scenario.terrain = {piece("u",
                                  {{32.58673039370079, 1.1224218110236222},
                                   {36.77577842519685, 3.356580748031496},
                                   {34.591846062992126, 7.451453976377953},
                                   {34.17368283464567, 7.228433582677165},
                                   {36.13459484251968, 3.551723582677165},
                                   {32.78187318897638, 1.7636053937007874},
                                   {30.82096125984252, 5.4403153937007875},
                                   {30.40279803149606, 5.217295}},
                                  5),
                            piece("block",
                                  {{32.78187318897638, 1.7636053937007874},
                                   {34.90818901574803, 2.897640511811024},
                                   {34.152394448818896, 4.31475531496063},
                                   {32.026078622047244, 3.1807201968503938}},
                                  6)};
        scenario.models[0].position = pointFromInches(35.10497086614173, 2.8313507874015746);
        scenario.models[0].base = Footprint::round(Length::fromMillimeters(160)).value();
        RegionQuestion question =
            allOf(Footprint::rectangle(Length::fromMillimeters(80), Length::fromMillimeters(35)).value());
        question.targetFacing = Angle::fromDegrees(67.5);
        question.from = {{"m"}};
        const Point samplePoint = pointFromInches(35.7698079528, 7.8942488189);
        const RegionTable table{PreparedTable{scenario, *shippedRuleSet("height-tags")}};
        QVERIFY(judgedAt(table, question, std::array{samplePoint})[0]);
        QVERIFY(seenRegion(table, question, {}, 1).region.contains(samplePoint));
    }

    /// The two bounds for a round base, from a round one, past a wall of 8 in: the strips between them run along four
    /// borders of shadows and are some hundredths of an inch wide.
    void boundsOfARoundBase_areNear() {
        RegionQuestion question = allOf(Footprint::round(Length::fromMillimeters(32)).value());
        question.from = {{"m"}};
        for (const char* rules : {"plan", "volume"}) {
            const SeenRegion seen = seenUnder(withBox(), question, rules);
            QVERIFY(!seen.cell && seen.possible);
            const double open = seen.possible->areaSquareInches() - seen.areaSquareInches;
            QVERIFY2(open > 0 && open < 9, qPrintable(QString::number(open)));
        }
    }

    /// From 4 in over a wall of 3 in a target of 2 in shows all that faces where its foremost side lies twice as far
    /// away as the wall's far side, or farther.
    void fromAbove_allIsSeenBeyondTheShadow() {
        Scenario scenario = withBox();
        scenario.terrain[0].height = Length::fromInches(3);
        RegionQuestion question = allOf(Footprint::rectangle(Length::fromInches(1), Length::fromInches(1)).value());
        question.samplePoints = {pointFromInches(10, 20)};
        question.zoneHeight = Length::fromInches(4);
        const SeenRegion seen = seenUnder(scenario, question, "volume");
        QVERIFY(!seen.cell);
        QVERIFY(seen.region.contains(pointFromInches(33, 20))); // its front at 32.5 is beyond 10 + 2 * 11
        QVERIFY(!(seen.possible ? *seen.possible : seen.region).contains(pointFromInches(25, 20)));
    }

    /// A low wall stands across the near side of the target, a hair higher than it: from above, lines come in over the
    /// wall and meet the target's top behind it.
    void fromAbove_linesThatMeetTheTopFartherOn_count() {
        Scenario scenario = withBox();
        scenario.terrain = {boxPiece("curb", 23.4, 10, 23.8, 30)};
        scenario.terrain[0].height = Length::fromInches(2.1);
        scenario.models[0].height = Length::fromInches(3.5);
        scenario.models[0].base = Footprint::rectangle(Length::fromInches(1), Length::fromInches(6)).value();
        RegionQuestion question = allOf(Footprint::rectangle(Length::fromInches(3), Length::fromInches(3)).value());
        question.from = {{"m"}};
        const RegionTable table{PreparedTable{scenario, *shippedRuleSet(QStringLiteral("volume"))}};
        const Point samplePoint = pointFromInches(25, 20);
        QVERIFY(judgedAt(table, question, std::array{samplePoint})[0]);
        const SeenRegion seen = seenRegion(table, question);
        QVERIFY(!seen.cell && seen.possible && seen.possible->contains(samplePoint));
        // A target as high as the viewer has no such lines.
        question.targetHeight = Length::fromInches(2);
        scenario.models[0].height = Length::fromInches(2);
        const RegionTable level{PreparedTable{scenario, *shippedRuleSet(QStringLiteral("volume"))}};
        const SeenRegion fromLevel = seenRegion(level, question);
        QVERIFY(!judgedAt(level, question, std::array{samplePoint})[0]);
        QVERIFY(!(fromLevel.possible ? *fromLevel.possible : fromLevel.region).contains(samplePoint));
    }

    /// A viewer on a roof turns nothing of what stands under it to itself, and does not see it either.
    void underAFloor_nothingIsSeenWhole() {
        Scenario scenario = withBox();
        scenario.terrain = {boxPiece("block", 5, 15, 15, 25)};
        scenario.terrain[0].height = Length::fromInches(4);
        scenario.models[0].elevation = Length::fromInches(4);
        RegionQuestion question = allOf(Footprint::round(Length::fromInches(4)).value());
        question.from = {{"m"}};
        const RegionTable table{PreparedTable{scenario, *shippedRuleSet(QStringLiteral("volume"))}};
        const SeenRegion seen = seenRegion(table, question);
        for (const Point samplePoint : {pointFromInches(10, 20), pointFromInches(10.2, 20.1)}) {
            QVERIFY(!judgedAt(table, question, std::array{samplePoint})[0]);
            QVERIFY(!seen.region.contains(samplePoint));
        }
    }

    void aPackWithoutAWordOfIt_showsNothingWhole() {
        RegionQuestion question = allOf(Footprint::round(Length::fromInches(1)).value());
        question.from = {{"m"}};
        const SeenRegion seen = seenUnder(withBox(), question, "guild-ball");
        QVERIFY(!seen.isDecided && !seen.cell && seen.region.parts.empty());
        QVERIFY(seenUnder(withBox(), question, "ruins").isDecided && seenUnder(withBox(), question).isDecided);
        question.wants = RegionWants::SomePart;
        QVERIFY(seenUnder(withBox(), question, "guild-ball").isDecided);
    }

    void concaveBases_areJudgedCellByCell() {
        RegionQuestion question = allOf(Footprint::round(Length::fromInches(2)).value());
        question.from = {{"m"}};
        question.cell = Length::fromInches(6);
        QVERIFY(!seenUnder(withBox(), question, "volume").cell);
        question.targetBase =
            Footprint::hull(Ring{pointFromInches(-1, -1), pointFromInches(1, -1), pointFromInches(1, 1),
                                 pointFromInches(0, 0), pointFromInches(-1, 1)})
                .value();
        QVERIFY(seenUnder(withBox(), question).cell);
    }

    void spotsAreSeenWhole_asTheJudgeSays_data() {
        sightline::testsupport::addColumns<bool, QString>("fromBase", "id");
        for (const char* id : {"plan", "height-tags", "", "volume", "ruins", "area-groups", "40k-9e"}) {
            addRow(qPrintable(QStringLiteral("from spots, %1").arg(QLatin1String{id})), false, QString::fromLatin1(id));
            addRow(qPrintable(QStringLiteral("from bases, %1").arg(QLatin1String{id})), true, QString::fromLatin1(id));
        }
    }
    void spotsAreSeenWhole_asTheJudgeSays() {
        auto [fromBase, id] = sightline::testsupport::fetch<bool, QString>("fromBase", "id");
        const bool isPack = !id.isEmpty() && shippedRuleSet(id)->pack;
        const int boards = isPack ? 2 : 6;
        Tally tally;
        for (int seed = 1; seed <= sightline::testsupport::boardCount(boards); ++seed) {
            Scenario scenario = randomScene(static_cast<std::uint64_t>(seed));
            const auto rules = id.isEmpty() ? ruleSetOf(scenario) : *shippedRuleSet(id);
            Random random{static_cast<std::uint64_t>(seed) * 19 + 11};
            if (rules) {
                Random dresses{static_cast<std::uint64_t>(seed) * 17 + 3};
                scenario = dressedFor(std::move(scenario), *rules, dresses);
            }
            RegionQuestion question = allOf(randomBase(random));
            question.targetFacing = Angle::fromDegrees(random.below(16) * 22.5);
            if (fromBase) {
                question.from = {
                    scenario.models[static_cast<std::size_t>(random.below(static_cast<int>(scenario.models.size())))]
                        .id};
            } else {
                question.samplePoints = {pointFromInches(random.between(0, scenario.table.width.inches()),
                                                         random.between(0, scenario.table.height.inches()))};
            }
            if (random.oneIn(4)) {
                question.range = Length::fromInches(random.between(6, 30));
            }
            if (!rules || !hasBorders(PreparedTable{scenario, *rules}, question)) {
                continue;
            }
            const QString wrong = firstWrong(RegionTable{PreparedTable{scenario, *rules}}, question, random, 60, tally);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QStringLiteral("seed %1, %2, from %3: %4")
                                    .arg(QString::number(seed), rules->id,
                                         fromBase ? question.from.front().value : QStringLiteral("a spot"), wrong)));
        }
        qInfo("%d regions, %d of them exact, %d spots, %d seen whole, %d between the bounds, %d forgiven, %d where the "
              "judge is not sure",
              tally.regions, tally.exact, tally.asked, tally.seen, tally.open, tally.forgiven, tally.rough);
        QVERIFY(tally.asked > 0 || sightline::testsupport::boardCount(boards) < boards);
    }
};

QTEST_APPLESS_MAIN(TestWholeRegion)
#include "tst_whole_region.moc"
