#include "app/desktop/settings/settings.h"

#include "app/desktop/settings/design_settings.h"
#include "app/desktop/settings/map_settings.h"
#include "app/desktop/settings/settings_check.h"
#include "app/desktop/settings/settings_writer.h"
#include "scenarios/catalogs/piece_templates.h"
#include "scenarios/rules/user_packs.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <utility>

namespace sightline::app {

namespace {

const QString kImportCell = QStringLiteral("import/cellInches");
const QString kImportUnit = QStringLiteral("import/unitInches");
const QString kImportFootprints = QStringLiteral("import/footprints");
const QString kImportWidth = QStringLiteral("import/tableWidthInches");
const QString kJudge = QStringLiteral("judge/name");
const QString kRanges = QStringLiteral("distances/rangesInches");
const QString kCoherency = QStringLiteral("distances/coherencyInches");
const QString kNeighbors = QStringLiteral("distances/coherencyNeighbours");
const QString kLargeUnit = QStringLiteral("distances/coherencyLargeUnit");
const QString kLargeNeighbors = QStringLiteral("distances/coherencyLargeNeighbours");
const QString kSpread = QStringLiteral("distances/coherencySpreadInches");
const QString kEngagement = QStringLiteral("distances/engagementInches");
const QString kSamplePointHeight = QStringLiteral("distances/spotHeightInches");
const QString kToleranceNames = QStringLiteral("judging/tolerancePlayers");
const QString kToleranceValues = QStringLiteral("judging/toleranceOfPlayers");
const QString kGame = QStringLiteral("palette/game");
const QString kRecentBases = QStringLiteral("palette/recent");
const QString kRecentPieces = QStringLiteral("palette/recentPieces");
const QString kTour = QStringLiteral("window/tourSeen");
const QString kVerdictDetails = QStringLiteral("window/verdictDetails");
const QString kRecent = QStringLiteral("files/recent");
const QString kFolder = QStringLiteral("files/folder");
const QString kKeyGroup = QStringLiteral("keys");
const QString kKeyNames = QStringLiteral("keys/names");
const QString kKeysOf = QStringLiteral("keys/of/%1");
const QString kGeometry = QStringLiteral("window/geometry");
const QString kState = QStringLiteral("window/state");

/// Names of choices in the file, the usual one first.
template <class Choice> using Names = QList<std::pair<Choice, QString>>;

const Names<CanvasChoice> kCanvasNames{{CanvasChoice::AsWindow, QStringLiteral("window")},
                                       {CanvasChoice::Light, QStringLiteral("light")},
                                       {CanvasChoice::Dark, QStringLiteral("dark")},
                                       {CanvasChoice::Print, QStringLiteral("print")}};
const Names<WheelUse> kWheelNames{{WheelUse::ByDevice, QStringLiteral("device")},
                                  {WheelUse::Zooms, QStringLiteral("zooms")},
                                  {WheelUse::Scrolls, QStringLiteral("scrolls")}};
const Names<TwoFingers> kTwoFingersNames{{TwoFingers::PanAndZoom, QStringLiteral("both")},
                                         {TwoFingers::PanOnly, QStringLiteral("pan")},
                                         {TwoFingers::ZoomOnly, QStringLiteral("zoom")}};

template <class Choice> Choice chosen(const QVariant& stored, const Names<Choice>& names) {
    const auto found = std::ranges::find(names, stored.toString(), &std::pair<Choice, QString>::second);
    return found == names.end() ? names.front().first : found->first;
}

template <class Choice> QString nameIn(const Names<Choice>& names, Choice choice) {
    return std::ranges::find(names, choice, &std::pair<Choice, QString>::first)->second;
}

QString keyOfGame(const QString& key, const QString& game) {
    return game.isEmpty() ? key : QStringLiteral("%1-%2").arg(key, game);
}

using namespace setting_keys;

/// The settings that the preferences dialog shows.
const std::array kPreferences{kLanguage,      kCanvas,    kTwoFingers, kLargeTargets, kTheme,         kClassic,
                              kUiScale,       kUnits,     kWheel,      kHeights,      kRulers,        kAutosave,
                              kNewTableRules, kTolerance, kSnap,       kSnapGrid,     kSnapCorners,   kSnapEdges,
                              kSnapAngles,    kSnapBases, kSnapStep,   kSettle,       kReducedMotion, kSmallBase,
                              kMediumBase,    kFarApart,  kFewPoints,  kMediumPoints, kManyPoints};

} // namespace

Settings::Settings(QObject* parent)
    : QObject{parent},
      m_store{QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sightline"), QStringLiteral("sightline")},
      m_rulesFolder{scenarios::userPackFolder()},
      m_recoveryFolder{QDir{QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)}.filePath(
          QStringLiteral("sightline/unsaved"))},
      m_templatesFolder{scenarios::userTemplateFolder()},
      m_thumbnailsFolder{QDir{QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)}.filePath(
          QStringLiteral("sightline/thumbnails"))} {
    m_problems = settingsProblems(m_store);
    connect(new SettingsWriter{m_store, this}, &SettingsWriter::failed, this, &Settings::notStored);
}

