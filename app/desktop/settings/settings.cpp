#include "app/desktop/settings/settings.h"

#include "app/desktop/settings/choice_settings.h"
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

const Names<ThemeChoice> kThemeNames{{ThemeChoice::System, {}},
                                     {ThemeChoice::Light, QStringLiteral("light")},
                                     {ThemeChoice::Dark, QStringLiteral("dark")},
                                     {ThemeChoice::Print, QStringLiteral("print")}};
const Names<CanvasChoice> kCanvasNames{{CanvasChoice::AsWindow, QStringLiteral("window")},
                                       {CanvasChoice::Light, QStringLiteral("light")},
                                       {CanvasChoice::Dark, QStringLiteral("dark")},
                                       {CanvasChoice::Print, QStringLiteral("print")}};
const Names<LengthUnit> kUnitNames{{LengthUnit::Inches, QStringLiteral("in")},
                                   {LengthUnit::Millimeters, QStringLiteral("mm")},
                                   {LengthUnit::Centimeters, QStringLiteral("cm")}};
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

void Settings::change(
    const QString& key, const QVariant& current, const QVariant& value, const QVariant& usual, Changed changed) {
    if (value != current) {
        set(key, value, usual);
        emit(this->*changed)();
    }
}

template <class Choice> void Settings::store(const Choice& choice, Changed changed) {
    if (choice != choiceIn<Choice>(m_store)) {
        storeChoice(m_store, choice);
        emit(this->*changed)();
    }
}

ThemeChoice Settings::theme() const { return chosen(m_store.value(kTheme), kThemeNames); }

void Settings::setTheme(ThemeChoice choice) {
    change(kTheme, nameIn(kThemeNames, theme()), nameIn(kThemeNames, choice), QString{}, &Settings::appearanceChanged);
}

CanvasChoice Settings::canvas() const { return chosen(m_store.value(kCanvas), kCanvasNames); }

void Settings::setCanvas(CanvasChoice choice) {
    change(kCanvas, nameIn(kCanvasNames, canvas()), nameIn(kCanvasNames, choice), {}, &Settings::appearanceChanged);
}

bool Settings::usesClassicColors() const { return flagOf(m_store, kClassic, false); }

void Settings::setUsesClassicColors(bool classic) {
    change(kClassic, usesClassicColors(), classic, {}, &Settings::appearanceChanged);
}

QString Settings::language() const { return m_store.value(kLanguage).toString(); }

void Settings::setLanguage(const QString& code) {
    change(kLanguage, language(), code, QString{}, &Settings::languageChanged);
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

void Settings::setCatalogGame(const QString& id) { set(kGame, id, QString{}); }

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

void Settings::setJudgePhrase(const QString& text) { set(kJudgePhrase, text, QString{}); }

QString Settings::heldPhrase() const { return m_store.value(kHeldPhrase).toString(); }

void Settings::setHeldPhrase(const QString& text) { set(kHeldPhrase, text, QString{}); }

LengthUnit Settings::units() const { return chosen(m_store.value(kUnits), kUnitNames); }

void Settings::setUnits(LengthUnit unit) {
    const QString usual = kUnitNames.front().second;
    change(kUnits, nameIn(kUnitNames, units()), nameIn(kUnitNames, unit), usual, &Settings::preferencesChanged);
}

bool Settings::showsHeights() const { return flagOf(m_store, kHeights, false); }

void Settings::setShowsHeights(bool on) { change(kHeights, showsHeights(), on, false, &Settings::preferencesChanged); }

bool Settings::reducesMotion() const { return flagOf(m_store, kReducedMotion, false); }

void Settings::setReducesMotion(bool on) {
    change(kReducedMotion, reducesMotion(), on, false, &Settings::appearanceChanged);
}

bool Settings::showsRulers() const { return flagOf(m_store, kRulers, true); }

void Settings::setShowsRulers(bool on) { change(kRulers, showsRulers(), on, true, &Settings::preferencesChanged); }

int Settings::autosaveSeconds() const {
    const int seconds = wholeOf(m_store, kAutosave, kUsualAutosave, 0, kLongestAutosave);
    return seconds == 0 ? 0 : std::max(seconds, kShortestAutosave);
}

void Settings::setAutosaveSeconds(int seconds) {
    const int inRange = seconds <= 0 ? 0 : std::clamp(seconds, kShortestAutosave, kLongestAutosave);
    change(kAutosave, autosaveSeconds(), inRange, kUsualAutosave, &Settings::preferencesChanged);
}

int Settings::uiScale() const { return wholeOf(m_store, kUiScale, kMinUiScale, kMinUiScale, kMaxUiScale); }

void Settings::setUiScale(int percent) { set(kUiScale, std::clamp(percent, kMinUiScale, kMaxUiScale), kMinUiScale); }

QString Settings::rulesForNewTables() const {
    const QString id = m_store.value(kNewTableRules).toString();
    return scenarios::shippedRuleSet(id) ? id : QStringLiteral("plan");
}

void Settings::setRulesForNewTables(const QString& id) {
    if (scenarios::shippedRuleSet(id)) {
        change(kNewTableRules, rulesForNewTables(), id, QStringLiteral("plan"), &Settings::preferencesChanged);
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

void Settings::setSnapping(bool on) { change(kSnap, isSnapping(), on, true, &Settings::snapChanged); }

bool Settings::settlesModels() const { return flagOf(m_store, kSettle, true); }

void Settings::setSettlesModels(bool on) { change(kSettle, settlesModels(), on, true, &Settings::snapChanged); }

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

ShownDistances Settings::distances() const { return choiceIn<ShownDistances>(m_store); }
void Settings::setDistances(const ShownDistances& distances) { store(distances, &Settings::distancesChanged); }
MapChoice Settings::mapChoice() const { return choiceIn<MapChoice>(m_store); }
void Settings::setMapChoice(const MapChoice& choice) { storeChoice(m_store, choice); }
RegionChoice Settings::regionChoice() const { return choiceIn<RegionChoice>(m_store); }
void Settings::setRegionChoice(const RegionChoice& choice) { store(choice, &Settings::regionChoiceChanged); }
MovesChoice Settings::movesChoice() const { return choiceIn<MovesChoice>(m_store); }
void Settings::setMovesChoice(const MovesChoice& choice) { store(choice, &Settings::movesChoiceChanged); }
SightPageChoice Settings::sightChoice() const { return choiceIn<SightPageChoice>(m_store); }
void Settings::setSightChoice(const SightPageChoice& choice) { store(choice, &Settings::sightChoiceChanged); }
SetUpError Settings::setUpError() const { return choiceIn<SetUpError>(m_store); }
void Settings::setSetUpError(const SetUpError& error) { store(error, &Settings::setUpErrorChanged); }

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
