#include "tests/support/gui_table.h"

#include "app/shared/painting/paint_options.h"
#include "scenarios/judge/judge.h"
#include "tests/support/scenario_builder.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QTest>

namespace sightline::test {

using namespace sightline::geometry;

void useTestFont() {
    const QString folder = QStringLiteral("/usr/share/fonts/truetype/dejavu/");
    const int id = QFontDatabase::addApplicationFont(folder + QStringLiteral("DejaVuSans.ttf"));
    if (id < 0 || QFontDatabase::addApplicationFont(folder + QStringLiteral("DejaVuSans-Bold.ttf")) < 0) {
        qFatal("The fonts of the package fonts-dejavu-core are not in %s", qPrintable(folder));
    }
    QGuiApplication::setFont(QFont{QFontDatabase::applicationFontFamilies(id).constFirst(), 10});
}

scenarios::Model roundModel(const QString& id, const QString& player, double x, double y, double millimeters) {
    scenarios::Model model;
    model.id.value = id;
    model.player.value = player;
    model.base = *Footprint::round(Length::fromMillimeters(millimeters));
    model.position = pointFromInches(x, y);
    return model;
}

scenarios::Piece boxPiece(const QString& id, double left, double top, double right, double bottom, double height) {
    return testsupport::boxPiece(id, left, top, right, bottom, height);
}

scenarios::Scenario smallTable() {
    scenarios::Scenario scenario;
    scenario.name = QStringLiteral("Small table");
    for (const char* id : {"a", "b"}) {
        scenarios::Player player;
        player.id.value = QString::fromLatin1(id);
        scenario.players.push_back(player);
    }
    scenario.terrain.push_back(boxPiece(QStringLiteral("box"), 24, 18, 26, 22));
    scenario.models.push_back(roundModel(QStringLiteral("m1"), QStringLiteral("a"), 10, 20));
    scenario.models.push_back(roundModel(QStringLiteral("m2"), QStringLiteral("b"), 40, 20));
    scenario.models.push_back(roundModel(QStringLiteral("m3"), QStringLiteral("b"), 40, 30));
    return scenario;
}

scenarios::Scenario gapTable(double upperEnd, double lowerEnd) {
    scenarios::Scenario scenario = smallTable();
    scenario.rules = QStringLiteral("plan");
    scenario.terrain = {boxPiece(QStringLiteral("north"), 24, 14, 26, upperEnd),
                        boxPiece(QStringLiteral("south"), 24, lowerEnd, 26, 26)};
    return scenario;
}

std::vector<scenarios::Verdict> matrixOf(const scenarios::Scenario& scenario) {
    const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
    std::vector<scenarios::Verdict> matrix;
    for (const auto& question : scenarios::pairQuestions(scenario)) {
        matrix.push_back(scenarios::judge(table, question));
    }
    return matrix;
}

GuiTable::GuiTable(scenarios::Scenario scenario)
    : scene{document, state},
      watch{document, state, service},
      tools{{document, state, scene}},
      view{document, state, scene} {
    QObject::connect(&service, &app::SightService::answered, &scene, &app::TableScene::showSight);
    view.setTools(&tools);
    view.resize(900, 700);
    view.show();
    document.newScenario(std::move(scenario));
    view.setFocus();
    QCoreApplication::processEvents();
}

void GuiTable::send(QEvent::Type type,
                    QPointF place,
                    Qt::MouseButton button,
                    Qt::MouseButtons buttons,
                    Qt::KeyboardModifiers modifiers) {
    const QPointF at = view.toViewport(place);
    QMouseEvent event{type, at, view.viewport()->mapToGlobal(at), button, buttons, modifiers};
    QCoreApplication::sendEvent(view.viewport(), &event);
}

void GuiTable::hover(QPointF place, Qt::KeyboardModifiers modifiers) {
    send(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton, modifiers);
}

void GuiTable::press(QPointF place, Qt::KeyboardModifiers modifiers) {
    send(QEvent::MouseButtonPress, place, Qt::LeftButton, Qt::LeftButton, modifiers);
}

void GuiTable::release(QPointF place, Qt::KeyboardModifiers modifiers) {
    send(QEvent::MouseButtonRelease, place, Qt::LeftButton, Qt::NoButton, modifiers);
}

void GuiTable::click(QPointF place, Qt::KeyboardModifiers modifiers) {
    hover(place, modifiers);
    press(place, modifiers);
    release(place, modifiers);
}

void GuiTable::doubleClick(QPointF place) {
    click(place);
    send(QEvent::MouseButtonDblClick, place, Qt::LeftButton, Qt::LeftButton, {});
    release(place);
}

void GuiTable::drag(QPointF from, QPointF to, Qt::KeyboardModifiers modifiers) {
    hover(from, modifiers);
    press(from, modifiers);
    for (int step = 1; step <= 10; ++step) {
        send(QEvent::MouseMove, from + (to - from) * (step / 10.0), Qt::NoButton, Qt::LeftButton, modifiers);
    }
    release(to, modifiers);
}

void GuiTable::key(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(&view, static_cast<Qt::Key>(key), modifiers);
}

bool GuiTable::waitForAnswer() {
    return QTest::qWaitFor([this] { return !service.isBusy(); }, 5000);
}

QPointF GuiTable::positionOf(const QString& model) const {
    return app::toInches(document.scenario().model(scenarios::ModelId{model})->position);
}

} // namespace sightline::test