Settings::Settings(const QString& iniFile, QObject* parent)
    : QObject{parent},
      m_store{iniFile, QSettings::IniFormat},
      m_rulesFolder{QFileInfo{iniFile}.absoluteDir().filePath(QStringLiteral("rulesets"))},
      m_recoveryFolder{QFileInfo{iniFile}.absoluteDir().filePath(QStringLiteral("unsaved"))},
      m_templatesFolder{QFileInfo{iniFile}.absoluteDir().filePath(QStringLiteral("pieces"))},
      m_thumbnailsFolder{QFileInfo{iniFile}.absoluteDir().filePath(QStringLiteral("thumbnails"))} {
    m_problems = settingsProblems(m_store);
    connect(new SettingsWriter{m_store, this}, &SettingsWriter::failed, this, &Settings::notStored);
}

void Settings::set(const QString& key, const QVariant& value, const QVariant& usual) {
    if (value == usual) {
        m_store.remove(key);
    } else {
        m_store.setValue(key, value);
    }
}

ThemeChoice Settings::theme() const {
    const QString name = m_store.value(kTheme).toString();
    if (name == u"light") {
        return ThemeChoice::Light;
    }
    if (name == u"print") {
        return ThemeChoice::Print;
    }
    return name == u"dark" ? ThemeChoice::Dark : ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice) {
    if (choice == theme()) {
        return;
    }
    switch (choice) {
    case ThemeChoice::System: m_store.remove(kTheme); break;
    case ThemeChoice::Light: m_store.setValue(kTheme, QStringLiteral("light")); break;
    case ThemeChoice::Dark: m_store.setValue(kTheme, QStringLiteral("dark")); break;
    case ThemeChoice::Print: m_store.setValue(kTheme, QStringLiteral("print")); break;
    }
    emit appearanceChanged();
}

CanvasChoice Settings::canvas() const { return chosen(m_store.value(kCanvas), kCanvasNames); }

void Settings::setCanvas(CanvasChoice choice) {
    if (choice != canvas()) {
        m_store.setValue(kCanvas, nameIn(kCanvasNames, choice));
        emit appearanceChanged();
    }
}

bool Settings::usesClassicColors() const { return flagOf(m_store, kClassic, false); }

void Settings::setUsesClassicColors(bool classic) {
    if (classic != usesClassicColors()) {
        m_store.setValue(kClassic, classic);
        emit appearanceChanged();
    }
}

QString Settings::language() const { return m_store.value(kLanguage).toString(); }

void Settings::setLanguage(const QString& code) {
    if (code == language()) {
        return;
    }
    if (code.isEmpty()) {
        m_store.remove(kLanguage);
    } else {
        m_store.setValue(kLanguage, code);
    }
    emit languageChanged();
}

