#include "app/desktop/panels/unit_panel.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/verdict_mark.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/unit_text.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableWidget>
#include <QTreeWidget>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::ObserverRuling;
using scenarios::UnitName;
using scenarios::UnitRuling;

enum Column { kModel, kSees, kTarget, kCover, kWhy, kWeapons };

constexpr int kMarkSize = 16;
constexpr double kUsualMove = 6.0;
constexpr double kLongestMove = 60.0;

VerdictKind kindOfCount(int count) { return count > 0 ? VerdictKind::Clear : VerdictKind::Blocked; }

} // namespace

UnitPanel::UnitPanel(QWidget* parent) : QWidget{parent} {
    m_matrix = named("unitMatrix", new QTableWidget);
    m_matrix->setAccessibleName(tr("Unit matrix: observing units in rows, target units in columns"));
    m_matrix->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_matrix->setSelectionMode(QAbstractItemView::SingleSelection);
    m_matrix->setTabKeyNavigation(false);
    m_matrix->setIconSize({kMarkSize, kMarkSize});
    m_matrix->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_matrix->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_matrix->horizontalHeader()->setHighlightSections(false);
    // What is out of sight need not be measured for each answer of a drag.
    m_matrix->horizontalHeader()->setResizeContentsPrecision(0);
    m_matrix->verticalHeader()->setResizeContentsPrecision(0);

    m_halves = named("unitSplitter", new QSplitter{Qt::Horizontal});
    m_halves->setChildrenCollapsible(false);
    m_details = makeDetails();
    m_details->hide();
    m_halves->addWidget(m_matrix);
    m_halves->addWidget(m_details);
    m_halves->setStretchFactor(0, 2);
    m_halves->setStretchFactor(1, 3);

    auto* layout = columnOf({makeBar(), m_summary, {m_halves, 1}}, this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);

    connect(m_matrix, &QTableWidget::currentCellChanged, this, [this](int row, int column) {
        if (m_filling) {
            return;
        }
        const auto* pair = pairAt(row, column);
        m_chosen = pair ? std::optional{std::pair{pair->from, pair->to}} : std::nullopt;
        refreshDetails();
        emit chosenChanged();
    });
    m_matrix->setMouseTracking(true);
    m_matrix->viewport()->installEventFilter(this);
    connect(m_matrix, &QTableWidget::cellEntered, this, &UnitPanel::point);
    // Enter goes on to the models of the cell.
    connect(m_matrix, &QTableWidget::cellActivated, this, [this] {
        if (m_models->topLevelItemCount() > 0) {
            m_models->setCurrentItem(m_models->topLevelItem(0));
            m_models->setFocus(Qt::OtherFocusReason);
        }
    });
    setFocusProxy(m_matrix);
    refreshButtons();
}

QWidget* UnitPanel::makeBar() {
    m_looking = named("unitLooking", new NameBox);
    m_looking->setAccessibleName(tr("Observing player"));
    m_looking->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* looking = new QLabel{tr("&Observer:")};
    looking->setBuddy(m_looking);
    m_summary = named("unitSummary", new QLabel);
    m_summary->setWordWrap(true);
    m_move = named("unitMove", new LengthBox{LengthBox::Unit::Table});
    m_move->setLengths({}, geometry::Length::fromInches(kLongestMove));
    m_move->setLength(geometry::Length::fromInches(kUsualMove));
    m_move->setAccessibleName(tr("Move distance of the shooter"));
    auto* move = new QLabel{tr("&Move:")};
    move->setBuddy(m_move);
    m_positions = named("unitPositions", new QPushButton);
    m_positions->setText(tr("&Best positions"));
    m_positions->setToolTip(tr("Find positions within the move to shoot at the unit of the chosen cell"));
    auto* menu = new QMenu{m_positions};
    m_modelPositions = menu->addAction(tr("For the chosen &model"));
    m_unitPositions = menu->addAction(tr("For the whole &unit, model by model"));
    m_positions->setMenu(menu);
    m_copy = named("unitCopy", new QPushButton{tr("&Copy as CSV")});
    m_copy->setToolTip(tr("Copy the whole matrix with the reasons of each model, for a spreadsheet"));

    auto* bar = new QWidget;
    auto* layout = rowOf({looking, m_looking, {}, move, m_move, m_positions, m_copy}, bar);
    layout->setContentsMargins(0, 0, 0, 0);

    connect(m_looking, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) {
            m_chosen.reset();
            refreshMatrix();
            refreshDetails();
            emit chosenChanged();
        }
    });
    connect(m_modelPositions, &QAction::triggered, this, [this] { emit positionsRequested(false); });
    connect(m_unitPositions, &QAction::triggered, this, [this] { emit positionsRequested(true); });
    connect(m_copy, &QPushButton::clicked, this, &UnitPanel::copyRequested);
    return bar;
}

