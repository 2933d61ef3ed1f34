#include "app/desktop/tools/next_piece.h"

#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace sightline::app {

namespace {

struct NextPieceWords {
    Q_DECLARE_TR_FUNCTIONS(NextPiece)
};

using geometry::Length;

QString nameOfKind(const QString& kind) {
    const std::array names{std::pair{"", NextPieceWords::tr("Piece")},
                           std::pair{"ruin", NextPieceWords::tr("Ruin")},
                           std::pair{"wall", NextPieceWords::tr("Wall")},
                           std::pair{"wood", NextPieceWords::tr("Wood")},
                           std::pair{"hill", NextPieceWords::tr("Hill")},
                           std::pair{"crate", NextPieceWords::tr("Crate")},
                           std::pair{"barricade", NextPieceWords::tr("Barricade")},
                           std::pair{"fence", NextPieceWords::tr("Fence")},
                           std::pair{"area", NextPieceWords::tr("Area")}};
    const auto found = std::ranges::find_if(names, [&](const auto& name) { return kind == QLatin1String{name.first}; });
    return found == names.end() ? kind : found->second;
}

QString toolWord(ToolKind tool) {
    switch (tool) {
    case ToolKind::Rectangle: return NextPieceWords::tr("Rectangle");
    case ToolKind::Ellipse: return NextPieceWords::tr("Ellipse");
    case ToolKind::Wall: return NextPieceWords::tr("Line");
    case ToolKind::Ruin: return NextPieceWords::tr("Box with walls");
    case ToolKind::Hill: return NextPieceWords::tr("Ellipse");
    default: return NextPieceWords::tr("Corners");
    }
}

} // namespace

bool makesPiece(ToolKind tool) {
    switch (tool) {
    case ToolKind::Polygon:
    case ToolKind::Wall:
    case ToolKind::Rectangle:
    case ToolKind::Ellipse:
    case ToolKind::Ruin:
    case ToolKind::Hill: return true;
    default: return false;
    }
}

PieceOptions effectiveOptions(ToolKind tool, const PieceOptions& options) {
    if (tool == ToolKind::Hill) {
        PieceOptions hill;
        hill.kind = QStringLiteral("hill");
        hill.height = options.kind == hill.kind ? options.height : Length::fromInches(3);
        return hill;
    }
    if (tool == ToolKind::Ruin) {
        PieceOptions ruin = options;
        ruin.kind = QStringLiteral("ruin");
        const bool hasHeight = options.height && *options.height > Length{};
        ruin.height = hasHeight ? *options.height : Length::fromInches(6);
        return ruin;
    }
    if (tool == ToolKind::Wall && options.height == Length{}) { // a line of no height hides nothing
        PieceOptions wall;
        wall.kind = QStringLiteral("wall");
        wall.height = Length::fromInches(6);
        return wall;
    }
    return options;
}

QString pieceOptionsText(const PieceOptions& options) {
    const QString name = nameOfKind(options.kind);
    if (options.height) {
        return *options.height == Length{} ? NextPieceWords::tr("%1, flat", "a kind of terrain").arg(name)
                                           : NextPieceWords::tr("%1, %2", "a kind of terrain, its height")
                                                 .arg(name, lengthText(*options.height));
    }
    return options.heightClass ? NextPieceWords::tr("%1, %2", "a kind of terrain, its height")
                                     .arg(name, heightClassName(*options.heightClass))
                               : NextPieceWords::tr("%1, unlimited height", "a kind of terrain").arg(name);
}

QString nextPieceText(ToolKind tool, const PieceOptions& options) {
    return NextPieceWords::tr("%1: %2", "a drawing tool, what it makes")
        .arg(toolWord(tool), pieceOptionsText(effectiveOptions(tool, options)));
}

} // namespace sightline::app
