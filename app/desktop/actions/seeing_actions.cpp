#include "app/desktop/actions/seeing_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/settings.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include <tuple>

namespace sightline::app {

const std::vector<Looking>& waysOfLooking() {
    using geometry::SampleSettings;
    using geometry::SightMethod;
    static const std::vector<Looking> ways{{SightMethod::Exact, {}},
                                           {SightMethod::Sampled, {}},
                                           {SightMethod::Sampled, SampleSettings::inBands()},
                                           {SightMethod::Sampled, SampleSettings::withPoints(4)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(8)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(16)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(32)},
                                           {SightMethod::Sampled, SampleSettings::withPoints(64)},
                                           {SightMethod::Center, {}}};
    return ways;
}

SeeingActions::SeeingActions(ActionSet& set) : QObject{&set} {
    const auto onTable = [&set](QAction* action, const QKeySequence& key) {
        set.onCanvas(action, {key});
        action->setAutoRepeat(false);
        return action;
    };
    allLinesHold = onTable(set.add(tr("All lines while the key is &held"), {},
                                   tr("Show the lines of all pairs as long as the key is held")),
                           Qt::Key_G);
    allLines = onTable(set.addSwitch(tr("&Lines of all pairs"), {}, tr("Show the lines of all pairs of models")),
                       Qt::SHIFT | Qt::Key_G);
    probeHold = onTable(set.add(tr("Who sees the pointer while the key is hel&d"), {},
                                tr("Show who sees the spot under the pointer as long as the key is held")),
                        Qt::Key_Q);
    probe =
        onTable(set.addSwitch(tr("&Who sees this spot"), "eye", tr("Show which models see the spot under the pointer")),
                Qt::SHIFT | Qt::Key_Q);
    keepLine = onTable(set.addSwitch(tr("&Keep this line on the table"), "lock",
                                     tr("Keep the verdict of the pair in front on the table while others are asked")),
                       Qt::Key_K);
    loupeHold = onTable(set.add(tr("Magnify the close call while the key is he&ld"), {},
                                tr("Show the narrowest place of the line in front many times as large")),
                        Qt::Key_Y);
    loupe = onTable(set.addSwitch(tr("Magnifier at the &pointer"), "zoom-in",
                                  tr("Show what is under the pointer four times as large")),
                    Qt::SHIFT | Qt::Key_Y);
    legend =
        onTable(set.addSwitch(tr("L&egend"), {}, tr("Tell what the lines on the table mean")), Qt::SHIFT | Qt::Key_K);
    region = onTable(
        set.addSwitch(tr("&Visible region"), {},
                      tr("Shade what the selected models do not see of the table, with the area that they see")),
        Qt::SHIFT | Qt::Key_V);
    ranges = onTable(set.addSwitch(tr("&Ranges of selected models"), {},
                                   tr("Draw distances, weapon ranges and arcs round the selected models")),
                     Qt::SHIFT | Qt::Key_M);
    coherency =
        onTable(set.addSwitch(tr("&Coherency of units"), {},
                              tr("Draw which models of a unit are near enough to each other, and which are apart")),
                Qt::SHIFT | Qt::Key_C);
    engagement = onTable(set.addSwitch(tr("E&ngagement"), {}, tr("Draw how near an enemy is engaged, and who is")),
                         Qt::SHIFT | Qt::Key_E);
    distances = set.add(tr("D&istances round models…"), {},
                        tr("Choose which distances are drawn, and how far coherency and engagement reach"));
    dropLines = set.add(tr("Drop all kept lines"), {}, tr("Take all lines that were kept off the table"));
    nameActions({{"allLinesHold", allLinesHold},
                 {"allLines", allLines},
                 {"probeHold", probeHold},
                 {"probe", probe},
                 {"keepLine", keepLine},
                 {"dropLines", dropLines}});
    nameActions({{"loupeHold", loupeHold},
                 {"loupe", loupe},
                 {"legend", legend},
                 {"visibleRegion", region},
                 {"rangeRings", ranges},
                 {"coherency", coherency},
                 {"engagement", engagement},
                 {"distances", distances}});
    makeChoices(set);
}

QList<QAction*> SeeingActions::ofTable() const {
    return {allLinesHold, allLines, probeHold, probe, loupeHold, loupe, legend, region, ranges, coherency, engagement};
}

void SeeingActions::fillViewMenu(QMenu& menu) const {
    auto* seeing = menu.addMenu(tr("&Seeing"));
    seeing->addActions({allLinesHold, allLines});
    seeing->addSeparator();
    seeing->addActions({probeHold, probe, region});
    seeing->addSeparator();
    seeing->addActions({loupeHold, loupe});
    seeing->addSeparator();
    seeing->addActions({keepLine, dropLines});
    seeing->addSeparator();
    seeing->addActions({ranges, coherency, engagement, distances});
    menu.addAction(legend);
}

void SeeingActions::makeChoices(ActionSet& set) {
    const auto group = [&](const auto& choices, const QString& tip) {
        auto* actions = new QActionGroup{this};
        for (const auto& [name, choice, text] : choices) {
            auto* action = set.addSwitch(text, {}, tip);
            action->setObjectName(QLatin1String{name});
            action->setData(static_cast<int>(choice));
            actions->addAction(action);
        }
        return actions;
    };
    using Canvas = std::tuple<const char*, CanvasChoice, QString>;
    canvasThemes = group(QList<Canvas>{{"canvasAsWindow", CanvasChoice::AsWindow, tr("Table as the &window")},
                                       {"canvasLight", CanvasChoice::Light, tr("&Light table")},
                                       {"canvasDark", CanvasChoice::Dark, tr("&Dark table")},
                                       {"canvasPrint", CanvasChoice::Print, tr("&Table as in print")}},
                         tr("The colors of the table, whatever those of the window are"));
    using Wheel = std::tuple<const char*, WheelUse, QString>;
    wheelUses = group(QList<Wheel>{{"wheelByDevice", WheelUse::ByDevice, tr("Wheel zooms, touchpad &scrolls")},
                                   {"wheelZooms", WheelUse::Zooms, tr("Both &zoom")},
                                   {"wheelScrolls", WheelUse::Scrolls, tr("&Both scroll, with Ctrl they zoom")}},
                      tr("What a wheel and two fingers on a touchpad do on the table"));
    using Fingers = std::tuple<const char*, TwoFingers, QString>;
    twoFingers = group(QList<Fingers>{{"fingersBoth", TwoFingers::PanAndZoom, tr("Two fingers push and &zoom")},
                                      {"fingersPan", TwoFingers::PanOnly, tr("Two fingers only &push")},
                                      {"fingersZoom", TwoFingers::ZoomOnly, tr("Two fingers only z&oom")}},
                       tr("What two fingers on a touch screen do on the table"));
    largeTargets =
        set.addSwitch(tr("&Large buttons for fingers"), {},
                      tr("Make all buttons and fields large, and put those that fingers need onto the table"));
    largeTargets->setObjectName(QStringLiteral("largeTargets"));
    using Way = std::tuple<const char*, int, QString>;
    ways =
        group(QList<Way>{{"lookExact", 0, tr("&Exact: all lines between the bases")},
                         {"lookSampled", 1, tr("&Sampled: 4, 6 or 8 points by size and distance")},
                         {"lookBands", 2, tr("Sampled in &bands: center below 32 mm, edges to 60 mm, all round above")},
                         {"look4", 3, tr("Sampled: &4 points round each base")},
                         {"look8", 4, tr("Sampled: &8 points round each base")},
                         {"look16", 5, tr("Sampled: &16 points round each base")},
                         {"look32", 6, tr("Sampled: &32 points round each base")},
                         {"look64", 7, tr("Sampled: &64 points round each base")},
                         {"lookCenter", 8, tr("&Center to center only")}},
              tr("How the line of the pair in front is looked for; only the exact way proves that there is none"));
    ways->actions().front()->setChecked(true);
}

void SeeingActions::fillSettingsMenu(QMenu& menu) const {
    menu.addMenu(tr("Ho&w lines are looked for"))->addActions(ways->actions());
    auto* pointer = menu.addMenu(tr("&Pointer and touch"));
    pointer->addActions(wheelUses->actions());
    pointer->addSeparator();
    pointer->addActions(twoFingers->actions());
    pointer->addSeparator();
    pointer->addAction(largeTargets);
}

} // namespace sightline::app
