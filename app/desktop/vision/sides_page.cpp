#include "app/desktop/vision/sides_page.h"

#include "app/desktop/base/named.h"
#include "app/desktop/vision/overview_map.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/menu_arrow.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/targets.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::Scenario;

QTreeWidget* makeList(const QString& name, const QString& what, const QStringList& headings) {
    auto* list = new QTreeWidget;
    list->setObjectName(name);
    list->setAccessibleName(what);
    list->setHeaderLabels(headings);
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    return list;
}

QString shareOfTable(int cells, const geometry::CellSet& of) {
    const int all = of.columns() * of.rows();
    return all > 0 ? shareText(static_cast<double>(cells) / all) : QString{};
}

} // namespace

SidesPage::SidesPage(QWidget* parent)
    : QWidget{parent},
      m_map{new OverviewMap},
      m_turn{named("hiddenTurn", new QLabel)},
      m_targetTitle{new QLabel},
      m_actions{named("sideActions", new QLabel)},
      m_look{new QToolButton},
      m_intelligence{named("intelligence", new QToolButton)} {
    m_figures = makeList(QStringLiteral("sideFigures"), tr("What sides see"), {tr("Side"), tr("Cells")});
    m_figures->setIndentation(12);
    m_targets = makeList(QStringLiteral("sideTargets"), tr("Targets"), {tr("Target"), tr("Ruling")});
    m_targets->setWordWrap(true);
    m_targets->headerItem()->setToolTip(1, tr("As known before the move"));
    m_targets->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_targets->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_targetTitle->setWordWrap(true);
    m_actions->setWordWrap(true);
    m_actions->setTextFormat(Qt::PlainText);
    m_actions->setToolTip(tr("Without a pointer, the overview map moves the view: click it or use its arrow keys."));
    m_look->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_intelligence->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_intelligence->setText(tr("Intelligence"));
    m_intelligence->setPopupMode(QToolButton::InstantPopup);
    m_intelligence->setMenu(new QMenu{m_intelligence});
    leaveRoomForArrow(*m_intelligence);
    auto* terrain = named("terrainKnown", new QLabel{tr("Terrain seen in part is known whole.")});
    terrain->setWordWrap(true);
    terrain->setForegroundRole(QPalette::PlaceholderText);
    terrain->setToolTip(tr("As soon as a side sees a part of a piece, it knows all of its outline and its height; what "
                           "lies in the dark is drawn there."));
    auto* layout = columnOf(
        {{m_map, 2}, m_look, m_turn, {m_figures, 3}, terrain, m_intelligence, m_targetTitle, {m_targets, 2}, m_actions},
        this);
    layout->setContentsMargins(8, 8, 8, 8);
    connect(m_targets, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        if (const QString id = item->data(0, Qt::UserRole).toString(); !id.isEmpty()) {
            emit targetRequested({id});
        }
    });
}

void SidesPage::setLookAction(QAction* action) { m_look->setDefaultAction(action); }

void SidesPage::show(const Scenario& scenario,
                     const std::optional<scenarios::PlayerId>& shown,
                     const std::vector<scenarios::SideStatistics>& statistics) {
    const auto& vision = *scenario.vision;
    m_turn->setText(vision.active.isEmpty()
                        ? tr("Turn %1").arg(vision.turn)
                        : tr("Turn %1: %2").arg(QString::number(vision.turn), playerName(scenario, vision.active)));
    showFigures(scenario, shown, statistics);
    showTargets(scenario, shown);
}

