#include "app/cli/catalog_output.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/catalogs/piece_sets.h"

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::CatalogPiece;
using scenarios::HeightClass;
using scenarios::PieceSet;

QString classWord(HeightClass heightClass) {
    switch (heightClass) {
    case HeightClass::Low: return QStringLiteral("low");
    case HeightClass::Medium: return QStringLiteral("medium");
    case HeightClass::Tall: return QStringLiteral("tall");
    }
    return {};
}

const std::vector<geometry::Point>& pointsOf(const CatalogPiece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
}

void writePiece(JsonWriter& writer, const CatalogPiece& piece) {
    writer.beginObject();
    writer.member(u"id", piece.id);
    writer.member(u"name", piece.name);
    writer.member(u"kind", piece.kind);
    const bool isWall = std::holds_alternative<geometry::Wall>(piece.outline);
    writePoints(writer, isWall ? u"polyline" : u"footprint", pointsOf(piece));
    if (!piece.walls.empty()) {
        writer.beginList(u"walls");
        for (const geometry::Wall& wall : piece.walls) {
            writer.beginObject();
            writePoints(writer, u"polyline", wall.vertices());
            writer.endObject();
        }
        writer.endList();
    }
    if (piece.height) {
        writeInches(writer, u"height", *piece.height);
    }
    if (piece.heightClass) {
        writer.member(u"height_class", classWord(*piece.heightClass));
    }
    if (!piece.traits.isEmpty()) {
        writer.beginList(u"traits", JsonWriter::Layout::Line);
        std::ranges::for_each(piece.traits, [&](const QString& trait) { writer.string(trait); });
        writer.endList();
    }
    if (piece.floor) {
        writer.beginList(u"floor", JsonWriter::Layout::Line);
        writer.number(piece.floor->width.inches());
        writer.number(piece.floor->depth.inches());
        writer.endList();
    }
    if (piece.perTable > 0) {
        writer.member(u"per_table", piece.perTable);
    }
    writer.endObject();
}

QByteArray jsonOf(const std::vector<PieceSet>& sets) {
    return jsonListOf(sets, JsonWriter::Layout::Block, [](JsonWriter& writer, const PieceSet& set) {
        writer.member(u"id", set.id);
        writer.member(u"name", set.name);
        writer.member(u"mark", wordOf(set.mark));
        writeOptionalMember(writer, u"source", set.source);
        writeOptionalMember(writer, u"note", set.note);
        writer.beginList(u"pieces");
        std::ranges::for_each(set.pieces, [&](const CatalogPiece& piece) { writePiece(writer, piece); });
        writer.endList();
    });
}

QString heightText(const CatalogPiece& piece) {
    if (piece.height) {
        return QString::fromLatin1(scenarios::jsonNumber(piece.height->inches()));
    }
    return piece.heightClass ? classWord(*piece.heightClass) : QStringLiteral("unlimited");
}

QString textOf(const std::vector<PieceSet>& sets) {
    QString text;
    for (const PieceSet& set : sets) {
        text += QStringLiteral("%1, %2\n").arg(set.name, wordOf(set.mark));
        std::vector<QStringList> rows;
        for (const CatalogPiece& piece : set.pieces) {
            const auto [left, right] = std::ranges::minmax(pointsOf(piece), {}, &geometry::Point::x);
            const auto [top, bottom] = std::ranges::minmax(pointsOf(piece), {}, &geometry::Point::y);
            rows.push_back({QStringLiteral("  %1").arg(piece.id), sizeInInches(right.x - left.x, bottom.y - top.y),
                            heightText(piece), piece.name});
        }
        text += columns(rows);
        if (!set.note.isEmpty()) {
            text += QStringLiteral("  %1\n").arg(set.note);
        }
    }
    return text + QStringLiteral("\nIn inches: the bounding box of the footprint, then the height.") + marksExplained();
}

ExitStatus runPieces(const Arguments& arguments) {
    const auto& sets = scenarios::pieceSets();
    return printAnswer(
        arguments, [&] { return jsonOf(sets); }, [&] { return textOf(sets); });
}

} // namespace

Command piecesCommand() {
    return {"pieces",
            "standard terrain pieces, by game",
            "Lists the standard terrain footprints with what is known about each set. With --json: their outlines in\n"
            "inches, relative to the centers of their bounding boxes.",
            {},
            {jsonOption()},
            runPieces};
}

} // namespace sightline::app::cli
