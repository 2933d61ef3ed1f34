#pragma once

#include "app/desktop/rules/pack_fields.h"
#include "scenarios/rules/rule_text.h"

#include <QTreeWidget>

#include <map>

namespace sightline::app {

/// What can be looked at in a rule set: its sections, its lists, their lines, and the clauses of `ignore` below a line.
class PackTree : public QTreeWidget {
    Q_OBJECT

public:
    struct Node {
        enum class Kind { Section, List, Line, Ignore };
        Kind kind = Kind::Section;
        const std::vector<PackField>* fields = nullptr; ///< of its object; null for a list
        const PackList* list = nullptr;                 ///< of a list, its lines and their clauses
        QString path;     ///< "$" of sections, "$.block", "$.block[2]", "$.block[2].ignore[0]"
        int index = -1;   ///< of a line or a clause in its list
        QString listPath; ///< of the list it is in
    };

    explicit PackTree(QWidget* parent = nullptr);

    void show(const QJsonObject& object, const std::vector<scenarios::RuleTextProblem>& problems);
    /// The node in front; null only before the first `show`.
    [[nodiscard]] const Node* current() const;
    /// Goes to the node that holds the path, and to a section's by its field.
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
    QString m_shape; ///< how many lines each list has: the tree is made anew when it changes
    bool m_filling = false;
};

} // namespace sightline::app