void SidesPage::showFigures(const Scenario& scenario,
                            const std::optional<scenarios::PlayerId>& shown,
                            const std::vector<scenarios::SideStatistics>& statistics) {
    m_figures->clear();
    for (const scenarios::VisionSide& side : scenario.vision->sides) {
        if (shown && side.player != *shown) {
            continue;
        }
        auto* top = new QTreeWidgetItem{m_figures, {playerName(scenario, side.player)}};
        QFont bold = font();
        bold.setBold(true);
        top->setFont(0, bold);
        const auto add = [top](const QString& what, const QString& figure, const QString& tip) {
            auto* row = new QTreeWidgetItem{top, {what, figure}};
            row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
            row->setToolTip(0, tip);
        };
        const auto number = [](int value) { return QLocale{}.toString(value); };
        const auto share = [&](const geometry::CellSet& cells) {
            const int count = cells.count();
            return tr("%1 (%2)", "cells, their share of the table").arg(number(count), shareOfTable(count, cells));
        };
        add(tr("In sight"), share(side.knows.visible), tr("Cells that this side sees now"));
        if (!side.knows.outline.empty()) {
            add(tr("As outlines"), number(side.knows.outline.count()), tr("Cells where it sees outlines only"));
        }
        add(tr("Explored"), share(side.knows.explored), tr("Cells that it sees now or ever saw"));
        if (!side.intelligence.isEmpty()) {
            QStringList names;
            for (const QString& id : side.intelligence) {
                names << nameOf(scenario, scenarios::AnyId{scenarios::ModelId{id}});
            }
            add(tr("Told of"), number(static_cast<int>(names.size())),
                tr("Models whose positions are reported to it, as outlines: %1").arg(names.join(tr(", "))));
        }
        add(tr("Visited"), number(side.knows.visited.count()), tr("Cells that its bases have covered"));
        const scenarios::KnownEnemies enemies = scenarios::knownEnemies(scenario, side.player);
        add(tr("Enemies in sight"), number(enemies.inSight), tr("Models of its enemies that it sees now"));
        if (scenario.vision->profile.rememberModels) {
            add(tr("Enemies remembered"), number(enemies.remembered),
                tr("Models of its enemies that it saw earlier and does not see now, where it saw them last"));
        }
        const auto found = std::ranges::find(statistics, side.player, &scenarios::SideStatistics::side);
        if (found != statistics.end() && !scenario.vision->log.empty()) {
            add(tr("Newly explored"), number(found->newlySeen),
                tr("Cells that it saw for the first time after the log of turns began"));
            add(tr("Enemies found by moves"), number(found->found),
                tr("Models of its enemies that came in sight for the first time after the log of turns began, whether "
                   "it still sees them or not"));
            add(tr("Models lost"), number(found->lost), tr("Its models that left the table"));
            add(tr("Lost to unseen enemies"), number(found->lostUnseen),
                tr("Lost in moves of players none of whose models it saw"));
        }
        top->setExpanded(true);
    }
}

void SidesPage::showIntelligence(const Scenario& scenario,
                                 const std::optional<scenarios::PlayerId>& shown,
                                 const std::vector<scenarios::ModelId>& selected,
                                 bool isJudge) {
    QMenu* menu = m_intelligence->menu();
    menu->clear();
    m_intelligence->setVisible(isJudge);
    for (const scenarios::VisionSide& side : scenario.vision->sides) {
        const auto isOther = [&](const scenarios::ModelId& id) {
            const scenarios::Model* model = scenario.model(id);
            return model && model->player != side.player;
        };
        if ((shown && side.player != *shown) || std::ranges::none_of(selected, isOther)) {
            continue;
        }
        auto* action =
            menu->addAction(tr("Report the position of the selection to %1").arg(playerName(scenario, side.player)));
        action->setCheckable(true);
        action->setChecked(std::ranges::all_of(selected, [&](const scenarios::ModelId& id) {
            return !isOther(id) || side.intelligence.contains(id.value);
        }));
        connect(action, &QAction::triggered, this,
                [this, player = side.player](bool hasValue) { emit intelligenceRequested(player, hasValue); });
    }
    m_intelligence->setEnabled(!menu->isEmpty());
    m_intelligence->setToolTip(menu->isEmpty()
                                   ? tr("Select models to tell the other side where they stand")
                                   : tr("Tell a side where the selected models stand, as outlines, seen or not"));
}

