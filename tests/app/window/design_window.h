#pragma once

#include "app/desktop/actions/action_set.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/map_page.h"
#include "app/desktop/widgets/page_switch.h"
#include "tests/app/cli/cli_process.h"
#include "tests/support/own_window.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QTest>

namespace sightline::test {

/// A window on a table that ships, with what the panel Layout has.
struct DesignWindow : OwnWindow {
    explicit DesignWindow(const QString& table = QStringLiteral("tournament-table"), double cell = 1.0) {
        auto choice = settings.mapChoice();
        choice.cell = geometry::Length::fromInches(cell);
        window.design().map().page()->setChoice(choice);
        show(table);
    }
    [[nodiscard]] app::ActionSet& actions() const { return window.actions(); }
    [[nodiscard]] app::MapController& map() const { return window.design().map(); }
    [[nodiscard]] bool settled() const {
        return QTest::qWaitFor([this] { return window.design().isSettled(); }, 180'000);
    }
    void choose(app::MapSubject subject,
                const QString& id = {},
                scenarios::IsovistMeasure measure = scenarios::IsovistMeasure::Area) {
        auto* box = window.findChild<QComboBox*>(QStringLiteral("mapSubject"));
        const int index = box->findData(QVariantList{static_cast<int>(subject), id, static_cast<int>(measure)});
        QVERIFY(index >= 0);
        box->setCurrentIndex(index);
        emit box->activated(index);
        actions().named("mapOfSight")->setChecked(true);
        QVERIFY(settled());
        QVERIFY2(map().answer(), qPrintable(window.findChild<QLabel*>(QStringLiteral("mapSentence"))->text()));
    }
    void page(int index) {
        window.findChild<QDockWidget*>(QStringLiteral("designDock"))->show();
        window.findChild<app::PageSwitch*>(QStringLiteral("designPages"))->setCurrentIndex(index);
        QVERIFY(settled());
    }
    /// What is written as a list.
    [[nodiscard]] QByteArray list() {
        const QString path = folder.filePath(QStringLiteral("map.csv"));
        map().write(path);
        return settled() ? tests::bytesOfFile(path) : QByteArray{};
    }
    [[nodiscard]] QString text(const char* label) const {
        return window.findChild<QLabel*>(QLatin1String{label})->text();
    }
};

} // namespace sightline::test
