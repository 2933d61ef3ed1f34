#pragma once

#include "scenarios/scenario.h"

#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

/// What a person with a tape measure needs to put a piece where it belongs: lines from an edge of the table to the
/// piece, at right angles to the edge. Only which ones is kept, with the piece; how long they are follows from where it
/// lies.
namespace sightline::scenarios {

enum class TableEdge { Left, Right, Top, Bottom };

/// One line that somebody chose: from an edge of the table to a corner of the outline, or to whatever of it lies
/// farthest to one side.
struct TapeMark {
    TableEdge edge = TableEdge::Left;
    std::variant<std::size_t, TableEdge> to = TableEdge::Left; ///< a corner of the outline by its number, or a side
    friend bool operator==(const TapeMark&, const TapeMark&) = default;
};

/// The key of a piece under which files keep its marks: `[{"edge": "left", "corner": 2}, {"edge": "top", "side":
/// "top"}]`.
inline constexpr const char* kTapeLinesKey = "tape_lines";

/// "left", "right", "top", "bottom".
[[nodiscard]] QString nameOf(TableEdge edge);
[[nodiscard]] std::optional<TableEdge> tableEdgeNamed(const QString& name);

/// The outline of a piece, or the points of a wall, in their order.
[[nodiscard]] std::span<const geometry::Point> outlineCorners(const Piece& piece);

/// The marks of a piece; what in its file is none is left out.
[[nodiscard]] std::vector<TapeMark> tapeMarksOf(const Piece& piece);
void setTapeMarks(Piece& piece, std::span<const TapeMark> marks);
/// Entries of the piece's list that are no mark, or name a corner that it does not have, by their place in the list.
[[nodiscard]] std::vector<int> brokenTapeMarks(const Piece& piece);

struct TapeLine {
    PieceId piece;
    TapeMark mark;
    geometry::Point corner;  ///< of the piece
    geometry::Point foot;    ///< on the edge of the table
    geometry::Length length; ///< less than nothing beyond the edge
    friend bool operator==(const TapeLine&, const TapeLine&) = default;
};

[[nodiscard]] std::optional<TapeLine> tapeLine(const Piece& piece, const TapeMark& mark, const Table& table);
/// Of all pieces, in their order.
[[nodiscard]] std::vector<TapeLine> tapeLinesOf(const Scenario& scenario);

/// Adds the line from this edge to the side of each piece that is nearest to it, or takes it away from all if all have
/// one.
[[nodiscard]] Scenario withTapeLine(Scenario scenario, std::span<const PieceId> pieces, TableEdge edge);
/// Two lines a piece, from the nearest edge left or right and the nearest above or below, to the corner nearest to
/// both.
[[nodiscard]] Scenario withTapedCorner(Scenario scenario, std::span<const PieceId> pieces);
/// Lines to a corner go to the next one.
[[nodiscard]] Scenario withTapeAtNextCorner(Scenario scenario, std::span<const PieceId> pieces);
[[nodiscard]] Scenario withoutTapeLines(Scenario scenario, std::span<const PieceId> pieces);

/// For edits of outlines: lines to corners follow them to where `placed` puts them, or go where there is none any more.
/// `corners` are those before.
void followCorners(Piece& piece,
                   std::span<const geometry::Point> corners,
                   const std::function<geometry::Point(geometry::Point)>& placed);

} // namespace sightline::scenarios
