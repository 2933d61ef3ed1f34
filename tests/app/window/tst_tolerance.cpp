#include "app/desktop/dialogs/tolerance_dialog.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/verdict.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <cstdlib>

using namespace sightline;
using namespace sightline::app;

/// The lancer of the judge's case sees the banner past a wall with 0.4 mm to spare.
class TestTolerance : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] VerdictCard& card() const { return child<VerdictCard>(); }
    [[nodiscard]] QLabel& status() const { return child<QLabel>("statusVerdict"); }
    template <class Widget> [[nodiscard]] Widget& inDialog(const QString& name) const {
        return *child<ToleranceDialog>().findChild<Widget*>(name);
    }

    void openWindow() {
        showWindow();
        QVERIFY(m_window->openLibrary(QStringLiteral("judges-case")));
        waitForAnswer();
    }

private slots:
    void init() { openWindow(); }

    void closeCall_isAmberEverywhere() {
        QCOMPARE(card().word(), QString("TOO CLOSE TO CALL"));
        QCOMPARE(status().text(), QString("TOO CLOSE TO CALL · clearance 0.4 mm"));
        const QColor amber = Theme::forPalette(m_window->palette()).tooClose.color;
        QCOMPARE(status().palette().color(QPalette::WindowText), amber);
        state().setOneToMany(true);
        waitForAnswer();
        auto* list = find<QTreeWidget>("targetList");
        const auto rows = list->findItems(QStringLiteral("too close to call"), Qt::MatchExactly, 1);
        QVERIFY(!rows.isEmpty());
        QCOMPARE(rows.front()->foreground(1).color(), amber);
        const QImage mark = rows.front()->icon(1).pixmap(16, 16).toImage();
        int inked = 0;
        for (int y = 0; y < mark.height(); ++y) {
            for (int x = 0; x < mark.width(); ++x) {
                // A picture keeps colors multiplied by how opaque they are, so dark ones come back rounded.
                const QColor color = mark.pixelColor(x, y);
                const int off = std::abs(color.red() - amber.red()) + std::abs(color.green() - amber.green()) +
                                std::abs(color.blue() - amber.blue());
                inked += color.alpha() > 200 && off <= 6 ? 1 : 0;
            }
        }
        QVERIFY2(inked > 20, qPrintable(QString::number(inked)));
    }

    void smallerTolerance_settlesTheCall_atOnce() {
        card().findChild<QToolButton*>(QStringLiteral("toleranceButton"))->click();
        auto& box = inDialog<QDoubleSpinBox>(QStringLiteral("usualTolerance"));
        QCOMPARE(box.value(), 1.0);
        box.setValue(0.1);
        waitForAnswer();
        QCOMPARE(card().word(), QString("CLEAR"));
        QCOMPARE(status().text(), QString("CLEAR · clearance 0.4 mm"));
        QVERIFY(!document().isModified());
        QCOMPARE(undoStack()->count(), 0);
        box.setValue(2.0);
        waitForAnswer();
        QCOMPARE(card().word(), QString("TOO CLOSE TO CALL"));
    }

    void largerToleranceOfEitherPlayer_counts() {
        trigger("tolerance");
        inDialog<QDoubleSpinBox>(QStringLiteral("usualTolerance")).setValue(0.1);
        waitForAnswer();
        QCOMPARE(card().word(), QString("CLEAR"));
        auto& own = inDialog<QCheckBox>(QStringLiteral("own:Blue"));
        auto& box = inDialog<QDoubleSpinBox>(QStringLiteral("tolerance:Blue"));
        QVERIFY(!box.isEnabled());
        QCOMPARE(box.value(), 0.1);
        own.setChecked(true);
        box.setValue(1.5);
        for (int round = 0; round < 2; ++round) {
            waitForAnswer();
            QCOMPARE(card().word(), QString("TOO CLOSE TO CALL"));
            state().flipSight();
        }
        own.setChecked(false);
        waitForAnswer();
        QCOMPARE(card().word(), QString("CLEAR"));
    }

    void tolerances_areRemembered() {
        m_settings->setTolerances(
            {0.25, {{QStringLiteral("Blue, the \"slow\" / one"), 2.5}, {QStringLiteral("Red"), 3.0}}});
        const Settings again{m_folder->filePath(QStringLiteral("settings.ini"))};
        QCOMPARE(again.tolerances().usual, 0.25);
        QVERIFY(again.tolerances() == m_settings->tolerances());
        QCOMPARE(again.tolerances().of(QStringLiteral("Red")), 3.0);
        QCOMPARE(again.tolerances().of(QStringLiteral("Nobody")), 0.25);
        m_settings->setTolerances({0.25, {{QStringLiteral("Red"), 3.0}}});
        QVERIFY(Settings{m_folder->filePath(QStringLiteral("settings.ini"))}.tolerances() == m_settings->tolerances());
    }

    void windowOfTheNextRun_judgesWithIt() {
        m_settings->setTolerances({0.1, {}});
        openWindow();
        QCOMPARE(card().word(), QString("CLEAR"));
        const auto* verdict = m_window->sight().lastResult().focused();
        QCOMPARE(verdict->toleranceMillimeters, 0.1);
    }
};

QTEST_MAIN(TestTolerance)
#include "tst_tolerance.moc"
