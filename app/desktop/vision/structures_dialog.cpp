#include "app/desktop/vision/structures_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/vision/region_kinds.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/empty_hint.h"
#include "app/desktop/widgets/word_list.h"
#include "app/shared/painting/light_painter.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/known_words.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/io/vision_fields.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableWidget>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <set>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::PlayerId;
using scenarios::Scenario;
using scenarios::Structure;
using scenarios::VisionRegion;

enum StructureColumn { kElement, kKind, kOwner, kWounds, kRange, kStructureColumns };
enum RegionColumn { kRegion, kRegionKind, kPlayer, kOnlyFor, kFrom, kUntil, kRegionColumns };

template <class Widget> Widget& cell(const QTableWidget& table, int row, int column) {
    return *static_cast<Widget*>(table.cellWidget(row, column));
}

QSpinBox* spin(int most, const QString& none, std::optional<int> value, const QString& name) {
    auto* box = new QSpinBox;
    box->setRange(-1, most);
    box->setSpecialValueText(none);
    box->setValue(value.value_or(-1));
    box->setAccessibleName(name);
    box->setFrame(false);
    return box;
}

std::optional<int> given(const QSpinBox& box) { return box.value() < 0 ? std::nullopt : std::optional{box.value()}; }

QComboBox* playerBox(const Scenario& scenario, const QString& nobody, const PlayerId& player, const QString& name) {
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->addItem(nobody, QString{});
    for (const auto& one : scenario.players) {
        box->addItem(playerName(one), one.id.value);
    }
    box->setCurrentIndex(std::max(0, box->findData(player.value)));
    return box;
}

/// Several regions can have one kind, and ids alone tell nothing.
QString regionName(const QString& kind, const QString& id) {
    return StructuresDialog::tr("%1 (%2)", "kind of a region, its id").arg(regionKindText(kind), id);
}

QTableWidget* makeTable(const char* name, const QString& spoken, const QStringList& headings) {
    auto* table = named(name, new QTableWidget);
    table->setAccessibleName(spoken);
    table->setColumnCount(static_cast<int>(headings.size()));
    table->setHorizontalHeaderLabels(headings);
    table->verticalHeader()->hide();
    table->setTabKeyNavigation(false); // Tab leaves the table
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return table;
}

} // namespace

StructuresDialog::StructuresDialog(const Scenario& scenario, QWidget* parent)
    : QDialog{parent},
      m_scenario{scenario},
      m_structures{makeTable("structureTable",
                             tr("Structures"),
                             {tr("Piece or objective"), tr("Kind"), tr("Owner"), tr("Wounds"), tr("Range, cells")})},
      m_regions{
          makeTable("regionTable",
                    tr("Regions"),
                    {tr("Region"), tr("Kind"), tr("For"), tr("Only models with"), tr("From turn"), tr("Until turn")})},
      m_problem{named("structuresProblem", new QLabel)} {
    setObjectName(QStringLiteral("structuresDialog"));
    setWindowTitle(tr("Structures and regions"));
    resize(760, 460);
    auto* tabs = new QTabWidget;
    for (const auto& [page, title] :
         {std::pair{structurePage(), tr("Structures")}, std::pair{regionPage(), tr("Regions")}}) {
        page->setAutoFillBackground(true); // the color of the window; styles give pages of tabs another one
        tabs->addTab(page, title);
    }
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    columnOf({{tabs, 1}, m_problem, buttons}, this);
    for (const Structure& structure : scenario.vision->structures) {
        addStructure(structure);
    }
    for (const VisionRegion& region : scenario.vision->regions) {
        addRegion(region);
    }
}