QWidget* UnitPanel::makeDetails() {
    m_models = flatList("unitModels", tr("Models of the chosen cell, and why each sees or does not"),
                        {tr("Model"), tr("Sees"), tr("Best target"), tr("Cover"), tr("Why"), tr("Weapons")});
    m_models->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_models->header()->setStretchLastSection(true);

    m_searchText = named("unitSearch", new QLabel);
    m_searchText->setWordWrap(true);
    m_stop = named("unitStop", new QPushButton{tr("Stop")});
    m_take = named("unitTake", new QPushButton{tr("Move there")});
    m_take->setToolTip(tr("Move the model to the chosen position, or all models of the unit to theirs; can be undone"));
    m_positionList = named("unitPlaces", new QListWidget);
    m_positionList->setAccessibleName(tr("Shooting positions, the best first"));
    m_positionList->setWordWrap(true);
    auto* row = rowOf({{m_searchText, 1}, m_stop, m_take});
    m_searchBox = new QWidget;
    auto* search = columnOf({row, {m_positionList, 1}}, m_searchBox);
    search->setContentsMargins(0, 0, 0, 0);
    m_searchBox->hide();

    auto* details = new QSplitter{Qt::Vertical};
    details->setChildrenCollapsible(false);
    details->addWidget(m_models);
    details->addWidget(m_searchBox);

    connect(m_models, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_filling) {
            refreshButtons();
            emit chosenChanged();
        }
    });
    connect(m_models, &QTreeWidget::itemActivated, this, [this] {
        if (const auto* model = chosenModel(); model && !model->verdicts.empty()) {
            emit pairRequested(model->observer, model->bestVerdict().target);
        }
    });
    connect(m_stop, &QPushButton::clicked, this, &UnitPanel::stopRequested);
    connect(m_positionList, &QListWidget::currentRowChanged, this, [this] {
        if (!m_filling) {
            refreshButtons();
            emit chosenChanged();
        }
    });
    const auto take = [this] {
        if (const auto place = chosenPosition()) {
            emit positionTaken(*place);
        }
    };
    connect(m_take, &QPushButton::clicked, this, take);
    connect(m_positionList, &QListWidget::itemActivated, this, take);
    return details;
}

void UnitPanel::setTheme(const Theme& theme) {
    m_theme = theme;
    m_marks.clear();
    m_matrix->clearContents(); // their icons have the old colors
    refreshMatrix();
    refreshDetails();
}

bool UnitPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) {
        point(-1, -1);
    }
    return QWidget::eventFilter(watched, event);
}

void UnitPanel::point(int row, int column) {
    if (std::exchange(m_pointed, std::pair{row, column}) != m_pointed) {
        emit chosenChanged();
    }
}

