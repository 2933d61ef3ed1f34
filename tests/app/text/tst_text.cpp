#include "app/shared/text/comparison_text.h"
#include "app/shared/text/cover_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/error_text.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/position_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shot_text.h"
#include "app/shared/text/table_change_text.h"
#include "app/shared/text/table_unit.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_rows.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/model/badges.h"
#include "tests/support/rows.h"
#include "tests/support/scenario_builder.h"

#include <QJsonArray>
#include <QObject>
#include <QTest>

using namespace sightline;
using namespace sightline::testsupport;
using app::VerdictKind;
using geometry::Length;

namespace {

scenarios::Piece pieceNamed(const QString& id, const QString& name) {
    const geometry::Ring ring{geometry::pointFromInches(0, 0), geometry::pointFromInches(1, 0),
                              geometry::pointFromInches(1, 1)};
    scenarios::Piece piece;
    piece.id = {id};
    piece.name = name;
    if (const auto wall = geometry::Wall::fromVertices(ring)) {
        piece.outline = *wall;
    }
    return piece;
}

scenarios::Scenario ruinAndCrates() {
    return makeScenario({.terrain = {pieceNamed("ruin", "North ruin"), pieceNamed("crate-1", ""),
                                     pieceNamed("crate-2", "Second crate"), pieceNamed("crate-3", "Third crate")}});
}

scenarios::Verdict blockedBy(const std::vector<scenarios::PieceShare>& shares) {
    scenarios::Verdict verdict;
    verdict.visibility = geometry::Visibility::Blocked;
    verdict.certainty = scenarios::Certainty::Certain;
    verdict.blockedBy = shares;
    return verdict;
}

scenarios::Verdict clearAt(geometry::SightStage stage) {
    scenarios::Verdict verdict;
    verdict.visibility = geometry::Visibility::Clear;
    verdict.stage = stage;
    verdict.ruling.visible = true;
    verdict.certainty = scenarios::Certainty::Certain;
    return verdict;
}

/// Light cover from the ruin, which hides this share.
void coverFromTheRuin(scenarios::Verdict& verdict, double share) {
    verdict.ruling.status = QStringLiteral("decided");
    verdict.ruling.cover = QStringLiteral("light");
    verdict.ruling.coverOrder = 1;
    scenarios::Reason reason{.code = "cover-from", .pieces = {{"ruin"}}, .word = "light", .share = share};
    verdict.ruling.reasons = {reason};
}

} // namespace

class TestText : public QObject {
    Q_OBJECT

private slots:
    void cursor_isToldInBothUnits() {
        QCOMPARE(app::cursorText(geometry::pointFromInches(12.5, 30.25)), QString("12.50, 30.25 in"));
        QCOMPARE(app::cursorText(geometry::pointFromInches(-0.001, -2)), QString("0.00, -2.00 in"));
    }

    void moves_areToldInWords() {
        const auto moved = [](double right, double down) {
            return app::movedText({Length::fromInches(right), Length::fromInches(down)});
        };
        QCOMPARE(moved(-8.82, 3), QString("Moved 8.82 in to the left, 3.00 in down"));
        QCOMPARE(moved(8.82, -3), QString("Moved 8.82 in to the right, 3.00 in up"));
        QCOMPARE(moved(-0.001, -3), QString("Moved 3.00 in up"));
        QCOMPARE(moved(1, 0), QString("Moved 1.00 in to the right"));
        QCOMPARE(moved(0, 0), QString("Moved 0.00 in"));
    }

    void changes_tellWhereAThingWent() {
        const auto moved = [](double right, double down) {
            scenarios::ElementChange change{.id = {},
                                            .kind = scenarios::ElementChange::Kind::Moved,
                                            .moved = {Length::fromInches(right), Length::fromInches(down)}};
            return app::changeText(change);
        };
        QCOMPARE(moved(1, 0), QString("moved by 1.00 in to the right"));
        QCOMPARE(moved(0.001, -3), QString("moved by 3.00 in up"));
        QCOMPARE(moved(-3, 4), QString("moved by 5.00 in: 3.00 in to the left, 4.00 in down"));
        QCOMPARE(moved(0.0045, 0.0045), QString("moved by 0.01 in"));
        QCOMPARE(moved(0.001, 0), QString("moved by less than 0.01 in"));
        scenarios::ElementChange turned{.id = {},
                                        .kind = scenarios::ElementChange::Kind::Moved,
                                        .moved = {Length::fromInches(-2), {}},
                                        .turnedDegrees = 45};
        QCOMPARE(app::changeText(turned), QString("moved by 2.00 in to the left; turned by 45.0°"));
    }

    void durations_areReadable() {
        QCOMPARE(app::durationText(0.84), QString("0.8 ms"));
        QCOMPARE(app::durationText(14.3), QString("14 ms"));
        QCOMPARE(app::durationText(999.4), QString("999 ms"));
        QCOMPARE(app::durationText(999.6), QString("1.0 s"));
        QCOMPARE(app::durationText(2460), QString("2.5 s"));
    }

    void unbrokenSentence_keepsNumbersWithTheirUnits() {
        const QChar gap{QChar::Nbsp};
        QCOMPARE(app::unbroken("by 1 mm and 29 % at 3.50 in, 2 in all"),
                 QString("by 1%1mm and 29%1% at 3.50%1in, 2%1in all").arg(gap));
        QCOMPARE(app::unbroken("4 pieces, 3 inner walls, the %"), QString("4 pieces, 3 inner walls, the %"));
    }

    /// A model whose id the program made up is spoken of as the label on its base calls it.
    void modelsWithoutName_areSpokenOfByTheirLabel() {
        scenarios::Scenario scenario;
        const auto add = [&](const QString& id, const QString& name, const QString& unit) {
            scenarios::Model model;
            model.id = {id};
            model.name = name;
            model.unit = unit;
            scenario.models.push_back(model);
        };
        add("model-4", {}, "Umber");
        add("model-5", {}, "Umber");
        add("model-6", "Anna", "Umber");
        add("model-7", {}, {});
        add("scout", {}, {});
        const auto name = [&](std::size_t i) { return app::nameOf(scenario, scenario.models[i].id); };
        const std::vector<QString> badges = scenarios::badgesOf(scenario);
        QCOMPARE(name(0), QString("U1"));
        QCOMPARE(name(1), QString("U2"));
        QVERIFY(name(0) == badges[0] && name(1) == badges[1]);
        QCOMPARE(app::memberName(scenario, scenario.models[1].id), QString("U2"));
        QCOMPARE(name(2), QString("Anna"));
        QCOMPARE(badges[3], QString("7"));
        QCOMPARE(name(3), QString("Model 7"));
        QCOMPARE(name(4), QString("scout"));
        // Another unit gives another label, and so does another scenario.
        scenario.models[1].unit = "Rust";
        QCOMPARE(name(1), scenarios::badgesOf(scenario)[1]);
        QVERIFY(name(1) != QString("U2"));
        // A model that is not on the table has no label; in reserve it may have a name.
        QCOMPARE(app::nameOf(scenario, scenarios::ModelId{"model-9"}), QString("model-9"));
        scenarios::Model reserve;
        reserve.id = {"model-8"};
        scenario.reserves = {reserve};
        QCOMPARE(app::nameOf(scenario, reserve.id), QString("model-8"));
        scenario.reserves[0].name = "Berta";
        QCOMPARE(app::nameOf(scenario, reserve.id), QString("Berta"));
    }

    /// Numbers go from the top left of the table, whatever the order of the file, and are the same in every text.
    void piecesOfOneName_areNumberedFromTheTopLeft() {
        const auto at = [](scenarios::Piece piece, double left, double top) {
            const std::array corners{geometry::pointFromInches(left, top), geometry::pointFromInches(left + 2, top),
                                     geometry::pointFromInches(left + 2, top + 2),
                                     geometry::pointFromInches(left, top + 2)};
            piece.outline = geometry::Polygon::fromVertices(corners).value();
            return piece;
        };
        scenarios::Scenario scenario =
            makeScenario({.terrain = {at(pieceNamed("area-14--feature-1", "Corner ruin"), 20, 30),
                                      at(pieceNamed("area-14", "Corner ruin"), 30, 5),
                                      at(pieceNamed("ruin-2", "Corner ruin"), 10, 5),
                                      at(pieceNamed("tank", "Fuel tank"), 0, 0), at(pieceNamed("crate", {}), 0, 10)}});
        const auto name = [&](const char* id) { return app::nameOf(scenario, scenarios::PieceId{QLatin1String{id}}); };
        QCOMPARE(name("ruin-2"), QString("Corner ruin no. 1"));
        QCOMPARE(name("area-14"), QString("Corner ruin no. 2"));
        QCOMPARE(name("area-14--feature-1"), QString("Corner ruin no. 3"));
        QCOMPARE(app::namesApart(scenario, {{"area-14"}, {"tank"}, {"crate"}}),
                 (QStringList{"Corner ruin no. 2", "Fuel tank", "crate"}));
        QCOMPARE(app::whySentence(blockedBy({{{"ruin-2"}, 0.6}, {{"area-14"}, 0.4}}), scenario),
                 QString("Corner ruin no. 1 and Corner ruin no. 2 together close every line between the two bases."));
        // The upper floor has the name of the ruin that it is in.
        scenario.terrain.push_back(at(pieceNamed("area-14--feature-1-floor", "Corner ruin"), 20, 30));
        scenario.terrain.back().elevation = Length::fromInches(2.75);
        QCOMPARE(name("area-14--feature-1"), QString("Corner ruin no. 3"));
        QCOMPARE(name("area-14--feature-1-floor"), QString("Corner ruin no. 3 (upper floor)"));
        // Numbers follow a piece that is moved, and go with the last namesake.
        scenario.terrain[2] = at(scenario.terrain[2], 40, 5);
        QCOMPARE(name("ruin-2"), QString("Corner ruin no. 2"));
        QCOMPARE(name("area-14"), QString("Corner ruin no. 1"));
        scenario.terrain = {scenario.terrain[0], scenario.terrain[5]};
        QCOMPARE(name("area-14--feature-1"), QString("Corner ruin"));
        QCOMPARE(name("area-14--feature-1-floor"), QString("Corner ruin (upper floor)"));
    }

