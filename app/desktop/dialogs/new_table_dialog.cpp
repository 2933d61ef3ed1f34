#include "app/desktop/dialogs/new_table_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/dialogs/new_table_parts.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/search_text.h"
#include "app/desktop/widgets/table_preview.h"
#include "app/desktop/widgets/thumbnails.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/import_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/catalogs/table_sizes.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/rules/rule_set.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::DeploymentMap;
using scenarios::FreeZone;
using scenarios::Game;

/// Offered to who names no game, in inches, the most usual first.
constexpr std::array<QSize, 9> kSizes{QSize{60, 44}, QSize{44, 30}, QSize{72, 48}, QSize{48, 48}, QSize{36, 36},
                                      QSize{30, 22}, QSize{72, 36}, QSize{90, 44}, QSize{24, 24}};

/// Item role of the list of maps.
constexpr int kVariantRole = Qt::UserRole + 1;

const QString kFirstColor = QStringLiteral("#b3413a");
const QString kSecondColor = QStringLiteral("#2f6db5");
const QString kMapPictures = QStringLiteral("map/");
const QString kLayoutPictures = QStringLiteral("layout/");
/// The entry of the list of missions that is no mission, and that of the list of maps that is no map.
const QString kOwnLayouts = QStringLiteral("own");
const QString kOfLayout = QStringLiteral("layout");

QString sizeWords(QSizeF size) {
    return tableSizeText(Length::fromInches(size.width()), Length::fromInches(size.height()));
}

QSizeF inInches(DeploymentMap::Size size) { return {size.width.inches(), size.depth.inches()}; }

QString mapWords(const DeploymentMap& map, const scenarios::DeploymentVariant& variant, DeploymentMap::Size table) {
    const QString name = shippedText(scenarios::nameOn(map, table));
    return variant.name.isEmpty() ? name : NewTableDialog::tr("%1, %2").arg(name, shippedText(variant.name));
}

/// Returns the name of a table without that of its game: "strike force" of "Warhammer 40,000, strike force".
QString nameBeside(const QString& table, const QString& game) {
    return table.startsWith(game) && table != game ? table.mid(game.size() + 1).trimmed() : QString{};
}

/// The sets of the game, and those that belong to no game.
QStringList rulesFor(const Game& game) {
    QStringList ids = game.rules;
    for (const auto& rules : scenarios::shippedRuleSets()) {
        if (std::ranges::none_of(scenarios::games(), [&](const Game& any) { return any.rules.contains(rules.id); })) {
            ids.append(rules.id);
        }
    }
    return ids;
}

const FreeZone* freeZoneOf(const scenarios::DeploymentVariant* variant) {
    return variant ? std::get_if<FreeZone>(&variant->first) : nullptr;
}

/// The width of a screen, in pixels, from which the picture of the table has room beside the questions.
constexpr int kScreenWidthForPicture = 1000;
/// The least height of the picture where it has no such room, in pixels.
constexpr int kMinSmallPicture = 90;

/// Gives the first two players of a layout the colors that they will have on the table.
void useColorsOfTheTable(scenarios::Scenario& scenario) {
    for (std::size_t i = 0; i < std::min<std::size_t>(scenario.players.size(), 2); ++i) {
        scenario.players[i].color = i == 0 ? kFirstColor : kSecondColor;
    }
}

/// A table of that size with nothing on it.
scenarios::Scenario bareBoard(DeploymentMap::Size size) {
    scenarios::Scenario bare;
    bare.table.width = size.width;
    bare.table.height = size.depth;
    return bare;
}

/// The table with nothing but what a layout gives: terrain, zones and objectives.
QByteArray terrainOf(const scenarios::OfferedTable& offered) {
    const auto read = scenarios::readScenario(scenarios::bytesOf(offered), {});
    if (!read) {
        return {};
    }
    scenarios::Scenario bare;
    bare.table = read->scenario.table;
    bare.terrain = read->scenario.terrain;
    bare.players = read->scenario.players;
    useColorsOfTheTable(bare);
    bare.zones = read->scenario.zones;
    bare.objectives = read->scenario.objectives;
    return scenarios::writeScenario(bare);
}

