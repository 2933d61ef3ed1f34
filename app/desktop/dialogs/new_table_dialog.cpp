#include "app/desktop/dialogs/new_table_dialog.h"

#include "app/desktop/text/shipped_text.h"
#include "app/desktop/dialogs/table_preview.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/text/catalogue_text.h"
#include "app/desktop/text/number_text.h"
#include "scenarios/catalogues/catalogue_file.h"
#include "scenarios/catalogues/games.h"
#include "scenarios/catalogues/table_sizes.h"
#include "scenarios/rules/rule_set.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::DeploymentMap;
using scenarios::FreeZone;
using scenarios::Game;

/// Offered to who names no game, in inches, the most usual first.
constexpr std::array<QSize, 9> kSizes{QSize{60, 44}, QSize{44, 30}, QSize{72, 48}, QSize{48, 48}, QSize{36, 36},
                                      QSize{30, 22}, QSize{72, 36}, QSize{90, 44}, QSize{24, 24}};

/// Of the items of the list of maps.
constexpr int kVariantRole = Qt::UserRole + 1;

QDoubleSpinBox* inchBox(double low) {
    auto* box = new QDoubleSpinBox;
    box->setRange(low, 1000.0);
    box->setDecimals(2);
    box->setSuffix(NewTableDialog::tr(" in"));
    return box;
}

/// "60 × 44 in".
QString sizeWords(QSizeF size) {
    const QLocale locale;
    return NewTableDialog::tr("%1 × %2 in")
        .arg(locale.toString(size.width(), 'g', 6), locale.toString(size.height(), 'g', 6));
}

QSizeF inInches(DeploymentMap::Size size) { return {size.width.inches(), size.depth.inches()}; }

QString mapWords(const DeploymentMap& map, const scenarios::DeploymentVariant& variant) {
    return variant.name.isEmpty() ? shippedText(map.name) : NewTableDialog::tr("%1, %2").arg(shippedText(map.name), shippedText(variant.name));
}

/// What is left of the name of a table beside that of its game: "strike force" of "Warhammer 40,000, strike force".
QString nameBeside(const QString& table, const QString& game) {
    return table.startsWith(game) && table != game ? table.mid(game.size() + 1).trimmed() : QString{};
}

/// A list as wide as its longest entry, however narrow the box is.
void widenPopup(QComboBox* box) {
    box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + box->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

const FreeZone* freeZoneOf(const scenarios::DeploymentVariant* variant) {
    return variant ? std::get_if<FreeZone>(&variant->first) : nullptr;
}

} // namespace

NewTableDialog::NewTableDialog(const RuleLibrary* library, QWidget* parent) : QDialog{parent} {
    setWindowTitle(tr("New table"));
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok | QDialogButtonBox::Cancel};
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Make the table"));
    auto* parts = new QHBoxLayout;
    parts->setSpacing(16);
    parts->addWidget(makeForm(library));
    parts->addWidget(makePicture(), 1);
    auto* layout = new QVBoxLayout{this};
    layout->addLayout(parts, 1);
    layout->addWidget(buttons);

    fillSizes(nullptr);
    fillMaps(nullptr);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewTableDialog::gameChosen);
    connect(m_size, &QComboBox::currentIndexChanged, this, &NewTableDialog::sizeChosen);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &NewTableDialog::sizeTyped);
    connect(m_depth, &QDoubleSpinBox::valueChanged, this, &NewTableDialog::sizeTyped);
    connect(m_map, &QComboBox::currentIndexChanged, this, &NewTableDialog::mapChosen);
    connect(m_zoneDepth, &QDoubleSpinBox::valueChanged, this, &NewTableDialog::refresh);
    connect(m_swapped, &QCheckBox::toggled, this, &NewTableDialog::refresh);
    sizeChosen();
    mapChosen();
}