QWidget* StructuresDialog::structurePage() {
    auto* explain = new QLabel{tr("A structure with an owner gives vision to that side, up to the range of its kind. "
                                  "Others learn the owner when they see it.")};
    explain->setWordWrap(true);
    auto* adds = named("structureAdd", new QToolButton);
    adds->setText(tr("Add a structure"));
    adds->setEnabled(!m_scenario.terrain.empty() || !m_scenario.objectives.empty());
    auto* removes = named("structureRemove", new QToolButton);
    removes->setText(tr("Remove"));
    auto* buttons = rowOf({adds, removes, {}});
    auto* page = new QWidget;
    columnOf({explain,
              hintWhileEmpty(*m_structures, "structuresEmpty",
                             tr("There is no structure yet. Add one for a piece or an objective.")),
              {m_structures, 1},
              buttons},
             page);
    connect(adds, &QToolButton::clicked, this, [this] {
        addStructure({freeElement(), QStringLiteral("headquarters")});
        m_structures->setCurrentCell(m_structures->rowCount() - 1, kElement);
        m_structures->cellWidget(m_structures->rowCount() - 1, kElement)->setFocus();
    });
    connect(removes, &QToolButton::clicked, this, [this] {
        if (m_structures->currentRow() >= 0) {
            m_structures->removeRow(m_structures->currentRow());
        }
    });
    return page;
}

QWidget* StructuresDialog::regionPage() {
    auto* explain = new QLabel{tr("Draw regions on the table with the tool “Lights and regions”. Here: type, players, "
                                  "model keywords and turns of each.")};
    explain->setWordWrap(true);
    auto* page = new QWidget;
    columnOf({explain,
              hintWhileEmpty(*m_regions, "regionsEmpty",
                             tr("There is no region yet. Close this window and draw one on the table.")),
              {m_regions, 1}},
             page);
    return page;
}

QString StructuresDialog::freeElement() const {
    const auto held = structures();
    const auto isFree = [&](const QString& id) {
        return std::ranges::find(held, id, &Structure::element) == held.end();
    };
    for (const auto& objective : m_scenario.objectives) {
        if (isFree(objective.id.value)) {
            return objective.id.value;
        }
    }
    for (const auto& piece : m_scenario.terrain) {
        if (isFree(piece.id.value)) {
            return piece.id.value;
        }
    }
    return m_scenario.terrain.empty() ? m_scenario.objectives.front().id.value : m_scenario.terrain.front().id.value;
}

void StructuresDialog::addStructure(const Structure& structure) {
    const int row = m_structures->rowCount();
    m_structures->insertRow(row);
    auto* element = new QComboBox;
    element->setAccessibleName(tr("Piece or objective"));
    for (const auto& objective : m_scenario.objectives) {
        element->addItem(nameOf(m_scenario, scenarios::AnyId{objective.id}), objective.id.value);
    }
    for (const auto& piece : m_scenario.terrain) {
        element->addItem(nameOf(m_scenario, scenarios::AnyId{piece.id}), piece.id.value);
    }
    element->setCurrentIndex(element->findData(structure.element));
    auto* kind = new QComboBox;
    kind->setAccessibleName(tr("Kind"));
    kind->setEditable(true);
    for (const auto& [name, cells] : m_scenario.vision->profile.sourceRange) {
        kind->addItem(wordText(name), name);
    }
    kind->setCurrentText(wordText(structure.kind));
    m_structures->setCellWidget(row, kElement, element);
    m_structures->setCellWidget(row, kKind, kind);
    m_structures->setCellWidget(row, kOwner, playerBox(m_scenario, tr("nobody"), structure.owner, tr("Owner")));
    m_structures->setCellWidget(row, kWounds,
                                spin(scenarios::kMaxInVision, tr("not specified"), structure.wounds, tr("Wounds")));
    m_structures->setCellWidget(
        row, kRange, spin(scenarios::kMaxProfileCells, tr("by its kind"), structure.range, tr("Range, cells")));
}

