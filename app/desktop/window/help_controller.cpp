#include "app/desktop/window/help_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/key_map.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/keys_dialog.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/help/help_pages.h"
#include "app/desktop/help/help_window.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/desktop/widgets/palette_button.h"
#include "app/desktop/window/document_controller.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/tour.h"
#include "app/desktop/window/window_layout.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/library/offered_tables.h"

#include <QAction>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTimer>

#include <utility>

namespace sightline::app {

namespace {

QString keysOf(const QAction& action) {
    const QString fixed = action.text().section(QLatin1Char{'\t'}, 1);
    return fixed.isEmpty() ? action.shortcut().toString(QKeySequence::NativeText) : fixed;
}

/// Returns the subjects of a help page: its words in bold.
QStringList subjectsOf(const HelpPage& page) {
    static const QRegularExpression bold{QStringLiteral("\\*\\*([^*]+)\\*\\*")};
    QStringList subjects;
    for (auto it = bold.globalMatch(page.text); it.hasNext();) {
        subjects << it.next().captured(1);
    }
    return subjects;
}

} // namespace

HelpController::HelpController(
    MainWindow& window, WindowCore& core, ActionSet& actions, WindowLayout& layout, DocumentController& documents)
    : m_window{window},
      m_core{core},
      m_actions{actions},
      m_layout{layout},
      m_documents{documents},
      m_keys{std::make_unique<KeyMap>(actions.all(), core.settings, &window)} {
    WelcomePage* welcome = &layout.welcome();
    welcome->setOffersTour(!core.settings.hasSeenTour());
    connect(welcome, &WelcomePage::tourRequested, this, &HelpController::startTour);
    connect(welcome, &WelcomePage::tourDeclined, &core.settings, &Settings::setHasSeenTour);
}

HelpController::~HelpController() = default;

void HelpController::addCommands(std::vector<PaletteEntry>& entries,
                                 const QList<QAction*>& actions,
                                 const QString& path) const {
    for (QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible()) {
            continue;
        }
        const QString title = plainText(*action);
        if (QMenu* menu = action->menu()) {
            emit menu->aboutToShow(); // some are filled only then
            addCommands(entries, menu->actions(),
                        path.isEmpty() ? title : tr("%1 > %2", "menu, menu in it").arg(path, title));
            continue;
        }
        PaletteEntry entry;
        entry.title = title;
        entry.path = path;
        entry.keys = keysOf(*action);
        entry.tip = action->statusTip();
        entry.phrases = searchPhrases(action->objectName());
        if (!action->isEnabled()) {
            entry.obstacle = m_actions.obstacle(*action);
            if (entry.obstacle.isEmpty()) {
                entry.obstacle = tr("Not possible now.");
            }
        }
        if (action->isCheckable()) {
            entry.isOn = action->isChecked();
        }
        entry.isCommand = true;
        entry.run = [action = QPointer{action}] {
            if (action) {
                action->trigger();
            }
        };
        entries.push_back(std::move(entry));
    }
}

void HelpController::addPanels(std::vector<PaletteEntry>& entries) const {
    const QString noTable = m_layout.showsWelcome() ? reasonAgainst(Fact::Table) : QString{};
    const auto add = [&](QDockWidget* dock, const QString& title, const QString& tip, std::function<void()> show) {
        PaletteEntry entry;
        entry.title = title;
        entry.path = tr("Panel “%1”").arg(dock->windowTitle());
        entry.tip = tip;
        entry.obstacle = noTable;
        entry.run = [this, dock = QPointer{dock}, show = std::move(show)] {
            if (dock) {
                show();
                m_layout.docks().show(dock);
            }
        };
        entries.push_back(std::move(entry));
    };
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>()) {
        if (!dock->toggleViewAction()->isVisible()) {
            continue; // not for the player of this window
        }
        for (auto* pages : dock->findChildren<PageSwitch*>()) {
            for (int i = 0; i < pages->count(); ++i) {
                add(dock, pages->title(i), pages->tip(i), [pages, i] { pages->setCurrentIndex(i); });
            }
        }
        for (auto* tabs : dock->findChildren<QTabWidget*>()) {
            for (int i = 0; i < tabs->count(); ++i) {
                if (!tabs->isTabVisible(i)) {
                    continue;
                }
                add(dock, tabs->tabText(i), tabs->tabToolTip(i), [tabs, i] { tabs->setCurrentIndex(i); });
            }
        }
        // Bases and pieces of the palette, as a click on them.
        for (auto* button : dock->findChildren<PaletteButton*>()) {
            if (button->isSmall()) {
                continue; // listed by its button in the list
            }
            PaletteEntry entry;
            entry.title = button->accessibleName();
            entry.path = dock->windowTitle();
            entry.tip = button->toolTip();
            entry.obstacle = noTable;
            entry.run = [button = QPointer{button}] {
                if (button) {
                    button->click();
                }
            };
            entries.push_back(std::move(entry));
        }
    }
}

