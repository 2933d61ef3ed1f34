#include "app/desktop/settings/settings_check.h"

#include "app/desktop/base/language.h"
#include "app/desktop/base/passphrase.h"
#include "app/desktop/base/tolerances.h"
#include "app/desktop/settings/sample_settings.h"
#include "app/desktop/settings/settings.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <functional>

namespace sightline::app {

namespace {

using scenarios::Diagnostic;
using namespace setting_keys;

struct SettingsCheckWords {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

struct Rule {
    QString key;
    QString expected;
    std::function<bool(const QVariant&)> isFine;
};

bool isFlag(const QVariant& value) {
    const QString text = value.toString();
    return text == u"true" || text == u"false";
}

Rule flag(const QString& key) { return {key, SettingsCheckWords::tr("true or false"), isFlag}; }

Rule word(const QString& key, const QStringList& words) {
    return {key, SettingsCheckWords::tr("one of %1").arg(words.join(QStringLiteral(", "))),
            [words](const QVariant& value) { return words.contains(value.toString()); }};
}

Rule number(const QString& key, double least, double most, const std::function<bool(double)>& also = {}) {
    return {
        key,
        SettingsCheckWords::tr("a number from %1 to %2").arg(QLocale::c().toString(least), QLocale::c().toString(most)),
        [=](const QVariant& value) {
            bool isNumber = false;
            const double read = value.toDouble(&isNumber);
            return isNumber && ((least <= read && read <= most) || (also && also(read)));
        }};
}

std::vector<Rule> rules() {
    std::vector<Rule> rules{
        word(kTheme, {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("print")}),
        word(kCanvas,
             {QStringLiteral("window"), QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("print")}),
        word(kUnits, {QStringLiteral("in"), QStringLiteral("mm"), QStringLiteral("cm")}),
        word(kWheel, {QStringLiteral("device"), QStringLiteral("zooms"), QStringLiteral("scrolls")}),
        word(kTwoFingers, {QStringLiteral("both"), QStringLiteral("pan"), QStringLiteral("zoom")}),
        number(kUiScale, kMinUiScale, kMaxUiScale),
        number(kAutosave, kShortestAutosave, kLongestAutosave, [](double seconds) { return seconds == 0.0; }),
        number(kTolerance, kFinestTolerance, kWidestTolerance),
        number(kSnapStep, kFinestSnapStep, kWidestSnapStep),
        number(kSmallBase, kMinSampledBase, kMaxSampledBase),
        number(kMediumBase, kMinSampledBase, kMaxSampledBase),
        number(kFarApart, kMinFarApart, kMaxFarApart)};
    for (const QString& key : {kFewPoints, kMediumPoints, kManyPoints}) {
        rules.push_back(number(key, kMinSamplePoints, kMaxSamplePoints));
    }
    rules.push_back({kNewTableRules, SettingsCheckWords::tr("the id of a built-in rule set"),
                     [](const QVariant& value) { return scenarios::shippedRuleSet(value.toString()) != nullptr; }});
    for (const QString& key : {kHeldPhrase, kJudgePhrase}) {
        rules.push_back(
            {key, SettingsCheckWords::tr("a hash as written by this program; delete the line to remove the passphrase"),
             [](const QVariant& value) { return Passphrase::fromText(value.toString()).has_value(); }});
    }
    QStringList codes;
    for (const Language& language : languages()) {
        codes << language.code;
    }
    rules.push_back(word(kLanguage, codes));
    for (const QString& key : {kClassic, kReducedMotion, kLargeTargets, kHeights, kRulers, kSnap, kSnapGrid,
                               kSnapCorners, kSnapEdges, kSnapAngles, kSnapBases, kSettle}) {
        rules.push_back(flag(key));
    }
    return rules;
}

QStringList linesOf(const QString& path) {
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QLatin1Char{'\n'}) : QStringList{};
}

/// 1-based; 0 if the file has no such key.
int lineOf(const QStringList& lines, const QString& key) {
    const QString group = key.section(QLatin1Char{'/'}, 0, 0);
    const QString name = key.section(QLatin1Char{'/'}, 1);
    QString here;
    for (int i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.startsWith(u'[') && line.endsWith(u']')) {
            here = line.mid(1, line.size() - 2);
        } else if (here == group && line.section(QLatin1Char{'='}, 0, 0).trimmed() == name) {
            return i + 1;
        }
    }
    return 0;
}

/// The first line that is neither a group, a key with a value nor a comment; 0: none.
int brokenLine(const QStringList& lines) {
    const auto isBroken = [](const QString& text) {
        const QString line = text.trimmed();
        const bool isGroup = line.startsWith(u'[') && line.endsWith(u']');
        return !line.isEmpty() && !isGroup && !line.startsWith(u';') && !line.contains(u'=');
    };
    const auto found = std::ranges::find_if(lines, isBroken);
    return found == lines.end() ? 0 : static_cast<int>(found - lines.begin()) + 1;
}

Diagnostic problem(const QString& path, const char* code) {
    Diagnostic finding;
    finding.severity = scenarios::Severity::Warning;
    finding.code = QLatin1String{code};
    finding.file = QDir::toNativeSeparators(path);
    return finding;
}

} // namespace