/// Returns what a rule set can decide, what it leaves to the players, and its source: a line each.
QString rulesRemark(const scenarios::RuleSet& rules) {
    QStringList lines{rulesStatusText(rules), exactPartText(rules), shippedText(rules.source)};
    lines.removeAll(QString{});
    return lines.join(u'\n');
}

} // namespace

NewTableDialog::NewTableDialog(const RuleLibrary* library, QWidget* parent, const QString& thumbnails)
    : QDialog{parent}, m_library{library}, m_usualRules{QStringLiteral("plan")} {
    setObjectName(QStringLiteral("newTableDialog"));
    setWindowTitle(tr("New table"));
    resize(1060, 620);
    m_thumbnails = new Thumbnails{thumbnails, this};
    m_steps = named("newTableSteps", new QListWidget);
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->addItems({tr("1  Game and size"), tr("2  Layout"), tr("3  Deployment"), tr("4  Rules and players")});
    m_steps->setFixedWidth(m_steps->sizeHintForColumn(0) + 24);
    m_pages = new QStackedWidget;
    m_pages->addWidget(makeSizePage());
    m_pages->addWidget(makeLayoutPage());
    m_pages->addWidget(makeDeploymentPage());
    m_pages->addWidget(makeRulesPage(library));
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_make = buttons->button(QDialogButtonBox::Ok);
    m_make->setText(tr("&Create the table"));
    m_back = named("newTableBack", buttons->addButton(tr("&Back"), QDialogButtonBox::ActionRole));
    m_next = named("newTableNext", buttons->addButton(tr("Ne&xt"), QDialogButtonBox::ActionRole));
    auto* parts = new QHBoxLayout;
    parts->setSpacing(16);
    auto* column = new QVBoxLayout;
    column->addWidget(m_steps);
    parts->addLayout(column);
    parts->addWidget(m_pages, 5);
    QWidget* picture = makePicture();
    parts->addWidget(picture, 4);
    auto* layout = new QVBoxLayout{this};
    layout->addLayout(parts, 1);
    if (screen()->availableSize().width() < kScreenWidthForPicture) {
        // The questions need the room: the picture is small and below the steps, its words are below all.
        m_steps->setFixedHeight(m_steps->count() * m_steps->sizeHintForRow(0) + 2 * m_steps->frameWidth());
        m_preview->setMinimumSize(m_steps->minimumWidth(), kMinSmallPicture);
        column->addWidget(m_preview, 1);
        layout->addWidget(m_comment);
        m_comment->setMinimumHeight(2 * m_comment->fontMetrics().height());
        picture->hide();
    }
    layout->addWidget(buttons);

    fillSizes(nullptr);
    connect(m_back, &QPushButton::clicked, this, [this] { showStep(step() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { showStep(step() + 1); });
    connect(m_steps, &QListWidget::currentRowChanged, this, &NewTableDialog::showStep);
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewTableDialog::gameChosen);
    connect(m_size, &QComboBox::currentIndexChanged, this, &NewTableDialog::sizeChosen);
    connect(m_width, &LengthBox::lengthEntered, this, &NewTableDialog::sizeTyped);
    connect(m_depth, &LengthBox::lengthEntered, this, &NewTableDialog::sizeTyped);
    connect(m_map, &QComboBox::currentIndexChanged, this, [this] {
        m_wish =
            chosenMap().isOfLayout
                ? std::nullopt
                : std::optional{Wish{m_map->currentData().toString(), m_map->currentData(kVariantRole).toString()}};
        mapChosen();
    });
    connect(m_maps->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid()) {
            m_map->setCurrentIndex(index.row());
        }
    });
    connect(m_zoneDepth, &LengthBox::lengthEntered, this, &NewTableDialog::refresh);
    connect(m_swapped, &QCheckBox::toggled, this, &NewTableDialog::refresh);
    connect(m_layouts, &QListWidget::currentRowChanged, this, &NewTableDialog::layoutChosen);
    connect(m_mission, &QComboBox::currentIndexChanged, this, &NewTableDialog::filterLayouts);
    connect(m_layoutSearch, &QLineEdit::textChanged, this, &NewTableDialog::filterLayouts);
    connect(m_otherSizes, &QLabel::linkActivated, this, [this](const QString& size) {
        takeSize({Length::fromInches(size.section(u'x', 0, 0).toDouble()),
                  Length::fromInches(size.section(u'x', 1).toDouble())});
        m_layouts->setFocus();
    });
    connect(m_allRules, &QCheckBox::toggled, this, &NewTableDialog::filterRules);
    connect(m_rules, &QComboBox::currentIndexChanged, this, &NewTableDialog::refresh);
    connect(m_thumbnails, &Thumbnails::made, this, [this](const QString& name, const Thumbnail& thumbnail) {
        const QIcon icon{QPixmap::fromImage(thumbnail.picture)};
        if (name.startsWith(kLayoutPictures)) {
            m_layouts->item(name.mid(kLayoutPictures.size()).toInt())->setIcon(icon);
        } else if (const int row = name.mid(kMapPictures.size()).section(u'/', 0, 0).toInt();
                   row < m_map->count() && name.section(u'/', 2) == m_map->itemText(row)) {
            m_map->setItemIcon(row, icon);
            m_maps->doItemsLayout(); // else it stands where it stood without its picture, over its neighbor
        }
    });
    gameChosen();
    showStep(Size);
    m_game->setFocus();
}

