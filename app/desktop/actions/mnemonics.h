#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <vector>

class QMenu;

namespace sightline::app {

/// The same texts, in each another letter after the sign &, as far as they have enough of them. Who has a letter first
/// keeps it. A text without a letter gets one only if `all`. What follows a tab stays as it is.
[[nodiscard]] QStringList withUniqueMnemonics(const QStringList& texts, bool all);

/// Whenever the menu opens, Alt and a letter mean one entry only.
void keepLetters(QMenu& menu);

/// The same for buttons and fields of windows and dialogs, whichever of them are shown. One for the whole program.
class MnemonicAssigner : public QObject {
    Q_OBJECT

public:
    /// Does nothing if there is one.
    static void start();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit MnemonicAssigner(QObject* parent);
    void look();

    std::vector<QPointer<QWidget>> m_windows; ///< that showed something new
    QTimer m_debounce;
};

} // namespace sightline::app
