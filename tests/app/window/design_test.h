#pragma once

#include "app/desktop/actions/action_set.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/map_page.h"
#include "app/desktop/widgets/page_switch.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/files.h"
#include "tests/support/window_test.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>

namespace sightline::test {

/// A test of the panel Layout, on a table that ships.
class DesignTest : public WindowTest {
protected:
    void open(const QString& table = QStringLiteral("tournament-table"), double cell = 1.0) const {
        auto choice = m_settings->mapChoice();
        choice.cell = geometry::Length::fromInches(cell);
        map().page()->setChoice(choice);
        QVERIFY(m_window->openLibrary(table));
        m_window->activateWindow();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] app::MapController& map() const { return m_window->design().map(); }
    void choose(app::MapSubject subject,
                const QString& id = {},
                scenarios::IsovistMeasure measure = scenarios::IsovistMeasure::Area) const {
        auto& box = child<QComboBox>("mapSubject");
        const int index = box.findData(QVariantList{static_cast<int>(subject), id, static_cast<int>(measure)});
        QVERIFY(index >= 0);
        box.setCurrentIndex(index);
        emit box.activated(index);
        action("mapOfSight")->setChecked(true);
        QVERIFY(settled());
        QVERIFY2(map().answer(), qPrintable(text("mapSentence")));
    }
    void page(int index) const {
        child<QDockWidget>("designDock").show();
        child<app::PageSwitch>("designPages").setCurrentIndex(index);
        QVERIFY(settled());
    }
    /// What is written as a list.
    [[nodiscard]] QByteArray list() const {
        map().write(file("map.csv"));
        return settled() ? tests::bytesOfFile(file("map.csv")) : QByteArray{};
    }
};

} // namespace sightline::test
