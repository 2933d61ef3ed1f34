#include "app/desktop/window/toolbar_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/named.h"
#include "app/desktop/canvas/key_pointer.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/next_piece_button.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/tools/next_piece.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/window/command_table.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/rules/rule_set.h"

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kNarrowestRules = 120; ///< width of the box of rule sets

} // namespace

ToolbarController::ToolbarController(WindowCore& core, ActionSet& actions) : m_core{core}, m_actions{actions} {
    m_bar = named("toolbar", core.window.addToolBar(tr("Tools")));
    m_bar->setIconSize({24, 24});
    m_bar->setMovable(false);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addButtons();
    connectTools();
    connectNextPiece();
    auto* gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(gap);
    auto* label = new QLabel{tr("Rules")};
    label->setContentsMargins(0, 0, 6, 0);
    m_rules = named("ruleSets", new RuleSetBox{&core.library});
    m_rules->setAccessibleName(tr("Rule set"));
    m_rules->setMinimumWidth(kNarrowestRules); // it gives way before a button falls off the bar
    label->setBuddy(m_rules);
    m_bar->addWidget(label);
    m_bar->addWidget(m_rules);
    m_widthWithNames = m_bar->sizeHint().width();
    // The style's own arrow is black in every theme.
    if (auto* more = m_bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
        more->setIcon(lineIcon(QStringLiteral("overflow")));
        more->setToolTip(tr("More tools"));
        more->setAccessibleName(tr("More tools"));
    }
    connect(m_rules, &RuleSetBox::chosen, this, [this](const scenarios::RulesChoice& choice) {
        m_core.document.edit(tr("Change rule set"), scenarios::withRules(m_core.document.scenario(), choice));
    });
    connect(&core.document, &ScenarioDocument::scenarioChanged, this, &ToolbarController::refreshRules);
    refreshRules();
}

ToolbarController::~ToolbarController() { delete m_bar; }

QAction* ToolbarController::toggleAction() const { return m_bar->toggleViewAction(); }

void ToolbarController::connectTools() {
    TableView& view = *m_core.view;
    ToolSet& tools = m_core.tools;
    QAction* pointsWithKeys = m_actions.named("pointWithKeys");
    auto* pointer = new KeyPointer{view, &m_actions};
    connect(pointsWithKeys, &QAction::toggled, pointer, &KeyPointer::setActive);
    connect(pointer, &KeyPointer::activeChanged, pointsWithKeys, &QAction::setChecked);
    connect(m_actions.group("tools"), &QActionGroup::triggered, this, [&tools, &view](const QAction* action) {
        tools.setCurrent(static_cast<ToolKind>(action->data().toInt()));
        view.setFocus();
    });
    for (QAction* action : m_actions.group("tools")->actions()) {
        connect(&tools, &ToolSet::currentChanged, action, [action](ToolKind current) {
            action->setChecked(current == static_cast<ToolKind>(action->data().toInt()));
        });
    }
}

void ToolbarController::addButtons() {
    for (const ToolButton& entry : Commands::toolBar()) {
        if (entry.ids.empty()) {
            m_bar->addSeparator();
            continue;
        }
        QList<QAction*> members;
        for (const char* id : entry.ids) {
            members << m_actions.named(QLatin1String{id});
        }
        if (members.size() > 1) {
            addGroup(entry.sourceName, members);
            continue;
        }
        m_bar->addAction(members.front());
        auto* button = qobject_cast<QToolButton*>(m_bar->widgetForAction(members.front()));
        if (button && !entry.isNamed) { // what everybody knows by its icon, whatever the others show
            disconnect(m_bar, &QToolBar::toolButtonStyleChanged, button, nullptr);
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        }
    }
}

void ToolbarController::addGroup(const char* name, const QList<QAction*>& members) {
    auto* button = new QToolButton;
    auto* menu = new QMenu{button};
    menu->addActions(members);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    button->setDefaultAction(members.front());
    button->setToolButtonStyle(m_bar->toolButtonStyle());
    button->setAccessibleName(Commands::tr(name));
    connect(m_bar, &QToolBar::toolButtonStyleChanged, button, &QToolButton::setToolButtonStyle);
    QAction* place = m_bar->addWidget(button);
    // A group whose tools are all hidden is hidden.
    const auto follow = [members, place] { place->setVisible(std::ranges::any_of(members, &QAction::isVisible)); };
    for (QAction* member : members) {
        connect(member, &QAction::toggled, button, [button, member](bool on) {
            if (on) {
                button->setDefaultAction(member);
            }
        });
        connect(member, &QAction::changed, button, follow);
    }
}

void ToolbarController::connectNextPiece() {
    auto* next = new NextPieceButton;
    QAction* place = m_bar->addWidget(next);
    ToolSet& tools = m_core.tools;
    const auto refresh = [&tools, next, place] {
        const bool makes = makesPiece(tools.current());
        if (makes) {
            next->setNext(tools.current(), tools.pieceOptions());
        }
        place->setVisible(makes);
    };
    connect(&tools, &ToolSet::pieceOptionsChanged, next, refresh);
    connect(&tools, &ToolSet::currentChanged, next, refresh);
    connect(next, &NextPieceButton::optionsRequested, &tools, &ToolSet::setPieceOptions);
    refresh();
}

void ToolbarController::refreshRules() {
    const auto rules = scenarios::ruleSetOf(m_core.document.scenario());
    m_rules->setChoice(m_core.document.scenario().rules,
                       tr("%1 (of this file)").arg(rules ? shippedText(rules->name) : tr("an invalid rule set")));
    QStringList tip{tr("Which pieces block which lines"), rules ? exactPartText(*rules) : QString{}};
    tip.removeAll(QString{});
    m_rules->setToolTip(tip.join(QLatin1Char{'\n'}));
}

void ToolbarController::fitNames() {
    const int width = m_core.window.width();
    if (width >= m_widthWithNames) {
        m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    if (m_bar->toolButtonStyle() == Qt::ToolButtonTextBesideIcon) {
        m_widthWithNames = m_bar->sizeHint().width(); // the names of rule sets come later
        if (width < m_widthWithNames) {
            m_bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
        }
    }
}

} // namespace sightline::app