void HelpController::addPreferences(std::vector<PaletteEntry>& entries) const {
    for (const PreferenceName& preference : preferenceNames(m_core.settings)) {
        PaletteEntry entry;
        entry.title = preference.title;
        entry.path = tr("%1 > %2", "menu, menu in it")
                         .arg(plainText(*m_actions.menu(QStringLiteral("toolsMenu"))->menuAction()),
                              plainText(*m_actions.named("preferences")));
        entry.tip = preference.help;
        entry.phrases = searchPhrases(preference.id);
        entry.run = [this, title = preference.title] { showPreferences(m_core.settings, &m_window, title); };
        entries.push_back(std::move(entry));
    }
}

void HelpController::addHelp(std::vector<PaletteEntry>& entries) {
    for (const HelpPage& page : helpPages(m_actions.all())) {
        PaletteEntry entry;
        entry.title = page.title;
        entry.path = page.group.isEmpty() ? tr("Help") : tr("Help > %1", "a group of pages").arg(page.group);
        entry.phrases = page.phrases + subjectsOf(page);
        entry.run = [this, id = page.id] { showHelp(id); };
        entries.push_back(std::move(entry));
    }
}

void HelpController::addTables(std::vector<PaletteEntry>& entries) const {
    for (const auto& table : scenarios::offeredTables(scenarios::ownLayoutsFolder())) {
        PaletteEntry entry;
        entry.title = tr("Open “%1”").arg(shippedText(table.title));
        entry.path = tr("Included tables");
        entry.tip = table.mission.isEmpty()
                        ? shippedText(table.description)
                        : tr("%1, layout %2, deployment %3")
                              .arg(table.mission, QString::number(table.number), shippedText(table.deployment));
        entry.run = [this, table] { m_documents.openOffered(table); };
        entries.push_back(std::move(entry));
    }
}

std::vector<PaletteEntry> HelpController::entries() {
    std::vector<PaletteEntry> entries;
    addCommands(entries, m_window.menuBar()->actions(), {});
    addPanels(entries);
    addPreferences(entries);
    addHelp(entries);
    if (m_actions.named("open")->isVisible()) { // else other tables are not for the players of this one
        addTables(entries);
    }
    return entries;
}

void HelpController::showCommands() {
    auto* palette = new CommandPalette{entries(), &m_window};
    palette->setAttribute(Qt::WA_DeleteOnClose);
    connect(palette, &CommandPalette::helpRequested, this, [this](const QString& typed) {
        showHelp({});
        m_window.findChild<HelpWindow*>()->searchFor(typed);
    });
    palette->open();
}

void HelpController::showKeys() {
    auto* dialog = new KeysDialog{*m_keys, &m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HelpController::showHelp(const QString& page) {
    auto* help = m_window.findChild<HelpWindow*>();
    if (!help) {
        help = new HelpWindow{helpPages(m_actions.all()), &m_window};
        help->setAttribute(Qt::WA_DeleteOnClose);
    }
    if (!page.isEmpty()) {
        help->showPage(page);
    }
    help->show();
    help->raise();
    help->activateWindow();
}

void HelpController::startTour() {
    if (auto* running = m_window.findChild<Tour*>()) {
        running->showStep(0);
        return;
    }
    if (!m_documents.openLibrary(QStringLiteral("first-wall"))) {
        return;
    }
    m_core.settings.setHasSeenTour();
    m_layout.welcome().setOffersTour(false);
    m_layout.docks().dock("verdictDock")->show();
    m_layout.docks().show("proofDock", false);
    m_core.state.setObserver({});
    m_core.state.setTarget({});
    // After the window is laid out: the bubble stands beside its parts.
    QTimer::singleShot(0, this, [this] {
        if (!m_window.findChild<Tour*>()) {
            new Tour{m_window};
        }
    });
}

} // namespace sightline::app
