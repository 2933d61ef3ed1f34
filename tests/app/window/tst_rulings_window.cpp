#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/overrule_dialog.h"
#include "app/desktop/dialogs/pack_test_dialog.h"
#include "app/desktop/dialogs/rulings_dialog.h"
#include "app/desktop/dialogs/wall_ruling_dialog.h"
#include "app/desktop/panels/ruling_rows.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/widgets/elision_tips.h"
#include "app/desktop/widgets/figure_label.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/conformance/self_test.h"
#include "scenarios/edits/edits.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/hull_zones.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <array>
#include <optional>

using namespace sightline;
using namespace sightline::app;

namespace {

const scenarios::RuleSet& packNamed(const char* id) {
    const auto& all = scenarios::shippedRuleSets();
    return *std::ranges::find(all, QString::fromLatin1(id), &scenarios::RuleSet::id);
}

/// The pack with only its first scene, which expects what is not so.
scenarios::RuleSet brokenPack(const char* id) {
    QJsonObject json = packNamed(id).json;
    QJsonObject test = json["self_tests"].toArray().at(0).toObject();
    QJsonObject expect = test["expect"].toArray().at(0).toObject();
    const QString from = expect["from"].toString();
    const QString to = expect["to"].toString();
    test["expect"] = QJsonArray{QJsonObject{{"from", from}, {"to", to}, {"cover", "of gold"}}};
    json["self_tests"] = QJsonArray{test};
    return scenarios::ruleSetFromJson(json).value();
}

} // namespace

