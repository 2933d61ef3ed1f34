#pragma once

#include "scenarios/model/scenario.h"

#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

/// @file
/// Tape lines: the measurements that place a piece on a real table, from an edge of the table to the piece,
/// perpendicular to the edge. The file stores the choice of lines with the piece; their lengths follow from its
/// position.
namespace sightline::scenarios {

/// An edge of the table, or a side of an outline.
enum class TableEdge { Left, Right, Top, Bottom };

/// A chosen line: from an edge of the table to a corner of the outline, or to the point of the outline farthest to one
/// side.
struct TapeMark {
    TableEdge edge = TableEdge::Left;
    std::variant<std::size_t, TableEdge> to = TableEdge::Left; ///< index of a corner of the outline, or a side
    friend bool operator==(const TapeMark&, const TapeMark&) = default;
};

/// The key of a piece under which files keep its marks: `[{"edge": "left", "corner": 2}, {"edge": "top", "side":
/// "top"}]`.
inline constexpr const char* kTapeLinesKey = "tape_lines";

/// Returns "left", "right", "top" or "bottom".
[[nodiscard]] QString nameOf(TableEdge edge);
/// Returns the edge of that name; std::nullopt if there is none.
[[nodiscard]] std::optional<TableEdge> tableEdgeNamed(const QString& name);

/// Returns the vertices of the piece's outline, or the points of a wall, in their order.
[[nodiscard]] std::span<const geometry::Point> outlineCorners(const Piece& piece);

/// Returns the marks of a piece; invalid entries of its file are skipped.
[[nodiscard]] std::vector<TapeMark> tapeMarksOf(const Piece& piece);
/// Stores the marks with the piece, replacing the previous ones.
void setTapeMarks(Piece& piece, std::span<const TapeMark> marks);
/// Returns the indices of entries in the piece's list that are no mark, or name a corner that it does not have.
[[nodiscard]] std::vector<int> brokenTapeMarks(const Piece& piece);

/// A mark with its measured line.
struct TapeLine {
    PieceId piece;
    TapeMark mark;
    geometry::Point corner;  ///< point of the piece
    geometry::Point foot;    ///< point on the edge of the table
    geometry::Length length; ///< negative beyond the edge
    friend bool operator==(const TapeLine&, const TapeLine&) = default;
};

/// Returns the measured line of a mark; std::nullopt if the piece does not have its corner.
[[nodiscard]] std::optional<TapeLine> tapeLine(const Piece& piece, const TapeMark& mark, const Table& table);
/// Returns the lines of all pieces, in their order.
[[nodiscard]] std::vector<TapeLine> tapeLinesOf(const Scenario& scenario);

/// Adds the line from this edge to the nearest side of each piece, or removes it from all if all have one.
[[nodiscard]] Scenario withTapeLine(Scenario scenario, std::span<const PieceId> pieces, TableEdge edge);
/// Adds two lines per piece, from the nearer of the left and right edges and the nearer of the top and bottom edges, to
/// the corner nearest to both.
[[nodiscard]] Scenario withTapedCorner(Scenario scenario, std::span<const PieceId> pieces);
/// Advances lines to a corner to the next corner.
[[nodiscard]] Scenario withTapeAtNextCorner(Scenario scenario, std::span<const PieceId> pieces);
/// Removes all lines of the pieces.
[[nodiscard]] Scenario withoutTapeLines(Scenario scenario, std::span<const PieceId> pieces);

/// Updates marks after an edit of the outline: lines to corners follow them to where `placed` maps them, and are
/// removed where no corner is. `corners` are those before the edit.
void followCorners(Piece& piece,
                   std::span<const geometry::Point> corners,
                   const std::function<geometry::Point(geometry::Point)>& placed);

} // namespace sightline::scenarios
