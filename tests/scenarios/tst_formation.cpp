#include "scenarios/edits/formation.h"

#include "geometry/shapes/distance.h"

#include <QTest>

#include <set>

using namespace sightline;
using namespace sightline::scenarios;
using geometry::Footprint;
using geometry::Length;

namespace {

Footprint roundBase(double millimeters) { return *Footprint::round(Length::fromMillimeters(millimeters)); }

geometry::PlacedFootprint at(const Footprint& base, geometry::Point place) { return {base, place, {}}; }

/// The smallest distance between any two bases, in millimeters.
double closest(const Footprint& base, const std::vector<geometry::Point>& places) {
    double least = 1e9;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t k = i + 1; k < places.size(); ++k) {
            least = std::min(least, geometry::edgeDistance(at(base, places[i]), at(base, places[k])).millimeters());
        }
    }
    return least;
}

} // namespace

/// How the models of a new unit stand.
class TestFormation : public QObject {
    Q_OBJECT

private slots:
    void noTwoBasesTouch_data() {
        QTest::addColumn<Footprint>("base");
        QTest::newRow("32 mm") << roundBase(32);
        QTest::newRow("oval") << *Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35.5));
        QTest::newRow("rank") << *Footprint::rectangle(Length::fromMillimeters(20), Length::fromMillimeters(25));
    }
    void noTwoBasesTouch() {
        QFETCH(Footprint, base);
        for (const auto formation : {Formation::Line, Formation::Block, Formation::Circle}) {
            for (int count = 2; count <= 20; ++count) {
                const auto places = formationOf(base, count, formation);
                QCOMPARE(std::ssize(places), count);
                // Half an inch is 12.7 mm; bases of a ring that are not round may stand wider.
                const double gap = closest(base, places);
                QVERIFY2(gap > 12.699, qPrintable(QStringLiteral("%1 mm, %2").arg(gap).arg(count)));
            }
        }
    }

    /// A 32 mm base and half an inch are 44.7 mm from middle to middle.
    void aLine_isOneRow() {
        const auto places = formationOf(roundBase(32), 5, Formation::Line);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QCOMPARE(places[i].y, Length{});
            QCOMPARE(places[i].x.millimeters(), 44.7 * (static_cast<double>(i) - 2));
        }
    }

    /// Seven models make rows of three, three and one.
    void aBlock_hasRowsAndColumns() {
        const auto places = formationOf(roundBase(32), 7, Formation::Block);
        std::set<Length> rows;
        for (const auto& place : places) {
            rows.insert(place.y);
        }
        QCOMPARE(rows.size(), 3U);
        QCOMPARE(places[0].y, places[2].y);
        QVERIFY(places[3].y > places[2].y);
        QCOMPARE(places[6].x, Length{}); // the last one alone, in the middle
    }

    void aCircle_leavesItsMiddleFree() {
        for (const int count : {3, 6, 10}) {
            const auto places = formationOf(roundBase(32), count, Formation::Circle);
            const double first =
                geometry::edgeDistance(at(roundBase(1), {}), at(roundBase(1), places.front())).millimeters();
            for (const auto& place : places) {
                const double radius =
                    geometry::edgeDistance(at(roundBase(1), {}), at(roundBase(1), place)).millimeters();
                QVERIFY(std::abs(radius - first) < 0.001);
                QVERIFY(radius > 16);
            }
        }
    }

    void oneModel_standsInTheMiddle() {
        for (const auto formation : {Formation::Line, Formation::Block, Formation::Circle}) {
            QCOMPARE(formationOf(roundBase(32), 1, formation), std::vector{geometry::Point{}});
        }
    }

    void aUnit_getsAnUnusedNameAndIds() {
        Model model;
        model.base = roundBase(32);
        Scenario scenario;
        scenario.table.width = scenario.table.height = Length::fromInches(44);
        auto first = withUnitAdded(scenario, inFormation(model, 5, Formation::Line), QStringLiteral("Unit"));
        QCOMPARE(first.ids.size(), 5U);
        QCOMPARE(first.scenario.models.back().unit, QStringLiteral("Unit 1"));
        QCOMPARE(first.scenario.models.back().id.value, QStringLiteral("model-5"));
        Model reserve = model;
        reserve.id.value = QStringLiteral("r");
        reserve.unit = QStringLiteral("Unit 2");
        first.scenario.reserves.push_back(reserve);
        const auto second =
            withUnitAdded(first.scenario, inFormation(model, 2, Formation::Line), QStringLiteral("Unit"));
        QCOMPARE(second.scenario.models.back().unit, QStringLiteral("Unit 3"));
        QCOMPARE(second.scenario.models.back().id.value, QStringLiteral("model-7"));
    }

    void oneModel_isNoUnit() {
        Model model;
        model.base = roundBase(32);
        const auto added = withUnitAdded({}, {model}, QStringLiteral("Unit"));
        QCOMPARE(added.scenario.models.size(), 1U);
        QVERIFY(added.scenario.models.front().unit.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestFormation)
#include "tst_formation.moc"
