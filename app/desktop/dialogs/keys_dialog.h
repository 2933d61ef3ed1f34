#pragma once

#include "app/desktop/actions/key_map.h"
#include "app/desktop/base/qt_names.h"

#include <QDialog>

class QKeySequenceEdit;

namespace sightline::app {

/// A searchable list of all commands, in which their shortcuts can be changed.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(KeyMap& keys, QWidget* parent = nullptr);

    /// Read and write all shortcuts as a file. They return an empty text, or the problem as a sentence.
    [[nodiscard]] QString importFrom(const QString& path);
    [[nodiscard]] QString exportTo(const QString& path) const;

private:
    void fill();
    void filter();
    void showChosen();
    void checkTyped();
    void add(bool takeFromRival);
    [[nodiscard]] const QAction* chosen() const;
    void say(const QString& sentence);

    KeyMap& m_keys;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QKeySequenceEdit* m_typed;
    QPushButton* m_add;
    QPushButton* m_clear;
    QPushButton* m_usual;
    QLabel* m_words;
};

} // namespace sightline::app