/// A judge's last word in the window: overruling, the mark, the list, lifting; geometry beside ruling; unverified
/// rules; tests of packs.
class TestRulingsWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] QString row(const char* name) const { return find<RulingRows>()->textOf(QString::fromLatin1(name)); }

    void open(const char* rules, const std::function<void(scenarios::Scenario&)>& change = {}) {
        scenarios::Scenario table = test::smallTable();
        table.rules = QLatin1String{rules};
        if (change) {
            change(table);
        }
        undoStack()->setClean(); // nothing is asked about the table before
        showPair(std::move(table));
        waitForAnswer();
    }

    /// Fills in who and why, and accepts.
    template <class Dialog> void decide(const char* note) {
        auto* dialog = find<Dialog>();
        QVERIFY(dialog);
        auto* ok = dialog->template findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled() || !dialog->template findChild<QPlainTextEdit*>()->toPlainText().isEmpty());
        const auto* missing = dialog->template findChild<QLabel*>(QStringLiteral("overruleMissing"));
        QVERIFY(missing && missing->isVisible() && missing->text().isEmpty() == ok->isEnabled());
        dialog->template findChild<QPlainTextEdit*>()->setPlainText(QString::fromLatin1(note));
        QVERIFY(!ok->isEnabled()); // nobody has decided yet
        QCOMPARE(missing->text(), QStringLiteral("Enter the judge’s name."));
        QCOMPARE(ok->accessibleDescription(), missing->text());
        dialog->template findChild<QLineEdit*>(QStringLiteral("judgeName"))->setText(QStringLiteral("Ann"));
        QVERIFY(ok->isEnabled() && missing->text().isEmpty());
        ok->click();
        waitForAnswer();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private slots:
    void init() { showWindow(); }

    void overruling_isMarkedOnCardAndCanvas_andCanBeUndone() {
        open("plan");
        auto& card = child<VerdictCard>("verdictCard");
        QCOMPARE(card.word(), QString("BLOCKED"));
        QVERIFY(child<QLabel>("overruledMark").isHidden());
        QVERIFY(row("ruleSet").isEmpty());
        const QImage before = m_window->grab().toImage();
        child<QToolButton>("overruleButton").click();
        // Who overrules a blocked pair says visible, as a rule.
        QVERIFY(child<QRadioButton>("overruleVisible").isChecked());
        decide<OverruleDialog>("the crate was taken away");
        QCOMPARE(scenario().overrulings.size(), std::size_t{1});
        QCOMPARE(scenario().overrulings[0].by.judge, QString("Ann"));
        QVERIFY(scenario().overrulings[0].visible && !scenario().overrulings[0].cover);
        QCOMPARE(card.word(), QString("VISIBLE"));
        QVERIFY(!child<QLabel>("overruledMark").isHidden());
        QVERIFY(card.sentence().contains("Overruled by Ann: the crate was taken away"));
        QVERIFY2(row("geometry").startsWith("no line passes with box taken as solid · ") &&
                     row("geometry").contains("a straight line would need "),
                 qPrintable(row("geometry")));
        QCOMPARE(row("ruleSet"), QString("not visible"));
        QVERIFY(row("ruling").startsWith("visible, overruled by Ann"));
        QVERIFY(text("statusVerdict").startsWith("OVERRULED: VISIBLE"));
        QVERIFY(m_window->grab().toImage() != before);
        QCOMPARE(m_settings->judgeName(), QString("Ann"));

        undoStack()->undo();
        waitForAnswer();
        QVERIFY(scenario().overrulings.empty());
        QCOMPARE(card.word(), QString("BLOCKED"));
        QVERIFY(child<QLabel>("overruledMark").isHidden());
        undoStack()->redo();
        waitForAnswer();
        QCOMPARE(card.word(), QString("VISIBLE"));
    }

    /// What a judge decided is taken back where it is read and where it is entered, by mouse and by keyboard.
    void anOverruling_isRevokedFromCardMenuAndDialog() {
        open("plan");
        const auto& card = child<VerdictCard>("verdictCard");
        auto& link = child<QLabel>("overruledLink");
        QVERIFY(link.isHidden());
        QCOMPARE(child<QMenu>("overruleMenu").actions().size(), 2);
        trigger("overrule");
        QVERIFY(!find<OverruleDialog>()->findChild<QPushButton*>(QStringLiteral("overruleRevoke")));
        decide<OverruleDialog>("the crate was taken away");
        QCOMPARE(card.word(), QString("VISIBLE"));
        const auto isRevoked = [&] {
            waitForAnswer();
            return scenario().overrulings.empty() && card.word() == QString("BLOCKED") && link.isHidden();
        };
        const auto restore = [&] {
            undoStack()->undo();
            waitForAnswer();
            QCOMPARE(scenario().overrulings.size(), std::size_t{1});
            QCOMPARE(card.word(), QString("VISIBLE"));
        };
        // The link is read out, and reached by Tab.
        QVERIFY(!link.isHidden());
        QCOMPARE(link.accessibleName(), QString("Revoke overruling"));
        QVERIFY(link.textInteractionFlags() & Qt::LinksAccessibleByKeyboard);
        QVERIFY(link.focusPolicy() & Qt::TabFocus);
        emit link.linkActivated(QStringLiteral("revoke"));
        QVERIFY(isRevoked());
        restore();
        const auto entries = child<QMenu>("overruleMenu").actions();
        QCOMPARE(entries.back()->text(), QString("Revoke overruling"));
        entries.back()->trigger();
        QVERIFY(isRevoked());
        restore();
        trigger("overrule");
        auto* revoke = find<OverruleDialog>()->findChild<QPushButton*>(QStringLiteral("overruleRevoke"));
        QVERIFY(revoke && !revoke->shortcut().isEmpty());
        revoke->click();
        QVERIFY(isRevoked());
        QCOMPARE(undoStack()->undoText(), QString("Revoke overruling"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void anOverruling_lapsesOnceAModelMoves() {
        open("plan");
        auto& card = child<VerdictCard>("verdictCard");
        const auto& lapsed = child<QLabel>("lapsedRuling");
        child<QToolButton>("overruleButton").click();
        decide<OverruleDialog>("the crate was taken away");
        QCOMPARE(card.word(), QString("VISIBLE"));
        QVERIFY(lapsed.isHidden());
        const scenarios::ModelId observer{QStringLiteral("m1")};
        const geometry::Point there = scenario().model(observer)->position;
        document().edit(
            QStringLiteral("test"),
            withModelAt(scenario(), observer, there + geometry::Vector{{}, geometry::Length::fromInches(0.5)}));
        waitForAnswer();
        QVERIFY(child<QLabel>("overruledMark").isHidden());
        QVERIFY(!card.sentence().contains("Overruled"));
        QVERIFY(!lapsed.isHidden());
        QCOMPARE(lapsed.text(), QString("The judge’s ruling by Ann was for other positions."));
        // The list keeps it, says so, and can revoke it.
        trigger("rulings");
        auto& list = child<QTreeWidget>("rulingsList");
        QCOMPARE(list.topLevelItem(0)->text(1), QString("visible (lapsed: a model has moved since)"));
        // Back in the old place it applies again.
        undoStack()->undo();
        waitForAnswer();
        QCOMPARE(card.word(), QString("VISIBLE"));
        QCOMPARE(list.topLevelItem(0)->text(1), QString("visible"));
        QVERIFY(lapsed.isHidden());
        undoStack()->redo();
        waitForAnswer();
        list.setCurrentItem(list.topLevelItem(0));
        child<QPushButton>("rulingsLift").click();
        waitForAnswer();
        QVERIFY(scenario().overrulings.empty() && lapsed.isHidden());
    }

    void anOverruling_lapsesOnceTheTerrainBetweenChanges() {
        open("plan");
        const auto& lapsed = child<QLabel>("lapsedRuling");
        child<QToolButton>("overruleButton").click();
        decide<OverruleDialog>("the crate was taken away");
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("VISIBLE"));
        document().edit(QStringLiteral("test"),
                        withPieceMoved(scenario(), {QStringLiteral("box")},
                                       geometry::Vector{geometry::Length::fromInches(0.5), {}}));
        waitForAnswer();
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("BLOCKED"));
        QCOMPARE(lapsed.text(), QString("The judge’s ruling by Ann was for other terrain between the two."));
        trigger("rulings");
        QCOMPARE(child<QTreeWidget>("rulingsList").topLevelItem(0)->text(1),
                 QString("visible (lapsed: the terrain between the two has changed since)"));
        undoStack()->undo();
        waitForAnswer();
        QVERIFY(lapsed.isHidden());
    }

    /// Line of fire stands beside line of sight under each rule set, in words of its own where walls tell them apart.
    void S2_39_theCard_tellsOfShotsUnderEveryRuleSet() {
        const auto across = [](bool blocksSight, std::optional<bool> blocksFire) {
            return [=](scenarios::Scenario& table) {
                scenarios::PieceWall wall;
                wall.polyline = geometry::Wall::fromVertices(
                                    std::array{geometry::pointFromInches(25, 1), geometry::pointFromInches(25, 43)})
                                    .value();
                wall.blocksSight = blocksSight;
                wall.blocksFire = blocksFire;
                scenarios::Piece& floor = table.terrain.front();
                floor = test::boxPiece(floor.id.value, 20, 0.5, 30, 43.5, 0);
                floor.kind = QStringLiteral("area");
                floor.walls = {wall};
            };
        };
        for (const char* rules : {"plan", "volume", "height-tags", "40k-11e", "bolt-action", "dnd-5e"}) {
            open(rules, across(false, true)); // armored glass
            QCOMPARE(row("fire"), QString("a shot is blocked"));
            open(rules, across(true, false)); // a curtain
            QCOMPARE(row("fire"), QString("nothing blocks a shot"));
        }
        for (const scenarios::RuleSet& rules : scenarios::shippedRuleSets()) {
            scenarios::Scenario table = test::smallTable();
            across(false, {})(table);
            const scenarios::PreparedTable prepared{table, rules};
            const auto verdict = scenarios::judge(prepared, {{QStringLiteral("m1")}, {QStringLiteral("m2")}});
            QVERIFY2(!fireRow(verdict).isEmpty(), qPrintable(rules.id));
            if (!verdict.ruling.lineOfFire && !verdict.ruling.byLargest) {
                QCOMPARE(fireRow(verdict), QString("same as line of sight"));
            }
        }
    }

    /// After another rule set is chosen the bar lists what really changes, from what to what, and its counts add up.
    void otherRules_tellOfRealChangesOnly() {
        const auto table = [](scenarios::Scenario& scenario) {
            scenarios::Piece fence;
            fence.id = {QStringLiteral("fence")};
            fence.kind = QStringLiteral("wall");
            fence.outline = geometry::Wall::fromVertices(
                                std::array{geometry::pointFromInches(40, 1), geometry::pointFromInches(40, 8)})
                                .value();
            fence.height = geometry::Length::fromInches(5);
            scenarios::Piece wood = test::boxPiece(QStringLiteral("wood"), 2, 30, 8, 36);
            wood.kind = QStringLiteral("wood");
            scenarios::Piece mat = test::boxPiece(QStringLiteral("mat"), 2, 2, 8, 8, 0);
            mat.kind = QStringLiteral("area");
            scenario.terrain.insert(scenario.terrain.end(), {fence, wood, mat});
        };
        int changes = 0;
        for (const char* rules : {"40k-11e", "bolt-action", "dnd-5e", "height-tags", "x-wing"}) {
            open("plan", table);
            const auto before = pieceEffects(scenario(), packNamed("plan"));
            const auto after = pieceEffects(scenario(), packNamed(rules));
            document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QString::fromLatin1(rules)));
            const auto wordOf = [](const scenarios::PieceEffect& effect) {
                return std::array{effect.isNone(), effect.blocks, effect.covers};
            };
            auto& bar = child<MessageBar>("messageBar");
            auto& details = *bar.findChild<QTreeWidget*>();
            QStringList told;
            for (int i = 0; i < details.topLevelItemCount() && !bar.isHidden(); ++i) {
                told << details.topLevelItem(i)->text(0);
            }
            for (std::size_t i = 0; i < before.size(); ++i) {
                const QString start = nameOf(scenario(), scenario().terrain[i].id) + QStringLiteral(": ");
                QVERIFY2(wordOf(before[i]) == wordOf(after[i]) || told.filter(start).size() == 1,
                         qPrintable(start + told.join(u'|')));
            }
            changes += static_cast<int>(told.size());
            QCOMPARE(bar.isHidden(), told.isEmpty());
            QVERIFY2(told.isEmpty() || bar.sentence().contains(QStringLiteral(", %1 piece").arg(told.size())),
                     qPrintable(bar.sentence()));
            QVERIFY(details.isHeaderHidden()); // a list of sentences needs no heading
        }
        QVERIFY(changes > 0);
    }

    /// Blocking and cover in general stay, but not who sees over a hill and how far behind a piece it covers.
    void otherRules_tellHowPiecesBlockAndCover() {
        const auto table = [](scenarios::Scenario& scenario) {
            const auto add = [&](const char* kind, double x, double height) {
                scenario.terrain.push_back(test::boxPiece(QLatin1String{kind}, x, 30, x + 5, 35, height));
                scenario.terrain.back().kind = QLatin1String{kind};
                scenario.terrain.back().name = QLatin1String{kind} + QStringLiteral(" 1");
            };
            scenario.terrain.clear();
            add("hill", 2, 1.5);
            add("wood", 12, 3);
            add("container", 22, 3);
            add("barricade", 32, 1);
        };
        auto& bar = child<MessageBar>("messageBar");
        const auto told = [&](const char* from, const char* to) {
            open(from, table);
            document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QLatin1String{to}));
            QStringList lines;
            auto& details = *bar.findChild<QTreeWidget*>();
            for (int i = 0; i < details.topLevelItemCount() && !bar.isHidden(); ++i) {
                lines << details.topLevelItem(i)->text(0);
            }
            return lines;
        };
        const QStringList necromunda = told("the-old-world", "necromunda");
        QCOMPARE(necromunda.size(), 2);
        QVERIFY2(bar.sentence().contains("2 pieces change: hill 1 and wood 1. Necromunda (2023) is usually played"),
                 qPrintable(bar.sentence()));
        QVERIFY2(necromunda[0].startsWith("hill 1: taller models see over it."), qPrintable(necromunda[0]));
        QVERIFY2(necromunda[1].startsWith("wood 1: models see through it"), qPrintable(necromunda[1]));
        const QStringList frostgrave = told("kill-team-2024", "frostgrave").filter("barricade");
        QCOMPARE(frostgrave.size(), 1);
        QVERIFY2(frostgrave[0].startsWith("barricade 1: cover behind it: intervening terrain, +1"),
                 qPrintable(frostgrave[0]));
    }

    /// A wall blocks before and after; that its window is closed is told once, when the rules no longer look through
    /// it.
    void otherRules_tellOfWindowsThatTheyDoNotLookThrough() {
        open("volume", [](scenarios::Scenario& scenario) {
            scenarios::Piece wall;
            wall.id = {QStringLiteral("north")};
            wall.name = QStringLiteral("North wall");
            wall.kind = QStringLiteral("wall");
            wall.outline = geometry::Wall::fromVertices(
                               std::array{geometry::pointFromInches(40, 1), geometry::pointFromInches(40, 8)})
                               .value();
            wall.height = geometry::Length::fromInches(5);
            scenarios::WallOpening window;
            window.from = geometry::Length::fromInches(2);
            window.to = geometry::Length::fromInches(4);
            window.sill = geometry::Length::fromInches(1);
            window.top = geometry::Length::fromInches(2.5);
            wall.openings = {window};
            scenario.terrain = {wall};
        });
        auto& bar = child<MessageBar>("messageBar");
        const auto use = [&](const char* rules) {
            document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QLatin1String{rules}));
        };
        const QString closed = QStringLiteral("count as closed there");
        use("plan");
        QVERIFY2(!bar.isHidden() && bar.sentence().contains("Windows " + closed + ", as seen from above: North wall."),
                 qPrintable(bar.sentence()));
        use("ruins");
        QVERIFY2(bar.isHidden() || !bar.sentence().contains(closed), qPrintable(bar.sentence()));
        use("volume"); // looks through it again
        QVERIFY2(bar.isHidden() || !bar.sentence().contains(closed), qPrintable(bar.sentence()));
        use("ruins");
        use("plan");
        use("40k-10e");
        QVERIFY2(bar.isHidden() || !bar.sentence().contains(closed), qPrintable(bar.sentence()));
        use("armada");
        QVERIFY2(!bar.isHidden() && bar.sentence().contains("Windows " + closed + ", as seen from above: North wall."),
                 qPrintable(bar.sentence()));
    }

    /// What the bar says of one rule set does not stay under the next, where nothing changes.
    void otherRulesWithoutAChange_endWhatTheBarSaidBefore() {
        open("plan", [](scenarios::Scenario& scenario) {
            scenarios::Piece wood = test::boxPiece(QStringLiteral("wood"), 2, 30, 8, 36);
            wood.kind = QStringLiteral("wood");
            scenario.terrain.push_back(wood);
        });
        auto& bar = child<MessageBar>("messageBar");
        document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QStringLiteral("infinity-n5")));
        QVERIFY2(!bar.isHidden() && bar.sentence().contains("Infinity N5"), qPrintable(bar.sentence()));
        const auto before = pieceEffects(scenario(), packNamed("infinity-n5"));
        document().edit(QStringLiteral("rules"), scenarios::withRules(scenario(), QStringLiteral("infinity-n3")));
        const auto after = pieceEffects(scenario(), packNamed("infinity-n3"));
        for (std::size_t i = 0; i < before.size(); ++i) {
            QVERIFY(before[i].blocks == after[i].blocks && before[i].covers == after[i].covers);
        }
        QVERIFY2(bar.isHidden(), qPrintable(bar.sentence()));
    }

    void otherPairs_stayAsTheyWere() {
        open("plan", [](scenarios::Scenario& table) {
            table.overrulings.push_back({{{QStringLiteral("m1")}, {QStringLiteral("m2")}},
                                         {},
                                         true,
                                         {},
                                         {QStringLiteral("Ann"), QStringLiteral("so"), {}},
                                         {}});
        });
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("VISIBLE"));
        state().flipSight();
        waitForAnswer();
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("BLOCKED"));
        m_window->chooseObserver(QStringLiteral("m1"));
        m_window->chooseTarget(QStringLiteral("m3"));
        waitForAnswer();
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("CLEAR"));
    }

    void theList_liftsAndFollowsUndo() {
        open("plan", [](scenarios::Scenario& table) {
            const scenarios::JudgeNote by{QStringLiteral("Ann"), QStringLiteral("so"), {}};
            table.overrulings.push_back(
                {{{QStringLiteral("m1")}, {QStringLiteral("m2")}}, {}, true, QStringLiteral("light"), by, {}});
            table.overrulings.push_back(
                {{{QStringLiteral("m3")}, {QStringLiteral("m1")}}, QStringLiteral("ruins"), false, {}, by, {}});
        });
        trigger("rulings");
        auto& list = child<QTreeWidget>("rulingsList");
        QCOMPARE(list.topLevelItemCount(), 2);
        QCOMPARE(list.topLevelItem(0)->text(1), QString("visible, cover “light”"));
        QCOMPARE(list.topLevelItem(1)->text(2), QString("ruins"));
        QTRY_COMPARE(list.header()->length(), list.viewport()->width());
        for (int column = 0; column < list.columnCount(); ++column) {
            const QPoint heading{list.columnViewportPosition(column) + 4, 4};
            QCOMPARE(cutTextAt(*list.header()->viewport(), heading), QString{});
        }
        list.setCurrentItem(list.topLevelItem(0));
        child<QPushButton>("rulingsLift").click();
        waitForAnswer();
        QCOMPARE(list.topLevelItemCount(), 1);
        QCOMPARE(scenario().overrulings.size(), std::size_t{1});
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("BLOCKED"));
        undoStack()->undo();
        QCOMPARE(list.topLevelItemCount(), 2);
        list.setCurrentItem(list.topLevelItem(1));
        emit list.itemActivated(list.topLevelItem(1), 0);
        QCOMPARE(state().observer()->value, QString("m3"));
        QCOMPARE(state().target()->value, QString("m1"));
    }

    /// A target without keywords is told what one would change, and the link leads to where it is entered.
    void aTargetWithoutKeywords_leadsToItsKeywords() {
        open("40k-11e", [](scenarios::Scenario& table) {
            scenarios::Piece area = test::boxPiece(QStringLiteral("area"), 35, 25, 45, 35, 0);
            area.kind = QStringLiteral("area");
            area.traits = {QStringLiteral("dense")};
            table.terrain = {area};
            table.models[2].name = QStringLiteral("Scout");
        });
        auto& hint = child<QLabel>("verdictKeywords");
        QVERIFY(hint.isHidden()); // m2 stands in the open
        QVERIFY(m_window->chooseTarget(QStringLiteral("m3")));
        waitForAnswer();
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("CLEAR"));
        QVERIFY(!hint.isHidden());
        QVERIFY2(hint.text().contains("Scout has no keywords; as “infantry” it would be hidden."),
                 qPrintable(hint.text()));
        QVERIFY(hint.text().contains("Set keywords…"));
        emit hint.linkActivated(QStringLiteral("keywords"));
        QCOMPARE(state().selection(), TableState::Ids{scenarios::ModelId{QStringLiteral("m3")}});
        auto& keywords = child<QLineEdit>("inspectorKeywordLine");
        QTRY_COMPARE(m_window->focusWidget(), static_cast<QWidget*>(&keywords));
        QTest::keyClicks(&keywords, QStringLiteral("infantry"));
        QTest::keyClick(&keywords, Qt::Key_Return);
        waitForAnswer();
        QCOMPARE(scenario().models[2].keywords, QStringList{QStringLiteral("infantry")});
        QVERIFY(!m_window->sight().lastResult().focused()->ruling.visible);
        QVERIFY(hint.isHidden());
    }

    /// A target that a state would protect is told so, and the link leads to the boxes of states.
    void aTargetInCoverWithoutStates_leadsToItsStates() {
        open("kill-team-2024", [](scenarios::Scenario& table) {
            scenarios::Piece fence = test::boxPiece(QStringLiteral("fence"), 38.6, 20, 38.8, 40, 0.5);
            fence.kind = QStringLiteral("barricade");
            table.terrain = {fence};
            table.models[2].name = QStringLiteral("Scout");
        });
        const auto& hint = child<QLabel>("verdictStates");
        QVERIFY(m_window->chooseTarget(QStringLiteral("m3")));
        waitForAnswer();
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(!hint.isHidden());
        QVERIFY2(hint.text().contains("Scout has no state entered; as “Conceal order” it would be no valid target."),
                 qPrintable(hint.text()));
        emit child<QLabel>("verdictStates").linkActivated(QStringLiteral("states"));
        QCOMPARE(state().selection(), TableState::Ids{scenarios::ModelId{QStringLiteral("m3")}});
        auto& conceal = child<QCheckBox>("word-conceal");
        QTRY_COMPARE(m_window->focusWidget(), static_cast<QWidget*>(&conceal));
        conceal.click();
        QCOMPARE(scenario().models[2].states, QStringList{QStringLiteral("conceal")});
        waitForAnswer();
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(!m_window->sight().lastResult().focused()->ruling.validTarget);
        QVERIFY(hint.isHidden());
    }

    /// Under rules that use heights the card says that one is assumed, until the dialog that it opens confirms it.
    void anAssumedHeight_isToldUntilItIsChecked() {
        const auto mark = [](scenarios::Scenario& table) {
            table.models[0].states = {QLatin1String{scenarios::formats::kHeightToCheck}};
        };
        open("plan", mark);
        QVERIFY(child<QLabel>("verdictAssumed").isHidden());
        const auto nameOfModel = [&](const char* id) {
            return nameOf(scenario(), scenarios::ModelId{QString::fromLatin1(id)});
        };
        open("kill-team-2024", [&](scenarios::Scenario& table) {
            mark(table);
            table.models[1].states = table.models[0].states;
            table.models[1].height = geometry::Length::fromInches(5);
        });
        auto& hint = child<QLabel>("verdictAssumed");
        QCOMPARE(hint.accessibleName(), QString("The heights of %1 (2.00 in) and %2 (5.00 in) are assumed.")
                                            .arg(nameOfModel("m1"), nameOfModel("m2")));
        open("kill-team-2024", mark);
        QVERIFY(!hint.isHidden());
        QCOMPARE(hint.accessibleName(), QString("The height of %1 (2.00 in) is assumed.").arg(nameOfModel("m1")));
        emit hint.linkActivated(QStringLiteral("heights"));
        auto* dialog = find<QDialog>("checkModelsDialog");
        QVERIFY(dialog);
        dialog->findChild<QPushButton*>(QStringLiteral("checkModelsAll"))->click();
        dialog->accept();
        QVERIFY(scenario().models[0].states.isEmpty());
        QCOMPARE(scenario().models[0].height, geometry::Length::fromInches(2));
        waitForAnswer();
        QVERIFY(hint.isHidden());
    }

    /// Cover stands in the headline, in a size that is not missed beside the word.
    void cover_standsInTheHeadline() {
        open("40k-10e");
        const auto& cover = child<QLabel>("verdictCover");
        QVERIFY(cover.isHidden()); // m2 is hidden
        QVERIFY(m_window->chooseTarget(QStringLiteral("m3")));
        waitForAnswer();
        const auto& word = child<QLabel>("verdictWord");
        QVERIFY(cover.isVisible());
        QCOMPARE(cover.text(), QString("No cover"));
        QVERIFY(cover.font().pointSizeF() >= word.font().pointSizeF() / 2);
        // In the line of the word, or right below it.
        const auto areaOf = [](const QLabel& label) {
            return QRect{label.mapTo(label.window(), QPoint{}), label.size()};
        };
        QVERIFY(areaOf(cover).top() <= areaOf(word).bottom() + 4);
        QVERIFY(areaOf(cover).bottom() <= areaOf(child<QLabel>("verdictPair")).top());
        QVERIFY(!areaOf(cover).intersects(areaOf(word)));
        // Too long for the line.
        scenarios::Scenario table = scenario();
        table.terrain[0] = test::boxPiece(QStringLiteral("box"), 30, 10, 32, 27);
        table.terrain[0].kind = QStringLiteral("ruin");
        document().edit(QStringLiteral("test"), table);
        waitForAnswer();
        QCOMPARE(cover.text(), QString("Cover: benefit of cover"));
        QVERIFY(areaOf(cover).width() >= cover.fontMetrics().horizontalAdvance(QStringLiteral("benefit of cover")));
        QVERIFY(!areaOf(cover).intersects(areaOf(word)));
        // Plain geometry knows no cover.
        table.rules = QStringLiteral("plan");
        document().edit(QStringLiteral("test"), table);
        waitForAnswer();
        QVERIFY(cover.isHidden());
    }

    /// The piece of the cover lights up on the table while the pointer is over its row.
    void theRowOfCover_lightsUpItsPiece() {
        open("40k-10e", [](scenarios::Scenario& table) {
            table.terrain[0] = test::boxPiece(QStringLiteral("box"), 30, 10, 32, 27);
            table.terrain[0].kind = QStringLiteral("ruin");
        });
        QVERIFY(m_window->chooseTarget(QStringLiteral("m3")));
        waitForAnswer();
        auto& cover = child<QLabel>("coverRow");
        QVERIFY2(cover.text().contains(QStringLiteral("box")), qPrintable(cover.text()));
        QEnterEvent enter{{}, {}, {}};
        QCoreApplication::sendEvent(&cover, &enter);
        QCOMPARE(state().hovered(), (std::optional<scenarios::AnyId>{scenarios::PieceId{QStringLiteral("box")}}));
        QEvent leave{QEvent::Leave};
        QCoreApplication::sendEvent(&cover, &leave);
        QVERIFY(!state().hovered());
    }

    void aWall_getsAnotherMeaningForThePairInFront() {
        open("plan", [](scenarios::Scenario& table) {
            scenarios::Piece mat = test::boxPiece(QStringLiteral("mat"), 24, 10, 26, 30, 0);
            const std::array ends{geometry::pointFromInches(25, 10), geometry::pointFromInches(25, 30)};
            mat.walls.push_back({geometry::Wall::fromVertices(ends).value(), QStringLiteral("solid"), true, {}, {}});
            table.terrain = {mat};
        });
        QVERIFY(!action("overruleWall")->isEnabled());
        state().setSelection({scenarios::PieceId{QStringLiteral("mat")}});
        QVERIFY(action("overruleWall")->isEnabled());
        trigger("overruleWall");
        const auto* missing = find<QLabel>("overruleMissing");
        QCOMPARE(missing->text(), QStringLiteral("Enter a note and the judge’s name."));
        child<QComboBox>("wallSight").setCurrentIndex(0);
        QCOMPARE(missing->text(), QStringLiteral("Choose another meaning. Enter a note and the judge’s name."));
        child<QComboBox>("wallSight").setCurrentIndex(2);
        decide<WallRulingDialog>("a window");
        QCOMPARE(scenario().wallRulings.size(), std::size_t{1});
        QCOMPARE(scenario().wallRulings[0].blocksSight, std::optional{false});
        QVERIFY(scenario().wallRulings[0].pair.has_value());
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("VISIBLE"));
        QVERIFY(child<VerdictCard>("verdictCard")
                    .sentence()
                    .contains("A wall of mat was overruled by Ann for this pair: a window"));
        // The table tells it, too, where the pointer rests on the piece.
        const auto tips = [this] {
            QStringList found;
            for (const QGraphicsItem* item : view()->scene()->items()) {
                found += item->toolTip().isEmpty() ? QStringList{} : QStringList{item->toolTip()};
            }
            return found;
        };
        QCOMPARE(tips().size(), 1);
        QVERIFY2(tips()[0].contains("Wall 0 of mat lets sight pass, for ") &&
                     tips()[0].endsWith("Overruled by Ann: a window"),
                 qPrintable(tips()[0]));
        undoStack()->undo();
        QCOMPARE(tips(), QStringList{});
    }

    /// A ruin drawn as an outline has no walls; it is overruled as a whole, from the card that names it.
    void aBlockingPiece_isOverruledFromTheCard() {
        open("plan");
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("BLOCKED"));
        // The arrow of the menu has room of its own beside the icon.
        const auto& gavel = child<QToolButton>("overruleButton");
        QCOMPARE(gavel.popupMode(), QToolButton::MenuButtonPopup);
        const int arrow = gavel.style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, &gavel);
        QTRY_VERIFY(gavel.width() > gavel.iconSize().width() + arrow);
        const auto entries = child<QMenu>("overruleMenu").actions();
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries[1]->text(), QString("Overrule box…"));
        entries[1]->trigger();
        decide<WallRulingDialog>("an open ruin");
        QCOMPARE(scenario().wallRulings.size(), std::size_t{1});
        QCOMPARE(scenario().wallRulings[0].piece.value, QString("box"));
        QVERIFY(!scenario().wallRulings[0].wall);
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("VISIBLE"));
        QVERIFY2(child<VerdictCard>("verdictCard")
                     .sentence()
                     .contains("box was overruled by Ann for this pair: an open ruin"),
                 qPrintable(child<VerdictCard>("verdictCard").sentence()));
        QCOMPARE(child<QMenu>("overruleMenu").actions().size(), 1); // nothing blocks any more
        // The decision holds for a piece, so the card leads to the list.
        auto& link = child<QLabel>("overruledLink");
        QCOMPARE(link.accessibleName(), QString("Judge’s rulings…"));
        emit link.linkActivated(QStringLiteral("rulings"));
        QCOMPARE(child<QTreeWidget>("rulingsList").topLevelItemCount(), 1);
    }

    void rulingAndGeometry_standSideBySideWithTheLineThatMakesThemDiffer() {
        // The box is a ruin that the target stands in: plain geometry is blocked, the pack looks in.
        open("ruins", [](scenarios::Scenario& table) {
            table.terrain = {test::boxPiece(QStringLiteral("box"), 38, 17, 43, 23)};
            table.terrain[0].kind = QStringLiteral("ruin");
        });
        QVERIFY2(row("geometry").startsWith("no line passes with box taken as solid · ") &&
                     row("geometry").contains("a straight line would need "),
                 qPrintable(row("geometry")));
        QCOMPARE(row("ruling"), QString("fully visible"));
        QCOMPARE(
            row("because"),
            QString("Does not block because of the target’s position: box. Ruins: cannot see through unless within."));
        QVERIFY(child<VerdictCard>("verdictCard").sentence().contains("box"));
        QCOMPARE(child<VerdictCard>("verdictCard").word(), QString("VISIBLE"));
    }

    void piecesWithoutEffect_areMarked_andFollowTheTable() {
        // Seen from above a mat stops nothing; the box does.
        open("plan", [](scenarios::Scenario& table) {
            table.terrain = {test::boxPiece(QStringLiteral("mat"), 20, 17, 24, 23),
                             test::boxPiece(QStringLiteral("box"), 38, 17, 43, 23)};
            table.terrain[0].height = geometry::Length{};
        });
        const auto marked = [&] {
            QStringList ids;
            for (const scenarios::PieceId& id : scene().idlePieces()) {
                ids.append(id.value);
            }
            return ids.join(u' ');
        };
        QTRY_COMPARE(marked(), QString("mat"));
        // Ground that carries the box does what the box does.
        scenarios::Scenario carrying = scenario();
        carrying.terrain[1].parent = QStringLiteral("mat");
        document().edit(QStringLiteral("Parent"), carrying);
        QTRY_COMPARE(marked(), QString());
        trigger("undo");
        QTRY_COMPARE(marked(), QString("mat"));
        scenarios::Scenario solid = scenario();
        solid.terrain[0].height = geometry::Length::fromInches(3);
        document().edit(QStringLiteral("Height"), solid);
        QTRY_COMPARE(marked(), QString());
    }

    void captionsOfPiecesWithoutEffect_doNotCoverEachOther() {
        open("plan", [](scenarios::Scenario& table) {
            table.terrain = {test::boxPiece(QStringLiteral("mat"), 20, 17, 24, 23),
                             test::boxPiece(QStringLiteral("near"), 20.2, 17, 24.2, 23),
                             test::boxPiece(QStringLiteral("far"), 40, 17, 44, 23)};
            for (scenarios::Piece& piece : table.terrain) {
                piece.height = geometry::Length{};
            }
        });
        QTRY_COMPARE(scene().idlePieces().size(), std::size_t{3});
        QCOMPARE(scene().captionlessPieces(), std::set<scenarios::PieceId>{scenarios::PieceId{QStringLiteral("near")}});
        view()->setPixelsPerInch(800.0, {}); // there is room for each
        QTRY_VERIFY(scene().captionlessPieces().empty());
    }

    void rules_areNamedWithVersionAndHash_andUnverifiedOnesSaySo() {
        const auto& unverified =
            *std::ranges::find(scenarios::shippedRuleSets(), QStringLiteral("unverified"), &scenarios::RuleSet::status);
        open(qPrintable(unverified.id));
        QVERIFY(text("rulesText").contains(unverified.name));
        QVERIFY(text("rulesText").contains(unverified.version));
        QVERIFY(child<QLabel>("rulesText").toolTip().contains(unverified.hash()));
        QVERIFY(text("rulesNotice").startsWith("Unverified rules"));
        QVERIFY(!child<QLabel>("rulesNotice").isHidden());
        QVERIFY(!child<QLabel>("rulesNoticeMark").isHidden());
        QVERIFY(text("statusVerdict").endsWith("unverified rules"));
        // Advisory rules that decide this pair warn of nothing.
        open("shatterpoint");
        QVERIFY(child<QLabel>("rulesNotice").isHidden());
        QVERIFY(child<QLabel>("rulesNoticeMark").isHidden());
        open("plan");
        QVERIFY(child<QLabel>("rulesNotice").isHidden());
        QVERIFY(!text("statusVerdict").contains("unverified"));
    }

    /// Games that count cells tell their number; an inch is one.
    void distances_areCountedInTheCellsOfTheGame() {
        const auto tipOf = [&] {
            const auto labels = m_window->findChildren<app::FigureLabel*>();
            const auto found = std::ranges::find_if(labels, [](const auto* label) {
                return label->toolTip().contains(QLatin1String{"base edge"}) ||
                       label->toolTip().startsWith(QLatin1String{"Counted in cells"});
            });
            return found == labels.end() ? QString{} : (*found)->toolTip();
        };
        open("dnd-5e");
        QVERIFY2(tipOf().startsWith(QString("Counted in cells of 1.00 in")), qPrintable(tipOf()));
        const auto figure =
            QRegularExpression{"^(\\d+) cells, (\\d+) ft$"}.match(child<app::FigureLabel>("verdictDistance").figure());
        QVERIFY(figure.hasMatch());
        QCOMPARE(figure.captured(2).toInt(), 5 * figure.captured(1).toInt());
        open("40k-10e");
        QCOMPARE(tipOf(), QString("Shortest distance from base edge to base edge"));
    }

    void theBandOfRange_standsUnderTheDistance_whereTheGameHasBands() {
        const auto& distance = child<app::FigureLabel>("verdictDistance");
        open("x-wing");
        QCOMPARE(distance.caption(), QString("band: beyond range 3"));
        QVERIFY(distance.toolTip().endsWith("The rules call it “beyond range 3”."));
        // However long its name, the margin beside or below it has at least half of the card.
        const auto& margin = child<QLabel>("verdictMargin");
        open("bolt-action");
        QVERIFY2(distance.caption().startsWith("band: "), qPrintable(distance.caption()));
        QTRY_VERIFY(margin.isVisible() && 2 * margin.width() >= child<VerdictCard>("verdictCard").width() - 40);
        // 10 in from center to center, less a base of 32 mm: 222 mm.
        open("x-wing", [](scenarios::Scenario& table) {
            table.models[1].position =
                table.models[0].position + geometry::Vector{geometry::Length::fromInches(10), geometry::Length{}};
        });
        QCOMPARE(distance.caption(), QString("band: range 3"));
        open("40k-10e");
        QCOMPARE(distance.caption(), QString("distance"));
        QCOMPARE(distance.toolTip(), QString("Shortest distance from base edge to base edge"));
    }

    void anArcThatIsNotEntered_hasARow_andSoHasAGuessedHullZone() {
        const auto asShips = [](scenarios::Scenario& table) {
            table.terrain.clear();
            for (auto& model : table.models) {
                model.base = *geometry::Footprint::rectangle(geometry::Length::fromMillimeters(71),
                                                             geometry::Length::fromMillimeters(41));
            }
        };
        open("x-wing", asShips);
        QCOMPARE(row("arc"), QString("not checked: the observer has no printed arc; enter it in Properties"));
        QVERIFY(row("dot").isEmpty());
        QVERIFY(!child<QLabel>("arcLink").isHidden() && child<QLabel>("dotLink").isHidden());
        open("gaslands", asShips);
        QCOMPARE(row("arc"), QString("not checked: no weapon of the observer has an arc; add one in Properties"));
        open("armada", [&](scenarios::Scenario& table) {
            asShips(table);
            table.models[0] = scenarios::withHullZone(table.models[0], scenarios::HullZone::Front);
        });
        QVERIFY(row("arc").isEmpty());
        const QStringList dots = row("dot").split(u'\n');
        QCOMPARE(dots.size(), 2);
        QVERIFY2(dots[0].startsWith(QString("not entered for ")) && dots[0].endsWith("; the center counts"),
                 qPrintable(dots[0]));
        QVERIFY2(dots[1].startsWith(QString("guessed from the base for ")), qPrintable(dots[1]));
        // The card leads to the field where a zone is chosen.
        auto& link = child<QLabel>("dotLink");
        QVERIFY(!link.isHidden());
        emit link.linkActivated(QStringLiteral("detailHullZone"));
        QCOMPARE(state().selection().size(), std::size_t{1});
        QVERIFY(!child<QWidget>("detailHullZone").isHidden());
        QCOMPARE(m_window->focusWidget()->objectName(), QString("detailHullZone"));
        open("plan", asShips);
        QVERIFY(row("arc").isEmpty() && row("dot").isEmpty());
        QVERIFY(child<QLabel>("arcLink").isHidden() && child<QLabel>("dotLink").isHidden());
    }

    /// What a rule set decides and leaves open stands where it is chosen and where its ruling is read.
    void whatRulesAreExactFor_isToldBesideTheRuling_andWhereTheyAreChosen() {
        const auto& rules = child<QComboBox>("ruleSets");
        open("40k-11e");
        QCOMPARE(row("exact"), QString("obscuring areas, who is hidden, cover in areas, distances. Left to the "
                                       "players: what the sculpts see past pieces and models."));
        QVERIFY(!child<QLabel>("exactRow").isHidden());
        QVERIFY(child<QWidget>("verdictDetails").isAncestorOf(&child<QLabel>("exactRow")));
        QCOMPARE(rules.toolTip(),
                 QString("Which pieces block which lines\nExact for: obscuring areas, who is hidden, cover in areas, "
                         "distances. Left to the players: what the sculpts see past pieces and models."));
        open("t9a");
        QCOMPARE(rules.toolTip(),
                 QString("Which pieces block which lines\nExact for: everything, as seen from above."));
        open("plan"); // complete, and no game
        QVERIFY(child<QLabel>("exactRow").isHidden());
        QCOMPARE(rules.toolTip(), QString("Which pieces block which lines"));
    }

    void testsOfPacks_runFromTheMenu_andAllPass() {
        trigger("testPacks");
        auto& dialog = child<PackTestDialog>("packTestDialog");
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 120'000);
        QCOMPARE(dialog.failed(), 0);
        QVERIFY(dialog.passed() > 60);
        QCOMPARE(child<QProgressBar>("packTestProgress").value(), child<QProgressBar>("packTestProgress").maximum());
        QVERIFY(text("packTestHeadline").startsWith("All "));
    }

    void testsOfPacks_takeInThoseOfTheUser() {
        QJsonObject own = brokenPack("ruins").json;
        own["id"] = QStringLiteral("own-ruins");
        own["name"] = QStringLiteral("Ruins of my own");
        QVERIFY(
            scenarios::saveUserPack(m_window->rules().folder(), QJsonDocument{own}.toJson(), scenarios::Overwrite::No));
        m_window->rules().reload();
        trigger("testPacks");
        auto& dialog = child<PackTestDialog>("packTestDialog");
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 120'000);
        QCOMPARE(dialog.failed(), 1);
        const auto* list = dialog.findChild<QTreeWidget*>();
        bool isListed = false;
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            isListed |= list->topLevelItem(i)->text(0).contains(QStringLiteral("Ruins of my own"));
        }
        QVERIFY(isListed);
    }

    void aScene_thatFails_saysWhatWasExpectedAndCanBeOpened() {
        PackTestDialog dialog{{brokenPack("ruins"), packNamed("kill-team-2024")}};
        scenarios::Scenario opened;
        scenarios::ModelId from;
        connect(&dialog, &PackTestDialog::sceneRequested, &dialog,
                [&](const scenarios::Scenario& scene, const scenarios::ModelId& observer) {
                    opened = scene;
                    from = observer;
                });
        dialog.start();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 60'000);
        QCOMPARE(dialog.failed(), 1);
        auto* list = dialog.findChild<QTreeWidget*>();
        auto* failed = list->topLevelItem(0)->child(0);
        QCOMPARE(failed->text(1), QString("FAILED"));
        QVERIFY(failed->text(3).startsWith("cover: expected of gold, found "));
        QVERIFY(list->topLevelItem(0)->isExpanded());
        list->setCurrentItem(failed);
        dialog.findChild<QPushButton*>(QStringLiteral("packTestOpen"))->click();
        QVERIFY(opened.model(from));
        QVERIFY(std::holds_alternative<QJsonObject>(opened.rules)); // no shipped one
        QVERIFY(scenarios::ruleSetOf(opened).has_value());
    }

    void stop_endsTheRunOfTests() {
        PackTestDialog dialog{std::vector<scenarios::RuleSet>(40, packNamed("infinity-n5"))};
        dialog.start();
        dialog.stop();
        QTRY_VERIFY(!dialog.isRunning());
        auto* progress = dialog.findChild<QProgressBar*>();
        QVERIFY(progress->value() < progress->maximum());
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("packTestHeadline"))->text().startsWith("Stopped after "));
    }
};

QTEST_MAIN(TestRulingsWindow)
#include "tst_rulings_window.moc"
