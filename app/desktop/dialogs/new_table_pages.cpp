#include "app/desktop/base/named.h"

#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/dialogs/new_table_parts.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/name_box.h"
#include "app/desktop/widgets/search_text.h"
#include "app/desktop/widgets/table_preview.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/rules/rule_set.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

#include <algorithm>
#include <vector>

/// The pages of the wizard of new tables: what stands on them.
namespace sightline::app {

namespace {

using geometry::Length;

/// Room of a box of names, in characters.
constexpr int kLettersOfName = 28;

LengthBox* lengthBox(double least, const char* name) {
    auto* box = new LengthBox{LengthBox::Unit::Table};
    box->setLengths(Length::fromInches(least), Length::fromInches(1000.0));
    box->setObjectName(QLatin1String{name});
    return box;
}

/// Pictures with words below, as many in a row as fit.
void makeGallery(QListView* list, QSize picture) {
    list->setViewMode(QListView::IconMode);
    list->setMovement(QListView::Static);
    list->setResizeMode(QListView::Adjust);
    list->setWordWrap(true);
    list->setTextElideMode(Qt::ElideRight);
    list->setIconSize(picture);
    list->setSpacing(4);
    fitGallery(*list);
}

/// Returns the shipped rule set of the game that has this name; empty if there is none.
QString rulesNamed(const scenarios::Game& game, const QString& name) {
    for (const QString& id : game.rules) {
        const auto* rules = scenarios::shippedRuleSet(id);
        if (rules && shippedText(rules->name).contains(name)) {
            return id;
        }
    }
    return {};
}

QLabel* wrapped() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

} // namespace

void fitGallery(QListView& list) {
    constexpr int kTextMargin = 4;
    constexpr int kMinLines = 2;
    constexpr int kMaxLines = 4;
    const QFontMetrics metrics = list.fontMetrics();
    const QSize picture = list.iconSize();
    const QRect column{0, 0, picture.width() - 2 * kTextMargin, QWIDGETSIZE_MAX};
    int words = kMinLines * metrics.lineSpacing();
    for (int row = 0; list.model() && row < list.model()->rowCount(); ++row) {
        if (!list.isRowHidden(row)) {
            const QString name = list.model()->index(row, 0).data().toString();
            words = std::max(words, metrics.boundingRect(column, Qt::TextWordWrap, name).height());
        }
    }
    const QSize cell{picture.width() + 16, picture.height() + std::min(words, kMaxLines * metrics.lineSpacing()) + 14};
    if (cell != list.gridSize()) {
        list.setGridSize(cell);
    }
}

QWidget* NewTableDialog::makeSizePage() {
    m_name = named("newTableName", new QLineEdit);
    m_name->setPlaceholderText(tr("for example: Sunday game"));
    m_game = named("newTableGame", new NameBox{kLettersOfName});
    m_game->setToolTip(tr("Suggests a table, deployment maps, a rule set and the contents of the palettes"));
    m_game->addItem(tr("Any game"), QString{});
    struct Entry {
        QString name;
        QString id;
        QString rules; ///< empty: the usual rules of the game
    };
    // Whoever looks for a game types its name, so each has an entry of its own.
    std::vector<Entry> entries{
        {QStringLiteral("Dungeons & Dragons (D&D)"), QStringLiteral("grid"), QStringLiteral("dnd-5e")},
        {QStringLiteral("Pathfinder"), QStringLiteral("grid"), QStringLiteral("pathfinder-2e")},
        {QStringLiteral("Grimdark Future"), QStringLiteral("one-page-rules"), QStringLiteral("opr-grimdark-future")},
        {QStringLiteral("Age of Fantasy"), QStringLiteral("one-page-rules"), QStringLiteral("opr-age-of-fantasy")}};
    for (const scenarios::Game* game : gamesByName()) {
        for (const QString& name : namesOf(*game)) {
            entries.push_back({name, game->id, rulesNamed(*game, name)});
        }
    }
    std::ranges::stable_sort(entries, [](const Entry& a, const Entry& b) {
        return QString::compare(a.name, b.name, Qt::CaseInsensitive) < 0;
    });
    for (const Entry& entry : entries) {
        m_game->addItem(entry.name, entry.id);
        m_game->setItemData(m_game->count() - 1, entry.rules, kGameRulesRole);
    }
    m_gameRules = named("newTableGameRules", wrapped());
    m_gameRules->setTextFormat(Qt::PlainText);
    m_gameRules->setMinimumHeight(
        4 * m_gameRules->fontMetrics().lineSpacing()); // the longest sentence, so that nothing below moves
    m_size = named("newTableSize", new NameBox{kLettersOfName});
    m_width = lengthBox(1.0, "newTableWidth");
    m_width->setAccessibleName(tr("Width of the table"));
    m_depth = lengthBox(1.0, "newTableDepth");
    m_depth->setAccessibleName(tr("Depth of the table"));
    auto* measures = rowOf({{m_width, 1}, new QLabel{QStringLiteral("×")}, {m_depth, 1}});
    auto* hint = wrapped();
    hint->setText(tr("Enter any size, in any unit: 44, 180 cm, 6 ft."));
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* page = new QWidget;
    auto* form = new QFormLayout{page};
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Game"), m_game);
    form->addRow(QString{}, m_gameRules);
    form->addRow(tr("&Table"), m_size);
    form->addRow(tr("&Width × depth"), measures);
    form->addRow(QString{}, hint);
    form->addRow(tr("&Name"), m_name);
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(measures))) {
        label->setBuddy(m_width);
    }
    // An underlined letter is drawn apart from its neighbor, and without kerning a word is wider than it was measured.
    for (int row = 0; row < form->rowCount(); ++row) {
        if (auto* label = form->itemAt(row, QFormLayout::LabelRole)) {
            label->widget()->setContentsMargins(0, 0, 2, 0);
        }
    }
    return page;
}

