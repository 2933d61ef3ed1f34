#include "app/desktop/help/help_pages.h"

#include "app/desktop/actions/key_map.h"
#include "app/desktop/base/language.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/base/json_file.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

namespace sightline::app {

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

/// Returns a page in the current language, or in English where there is no translation.
QString written(const char* id) {
    for (const QString& folder : {currentLanguage() + QLatin1Char{'/'}, QString{}}) {
        QFile file{QStringLiteral(":/sightline/help/%1%2.md").arg(folder, QLatin1String{id})};
        if (file.open(QIODevice::ReadOnly)) {
            return QString::fromUtf8(file.readAll());
        }
    }
    return {};
}

/// Signs that Markdown would take for its own.
QString plain(QString text) {
    for (const char sign : {'\\', '*', '_', '`', '[', ']', '<', '>', '#', '|'}) {
        text.replace(QLatin1Char{sign}, QLatin1Char{'\\'} + QString{QLatin1Char{sign}});
    }
    return text;
}

QString keysPage(const QList<QAction*>& actions) {
    QString text = QStringLiteral("# %1\n\n%2\n\n| %3 | %4 |\n|---|---|\n")
                       .arg(Help::tr("Keys"),
                            Help::tr("Every key can be changed under **Help > Keys**. Single letters work while the "
                                     "table has the focus."),
                            Help::tr("Command"), Help::tr("Keys"));
    for (const QAction* action : actions) {
        QStringList keys;
        for (const QKeySequence& sequence : action->shortcuts()) {
            keys << sequence.toString(QKeySequence::NativeText);
        }
        const QString fixed = action->text().section(QLatin1Char{'\t'}, 1);
        if (!fixed.isEmpty()) {
            keys = QStringList{fixed};
        }
        if (!keys.isEmpty()) {
            text +=
                QStringLiteral("| %1 | %2 |\n").arg(plain(plainText(*action)), plain(keys.join(QStringLiteral(", "))));
        }
    }
    return text;
}

} // namespace

QStringList searchPhrases(const QString& id) {
    static const QJsonObject words = [] {
        QFile file{QStringLiteral(":/sightline/search/words.json")};
        return file.open(QIODevice::ReadOnly) ? scenarios::jsonValueOf(file.readAll()).toObject() : QJsonObject{};
    }();
    QStringList phrases;
    const QJsonObject languages = words[id].toObject();
    for (const auto& language : languages) {
        for (const auto& phrase : language.toArray()) {
            phrases << phrase.toString();
        }
    }
    return phrases;
}

namespace {

/// Returns the page of a rule set, with its own description.
QString rulesPage(const scenarios::RuleSet& rules) {
    QString text = QStringLiteral("# %1\n\n").arg(plain(shippedText(rules.name)));
    const auto say = [&text](const QString& what, const QString& value) {
        if (!value.isEmpty()) {
            text += QStringLiteral("**%1** %2\n\n").arg(what, plain(value));
        }
    };
    say(Help::tr("Id:"), Help::tr("%1, revision %2", "of a rule set").arg(rules.id, rules.version));
    say(Help::tr("For:"), shippedText(rules.json[QStringLiteral("game")].toString()));
    say(Help::tr("What it can decide:"), rulesStatusText(rules));
    say(Help::tr("Exact for:"), shippedText(rules.json[QStringLiteral("exact")].toString()));
    if (rules.pack && rules.pack->line.width > geometry::Length{}) {
        say(Help::tr("Lines:"),
            Help::tr("A line has to be %1 wide. Where less is free between two things, none passes.")
                .arg(lineWidthText(rules.pack->line.width)));
    }
    say(Help::tr("Source:"), shippedText(rules.source));
    say(Help::tr("Hash:"), rules.hash());
    return text + Help::tr("The rules are facts in our own words. They are not approved by any publisher.") +
           QLatin1Char{'\n'};
}

} // namespace

QList<HelpPage> helpPages(const QList<QAction*>& actions) {
    const auto page = [](const char* id, const QString& title) {
        return HelpPage{
            QLatin1String{id}, title, {}, written(id), searchPhrases(QLatin1String{"help-"} + QLatin1String{id})};
    };
    QList<HelpPage> pages{
        page("start", Help::tr("First steps")),           page("verdict", Help::tr("How a verdict is made")),
        page("closeness", Help::tr("How close it is")),   page("proof", Help::tr("The proof and the profile")),
        page("rulings", Help::tr("Geometry and ruling")), page("volume", Help::tr("Heights and volume")),
        page("editing", Help::tr("Building a table")),    page("seeing", Help::tr("Seeing more at once")),
        page("units", Help::tr("Units and weapons")),     page("hidden", Help::tr("Hidden games")),
        page("design", Help::tr("Designing a table")),    page("files", Help::tr("Files and safety")),
        page("cli", Help::tr("The command line"))};
    pages.append({QStringLiteral("keys"), Help::tr("Keys"), {}, keysPage(actions)});
    for (const auto& rules : scenarios::shippedRuleSets()) {
        pages.append({QStringLiteral("rules-%1").arg(rules.id), shippedText(rules.name), Help::tr("Rule sets"),
                      rulesPage(rules)});
    }
    return pages;
}

} // namespace sightline::app
