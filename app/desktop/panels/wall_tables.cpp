#include "app/desktop/panels/wall_tables.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/opening_tool.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/name_box.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/table_unit.h"
#include "scenarios/edits/edits.h"
#include "scenarios/edits/outline_edits.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::Piece;
using scenarios::PieceWall;
using scenarios::WallOpening;

enum WallColumn { kKind, kSight, kFire, kHeight, kSide };
enum OpeningColumn { kFrom, kTo, kSill, kTop };
constexpr int kWallRole = Qt::UserRole; ///< place among the walls; -1: the piece is the wall
constexpr int kOpeningRole = Qt::UserRole + 1;

QTableWidget* table(const QString& name, const QStringList& columns) {
    auto* result = new QTableWidget{0, static_cast<int>(columns.size())};
    result->setObjectName(name);
    result->setHorizontalHeaderLabels(columns);
    result->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    result->verticalHeader()->setDefaultSectionSize(result->fontMetrics().height() + 8);
    result->setSelectionMode(QAbstractItemView::SingleSelection);
    result->setTabKeyNavigation(false);
    return result;
}

void fitHeight(QTableWidget* table) {
    const int rows = std::min(table->rowCount(), 6);
    table->setFixedHeight(table->horizontalHeader()->sizeHint().height() +
                          rows * table->verticalHeader()->defaultSectionSize() + 4);
}

void setCell(QTableWidget* table, int row, int column, const QString& text) {
    if (auto* item = table->item(row, column)) {
        item->setText(text);
    } else {
        table->setItem(row, column, new QTableWidgetItem{text});
    }
}

void setCheck(QTableWidget* table, int row, int column, Qt::CheckState state, bool isTristate) {
    setCell(table, row, column, {});
    auto* item = table->item(row, column);
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable;
    item->setFlags(isTristate ? flags | Qt::ItemIsUserTristate : flags);
    item->setCheckState(state);
}

WallAt wallAt(const Piece& piece, int wall) {
    return {piece.id, wall < 0 ? std::nullopt : std::optional{static_cast<std::size_t>(wall)}};
}

/// An opening must have a width and a height, and lie on the table's side of its wall's beginning.
bool isSound(const WallOpening& opening) {
    return opening.from >= Length{} && opening.from < opening.to && opening.sill >= Length{} &&
           opening.sill < opening.top;
}

} // namespace

QString wallSideText(const geometry::Wall& wall, scenarios::WallSide side) {
    const geometry::Vector along = wall.vertices().back() - wall.vertices().front();
    // y down: turned clockwise on screen, the direction of the wall points to its right side.
    const double sign = side == scenarios::WallSide::Right ? 1.0 : -1.0;
    const double x = -sign * along.y.inches();
    const double y = sign * along.x.inches();
    if (std::abs(x) >= std::abs(y)) {
        return x > 0 ? WallTables::tr("from the right") : WallTables::tr("from the left");
    }
    return y > 0 ? WallTables::tr("from below") : WallTables::tr("from above");
}

WallTables::WallTables(ScenarioDocument& document, TableState& state, QWidget* parent)
    : QWidget{parent}, m_document{document}, m_state{state} {
    m_wallTitle = new QLabel{tr("Walls")};
    m_walls = table(QStringLiteral("wallTable"), {tr("Kind"), tr("Sight"), tr("Fire"), tr("Height"), tr("Blocks")});
    m_walls->setAccessibleName(tr("Walls of the piece"));
    m_walls->setToolTip(tr("Kind: solid, window, door or your own word. Partially checked under Fire: as in the rule "
                           "set. Empty height: as the piece."));
    m_openingTitle = new QLabel{tr("Windows and doors")};
    m_openings = table(QStringLiteral("openingTable"), {tr("From"), tr("To"), tr("Sill"), tr("Top")});
    m_openings->setAccessibleName(tr("Windows and doors of the piece"));
    m_openings->setToolTip(
        tr("Measured along the wall from its first point, and above its foot. Delete removes a row."));
    auto* remove = new QAction{tr("Remove"), m_openings};
    remove->setShortcut(Qt::Key_Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_openings->addAction(remove);
    m_openings->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(remove, &QAction::triggered, this, &WallTables::removeOpening);
    auto* layout = columnOf({m_wallTitle, m_walls, m_openingTitle, m_openings}, this);
    layout->setContentsMargins(0, 6, 0, 0);
    connect(m_walls, &QTableWidget::cellChanged, this, &WallTables::wallEntered);
    connect(m_openings, &QTableWidget::cellChanged, this, &WallTables::openingEntered);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &WallTables::refresh);
    connect(&m_state, &TableState::selectionChanged, this, &WallTables::refresh);
    refresh();
}

const Piece* WallTables::piece() const {
    const auto id = onlyIdOf<scenarios::PieceId>(m_state.selection());
    return id ? m_document.scenario().piece(*id) : nullptr;
}

