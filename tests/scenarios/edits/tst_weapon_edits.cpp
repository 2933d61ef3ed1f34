#include "scenarios/edits/weapon_edits.h"

#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <algorithm>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using sightline::testsupport::modelAt;

namespace {

Weapon named(const char* name, double range = 24.0) {
    Weapon weapon;
    weapon.name = QString::fromLatin1(name);
    weapon.range = Length::fromInches(range);
    return weapon;
}

/// a carries a rifle and two pistols; b a rifle and a pistol; c nothing.
Scenario squad() {
    Scenario scenario;
    scenario.models = {modelAt("a", 10, 10), modelAt("b", 12, 10), modelAt("c", 14, 10)};
    scenario.models[0].weapons = {named("rifle"), named("pistol", 12), named("pistol", 12)};
    scenario.models[1].weapons = {named("rifle"), named("pistol", 12)};
    return scenario;
}

QStringList weaponsOfModel(const Scenario& scenario, const char* id) {
    QStringList names;
    for (const Weapon& weapon : scenario.model({QString::fromLatin1(id)})->weapons) {
        names += weapon.name;
    }
    return names;
}

const std::vector<ModelId> kAll{{"a"}, {"b"}, {"c"}};

} // namespace

/// Weapons of several models at once, and the ends of an arc.
class TestWeaponEdits : public QObject {
    Q_OBJECT

private slots:
    void weaponsOfSeveralModels_areListedOnce_withWhoCarriesThem() {
        const auto carried = weaponsOf(squad(), kAll);
        QCOMPARE(carried.size(), 3u);
        QCOMPARE(carried[0].weapon, named("rifle"));
        QCOMPARE(carried[0].models, (std::vector<ModelId>{{"a"}, {"b"}}));
        QCOMPARE(carried[1].weapon, named("pistol", 12));
        QCOMPARE(carried[1].occurrence, 0);
        QCOMPARE(carried[1].models, (std::vector<ModelId>{{"a"}, {"b"}}));
        QCOMPARE(carried[2].occurrence, 1);
        QCOMPARE(carried[2].models, (std::vector<ModelId>{{"a"}}));
    }

    void weaponsThatDifferInOneKey_areTwo() {
        Scenario scenario = squad();
        scenario.models[1].weapons[0].line = WeaponLine::Fire;
        const auto carried = weaponsOf(scenario, kAll);
        QCOMPARE(std::ranges::count(carried, QStringLiteral("rifle"),
                                    [](const CarriedWeapon& entry) { return entry.weapon.name; }),
                 2);
    }

    void addedWeapon_isTheLastOfEachModelNamed_andOfNoOther() {
        const std::vector<ModelId> two{{"a"}, {"c"}};
        const auto after = withWeaponAdded(squad(), two, named("mortar", 48));
        QCOMPARE(weaponsOfModel(after, "a").back(), QString("mortar"));
        QCOMPARE(weaponsOfModel(after, "c"), QStringList{"mortar"});
        QCOMPARE(*after.model({"b"}), *squad().model({"b"}));
    }

    void changedWeapon_keepsItsPlace_andItsTwinStays() {
        const auto carried = weaponsOf(squad(), kAll);
        const auto after = withWeaponChanged(squad(), carried[2], named("sabre", 1));
        QCOMPARE(weaponsOfModel(after, "a"), (QStringList{"rifle", "pistol", "sabre"}));
        QCOMPARE(*after.model({"b"}), *squad().model({"b"}));
        const auto both = withWeaponChanged(squad(), carried[0], named("musket"));
        QCOMPARE(weaponsOfModel(both, "a"), (QStringList{"musket", "pistol", "pistol"}));
        QCOMPARE(weaponsOfModel(both, "b"), (QStringList{"musket", "pistol"}));
    }

    void removedWeapon_isTakenFromAllThatCarryIt() {
        const auto after = withWeaponRemoved(squad(), weaponsOf(squad(), kAll)[0]);
        QCOMPARE(weaponsOfModel(after, "a"), (QStringList{"pistol", "pistol"}));
        QCOMPARE(weaponsOfModel(after, "b"), (QStringList{"pistol"}));
    }

    void givenWeapons_areOnlyThoseThatAModelLacks() {
        const std::vector<Weapon> kit{named("rifle"), named("pistol", 12), named("pistol", 12)};
        const auto after = withWeaponsGiven(squad(), kAll, kit);
        QCOMPARE(*after.model({"a"}), *squad().model({"a"}));
        QCOMPARE(weaponsOfModel(after, "b"), (QStringList{"rifle", "pistol", "pistol"}));
        QCOMPARE(weaponsOfModel(after, "c"), (QStringList{"rifle", "pistol", "pistol"}));
        QCOMPARE(withWeaponsGiven(after, kAll, kit), after);
    }

    void endsOfAnArc_lieHalfItsWidthFromItsMiddle_data() {
        sightline::testsupport::addColumns<double, double, double, double>("degrees", "turn", "from", "to");
        QTest::newRow("ahead") << 90.0 << 0.0 << 315.0 << 45.0;
        QTest::newRow("to the right") << 90.0 << 90.0 << 45.0 << 135.0;
        QTest::newRow("behind") << 90.0 << 180.0 << 135.0 << 225.0;
        QTest::newRow("more than half") << 270.0 << 0.0 << 225.0 << 135.0;
        QTest::newRow("narrow, of odd width") << 1.000000001 << 10.0 << 9.5 << 10.500000001;
    }

    void endsOfAnArc_lieHalfItsWidthFromItsMiddle() {
        auto [degrees, turn, from, to] =
            sightline::testsupport::fetch<double, double, double, double>("degrees", "turn", "from", "to");
        const PrintedArc arc{degrees, Angle::fromDegrees(turn)};
        const auto ends = endsOf(arc);
        QVERIFY(qAbs(ends.from.degrees() - from) < 2e-9);
        QVERIFY(qAbs(ends.to.degrees() - to) < 2e-9);
        const auto back = arcBetween(ends);
        QVERIFY(back);
        QVERIFY(qAbs(back->degrees - degrees) < 2e-9);
        QVERIFY(qAbs((back->turn - arc.turn).degrees()) < 2e-9 || (back->turn - arc.turn).degrees() > 360.0 - 2e-9);
    }

    void arcBetweenEqualEnds_isAllRound_andOneBelowADegreeIsNone() {
        const auto at = [](double degrees) { return Angle::fromDegrees(degrees); };
        QCOMPARE(arcBetween({at(30), at(30)})->degrees, 360.0);
        QVERIFY(!arcBetween({at(30), at(30.9)}));
        QCOMPARE(arcBetween({at(30), at(31)})->degrees, 1.0);
        // Clockwise from the one to the other: the other way round it is the rest of the circle.
        QCOMPARE(arcBetween({at(45), at(-45)})->degrees, 270.0);
        QCOMPARE(arcBetween({at(45), at(-45)})->turn, at(180));
    }
};

QTEST_GUILESS_MAIN(TestWeaponEdits)
#include "tst_weapon_edits.moc"
