#pragma once

#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace sightline::app {

/// A check box for each tag that the rule set in force knows, with what the tag does as a tool tip, under the name of
/// the piece's category.
class TagBoxes : public QWidget {
    Q_OBJECT

public:
    explicit TagBoxes(QWidget* parent = nullptr);

    /// Nothing is known of a rule set that cannot be read: then there are no boxes.
    void setRules(const scenarios::RuleSet* rules);
    [[nodiscard]] const scenarios::TerrainRules& terrain() const { return m_terrain; }
    /// What the pieces mean; boxes on which they differ are half ticked.
    void showPieces(const std::vector<const scenarios::Piece*>& pieces);

signals:
    /// By the user.
    void tagChosen(const QString& tag, bool isSet);

private:
    QString m_rulesHash;
    QString m_rulesName;
    scenarios::TerrainRules m_terrain;
    QStringList m_tags; ///< of the boxes
    QLabel* m_category = nullptr;
    QVBoxLayout* m_column = nullptr;
    std::vector<QCheckBox*> m_boxes;
};

/// What the lines of a rule set that ask for the tag do, a line each, for a tool tip.
[[nodiscard]] QString tagHelp(const scenarios::RuleSet& rules, const QString& tag);

/// Underlines the words between commas that are not known.
void underlineWords(QLineEdit& line, const std::function<bool(const QString&)>& isKnown);

} // namespace sightline::app