bool flagOf(const QSettings& store, const QString& key, bool usual) {
    const QVariant value = store.value(key);
    return isFlag(value) ? value.toBool() : usual;
}

int wholeOf(const QSettings& store, const QString& key, int usual, int least, int most) {
    bool isNumber = false;
    const int value = store.value(key).toInt(&isNumber);
    return isNumber && least <= value && value <= most ? value : usual;
}

double numberOf(const QSettings& store, const QString& key, double usual, double least, double most) {
    bool isNumber = false;
    const double number = store.value(key).toDouble(&isNumber);
    return isNumber && number >= least && number <= most ? number : usual;
}

geometry::Length
lengthOf(const QSettings& store, const QString& key, geometry::Length usual, double least, double most) {
    return geometry::Length::fromInches(numberOf(store, key, usual.inches(), least, most));
}

std::vector<Diagnostic> settingsProblems(const QSettings& store) {
    std::vector<Diagnostic> problems;
    store.allKeys(); // a group is read when it is asked for, and only then found to be broken
    const QString path = store.fileName();
    const QStringList lines = linesOf(path);
    if (store.status() != QSettings::NoError) {
        Diagnostic broken =
            problem(path, store.status() == QSettings::AccessError ? "settings-unreadable" : "settings-broken");
        broken.line = store.status() == QSettings::AccessError ? 0 : brokenLine(lines);
        broken.expected = SettingsCheckWords::tr("groups in brackets, and lines of the form name=value");
        broken.found = broken.line > 0 ? lines[broken.line - 1].trimmed().left(80) : QString{};
        broken.sentence =
            store.status() == QSettings::AccessError
                ? SettingsCheckWords::tr("Cannot read or write the settings file: check its permissions, or delete "
                                         "it. Until then, defaults are used.")
                : SettingsCheckWords::tr("Invalid line in the settings file: correct it, or delete the file. Defaults "
                                         "are used for what cannot be read.");
        problems.push_back(std::move(broken));
    }
    for (const Rule& rule : rules()) {
        if (const QVariant value = store.value(rule.key); value.isValid() && !rule.isFine(value)) {
            Diagnostic wrong = problem(path, "setting-out-of-range");
            wrong.line = lineOf(lines, rule.key);
            wrong.path = rule.key;
            wrong.expected = rule.expected;
            wrong.found = value.toString().left(80);
            wrong.sentence =
                SettingsCheckWords::tr(
                    "Invalid setting “%1”: “%2” is not %3; the default is used. Change it in Tools > Preferences.")
                    .arg(rule.key, wrong.found, rule.expected);
            problems.push_back(std::move(wrong));
        }
    }
    return problems;
}

} // namespace sightline::app
