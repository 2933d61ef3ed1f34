#include "app/desktop/actions/action_set.h"

#include "app/desktop/actions/key_map.h"
#include "app/desktop/actions/step_actions.h"
#include "app/desktop/base/language.h"
#include "app/desktop/widgets/line_icon.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace sightline::app {

namespace {

QString translated(const char* source) { return QCoreApplication::translate("Commands", source); }

} // namespace

ActionSet::ActionSet(std::span<const CommandRow> table, QUndoStack& undoStack, QWidget& canvas, QObject* parent)
    : QObject{parent}, m_table{table}, m_named{made(undoStack, canvas)} {
    const auto refreshSteps = [this, &undoStack] {
        setFact(Fact::UndoStep, undoStack.canUndo());
        setFact(Fact::RedoStep, undoStack.canRedo());
    };
    connect(&undoStack, &QUndoStack::canUndoChanged, this, refreshSteps);
    connect(&undoStack, &QUndoStack::canRedoChanged, this, refreshSteps);
    refreshSteps();
    refresh();
}

QHash<QString, QAction*> ActionSet::made(QUndoStack& undoStack, QWidget& canvas) {
    QHash<QString, QAction*> actions;
    for (const CommandRow& row : m_table) {
        if (row.kind == CommandRow::Kind::Plain || row.kind == CommandRow::Kind::Switch) {
            actions.insert(QLatin1String{row.id}, make(row, undoStack, canvas));
        }
    }
    return actions;
}

QAction* ActionSet::make(const CommandRow& row, QUndoStack& undoStack, QWidget& canvas) {
    const QString id = QLatin1String{row.id};
    QAction* action = id == u"undo"   ? makeUndoAction(undoStack, this)
                      : id == u"redo" ? makeRedoAction(undoStack, this)
                                      : new QAction{translated(row.sourceText), this};
    action->setObjectName(id);
    if (row.sourceTip) {
        action->setStatusTip(translated(row.sourceTip));
    }
    if (row.iconName) {
        action->setIcon(lineIcon(QLatin1String{row.iconName}));
    }
    action->setCheckable(row.kind == CommandRow::Kind::Switch);
    action->setChecked(row.isOnFirst);
    action->setAutoRepeat(row.repeats);
    if (row.value >= 0.0) {
        action->setData(row.value);
    }
    QList<QKeySequence> keys;
    for (const QKeyCombination key : row.shortcuts) {
        if (key.key() != Qt::Key_unknown) {
            keys << QKeySequence{key};
        }
    }
    action->setShortcuts(keys);
    if (row.isOfCanvas) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        canvas.addAction(action);
    }
    if (row.groupName) {
        auto*& group = m_groups[QLatin1String{row.groupName}];
        if (!group) {
            group = new QActionGroup{this};
        }
        group->addAction(action);
    }
    if (id == u"quit") {
        action->setMenuRole(QAction::QuitRole);
    } else if (id == u"preferences") {
        action->setMenuRole(QAction::PreferencesRole);
    } else if (id == u"about") {
        action->setMenuRole(QAction::AboutRole);
    }
    m_all.append(action);
    if (row.needed) {
        m_needs.emplace_back(action, row.needed);
    }
    return action;
}

QActionGroup* ActionSet::makeLanguages() {
    auto* group = new QActionGroup{this};
    const auto add = [this, group](const QString& text, const QString& code, const QString& tip) {
        auto* action = new QAction{text, this};
        action->setStatusTip(tip);
        action->setCheckable(true);
        action->setData(code);
        action->setObjectName(QStringLiteral("language-%1").arg(code.isEmpty() ? QStringLiteral("system") : code));
        group->addAction(action);
        m_all.append(action);
    };
    add(tr("Language of the &system"), {}, tr("Use the language of the system if available"));
    for (const Language& one : app::languages()) {
        // In itself: who cannot read the others finds it.
        add(one.name, one.code, tr("Show the program in %1").arg(one.name));
    }
    return group;
}

QAction* ActionSet::named(const QString& id) const {
    QAction* action = m_named.value(id);
    Q_ASSERT_X(action, "ActionSet::named", qPrintable(id));
    return action;
}

