#pragma once

#include "app/desktop/design/design_controller.h"
#include "app/desktop/document/recovery.h"
#include "app/desktop/rules/rules_editor.h"
#include "app/desktop/seeing/sight_pairs.h"
#include "app/desktop/tools/tool_set.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/placement_controller.h"
#include "app/desktop/window/window_layout.h"

#include <map>
#include <optional>
#include <vector>

namespace sightline::app {

class MainWindow;

/// The state of the parts of a window that new parts in another language take over.
class LanguageChange {
public:
    /// Holds the state of the parts there are.
    explicit LanguageChange(MainWindow& window);
    ~LanguageChange();

    /// Gives the state to the parts that were made anew.
    void goOn();
    /// Opens the dialogs again that were open.
    void reopenDialogs() const;

private:
    void goOnWithLayout();
    void goOnWithFocus() const;

    MainWindow& m_window;
    WindowLayout::Held m_layout;
    std::map<QString, bool> m_switches; ///< by the names of their actions
    PlacementController::Held m_placement;
    PieceOptions m_pieceOptions;
    QString m_focused; ///< the name of the widget with the focus; empty: none of this window
    EvidenceController::Held m_evidence;
    DesignController::Held m_design;
    std::vector<SightPair> m_pinned;
    std::vector<UnsavedTable> m_unsaved;
    std::optional<scenarios::PlayerId> m_owner;
    std::optional<scenarios::PlayerId> m_fogOf;
    std::optional<QString> m_helpPage;
    std::optional<RulesEditor::Work> m_draft;
    bool m_compares = false;
    bool m_prefers = false;
};

} // namespace sightline::app
