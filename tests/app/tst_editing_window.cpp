#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/editing_actions.h"
#include "app/desktop/main_window.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/settings/settings.h"
#include "scenarios/edits.h"
#include "tests/support/gui_table.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sightline;
using namespace sightline::app;
using geometry::Length;

/// Building a table in the whole window.
class TestEditingWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    [[nodiscard]] const scenarios::Scenario& scenario() const { return m_window->document().scenario(); }
    [[nodiscard]] EditingActions& editing() const { return *m_window->actions().editing; }

    void openWindow() {
        m_window.reset();
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void openTable(const scenarios::Scenario& scenario = test::smallTable()) {
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        m_window->document().newScenario(scenario);
        m_window->state().forgetIds();
        QTest::qWait(20);
    }

private slots:
    void init() {
        QLocale::setDefault(QLocale::c());
        m_folder = std::make_unique<QTemporaryDir>();
        openWindow();
    }

    void cleanup() {
        m_window.reset();
        m_settings.reset();
        m_folder.reset();
    }

    void ux21_whatMaySnap_isChosenAndRemembered() {
        openTable();
        QVERIFY(editing().snapCorners->isChecked());
        editing().snapCorners->trigger();
        editing().snapBases->trigger();
        editing().snapSteps->actions().back()->trigger();
        m_window->actions().snapping->trigger();
        SnapChoice expected;
        expected.corners = false;
        expected.bases = false;
        expected.step = Length::fromInches(1);
        QVERIFY(m_window->state().snapChoice() == expected);
        QVERIFY(!m_window->document().isModified());
        openWindow();
        QVERIFY(m_window->state().snapChoice() == expected);
        QVERIFY(!m_window->state().isSnapping());
        QVERIFY(!m_window->actions().snapping->isChecked());
        QVERIFY(!editing().snapCorners->isChecked());
        QVERIFY(editing().snapSteps->actions().back()->isChecked());
    }
};

int main(int argc, char** argv) {
    QApplication application{argc, argv};
    test::useTestFont();
    TestEditingWindow test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_editing_window.moc"
