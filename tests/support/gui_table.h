#pragma once

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/services/sight_service.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/tools/tool_set.h"

#include <QApplication>
#include <QEvent>
#include <QPointF>
#include <QTest>

#include <vector>

namespace sightline::test {

/// Sets one font for all machines: DejaVu Sans of the package fonts-dejavu-core. Ends the program if it is not
/// installed.
void useTestFont();

[[nodiscard]] scenarios::Model
roundModel(const QString& id, const QString& player, double x, double y, double millimeters = 32);
[[nodiscard]] scenarios::Piece
boxPiece(const QString& id, double left, double top, double right, double bottom, double height = 6);

/// A 60 x 44 in table: m1 of player a at (10, 20), m2 and m3 of player b at (40, 20) and (40, 30), and a tall box
/// [24, 26] x [18, 22] between m1 and m2, so that m1 sees m3 but not m2.
[[nodiscard]] scenarios::Scenario smallTable();

inline const scenarios::ModelId kM1{QStringLiteral("m1")};
inline const scenarios::ModelId kM2{QStringLiteral("m2")};
inline const scenarios::ModelId kM3{QStringLiteral("m3")};
inline const scenarios::PieceId kBox{QStringLiteral("box")};
inline const scenarios::PlayerId kAnne{QStringLiteral("a")};
inline const scenarios::PlayerId kBert{QStringLiteral("b")};

/// The main function of a test of widgets.
template <class Test> int runWithTestFont(int argc, char** argv) {
    const QApplication application{argc, argv};
    useTestFont();
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// A document with `smallTable`.
struct SmallDocument : app::ScenarioDocument {
    SmallDocument() { newScenario(smallTable()); }
};

/// The verdict of each pair.
[[nodiscard]] std::vector<scenarios::Verdict> matrixOf(const scenarios::Scenario& scenario);

/// `smallTable` by the rules `plan`; two walls in the place of its box leave a gap between these y.
[[nodiscard]] scenarios::Scenario gapTable(double upperEnd, double lowerEnd);

/// All that stands round a table in the window, 900 x 700 pixels, and the hands of a user.
struct GuiTable {
    explicit GuiTable(scenarios::Scenario scenario = smallTable());

    /// Places are in table inches.
    void hover(QPointF place, Qt::KeyboardModifiers modifiers = {});
    void press(QPointF place, Qt::KeyboardModifiers modifiers = {});
    void release(QPointF place, Qt::KeyboardModifiers modifiers = {});
    void click(QPointF place, Qt::KeyboardModifiers modifiers = {});
    void doubleClick(QPointF place);
    /// In ten steps.
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = {});
    void key(int key, Qt::KeyboardModifiers modifiers = {});
    /// Waits for the answer about what is shown now. False if none comes within five seconds.
    [[nodiscard]] bool waitForAnswer();

    [[nodiscard]] QPointF positionOf(const QString& model) const;

    app::ScenarioDocument document;
    app::TableState state;
    app::SightService service;
    app::TableScene scene;
    app::SightWatch watch;
    app::ToolSet tools;
    app::TableView view;

private:
    void send(QEvent::Type type,
              QPointF place,
              Qt::MouseButton button,
              Qt::MouseButtons buttons,
              Qt::KeyboardModifiers modifiers);
};

} // namespace sightline::test
