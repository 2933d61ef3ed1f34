#include "app/desktop/rules/pack_tree.h"

#include "app/desktop/rules/json_members.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QScopedValueRollback>
#include <QSet>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace sightline::app {

namespace {

const QString kRoot = QStringLiteral("$");

bool isAt(const QString& path, const QString& place) {
    return path == place || path.startsWith(place + u'.') || path.startsWith(place + u'[');
}

} // namespace

PackTree::PackTree(QWidget* parent) : QTreeWidget{parent} {
    setObjectName(QStringLiteral("packTree"));
    setAccessibleName(tr("Parts of the rule set"));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    connect(this, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_filling) {
            emit nodeChosen();
        }
    });
}

QTreeWidgetItem* PackTree::add(QTreeWidgetItem* parent, const QString& text, Node node) {
    auto* item = new QTreeWidgetItem{{text}};
    parent ? parent->addChild(item) : addTopLevelItem(item);
    m_nodes[item] = std::move(node);
    return item;
}

const PackTree::Node& PackTree::nodeOf(const QTreeWidgetItem* item) const { return m_nodes.at(item); }

const PackTree::Node* PackTree::current() const { return currentItem() ? &nodeOf(currentItem()) : nullptr; }

QString PackTree::shapeOf(const QJsonObject& object, bool isPack) const {
    QString shape = isPack ? QStringLiteral("pack") : QStringLiteral("tags");
    for (const PackList& list : isPack ? packLists() : tagLists()) {
        shape += u';';
        for (const auto& line : object.value(list.key).toArray()) {
            shape += QStringLiteral("%1,").arg(line.toObject().value(QStringLiteral("ignore")).toArray().size());
        }
    }
    return shape;
}

void PackTree::show(const QJsonObject& object, const std::vector<scenarios::RuleTextProblem>& problems) {
    const bool isPack = object.contains(QStringLiteral("format"));
    const QScopedValueRollback filling{m_filling, true};
    if (const QString shape = shapeOf(object, isPack); shape != m_shape) {
        m_shape = shape;
        rebuild(object, isPack);
    }
    for (QTreeWidgetItemIterator it{this}; *it; ++it) {
        relabel(*it, object, problems);
    }
}

void PackTree::rebuild(const QJsonObject& object, bool isPack) {
    const QString before = current() ? current()->path : QString{};
    const auto* fieldsBefore = current() ? current()->fields : nullptr;
    QSet<QString> closed;
    for (const auto& [item, node] : m_nodes) {
        if (item->childCount() > 0 && !item->isExpanded()) {
            closed.insert(node.path);
        }
    }
    clear();
    m_nodes.clear();
    for (const PackSection& section : isPack ? packSections() : tagSections()) {
        add(nullptr, section.title, {Node::Kind::Section, &section.fields, nullptr, kRoot, -1, {}});
    }
    for (const PackList& list : isPack ? packLists() : tagLists()) {
        const QString listPath = kRoot + u'.' + list.key;
        auto* top = add(nullptr, list.title, {Node::Kind::List, nullptr, &list, listPath, -1, {}});
        top->setToolTip(0, list.help);
        const QJsonArray lines = object.value(list.key).toArray();
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QString path = QStringLiteral("%1[%2]").arg(listPath).arg(i);
            auto* line = add(top, {}, {Node::Kind::Line, &list.fields, &list, path, static_cast<int>(i), listPath});
            const auto clauses = lines.at(i).toObject().value(QStringLiteral("ignore")).toArray().size();
            for (qsizetype c = 0; list.hasIgnore && c < clauses; ++c) {
                add(line, {},
                    {Node::Kind::Ignore, &ignoreFields(), &list, QStringLiteral("%1.ignore[%2]").arg(path).arg(c),
                     static_cast<int>(c), path + QStringLiteral(".ignore")});
            }
        }
    }
    for (const auto& [item, node] : m_nodes) {
        const_cast<QTreeWidgetItem*>(item)->setExpanded(!closed.contains(node.path));
    }
    // The same node again, or the nearest that there still is.
    QTreeWidgetItem* next = topLevelItem(0);
    for (QTreeWidgetItemIterator it{this}; *it; ++it) {
        const Node& node = nodeOf(*it);
        if (node.fields == fieldsBefore && node.path == before) {
            next = *it;
            break;
        }
        if (!before.isEmpty() && node.kind != Node::Kind::Section && isAt(before, node.path)) {
            next = *it;
        }
    }
    setCurrentItem(next);
}

void PackTree::relabel(QTreeWidgetItem* item,
                       const QJsonObject& object,
                       const std::vector<scenarios::RuleTextProblem>& problems) {
    const Node& node = nodeOf(item);
    QString text;
    switch (node.kind) {
    case Node::Kind::Section: text = item->text(0).remove(QStringLiteral("⚠ ")); break;
    case Node::Kind::List: {
        const auto count = object.value(node.list->key).toArray().size();
        text = count > 0 ? tr("%1 (%2)").arg(node.list->title).arg(count) : node.list->title;
        break;
    }
    case Node::Kind::Line:
        text = QStringLiteral("%1. %2")
                   .arg(node.index + 1)
                   .arg(lineSummary(valueAtPath(object, node.path).toObject(), *node.fields));
        break;
    case Node::Kind::Ignore:
        text = tr("except if: %1").arg(lineSummary(valueAtPath(object, node.path).toObject(), *node.fields));
        break;
    }
    const bool isWrong = std::ranges::any_of(problems, [&](const auto& problem) { return holds(node, problem.path); });
    item->setText(0, isWrong ? QStringLiteral("⚠ ") + text : text);
    if (node.kind != Node::Kind::List) {
        item->setToolTip(0, node.kind == Node::Kind::Section ? QString{} : text);
    }
}

bool PackTree::holds(const Node& node, const QString& path) const {
    if (node.kind == Node::Kind::Section) {
        return std::ranges::any_of(*node.fields,
                                   [&](const PackField& field) {
                                       return isAt(path, kRoot + u'.' + field.key) ||
                                              isAt(kRoot + u'.' + field.key, path);
                                   }) &&
               path != kRoot;
    }
    return isAt(path, node.path);
}

void PackTree::goTo(const QString& path) {
    QTreeWidgetItem* best = nullptr;
    for (QTreeWidgetItemIterator it{this}; *it; ++it) {
        const Node& node = nodeOf(*it);
        if (holds(node, path) && (!best || node.kind != Node::Kind::Section)) {
            best = *it; // lines come after their list, clauses after their line
        }
    }
    if (best) {
        setCurrentItem(best);
        scrollToItem(best);
    }
}

} // namespace sightline::app