void WallTables::refresh() {
    m_refreshing = true;
    const Piece* piece = this->piece();
    const int walls = piece ? static_cast<int>(piece->walls.size()) : 0;
    m_walls->setRowCount(walls);
    for (int i = 0; i < walls; ++i) {
        const PieceWall& wall = piece->walls[static_cast<std::size_t>(i)];
        setCell(m_walls, i, kKind, wall.kind.isEmpty() ? tr("solid") : wall.kind);
        setCheck(m_walls, i, kSight, wall.blocksSight ? Qt::Checked : Qt::Unchecked, false);
        setCheck(m_walls, i, kFire,
                 !wall.blocksFire   ? Qt::PartiallyChecked
                 : *wall.blocksFire ? Qt::Checked
                                    : Qt::Unchecked,
                 true);
        setCell(m_walls, i, kHeight, wall.height ? lengthText(*wall.height) : QString{});
        setSideBox(i, wall);
    }
    int row = 0;
    const auto list = [&](int wall, const std::vector<WallOpening>& openings) {
        m_openings->setRowCount(row + static_cast<int>(openings.size()));
        for (std::size_t i = 0; i < openings.size(); ++i, ++row) {
            setCell(m_openings, row, kFrom, lengthText(openings[i].from));
            setCell(m_openings, row, kTo, lengthText(openings[i].to));
            setCell(m_openings, row, kSill, lengthText(openings[i].sill));
            setCell(m_openings, row, kTop, lengthText(openings[i].top));
            m_openings->item(row, kFrom)->setData(kWallRole, wall);
            m_openings->item(row, kFrom)->setData(kOpeningRole, static_cast<int>(i));
        }
    };
    m_openings->setRowCount(0);
    if (piece && piece->isWall()) {
        list(-1, piece->openings);
    }
    for (int i = 0; i < walls; ++i) {
        list(i, piece->walls[static_cast<std::size_t>(i)].openings);
    }
    fitHeight(m_walls);
    fitHeight(m_openings);
    m_wallTitle->setVisible(walls > 0);
    m_walls->setVisible(walls > 0);
    m_openingTitle->setVisible(row > 0);
    m_openings->setVisible(row > 0);
    setVisible(walls > 0 || row > 0);
    m_refreshing = false;
}

void WallTables::setSideBox(int row, const PieceWall& wall) {
    auto* box = qobject_cast<QComboBox*>(m_walls->cellWidget(row, kSide));
    if (!box) {
        box = new NameBox;
        box->setAccessibleName(tr("Sides from which the wall blocks lines"));
        box->setFrame(false);
        m_walls->setCellWidget(row, kSide, box);
        connect(box, &QComboBox::activated, this, [this, box, row] {
            const QVariant side = box->currentData();
            sideChosen(row,
                       side.isValid() ? std::optional{static_cast<scenarios::WallSide>(side.toInt())} : std::nullopt);
        });
    }
    box->clear();
    box->addItem(tr("both sides"));
    const bool hasSides = wall.polyline.vertices().size() == 2;
    if (hasSides) {
        for (const auto side : {scenarios::WallSide::Left, scenarios::WallSide::Right}) {
            box->addItem(wallSideText(wall.polyline, side), static_cast<int>(side));
        }
    }
    box->setEnabled(hasSides);
    box->setCurrentIndex(wall.blocksFrom ? std::max(0, box->findData(static_cast<int>(*wall.blocksFrom))) : 0);
}

void WallTables::sideChosen(int row, std::optional<scenarios::WallSide> side) {
    const Piece* before = piece();
    if (m_refreshing || !before || row >= static_cast<int>(before->walls.size())) {
        return;
    }
    Piece changed = *before;
    changed.walls[static_cast<std::size_t>(row)].blocksFrom = side;
    m_document.edit(tr("Change blocked side"), scenarios::withPiece(m_document.scenario(), std::move(changed)));
}

void WallTables::wallEntered(int row, int column) {
    const Piece* before = piece();
    if (m_refreshing || column == kSide || !before || row >= static_cast<int>(before->walls.size())) {
        return;
    }
    Piece changed = *before;
    PieceWall& wall = changed.walls[static_cast<std::size_t>(row)];
    const auto* item = m_walls->item(row, column);
    if (column == kKind) {
        wall.kind = item->text().trimmed() == tr("solid") ? QString{} : item->text().trimmed();
    } else if (column == kSight) {
        wall.blocksSight = item->checkState() == Qt::Checked;
    } else if (column == kFire) {
        wall.blocksFire = item->checkState() == Qt::PartiallyChecked ? std::nullopt
                                                                     : std::optional{item->checkState() == Qt::Checked};
    } else if (item->text().trimmed().isEmpty()) {
        wall.height.reset();
    } else if (const auto height = lengthFromText(item->text(), tableUnit()); height && *height >= Length{}) {
        wall.height = *height;
    }
    m_document.edit(tr("Change wall"), scenarios::withPiece(m_document.scenario(), std::move(changed)));
    refresh();
}

void WallTables::openingEntered(int row, int column) {
    const Piece* before = piece();
    const auto* first = m_openings->item(row, kFrom);
    if (m_refreshing || !before || !first) {
        return;
    }
    Piece changed = *before;
    auto& openings = openingsOf(changed, wallAt(changed, first->data(kWallRole).toInt()));
    WallOpening& opening = openings[static_cast<std::size_t>(first->data(kOpeningRole).toInt())];
    const WallOpening kept = opening;
    if (const auto length = lengthFromText(m_openings->item(row, column)->text(), tableUnit())) {
        Length* const places[]{&opening.from, &opening.to, &opening.sill, &opening.top};
        *places[column] = *length;
    }
    if (!isSound(opening)) {
        opening = kept;
    }
    m_document.edit(tr("Change opening"), scenarios::withPiece(m_document.scenario(), std::move(changed)));
    refresh();
}

void WallTables::removeOpening() {
    const Piece* before = piece();
    const int row = m_openings->currentRow();
    if (!before || row < 0) {
        return;
    }
    const auto* first = m_openings->item(row, kFrom);
    Piece changed = *before;
    auto& openings = openingsOf(changed, wallAt(changed, first->data(kWallRole).toInt()));
    openings.erase(openings.begin() + first->data(kOpeningRole).toInt());
    m_document.edit(tr("Remove opening"), scenarios::withPiece(m_document.scenario(), std::move(changed)));
}

} // namespace sightline::app