void StructuresDialog::addRegion(const VisionRegion& region) {
    const int row = m_regions->rowCount();
    m_regions->insertRow(row);
    auto* name = new QTableWidgetItem{regionName(region.kind, region.id)};
    name->setFlags(name->flags() & ~Qt::ItemIsEditable);
    m_regions->setItem(row, kRegion, name);
    auto* kind = new QComboBox;
    kind->setAccessibleName(tr("Kind"));
    for (const char* one : kRegionKinds) {
        kind->addItem(regionKindText(QLatin1String{one}), QLatin1String{one});
    }
    if (kind->findData(region.kind) < 0) {
        kind->addItem(region.kind, region.kind);
    }
    kind->setCurrentIndex(kind->findData(region.kind));
    connect(kind, &QComboBox::currentIndexChanged, this, [this, kind, row, id = region.id] {
        m_regions->item(row, kRegion)->setText(regionName(kind->currentData().toString(), id));
    });
    auto* words = new QLineEdit{region.onlyFor.join(QStringLiteral(", "))};
    words->setAccessibleName(tr("Only models with"));
    words->setPlaceholderText(tr("all models"));
    m_regions->setCellWidget(row, kRegionKind, kind);
    m_regions->setCellWidget(row, kPlayer, playerBox(m_scenario, tr("everybody"), region.player, tr("For")));
    m_regions->setCellWidget(row, kOnlyFor, words);
    m_regions->setCellWidget(row, kFrom,
                             spin(scenarios::kMaxInVision, tr("from the start"), region.fromTurn, tr("From turn")));
    m_regions->setCellWidget(row, kUntil,
                             spin(scenarios::kMaxInVision, tr("to the end"), region.untilTurn, tr("Until turn")));
}

std::vector<Structure> StructuresDialog::structures() const {
    std::vector<Structure> all;
    for (int row = 0; row < m_structures->rowCount(); ++row) {
        const QString element = cell<QComboBox>(*m_structures, row, kElement).currentData().toString();
        const Structure* before = m_scenario.vision->structure(element);
        Structure structure = before ? *before : Structure{element};
        structure.kind = wordOfText(cell<QComboBox>(*m_structures, row, kKind).currentText(), structure.kind);
        structure.owner = {cell<QComboBox>(*m_structures, row, kOwner).currentData().toString()};
        structure.wounds = given(cell<QSpinBox>(*m_structures, row, kWounds));
        structure.range = given(cell<QSpinBox>(*m_structures, row, kRange));
        all.push_back(std::move(structure));
    }
    return all;
}

std::vector<VisionRegion> StructuresDialog::regions() const {
    std::vector<VisionRegion> all = m_scenario.vision->regions;
    for (int row = 0; row < m_regions->rowCount(); ++row) {
        VisionRegion& region = all.at(static_cast<std::size_t>(row));
        region.kind = cell<QComboBox>(*m_regions, row, kRegionKind).currentData().toString();
        region.player = {cell<QComboBox>(*m_regions, row, kPlayer).currentData().toString()};
        region.onlyFor = wordsOf(cell<QLineEdit>(*m_regions, row, kOnlyFor).text());
        region.fromTurn = given(cell<QSpinBox>(*m_regions, row, kFrom));
        region.untilTurn = given(cell<QSpinBox>(*m_regions, row, kUntil));
    }
    return all;
}

QString StructuresDialog::problem() const {
    std::set<QString> elements;
    for (const Structure& structure : structures()) {
        if (!elements.insert(structure.element).second) {
            return tr("“%1” is listed twice. Remove one of the rows, or choose another piece.").arg(structure.element);
        }
        if (structure.kind.isEmpty()) {
            return tr("“%1” needs a kind: headquarters, building, tower or your own word.").arg(structure.element);
        }
    }
    for (const VisionRegion& region : regions()) {
        if (region.fromTurn && region.untilTurn && *region.untilTurn < *region.fromTurn) {
            return tr("The region “%1” ends in turn %2, before it begins in turn %3.")
                .arg(regionName(region.kind, region.id))
                .arg(*region.untilTurn)
                .arg(*region.fromTurn);
        }
    }
    return {};
}

void StructuresDialog::accept() {
    const QString what = problem();
    m_problem->setText(what);
    m_problem->setVisible(!what.isEmpty());
    if (!what.isEmpty()) {
        return;
    }
    emit chosen(structures(), regions());
    QDialog::accept();
}

} // namespace sightline::app
