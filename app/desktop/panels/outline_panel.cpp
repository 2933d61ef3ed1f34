#include "app/desktop/panels/outline_panel.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/search_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"

#include <QHash>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>

#include <tuple>

namespace sightline::app {

namespace {

using scenarios::AnyId;
using scenarios::Scenario;

enum Column { kName, kEye, kLock };
constexpr int kIndexRole = Qt::UserRole;     ///< of a row
constexpr int kLayerRole = Qt::UserRole + 1; ///< of a heading

QString layerName(Layer layer) {
    switch (layer) {
    case Layer::Models: return OutlinePanel::tr("Models");
    case Layer::Terrain: return OutlinePanel::tr("Terrain");
    case Layer::Walls: return OutlinePanel::tr("Walls");
    case Layer::Areas: return OutlinePanel::tr("Areas");
    case Layer::Zones: return OutlinePanel::tr("Zones");
    case Layer::Objectives: return OutlinePanel::tr("Objectives");
    case Layer::Labels: return OutlinePanel::tr("Labels");
    case Layer::Photo: return OutlinePanel::tr("Photo");
    }
    return {};
}

} // namespace

OutlinePanel::OutlinePanel(ScenarioDocument& document, TableState& state, QWidget* parent)
    : QWidget{parent}, m_document{document}, m_state{state} {
    setObjectName(QStringLiteral("outlinePanel"));
    m_search = searchLine("outlineSearch", tr("Search by name"), tr("Search the outline by name"));
    m_empty =
        new QLabel{tr("Nothing is on the table yet. Drag bases and terrain from the palette, or draw with the tools "
                      "above the table.")};
    m_empty->setObjectName(QStringLiteral("outlineEmpty"));
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_tree = named("outlineTree", new QTreeWidget);
    m_tree->setAccessibleName(tr("All elements on the table"));
    m_tree->setColumnCount(3);
    m_tree->setHeaderLabels({tr("Name"), {}, {}});
    // Icons, so that the names have the room.
    for (const auto& [column, icon, words] :
         {std::tuple{kEye, "eye", tr("Visible")}, std::tuple{kLock, "lock", tr("Locked")}}) {
        m_tree->headerItem()->setIcon(column, lineIcon(QLatin1String{icon}));
        m_tree->headerItem()->setToolTip(column, words);
        m_tree->headerItem()->setData(column, Qt::AccessibleTextRole, words);
    }
    m_tree->header()->setMinimumSectionSize(20);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(kName, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(kEye, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(kLock, QHeaderView::ResizeToContents);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(14);
    m_tree->installEventFilter(this);
    auto* layout = columnOf({m_search, m_empty, {m_tree, 1}}, this);
    layout->setContentsMargins(8, 8, 8, 4);

    connect(m_search, &QLineEdit::textChanged, this, &OutlinePanel::filter);
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, &OutlinePanel::takeSelection);
    connect(m_tree, &QTreeWidget::itemClicked, this, &OutlinePanel::toggle);
    connect(m_tree, &QTreeWidget::itemChanged, this, &OutlinePanel::renamed);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &OutlinePanel::refresh);
    connect(&m_state, &TableState::selectionChanged, this, &OutlinePanel::showSelection);
    connect(&m_state, &TableState::visibilityChanged, this, &OutlinePanel::refreshMarks);
    rebuild();
}

std::vector<OutlinePanel::Row> OutlinePanel::rows() const {
    const Scenario& scenario = m_document.scenario();
    std::vector<Row> rows;
    for (const scenarios::Model& model : scenario.models) {
        const scenarios::Player* player = scenario.player(model.player);
        const QString group = player ? playerName(*player) : tr("no player");
        const QString unit = model.unit.isEmpty() ? QString{} : QStringLiteral(" · %1").arg(model.unit);
        rows.push_back({model.id, nameOf(scenario, model.id), group + unit, Layer::Models, true, model.locked});
    }
    for (const Layer layer : {Layer::Terrain, Layer::Walls, Layer::Areas}) {
        for (const scenarios::Piece& piece : scenario.terrain) {
            const Layer own = piece.isWall() ? Layer::Walls : piece.isMat() ? Layer::Areas : Layer::Terrain;
            if (own == layer) {
                rows.push_back({piece.id, nameOf(scenario, piece.id), {}, layer, true, piece.locked});
            }
        }
    }
    for (const scenarios::Zone& zone : scenario.zones) {
        rows.push_back({zone.id, nameOf(scenario, scenarios::AnyId{zone.id}), {}, Layer::Zones});
    }
    for (const scenarios::Objective& objective : scenario.objectives) {
        rows.push_back({objective.id, nameOf(scenario, scenarios::AnyId{objective.id}), {}, Layer::Objectives});
    }
    for (const scenarios::Label& label : scenario.labels) {
        rows.push_back({label.id, label.text, {}, Layer::Labels});
    }
    return rows;
}

void OutlinePanel::refresh() {
    // While something is dragged nothing changes here.
    if (isVisible() && rows() != m_rows) {
        rebuild();
    }
}

void OutlinePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
    showSelection();
}

