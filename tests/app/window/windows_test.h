#pragma once

#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/window/windows.h"
#include "scenarios/edits/edits.h"
#include "tests/support/secret_table.h"
#include "tests/support/window_test.h"

#include <memory>
#include <utility>

namespace sightline::test {

/// A test of several windows of one program; the first is the judge's.
class WindowsTest : public WindowTest {
protected:
    /// Starts the program, without a window.
    void start() {
        m_windows.reset();
        m_settings.reset();
        makeSettings();
        m_windows = std::make_unique<app::Windows>(*m_settings);
    }
    /// Starts the program with a table in the judge's window.
    void startWith(scenarios::Scenario table) {
        start();
        m_judge = &m_windows->make();
        m_judge->resize(1300, 850);
        m_judge->openLibrary(QStringLiteral("first-wall"));
        m_judge->document().newScenario(std::move(table));
        m_judge->show();
    }
    void stop() {
        m_windows.reset();
        closeWindow();
    }
    [[nodiscard]] const scenarios::Scenario& whole() const { return m_judge->document().scenario(); }

    static void move(app::MainWindow& window, const QString& model, double x, double y) {
        auto& document = window.document();
        document.edit(QStringLiteral("Move"),
                      scenarios::withModelAt(document.scenario(), {model}, geometry::pointFromInches(x, y)));
    }

    std::unique_ptr<app::Windows> m_windows;
    app::MainWindow* m_judge = nullptr;
};

} // namespace sightline::test