int NewTableDialog::step() const { return m_pages->currentIndex(); }

void NewTableDialog::showStep(int step) {
    const int shown = std::clamp(step, 0, StepCount - 1);
    m_pages->setCurrentIndex(shown);
    {
        const QSignalBlocker quiet{m_steps};
        m_steps->setCurrentRow(shown);
    }
    m_back->setEnabled(shown > 0);
    m_next->setEnabled(shown + 1 < StepCount);
    // Enter walks through the steps and makes the table at the last of them.
    (m_next->isEnabled() ? m_next : m_make)->setDefault(true);
    const std::array<QWidget*, StepCount> first{m_game, m_layouts, m_map, m_rules};
    if (!m_steps->hasFocus()) {
        first[static_cast<std::size_t>(shown)]->setFocus();
    }
    drawMaps();
}

void NewTableDialog::setRules(const QString& id) {
    if (scenarios::shippedRuleSet(id)) {
        m_usualRules = id;
        if (game().isEmpty()) {
            m_rules->setChoice(id);
            refresh();
        }
    }
}

void NewTableDialog::setGame(const QString& id) {
    const auto* game = scenarios::gameOf(id); // some games are listed by several names
    m_game->setCurrentIndex(std::max(0, game ? m_game->findText(namesOf(*game).front()) : 0));
}

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
            m_size->setItemData(m_size->count() - 1, catalogSource(table->mark, {}, {}), Qt::ToolTipRole);
        }
    }
    if (m_size->count() == 0) {
        for (const QSize size : kSizes) {
            m_size->addItem(sizeWords(size), QSizeF{size});
        }
    }
    m_size->addItem(tr("another size"));
}

void NewTableDialog::fillMaps() {
    const QSignalBlocker quiet{m_map};
    const Game* game = scenarios::gameOf(this->game());
    m_map->clear();
    if (m_layoutHasZones && m_layout->table.width == tableSize().width && m_layout->table.height == tableSize().depth) {
        const QString name = m_layout->zones.front().name;
        m_map->addItem(name.isEmpty() ? tr("Zones of the layout")
                                      : tr("As the layout says: %1", "deployment").arg(shippedText(name)),
                       kOfLayout);
    }
    m_map->addItem(tr("No zones"));
    const auto add = [this](const DeploymentMap& map) {
        for (const auto& variant : map.variants) {
            if (!scenarios::deploymentOn(map, variant, tableSize())) {
                continue;
            }
            const QString words = mapWords(map, variant, tableSize());
            m_map->addItem(words, map.id);
            m_map->setItemData(m_map->count() - 1, variant.id, kVariantRole);
            m_map->setItemData(m_map->count() - 1, words, Qt::ToolTipRole);
        }
    };
    const auto addMaps = [&](bool areOfGames) {
        for (const auto& map : scenarios::deploymentMaps()) {
            const bool isOffered = !areOfGames || !game || game->deployments.contains(map.id);
            if (map.table.has_value() == areOfGames && isOffered) {
                add(map);
            }
        }
    };
    // A new table gets the first map: one of its game, or one for any table if no game is chosen.
    addMaps(game != nullptr);
    m_map->insertSeparator(m_map->count());
    addMaps(game == nullptr);
    for (int row = 0; row < m_map->count(); ++row) {
        // A line between the entries of the list is no picture.
        m_maps->setRowHidden(row, m_map->itemText(row).isEmpty());
    }
    fitGallery(*m_maps);
    chooseMap();
    drawMaps();
}

