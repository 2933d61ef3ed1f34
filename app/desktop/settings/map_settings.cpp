#include "app/desktop/settings/map_settings.h"

#include "app/desktop/settings/settings_check.h"

#include <QSettings>

namespace sightline::app {

namespace {

const QString kSubject = QStringLiteral("maps/subject");
const QString kMeasure = QStringLiteral("maps/measure");
const QString kCell = QStringLiteral("maps/cellInches");
const QString kPositions = QStringLiteral("maps/positionsInches");
const QString kViewerHeight = QStringLiteral("maps/viewerHeightInches");
const QString kTargetHeight = QStringLiteral("maps/targetHeightInches");
const QString kColors = QStringLiteral("maps/colours");
const QString kOpacity = QStringLiteral("maps/opacityPercent");
const QString kIsolines = QStringLiteral("maps/isolines");

const QStringList kSubjects{QStringLiteral("models"), QStringLiteral("positions"), QStringLiteral("seen-share"),
                            QStringLiteral("measure")};

} // namespace

MapChoice mapChoiceOf(const QSettings& store) {
    MapChoice choice;
    choice.subject = namedIn(kSubjects, store.value(kSubject), choice.subject);
    choice.measure = namedIn(scenarios::isovistMeasureNames(), store.value(kMeasure), choice.measure);
    choice.cell = lengthOf(store, kCell, choice.cell, kMinMapCell, kMaxMapCell);
    choice.positions = lengthOf(store, kPositions, choice.positions, kMinMapCell, kMaxPositionsApart);
    choice.viewerHeight = lengthOf(store, kViewerHeight, choice.viewerHeight, 0.0, kMaxMapHeight);
    choice.targetHeight = lengthOf(store, kTargetHeight, choice.targetHeight, 0.0, kMaxMapHeight);
    choice.colors = colorMapNamed(store.value(kColors).toString()).value_or(choice.colors);
    choice.opacityPercent = wholeOf(store, kOpacity, choice.opacityPercent, kMinOpacity, 100);
    choice.isolines = flagOf(store, kIsolines, choice.isolines);
    return choice;
}

void storeMapChoice(QSettings& store, const MapChoice& choice) {
    const auto text = [](geometry::Length length) { return QString::number(length.inches(), 'g', 17); };
    store.setValue(kSubject, kSubjects[static_cast<int>(choice.subject)]);
    store.setValue(kMeasure, scenarios::isovistMeasureNames()[static_cast<int>(choice.measure)]);
    store.setValue(kCell, text(choice.cell));
    store.setValue(kPositions, text(choice.positions));
    store.setValue(kViewerHeight, text(choice.viewerHeight));
    store.setValue(kTargetHeight, text(choice.targetHeight));
    store.setValue(kColors, colorMapNames()[static_cast<int>(choice.colors)]);
    store.setValue(kOpacity, choice.opacityPercent);
    store.setValue(kIsolines, choice.isolines);
}

} // namespace sightline::app
