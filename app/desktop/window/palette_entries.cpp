#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/key_map.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/help/help_pages.h"
#include "app/desktop/help/help_window.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/desktop/widgets/palette_button.h"
#include "app/desktop/window/main_window.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/library/offered_tables.h"

#include <QAction>
#include <QDockWidget>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRegularExpression>
#include <QTabWidget>

#include <utility>

/// The entries of the command palette: commands, pages of panels, preferences, pieces of the palette, pages of the
/// help, tables.
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

void MainWindow::addCommands(std::vector<PaletteEntry>& entries,
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
            entry.obstacle = m_actions->obstacle(*action);
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

void MainWindow::addPages(std::vector<PaletteEntry>& entries) {
    const QString noTable = showsWelcome() ? reasonAgainst(Fact::Table) : QString{};
    const auto add = [&](QDockWidget* dock, const QString& title, const QString& tip, std::function<void()> show) {
        PaletteEntry entry;
        entry.title = title;
        entry.path = tr("Panel “%1”").arg(dock->windowTitle());
        entry.tip = tip;
        entry.obstacle = noTable;
        entry.run = [this, dock = QPointer{dock}, show = std::move(show)] {
            if (dock) {
                show();
                showView(dock, true);
            }
        };
        entries.push_back(std::move(entry));
    };
    for (QDockWidget* dock : findChildren<QDockWidget*>()) {
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

std::vector<PaletteEntry> MainWindow::paletteEntries() {
    std::vector<PaletteEntry> entries;
    addCommands(entries, menuBar()->actions(), {});
    addPages(entries);
    for (const PreferenceName& preference : preferenceNames(m_core.settings)) {
        PaletteEntry entry;
        entry.title = preference.title;
        entry.path = tr("%1 > %2", "menu, menu in it")
                         .arg(plainText(*m_actions->menu(QStringLiteral("toolsMenu"))->menuAction()),
                              plainText(*m_actions->preferences));
        entry.tip = preference.help;
        entry.phrases = searchPhrases(preference.id);
        entry.run = [this, title = preference.title] { showPreferences(m_core.settings, this, title); };
        entries.push_back(std::move(entry));
    }
    for (const HelpPage& page : helpPages(m_actions->all())) {
        PaletteEntry entry;
        entry.title = page.title;
        entry.path = page.group.isEmpty() ? tr("Help") : tr("Help > %1", "a group of pages").arg(page.group);
        entry.phrases = page.phrases + subjectsOf(page);
        entry.run = [this, id = page.id] { showHelp(id); };
        entries.push_back(std::move(entry));
    }
    if (!m_actions->open->isVisible()) {
        return entries; // other tables are not for the players of this one
    }
    for (const auto& table : scenarios::offeredTables(scenarios::ownLayoutsFolder())) {
        PaletteEntry entry;
        entry.title = tr("Open “%1”").arg(shippedText(table.title));
        entry.path = tr("Included tables");
        entry.tip = table.mission.isEmpty()
                        ? shippedText(table.description)
                        : tr("%1, layout %2, deployment %3")
                              .arg(table.mission, QString::number(table.number), shippedText(table.deployment));
        entry.run = [this, table] { openOffered(table); };
        entries.push_back(std::move(entry));
    }
    return entries;
}

void MainWindow::showCommands() {
    auto* palette = new CommandPalette{paletteEntries(), this};
    palette->setAttribute(Qt::WA_DeleteOnClose);
    connect(palette, &CommandPalette::helpRequested, this, [this](const QString& typed) {
        showHelp({});
        findChild<HelpWindow*>()->searchFor(typed);
    });
    palette->open();
}

} // namespace sightline::app