void NewTableDialog::chooseMap() {
    const Game* game = scenarios::gameOf(this->game());
    const bool startsWithZones = !game || game->startsWithZones;
    int usual = -1;
    int wished = -1;
    for (int row = 0; row < m_map->count(); ++row) {
        const QString map = m_map->itemData(row).toString();
        if (m_wish && map == m_wish->map && m_map->itemData(row, kVariantRole).toString() == m_wish->variant &&
            !m_map->itemText(row).isEmpty()) {
            wished = row;
        }
        if (usual < 0 && (map == kOfLayout || (startsWithZones && !map.isEmpty()))) {
            usual = row;
        }
    }
    m_map->setCurrentIndex(wished >= 0 ? wished : std::max(usual, 0));
    mapChosen();
}

void NewTableDialog::fillLayouts() {
    m_offered = scenarios::shippedLayouts();
    const auto own = scenarios::ownLayouts(scenarios::ownLayoutsFolder(), &m_unread);
    m_offered.insert(m_offered.end(), own.begin(), own.end());
    m_layouts->addItem(tr("No terrain"));
    for (const auto& offered : m_offered) {
        const QString title = shippedText(offered.title);
        auto* item =
            new QListWidgetItem{offered.deployment.isEmpty()
                                    ? title
                                    : tr("%1\n%2", "layout, deployment").arg(title, shippedText(offered.deployment)),
                                m_layouts};
        item->setData(Qt::UserRole, offered.id);
        item->setToolTip(offered.mission.isEmpty() ? shippedText(offered.description)
                                                   : tr("%1, layout %2, deployment %3")
                                                         .arg(offered.mission, QString::number(offered.number),
                                                              shippedText(offered.deployment)));
        m_thumbnails->ask(
            kLayoutPictures + QString::number(m_layouts->count() - 1), [offered] { return terrainOf(offered); },
            kLayoutPicture * devicePixelRatioF(), Theme::forPalette(palette()));
    }
    QPixmap empty{kLayoutPicture * devicePixelRatioF()};
    empty.fill(Theme::forPalette(palette()).ground);
    m_layouts->item(0)->setIcon(empty); // until the board is drawn
    m_layouts->setCurrentRow(0);
}

void NewTableDialog::drawBareBoard() {
    m_thumbnails->ask(kLayoutPictures + QString::number(0), bareBoard(tableSize()),
                      kLayoutPicture * devicePixelRatioF(), Theme::forPalette(palette()));
}

bool NewTableDialog::isOfGame(const scenarios::OfferedTable& offered) const {
    const Game* game = scenarios::gameOf(this->game());
    return !game || offered.game.isEmpty() || offered.game == game->name;
}

bool NewTableDialog::isOfSize(const scenarios::OfferedTable& offered) const {
    return offered.width == Length{} || (offered.width == tableSize().width && offered.height == tableSize().depth);
}

void NewTableDialog::fillMissions() {
    const QSignalBlocker quiet{m_mission};
    const QString shown = m_mission->currentData().toString();
    m_mission->clear();
    m_mission->addItem(tr("All layouts"), QString{});
    for (const auto& offered : m_offered) {
        if (isOfGame(offered) && !offered.mission.isEmpty() && m_mission->findData(offered.mission) < 0) {
            m_mission->addItem(offered.mission, offered.mission);
        }
    }
    m_mission->addItem(tr("Your own layouts"), kOwnLayouts);
    m_mission->setItemData(m_mission->count() - 1,
                           tr("Files in %1").arg(QDir::toNativeSeparators(scenarios::ownLayoutsFolder())),
                           Qt::ToolTipRole);
    m_mission->setCurrentIndex(std::max(0, m_mission->findData(shown)));
}

