#pragma once

#include "scenarios/base/object_reader.h"
#include "scenarios/io/outline_reader.h"
#include "scenarios/model/scenario.h"

#include <QHash>

#include <optional>
#include <utility>
#include <vector>

namespace sightline::scenarios {

/// Reads the elements of a table one at a time, each from an object of the file, and records their ids. Defects are
/// reported and reading continues, so that one pass finds them all. Players have to be read before the elements that
/// name them.
class ElementReader {
public:
    [[nodiscard]] Player player(ObjectReader& reader);
    [[nodiscard]] Piece piece(ObjectReader& reader);
    [[nodiscard]] Model model(ObjectReader& reader);
    [[nodiscard]] Zone zone(ObjectReader& reader);
    [[nodiscard]] Objective objective(ObjectReader& reader);
    [[nodiscard]] Label label(ObjectReader& reader);

    /// Reports parents of the table's pieces that the file does not have.
    void checkParents(const Scenario& scenario, ObjectReader& root) const;
    /// Switches to reading remembered elements, whose ids may repeat those of others in the file.
    void goOnToMemories() { m_isMemory = true; }

    [[nodiscard]] OutlineReader& outlines() { return m_outlines; }

private:
    [[nodiscard]] std::optional<PieceWall> pieceWall(ObjectReader& reader);
    [[nodiscard]] std::vector<WallOpening> openings(ObjectReader& reader);
    std::optional<WallSide> blocksFrom(ObjectReader& reader, const geometry::Wall* wall);
    void readOutline(ObjectReader& reader, Piece& piece);
    void readBase(ObjectReader& reader, const JsonItem& value, geometry::Footprint& base, QJsonObject& unknownOfBase);
    [[nodiscard]] std::optional<geometry::Footprint>
    readShape(ObjectReader& parent, const JsonItem& value, QJsonObject& unknownOfShape);
    [[nodiscard]] std::optional<Body> body(ObjectReader& model);
    [[nodiscard]] std::optional<HeightClass> heightClass(ObjectReader& reader);
    [[nodiscard]] std::optional<double> size(ObjectReader& reader);
    [[nodiscard]] std::optional<int> wounds(ObjectReader& reader, const char* key);
    [[nodiscard]] QString id(ObjectReader& reader);
    [[nodiscard]] PlayerId playerReference(ObjectReader& reader);

    OutlineReader m_outlines;
    QHash<QString, JsonItem> m_ids;
    QHash<QString, bool> m_players;
    std::vector<std::pair<JsonItem, QString>> m_parents;
    bool m_isMemory = false;
};

} // namespace sightline::scenarios
