#include "app/desktop/settings/design_settings.h"

#include "app/desktop/settings/settings_check.h"

#include <QSettings>

namespace sightline::app {

namespace {

using geometry::Length;

const QString kViewer = QStringLiteral("region/viewer");
const QString kViewerHeight = QStringLiteral("region/viewerHeightInches");
const QString kHasRange = QStringLiteral("region/hasRange");
const QString kRange = QStringLiteral("region/rangeInches");
const QString kHasArc = QStringLiteral("region/hasArc");
const QString kArcZero = QStringLiteral("region/arcZero");
const QString kArcCenter = QStringLiteral("region/arcMiddleDegrees");
const QString kArcWidth = QStringLiteral("region/arcWidthDegrees");
const QString kWants = QStringLiteral("region/wants");
const QString kTargetBase = QStringLiteral("region/targetBaseInches");
const QString kTargetElevation = QStringLiteral("region/targetElevationInches");
const QString kRegionCell = QStringLiteral("region/cellInches");

const QString kAim = QStringLiteral("moves/question");
const QString kAgainst = QStringLiteral("moves/against");
const QString kMove = QStringLiteral("moves/moveInches");
const QString kTheirMove = QStringLiteral("moves/theirMoveInches");
const QString kCell = QStringLiteral("moves/cellInches");
const QString kTheirCell = QStringLiteral("moves/theirCellInches");
const QString kHighAsModel = QStringLiteral("moves/highAsModel");
const QString kHeight = QStringLiteral("moves/heightInches");

const QString kSightCell = QStringLiteral("sight/cellInches");
const QString kSightCellChosen = QStringLiteral("sight/cellChosen");
const QString kSightMove = QStringLiteral("sight/moveInches");
const QString kGapBase = QStringLiteral("sight/gapBaseInches");
const QString kOpen = QStringLiteral("sight/openPercent");

const QString kPlace = QStringLiteral("setUpError/placeInches");
const QString kTurn = QStringLiteral("setUpError/degrees");

/// Names in the file, in the order of the values.
const QStringList kViewers{QStringLiteral("model"), QStringLiteral("unit"), QStringLiteral("zone"),
                           QStringLiteral("spot")};
const QStringList kArcZeros{QStringLiteral("table"), QStringLiteral("front")};
const QStringList kTargets{QStringLiteral("spot"), QStringLiteral("some"), QStringLiteral("all")};
const QStringList kAims{QStringLiteral("safe"), QStringLiteral("threat"), QStringLiteral("sees"),
                        QStringLiteral("hidden")};
const QStringList kEnemies{QStringLiteral("all"), QStringLiteral("target")};

/// All digits, so that the same is read again.
QString text(double number) { return QString::number(number, 'g', 17); }
QString text(Length length) { return text(length.inches()); }

} // namespace

RegionChoice regionChoiceOf(const QSettings& store) {
    RegionChoice choice;
    choice.viewer = namedIn(kViewers, store.value(kViewer), choice.viewer);
    choice.viewerHeight = lengthOf(store, kViewerHeight, choice.viewerHeight, 0.0, kMaxRegionInches);
    choice.hasRange = flagOf(store, kHasRange, choice.hasRange);
    choice.range = lengthOf(store, kRange, choice.range, 0.0, kMaxRegionInches);
    choice.hasArc = flagOf(store, kHasArc, choice.hasArc);
    choice.arcZero = namedIn(kArcZeros, store.value(kArcZero), choice.arcZero);
    choice.arcCenter = numberOf(store, kArcCenter, choice.arcCenter, 0.0, 360.0);
    choice.arcWidth = numberOf(store, kArcWidth, choice.arcWidth, 1.0, 360.0);
    choice.wants = namedIn(kTargets, store.value(kWants), choice.wants);
    choice.targetBase = lengthOf(store, kTargetBase, choice.targetBase, 1.0 / Length::fromInches(1).millimeters(),
                                 Length::fromMillimeters(kMaxRegionBase).inches());
    choice.targetElevation = lengthOf(store, kTargetElevation, choice.targetElevation, 0.0, kMaxRegionInches);
    choice.cell = lengthOf(store, kRegionCell, choice.cell, kMinRegionCell, kMaxRegionCell);
    return choice;
}

void storeRegionChoice(QSettings& store, const RegionChoice& choice) {
    store.setValue(kViewer, kViewers[static_cast<int>(choice.viewer)]);
    store.setValue(kViewerHeight, text(choice.viewerHeight));
    store.setValue(kHasRange, choice.hasRange);
    store.setValue(kRange, text(choice.range));
    store.setValue(kHasArc, choice.hasArc);
    store.setValue(kArcZero, kArcZeros[static_cast<int>(choice.arcZero)]);
    store.setValue(kArcCenter, text(choice.arcCenter));
    store.setValue(kArcWidth, text(choice.arcWidth));
    store.setValue(kWants, kTargets[static_cast<int>(choice.wants)]);
    store.setValue(kTargetBase, text(choice.targetBase));
    store.setValue(kTargetElevation, text(choice.targetElevation));
    store.setValue(kRegionCell, text(choice.cell));
}

MovesChoice movesChoiceOf(const QSettings& store) {
    MovesChoice choice;
    choice.aim = namedIn(kAims, store.value(kAim), choice.aim);
    choice.against = namedIn(kEnemies, store.value(kAgainst), choice.against);
    choice.move = lengthOf(store, kMove, choice.move, 0.0, kMaxMoveInches);
    choice.theirMove = lengthOf(store, kTheirMove, choice.theirMove, 0.0, kMaxMoveInches);
    choice.cell = lengthOf(store, kCell, choice.cell, kMinMoveCell, kMaxMoveCell);
    choice.theirCell = lengthOf(store, kTheirCell, choice.theirCell, kMinMoveCell, kMaxMoveCell);
    choice.isHighAsModel = flagOf(store, kHighAsModel, choice.isHighAsModel);
    choice.height = lengthOf(store, kHeight, choice.height, 0.0, kMaxRegionInches);
    return choice;
}

void storeMovesChoice(QSettings& store, const MovesChoice& choice) {
    store.setValue(kAim, kAims[static_cast<int>(choice.aim)]);
    store.setValue(kAgainst, kEnemies[static_cast<int>(choice.against)]);
    store.setValue(kMove, text(choice.move));
    store.setValue(kTheirMove, text(choice.theirMove));
    store.setValue(kCell, text(choice.cell));
    store.setValue(kTheirCell, text(choice.theirCell));
    store.setValue(kHighAsModel, choice.isHighAsModel);
    store.setValue(kHeight, text(choice.height));
}

SightPageChoice sightChoiceOf(const QSettings& store) {
    const double inch = Length::fromInches(1).millimeters();
    SightPageChoice choice;
    choice.cell = lengthOf(store, kSightCell, choice.cell, kMinSightCell, kMaxSightCell);
    choice.move = lengthOf(store, kSightMove, choice.move, 0.0, kMaxSightMove);
    choice.gapBase = lengthOf(store, kGapBase, choice.gapBase, kMinGapBase / inch, kMaxGapBase / inch);
    choice.openPercent = static_cast<int>(numberOf(store, kOpen, choice.openPercent, 1.0, 100.0));
    // Settings without the key have a spacing of an inch unless the user chose one.
    choice.isCellChosen = store.value(kSightCellChosen, choice.cell != SightPageChoice{}.cell).toBool();
    return choice;
}

void storeSightChoice(QSettings& store, const SightPageChoice& choice) {
    store.setValue(kSightCell, text(choice.cell));
    store.setValue(kSightMove, text(choice.move));
    store.setValue(kGapBase, text(choice.gapBase));
    store.setValue(kOpen, choice.openPercent);
    store.setValue(kSightCellChosen, choice.isCellChosen);
}

SetUpError setUpErrorOf(const QSettings& store) {
    SetUpError error;
    error.place = lengthOf(store, kPlace, error.place, 0.0, kMaxSetUpInches);
    error.degrees = numberOf(store, kTurn, error.degrees, 0.0, kMaxSetUpDegrees);
    return error;
}

void storeSetUpError(QSettings& store, const SetUpError& error) {
    store.setValue(kPlace, text(error.place));
    store.setValue(kTurn, text(error.degrees));
}

} // namespace sightline::app
