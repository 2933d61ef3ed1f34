#pragma once

#include "app/desktop/tools/terrain_presets.h"

#include <QToolButton>

namespace sightline::app {

/// The button in the tool bar that shows what the active drawing tool will make, and offers the kinds of terrain.
class NextPieceButton : public QToolButton {
    Q_OBJECT

public:
    explicit NextPieceButton(QWidget* parent = nullptr);

    /// Shows what the tool will make. Precondition: the tool makes pieces.
    void setNext(ToolKind tool, const PieceOptions& options);

signals:
    /// Emitted when a kind was chosen; the tool stays.
    void optionsRequested(const sightline::app::PieceOptions& options);
};

} // namespace sightline::app
