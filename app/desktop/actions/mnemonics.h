#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <vector>

class QMenu;

namespace sightline::app {

/// Returns the texts with distinct mnemonics (the letter after &), as far as they have enough letters. The first text
/// with a letter keeps it. Texts without a mnemonic get one only if `all`. Everything after a tab is unchanged.
[[nodiscard]] QStringList withUniqueMnemonics(const QStringList& texts, bool all);

/// Gives each entry of a menu a mnemonic of its own, each time the menu opens.
void keepLetters(QMenu& menu);

/// Makes the mnemonics of visible buttons and fields of windows and dialogs distinct. One instance serves the whole
/// program.
class MnemonicAssigner : public QObject {
    Q_OBJECT

public:
    /// Starts the assigner; does nothing if it exists.
    static void start();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit MnemonicAssigner(QObject* parent);
    void look();

    std::vector<QPointer<QWidget>> m_windows; ///< windows with newly shown widgets
    QTimer m_debounce;
};

} // namespace sightline::app
