#include "app/desktop/panels/next_piece_button.h"

#include "app/desktop/tools/next_piece.h"
#include "app/desktop/widgets/line_icon.h"

#include <QAction>
#include <QMenu>

namespace sightline::app {

NextPieceButton::NextPieceButton(QWidget* parent) : QToolButton{parent} {
    setObjectName(QStringLiteral("nextPiece"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setToolTip(tr("What will be drawn; click to choose another kind of terrain"));
    auto* menu = new QMenu{this};
    for (const TerrainPreset& preset : terrainPresets()) {
        auto* action = menu->addAction(lineIcon(preset.icon), pieceOptionsText(preset.options));
        connect(action, &QAction::triggered, this, [this, &preset] { emit optionsRequested(preset.options); });
    }
    setMenu(menu);
}

void NextPieceButton::setNext(ToolKind tool, const PieceOptions& options) {
    setText(nextPieceText(tool, options));
    setAccessibleName(tr("Will be drawn: %1").arg(text()));
    // Tools of one kind of piece take no other.
    setEnabled(tool != ToolKind::Hill && tool != ToolKind::Ruin);
}

} // namespace sightline::app