void NewTableDialog::filterLayouts() {
    const QString shown = m_mission->currentData().toString();
    std::vector<std::pair<QSizeF, int>> others; // sizes of other tables, with how many layouts
    int count = 0;
    for (int row = 1; row < m_layouts->count(); ++row) {
        const auto& offered = m_offered[static_cast<std::size_t>(row - 1)];
        const QString group = offered.origin == scenarios::TableOrigin::Own ? kOwnLayouts : offered.mission;
        const bool isWanted =
            isOfGame(offered) && (shown.isEmpty() || group == shown) &&
            matchesSearch(m_layoutSearch->text(),
                          QStringLiteral("%1 %2 %3")
                              .arg(shippedText(offered.title), offered.mission, shippedText(offered.deployment)));
        m_layouts->setRowHidden(row, !isWanted || !isOfSize(offered));
        count += isWanted && isOfSize(offered) ? 1 : 0;
        if (isWanted && !isOfSize(offered)) {
            const QSizeF size = inInches({offered.width, offered.height});
            const auto known = std::ranges::find(others, size, &std::pair<QSizeF, int>::first);
            if (known == others.end()) {
                others.emplace_back(size, 1);
            } else {
                ++known->second;
            }
        }
    }
    fitGallery(*m_layouts);
    m_noLayouts->setVisible(count == 0);
    const bool hasNone = others.empty() && m_layoutSearch->text().trimmed().isEmpty();
    m_layoutSearch->setVisible(count > 0 || !hasNone); // else there is nothing to search
    m_noLayouts->setText(hasNone ? noLayoutsText() : tr("No layout for a table of this size matches."));
    m_noLayouts->setToolTip(
        hasNone ? tr("Your own layouts are files in %1.").arg(QDir::toNativeSeparators(scenarios::ownLayoutsFolder()))
                : QString{});
    QStringList links;
    for (const auto& [size, layouts] : others) {
        links += tr("%n layout(s) for a table of %1: <a href=\"%2\">take this size</a>", nullptr, layouts)
                     .arg(sizeWords(size), QStringLiteral("%1x%2").arg(size.width()).arg(size.height()));
    }
    m_otherSizes->setVisible(!links.isEmpty());
    m_otherSizes->setText(links.join(QStringLiteral("<br>")));
    showUnread();
}

QString NewTableDialog::noLayoutsText() const {
    if (!m_mission->currentData().toString().isEmpty()) {
        return tr("You have no layouts of your own for this game.");
    }
    const Game* game = scenarios::gameOf(this->game());
    const QString name = m_game->currentText();
    const QString size = sizeWords(inInches(tableSize()));
    return !game ? tr("There are no layouts.")
           : game->startsWithZones
               ? tr("There are no free layouts for %1. Start with an empty board of %2: it gets zones "
                    "in the next step, terrain on the table.")
                     .arg(name, size)
               : tr("There are no free layouts for %1. Start with an empty board of %2, and add "
                    "terrain on the table.")
                     .arg(name, size);
}

void NewTableDialog::filterRules() {
    const Game* game = scenarios::gameOf(this->game());
    m_allRules->setVisible(game != nullptr);
    m_rules->setOffered(game && !m_allRules->isChecked() ? rulesFor(*game) : QStringList{});
}

void NewTableDialog::showUnread() {
    const QString shown = m_mission->currentData().toString();
    m_unreadLine->setVisible(!m_unread.empty() && (shown.isEmpty() || shown == kOwnLayouts));
    if (!m_unread.empty()) {
        m_unreadLine->setText(unreadLayoutsText(m_unread));
        m_unreadLine->setToolTip(unreadLayoutsTip(m_unread));
    }
}