QIcon UnitPanel::markOf(VerdictKind kind) {
    QIcon& mark = m_marks[kind];
    if (mark.isNull()) {
        const QColor color =
            m_theme.style(kind == VerdictKind::Clear ? VerdictLook::Clear : VerdictLook::Blocked).color;
        mark = QIcon{linePixmap(markIconName(kind), color, kMarkSize, devicePixelRatioF())};
        mark.addPixmap(
            linePixmap(markIconName(kind), palette().color(QPalette::HighlightedText), kMarkSize, devicePixelRatioF()),
            QIcon::Selected);
    }
    return mark;
}

void UnitPanel::showResult(const UnitResult& result) {
    m_result = result;
    refreshPlayers();
    refreshMatrix();
    refreshDetails();
    const bool isEmpty = result.matrix && result.matrix->pairs.empty();
    m_summary->setText(!result.problem.isEmpty() ? result.problem
                       : isEmpty  ? tr("No two units of different players stand on the table. Place some from "
                                        "the palette, for each player one.")
                       : chosen() ? unitSentence(*chosen()) + u' ' + unitRulingSentence(*chosen())
                                  : tr("Choose a cell to see its models and their lines."));
}

void UnitPanel::showEmpty(const QString& why) {
    m_result = {};
    m_chosen.reset();
    refreshMatrix();
    refreshDetails();
    m_summary->setText(why);
}

void UnitPanel::refreshPlayers() {
    const QSignalBlocker quiet{m_looking};
    const QVariant before = m_looking->currentData();
    QStringList ids;
    for (const UnitName& unit : m_result.matrix ? m_result.matrix->units : std::vector<UnitName>{}) {
        if (!ids.contains(unit.player.value)) {
            ids.append(unit.player.value);
        }
    }
    QStringList names;
    for (const QString& id : ids) {
        names.append(id.isEmpty() ? tr("no player") : nameOf(*m_result.scenario, scenarios::PlayerId{id}));
    }
    bool isSame = m_looking->count() == ids.size();
    for (int i = 0; isSame && i < m_looking->count(); ++i) {
        isSame = m_looking->itemData(i).toString() == ids[i] && m_looking->itemText(i) == names[i];
    }
    if (isSame) {
        return;
    }
    m_looking->clear();
    for (qsizetype i = 0; i < ids.size(); ++i) {
        m_looking->addItem(names[i], ids[i]);
    }
    m_looking->setCurrentIndex(std::max(0, m_looking->findData(before)));
}

void UnitPanel::refreshMatrix() {
    m_filling = true;
    m_rows.clear();
    m_columns.clear();
    const scenarios::PlayerId looking{m_looking->currentData().toString()};
    for (const UnitName& unit : m_result.matrix ? m_result.matrix->units : std::vector<UnitName>{}) {
        (unit.player == looking ? m_rows : m_columns).push_back(unit);
    }
    // Cells are filled anew in place, so that the scroll position and the keyboard stay where they are during a drag.
    m_matrix->setRowCount(static_cast<int>(m_rows.size()));
    m_matrix->setColumnCount(static_cast<int>(m_columns.size()));
    const auto header = [&](const UnitName& unit, bool isRow) {
        return !isRow && m_looking->count() > 2 ? unitTitleWithPlayer(*m_result.scenario, unit)
                                                : unitTitle(*m_result.scenario, unit);
    };
    QStringList rows;
    std::ranges::transform(m_rows, std::back_inserter(rows), [&](const UnitName& unit) { return header(unit, true); });
    QStringList columns;
    std::ranges::transform(m_columns, std::back_inserter(columns),
                           [&](const UnitName& unit) { return header(unit, false); });
    m_matrix->setVerticalHeaderLabels(rows);
    m_matrix->setHorizontalHeaderLabels(columns);
    int currentRow = -1;
    int currentColumn = -1;
    for (int row = 0; row < m_matrix->rowCount(); ++row) {
        for (int column = 0; column < m_matrix->columnCount(); ++column) {
            auto* item = m_matrix->item(row, column);
            if (!item) {
                item = new QTableWidgetItem;
                item->setTextAlignment(Qt::AlignCenter);
                m_matrix->setItem(row, column, item);
            }
            const UnitRuling* pair = pairAt(row, column);
            if (!pair) {
                item->setText({});
                continue;
            }
            const VerdictKind kind = kindOfCount(pair->observersThatSee);
            item->setText(unitCellText(*pair));
            // Icons cannot be compared, so that a new one always means a repaint.
            if (item->icon().isNull() || item->data(Qt::UserRole).toInt() != static_cast<int>(kind)) {
                item->setData(Qt::UserRole, static_cast<int>(kind));
                item->setIcon(markOf(kind));
            }
            item->setForeground(
                m_theme.style(kind == VerdictKind::Clear ? VerdictLook::Clear : VerdictLook::Blocked).color);
            const QString sentence =
                tr("%1 at %2: %3 %4").arg(rows[row], columns[column], unitSentence(*pair), unitRulingSentence(*pair));
            item->setToolTip(sentence);
            item->setData(Qt::AccessibleTextRole, sentence);
            if (m_chosen && m_chosen->first == pair->from && m_chosen->second == pair->to) {
                currentRow = row;
                currentColumn = column;
            }
        }
    }
    if (currentRow < 0) {
        m_chosen.reset();
    }
    m_matrix->setCurrentCell(currentRow, currentColumn);
    m_filling = false;
}

