#pragma once

#include <QList>
#include <QString>

class QAction;

namespace sightline::scenarios {
struct RuleSet;
}

namespace sightline::app {

/// A page of the help: text in Markdown.
struct HelpPage {
    QString id;
    QString title;
    QString group; ///< empty: a page of its own
    QString text;
};

/// The pages that are written, then one about the keys, then one for each rule set that ships.
[[nodiscard]] QList<HelpPage> helpPages(const QList<QAction*>& actions);
/// What a rule set says of itself.
[[nodiscard]] QString rulesPage(const scenarios::RuleSet& rules);

} // namespace sightline::app