    void things_areNamedAndDescribed() {
        auto scenario = ruinAndCrates();
        scenario.players.push_back({{"a"}, "Red", {}, {}});
        scenarios::Model model = modelAt("m1", 4.5, 20, {.name = "Captain"});
        scenario.models = {model};
        QCOMPARE(app::elementText(scenario, model.id), QString("Captain, 32 mm round, at (4.5, 20.0) in"));
        scenario.models.front().player = {"a"};
        QCOMPARE(app::elementText(scenario, model.id), QString("Captain of Red, 32 mm round, at (4.5, 20.0) in"));
        QCOMPARE(app::nameOf(scenario, scenarios::AnyId{scenarios::PieceId{"ruin"}}), QString("North ruin"));
        QCOMPARE(app::nameOf(scenario, scenarios::AnyId{scenarios::PieceId{"crate-1"}}), QString("Crate 1"));
        QCOMPARE(app::elementText(scenario, scenarios::PieceId{"ruin"}),
                 QString("North ruin, wall, of unlimited height"));
        scenario.terrain.front().height = Length::fromInches(0);
        QCOMPARE(app::elementText(scenario, scenarios::PieceId{"ruin"}), QString("North ruin, flat area"));
        QCOMPARE(app::tableText(scenario), QString("Table: 1 model, 4 pieces"));
    }

    void unnamedPieces_areCalledByKindAndNumber() {
        scenarios::Scenario scenario;
        const auto add = [&](const char* id, const char* kind, const char* name = "") {
            scenario.terrain.push_back(pieceNamed(QLatin1String{id}, QLatin1String{name}));
            scenario.terrain.back().kind = QLatin1String{kind};
        };
        add("area-12--feature-1", "ruin");
        add("ruin-1", "ruins");
        add("area-12--feature-1-floor", "ruin");
        add("ruin-7", "ruin", "Ruin 2"); // a name that is taken
        add("piece-5", "");
        add("old-mill", "building"); // an id that a person wrote
        const auto name = [&](const char* id) { return app::nameOf(scenario, scenarios::PieceId{QLatin1String{id}}); };
        QCOMPARE(name("area-12--feature-1"), QString("Ruin 1"));
        QCOMPARE(name("ruin-1"), QString("Ruin 3"));
        QCOMPARE(name("area-12--feature-1-floor"), QString("Ruin 4"));
        QCOMPARE(name("ruin-7"), QString("Ruin 2"));
        QCOMPARE(name("piece-5"), QString("Wall 5")); // a polyline
        QCOMPARE(name("old-mill"), QString("old-mill"));
        QCOMPARE(name("gone-1"), QString("gone-1"));
        // A number stays when another piece goes, and a new kind changes the name.
        scenario.terrain.erase(scenario.terrain.begin() + 1);
        QCOMPARE(name("area-12--feature-1"), QString("Ruin 1"));
        scenario.terrain.front().kind = QStringLiteral("hill");
        QCOMPARE(name("area-12--feature-1"), QString("Hill 1"));
    }

    void unnamedZones_areCalledByTheirPlayer() {
        scenarios::Scenario scenario;
        scenario.players = {{{"a"}, "Ann", {}, {}}, {{"b"}, "Ben", {}, {}}};
        const auto add = [&](const char* id, const char* player, const char* name = "") {
            scenarios::Zone zone;
            zone.id = {QLatin1String{id}};
            zone.name = QLatin1String{name};
            zone.player = {QLatin1String{player}};
            scenario.zones.push_back(zone);
        };
        add("zone-red", "a");
        add("zone-2", "b");
        add("zone-3", "b");
        add("zone-4", "b", "Camp");
        const auto text = [&](const char* id) {
            return app::elementText(scenario, scenarios::ZoneId{QLatin1String{id}});
        };
        QCOMPARE(text("zone-red"), QString("Zone of Ann"));
        QCOMPARE(text("zone-2"), QString("Zone 2"));
        QCOMPARE(text("zone-3"), QString("Zone 3"));
        QCOMPARE(text("zone-4"), QString("Camp, zone"));
        // Both zones of a deployment have its name.
        add("zone-5", "a", "Dawn of War");
        add("zone-6", "b", "Dawn of War");
        QCOMPARE(text("zone-5"), QString("Dawn of War of Ann, zone"));
        QCOMPARE(text("zone-6"), QString("Dawn of War of Ben, zone"));
    }

    void objectivesOfOneName_areNumbered() {
        scenarios::Scenario scenario;
        for (const auto& [id, name] : std::initializer_list<std::pair<const char*, const char*>>{
                 {"o1", "home"}, {"o2", "home"}, {"o3", "center"}, {"o4", ""}}) {
            scenarios::Objective objective;
            objective.id = {QLatin1String{id}};
            objective.name = QLatin1String{name};
            scenario.objectives.push_back(objective);
        }
        const auto name = [&](const char* id) {
            return app::nameOf(scenario, scenarios::AnyId{scenarios::ObjectiveId{QLatin1String{id}}});
        };
        QCOMPARE(name("o1"), QString("home 1"));
        QCOMPARE(name("o2"), QString("home 2"));
        QCOMPARE(name("o3"), QString("center"));
        QCOMPARE(name("o4"), QString("o4"));
        QCOMPARE(app::elementText(scenario, scenarios::ObjectiveId{"o2"}), QString("home 2, objective"));
    }

    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void inches_haveTwoDecimals() {
        QCOMPARE(app::inchesText(Length::fromInches(43.6149)), QString("43.61 in"));
        QCOMPARE(app::inchesText(Length::fromInches(-0.001)), QString("0.00 in"));
        QCOMPARE(app::inchesText(Length::fromInches(12345)), QString("12345.00 in"));
    }

    void positions_haveTheDecimalsThatTheyNeed() {
        const auto text = [](double x, double y) { return app::positionText(geometry::pointFromInches(x, y)); };
        QCOMPARE(text(12.5, 30.25), QString("(12.50, 30.25) in"));
        QCOMPARE(text(12.125, 30.1875), QString("(12.125, 30.1875) in"));
        QCOMPARE(text(21.89874, 3), QString("(21.8987, 3.00) in")); // at most four
        QCOMPARE(text(-0.00001, 0.01), QString("(0.00, 0.01) in"));
    }

    /// What people read in passing has the digits of a tape measure.
    void measuredPositions_haveTheDigitsOfATape() {
        const auto text = [](double x, double y) { return app::measuredPositionText(geometry::pointFromInches(x, y)); };
        const auto back = qScopeGuard([] { app::setTableUnit(app::LengthUnit::Inches); });
        QCOMPARE(text(12.125, 30.1875), QString("(12.1, 30.2) in"));
        QCOMPARE(text(-0.00001, 20), QString("(0.0, 20.0) in"));
        app::setTableUnit(app::LengthUnit::Millimeters);
        QCOMPARE(text(12.125, 30.1875), QString("(308, 767) mm"));
        app::setTableUnit(app::LengthUnit::Centimeters);
        QCOMPARE(text(12.125, 30.1875), QString("(30.8, 76.7) cm"));
    }

    void millimeters_neverRoundAGapAway_data() {
        addColumns<double, QString>("millimeters", "text");
        addRow("plain", 41.74, "41.7 mm");
        addRow("negative", -3.25001, QString("−3.3 mm"));
        addRow("nothing", 0.0, "0.0 mm");
        addRow("a hair", 0.01, "less than 0.1 mm");
        addRow("a hair too little", -0.01, QString("more than −0.1 mm"));
    }
    void millimeters_neverRoundAGapAway() {
        auto [millimeters, text] = fetch<double, QString>("millimeters", "text");
        QCOMPARE(app::millimetersText(millimeters), text);
    }