Tolerances Settings::tolerances() const {
    const auto millimeters = [](const QVariant& stored, double otherwise) {
        bool isNumber = false;
        const double value = stored.toDouble(&isNumber);
        return isNumber && value >= kFinestTolerance && value <= kWidestTolerance ? value : otherwise;
    };
    Tolerances tolerances;
    tolerances.usual = millimeters(m_store.value(kTolerance), kUsualTolerance);
    const QStringList names = m_store.value(kToleranceNames).toStringList();
    const QStringList values = m_store.value(kToleranceValues).toStringList();
    for (qsizetype i = 0; i < std::min(names.size(), values.size()); ++i) {
        tolerances.ofPlayers[names[i]] = millimeters(values[i], tolerances.usual);
    }
    return tolerances;
}

void Settings::setTolerances(const Tolerances& tolerances) {
    if (tolerances == this->tolerances()) {
        return;
    }
    QStringList names;
    QStringList values;
    for (const auto& [name, millimeters] : tolerances.ofPlayers) {
        names << name;
        values << QString::number(millimeters);
    }
    m_store.setValue(kTolerance, tolerances.usual);
    m_store.setValue(kToleranceNames, names);
    m_store.setValue(kToleranceValues, values);
    emit tolerancesChanged();
}

QString Settings::catalogGame() const { return m_store.value(kGame).toString(); }

void Settings::setCatalogGame(const QString& id) {
    if (id.isEmpty()) {
        m_store.remove(kGame);
    } else {
        m_store.setValue(kGame, id);
    }
}

QStringList Settings::recentBases(const QString& game) const {
    return m_store.value(keyOfGame(kRecentBases, game)).toStringList();
}

void Settings::setRecentBases(const QString& game, const QStringList& bases) {
    m_store.setValue(keyOfGame(kRecentBases, game), bases);
}

QStringList Settings::recentPieces(const QString& game) const {
    return m_store.value(keyOfGame(kRecentPieces, game)).toStringList();
}

void Settings::setRecentPieces(const QString& game, const QStringList& pieces) {
    m_store.setValue(keyOfGame(kRecentPieces, game), pieces);
}

bool Settings::hasSeenTour() const { return flagOf(m_store, kTour, false); }

void Settings::setHasSeenTour() { m_store.setValue(kTour, true); }

bool Settings::showsVerdictDetails() const { return flagOf(m_store, kVerdictDetails, false); }

void Settings::setShowsVerdictDetails(bool on) { m_store.setValue(kVerdictDetails, on); }

namespace {

double inchesIn(const QSettings& store, const QString& key, double usual, double most) {
    bool good = false;
    const double inches = store.value(key, usual).toDouble(&good);
    return good && inches > 0 && inches <= most ? inches : usual;
}

} // namespace