void UnitPanel::refreshDetails() {
    m_filling = true;
    const UnitRuling* pair = chosen();
    const auto count = pair ? static_cast<int>(pair->byObserver.size()) : 0;
    const QString before =
        m_models->currentItem() ? m_models->currentItem()->data(kModel, Qt::UserRole).toString() : QString{};
    while (m_models->topLevelItemCount() > count) {
        delete m_models->takeTopLevelItem(m_models->topLevelItemCount() - 1);
    }
    while (m_models->topLevelItemCount() < count) {
        m_models->addTopLevelItem(new QTreeWidgetItem);
    }
    QTreeWidgetItem* current = nullptr;
    for (int i = 0; i < count; ++i) {
        const ObserverRuling& ruling = pair->byObserver[static_cast<std::size_t>(i)];
        const auto& scenario = *m_result.scenario;
        auto* item = m_models->topLevelItem(i);
        const VerdictKind kind = kindOfCount(static_cast<int>(ruling.seen.size()));
        const QString why = observerReason(ruling, scenario);
        item->setText(kModel, nameOf(scenario, ruling.observer));
        item->setData(kModel, Qt::UserRole, ruling.observer.value);
        item->setIcon(kSees, markOf(kind));
        item->setText(kSees, tr("%1 of %2").arg(ruling.seen.size()).arg(ruling.verdicts.size()));
        item->setText(kTarget, ruling.verdicts.empty() ? QString{} : nameOf(scenario, ruling.bestVerdict().target));
        item->setText(kCover, ruling.coverOrder == 0 ? QStringLiteral("–") : unitCoverName(ruling));
        item->setText(kWhy, why);
        item->setText(kWeapons, shotsText(ruling, scenario));
        for (const int column : {kWhy, kWeapons}) {
            item->setToolTip(column, item->text(column));
        }
        current = ruling.observer.value == before ? item : current;
    }
    m_models->setCurrentItem(current);
    m_models->setColumnHidden(kWeapons, !pair || pair->weapons == 0);
    m_filling = false;
    if (pair) {
        m_summary->setText(unitSentence(*pair) + u' ' + unitRulingSentence(*pair));
    }
    refreshButtons();
    refreshHalves();
}

void UnitPanel::refreshHalves() {
    const bool says = chosen() || !m_searchBox->isHidden();
    if (says == m_details->isVisibleTo(m_halves)) {
        return;
    }
    m_details->setVisible(says);
    if (says && m_halves->sizes().constFirst() == 0) {
        return; // not laid out yet
    }
    if (says) {
        m_halves->setSizes({2 * m_halves->width() / 5, 3 * m_halves->width() / 5});
        // The chosen cell stays in sight where the matrix got narrower.
        m_matrix->scrollToItem(m_matrix->currentItem());
    }
}

