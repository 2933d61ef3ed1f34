#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QAction;

namespace sightline::scenarios {
struct RuleSet;
}

namespace sightline::app {

/// A page of the help, in Markdown.
struct HelpPage {
    QString id;
    QString title;
    QString group; ///< empty: a page of its own
    QString text;
    QStringList phrases = {}; ///< other words under which it is searched for, in all languages
};

/// Returns other names of a command, of a preference or, after `help-`, of a page of the help, in all languages:
/// players mix them.
[[nodiscard]] QStringList searchPhrases(const QString& id);

/// Returns the written pages, then one about the shortcuts, then one for each shipped rule set.
[[nodiscard]] QList<HelpPage> helpPages(const QList<QAction*>& actions);

} // namespace sightline::app
