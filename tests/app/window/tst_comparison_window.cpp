#include "app/desktop/rules/comparison_window.h"
#include "app/desktop/rules/difference_list.h"
#include "app/desktop/rules/rule_set_box.h"
#include "scenarios/edits/edits.h"
#include "scenarios/output/comparison_io.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <memory>

using namespace sightline;
using namespace sightline::app;
using scenarios::ModelId;
using sightline::testsupport::addRow;

namespace {

/// `smallTable` with a low box in the way: it blocks in plan, but not by height tags.
scenarios::Scenario lowTable() {
    scenarios::Scenario scenario = test::smallTable();
    scenario.terrain.front().height = geometry::Length::fromInches(1);
    return scenario;
}

} // namespace

class TestComparisonWindow : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() {
        makeSettings();
        m_window = std::make_unique<MainWindow>(*m_settings);
        document().newScenario(lowTable());
        m_dialog = m_window->showComparison();
        QTRY_VERIFY(m_dialog->isVisible());
        QTRY_VERIFY(settled());
    }

    void theList_isWhatTheComparisonSays() {
        QCOMPARE(box("comparisonA").choice(), scenarios::RulesChoice{QStringLiteral("plan")});
        QCOMPARE(box("comparisonB").choice(), scenarios::RulesChoice{QStringLiteral("height-tags")});
        const auto expected = scenarios::compareRules(lowTable(), *scenarios::shippedRuleSet("plan"),
                                                      *scenarios::shippedRuleSet("height-tags"));
        QVERIFY(*m_dialog->comparer().result() == expected);
        QCOMPARE(list().topLevelItemCount(), static_cast<int>(expected.differences.size()));
        QVERIFY(list().topLevelItemCount() >= 2); // there and back
        QCOMPARE(list().topLevelItem(0)->text(0), QString("B"));
        QCOMPARE(label("comparisonHeadline"),
                 QString("%1 of 4 pairs are ruled differently.").arg(expected.differences.size()));
        QCOMPARE(undoStack()->count(), 0);
    }

    void choosingAPair_showsItOnTheTable_withBothAnswers() {
        list().setCurrentItem(list().topLevelItem(1));
        const auto& difference = m_dialog->comparer().result()->differences[1];
        QCOMPARE(state().observer(), std::optional{difference.a.observer});
        QCOMPARE(state().target(), std::optional{difference.a.target});
        const DifferenceView& view = scene().shown<DifferenceView>();
        QCOMPARE(view.lines.size(), m_dialog->comparer().result()->differences.size());
        QCOMPARE(view.front, std::optional<std::size_t>{1});
        QCOMPARE(view.lines[1].answers, QString("A: not visible\nB: fully visible"));
        QVERIFY2(label("differenceDetail").contains("Not in the way, because it is low"),
                 qPrintable(label("differenceDetail")));
        QVERIFY2(!label("differenceDetail").contains("$."), qPrintable(label("differenceDetail")));
    }

    void aChangedTable_isComparedAnew() {
        scenarios::Scenario moved = lowTable();
        moved.terrain.front().height = geometry::Length::fromInches(6); // tall: blocked under both
        document().edit(QStringLiteral("raise"), moved);
        QTRY_COMPARE(list().topLevelItemCount(), 0);
        QVERIFY(scene().shown<DifferenceView>().lines.empty());
        QCOMPARE(label("comparisonHeadline"), QString("All 4 pairs are ruled alike."));
        undoStack()->undo();
        QTRY_VERIFY(list().topLevelItemCount() >= 2);
    }

    void aModelOnTheMove_hasNoLineOfItsOldPlace() {
        const auto before = scene().shown<DifferenceView>().lines.size();
        scenarios::Scenario moved = lowTable();
        moved.models[1].position.y = moved.models[1].position.y + geometry::Length::fromInches(0.5);
        document().edit(QStringLiteral("move"), moved);
        QVERIFY(scene().shown<DifferenceView>().lines.size() < before);
        QTRY_VERIFY(settled() && m_dialog->comparer().scenario() == moved);
        QCOMPARE(scene().shown<DifferenceView>().lines.size(), m_dialog->comparer().result()->differences.size());
    }

    void theFilter_leavesWhatItNames() {
        auto* filter = m_dialog->findChild<QLineEdit*>(QStringLiteral("differenceFilter"));
        const int all = list().topLevelItemCount();
        filter->setText("no such model");
        QCOMPARE(list().topLevelItemCount(), 0);
        QVERIFY(scene().shown<DifferenceView>().lines.empty());
        filter->setText("m2");
        QVERIFY(list().topLevelItemCount() > 0);
        filter->clear();
        QCOMPARE(list().topLevelItemCount(), all);
        auto* kind = m_dialog->findChild<QComboBox*>(QStringLiteral("differenceKind"));
        kind->setCurrentIndex(kind->findData(static_cast<int>(DifferenceKind::OnlyA)));
        QCOMPARE(list().topLevelItemCount(), 0);
        m_dialog->findChild<QPushButton*>(QStringLiteral("comparisonSwap"))->click();
        QTRY_COMPARE(list().topLevelItemCount(), all);
    }

    void aSetAndItself_areNotCompared() {
        box("comparisonB").setChoice(box("comparisonA").choice());
        emit box("comparisonB").currentIndexChanged(box("comparisonB").currentIndex());
        QTRY_VERIFY(label("comparisonHeadline").startsWith("A and B are the same rule set."));
        QCOMPARE(list().topLevelItemCount(), 0);
        QVERIFY(!m_dialog->findChild<QPushButton*>(QStringLiteral("comparisonCopy"))->isEnabled());
    }

    void anotherEdition_comesFirst_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("other");
        addRow("the edition before", "40k-11e", "40k-10e");
        addRow("the first edition: the next", "40k-9e", "40k-10e");
        addRow("years for editions", "kill-team-2024", "kill-team-2021");
        addRow("a game of one edition", "saga", "plan");
        addRow("no game", "volume", "plan");
    }

    void anotherEdition_comesFirst() {
        QFETCH(QString, rules);
        QFETCH(QString, other);
        scenarios::Scenario table = lowTable();
        table.rules = rules;
        MainWindow window{*m_settings};
        window.document().newScenario(table);
        auto* dialog = window.showComparison();
        QCOMPARE(dialog->findChild<RuleSetBox*>(QStringLiteral("comparisonB"))->choice(),
                 scenarios::RulesChoice{other});
    }

    /// The editions of a game stand together, the newest first.
    void rulesBoxes_listTheNewestEditionFirst() {
        const RuleSetBox& rules = box("comparisonA");
        const int newest = rules.findData(QStringLiteral("40k-11e"));
        QVERIFY(newest >= 0);
        QCOMPARE(rules.findData(QStringLiteral("40k-10e")), newest + 1);
        QCOMPARE(rules.findData(QStringLiteral("40k-9e")), newest + 2);
        QCOMPARE(rules.findData(QStringLiteral("warmachine-mk3")),
                 rules.findData(QStringLiteral("warmachine-mk4")) + 1);
        QCOMPARE(rules.findData(QStringLiteral("infinity-n3")), rules.findData(QStringLiteral("infinity-n5")) + 1);
    }

    void csv_isTheListAsShown() {
        m_dialog->findChild<QPushButton*>(QStringLiteral("comparisonCopy"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(),
                 scenarios::comparisonCsv(*m_dialog->comparer().result()));
    }

    void closing_takesTheLinesOffTheTable() {
        QVERIFY(!scene().shown<DifferenceView>().lines.empty());
        m_dialog->findChild<QCheckBox*>(QStringLiteral("comparisonDraws"))->click();
        QVERIFY(scene().shown<DifferenceView>().lines.empty());
        m_dialog->findChild<QCheckBox*>(QStringLiteral("comparisonDraws"))->click();
        QVERIFY(!scene().shown<DifferenceView>().lines.empty());
        m_dialog->close();
        QVERIFY(scene().shown<DifferenceView>().lines.empty());
    }

    void eachKind_hasADashAndALetterOfItsOwn() {
        QList<QImage> pictures;
        const std::array kinds{DifferenceKind::OnlyA, DifferenceKind::OnlyB, DifferenceKind::Cover,
                               DifferenceKind::Other};
        for (const auto kind : kinds) {
            QImage image{240, 60, QImage::Format_ARGB32};
            image.fill(Qt::white);
            QPainter painter{&image};
            PaintOptions options;
            options.scale = {1.0};
            DifferenceView view;
            view.lines.push_back({{10, 30, 230, 30}, kind, {}});
            paintDifferences(painter, view, options);
            painter.end();
            QVERIFY(!pictures.contains(image));
            pictures << image;
        }
        for (int i = 1; i < 4; ++i) {
            QVERIFY(dashesOf(kinds[0]) != dashesOf(kinds[static_cast<std::size_t>(i)]));
            QVERIFY(letterOf(kinds[0]) != letterOf(kinds[static_cast<std::size_t>(i)]));
        }
    }

private:
    [[nodiscard]] bool settled() const { return !m_dialog->comparer().isRunning() && m_dialog->comparer().result(); }
    [[nodiscard]] QTreeWidget& list() const {
        return *m_dialog->findChild<QTreeWidget*>(QStringLiteral("differenceList"));
    }
    [[nodiscard]] RuleSetBox& box(const char* name) const {
        return *m_dialog->findChild<RuleSetBox*>(QLatin1String{name});
    }
    [[nodiscard]] QString label(const char* name) const {
        return m_dialog->findChild<QLabel*>(QLatin1String{name})->text();
    }
    ComparisonWindow* m_dialog = nullptr;
};

QTEST_MAIN(TestComparisonWindow)
#include "tst_comparison_window.moc"