    void bound_isNeverLessThanWhatItBounds() {
        QCOMPARE(app::widthText(2.5), QString("2.5 mm"));
        QCOMPARE(app::widthText(2.54), QString("0.10 in"));
        QCOMPARE(app::widthText(-71.7), QString("−2.82 in"));
        QCOMPARE(app::boundText(0.000121), QString("0.00013 mm"));
        QCOMPARE(app::boundText(0.00012), QString("0.00012 mm"));
        QCOMPARE(app::boundText(0.0996), QString("0.100 mm"));
        QCOMPARE(app::boundText(3.21), QString("3.3 mm"));
        QCOMPARE(app::boundText(321.0), QString("330 mm"));
        QCOMPARE(app::boundText(0.0), QString("0 mm"));
        QCOMPARE(app::reasonSentence({"blocked-but-for-touching", {}, 0.000121}, ruinAndCrates()),
                 QString("All lines are proved blocked but for gaps no wider than 0.00013 mm, in which no clear line "
                         "was found."));
    }

    void share_readsWholeOnlyWhenItIs_data() {
        addColumns<double, QString>("share", "text");
        addRow("all", 1.0, "100 %");
        addRow("almost all", 0.9999, "99 %");
        addRow("some", 0.62, "62 %");
        addRow("a sliver", 0.0001, "under 1 %");
        addRow("none", 0.0, "0 %");
    }
    void share_readsWholeOnlyWhenItIs() {
        auto [share, text] = fetch<double, QString>("share", "text");
        QCOMPARE(app::shareText(share), text);
    }

    void base_readsAsOnItsBox() {
        const auto mm = [](double count) { return Length::fromMillimeters(count); };
        QCOMPARE(app::baseText(*geometry::Footprint::round(mm(28.5))), QString("28.5 mm round"));
        QCOMPARE(app::baseText(*geometry::Footprint::oval(mm(60), mm(35.5))), QString("60 × 35.5 mm oval"));
        QCOMPARE(app::baseText(*geometry::Footprint::rectangle(mm(120), mm(80))), QString("120 × 80 mm rectangle"));
        const geometry::Ring hull{{mm(-60), mm(-30)}, {mm(70), mm(-20)}, {mm(70), mm(20)}, {mm(-60), mm(30)}};
        QCOMPARE(app::baseText(*geometry::Footprint::hull(hull)), QString("hull, 130 × 60 mm"));
    }

    void numbers_followTheLocale() {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const QString text = app::inchesText(Length::fromInches(1234.5));
        QLocale::setDefault(QLocale::c());
        QCOMPARE(text, QString("1234,50 in"));
    }

    void dependsOnSculpt_isSaidEverywhere() {
        auto verdict = blockedBy({});
        verdict.certainty = scenarios::Certainty::DependsOnSculpt;
        scenarios::Reason reason;
        reason.code = QStringLiteral("sculpt-visible");
        verdict.reasons.push_back(reason);
        const scenarios::Scenario scenario;
        QCOMPARE(app::kindOf({}, verdict), VerdictKind::DependsOnSculpt);
        QCOMPARE(app::verdictStatus(verdict, {}), QString("DEPENDS ON THE SCULPT"));
        QCOMPARE(app::rulingRow(verdict), QString("depends on the sculpt"));
        QCOMPARE(app::certaintyText(verdict, scenario), QString("depends on the sculpt"));
        QCOMPARE(app::whySentence(verdict, scenario),
                 QString("Depends on the sculpt: visible by the largest reading of the body, not visible by the "
                         "smallest."));
        verdict.reasons.back().millimeters = 23.0;
        QVERIFY(app::whySentence(verdict, scenario).contains("only if the body reaches 23 mm beyond"));
        // Under a pack the answer comes first, even if the smallest reading is no valid target.
        verdict.ruling.status = QStringLiteral("decided");
        verdict.ruling.visible = true;
        verdict.ruling.validTarget = false;
        verdict.ruling.certainty = scenarios::Certainty::DependsOnSculpt;
        verdict.ruling.byLargest = scenarios::LargestAnswer{true, false, true, QStringLiteral("none"), true};
        QCOMPARE(app::kindOf({}, verdict), VerdictKind::DependsOnSculpt);
        QVERIFY(app::whySentence(verdict, scenario).contains("a valid target by one reading"));
    }

    void headline_followsVisibilityRulingAndCertainty() {
        auto verdict = clearAt(geometry::SightStage::Center);
        QCOMPARE(app::kindOf({}, verdict), VerdictKind::Clear);
        verdict.certainty = scenarios::Certainty::TooCloseToCall;
        QCOMPARE(app::kindOf({}, verdict), VerdictKind::TooClose);
        verdict.ruling.visible = false;
        QCOMPARE(app::kindOf({}, verdict), VerdictKind::HiddenByRules);
        QCOMPARE(app::kindOf({}, blockedBy({})), VerdictKind::Blocked);
        auto sampled = blockedBy({});
        sampled.visibility = geometry::Visibility::NoLineFound;
        QCOMPARE(app::kindOf({}, sampled), VerdictKind::NoLineFound);
        QVERIFY(app::verdictWord(VerdictKind::NoLineFound) != app::verdictWord(VerdictKind::Blocked));
    }

    void overruling_isSaidWithNameAndNote() {
        auto verdict = blockedBy({{{"ruin"}, 1.0}});
        verdict.ruling.visible = true;
        verdict.ruling.overruled = scenarios::OverruledAnswer{};
        scenarios::Reason reason{.code = "overruled", .pieces = {}, .word = "Ann %2", .note = "100 %1 sure"};
        verdict.ruling.reasons = {reason};
        QCOMPARE(app::kindOf({}, verdict), VerdictKind::OverruledVisible);
        QCOMPARE(app::whySentence(verdict, ruinAndCrates()), QString("Overruled by Ann %2: 100 %1 sure"));
        // What stands in a line of its own, or before another sentence, ends with a full stop.
        QVERIFY(app::announcement(verdict, ruinAndCrates()).contains("Overruled by Ann %2: 100 %1 sure."));
        for (const auto& [note, says] :
             {std::pair{"Sure!", "Overruled by Ann %2: Sure!"}, {"", "Overruled by Ann %2."}}) {
            auto other = verdict;
            other.ruling.reasons.front().note = QLatin1String{note};
            const QString text = app::announcement(other, ruinAndCrates());
            QVERIFY2(text.contains(QLatin1String{says}) && !text.contains(QStringLiteral("!.")), qPrintable(text));
        }
        QCOMPARE(app::verdictWord(app::kindOf({}, verdict)), QString("OVERRULED: VISIBLE"));
        verdict.ruling.visible = false;
        QCOMPARE(app::verdictWord(app::kindOf({}, verdict)), QString("OVERRULED: NOT VISIBLE"));
        QCOMPARE(app::verdictHeadline(app::kindOf({}, verdict)), QString("NOT VISIBLE"));
        reason.code = QStringLiteral("wall-overruled-for-all");
        reason.pieces = {{"ruin"}};
        QCOMPARE(app::reasonSentence(reason, ruinAndCrates()),
                 QString("A wall of North ruin was overruled by Ann %2 for all pairs: 100 %1 sure"));
    }

    void reasonsOfTheRuleSet_underAnOverruling_standUnderItsAnswer() {
        auto verdict = blockedBy({{{"ruin"}, 1.0}});
        verdict.ruling.visible = true;
        verdict.ruling.overruled = scenarios::OverruledAnswer{};
        verdict.ruling.overruled->by = {{{QStringLiteral("Ann"), QStringLiteral("agreed"), {}}, {}, {}, false}};
        scenarios::Reason judge{.code = "overruled", .pieces = {}, .word = "Ann", .note = "agreed"};
        scenarios::Reason blocked{.code = "blocked-by", .pieces = {{"ruin"}}};
        verdict.ruling.reasons = {judge, blocked};
        const std::vector<QString> told{QStringLiteral("Overruled by Ann: agreed"),
                                        QStringLiteral("The rule set says: not visible."),
                                        QStringLiteral("In the way: North ruin.")};
        QCOMPARE(app::rulingReasons(verdict, ruinAndCrates()), told);
        // A redefined wall gives the ruling its reasons.
        verdict.ruling.overruled->by.front().piece = scenarios::PieceId{QStringLiteral("ruin")};
        QVERIFY(app::ruleSetHeading(verdict).isEmpty());
    }