void NewTableDialog::layoutChosen() {
    const int row = m_layouts->currentRow();
    const auto* offered = row > 0 ? &m_offered[static_cast<std::size_t>(row - 1)] : nullptr;
    auto read =
        offered ? std::optional{scenarios::readScenario(scenarios::bytesOf(*offered), offered->title)} : std::nullopt;
    m_layout = read && *read ? std::optional{std::move((*read)->scenario)} : std::nullopt;
    m_layoutHasZones = m_layout && !m_layout->zones.empty();
    if (m_layout) {
        // Who chooses a published layout wants the rules of its game.
        if (const auto* rules = std::get_if<QString>(&m_layout->rules);
            rules && offered->origin == scenarios::TableOrigin::Layout) {
            m_rules->setChoice(*rules);
        }
        if (offered->origin == scenarios::TableOrigin::Layout) {
            // A published layout stands as it was published, until its pieces are unlocked.
            for (scenarios::Piece& piece : m_layout->terrain) {
                piece.locked = true;
            }
        }
    }
    m_name->setPlaceholderText(m_layout && !m_layout->name.isEmpty() ? shippedText(m_layout->name)
                                                                     : tr("for example: Sunday game"));
    fillMaps();
}

void NewTableDialog::drawMaps() {
    if (step() != Deployment) {
        return; // nobody sees them
    }
    for (int row = 0; row < m_map->count(); ++row) {
        const auto* map = scenarios::entryOf(scenarios::deploymentMaps(), m_map->itemData(row).toString());
        const auto* variant =
            map ? scenarios::entryOf(map->variants, m_map->itemData(row, kVariantRole).toString()) : nullptr;
        if (m_map->itemText(row).isEmpty() || !m_map->itemIcon(row).isNull()) {
            continue; // a line between the entries, or drawn already
        }
        scenarios::Scenario table; // without zones the bare board
        if (m_map->itemData(row).toString() == kOfLayout) {
            table = *m_layout;
            table.terrain.clear();
            useColorsOfTheTable(table);
        } else {
            const DeploymentMap::Size size = map ? map->table.value_or(tableSize()) : tableSize();
            table = bareBoard(size);
            table.players = {{{"a"}, {}, kFirstColor, {}}, {{"b"}, {}, kSecondColor, {}}};
            const auto placed = variant ? scenarios::deploymentOn(*map, *variant, size) : std::nullopt;
            if (placed) {
                table = scenarios::withDeployment(std::move(table), *placed, {});
            }
        }
        m_thumbnails->ask(kMapPictures + QStringLiteral("%1/%2").arg(row).arg(m_map->itemText(row)), table,
                          kMapPicture * devicePixelRatioF(), Theme::forPalette(palette()));
    }
}

void NewTableDialog::gameChosen() {
    const Game* game = scenarios::gameOf(this->game());
    fillSizes(game);
    filterRules();
    m_rules->setChoice(rulesOf(game));
    fillMissions();
    if (const int row = m_layouts->currentRow(); row > 0 && !isOfGame(m_offered[static_cast<std::size_t>(row - 1)])) {
        m_layouts->setCurrentRow(0);
    }
    m_wish.reset();
    sizeChosen();
}

scenarios::RulesChoice NewTableDialog::rulesOf(const Game* game) const {
    if (game) {
        const QString named = m_game->currentData(kGameRulesRole).toString();
        if (game->rules.contains(named) && scenarios::shippedRuleSet(named)) {
            return named;
        }
        if (const QString shipped = scenarios::shippedRulesOf(*game); !shipped.isEmpty()) {
            return shipped;
        }
        for (const QString& id : game->rules) {
            if (const auto* own = m_library ? m_library->pack(id) : nullptr) {
                return own->rules->json;
            }
        }
    }
    return m_usualRules;
}

void NewTableDialog::sizeChosen() {
    if (const QVariant size = m_size->currentData(); size.isValid()) {
        m_width->setLength(Length::fromInches(size.toSizeF().width()));
        m_depth->setLength(Length::fromInches(size.toSizeF().height()));
    }
    filterLayouts();
    drawBareBoard();
    fillMaps();
}

