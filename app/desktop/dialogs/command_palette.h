#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/dialogs/palette_search.h"

#include <QDialog>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace sightline::app {

/// Something that the command palette finds and does.
struct PaletteEntry {
    QString title;
    QString path;             ///< of the menus that contain it, or the place that it is from
    QString keys;             ///< its shortcut as text; may be empty
    QString tip;              ///< a sentence about what it does
    QStringList phrases;      ///< other names of it
    QString obstacle;         ///< what to do first; empty: it can be done now
    std::optional<bool> isOn; ///< of a switch
    bool isCommand = false;   ///< listed while nothing is typed
    std::function<void()> run;
};

/// A searchable list of all that can be done: words in any order, other names and typing errors are forgiven. Enter
/// does the selected one.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(std::vector<PaletteEntry> entries, QWidget* parent = nullptr);

signals:
    /// Emitted when nothing was found and the help should be searched for these words.
    void helpRequested(const QString& typed);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter();
    void showDetails();
    void run();

    std::vector<PaletteEntry> m_entries;
    std::vector<SearchTexts> m_texts; ///< of each entry
    QLineEdit* m_line;
    QTreeWidget* m_list;
    QLabel* m_details;
};

} // namespace sightline::app