    void T17_aHiddenTarget_isNotExplainedByAClearLine() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.ruling.visible = false;
        verdict.ruling.status = QStringLiteral("decided");
        verdict.ruling.reasons = {{"clear-line", {}}, {"hidden-beyond", {{"ruin"}}, {}, {}, "$.detection", 15.0}};
        QCOMPARE(app::differingReason(verdict)->rule, QString("$.detection"));
        QVERIFY(app::whySentence(verdict, ruinAndCrates()).startsWith("Not visible by the rules: Hidden beyond 15 in"));
        QVERIFY(app::whySentence(verdict, ruinAndCrates()).endsWith("Without the rules a straight line passes."));
        verdict.ruling.visible = true;
        QVERIFY(!app::differingReason(verdict));
        QVERIFY(app::differenceSentence(verdict, ruinAndCrates()).isEmpty());
    }

    /// Nothing blocks a target that is hidden, out of range or out of arc, whatever the plain geometry says.
    void whatRulesHide_isNotCalledBlocked_data() {
        addColumns<QString, VerdictKind>("code", "kind");
        addRow("hidden", "hidden-beyond", VerdictKind::HiddenByRules);
        addRow("out of range", "out-of-range", VerdictKind::HiddenByRules);
        addRow("out of arc", "out-of-arc", VerdictKind::HiddenByRules);
        addRow("blocked", "blocked-by", VerdictKind::Blocked);
    }
    void whatRulesHide_isNotCalledBlocked() {
        auto [code, kind] = fetch<QString, VerdictKind>("code", "kind");
        auto verdict = blockedBy({{{"ruin"}, 1.0}});
        verdict.ruling.status = QStringLiteral("advisory");
        scenarios::Reason why{.code = code, .pieces = {{"ruin"}}, .inches = 15.0};
        verdict.ruling.reasons = {why};
        QCOMPARE(app::kindOf({}, verdict), kind);
        QCOMPARE(app::whySentence(verdict, ruinAndCrates()), app::hiddenSentence(verdict, ruinAndCrates()));
        QVERIFY(!app::whySentence(verdict, ruinAndCrates()).isEmpty());
        // Where something blocks as well, it is blocked.
        why.code = QStringLiteral("blocked-by");
        verdict.ruling.reasons.push_back(why);
        QCOMPARE(app::kindOf({}, verdict), VerdictKind::Blocked);
    }

    void aRule_isQuotedForAllBlockers_orNotAtAll() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.ruling.visible = false;
        verdict.ruling.status = QStringLiteral("decided");
        const auto blocked = [](const char* piece, const char* label) {
            scenarios::Reason reason{.code = "blocked-by", .pieces = {{piece}}, .label = QString::fromLatin1(label)};
            return reason;
        };
        verdict.ruling.reasons = {blocked("ruin", "Solid terrain blocks"), blocked("crate-2", "Solid terrain blocks")};
        // Where a straight line passes, nothing closes every line.
        verdict.visibility = geometry::Visibility::Clear;
        QCOMPARE(app::hiddenSentence(verdict, ruinAndCrates()),
                 QString("The rules let no line past North ruin and Second crate. Solid terrain blocks."));
        verdict.visibility = geometry::Visibility::Blocked;
        QCOMPARE(
            app::hiddenSentence(verdict, ruinAndCrates()),
            QString(
                "North ruin and Second crate together close every line between the two bases. Solid terrain blocks."));
        verdict.ruling.reasons[1] = blocked("crate-2", "Woods hide");
        QCOMPARE(app::hiddenSentence(verdict, ruinAndCrates()),
                 QString("North ruin and Second crate together close every line between the two bases."));
    }

    /// The sentence and the row of the geometry do not name the same pieces twice, and so never two counts of them.
    void blockersNamedByTheRuling_areNotNamedAgainByTheGeometry() {
        auto verdict = blockedBy({{{"ruin"}, 0.7}, {{"crate-2"}, 0.3}});
        verdict.ruling.status = QStringLiteral("decided");
        scenarios::Reason reason{.code = "blocked-by", .pieces = {{"ruin"}, {"crate-1"}, {"crate-2"}, {"crate-3"}}};
        verdict.ruling.reasons = {reason};
        QCOMPARE(app::whySentence(verdict, ruinAndCrates()),
                 QString("North ruin, Crate 1, Second crate and 1 more together close every line between the two "
                         "bases."));
        QCOMPARE(app::geometryFigures(verdict, ruinAndCrates()), QString("no line passes"));
        // What the ruling does not name, the row does.
        verdict.ruling.reasons[0].pieces = {{"ruin"}};
        QCOMPARE(app::geometryFigures(verdict, ruinAndCrates()),
                 QString("no line passes · in the way: North ruin and Second crate"));
        verdict.ruling.reasons[0].code = QStringLiteral("out-of-range");
        QVERIFY(app::geometryFigures(verdict, ruinAndCrates()).contains("in the way: North ruin and Second crate"));
    }

    void aRule_isToldInWordsFirst() {
        QCOMPARE(app::ruleLine("$.block[2].ignore[0]"), QString("rule 3 of “block”"));
        QCOMPARE(app::ruleLine("$.range_in"), QString("the range of sight"));
        QCOMPARE(app::ruleLine("$.from.arc"), QString("the observer's arc"));
        QCOMPARE(app::ruleLine("$.from.arc_printed"), QString("the observer's arc"));
        QCOMPARE(app::ruleLine("$.detection"), QString("who is hidden"));
        scenarios::Reason reason{.code = "blocked-by", .pieces = {{"ruin"}}};
        const auto words = [&] { return app::reasonInWords(reason, ruinAndCrates()); };
        QCOMPARE(words(), QString("In the way: North ruin."));
        reason.rule = QStringLiteral("$.block[0]");
        QCOMPARE(words(), QString("In the way: North ruin. (rule 1 of “block”)"));
        reason.page = QStringLiteral("p. 12");
        QCOMPARE(words(), QString("In the way: North ruin. (p. 12)"));
        reason.label = QStringLiteral("Solid terrain blocks");
        QCOMPARE(words(), QString("In the way: North ruin. Solid terrain blocks. (p. 12)"));
        reason.page.clear();
        QCOMPARE(words(), QString("In the way: North ruin. Solid terrain blocks."));
    }

    void missingKeywords_areNamedInTheRow() {
        auto verdict = clearAt(geometry::SightStage::Center);
        QVERIFY(app::keywordsRow(verdict).isEmpty());
        scenarios::Reason reason{.code = "no-keywords", .pieces = {}, .rule = "$.detection", .word = "infantry, beast"};
        verdict.ruling.reasons = {reason};
        QCOMPARE(app::keywordsRow(verdict), QString("none entered; counts as none of: infantry, beast"));
        QCOMPARE(app::reasonSentence(reason, ruinAndCrates()),
                 QString("No keywords are entered for the target; it counts as none of: infantry, beast."));
    }

    void theBandOfRange_hasARowOfItsOwn_andIsNoReasonBesides() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.ruling.status = QStringLiteral("decided");
        QVERIFY(app::rangeRow(verdict).isEmpty());
        scenarios::Reason reason{.code = "range-band", .pieces = {}, .inches = 7.5, .word = "range 2"};
        verdict.ruling.reasons = {reason};
        QCOMPARE(app::rangeRow(verdict), QString("range 2"));
        QCOMPARE(app::reasonSentence(reason, ruinAndCrates()), QString("7.5 in away: range 2."));
        QStringList rows;
        for (const auto& [name, value] : app::measuredRows(verdict, ruinAndCrates())) {
            rows << name + u'=' + value;
        }
        QVERIFY(rows.contains(QStringLiteral("range=range 2")));
        QVERIFY(app::rulingReasons(verdict, ruinAndCrates()).empty());
    }

    void anArcThatWasNotChecked_isToldWithTheWayToEnterIt() {
        auto verdict = clearAt(geometry::SightStage::Center);
        QVERIFY(app::arcRow(verdict).isEmpty());
        scenarios::Reason reason;
        reason.code = QStringLiteral("no-arc");
        verdict.ruling.reasons = {reason};
        QCOMPARE(app::arcRow(verdict), QString("not checked: the observer has no printed arc; enter it in Properties"));
        QCOMPARE(app::reasonSentence(reason, ruinAndCrates()),
                 QString("The arc was not checked, because the observer has no printed arc; enter it in its properties "
                         "(“arc” in the file)."));
        verdict.ruling.reasons[0].code = QStringLiteral("no-weapon-arc");
        QCOMPARE(app::arcRow(verdict),
                 QString("not checked: no weapon of the observer has an arc; add one in Properties"));
        scenarios::ShotRuling shot;
        shot.attackers = shot.mayShoot = 1;
        shot.shots.resize(1);
        QVERIFY(app::shotArcSentence(shot).isEmpty());
        shot.shots[0].verdict = verdict;
        QCOMPARE(app::shotArcSentence(shot),
                 QString("No arc was checked for models without a weapon that has one; add such a weapon in their "
                         "properties (“weapons” in the file)."));
        QVERIFY(app::shotSentence(shot, ruinAndCrates()).endsWith(app::shotArcSentence(shot)));
    }

    void coverThatIsMissed_isNamedInTheRow() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.ruling.status = QStringLiteral("decided");
        QVERIFY(app::missedCoverRow(verdict, ruinAndCrates()).isEmpty());
        scenarios::Reason reason{.code = "cover-too-far", .pieces = {{"ruin"}}, .inches = 1.0};
        verdict.ruling.reasons = {reason};
        QCOMPARE(app::coverRow(verdict, ruinAndCrates()), QString("none"));
        QCOMPARE(app::missedCoverRow(verdict, ruinAndCrates()),
                 QString("none. No cover from North ruin: lines cross it farther than 1 in from the target."));
        const auto rowOf = [&](const char* code) {
            verdict.ruling.reasons[0].code = QLatin1String{code};
            return app::missedCoverRow(verdict, ruinAndCrates());
        };
        QCOMPARE(rowOf("cover-no-contact"),
                 QString("none. No cover from North ruin: the target is not in contact with it."));
        QCOMPARE(rowOf("cover-too-low"), QString("none. No cover from North ruin: a height of 1 in is too low."));
        QCOMPARE(rowOf("cover-off-line"),
                 QString("none. No cover from North ruin: the shortest line between the two bases misses it."));
        QCOMPARE(rowOf("cover-too-little"),
                 QString("none. No cover from North ruin: too little of the target is hidden."));
        QCOMPARE(rowOf("cover-ignored-observer-there"),
                 QString("none. No cover from North ruin: it is ignored because of the observer’s position."));
        verdict.ruling.reasons[0].inches = 2.0;
        QCOMPARE(rowOf("cover-models-near"),
                 QString("none. No cover from North ruin: the two models are no more than 2 in apart."));
        verdict.ruling.reasons[0].word = QStringLiteral("fly");
        QCOMPARE(rowOf("cover-off-keyword"),
                 QString("none. No cover from North ruin: the target has the keyword “fly”."));
        QCOMPARE(rowOf("cover-off-state"),
                 QString("none. No cover from North ruin: the target is in the state “fly”."));
        verdict.ruling.reasons[0].share = 0.18;
        QCOMPARE(
            rowOf("cover-too-little"),
            QString("none. No cover from North ruin: only 18 % of the target’s width is hidden, as seen from above."));
    }

    /// Where a keyword decides, the sentence names it, and the model that has it comes last.
    void aKeywordThatDecides_isNamedWithItsModel() {
        auto scenario = ruinAndCrates();
        scenario.models = {modelAt("k", 8, 15, {.name = "Knight"})};
        scenarios::Reason reason{.code = "ignored-observer-there", .pieces = {{"ruin"}}, .models = {{"k"}}};
        reason.word = QStringLiteral("towering");
        QCOMPARE(app::reasonSentence(reason, scenario),
                 QString("Does not block because of the observer’s position and the keyword “towering” of Knight: "
                         "North ruin."));
        reason.code = QStringLiteral("ignored-keyword");
        QCOMPARE(app::reasonSentence(reason, scenario),
                 QString("Does not block because of the keyword “towering” of Knight: North ruin."));
        reason.code = QStringLiteral("cover-ignored-keyword");
        QCOMPARE(app::reasonSentence(reason, scenario),
                 QString("No cover from North ruin: it is ignored because of the keyword “towering” of Knight."));
        reason.word.clear();
        scenario.models[0].maxWounds = 18; // not a keyword, but how many wounds it has
        QCOMPARE(app::reasonSentence(reason, scenario),
                 QString("No cover from North ruin, because Knight has 18 wounds."));
        reason.code = QStringLiteral("cover-ignored-near");
        reason.inches = 3.0;
        QCOMPARE(app::reasonSentence(reason, scenario), QString("No cover from North ruin within 3 in of Knight."));
    }

    /// Margin and certainty are those of sight: where the target may have cover, both say so.
    void marginAndCertainty_sayThatCoverIsNotMeant() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.rules = QStringLiteral("trench-crusade");
        verdict.ruling.visible = true;
        verdict.ruling.status = QStringLiteral("decided");
        verdict.ruling.certainty = scenarios::Certainty::Certain;
        scenarios::Reason margin;
        margin.code = QStringLiteral("margin-reach");
        verdict.ruling.margin = margin;
        verdict.ruling.isMarginProved = true;
        QCOMPARE(app::marginRow(verdict, ruinAndCrates()),
                 QString("No single move up to 6 in along the table changes the ruling; cover may change sooner"));
        QCOMPARE(app::certaintyText(verdict, ruinAndCrates()), QString("certain within 1 mm, cover aside"));
        verdict.ruling.margin->code = QStringLiteral("margin-opens");
        verdict.ruling.margin->millimeters = 0.0; // nothing is sooner than the slightest move
        QVERIFY(!app::marginRow(verdict, ruinAndCrates()).contains("sooner"));
        verdict.ruling.margin = margin;
        verdict.ruling.visible = false; // who is not seen needs no cover
        QCOMPARE(app::marginRow(verdict, ruinAndCrates()),
                 QString("No single move up to 6 in along the table changes the ruling"));
        QCOMPARE(app::certaintyText(verdict, ruinAndCrates()), QString("certain within 1 mm"));
        verdict.ruling.visible = true;
        auto bare = ruinAndCrates(); // nothing on the table that could give cover
        bare.terrain.clear();
        QCOMPARE(app::certaintyText(verdict, bare), QString("certain within 1 mm"));
        verdict.rules = QStringLiteral("infinity-n5"); // zones that lines run through modify the roll
        QCOMPARE(app::certaintyText(verdict, ruinAndCrates()), QString("certain within 1 mm, for sight alone"));
        QVERIFY(app::marginRow(verdict, ruinAndCrates()).endsWith("; the roll may change sooner"));
        verdict.rules = QStringLiteral("conquest"); // has no cover by lines
        QCOMPARE(app::certaintyText(verdict, ruinAndCrates()), QString("certain within 1 mm"));
    }

    void coverOfWhatIsFullyVisible_hasNoHiddenShare() {
        auto verdict = clearAt(geometry::SightStage::Center);
        coverFromTheRuin(verdict, 1.0);
        QCOMPARE(app::coverRow(verdict, ruinAndCrates()),
                 QString("light. Lines pass North ruin, behind which the target’s facing side lies in its full width"));
        verdict.ruling.fullyVisible = true;
        QCOMPARE(app::coverRow(verdict, ruinAndCrates()), QString("light, from North ruin"));
    }

    void outOfArc_asksToTurn_unlessSomethingIsInTheWay() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.ruling.visible = false;
        verdict.ruling.status = QStringLiteral("decided");
        scenarios::Reason arc{.code = "out-of-arc", .pieces = {}, .rule = "$.from.arc"};
        verdict.ruling.reasons = {arc};
        scenarios::Reason margin;
        margin.code = QStringLiteral("margin-reach");
        verdict.ruling.margin = margin;
        verdict.ruling.isMarginProved = true;
        const auto why = [&] { return app::hiddenSentence(verdict, ruinAndCrates()); };
        QCOMPARE(why(), QString("The target lies wholly outside the observer's arc. Turn the observer to face it."));
        QCOMPARE(
            app::marginRow(verdict, ruinAndCrates()),
            QString("Turning the observer may change the ruling; no single move of up to 6 in along the table does"));
        scenarios::Reason blocked{.code = "blocked-by", .pieces = {{"ruin"}}, .rule = "$.block[0]"};
        verdict.ruling.reasons.push_back(blocked);
        QCOMPARE(why(), QString("The target lies wholly outside the observer's arc."));
        QCOMPARE(app::marginRow(verdict, ruinAndCrates()),
                 QString("No single move up to 6 in along the table changes the ruling"));
    }

    void marginsAndGaps_areToldInPlainWords() {
        auto verdict = blockedBy({{{"ruin"}, 1.0}});
        verdict.clearanceMillimeters = -11.7;
        QVERIFY(
            app::geometryFigures(verdict, ruinAndCrates()).contains(" · a straight line would need 0.46 in more room"));
        // Certain or too close to call is the ruling, not the geometry beside it.
        verdict.certainty = scenarios::Certainty::TooCloseToCall;
        verdict.ruling.status = QStringLiteral("decided");
        verdict.ruling.certainty = scenarios::Certainty::Certain;
        QVERIFY(!app::geometryFigures(verdict, ruinAndCrates()).contains("too close"));
        // What is next to nothing for plain geometry may be far from turning the ruling.
        verdict.clearanceMillimeters = -0.04;
        QVERIFY(app::geometryFigures(verdict, ruinAndCrates())
                    .contains(" · a straight line would need less than 0.1 mm more room"));
        QCOMPARE(app::certaintyWord(verdict), QString("certain"));
        verdict.certainty = scenarios::Certainty::DependsOnSculpt;
        QVERIFY(!app::geometryFigures(verdict, ruinAndCrates()).contains("depends on the sculpt"));
        scenarios::Reason margin{.code = "margin-line-closes", .pieces = {{"ruin"}}, .millimeters = 3.0};
        verdict.ruling.margin = margin;
        verdict.ruling.isMarginProved = true;
        QCOMPARE(app::marginRow(verdict, ruinAndCrates()),
                 QString("No move under 0.12 in along the table changes the ruling (nearest: "
                         "line closed by North ruin)"));
        // Millimeters only for what a ruler does not tell.
        verdict.ruling.margin->millimeters = 2.5;
        QVERIFY(app::marginRow(verdict, ruinAndCrates()).contains("No move under 2.5 mm along the table"));
        verdict.ruling.isMarginProved = false;
        QVERIFY(app::marginRow(verdict, ruinAndCrates()).endsWith("moves 2.5 mm (line closed by North ruin), or less"));
        // What the sentence tells, no row repeats.
        QVERIFY(!app::tellsMargin(verdict, ruinAndCrates()));
        verdict.ruling.margin->millimeters = 0.5;
        verdict.ruling.certainty = scenarios::Certainty::TooCloseToCall;
        verdict.ruling.status = QStringLiteral("decided");
        QVERIFY(app::tellsMargin(verdict, ruinAndCrates()));
        QCOMPARE(app::whySentence(verdict, ruinAndCrates()),
                 QString("Not visible by the rules, but too close to call: that may change if a model or piece moves "
                         "0.5 mm (line closed by North ruin)."));
    }

    /// Where all lines touch a top, “no move changes it” beside “too close to call” would need reading twice.
    void marginWhereHeightsDecide_saysSo() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.ruling.status = QStringLiteral("advisory");
        verdict.ruling.certainty = scenarios::Certainty::TooCloseToCall;
        verdict.ruling.reasons = {{"lines-touch", {{"ruin"}}}};
        verdict.ruling.margin = {.code = "margin-line-closes", .pieces = {{"ruin"}}, .millimeters = 111.5};
        verdict.ruling.isMarginProved = true;
        const auto row = [&] { return app::marginRow(verdict, ruinAndCrates()); };
        QVERIFY2(row().startsWith("Heights decide here; a move along the table changes the ruling only from 4.39 in on "
                                  "(nearest: "),
                 qPrintable(row()));
        verdict.ruling.margin->code = QStringLiteral("margin-reach");
        QCOMPARE(row(), QString("Heights decide here; no single move up to 6 in along the table changes the ruling"));
        verdict.ruling.certainty.reset(); // rules among volumes: neither certain nor too close
        QVERIFY(row().startsWith("Heights decide here; "));
        verdict.ruling.reasons.clear();
        QCOMPARE(row(), QString("No single move up to 6 in along the table changes the ruling"));
    }

    /// Without the width of the rules' line nobody could measure such a margin again.
    void marginOfALine_tellsTheWidthOfTheLine_whereItIsNoMore() {
        auto scenario = ruinAndCrates();
        scenario.rules = QStringLiteral("40k-11e");
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.rules = QStringLiteral("40k-11e");
        verdict.ruling.status = QStringLiteral("advisory");
        verdict.ruling.certainty = scenarios::Certainty::TooCloseToCall;
        scenarios::Reason margin{.code = "margin-line-closes", .pieces = {{"ruin"}}, .millimeters = 0.68};
        verdict.ruling.margin = margin;
        verdict.ruling.isMarginProved = true;
        const auto plain = [](QString text) { return text.replace(QChar::Nbsp, QLatin1Char{' '}); };
        QCOMPARE(plain(app::whySentence(verdict, scenario)),
                 QString("Visible by the rules, but too close to call: that may change if a model or piece moves "
                         "0.68 mm (the 1 mm wide line of the rules closes at North ruin)."));
        QCOMPARE(plain(app::marginRow(verdict, scenario)),
                 QString("No move under 0.68 mm along the table changes the ruling (nearest: "
                         "the 1 mm wide line of the rules closes at North ruin); cover may change sooner"));
        verdict.ruling.margin->millimeters = 9.3;
        QVERIFY(app::marginRow(verdict, scenario)
                    .endsWith("(nearest: line closed by North ruin); cover may change sooner"));
        verdict.ruling.margin->millimeters = 0.68;
        verdict.rules = QStringLiteral("another");
        QVERIFY(app::marginRow(verdict, scenario)
                    .endsWith("(nearest: line closed by North ruin); cover may change sooner"));
    }

    void geometryOfAHiddenTarget_saysThatItLeavesTheRulesOut() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.fullyVisible = true;
        verdict.ruling.status = QStringLiteral("decided");
        const auto figures = [&] { return app::geometryFigures(verdict, ruinAndCrates()); };
        QVERIFY(figures().startsWith("all points of the base together see all of the facing side"));
        verdict.ruling.visible = false;
        QVERIFY(figures().startsWith("without the rules: all points of the base together see all of the facing side"));
        verdict.visibility = geometry::Visibility::Blocked;
        QVERIFY(figures().startsWith("no line passes"));
    }

    void everyRuleThatDecides_isNamedOnce() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.ruling.visible = false;
        verdict.ruling.status = QStringLiteral("decided");
        const auto reasonOf = [](const char* code, const char* piece, const char* rule) {
            scenarios::Reason reason{.code = QLatin1String{code}, .pieces = {{piece}}, .rule = QLatin1String{rule}};
            return reason;
        };
        const auto rules = [&] {
            QStringList paths;
            for (const auto* reason : app::differingReasons(verdict, ruinAndCrates())) {
                paths.append(reason->rule);
            }
            return paths;
        };
        verdict.ruling.reasons = {reasonOf("clear-line", "ruin", ""), reasonOf("blocked-by", "ruin", "$.block[0]"),
                                  reasonOf("blocked-by", "crate-2", "$.block[1]"),
                                  reasonOf("blocked-by", "crate-3", "$.block[0]"),
                                  reasonOf("hidden-beyond", "ruin", "$.detection")};
        QCOMPARE(rules(), (QStringList{"$.block[0]", "$.block[1]"}));
        // The rule that stops most of what is in the way comes first.
        verdict.ruling.reasons[2].pieces = {{"crate-2"}, {"crate-1"}, {"crate-3"}};
        QCOMPARE(rules(), (QStringList{"$.block[1]", "$.block[0]"}));
        verdict.ruling.reasons.insert(
            verdict.ruling.reasons.begin() + 1,
            reasonOf("out-of-range", "ruin", "$.range_in")); // nothing else is asked beyond it
        QCOMPARE(rules(), QStringList{"$.range_in"});
        verdict.ruling.visible = true;
        QVERIFY(rules().isEmpty());
    }

    void aLineThatTouches_hasNoWidthInTheGeometryRow() {
        auto verdict = clearAt(geometry::SightStage::Exact);
        verdict.clearanceMillimeters = 0.0;
        verdict.reasons = {{"clear-line", {}}};
        QCOMPARE(app::geometryFigures(verdict, ruinAndCrates()), QString("a line passes · straight beam 0.0 mm wide"));
        verdict.reasons = {{"touching-line", {}}};
        QCOMPARE(app::geometryFigures(verdict, ruinAndCrates()), QString("a line passes · only by touching terrain"));
        // Touching lines that reach all of the target do not make it seen “in its full width”.
        verdict.fullyVisible = true;
        verdict.seenShare = 1.0;
        verdict.volume.emplace();
        QCOMPARE(app::geometryFigures(verdict, ruinAndCrates()), QString("a line passes · only by touching terrain"));
    }

    /// Over a hedge the base is seen from end to end and not from head to foot, which cover tells.
    void amongSolids_theGeometryRowTellsTheFullWidth() {
        auto verdict = clearAt(geometry::SightStage::Exact);
        verdict.clearanceMillimeters.reset();
        verdict.seenShare = 1.0;
        verdict.fullyVisible = true;
        QCOMPARE(app::geometryFigures(verdict, ruinAndCrates()),
                 QString("all points of the base together see all of the facing side"));
        verdict.volume.emplace();
        QCOMPARE(app::geometryFigures(verdict, ruinAndCrates()),
                 QString("all points of the base together see the facing side in its full width"));
        verdict.seenShare = 0.25;
        verdict.fullyVisible = false;
        QCOMPARE(app::geometryFigures(verdict, ruinAndCrates()),
                 QString("a line passes · all points of the base together see 25 % of the target’s facing side, "
                         "measured along its edge"));
    }

    void rules_areNamed_andUnverifiedOnesSaySo() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.ruling.rulesName = QStringLiteral("Ruins");
        verdict.ruling.version = QStringLiteral("1.2");
        verdict.ruling.hash = QString{64, u'a'};
        QCOMPARE(app::rulesText(verdict), QString("Ruins, revision 1.2, aaaaaaaaaaaa"));
        QVERIFY(app::rulesNotice(verdict.ruling).isEmpty() && app::rulesNoticeShort(verdict.ruling).isEmpty());
        verdict.ruling.rulesStatus = QStringLiteral("unverified");
        QVERIFY(app::rulesNotice(verdict.ruling).startsWith("Unverified rules"));
        QVERIFY(app::verdictStatus(verdict, {}).endsWith("unverified rules"));
        verdict.ruling.rulesStatus = QStringLiteral("advisory");
        verdict.ruling.status = QStringLiteral("advisory");
        QVERIFY(app::rulesNotice(verdict.ruling).contains("can change this answer"));
        QVERIFY(app::rulesNoticeLine(verdict.ruling).contains("look at the models"));
        // What bases and heights settle needs no look at the models.
        verdict.ruling.status = QStringLiteral("decided for the volumes entered");
        QVERIFY(app::rulesNotice(verdict.ruling).contains("can change this answer"));
        QVERIFY(!app::rulesNotice(verdict.ruling).contains("models"));
        QVERIFY(!app::rulesNoticeLine(verdict.ruling).contains("models"));
        QVERIFY(app::verdictStatus(verdict, {}).endsWith("advisory rules"));
        // Card and status bar both have no notice where the table as seen from above settles the answer.
        verdict.ruling.status = QStringLiteral("decided");
        QVERIFY(app::rulesNotice(verdict.ruling).contains("as seen from above settles this answer"));
        QVERIFY(app::rulesNoticeLine(verdict.ruling).isEmpty());
        QVERIFY(!app::verdictStatus(verdict, {}).contains("advisory"));
    }

    void why_namesThePiecesInTheWay() {
        const auto scenario = ruinAndCrates();
        QCOMPARE(app::whySentence(blockedBy({{{"ruin"}, 1.0}}), scenario),
                 QString("Every line between the two bases is blocked by North ruin."));
        QCOMPARE(app::whySentence(blockedBy({{{"ruin"}, 0.7}, {{"crate-1"}, 0.3}}), scenario),
                 QString("North ruin and Crate 1 together close every line between the two bases."));
        QCOMPARE(
            app::whySentence(blockedBy({{{"ruin"}, 0.7}, {{"crate-1"}, 0.1}, {{"crate-2"}, 0.1}, {{"crate-3"}, 0.1}}),
                             scenario),
            QString("North ruin, Crate 1, Second crate and 1 more together close every line between the two bases."));
    }

    void why_tellsTheStagesApart() {
        const auto scenario = ruinAndCrates();
        auto edge = clearAt(geometry::SightStage::Edge);
        edge.blockedAt = scenarios::BlockedPoint{{}, {"ruin"}};
        QCOMPARE(app::whySentence(edge, scenario),
                 QString("The center line is blocked by North ruin, but a line from edge to edge passes."));
        QCOMPARE(app::whySentence(clearAt(geometry::SightStage::Center), scenario),
                 QString("Nothing blocks the line from center to center."));
        // Nothing but a line that is nowhere lower than a piece is known to pass over it.
        scenarios::Scenario crossed = makeScenario({.terrain = {pieceNamed("barricade", "Barricade")}});
        crossed.terrain[0].outline = polygonOf({{10, 0}, {11, 0}, {11, 9}, {10, 9}});
        crossed.terrain[0].height = geometry::Length::fromInches(1);
        auto over = clearAt(geometry::SightStage::Center);
        over.line = {geometry::pointFromInches(5, 5), geometry::pointFromInches(20, 5)};
        QCOMPARE(app::whySentence(over, crossed), QString("Nothing blocks the line from center to center."));
        over.volume = scenarios::VolumeProof{};
        over.volume->fromHeight = geometry::Length::fromInches(1);
        over.volume->toHeight = geometry::Length::fromInches(1.5);
        QCOMPARE(QString{app::whySentence(over, crossed)}.replace(QChar::Nbsp, QLatin1Char{' '}),
                 QString("The line from center to center passes over Barricade (1.00 in high)."));
        over.volume->fromHeight = geometry::Length::fromInches(0.9);
        QCOMPARE(app::whySentence(over, crossed), QString("Nothing blocks the line from center to center."));
        over.volume->fromHeight = geometry::Length::fromInches(1);
        over.line = {geometry::pointFromInches(5, 12), geometry::pointFromInches(20, 12)};
        QCOMPARE(app::whySentence(over, crossed), QString("Nothing blocks the line from center to center."));
        // A model on the line is told where rules decide, whether or not it counts; plain geometry knows terrain alone.
        over.volume.reset();
        crossed.models = {modelAt("m", 8, 12.4, {.name = "Guard", .base = roundBase(25)})};
        QCOMPARE(app::whySentence(over, crossed), QString("Nothing blocks the line from center to center."));
        over.ruling.status = QStringLiteral("decided");
        QCOMPARE(app::whySentence(over, crossed),
                 QString("Nothing blocks the line from center to center, which crosses Guard as seen from above."));
        for (const bool leavesModels : {true, false}) {
            crossed.rules = QJsonObject{{"format", "sightline-rules"},
                                        {"format_version", 1},
                                        {"id", "cards"},
                                        {"name", "Cards"},
                                        {"version", "1"},
                                        {"status", "decided"},
                                        {"source", "a test"},
                                        {"models_left_to_players", leavesModels},
                                        {"block", QJsonArray{}}};
            over.rules = QStringLiteral("cards");
            QCOMPARE(
                app::whySentence(over, crossed),
                leavesModels
                    ? QString("No terrain blocks the line from center to center; this rule set does not "
                              "decide models in the way: Guard.")
                    : QString(
                          "Nothing blocks the line from center to center, which crosses Guard as seen from above."));
        }
        crossed.models[0].position = geometry::pointFromInches(8, 12.6); // beside it
        QCOMPARE(app::whySentence(over, crossed), QString("Nothing blocks the line from center to center."));
        auto touching = clearAt(geometry::SightStage::Center);
        touching.reasons = {{"bases-touch", {}}};
        QCOMPARE(app::whySentence(touching, scenario), QString("The bases touch, so the two models see each other."));
    }

    /// The reason names the line that the rule set draws, not the one of plain geometry.
    void why_namesTheLineThatTheRulesDraw_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("clear");
        QTest::addColumn<QString>("passing");
        QTest::addColumn<QString>("blocked");
        addRow("one line from dot to dot", "armada", "Nothing blocks the line from dot to dot.",
               "Nothing blocks the line from dot to dot, which crosses Guard as seen from above.",
               "The line from dot to dot is blocked by North ruin.");
        addRow("lines from corners", "dnd-5e",
               "A line from a corner of the observer’s squares to the target’s squares is clear.",
               "A line from a corner of the observer’s squares to the target’s squares is clear and crosses Guard as "
               "seen from above.",
               "Every line from a corner of the observer’s squares to the target’s squares is blocked by North ruin.");
        addRow("one line between cells", "battletech", "Nothing blocks the line from hex center to hex center.",
               "Nothing blocks the line from hex center to hex center, which crosses Guard as seen from above.",
               "The line from hex center to hex center is blocked by North ruin.");
        addRow("lines between bases", "x-wing", "Nothing blocks the line from center to center.",
               "Nothing blocks the line from center to center, which crosses Guard as seen from above.",
               "Every line between the two bases is blocked by North ruin.");
    }
    void why_namesTheLineThatTheRulesDraw() {
        QFETCH(const QString, rules);
        auto scenario = ruinAndCrates();
        scenario.rules = rules;
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.rules = rules;
        verdict.ruling.status = QStringLiteral("decided");
        verdict.line = {geometry::pointFromInches(5, 15), geometry::pointFromInches(20, 15)};
        verdict.ruling.line = verdict.line;
        QTEST(app::whySentence(verdict, scenario), "clear");
        scenario.models = {modelAt("m", 8, 15, {.name = "Guard", .base = roundBase(25)})};
        QTEST(app::whySentence(verdict, scenario), "passing");
        // The line of another rule set, and one that contact or the way back gave, are not called so.
        verdict.rules = QStringLiteral("another");
        QVERIFY(
            app::whySentence(verdict, scenario)
                .startsWith("Nothing blocks the line from center to center, which crosses Guard as seen from above"));
        verdict.rules = rules;
        verdict.ruling.reasons = {{"seen-back", {}}};
        QVERIFY(
            app::whySentence(verdict, scenario)
                .startsWith("Nothing blocks the line from center to center, which crosses Guard as seen from above"));
        auto hidden = blockedBy({{{"ruin"}, 1.0}});
        hidden.rules = rules;
        hidden.ruling.status = QStringLiteral("decided");
        hidden.ruling.reasons = {{"blocked-by", {{"ruin"}}}};
        QTEST(app::whySentence(hidden, scenario), "blocked");
    }

    /// The center line is clear of walls, but the rules close the area that it crosses: the ruling found another line.
    void why_tellsTheLineOfTheRuling_whereItIsNotThatOfTheGeometry_data() {
        QTest::addColumn<double>("aside");
        QTest::addColumn<QString>("sentence");
        addRow("left", -0.4, "A line from the left edge of the base of U5 to Rhino is clear.");
        addRow("right", 0.4, "A line from the right edge of the base of U5 to Rhino is clear.");
        addRow("inside", -0.1, "A line from a point of the base of U5 to Rhino is clear.");
    }
    void why_tellsTheLineOfTheRuling_whereItIsNotThatOfTheGeometry() {
        QFETCH(const double, aside);
        scenarios::Scenario scenario = makeScenario({.rules = QStringLiteral("40k-11e")});
        scenario.models.resize(2);
        scenario.models[0].id = {"u"};
        scenario.models[0].name = QStringLiteral("U5");
        scenario.models[0].base = *geometry::Footprint::round(Length::fromInches(0.8));
        scenario.models[0].position = geometry::pointFromInches(20, 4);
        scenario.models[1].id = {"r"};
        scenario.models[1].name = QStringLiteral("Rhino");
        scenario.models[1].base = *geometry::Footprint::round(Length::fromInches(2));
        scenario.models[1].position = geometry::pointFromInches(20, 40);
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.observer = {"u"};
        verdict.target = {"r"};
        verdict.rules = QStringLiteral("40k-11e");
        verdict.line = {scenario.models[0].position, scenario.models[1].position};
        verdict.ruling.status = QStringLiteral("advisory");
        verdict.ruling.line = {geometry::pointFromInches(20 + aside, 4), geometry::pointFromInches(20, 39)};
        QTEST(app::whySentence(verdict, scenario), "sentence");
        // Where the rule set of the table is another one, nothing is said of where the line runs.
        verdict.rules = QStringLiteral("another");
        QCOMPARE(app::whySentence(verdict, scenario), QString("A line passes that the rules leave clear."));
        verdict.ruling.line = verdict.line;
        QCOMPARE(app::whySentence(verdict, scenario), QString("Nothing blocks the line from center to center."));
    }

    /// Where arc, range and line are known the row of the shot says what they come to.
    void theShot_isTold_whereArcRangeAndLineAreKnown() {
        scenarios::Scenario scenario = makeScenario({.rules = QStringLiteral("x-wing")});
        for (const double x : {10.0, 16.0}) {
            scenario.models.push_back(modelAt(
                x < 12 ? "a" : "b", x, 10,
                {.base = *geometry::Footprint::rectangle(Length::fromMillimeters(40), Length::fromMillimeters(40))}));
        }
        scenario.models[0].arc = scenarios::PrintedArc{90.0};
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.observer = {"a"};
        verdict.target = {"b"};
        verdict.rules = QStringLiteral("x-wing");
        verdict.ruling.status = QStringLiteral("decided");
        verdict.ruling.distance = Length::fromMillimeters(112);
        scenarios::Reason band{.code = "range-band", .pieces = {}, .word = "range 2"};
        verdict.ruling.reasons = {band};
        QCOMPARE(app::shotRow(verdict, scenario), QString("may shoot: in the arc, range 2, clear line"));
        // A corner out of the arc: the nearest point may be the one that does not count.
        scenario.models[1].position = geometry::pointFromInches(14, 13.5);
        QCOMPARE(app::shotRow(verdict, scenario),
                 QString("may shoot: in the arc, clear line; measure the range inside the arc"));
        verdict.ruling.distance = Length::fromMillimeters(301);
        verdict.ruling.reasons[0].word = QStringLiteral("beyond range 3");
        QCOMPARE(app::shotRow(verdict, scenario), QString("in the arc with a clear line, but too far: beyond range 3"));
        verdict.ruling.visible = false;
        QCOMPARE(app::shotRow(verdict, scenario), QString("may not shoot: no clear line"));
        verdict.ruling.inArc = false;
        QCOMPARE(app::shotRow(verdict, scenario), QString("may not shoot: outside the arc"));
        // Without a printed arc nothing is promised.
        verdict.ruling.reasons = {{"no-arc", {}}};
        QCOMPARE(app::shotRow(verdict, scenario), app::fireRow(verdict));
        verdict.ruling.reasons.clear();
        verdict.rules = scenarios::Verdict{}.rules;
        QCOMPARE(app::shotRow(verdict, scenario), app::fireRow(verdict));
    }

    void distances_areToldInCellsAndFeet_whereTheRulesCountCells() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.distance = Length::fromInches(12);
        QCOMPARE(app::distanceText(verdict), QString("12.00 in"));
        verdict.ruling.status = QStringLiteral("decided");
        verdict.ruling.distance = Length::fromInches(10);
        QCOMPARE(app::distanceText(verdict), QString("10.00 in"));
        verdict.ruling.distanceCell = Length::fromInches(1);
        QCOMPARE(app::distanceText(verdict), QString("10 cells, 50 ft"));
        // What the command line prints is the same.
        const auto rows = app::measuredRows(verdict, ruinAndCrates());
        const auto row = std::ranges::find(rows, QStringLiteral("distance"), &app::VerdictRow::name);
        QVERIFY(row != rows.end());
        QCOMPARE(row->value, QString("10 cells, 50 ft"));
        verdict.ruling.distance = Length::fromInches(1);
        QCOMPARE(app::distanceText(verdict), QString("1 cell, 5 ft"));
        verdict.ruling.distanceCell = Length::fromInches(1.25); // hexes are no feet
        verdict.ruling.distance = Length::fromInches(5);
        QCOMPARE(app::distanceText(verdict), QString("4 cells"));
    }

    /// Each share says what it is a share of: that of one piece by the rules, and that past all of them by geometry.
    void shares_sayWhatTheyAreOf() {
        auto verdict = clearAt(geometry::SightStage::Center);
        verdict.seenShare = 0.36;
        coverFromTheRuin(verdict, 0.67);
        QCOMPARE(app::coverRow(verdict, ruinAndCrates()),
                 QString("light. 67 % of the width of the target’s facing side is hidden by North ruin alone, wherever "
                         "on its base "
                         "the observer looks from"));
        // One share is told, since what gives cover need not be what the seen share is seen past.
        QVERIFY(!app::geometryFigures(verdict, ruinAndCrates()).contains(" %"));
        verdict.ruling.reasons[0].share.reset();
        QVERIFY(app::geometryFigures(verdict, ruinAndCrates())
                    .contains("all points of the base together see 36 % of the target’s facing side"));
    }

    void why_saysHowClose() {
        auto verdict = clearAt(geometry::SightStage::Exact);
        verdict.certainty = scenarios::Certainty::TooCloseToCall;
        verdict.clearanceMillimeters = 0.34;
        QCOMPARE(app::whySentence(verdict, {}),
                 QString("A line passes with 0.3 mm to spare; moving a base by 1.0 mm would change the answer."));
        verdict.visibility = geometry::Visibility::Blocked;
        verdict.ruling.visible = false;
        verdict.clearanceMillimeters = -0.5;
        QCOMPARE(app::whySentence(verdict, {}),
                 QString("No line passes; it fails by 0.5 mm, and moving a base by 1.0 mm would change the answer."));
    }

    void margins_areSentences_withTheNameOfWhatTheyRestOn() {
        scenarios::Reason margin{.code = QStringLiteral("margin-line-opens"), .pieces = {{"ruin"}}};
        margin.millimeters = 50.8;
        QCOMPARE(app::reasonSentence(margin, ruinAndCrates()),
                 QString("The ruling may change if a model or piece moves 2.00 in (a line opens past North ruin)."));
        margin.pieces.clear();
        QCOMPARE(app::reasonSentence(margin, ruinAndCrates()),
                 QString("The ruling may change if a model or piece moves 2.00 in (a line opens)."));
        margin.code = QStringLiteral("margin-reach");
        QCOMPARE(app::reasonSentence(margin, ruinAndCrates()),
                 QString("No single move of up to 6 in is known to change the ruling."));
    }

    /// "Enough to close every line" is said where less is enough than all that is in the way.
    void theFewestBlockers_areListed_whereTheyAreNotAll() {
        auto verdict = blockedBy({});
        verdict.ruling.status = QStringLiteral("decided");
        const auto isListed = [&] {
            const auto listed = app::listedReasons(verdict, ruinAndCrates());
            return std::ranges::count(listed, QStringLiteral("closed-by"), &scenarios::Reason::code) == 1;
        };
        verdict.ruling.reasons = {{.code = "blocked-by", .pieces = {{"ruin"}}},
                                  {.code = "blocked-by", .pieces = {{"ruin"}}},
                                  {.code = "closed-by", .pieces = {{"ruin"}}}};
        QVERIFY(!isListed());
        verdict.ruling.reasons[1].pieces = {{"crate-1"}};
        QVERIFY(isListed());
    }

    void heightMargins_sayWhetherShorterMovesAreRuledOut() {
        auto verdict = clearAt(geometry::SightStage::Exact);
        coverFromTheRuin(verdict, 0.5);
        verdict.ruling.margin = {.code = QStringLiteral("margin-height"), .pieces = {{"ruin"}}};
        verdict.ruling.margin->millimeters = 50.8;
        verdict.ruling.certainty = scenarios::Certainty::Certain;
        QCOMPARE(
            app::marginRow(verdict, ruinAndCrates()),
            QString("The ruling may change if the height of North ruin changes by 2.00 in; cover may change sooner"));
        verdict.ruling.certainty = {};
        QCOMPARE(
            app::marginRow(verdict, ruinAndCrates()),
            QString("The ruling may change if the height of North ruin changes by 2.00 in; nothing is proved of moves "
                    "along the table; cover may change sooner"));
        verdict.ruling.certainty = scenarios::Certainty::Certain;
        verdict.ruling.margin->word = QStringLiteral("lintel");
        QCOMPARE(
            app::marginRow(verdict, ruinAndCrates()),
            QString("The ruling may change if the height of an opening in North ruin changes by 2.00 in; cover may "
                    "change sooner"));
    }

    void exactHeights_areTold() {
        scenarios::Reason exact{.code = QStringLiteral("exact-height"), .pieces = {{"ruin"}}};
        exact.inches = 5.0;
        QCOMPARE(app::packReasonSentence(exact, ruinAndCrates()), QString("North ruin is taken as exactly 5 in high."));
        exact.word = QStringLiteral("wall");
        QCOMPARE(app::packReasonSentence(exact, ruinAndCrates()),
                 QString("A wall of North ruin is taken as exactly 5 in high."));
    }

    void certainty_saysThatItIsOfPositions_whereSculptsMatter() {
        auto verdict = clearAt(geometry::SightStage::Exact);
        coverFromTheRuin(verdict, 0.5);
        verdict.ruling.certainty = scenarios::Certainty::Certain;
        verdict.ruling.status = QStringLiteral("decided");
        QCOMPARE(app::certaintyText(verdict, ruinAndCrates()), QString("certain within 1 mm, cover aside"));
        verdict.ruling.status = QStringLiteral("advisory");
        QCOMPARE(app::certaintyText(verdict, ruinAndCrates()),
                 QString("certain within 1 mm of where everything stands, cover aside"));
    }

    void unknownReason_isNamedNotSwallowed() {
        QCOMPARE(app::reasonSentence({"new-code", {{"ruin"}}}, ruinAndCrates()),
                 QString("Reason “new-code”: North ruin."));
    }

    void crossingEdges_areCountedFromOne() {
        QCOMPARE(app::errorSentence({geometry::ErrorCode::SelfCrossing, {}, {0, 2}}),
                 QString("Edges 1 and 3 of the outline cross each other: move or remove a corner."));
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