void OutlinePanel::rebuild() {
    m_busy = true;
    m_rows = rows();
    m_empty->setVisible(m_rows.empty());
    m_items.clear();
    QStringList closed;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        if (!m_tree->topLevelItem(i)->isExpanded()) {
            closed << m_tree->topLevelItem(i)->text(kName);
        }
    }
    m_tree->clear();
    QHash<int, QTreeWidgetItem*> layers;
    QHash<QString, QTreeWidgetItem*> groups;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        auto*& layer = layers[static_cast<int>(row.layer)];
        if (!layer) {
            layer = new QTreeWidgetItem{m_tree, {layerName(row.layer)}};
            layer->setData(kName, kLayerRole, static_cast<int>(row.layer));
            layer->setFlags(Qt::ItemIsEnabled);
            QFont bold = m_tree->font();
            bold.setBold(true);
            layer->setFont(kName, bold);
        }
        QTreeWidgetItem* parent = layer;
        if (!row.group.isEmpty()) {
            auto*& group = groups[row.group];
            if (!group) {
                group = new QTreeWidgetItem{layer, {row.group}};
                group->setToolTip(kName, row.group);
                group->setFlags(Qt::ItemIsEnabled);
            }
            parent = group;
        }
        auto* item = new QTreeWidgetItem{parent, {row.name}};
        item->setData(kName, kIndexRole, static_cast<int>(i));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        m_items.push_back(item);
    }
    m_tree->expandAll();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        m_tree->topLevelItem(i)->setExpanded(!closed.contains(m_tree->topLevelItem(i)->text(kName)));
    }
    m_busy = false;
    refreshMarks();
    filter();
    showSelection();
}

void OutlinePanel::refreshMarks() {
    m_busy = true;
    const auto mark = [](QTreeWidgetItem* item, int column, bool on, const char* yes, const char* no,
                         const QString& words) {
        item->setIcon(column, lineIcon(QLatin1String{on ? yes : no}));
        item->setToolTip(column, words);
        item->setData(column, Qt::AccessibleTextRole, words);
    };
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool shown = !m_state.isElementHidden(m_rows[i].id);
        mark(m_items[i], kEye, shown, "eye", "eye-off",
             shown ? tr("Visible. Click or press H to hide") : tr("Hidden. Click or press H to show"));
        if (m_rows[i].canLock) {
            mark(m_items[i], kLock, m_rows[i].locked, "lock", "unlock",
                 m_rows[i].locked ? tr("Locked. Click or press K to unlock")
                                  : tr("Not locked. Click or press K to lock"));
        }
    }
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        auto* item = m_tree->topLevelItem(i);
        const bool shown = !m_state.isLayerHidden(static_cast<Layer>(item->data(kName, kLayerRole).toInt()));
        mark(item, kEye, shown, "eye", "eye-off",
             shown ? tr("Click or press H to hide the layer") : tr("Click or press H to show the layer"));
    }
    m_busy = false;
}