QWidget* NewTableDialog::makeForm(const RuleLibrary* library) {
    m_name = new QLineEdit;
    m_name->setPlaceholderText(tr("for example: Sunday game"));
    m_game = new QComboBox;
    m_game->setObjectName(QStringLiteral("newTableGame"));
    m_game->setToolTip(tr("Suggests the table, the deployment maps, the rule set and what the palettes show"));
    m_game->addItem(tr("Any game"), QString{});
    for (const Game& game : scenarios::games()) {
        m_game->addItem(shippedText(game.name), game.id);
    }
    m_size = new QComboBox;
    m_size->setObjectName(QStringLiteral("newTableSize"));
    m_width = inchBox(1.0);
    m_width->setObjectName(QStringLiteral("newTableWidth"));
    m_width->setAccessibleName(tr("Width of the table"));
    m_depth = inchBox(1.0);
    m_depth->setObjectName(QStringLiteral("newTableDepth"));
    m_depth->setAccessibleName(tr("Depth of the table"));
    m_map = new QComboBox;
    m_map->setObjectName(QStringLiteral("newTableMap"));
    m_zoneDepth = inchBox(0.0);
    m_zoneDepth->setObjectName(QStringLiteral("newTableZoneDepth"));
    m_swapped = new QCheckBox{tr("&Swap sides")};
    m_swapped->setObjectName(QStringLiteral("newTableSwap"));
    m_swapped->setToolTip(tr("The second player gets the zone of the first, and the other way round"));
    m_rules = new RuleSetBox{library};
    m_rules->setObjectName(QStringLiteral("newTableRules"));
    m_first = new QLineEdit{tr("Red")};
    m_second = new QLineEdit{tr("Blue")};
    for (auto* box : std::initializer_list<QComboBox*>{m_game, m_size, m_map, m_rules}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(32);
    }

    auto* measures = new QHBoxLayout;
    measures->addWidget(m_width);
    measures->addWidget(new QLabel{QStringLiteral("×")});
    measures->addWidget(m_depth);
    auto* form = new QWidget;
    m_form = new QFormLayout{form};
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("&Game"), m_game);
    m_form->addRow(tr("&Table"), m_size);
    m_form->addRow(QString{}, measures);
    m_form->addRow(tr("&Deployment"), m_map);
    m_form->addRow(tr("&Zone size"), m_zoneDepth);
    m_form->addRow(QString{}, m_swapped);
    m_form->addRow(tr("&Rule set"), m_rules);
    m_form->addRow(tr("&First player"), m_first);
    m_form->addRow(tr("S&econd player"), m_second);
    return form;
}

QWidget* NewTableDialog::makePicture() {
    m_preview = new TablePreview;
    m_remark = new QLabel;
    m_remark->setObjectName(QStringLiteral("newTableRemark"));
    m_remark->setWordWrap(true);
    m_remark->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_remark->setMinimumHeight(4 * m_remark->fontMetrics().height());
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout{side};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_remark);
    return side;
}

void NewTableDialog::setGame(const QString& id) { m_game->setCurrentIndex(std::max(0, m_game->findData(id))); }

QString NewTableDialog::game() const { return m_game->currentData().toString(); }

void NewTableDialog::fillSizes(const Game* game) {
    const QSignalBlocker quiet{m_size};
    m_size->clear();
    if (game) {
        for (const QString& id : game->tables) {
            const auto* table = scenarios::entryOf(scenarios::tableSizes(), id);
            const QSizeF size{table->width.inches(), table->depth.inches()};
            const QString name = nameBeside(shippedText(table->name), shippedText(game->name));
            m_size->addItem(name.isEmpty() ? sizeWords(size) : tr("%1, %2").arg(sizeWords(size), name), size);
            m_size->setItemData(m_size->count() - 1, catalogueSource(table->mark, {}, {}), Qt::ToolTipRole);
        }
    }
    if (m_size->count() == 0) {
        for (const QSize size : kSizes) {
            m_size->addItem(sizeWords(size), QSizeF{size});
        }
    }
    m_size->addItem(tr("another size"));
}

void NewTableDialog::fillMaps(const Game* game) {
    const QSignalBlocker quiet{m_map};
    m_map->clear();
    m_map->addItem(tr("No zones"));
    const auto add = [this](const DeploymentMap& map) {
        for (const auto& variant : map.variants) {
            m_map->addItem(mapWords(map, variant), map.id);
            m_map->setItemData(m_map->count() - 1, variant.id, kVariantRole);
            m_map->setItemData(m_map->count() - 1, mapWords(map, variant), Qt::ToolTipRole);
        }
    };
    for (const auto& map : scenarios::deploymentMaps()) {
        if (map.table && (!game || game->deployments.contains(map.id))) {
            add(map);
        }
    }
    m_map->insertSeparator(m_map->count());
    for (const auto& map : scenarios::deploymentMaps()) {
        if (!map.table) {
            add(map);
        }
    }
    widenPopup(m_map);
}

void NewTableDialog::gameChosen() {
    const Game* game = scenarios::gameOf(this->game());
    fillSizes(game);
    fillMaps(game);
    if (game) {
        const auto rules = std::ranges::find_if(game->rules, [](const QString& id) { return scenarios::shippedRuleSet(id) != nullptr; });
        if (rules != game->rules.end()) {
            m_rules->setChoice(*rules);
        }
    }
    sizeChosen();
    mapChosen();
}