bool Settings::hasImportCellInches() const { return m_store.contains(kImportCell); }
double Settings::importCellInches() const { return inchesIn(m_store, kImportCell, 1.0, 1000); }
void Settings::setImportCellInches(double inches) { m_store.setValue(kImportCell, inches); }
double Settings::importUnitInches() const { return inchesIn(m_store, kImportUnit, 0.0, 1000); }
void Settings::setImportUnitInches(double inches) { m_store.setValue(kImportUnit, inches); }
double Settings::importTableWidth() const { return inchesIn(m_store, kImportWidth, 0.0, 10'000); }
void Settings::setImportTableWidth(double inches) { m_store.setValue(kImportWidth, inches); }
QString Settings::importFootprints() const { return m_store.value(kImportFootprints).toString(); }
void Settings::setImportFootprints(const QString& path) { set(kImportFootprints, path, QString{}); }

QString Settings::judgeName() const { return m_store.value(kJudge).toString(); }

void Settings::setJudgeName(const QString& name) { m_store.setValue(kJudge, name); }

QString Settings::judgePhrase() const { return m_store.value(kJudgePhrase).toString(); }

void Settings::setJudgePhrase(const QString& text) {
    text.isEmpty() ? m_store.remove(kJudgePhrase) : m_store.setValue(kJudgePhrase, text);
}

QString Settings::heldPhrase() const { return m_store.value(kHeldPhrase).toString(); }

void Settings::setHeldPhrase(const QString& text) {
    text.isEmpty() ? m_store.remove(kHeldPhrase) : m_store.setValue(kHeldPhrase, text);
}

LengthUnit Settings::units() const {
    const QString name = m_store.value(kUnits).toString();
    return name == u"mm" ? LengthUnit::Millimeters : name == u"cm" ? LengthUnit::Centimeters : LengthUnit::Inches;
}

void Settings::setUnits(LengthUnit unit) {
    if (unit != units()) {
        set(kUnits,
            unit == LengthUnit::Millimeters   ? QStringLiteral("mm")
            : unit == LengthUnit::Centimeters ? QStringLiteral("cm")
                                              : QStringLiteral("in"),
            QStringLiteral("in"));
        emit preferencesChanged();
    }
}

bool Settings::showsHeights() const { return flagOf(m_store, kHeights, false); }

void Settings::setShowsHeights(bool on) {
    if (on != showsHeights()) {
        set(kHeights, on, false);
        emit preferencesChanged();
    }
}

bool Settings::reducesMotion() const { return flagOf(m_store, kReducedMotion, false); }

void Settings::setReducesMotion(bool on) {
    if (on != reducesMotion()) {
        set(kReducedMotion, on, false);
        emit appearanceChanged();
    }
}

bool Settings::showsRulers() const { return flagOf(m_store, kRulers, true); }

void Settings::setShowsRulers(bool on) {
    if (on != showsRulers()) {
        set(kRulers, on, true);
        emit preferencesChanged();
    }
}

int Settings::autosaveSeconds() const {
    const int seconds = wholeOf(m_store, kAutosave, kUsualAutosave, 0, kLongestAutosave);
    return seconds == 0 ? 0 : std::max(seconds, kShortestAutosave);
}

void Settings::setAutosaveSeconds(int seconds) {
    const int inRange = seconds <= 0 ? 0 : std::clamp(seconds, kShortestAutosave, kLongestAutosave);
    if (inRange != autosaveSeconds()) {
        set(kAutosave, inRange, kUsualAutosave);
        emit preferencesChanged();
    }
}

int Settings::uiScale() const { return wholeOf(m_store, kUiScale, kMinUiScale, kMinUiScale, kMaxUiScale); }

void Settings::setUiScale(int percent) { set(kUiScale, std::clamp(percent, kMinUiScale, kMaxUiScale), kMinUiScale); }

QString Settings::rulesForNewTables() const {
    const QString id = m_store.value(kNewTableRules).toString();
    return scenarios::shippedRuleSet(id) ? id : QStringLiteral("plan");
}

void Settings::setRulesForNewTables(const QString& id) {
    if (id != rulesForNewTables() && scenarios::shippedRuleSet(id)) {
        set(kNewTableRules, id, QStringLiteral("plan"));
        emit preferencesChanged();
    }
}

QMap<QString, QVariant> Settings::preferences() const {
    QMap<QString, QVariant> values;
    for (const QString& key : kPreferences) {
        if (m_store.contains(key)) {
            values.insert(key, m_store.value(key));
        }
    }
    return values;
}

void Settings::setPreferences(const QMap<QString, QVariant>& values) {
    const QString spoken = language();
    for (const QString& key : kPreferences) {
        if (values.contains(key)) {
            m_store.setValue(key, values[key]);
        } else {
            m_store.remove(key);
        }
    }
    if (language() != spoken) {
        emit languageChanged();
    }
    emit appearanceChanged();
    emit preferencesChanged();
    emit snapChanged();
    emit pointerChanged();
    emit tolerancesChanged();
}

bool Settings::isSnapping() const { return flagOf(m_store, kSnap, true); }

void Settings::setSnapping(bool on) {
    if (on != isSnapping()) {
        set(kSnap, on, true);
        emit snapChanged();
    }
}

bool Settings::settlesModels() const { return flagOf(m_store, kSettle, true); }

void Settings::setSettlesModels(bool on) {
    if (on != settlesModels()) {
        set(kSettle, on, true);
        emit snapChanged();
    }
}

SnapChoice Settings::snapChoice() const {
    SnapChoice choice;
    choice.grid = flagOf(m_store, kSnapGrid, choice.grid);
    choice.corners = flagOf(m_store, kSnapCorners, choice.corners);
    choice.edges = flagOf(m_store, kSnapEdges, choice.edges);
    choice.angles = flagOf(m_store, kSnapAngles, choice.angles);
    choice.bases = flagOf(m_store, kSnapBases, choice.bases);
    if (const double step = m_store.value(kSnapStep).toDouble(); step >= kFinestSnapStep && step <= kWidestSnapStep) {
        choice.step = geometry::Length::fromInches(step);
    }
    return choice;
}

void Settings::setSnapChoice(const SnapChoice& choice) {
    if (choice == snapChoice()) {
        return;
    }
    const SnapChoice usual;
    set(kSnapGrid, choice.grid, usual.grid);
    set(kSnapCorners, choice.corners, usual.corners);
    set(kSnapEdges, choice.edges, usual.edges);
    set(kSnapAngles, choice.angles, usual.angles);
    set(kSnapBases, choice.bases, usual.bases);
    set(kSnapStep, choice.step.inches(), usual.step.inches());
    emit snapChanged();
}

PointerChoice Settings::pointer() const {
    return {chosen(m_store.value(kWheel), kWheelNames), chosen(m_store.value(kTwoFingers), kTwoFingersNames),
            flagOf(m_store, kLargeTargets, false)};
}

void Settings::setPointer(const PointerChoice& choice) {
    if (choice != pointer()) {
        m_store.setValue(kWheel, nameIn(kWheelNames, choice.wheel));
        m_store.setValue(kTwoFingers, nameIn(kTwoFingersNames, choice.twoFingers));
        m_store.setValue(kLargeTargets, choice.largeTargets);
        emit pointerChanged();
    }
}

ShownDistances Settings::distances() const {
    ShownDistances distances;
    const auto read = [](const QVariant& stored, geometry::Length otherwise) {
        bool isNumber = false;
        const double inches = stored.toDouble(&isNumber);
        return isNumber && inches >= kMinShownInches && inches <= kMaxShownInches ? geometry::Length::fromInches(inches)
                                                                                  : otherwise;
    };
    const auto count = [this](const QString& key, int least, int most, int otherwise) {
        bool isNumber = false;
        const int stored = m_store.value(key).toInt(&isNumber);
        return isNumber && stored >= least && stored <= most ? stored : otherwise;
    };
    CoherencyRule& coherency = distances.coherency;
    coherency.reach = read(m_store.value(kCoherency), coherency.reach);
    coherency.neighbors = count(kNeighbors, 1, kMaxNeighbors, coherency.neighbors);
    coherency.largeUnit = count(kLargeUnit, 0, kMaxUnitModels, coherency.largeUnit);
    coherency.largeNeighbors = count(kLargeNeighbors, 1, kMaxNeighbors, coherency.largeNeighbors);
    coherency.spread = read(m_store.value(kSpread), coherency.spread);
    distances.engagement = read(m_store.value(kEngagement), distances.engagement);
    distances.samplePointHeight = read(m_store.value(kSamplePointHeight), distances.samplePointHeight);
    if (m_store.contains(kRanges)) {
        distances.hasOwnRanges = true;
        distances.ranges.clear();
        for (const QString& stored : m_store.value(kRanges).toStringList().mid(0, kMaxRanges)) {
            if (const geometry::Length range = read(stored, {}); range > geometry::Length{}) {
                distances.ranges.push_back(range);
            }
        }
    }
    return distances;
}

void Settings::setDistances(const ShownDistances& distances) {
    if (distances == this->distances()) {
        return;
    }
    // All digits, so that the same lengths are read again.
    const auto text = [](geometry::Length length) { return QString::number(length.inches(), 'g', 17); };
    if (distances.hasOwnRanges) {
        QStringList ranges;
        for (const geometry::Length range : distances.ranges) {
            ranges << text(range);
        }
        m_store.setValue(kRanges, ranges);
    } else {
        m_store.remove(kRanges);
    }
    m_store.setValue(kCoherency, text(distances.coherency.reach));
    m_store.setValue(kNeighbors, distances.coherency.neighbors);
    m_store.setValue(kLargeUnit, distances.coherency.largeUnit);
    m_store.setValue(kLargeNeighbors, distances.coherency.largeNeighbors);
    m_store.setValue(kSpread, text(distances.coherency.spread));
    m_store.setValue(kEngagement, text(distances.engagement));
    m_store.setValue(kSamplePointHeight, text(distances.samplePointHeight));
    emit distancesChanged();
}

MapChoice Settings::mapChoice() const { return mapChoiceOf(m_store); }

void Settings::setMapChoice(const MapChoice& choice) {
    if (choice != mapChoice()) {
        storeMapChoice(m_store, choice);
    }
}

RegionChoice Settings::regionChoice() const { return regionChoiceOf(m_store); }

void Settings::setRegionChoice(const RegionChoice& choice) {
    if (choice != regionChoice()) {
        storeRegionChoice(m_store, choice);
        emit regionChoiceChanged();
    }
}

MovesChoice Settings::movesChoice() const { return movesChoiceOf(m_store); }

void Settings::setMovesChoice(const MovesChoice& choice) {
    if (choice != movesChoice()) {
        storeMovesChoice(m_store, choice);
        emit movesChoiceChanged();
    }
}

SightPageChoice Settings::sightChoice() const { return sightChoiceOf(m_store); }

void Settings::setSightChoice(const SightPageChoice& choice) {
    if (choice != sightChoice()) {
        storeSightChoice(m_store, choice);
        emit sightChoiceChanged();
    }
}

SetUpError Settings::setUpError() const { return setUpErrorOf(m_store); }

void Settings::setSetUpError(const SetUpError& error) {
    if (error != setUpError()) {
        storeSetUpError(m_store, error);
        emit setUpErrorChanged();
    }
}

QMap<QString, QStringList> Settings::keys() const {
    QMap<QString, QStringList> keys;
    const QStringList names = m_store.value(kKeyNames).toStringList();
    for (const QString& name : names) {
        keys.insert(name, m_store.value(kKeysOf.arg(name)).toStringList());
    }
    return keys;
}

void Settings::setKeys(const QMap<QString, QStringList>& keys) {
    if (keys == this->keys()) {
        return;
    }
    m_store.remove(kKeyGroup);
    m_store.setValue(kKeyNames, QStringList{keys.keys()});
    for (auto it = keys.begin(); it != keys.end(); ++it) {
        m_store.setValue(kKeysOf.arg(it.key()), *it);
    }
    emit keysChanged();
}

QStringList Settings::recentFiles() const { return m_store.value(kRecent).toStringList(); }

void Settings::addRecentFile(const QString& path) {
    const QFileInfo file{path};
    QStringList files = recentFiles();
    files.removeAll(file.absoluteFilePath());
    files.prepend(file.absoluteFilePath());
    files.resize(std::min<qsizetype>(files.size(), kMaxRecentFiles));
    m_store.setValue(kRecent, files);
    m_store.setValue(kFolder, file.absolutePath());
    emit recentFilesChanged();
}

void Settings::removeRecentFile(const QString& path) {
    QStringList files = recentFiles();
    if (files.removeAll(QFileInfo{path}.absoluteFilePath()) > 0) {
        m_store.setValue(kRecent, files);
        emit recentFilesChanged();
    }
}

void Settings::clearRecentFiles() {
    m_store.remove(kRecent);
    emit recentFilesChanged();
}

QString Settings::lastFolder() const {
    const QString folder = m_store.value(kFolder).toString();
    return !folder.isEmpty() && QDir{folder}.exists()
               ? folder
               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QByteArray Settings::windowGeometry() const { return m_store.value(kGeometry).toByteArray(); }
QByteArray Settings::windowState() const { return m_store.value(kState).toByteArray(); }

void Settings::setWindowLayout(const QByteArray& geometry, const QByteArray& state) {
    m_store.setValue(kGeometry, geometry);
    m_store.setValue(kState, state);
}

void Settings::forgetWindowLayout() {
    m_store.remove(kGeometry);
    m_store.remove(kState);
}

} // namespace sightline::app