QList<QAction*> ActionSet::named(std::initializer_list<const char*> ids) const {
    QList<QAction*> actions;
    for (const char* id : ids) {
        actions << named(id);
    }
    return actions;
}

QActionGroup* ActionSet::group(const QString& name) const {
    QActionGroup* group = m_groups.value(name);
    Q_ASSERT_X(group, "ActionSet::group", qPrintable(name));
    return group;
}

void ActionSet::fillMenuBar(QMenuBar& bar) {
    std::vector<QMenu*> openMenus;
    for (const CommandRow& row : m_table) {
        const QString id = QLatin1String{row.id};
        switch (row.kind) {
        case CommandRow::Kind::Menu: {
            auto* menu = openMenus.empty() ? bar.addMenu(translated(row.sourceText))
                                           : openMenus.back()->addMenu(translated(row.sourceText));
            menu->setToolTipsVisible(true); // a disabled command tells its reason there
            menu->setObjectName(id);
            menu->menuAction()->setObjectName(id);
            m_menus.insert(id, menu);
            if (row.needed) {
                m_needs.emplace_back(menu->menuAction(), row.needed);
            }
            openMenus.push_back(menu);
            break;
        }
        case CommandRow::Kind::EndOfMenu: openMenus.pop_back(); break;
        case CommandRow::Kind::Line: openMenus.back()->addSeparator(); break;
        case CommandRow::Kind::Plain:
        case CommandRow::Kind::Switch:
            if (!openMenus.empty()) {
                openMenus.back()->addAction(named(id));
            }
            break;
        }
    }
    menu(QStringLiteral("languageMenu"))->addActions(m_languages->actions());
    refresh();
}

QMenu* ActionSet::menu(const QString& id) const {
    QMenu* menu = m_menus.value(id);
    Q_ASSERT_X(menu, "ActionSet::menu", qPrintable(id));
    return menu;
}

void ActionSet::fillMenu(QMenu& menu, const std::vector<const char*>& ids) const {
    for (const char* id : ids) {
        const QString name = QLatin1String{id};
        if (!id) {
            menu.addSeparator();
        } else {
            const QMenu* other = m_menus.value(name);
            QAction* action = other ? other->menuAction() : named(name);
            if (action->isEnabled() && action->isVisible()) {
                menu.addAction(action);
            }
        }
    }
}

void ActionSet::setFact(Fact fact, bool holds) {
    if (m_facts.testFlag(fact) != holds) {
        m_facts.setFlag(fact, holds);
        refresh();
    }
}

void ActionSet::refresh() const {
    for (const auto& [action, needed] : m_needs) {
        const bool isTool = action->actionGroup() && action->actionGroup() == group(QStringLiteral("tools"));
        const QString name = plainText(*action);
        // Without a tip of its own an action has its name, and no tip in menus.
        QString tip = isTool
                          ? tr("%1 (%2). %3")
                                .arg(name, action->shortcut().toString(QKeySequence::NativeText), action->statusTip())
                          : QString{};
        const QString reason = obstacle(*action);
        if (!reason.isEmpty()) {
            tip = (isTool ? tip : name) + QLatin1Char{'\n'} + reason;
        }
        action->setEnabled(reason.isEmpty());
        action->setToolTip(tip);
    }
}

QString ActionSet::obstacle(const QAction& action) const {
    const auto found = std::ranges::find(m_needs, &action, [](const auto& need) { return need.first; });
    const Facts missing = found == m_needs.end() ? Facts{} : found->second & ~m_facts;
    if (const QString own = action.property("ownObstacle").toString(); missing && !own.isEmpty()) {
        return own; // what a window knows better
    }
    const bool lacksTarget = m_facts.testFlag(Fact::Observer) && !m_facts.testFlag(Fact::Pair);
    for (unsigned bit = 1; bit != 0 && missing; bit <<= 1U) {
        const auto fact = static_cast<Fact>(bit);
        if (missing.testFlag(fact) && lacksTarget && (fact == Fact::Pair || fact == Fact::Verdict)) {
            return tr("Choose the target first: press L and click a model.");
        }
        if (missing.testFlag(fact)) {
            return reasonAgainst(fact);
        }
    }
    return {};
}

} // namespace sightline::app
