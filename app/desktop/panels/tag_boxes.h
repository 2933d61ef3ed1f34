#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace sightline::app {

/// A check box for each tag that the current rule set knows, with its effect as a tool tip, below the name of the
/// piece's category.
class TagBoxes : public QWidget {
    Q_OBJECT

public:
    explicit TagBoxes(QWidget* parent = nullptr);

    /// Sets the rule set; null if it cannot be read: then there are no boxes.
    void setRules(const scenarios::RuleSet* rules);
    [[nodiscard]] const scenarios::TerrainRules& terrain() const { return m_terrain; }
    /// Shows the tags of the pieces; boxes on which they differ are partially checked. `among`: the terrain of their
    /// scenario, as an area on which walls stand may have another meaning.
    void showPieces(const std::vector<const scenarios::Piece*>& pieces,
                    const std::vector<scenarios::Piece>& among = {});

signals:
    /// Emitted when the user changed a tag.
    void tagChosen(const QString& tag, bool isSet);

private:
    QString m_rulesHash;
    QString m_rulesName;
    scenarios::TerrainRules m_terrain;
    QStringList m_tags; ///< parallel to `m_boxes`
    QLabel* m_category = nullptr;
    QVBoxLayout* m_column = nullptr;
    std::vector<QCheckBox*> m_boxes;
};

/// Returns the effects of the rules that refer to the tag, one line each, for a tool tip.
[[nodiscard]] QString tagHelp(const scenarios::RuleSet& rules, const QString& tag);

/// Underlines unknown words of a comma-separated list.
void underlineWords(QLineEdit& line, const std::function<bool(const QString&)>& isKnown);

} // namespace sightline::app