void NewTableDialog::sizeTyped() {
    if (!m_wish && chosenMap().map) { // the first of the game is what was wanted, too
        m_wish = Wish{m_map->currentData().toString(), m_map->currentData(kVariantRole).toString()};
    }
    {
        const QSignalBlocker quiet{m_size};
        const int found = m_size->findData(inInches(tableSize()));
        m_size->setCurrentIndex(found >= 0 ? found : m_size->count() - 1);
    }
    filterLayouts();
    drawBareBoard();
    fillMaps();
}

void NewTableDialog::takeSize(DeploymentMap::Size size) {
    m_width->setLength(size.width);
    m_depth->setLength(size.depth);
    sizeTyped();
}

void NewTableDialog::mapChosen() {
    const Choice choice = chosenMap();
    const FreeZone* zone = freeZoneOf(choice.variant);
    m_mapForm->setRowVisible(m_zoneDepth, zone != nullptr);
    m_mapForm->setRowVisible(m_swapped, choice.map != nullptr);
    if (zone) {
        const QString shown = choice.map->id + QLatin1Char{'/'} + choice.variant->id;
        const bool isOther = std::exchange(m_depthOf, shown) != shown;
        // A depth that was typed stays; one that came with the map follows the size of the table.
        if (isOther || m_zoneDepth->length() == m_usualDepth) {
            const Game* game = scenarios::gameOf(this->game());
            const bool isStrip = zone->shape == FreeZone::Shape::LongEdge || zone->shape == FreeZone::Shape::ShortEdge;
            const Length usual = scenarios::usualDepth(*zone, tableSize());
            m_zoneDepth->setLength(game && isStrip ? game->zoneDepth.value_or(usual) : usual);
            m_usualDepth = m_zoneDepth->length();
        }
        m_zoneDepth->setToolTip(zone->shape == FreeZone::Shape::Quarter
                                    ? tr("Radius of the central disc that stays free")
                                    : tr("Depth of the zones"));
    }
    const QSignalBlocker quiet{m_maps->selectionModel()};
    m_maps->setCurrentIndex(m_map->model()->index(m_map->currentIndex(), 0));
    refresh();
}

NewTableDialog::Choice NewTableDialog::chosenMap() const {
    if (m_map->currentData().toString() == kOfLayout) {
        return {nullptr, nullptr, true};
    }
    const auto* map = scenarios::entryOf(scenarios::deploymentMaps(), m_map->currentData().toString());
    return map ? Choice{map, scenarios::entryOf(map->variants, m_map->currentData(kVariantRole).toString())} : Choice{};
}

DeploymentMap::Size NewTableDialog::tableSize() const { return {m_width->length(), m_depth->length()}; }

std::optional<scenarios::Deployment> NewTableDialog::deployment() const {
    const Choice choice = chosenMap();
    if (!choice.variant) {
        return {};
    }
    auto deployment = scenarios::deploymentOn(*choice.map, *choice.variant, tableSize(), m_zoneDepth->length());
    if (deployment && m_swapped->isChecked()) {
        std::swap(deployment->first, deployment->second);
    }
    return deployment;
}

QString NewTableDialog::remark() const {
    const Choice choice = chosenMap();
    const auto* wished = m_wish ? scenarios::entryOf(scenarios::deploymentMaps(), m_wish->map) : nullptr;
    if (wished && wished->table && wished != choice.map) {
        return tr("%1 is made for a table of %2. Other zones stand in for it.")
            .arg(shippedText(wished->name), sizeWords(inInches(*wished->table)));
    }
    if (!choice.map) {
        return choice.isOfLayout ? tr("Zones and objectives come from the layout.")
               : m_layout        ? tr("Zones and objectives come with a deployment.")
                                 : tr("An empty table. Zones and objectives come with a deployment.");
    }
    if (!deployment()) {
        return choice.map->table ? tr("No zones are placed: %1 is made for a table of %2.")
                                       .arg(shippedText(choice.map->name), sizeWords(inInches(*choice.map->table)))
                                 : tr("No zones are placed: at this size they would overlap or vanish.");
    }
    if (!choice.map->table) {
        return tr("Fits any table. You can enter the size of the zones.");
    }
    // Players do not know the names of sources: a tool tip has them.
    return choice.map->mark == scenarios::Mark::Seen ? tr("Zones as published.") : remarkSource();
}

