#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/edits/weapon_edits.h"

#include <QWidget>

#include <vector>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// The weapons of the selected models: add, edit, remove and copy, for all of them together. Each change is one undo
/// step. Hidden unless only models are selected.
class WeaponList : public QWidget {
    Q_OBJECT

public:
    WeaponList(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeButtons();
    void refresh();
    void refreshButtons();
    void add();
    void change();
    void removeChosen();
    void copy();
    void paste();
    /// Runs the command of a key. Returns false if it has none.
    bool press(int key, Qt::KeyboardModifiers modifiers);
    /// Shows the dialog of a weapon's properties; calls `done` with them if they are accepted.
    template <class Done>
    void ask(const scenarios::Weapon& weapon, const std::vector<scenarios::ModelId>& carriers, Done done);
    [[nodiscard]] std::vector<scenarios::CarriedWeapon> chosen() const;

    ScenarioDocument& m_document;
    TableState& m_state;
    std::vector<scenarios::ModelId> m_models; ///< the selected models; empty unless only models are selected
    std::vector<scenarios::CarriedWeapon> m_carried;
    QListWidget* m_list = nullptr;
    QToolButton* m_add = nullptr;
    QToolButton* m_change = nullptr;
    QToolButton* m_remove = nullptr;
    QToolButton* m_copy = nullptr;
    QToolButton* m_paste = nullptr;
};

} // namespace sightline::app