void UnitPanel::refreshButtons() {
    const bool isModel = chosenModel() != nullptr;
    m_positions->setEnabled(chosen() != nullptr);
    m_modelPositions->setEnabled(isModel);
    m_modelPositions->setText(isModel ? tr("For %1").arg(nameOf(*m_result.scenario, chosenModel()->observer))
                                      : tr("For the chosen &model"));
    m_copy->setEnabled(m_result.matrix && !m_result.matrix->pairs.empty());
    m_take->setEnabled(chosenPosition().has_value());
}

void UnitPanel::showSearch(const QString& sentence, bool isRunning) {
    m_searchText->setText(sentence);
    m_stop->setVisible(isRunning);
    m_searchBox->setVisible(!sentence.isEmpty());
    refreshHalves();
}

void UnitPanel::showPositions(const std::vector<scenarios::PositionSearch>& searches) {
    m_filling = true;
    m_positionList->clear();
    for (const auto& search : m_result.scenario ? searches : std::vector<scenarios::PositionSearch>{}) {
        for (std::size_t i = 0; i < search.places.size(); ++i) {
            m_positionList->addItem(
                tr("%1. %2: %3")
                    .arg(m_positionList->count() + 1)
                    .arg(nameOf(*m_result.scenario, search.shooter), positionSentence(search.places[i])));
        }
    }
    m_positionList->setVisible(m_positionList->count() > 0);
    m_take->setVisible(m_positionList->count() > 0);
    m_positionList->setCurrentRow(m_positionList->count() > 0 ? 0 : -1);
    m_filling = false;
    refreshButtons();
}

const UnitRuling* UnitPanel::pairAt(int row, int column) const {
    const bool isInside = row >= 0 && column >= 0 && row < std::ssize(m_rows) && column < std::ssize(m_columns);
    return isInside && m_result.matrix ? m_result.matrix->pair(m_rows[static_cast<std::size_t>(row)],
                                                               m_columns[static_cast<std::size_t>(column)])
                                       : nullptr;
}

const UnitRuling* UnitPanel::chosen() const {
    return m_chosen && m_result.matrix ? m_result.matrix->pair(m_chosen->first, m_chosen->second) : nullptr;
}

const UnitRuling* UnitPanel::marked() const {
    const UnitRuling* pointed = pairAt(m_pointed.first, m_pointed.second);
    return pointed ? pointed : chosen();
}

const ObserverRuling* UnitPanel::chosenModel() const {
    const UnitRuling* pair = chosen();
    const auto* item = m_models->currentItem();
    if (!pair || !item) {
        return nullptr;
    }
    const auto found = std::ranges::find(
        pair->byObserver, scenarios::ModelId{item->data(kModel, Qt::UserRole).toString()}, &ObserverRuling::observer);
    return found == pair->byObserver.end() ? nullptr : &*found;
}

std::optional<std::size_t> UnitPanel::chosenPosition() const {
    return m_positionList->currentRow() < 0 ? std::nullopt
                                            : std::optional{static_cast<std::size_t>(m_positionList->currentRow())};
}

bool UnitPanel::choose(const UnitName& from, const UnitName& to) {
    if (!m_result.matrix || !m_result.matrix->pair(from, to)) {
        return false;
    }
    m_looking->setCurrentIndex(m_looking->findData(from.player.value));
    const auto row = std::ranges::find(m_rows, from) - m_rows.begin();
    const auto column = std::ranges::find(m_columns, to) - m_columns.begin();
    m_matrix->setCurrentCell(static_cast<int>(row), static_cast<int>(column));
    return true;
}

geometry::Length UnitPanel::move() const { return m_move->length(); }

} // namespace sightline::app