void SidesPage::showTargets(const Scenario& scenario, const std::optional<scenarios::PlayerId>& shown) {
    m_targets->clear();
    m_targets->setVisible(shown.has_value());
    if (!shown) {
        m_actions->hide();
        m_targetTitle->setText(tr("Show the fog of a player to list that player’s possible targets."));
        return;
    }
    for (const auto& ruling : scenarios::targetsOf(scenario, *shown)) {
        auto* row =
            new QTreeWidgetItem{m_targets, {nameOf(scenario, scenarios::AnyId{ruling.target}), targetText(ruling)}};
        row->setData(0, Qt::UserRole, ruling.target.value);
        const QString rule = targetRuleText(ruling);
        row->setToolTip(1, rule.isEmpty() ? row->text(1) : rule);
    }
    const int models = m_targets->topLevelItemCount();
    for (const scenarios::AbilityRuling& one : scenarios::abilityRulings(scenario, *shown)) { // rows S1.29 and S1.44
        auto* row = new QTreeWidgetItem{m_targets,
                                        {tr("%1 of %2: %3", "an ability, a model that has it, toward whom")
                                             .arg(one.ability, nameOf(scenario, scenarios::AnyId{one.user}),
                                                  nameOf(scenario, scenarios::AnyId{one.target})),
                                         actionText(one.ruling)}};
        row->setToolTip(0, row->text(0));
        row->setToolTip(1, row->text(1));
    }
    for (const scenarios::Objective& objective : scenario.objectives) {
        const scenarios::VisionSide* side = scenario.vision->side(*shown);
        if (side == nullptr || !side->knows.objectives.contains(objective.id)) {
            continue; // nothing is said of what it does not know
        }
        const scenarios::ActionRuling claim = scenarios::actionRuling(
            scenario, *shown, {objective.base, objective.position, {}}, scenarios::PositionRequirement::Explored);
        auto* row = new QTreeWidgetItem{m_targets,
                                        {nameOf(scenario, scenarios::AnyId{objective.id}),
                                         claim.isAllowed ? tr("explored: may be claimed")
                                         : claim.code == u"not-explored-before"
                                             ? tr("explored by this move: may be claimed from the next one on")
                                             : tr("not explored: may not be claimed")}};
        row->setToolTip(1, row->text(1));
    }
    m_targetTitle->setText(models > 0 ? tr("Targets of %1").arg(playerName(scenario, *shown))
                                      : tr("%1 sees no possible target.").arg(playerName(scenario, *shown)));
}

void SidesPage::showActionsAt(const Scenario& scenario,
                              const std::optional<scenarios::PlayerId>& shown,
                              geometry::Point place,
                              bool isUnderPointer) {
    if (!shown) {
        return;
    }
    const bool hasAbilities = std::ranges::any_of(scenario.models, [&](const scenarios::Model& model) {
        return model.player == *shown && !scenario.vision->of(model.id).needsSight.isEmpty();
    });
    const bool hasClaims = !scenario.objectives.empty() || !scenario.vision->structures.empty();
    m_actions->setVisible(hasAbilities || hasClaims);
    using scenarios::PositionRequirement;
    static const geometry::Footprint kPoint = geometry::Footprint::round(geometry::Length::fromMillimeters(1)).value();
    const auto rule = [&](PositionRequirement need) {
        return scenarios::actionRuling(scenario, *shown, {kPoint, place, {}}, need);
    };
    const scenarios::ActionRuling ability = rule(PositionRequirement::Visible);
    const scenarios::ActionRuling claim = rule(PositionRequirement::Explored);
    QStringList lines{isUnderPointer ? tr("Under the pointer") : tr("In the middle of the view")};
    if (ability.code == u"off-table") {
        lines << tr("This is off the table.");
    } else {
        if (hasAbilities) {
            lines << (ability.isAllowed
                          ? tr("Abilities that must see a position may be used here.")
                          : tr("Abilities that must see a position may not be used here: it was not in sight "
                               "when the last move began."));
        }
        if (hasClaims) {
            lines << (claim.isAllowed ? tr("It is explored and may be claimed.")
                      : claim.code == u"not-explored-before"
                          ? tr("It was explored by this move and may be claimed from the next one on.")
                          : tr("It is not explored and may not be claimed."));
        }
    }
    if (const QString words = lines.join(u'\n'); words != m_actions->text()) {
        m_actions->setText(words);
    }
}

} // namespace sightline::app
