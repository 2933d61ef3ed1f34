#include "app/desktop/windows.h"

#include "app/desktop/dialogs/recovery_dialog.h"
#include "app/desktop/main_window.h"
#include "app/desktop/settings/settings.h"

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
    connect(window, &MainWindow::newWindowAsked, this, [this, window] {
        MainWindow& another = make();
        another.resize(window->size());
        another.move(window->pos() + kBeside);
        another.show();
    });
    return *window;
}

void Windows::offerUnsaved(MainWindow& window) {
    auto left = leftBehindIn(m_settings.recoveryFolder());
    if (!left.problems.empty()) {
        window.tell(tr("Something that an earlier run wrote aside cannot be read."), left.problems);
    }
    if (left.tables.empty()) {
        return;
    }
    auto* dialog = new RecoveryDialog{std::move(left.tables), &window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::openAsked, this, [this, first = QPointer{&window}](const UnsavedTable& table) {
        if (first) {
            restore(*first, table);
        }
    });
    dialog->show();
}

void Windows::restore(MainWindow& first, const UnsavedTable& table) {
    const bool isFree = first.showsWelcome() || (!first.document().isModified() && first.document().path().isEmpty());
    MainWindow& window = isFree ? first : make();
    if (!isFree) {
        window.resize(first.size());
        window.move(first.pos() + kBeside);
        window.show();
    }
    window.restore(table);
}

} // namespace sightline::app