const OutlinePanel::Row* OutlinePanel::rowOf(const QTreeWidgetItem* item) const {
    const QVariant index = item ? item->data(kName, kIndexRole) : QVariant{};
    return index.isValid() ? &m_rows[static_cast<std::size_t>(index.toInt())] : nullptr;
}

void OutlinePanel::showSelection() {
    if (m_busy || !isVisible()) {
        return;
    }
    m_busy = true;
    QTreeWidgetItem* first = nullptr;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const bool selected = m_state.isSelected(m_rows[i].id);
        m_items[i]->setSelected(selected);
        first = selected && !first ? m_items[i] : first;
    }
    if (first) {
        m_tree->scrollToItem(first);
        if (!m_tree->currentItem() || !m_tree->currentItem()->isSelected()) {
            m_tree->setCurrentItem(first, kName, QItemSelectionModel::NoUpdate);
        }
    }
    m_busy = false;
}

void OutlinePanel::takeSelection() {
    if (m_busy) {
        return;
    }
    TableState::Ids ids;
    for (const QTreeWidgetItem* item : m_tree->selectedItems()) {
        if (const Row* row = rowOf(item)) {
            ids.insert(row->id);
        }
    }
    m_busy = true;
    m_state.setSelection(std::move(ids));
    m_busy = false;
}

void OutlinePanel::filter() {
    const QString words = m_search->text();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        m_tree->topLevelItem(i)->setHidden(!words.isEmpty());
        for (int j = 0; j < m_tree->topLevelItem(i)->childCount(); ++j) {
            m_tree->topLevelItem(i)->child(j)->setHidden(!words.isEmpty());
        }
    }
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const bool fits = words.isEmpty() || matchesSearch(words, m_rows[i].name + u' ' + m_rows[i].group + u' ' +
                                                                      scenarios::textOf(m_rows[i].id));
        m_items[i]->setHidden(!fits);
        for (auto* parent = fits ? m_items[i]->parent() : nullptr; parent; parent = parent->parent()) {
            parent->setHidden(false);
        }
    }
}

void OutlinePanel::toggle(QTreeWidgetItem* item, int column) {
    const Row* row = rowOf(item);
    if (column == kEye && row) {
        m_state.setElementHidden(row->id, !m_state.isElementHidden(row->id));
    } else if (column == kEye && item->data(kName, kLayerRole).isValid()) {
        const auto layer = static_cast<Layer>(item->data(kName, kLayerRole).toInt());
        m_state.setLayerHidden(layer, !m_state.isLayerHidden(layer));
    } else if (column == kLock && row && row->canLock) {
        const std::vector<AnyId> ids{row->id};
        const bool locks = !row->locked;
        m_document.edit(locks ? tr("Lock") : tr("Unlock"),
                        scenarios::withLock(m_document.scenario(), ids,
                                            locks ? scenarios::Lock::Locked : scenarios::Lock::Unlocked));
        return;
    } else {
        return;
    }
    if (m_state.hidesAnything()) {
        emit statusText(tr("Hidden elements still count in every verdict."));
    }
}

void OutlinePanel::renamed(QTreeWidgetItem* item, int column) {
    const Row* row = rowOf(item);
    if (m_busy || column != kName || !row || item->text(kName) == row->name) {
        return;
    }
    const QString name = item->text(kName).trimmed();
    m_document.edit(tr("Rename"), scenarios::withElementNamed(m_document.scenario(), row->id, name));
    // The tree must not be rebuilt while it still closes its editor.
    QMetaObject::invokeMethod(
        this, [this] { rebuild(); }, Qt::QueuedConnection);
}

bool OutlinePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_tree) {
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F2) {
        event->accept(); // renames here, and not in the properties
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        auto* item = m_tree->currentItem();
        if (item && key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_H || key->key() == Qt::Key_K)) {
            toggle(item, key->key() == Qt::Key_H ? kEye : kLock);
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            emit showRequested();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sightline::app
