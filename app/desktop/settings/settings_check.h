#pragma once

#include "geometry/base/length.h"
#include "scenarios/base/diagnostic.h"

#include <QStringList>
#include <QVariant>

#include <vector>

class QSettings;

namespace sightline::app {

/// The keys of the preferences in the settings file.
namespace setting_keys {
inline const QString kTheme = QStringLiteral("appearance/theme");
inline const QString kLanguage = QStringLiteral("appearance/language");
inline const QString kCanvas = QStringLiteral("appearance/canvas");
inline const QString kClassic = QStringLiteral("appearance/classicColours");
inline const QString kUiScale = QStringLiteral("appearance/scalePercent");
inline const QString kUnits = QStringLiteral("table/units");
inline const QString kWheel = QStringLiteral("pointer/wheel");
inline const QString kTwoFingers = QStringLiteral("pointer/twoFingers");
inline const QString kLargeTargets = QStringLiteral("pointer/largeTargets");
inline const QString kHeights = QStringLiteral("table/heights");
inline const QString kReducedMotion = QStringLiteral("appearance/reducedMotion");
inline const QString kRulers = QStringLiteral("table/rulers");
inline const QString kNewTableRules = QStringLiteral("newTable/rules");
inline const QString kAutosave = QStringLiteral("files/autosaveSeconds");
inline const QString kSmallBase = QStringLiteral("sampling/smallBaseMillimeters");
inline const QString kMediumBase = QStringLiteral("sampling/mediumBaseMillimeters");
inline const QString kFarApart = QStringLiteral("sampling/farApartInches");
inline const QString kFewPoints = QStringLiteral("sampling/fewPoints");
inline const QString kMediumPoints = QStringLiteral("sampling/mediumPoints");
inline const QString kManyPoints = QStringLiteral("sampling/manyPoints");
inline const QString kTolerance = QStringLiteral("judging/tolerance");
inline const QString kSettle = QStringLiteral("table/settleModels");
inline const QString kSnap = QStringLiteral("snap/on");
inline const QString kSnapGrid = QStringLiteral("snap/grid");
inline const QString kSnapCorners = QStringLiteral("snap/corners");
inline const QString kSnapEdges = QStringLiteral("snap/edges");
inline const QString kSnapAngles = QStringLiteral("snap/angles");
inline const QString kSnapBases = QStringLiteral("snap/bases");
inline const QString kJudgePhrase = QStringLiteral("judge/phrase");
inline const QString kHeldPhrase = QStringLiteral("judge/heldPhrase");
inline const QString kSnapStep = QStringLiteral("snap/stepInches");
} // namespace setting_keys

/// Returns a boolean, stored as "true" or "false"; any other value is replaced by `usual`.
[[nodiscard]] bool flagOf(const QSettings& store, const QString& key, bool usual);
/// Returns an integer from `least` to `most`; any other value is replaced by `usual`.
[[nodiscard]] int wholeOf(const QSettings& store, const QString& key, int usual, int least, int most);

/// Returns a number from `least` to `most`; any other value is replaced by `usual`.
[[nodiscard]] double numberOf(const QSettings& store, const QString& key, double usual, double least, double most);
/// Returns a length from `least` to `most`, in inches; any other value is replaced by `usual`.
[[nodiscard]] geometry::Length
lengthOf(const QSettings& store, const QString& key, geometry::Length usual, double least, double most);
/// Returns the choice stored under its name, from `names` in the order of the values; any other value is replaced by
/// `usual`.
template <class Choice> [[nodiscard]] Choice namedIn(const QStringList& names, const QVariant& stored, Choice usual) {
    const auto index = names.indexOf(stored.toString());
    return index < 0 ? usual : static_cast<Choice>(index);
}

/// Returns the problems of a settings file: that it cannot be read, and each preference out of its range, with the
/// line, the expected and the actual value. Unknown keys are ignored.
[[nodiscard]] std::vector<scenarios::Diagnostic> settingsProblems(const QSettings& store);

} // namespace sightline::app