QString NewTableDialog::remarkSource() const {
    const Choice choice = chosenMap();
    if (!choice.map || !choice.variant || !choice.map->table || !deployment()) {
        return {};
    }
    const QString source = choice.variant->source.isEmpty() ? choice.map->source : choice.variant->source;
    return catalogSource(choice.map->mark, source, choice.map->note);
}

QString NewTableDialog::layoutComment() const {
    if (!m_layout) {
        return {};
    }
    const DeploymentMap::Size made{m_layout->table.width, m_layout->table.height};
    const bool isLocked = std::ranges::any_of(m_layout->terrain, &scenarios::Piece::locked);
    if (made != tableSize()) {
        return tr("No terrain is placed: “%1” is made for a table of %2.")
            .arg(shippedText(m_layout->name), sizeWords(inInches(made)));
    }
    const QString words = (isLocked ? tr("Terrain of “%1”: %2, locked in place.") : tr("Terrain of “%1”: %2."))
                              .arg(shippedText(m_layout->name), pieceCount(m_layout->terrain.size()));
    const auto& offered = m_offered[static_cast<std::size_t>(m_layouts->currentRow() - 1)];
    return offered.origin == scenarios::TableOrigin::Layout
               ? tr("%1\nSource: %2", "what a layout holds, who published it").arg(words, scenarios::layoutCredit())
               : words;
}

void NewTableDialog::refresh() {
    const auto rules = m_rules->rules();
    m_rulesComment->setText(rules ? rulesRemark(*rules) : tr("This rule set is invalid: choose another."));
    m_gameRules->setText(rules ? gameRulesText(scenarios::gameOf(game()), *rules)
                               : tr("This rule set is invalid: choose another."));
    m_make->setEnabled(rules.has_value());
    const auto table = scenario();
    const Choice choice = chosenMap();
    QString words = tr("Table of %1").arg(sizeWords(inInches(tableSize())));
    if (!table.zones.empty() && choice.map) {
        words = tr("%1, %2, objectives: %3")
                    .arg(words, mapWords(*choice.map, *choice.variant, tableSize()))
                    .arg(table.objectives.size());
    }
    if (!table.terrain.empty()) {
        words += tr(", %1").arg(pieceCount(table.terrain.size()));
    }
    m_preview->show(table, words);
    const QString terrain = layoutComment();
    m_comment->setToolTip(remarkSource());
    m_comment->setText(terrain.isEmpty() ? remark() : tr("%1\n%2").arg(terrain, remark()));
}

scenarios::Scenario NewTableDialog::scenario() const {
    scenarios::Scenario scenario;
    scenario.name = m_name->text().trimmed();
    if (scenario.name.isEmpty() && m_layout && m_layout->table.width == tableSize().width &&
        m_layout->table.height == tableSize().depth) {
        scenario.name = shippedText(m_layout->name);
    }
    scenario.table.width = tableSize().width;
    scenario.table.height = tableSize().depth;
    scenario.rules = m_rules->choice();
    const QString first = m_first->text().trimmed();
    const QString second = m_second->text().trimmed();
    scenario.players = {{{"a"}, first, kFirstColor, {}}, {{"b"}, second, kSecondColor, {}}};
    if (m_layout && m_layout->table.width == tableSize().width && m_layout->table.height == tableSize().depth) {
        scenario.terrain = m_layout->terrain;
        if (chosenMap().isOfLayout) {
            scenario.zones = m_layout->zones;
            scenario.objectives = m_layout->objectives;
            // The players of the layout in their order are those of the table.
            for (auto& zone : scenario.zones) {
                const auto side = std::ranges::find(m_layout->players, zone.player, &scenarios::Player::id) -
                                  m_layout->players.begin();
                zone.player = static_cast<std::size_t>(side) < scenario.players.size()
                                  ? scenario.players[static_cast<std::size_t>(side)].id
                                  : scenarios::PlayerId{};
            }
        }
    }
    if (const auto placed = deployment()) {
        scenario =
            scenarios::withDeployment(std::move(scenario), *placed, scenarios::nameOn(*chosenMap().map, tableSize()));
    }
    return scenario;
}

} // namespace sightline::app
