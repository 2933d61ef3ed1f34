#include "app/desktop/settings/settings.h"

#include "scenarios/piece_templates.h"
#include "scenarios/rules/user_packs.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

const QString kTheme = QStringLiteral("appearance/theme");
const QString kJudge = QStringLiteral("judge/name");
const QString kCanvas = QStringLiteral("appearance/canvas");
const QString kWheel = QStringLiteral("pointer/wheel");
const QString kTwoFingers = QStringLiteral("pointer/twoFingers");
const QString kLargeTargets = QStringLiteral("pointer/largeTargets");
const QString kRanges = QStringLiteral("distances/rangesInches");
const QString kCoherency = QStringLiteral("distances/coherencyInches");
const QString kEngagement = QStringLiteral("distances/engagementInches");
const QString kSpotHeight = QStringLiteral("distances/spotHeightInches");
const QString kClassic = QStringLiteral("appearance/classicColours");
const QString kLanguage = QStringLiteral("appearance/language");
const QString kTolerance = QStringLiteral("judging/tolerance");
const QString kToleranceNames = QStringLiteral("judging/tolerancePlayers");
const QString kToleranceValues = QStringLiteral("judging/toleranceOfPlayers");
const QString kGame = QStringLiteral("palette/game");
const QString kSnap = QStringLiteral("snap/on");
const QString kSnapGrid = QStringLiteral("snap/grid");
const QString kSnapCorners = QStringLiteral("snap/corners");
const QString kSnapEdges = QStringLiteral("snap/edges");
const QString kSnapAngles = QStringLiteral("snap/angles");
const QString kSnapBases = QStringLiteral("snap/bases");
const QString kSnapStep = QStringLiteral("snap/stepInches");
const QString kRecent = QStringLiteral("files/recent");
const QString kFolder = QStringLiteral("files/folder");
const QString kKeyGroup = QStringLiteral("keys");
const QString kKeyNames = QStringLiteral("keys/names");
const QString kKeysOf = QStringLiteral("keys/of/%1");
const QString kGeometry = QStringLiteral("window/geometry");
const QString kState = QStringLiteral("window/state");

/// Names of choices in the file, the usual one first.
template <class Choice> using Names = QList<std::pair<Choice, QString>>;

const Names<CanvasChoice> kCanvasNames{{CanvasChoice::AsWindow, QStringLiteral("window")}, {CanvasChoice::Light, QStringLiteral("light")},
                                       {CanvasChoice::Dark, QStringLiteral("dark")}, {CanvasChoice::Print, QStringLiteral("print")}};
const Names<WheelUse> kWheelNames{{WheelUse::ByDevice, QStringLiteral("device")}, {WheelUse::Zooms, QStringLiteral("zooms")}, {WheelUse::Scrolls, QStringLiteral("scrolls")}};
const Names<TwoFingers> kTwoFingersNames{{TwoFingers::PanAndZoom, QStringLiteral("both")}, {TwoFingers::PanOnly, QStringLiteral("pan")}, {TwoFingers::ZoomOnly, QStringLiteral("zoom")}};

template <class Choice> Choice chosen(const QVariant& stored, const Names<Choice>& names) {
    const auto found = std::ranges::find(names, stored.toString(), &std::pair<Choice, QString>::second);
    return found == names.end() ? names.front().first : found->first;
}

template <class Choice> QString nameIn(const Names<Choice>& names, Choice choice) {
    return std::ranges::find(names, choice, &std::pair<Choice, QString>::first)->second;
}

} // namespace

Settings::Settings(QObject* parent)
    : QObject{parent}, m_store{QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sightline"),
                               QStringLiteral("sightline")},
      m_rulesFolder{scenarios::userPackFolder()},
      m_recoveryFolder{QDir{QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)}.filePath(QStringLiteral("sightline/unsaved"))},
      m_templatesFolder{scenarios::userTemplateFolder()} {}

Settings::Settings(const QString& iniFile, QObject* parent)
    : QObject{parent}, m_store{iniFile, QSettings::IniFormat},
      m_rulesFolder{QFileInfo{iniFile}.absoluteDir().filePath(QStringLiteral("rulesets"))},
      m_recoveryFolder{QFileInfo{iniFile}.absoluteDir().filePath(QStringLiteral("unsaved"))},
      m_templatesFolder{QFileInfo{iniFile}.absoluteDir().filePath(QStringLiteral("pieces"))} {}

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

bool Settings::usesClassicColours() const { return m_store.value(kClassic, false).toBool(); }

void Settings::setUsesClassicColours(bool classic) {
    if (classic != usesClassicColours()) {
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

QString Settings::catalogueGame() const { return m_store.value(kGame).toString(); }

void Settings::setCatalogueGame(const QString& id) {
    if (id.isEmpty()) {
        m_store.remove(kGame);
    } else {
        m_store.setValue(kGame, id);
    }
}

QString Settings::judgeName() const { return m_store.value(kJudge).toString(); }

void Settings::setJudgeName(const QString& name) { m_store.setValue(kJudge, name); }

bool Settings::isSnapping() const { return m_store.value(kSnap, true).toBool(); }

void Settings::setSnapping(bool on) { m_store.setValue(kSnap, on); }

SnapChoice Settings::snapChoice() const {
    SnapChoice choice;
    choice.grid = m_store.value(kSnapGrid, choice.grid).toBool();
    choice.corners = m_store.value(kSnapCorners, choice.corners).toBool();
    choice.edges = m_store.value(kSnapEdges, choice.edges).toBool();
    choice.angles = m_store.value(kSnapAngles, choice.angles).toBool();
    choice.bases = m_store.value(kSnapBases, choice.bases).toBool();
    if (const double step = m_store.value(kSnapStep).toDouble(); step >= 0.01 && step <= 12.0) {
        choice.step = geometry::Length::fromInches(step);
    }
    return choice;
}

void Settings::setSnapChoice(const SnapChoice& choice) {
    m_store.setValue(kSnapGrid, choice.grid);
    m_store.setValue(kSnapCorners, choice.corners);
    m_store.setValue(kSnapEdges, choice.edges);
    m_store.setValue(kSnapAngles, choice.angles);
    m_store.setValue(kSnapBases, choice.bases);
    m_store.setValue(kSnapStep, choice.step.inches());
}

PointerChoice Settings::pointer() const {
    return {chosen(m_store.value(kWheel), kWheelNames), chosen(m_store.value(kTwoFingers), kTwoFingersNames), m_store.value(kLargeTargets, false).toBool()};
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
        return isNumber && inches >= kLeastShownInches && inches <= kMostShownInches ? geometry::Length::fromInches(inches) : otherwise;
    };
    distances.coherency = read(m_store.value(kCoherency), distances.coherency);
    distances.engagement = read(m_store.value(kEngagement), distances.engagement);
    distances.spotHeight = read(m_store.value(kSpotHeight), distances.spotHeight);
    if (m_store.contains(kRanges)) {
        distances.ranges.clear();
        for (const QString& stored : m_store.value(kRanges).toStringList().mid(0, kMostRanges)) {
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
    QStringList ranges;
    for (const geometry::Length range : distances.ranges) {
        ranges << text(range);
    }
    m_store.setValue(kRanges, ranges);
    m_store.setValue(kCoherency, text(distances.coherency));
    m_store.setValue(kEngagement, text(distances.engagement));
    m_store.setValue(kSpotHeight, text(distances.spotHeight));
    emit distancesChanged();
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
    files.resize(std::min<qsizetype>(files.size(), kMostRecentFiles));
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
