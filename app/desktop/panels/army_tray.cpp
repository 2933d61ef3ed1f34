#include "app/desktop/panels/army_tray.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/base_catalog.h"
#include "app/desktop/scene/reserve_drag.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/empty_hint.h"
#include "app/shared/text/length_entry.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/edits/edits.h"
#include "scenarios/formats/rosters/roster_reserves.h"

#include <QHash>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QStyle>
#include <QTreeWidget>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::Model;
using scenarios::ModelId;

constexpr int kIdRole = Qt::UserRole;

void collect(const QTreeWidgetItem& item, QList<ModelId>& ids) {
    if (const QString id = item.data(0, kIdRole).toString(); !id.isEmpty() && !ids.contains(ModelId{id})) {
        ids.append(ModelId{id});
    }
    for (int i = 0; i < item.childCount(); ++i) {
        collect(*item.child(i), ids);
    }
}

/// The base that the catalog calls so, else the first one that the words find.
std::optional<scenarios::CatalogBase> catalogBase(const QString& typed) {
    QString words = typed.trimmed();
    // "60 x 35 mm" as the palette writes it, for which blanks part words.
    static const QRegularExpression times{QStringLiteral("(?<=\\d)\\s*[x×]\\s*(?=\\d)")};
    words.replace(times, QStringLiteral("x"));
    const auto groups = baseGroups({}, words);
    for (const BaseGroup& group : groups) {
        const auto named = std::ranges::find_if(
            group.bases, [&](const auto& base) { return base.name.compare(words, Qt::CaseInsensitive) == 0; });
        if (named != group.bases.end()) {
            return *named;
        }
    }
    return groups.empty() ? std::nullopt : std::optional{groups.front().bases.front()};
}

/// A tree whose rows are carried to the table by their ids.
class TrayTree : public QTreeWidget {
public:
    using QTreeWidget::QTreeWidget;

protected:
    [[nodiscard]] QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override {
        QList<ModelId> ids;
        for (const QTreeWidgetItem* item : items) {
            collect(*item, ids);
        }
        auto* carried = new QMimeData;
        carried->setData(QLatin1String{kReservesMediaType}, reservesToDrag(ids));
        return carried;
    }
    [[nodiscard]] QStringList mimeTypes() const override { return {QLatin1String{kReservesMediaType}}; }
};

} // namespace

std::optional<UnitOrder> unitOrderOf(const QString& line) {
    static const QRegularExpression pattern{
        QStringLiteral("^\\s*(?:(\\d{1,3})\\s*[x\u00d7]?\\s+)?([^,]*[^,\\s])\\s*(?:,\\s*(.+))?$"),
        QRegularExpression::UseUnicodePropertiesOption};
    const auto match = pattern.match(line);
    if (!match.hasMatch()) {
        return {};
    }
    UnitOrder order;
    order.name = match.captured(2).trimmed();
    if (!match.captured(1).isEmpty()) {
        order.count = match.captured(1).toInt();
    }
    if (!match.captured(3).isEmpty()) {
        if (const auto base = lengthFromText(match.captured(3), LengthUnit::Millimeters)) {
            if (*base <= geometry::Length{} || *base > geometry::Length::fromMillimeters(1000)) {
                return {};
            }
            order.base = *geometry::Footprint::round(*base);
        } else if (const auto known = catalogBase(match.captured(3))) {
            order.base = known->footprint;
            order.height = known->height;
        } else {
            return {};
        }
    }
    return order.count >= 1 && order.count <= 100 ? std::optional{order} : std::nullopt;
}

ArmyTray::ArmyTray(ScenarioDocument& document, TableState& state, QWidget* parent)
    : QWidget{parent}, m_document{document}, m_state{state} {
    setObjectName(QStringLiteral("armyTray"));
    m_tree = named("trayTree", new TrayTree);
    m_tree->setAccessibleName(tr("Models that are not on the table yet"));
    m_tree->setHeaderHidden(true);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setDragEnabled(true);
    m_tree->setDragDropMode(QAbstractItemView::DragOnly);
    m_tree->setIndentation(14);
    auto* empty = hintWhileEmpty(
        *m_tree, "trayEmpty",
        tr("The tray is empty. Add a unit, or move selected models here with Edit > Take off the table."));
    auto* add = named("trayAdd", new QPushButton{tr("&Add…")});
    add->setToolTip(tr("Type a unit, as “5 x Guard, 32 mm”"));
    m_position = named("trayPlace", new QPushButton{tr("&Place")});
    m_position->setToolTip(tr("Place the chosen models on the table"));
    m_remove = new QPushButton{tr("Re&move")};
    auto* layout = columnOf({empty, {m_tree, 1}, rowOf({add, m_position, m_remove})}, this);
    layout->setContentsMargins(8, 8, 8, 8);

    connect(add, &QPushButton::clicked, this, &ArmyTray::addUnit);
    connect(m_position, &QPushButton::clicked, this, &ArmyTray::placeChosen);
    connect(m_remove, &QPushButton::clicked, this, &ArmyTray::removeChosen);
    connect(m_tree, &QTreeWidget::itemActivated, this, &ArmyTray::placeChosen);
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, [this] {
        m_position->setEnabled(!chosen().isEmpty());
        m_remove->setEnabled(!chosen().isEmpty());
    });
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &ArmyTray::refresh);
    m_position->setEnabled(false);
    m_remove->setEnabled(false);
    refresh();
}

