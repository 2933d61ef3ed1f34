#include "app/desktop/window/windows.h"

#include "app/desktop/dialogs/recovery_dialog.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/hot_seat_dialog.h"
#include "app/desktop/vision/phrase_dialog.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/window/hot_seat.h"
#include "app/desktop/window/main_window.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/vision/targets.h"

#include <QPointer>

#include <utility>

namespace sightline::app {

namespace {

/// A new window stands a little beside the one it came from.
constexpr QPoint kBeside{32, 32};

} // namespace

Windows::Windows(Settings& settings, QObject* parent) : QObject{parent}, m_settings{settings} {}

Windows::~Windows() {
    // Each that goes takes itself off the list.
    qDeleteAll(std::exchange(m_windows, {}));
}

MainWindow& Windows::make() {
    auto* window = new MainWindow{m_settings};
    window->setAttribute(Qt::WA_DeleteOnClose);
    m_windows << window;
    connect(window, &QObject::destroyed, this, [this, window] { m_windows.removeAll(window); });
    const auto makeBeside = [this, window]() -> MainWindow& {
        MainWindow& another = make();
        another.resize(window->size());
        another.move(window->pos() + kBeside);
        another.show();
        return another;
    };
    connect(window, &MainWindow::newWindowRequested, this, [makeBeside] { makeBeside(); });
    connect(window, &MainWindow::sideTableRequested, this,
            [makeBeside](const scenarios::Scenario& view, const scenarios::PlayerId& side) {
                makeBeside().showSide(view, side);
            });
    connect(window, &MainWindow::hotSeatRequested, this, [this, window] {
        if (window->property("playersTable").toBool()) {
            return; // whoever made it hands the screen over
        }
        connect(askForPhrase(*window, HotSeatDialog::Purpose::Play), &HotSeatDialog::phraseChosen, window,
                [this, window](const Passphrase& phrase) { startOneScreen(*window, phrase); });
    });
    connect(&window->document(), &ScenarioDocument::documentReplaced, window,
            [this, window] { resumeOneScreen(*window); });
    connect(window, &MainWindow::phraseRequested, this,
            [this, window] { askForPhrase(*window, HotSeatDialog::Purpose::Phrase); });
    connect(window, &MainWindow::viewRequested, this, [this, window](const std::optional<scenarios::PlayerId>& side) {
        if (window->property("playersTable").toBool()) {
            return; // whoever made it goes on
        }
        if (const auto& owner = window->vision().owner()) {
            emit window->vision().statusText(tr("This table holds only what %1 knew: there is no other view of it.")
                                                 .arg(playerName(window->document().scenario(), *owner)));
            return;
        }
        if (!side) {
            return; // the judge's it is
        }
        if (auto* seat = window->findChild<HotSeat*>(QString{}, Qt::FindDirectChildrenOnly)) {
            seat->showTableOf(*side);
        } else if (const auto phrase = Passphrase::fromText(m_settings.judgePhrase())) {
            new HotSeat{*window, [this]() -> MainWindow& { return make(); }, *phrase, *side};
        } else {
            window->showProblem(
                tr("The stored passphrase of the judge cannot be read, so the judge’s table stays. Choose a "
                   "new one with Play > Players’ files > Passphrase of the judge."),
                {});
        }
    });
    connect(window, &MainWindow::unsavedSelected, this, [this, window](const UnsavedTable& table) {
        if (mayOpen(*window, table)) {
            restore(*window, table);
            showUnsavedCards(*window);
        }
    });
    connect(window, &MainWindow::unsavedListRequested, this, [this, window] { listUnsaved(*window); });
    return *window;
}

void Windows::startOneScreen(MainWindow& window, const Passphrase& phrase) {
    if (const auto& vision = window.document().scenario().vision; !vision || !vision->enabled) {
        window.vision().turnFog(true); // the game begins with this
    }
    auto* seat = new HotSeat{window, [this]() -> MainWindow& { return make(); }, phrase};
    // Only an orderly end forgets it: after a crash it is asked for.
    m_settings.setHeldPhrase(phrase.toText());
    connect(seat, &QObject::destroyed, &m_settings, [this] { m_settings.setHeldPhrase({}); });
}

void Windows::resumeOneScreen(MainWindow& window) {
    const scenarios::Scenario& scenario = window.document().scenario();
    const bool isOfOneScreen = scenario.vision && scenario.vision->enabled && scenario.vision->knownBy.isEmpty() &&
                               !scenario.vision->oneScreen.isEmpty() && !scenario.players.empty();
    if (m_isRestoring || !isOfOneScreen || window.document().path().isEmpty() ||
        window.property("playersTable").toBool()) {
        return;
    }
    const QString& text = scenario.vision->oneScreen;
    auto phrase = Passphrase::fromText(text == QLatin1String{scenarios::kOpenScreen} ? QString{} : text);
    if (!phrase) { // what cannot be read is no reason to show everything
        phrase = Passphrase::fromText(m_settings.judgePhrase());
    }
    startOneScreen(window, phrase.value_or(Passphrase{}));
}

HotSeatDialog* Windows::askForPhrase(MainWindow& window, HotSeatDialog::Purpose purpose) {
    auto* dialog =
        new HotSeatDialog{Passphrase::fromText(m_settings.judgePhrase()).value_or(Passphrase{}), purpose, &window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HotSeatDialog::storedPhrase, this,
            [this](const Passphrase& phrase) { m_settings.setJudgePhrase(phrase.toText()); });
    dialog->open();
    return dialog;
}

void Windows::offerUnsaved(MainWindow& window) {
    removeScraps(m_settings.recoveryFolder());
    const auto left = leftBehindIn(m_settings.recoveryFolder());
    if (!left.problems.empty()) {
        window.showProblem(
            tr("A backup from an earlier session cannot be read. It stays where it is; the details name the file."),
            left.problems);
    }
    if (left.tables.empty()) {
        return;
    }
    showUnsavedCards(window);
    if (!window.showsWelcome()) {
        listUnsaved(window);
    }
}

void Windows::showUnsavedCards(MainWindow& window) {
    window.welcome().setUnsaved(leftBehindIn(m_settings.recoveryFolder()).tables);
}

void Windows::listUnsaved(MainWindow& window) {
    auto* dialog = new RecoveryDialog{leftBehindIn(m_settings.recoveryFolder()).tables, &window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setGate(
        [this, first = QPointer{&window}](const UnsavedTable& table) { return first && mayOpen(*first, table); });
    connect(dialog, &RecoveryDialog::openRequested, this, [this, first = QPointer{&window}](const UnsavedTable& table) {
        if (first) {
            restore(*first, table);
        }
    });
    // What was opened or deleted there has no card any more.
    connect(dialog, &QDialog::finished, this, [this, first = QPointer{&window}] {
        if (first) {
            showUnsavedCards(*first);
        }
    });
    dialog->show();
}

bool Windows::mayOpen(MainWindow& window, const UnsavedTable& table) {
    if (!isHiddenGame(table.scenario)) {
        return true;
    }
    // The phrase of the game that was being played goes before the one for games to come.
    Passphrase phrase;
    for (const QString& text : {m_settings.heldPhrase(), table.scenario.vision->oneScreen, m_settings.judgePhrase()}) {
        phrase = phrase.isSet() ? phrase : Passphrase::fromText(text).value_or(Passphrase{});
    }
    if (phrase.isSet()) {
        PhraseDialog dialog{phrase, &window};
        return dialog.exec() == QDialog::Accepted;
    }
    return askWithAnswers(&window, tr("This is a hidden game, and opening it shows all of it. Are you its judge?"),
                          {tr("Open it"), tr("Leave it closed")}) == 0;
}

void Windows::restore(MainWindow& first, const UnsavedTable& table) {
    const bool isFree = first.showsWelcome() || (!first.document().isModified() && first.document().path().isEmpty());
    MainWindow& window = isFree ? first : make();
    if (!isFree) {
        window.resize(first.size());
        window.move(first.pos() + kBeside);
        window.show();
    }
    m_isRestoring = true;
    window.restore(table);
    m_isRestoring = false;
}

} // namespace sightline::app
