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
    using Value = JsonText::Value;

    ElementReader(const JsonText& text, DiagnosticList& findings) : m_text{text}, m_findings{findings} {}

    [[nodiscard]] Player player(Value value);
    [[nodiscard]] Piece piece(Value value);
    [[nodiscard]] Model model(Value value);
    [[nodiscard]] Zone zone(Value value);
    [[nodiscard]] Objective objective(Value value);
    [[nodiscard]] Label label(Value value);

    /// Reports parents of the table's pieces that the file does not have.
    void checkParents(const Scenario& scenario);
    /// Switches to reading remembered elements, whose ids may repeat those of others in the file.
    void goOnToMemories() { m_isMemory = true; }

    [[nodiscard]] OutlineReader& outlines() { return m_outlines; }

private:
    [[nodiscard]] std::optional<PieceWall> pieceWall(Value value);
    [[nodiscard]] std::vector<WallOpening> openings(ObjectReader& reader);
    std::optional<WallSide> blocksFrom(ObjectReader& reader, const geometry::Wall* wall);
    void readOutline(ObjectReader& reader, Value value, Piece& piece);
    void readBase(ObjectReader& reader, Value value, geometry::Footprint& base, QJsonObject& unknownOfBase);
    [[nodiscard]] std::optional<geometry::Footprint>
    readShape(ObjectReader& parent, Value value, QJsonObject& unknownOfShape);
    [[nodiscard]] std::optional<Body> body(ObjectReader& model);
    [[nodiscard]] std::optional<HeightClass> heightClass(ObjectReader& reader);
    [[nodiscard]] std::optional<double> size(ObjectReader& reader);
    [[nodiscard]] std::optional<int> wounds(ObjectReader& reader, const char* key);
    [[nodiscard]] QString id(ObjectReader& reader);
    [[nodiscard]] PlayerId playerReference(ObjectReader& reader);

    const JsonText& m_text;
    DiagnosticList& m_findings;
    OutlineReader m_outlines{m_text, m_findings};
    QHash<QString, Value> m_ids;
    QHash<QString, bool> m_players;
    std::vector<std::pair<Value, QString>> m_parents;
    bool m_isMemory = false;
};

} // namespace sightline::scenarios