void NewTableDialog::sizeChosen() {
    if (const QVariant size = m_size->currentData(); size.isValid()) {
        const QSignalBlocker quietWidth{m_width};
        const QSignalBlocker quietDepth{m_depth};
        m_width->setValue(size.toSizeF().width());
        m_depth->setValue(size.toSizeF().height());
    }
    refresh();
}

void NewTableDialog::sizeTyped() {
    {
        const QSignalBlocker quiet{m_size};
        const int found = m_size->findData(QSizeF{m_width->value(), m_depth->value()});
        m_size->setCurrentIndex(found >= 0 ? found : m_size->count() - 1);
    }
    refresh();
}

void NewTableDialog::mapChosen() {
    const Choice choice = chosenMap();
    if (choice.map && choice.map->table && !deployment()) {
        // Who chooses a map wants the table that it is made for.
        const QSignalBlocker quietWidth{m_width};
        const QSignalBlocker quietDepth{m_depth};
        m_width->setValue(choice.map->table->width.inches());
        m_depth->setValue(choice.map->table->depth.inches());
        sizeTyped();
    }
    const FreeZone* zone = freeZoneOf(choice.variant);
    m_form->setRowVisible(m_zoneDepth, zone != nullptr);
    m_form->setRowVisible(m_swapped, choice.map != nullptr);
    if (zone) {
        const QSignalBlocker quiet{m_zoneDepth};
        m_zoneDepth->setValue(zone->depth.inches());
        m_zoneDepth->setToolTip(zone->shape == FreeZone::Shape::Quarter ? tr("Radius of the disc in the middle that stays free")
                                                                        : tr("How deep the zones are"));
    }
    refresh();
}

NewTableDialog::Choice NewTableDialog::chosenMap() const {
    const auto* map = scenarios::entryOf(scenarios::deploymentMaps(), m_map->currentData().toString());
    return map ? Choice{map, scenarios::entryOf(map->variants, m_map->currentData(kVariantRole).toString())} : Choice{};
}

DeploymentMap::Size NewTableDialog::tableSize() const {
    return {Length::fromInches(m_width->value()), Length::fromInches(m_depth->value())};
}

std::optional<scenarios::Deployment> NewTableDialog::deployment() const {
    const Choice choice = chosenMap();
    if (!choice.variant) {
        return {};
    }
    auto deployment =
        scenarios::deploymentOn(*choice.map, *choice.variant, tableSize(), Length::fromInches(m_zoneDepth->value()));
    if (deployment && m_swapped->isChecked()) {
        std::swap(deployment->first, deployment->second);
    }
    return deployment;
}

QString NewTableDialog::remark() const {
    const Choice choice = chosenMap();
    if (!choice.map) {
        return tr("An empty table. Zones and objectives come with a deployment.");
    }
    if (!deployment()) {
        return choice.map->table ? tr("No zones are placed: %1 is made for a table of %2.")
                                       .arg(shippedText(choice.map->name), sizeWords(inInches(*choice.map->table)))
                                 : tr("No zones are placed: at this size they would meet, or there would be nothing of them.");
    }
    if (!choice.map->table) {
        return tr("Fits any table. The size of the zones can be typed.");
    }
    const QString source = choice.variant->source.isEmpty() ? choice.map->source : choice.variant->source;
    return catalogueSource(choice.map->mark, source, choice.map->note);
}

void NewTableDialog::refresh() {
    const auto table = scenario();
    const Choice choice = chosenMap();
    QString words = tr("Table of %1").arg(sizeWords(inInches(tableSize())));
    if (!table.zones.empty()) {
        words = tr("%1, %2, objectives: %3").arg(words, mapWords(*choice.map, *choice.variant)).arg(table.objectives.size());
    }
    m_preview->show(table, words);
    m_remark->setText(remark());
}

scenarios::Scenario NewTableDialog::scenario() const {
    scenarios::Scenario scenario;
    scenario.name = m_name->text().trimmed();
    scenario.table.width = tableSize().width;
    scenario.table.height = tableSize().depth;
    scenario.rules = m_rules->choice();
    const QString first = m_first->text().trimmed();
    const QString second = m_second->text().trimmed();
    scenario.players = {{{"a"}, first, "#b3413a", {}}, {{"b"}, second, "#2f6db5", {}}};
    if (const auto placed = deployment()) {
        scenario = scenarios::withDeployment(std::move(scenario), *placed, chosenMap().map->name);
    }
    return scenario;
}

} // namespace sightline::app
