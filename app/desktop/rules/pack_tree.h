#pragma once

#include "app/desktop/rules/pack_fields.h"
#include "scenarios/rules/rule_text.h"

#include <QTreeWidget>

#include <map>

namespace sightline::app {

/// Displays the structure of a rule set: its sections, its lists, their lines, and the clauses of `ignore` below a
/// line.
class PackTree : public QTreeWidget {
    Q_OBJECT

public:
    struct Node {
        enum class Kind { Section, List, Line, Ignore };
        Kind kind = Kind::Section;
        const std::vector<PackField>* fields = nullptr; ///< fields of its object; null for a list
        const PackList* list = nullptr;                 ///< for a list, its lines and their clauses
        QString path;     ///< "$" for sections, "$.block", "$.block[2]", "$.block[2].ignore[0]"
        int index = -1;   ///< of a line or a clause in its list
        QString listPath; ///< path of the list that contains it
    };

    explicit PackTree(QWidget* parent = nullptr);

    void show(const QJsonObject& object, const std::vector<scenarios::RuleTextProblem>& problems);
    /// Returns the selected node; null only before the first `show`.
    [[nodiscard]] const Node* current() const;
    /// Selects the node that contains the path; for a section, the one with its field.
    void goTo(const QString& path);

signals:
    void nodeChosen();

private:
    QTreeWidgetItem* add(QTreeWidgetItem* parent, const QString& text, Node node);
    [[nodiscard]] const Node& nodeOf(const QTreeWidgetItem* item) const;
    void rebuild(const QJsonObject& object, bool isPack);
    void
    relabel(QTreeWidgetItem* item, const QJsonObject& object, const std::vector<scenarios::RuleTextProblem>& problems);
    [[nodiscard]] QString shapeOf(const QJsonObject& object, bool isPack) const;
    [[nodiscard]] bool holds(const Node& node, const QString& path) const;

    std::map<const QTreeWidgetItem*, Node> m_nodes;
    QString m_shape; ///< number of lines of each list; the tree is rebuilt when it changes
    bool m_filling = false;
};

} // namespace sightline::app