QWidget* NewTableDialog::makeDeploymentPage() {
    m_map = named("newTableMap", new NameBox{kLettersOfName});
    m_map->setIconSize({22, 16});
    m_maps = named("newTableMaps", new QListView);
    m_maps->setAccessibleName(tr("Previews of the deployment maps"));
    m_maps->setModel(m_map->model());
    makeGallery(m_maps, kMapPicture);
    m_zoneDepth = lengthBox(0.0, "newTableZoneDepth");
    m_swapped = named("newTableSwap", new QCheckBox{tr("&Swap sides")});
    m_swapped->setToolTip(tr("The second player gets the zone of the first, and vice versa"));
    m_mapForm = new QFormLayout;
    m_mapForm->addRow(tr("&Deployment"), m_map);
    m_mapForm->addRow(tr("&Zone size"), m_zoneDepth);
    m_mapForm->addRow(QString{}, m_swapped);
    auto* page = new QWidget;
    auto* column = columnOf({m_mapForm, {m_maps, 1}}, page);
    column->setContentsMargins(0, 0, 0, 0);
    return page;
}

QWidget* NewTableDialog::makeLayoutPage() {
    m_layouts = named("newTableLayout", new QListWidget);
    m_layouts->setAccessibleName(tr("Initial terrain"));
    makeGallery(m_layouts, kLayoutPicture);
    m_mission = named("newTableMission", new NameBox{kLettersOfName / 2});
    m_mission->setAccessibleName(tr("Layouts to show"));
    m_unreadLine = named("newTableUnread", wrapped());
    m_unreadLine->setTextFormat(Qt::PlainText);
    m_layoutSearch =
        searchLine("newTableLayoutSearch", tr("Search, as “take” or “dawn of war”"), tr("Search the layouts"));
    m_otherSizes = named("newTableOtherSizes", wrapped());
    m_otherSizes->setTextFormat(Qt::RichText);
    m_otherSizes->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_noLayouts = named("newTableNoLayouts", wrapped());
    m_noLayouts->setForegroundRole(QPalette::PlaceholderText);
    auto* label = new QLabel{tr("Initial &terrain")};
    label->setBuddy(m_layouts);
    auto* filter = rowOf({{m_mission, 1}, {m_layoutSearch, 1}});
    auto* page = new QWidget;
    auto* column = columnOf({label, filter, {m_layouts, 1}, m_noLayouts, m_otherSizes, m_unreadLine}, page);
    column->setContentsMargins(0, 0, 0, 0);
    fillLayouts();
    return page;
}

QWidget* NewTableDialog::makeRulesPage(const RuleLibrary* library) {
    m_rules = named("newTableRules", new RuleSetBox{library});
    m_rules->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rules->setMinimumContentsLength(kLettersOfName);
    m_allRules = named("newTableAllRules", new QCheckBox{tr("Offer the rule sets of &all games")});
    m_rulesComment = named("newTableRulesRemark", wrapped());
    m_rulesComment->setTextFormat(Qt::PlainText);
    m_first = named("newTableFirst", new QLineEdit{tr("Red")});
    m_second = named("newTableSecond", new QLineEdit{tr("Blue")});
    auto* page = new QWidget;
    auto* form = new QFormLayout{page};
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Rule set"), m_rules);
    form->addRow(QString{}, m_allRules);
    form->addRow(QString{}, m_rulesComment);
    form->addRow(tr("&First player"), m_first);
    form->addRow(tr("S&econd player"), m_second);
    return page;
}

QWidget* NewTableDialog::makePicture() {
    m_preview = new TablePreview;
    m_comment = named("newTableRemark", wrapped());
    m_comment->setMinimumHeight(5 * m_comment->fontMetrics().height());
    auto* side = new QWidget;
    auto* layout = columnOf({{m_preview, 1}, m_comment}, side);
    layout->setContentsMargins(0, 0, 0, 0);
    return side;
}

} // namespace sightline::app