void ArmyTray::refresh() {
    const scenarios::Scenario& scenario = m_document.scenario();
    if (scenario.reserves == m_shown && !m_shown.empty()) {
        return;
    }
    m_shown = scenario.reserves;
    m_tree->clear();
    QHash<QString, QTreeWidgetItem*> units;
    for (const Model& model : m_shown) {
        const scenarios::Player* player = scenario.player(model.player);
        const QString side = player ? playerName(*player) : tr("no player");
        const QString unit = model.unit.isEmpty() ? side : QStringLiteral("%1 · %2").arg(side, model.unit);
        auto*& heading = units[unit];
        if (!heading) {
            heading = new QTreeWidgetItem{m_tree, {unit}};
        }
        const QString name = model.name.isEmpty() ? model.id.value : model.name;
        // An import had to guess them, and nobody has set them since.
        const bool isBaseToCheck = model.states.contains(QLatin1String{scenarios::formats::kBaseToCheck});
        const bool isHeightToCheck = model.states.contains(QLatin1String{scenarios::formats::kHeightToCheck});
        const QString row = isBaseToCheck && isHeightToCheck ? tr("%1, %2 (base and height to check)")
                            : isBaseToCheck                  ? tr("%1, %2 (base to check)")
                            : isHeightToCheck                ? tr("%1, %2 (height to check)")
                                                             : QStringLiteral("%1, %2");
        auto* item = new QTreeWidgetItem{heading, {row.arg(name, baseText(model.base))}};
        if (isBaseToCheck || isHeightToCheck) {
            item->setIcon(0, style()->standardIcon(QStyle::SP_MessageBoxWarning));
            item->setToolTip(0, tr("An import had to guess this. File > Check heights and bases… lists all such models "
                                   "and sets them, once for each unit."));
        }
        item->setData(0, kIdRole, model.id.value);
    }
    m_tree->expandAll();
    m_position->setEnabled(false);
    m_remove->setEnabled(false);
}

QList<ModelId> ArmyTray::chosen() const {
    QList<ModelId> ids;
    for (const QTreeWidgetItem* item : m_tree->selectedItems()) {
        collect(*item, ids);
    }
    return ids;
}

void ArmyTray::addUnit() {
    bool accepted = false;
    const QString text = QInputDialog::getMultiLineText(this, tr("Add to the tray"),
                                                        tr("One unit a line, as “5 x Guard, 32 mm”.\nA base can be a "
                                                           "diameter, or a size of the catalog: “60 x 35 oval”, “S2”."),
                                                        {}, &accepted);
    if (!accepted) {
        return;
    }
    scenarios::Scenario next = m_document.scenario();
    QStringList unread;
    int added = 0;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const auto order = unitOrderOf(line);
        if (!order) {
            unread << line.trimmed();
            continue;
        }
        for (int i = 0; i < order->count; ++i) {
            Model model;
            model.id.value = scenarios::freshId(next, QStringLiteral("model"));
            model.name = order->name;
            model.unit = order->count > 1 ? order->name : QString{};
            model.base = order->base;
            model.height = order->height.value_or(model.height);
            if (!next.players.empty()) {
                model.player = next.players.front().id;
            }
            next = scenarios::withReserveAdded(std::move(next), std::move(model));
            ++added;
        }
    }
    m_document.edit(tr("Add to the tray"), std::move(next));
    emit statusText(unread.isEmpty() ? tr("%n models wait in the tray.", nullptr, added)
                                     : tr("Cannot read “%1”: write a count, a name and a base, for example “5 x Guard, "
                                          "32 mm” or “2 x Rider, 60 x 35 oval”.")
                                           .arg(unread.first()));
}

void ArmyTray::placeChosen() {
    if (const auto ids = chosen(); !ids.isEmpty()) {
        emit placeRequested(ids);
    }
}

void ArmyTray::removeChosen() {
    scenarios::Scenario next = m_document.scenario();
    for (const ModelId& id : chosen()) {
        next = scenarios::withReserveRemoved(std::move(next), id);
    }
    m_document.edit(tr("Remove from the tray"), std::move(next));
}

} // namespace sightline::app
