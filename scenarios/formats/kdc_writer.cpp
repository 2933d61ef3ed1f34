#include "scenarios/base/json_writer.h"
#include "scenarios/edits/tape_lines.h"
#include "scenarios/formats/common/placement.h"
#include "scenarios/formats/common/preserved_data.h"
#include "scenarios/formats/kdc_format.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;

/// Generates ids of lower case letters, digits and hyphens, at least two characters, unique in a file.
class KdcIds {
public:
    QString of(const QString& id) {
        if (const auto known = m_byId.constFind(id); known != m_byId.constEnd()) {
            return *known;
        }
        QString plain;
        for (const QChar c : id.toLower()) {
            const bool isGood = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
            if (isGood || !plain.isEmpty()) {
                plain += isGood ? c : QChar{u'-'};
            }
        }
        while (plain.endsWith(u'-')) {
            plain.chop(1);
        }
        if (plain.size() < 2) {
            plain = QStringLiteral("piece-") + (plain.isEmpty() ? QStringLiteral("0") : plain);
        }
        plain = plain.left(100);
        QString unique = plain;
        for (int number = 2; m_taken.contains(unique); ++number) {
            unique = QStringLiteral("%1-%2").arg(plain).arg(number);
        }
        m_taken.insert(unique);
        m_byId.insert(id, unique);
        return unique;
    }

private:
    QHash<QString, QString> m_byId;
    QSet<QString> m_taken;
};

Inches inchesOf(Point p) { return {p.x.inches(), p.y.inches()}; }

Inches centerOf(const Polygon& polygon) {
    std::vector<Inches> corners;
    std::ranges::transform(polygon.outline(), std::back_inserter(corners), [](Point p) { return inchesOf(p); });
    return centerOfArea(corners);
}

void writePosition(JsonWriter& writer, const char* key, Inches at) {
    if (*key) {
        writer.key(QString::fromLatin1(key));
    }
    writer.beginObject(JsonWriter::Layout::Line);
    writer.member(u"x", at.x);
    writer.member(u"y", at.y);
    writer.endObject();
}

void writeText(JsonWriter& writer, const char* key, const QString& text) {
    if (!text.isEmpty()) {
        writer.member(QString::fromLatin1(key), text);
    }
}

void writeKeystones(JsonWriter& writer, const Piece& piece) {
    const std::vector<TapeMark> marks = tapeMarksOf(piece);
    if (marks.empty()) {
        return;
    }
    constexpr std::array kSides{"min-x", "max-x", "min-y", "max-y"}; // as in `TableEdge`
    writer.list(u"keystones", marks, [&](const TapeMark& mark) {
        const auto* corner = std::get_if<std::size_t>(&mark.to);
        writer.beginObject(JsonWriter::Layout::Line);
        writeText(writer, "edge", nameOf(mark.edge));
        writer.beginObject(u"ref", JsonWriter::Layout::Line);
        writeText(writer, "kind", corner ? QStringLiteral("vertex") : QStringLiteral("face"));
        if (corner) {
            writer.member(u"index", static_cast<double>(*corner));
        } else {
            writeText(writer, "side", QLatin1String{kSides[static_cast<std::size_t>(std::get<TableEdge>(mark.to))]});
        }
        writer.endObject();
        writer.endObject();
    });
}

class KdcWriter {
public:
    explicit KdcWriter(const Scenario& scenario) : m_scenario{scenario} {}

    Exported write();

private:
    void writePiece(const Piece& piece, const Polygon& outline);
    void listLosses();
    void listLosses(const Piece& piece);
    [[nodiscard]] const Piece* parentArea(const Piece& piece) const;
    /// Returns the first objective on an area, for the piece that carries it.
    [[nodiscard]] const Objective* objectiveOn(const Piece& piece);

    const Scenario& m_scenario;
    JsonWriter m_writer;
    LossList m_losses;
    KdcIds m_ids;
    QSet<QString> m_carried; ///< objectives that a piece carries
};

const Piece* KdcWriter::parentArea(const Piece& piece) const {
    const Piece* parent = piece.parent.isEmpty() ? nullptr : m_scenario.piece(PieceId{piece.parent});
    return parent && parent != &piece && parent->isMat() && !parent->isWall() && !piece.isMat() ? parent : nullptr;
}

const Objective* KdcWriter::objectiveOn(const Piece& piece) {
    const auto* outline = std::get_if<Polygon>(&piece.outline);
    for (const Objective& objective : m_scenario.objectives) {
        if (outline && piece.isMat() && !m_carried.contains(objective.id.value) &&
            outline->contains(objective.position)) {
            m_carried.insert(objective.id.value);
            return &objective;
        }
    }
    return nullptr;
}

void KdcWriter::writePiece(const Piece& piece, const Polygon& outline) {
    const QJsonObject kept = preservedOf(piece.unknown, kKdcKey);
    m_writer.beginObject();
    writeText(m_writer, "id", m_ids.of(piece.id.value));
    writeText(m_writer, "name", piece.name.left(128));
    writeText(m_writer, "piece_type", piece.isMat() ? QStringLiteral("area") : QStringLiteral("feature"));
    if (const QString known = kept.value(QLatin1String("template")).toString(); !known.isEmpty()) {
        writeText(m_writer, "template", known);
    }
    // Relative to a corner of the bounding box: readers put the centroid at `position`, regardless of the frame.
    const Length left = std::ranges::min(outline.outline(), {}, &Point::x).x;
    const Length top = std::ranges::min(outline.outline(), {}, &Point::y).y;
    m_writer.beginObject(u"footprint");
    writeText(m_writer, "type", QStringLiteral("polygon"));
    m_writer.list(u"points", outline.outline(), [&](const Point& corner) {
        writePosition(m_writer, "", {(corner.x - left).inches(), (corner.y - top).inches()});
    });
    m_writer.endObject();
    Inches at = centerOf(outline);
    if (const Piece* parent = parentArea(piece)) {
        const Inches from = centerOf(std::get<Polygon>(parent->outline));
        at = {at.x - from.x, at.y - from.y};
        writeText(m_writer, "parent_area_id", m_ids.of(parent->id.value));
    }
    writePosition(m_writer, "position", at);
    if (const auto height = effectiveHeight(piece); height && !piece.isMat()) {
        m_writer.member(u"height_inches", height->inches());
    }
    const auto isKeyword = [](const QString& trait) {
        return trait == QLatin1String("obscuring") || trait == QLatin1String("hidden") ||
               trait == QLatin1String("plunging-fire");
    };
    if (std::ranges::any_of(piece.traits, isKeyword)) {
        m_writer.list(u"terrain_area_keywords", JsonWriter::Layout::Line, piece.traits, [&](const QString& trait) {
            if (isKeyword(trait)) {
                m_writer.string(trait);
            }
        });
    }
    writeText(m_writer, "link_group", piece.group.left(64));
    writeKeystones(m_writer, piece);
    for (const QString& key : {QStringLiteral("floor"), QStringLiteral("objective_role")}) {
        if (kept.contains(key)) {
            m_writer.key(key);
            m_writer.value(kept.value(key));
        }
    }
    if (const Objective* objective = objectiveOn(piece)) {
        m_writer.member(u"is_objective", true);
        m_writer.beginObject(u"objective");
        writePosition(m_writer, "position", inchesOf(objective->position));
        m_writer.endObject();
    }
    m_writer.endObject();
}

void KdcWriter::listLosses(const Piece& piece) {
    const QString& id = piece.id.value;
    if (piece.isWall()) {
        m_losses.add("walls", id,
                     QStringLiteral("Walls without thickness are skipped: a layout contains only footprints."));
        return;
    }
    if (!std::get<Polygon>(piece.outline).holes().empty()) {
        m_losses.add("holes", id, QStringLiteral("Holes of footprints are filled."));
    }
    if (!piece.walls.empty()) {
        m_losses.add("piece-walls", id, QStringLiteral("Walls of pieces are skipped."));
    }
    if (piece.elevation != Length{}) {
        m_losses.add("elevation", id, QStringLiteral("Pieces above the table are written as if they stood on it."));
    }
    if (piece.heightClass) {
        m_losses.add("height-class", id, QStringLiteral("Height classes are written as heights."));
    }
    if (piece.size) {
        m_losses.add("size", id, QStringLiteral("Sizes and levels of pieces are skipped."));
    }
    const bool hasOtherTraits = std::ranges::any_of(piece.traits, [](const QString& trait) {
        return trait != QLatin1String("obscuring") && trait != QLatin1String("hidden") &&
               trait != QLatin1String("plunging-fire");
    });
    if (hasOtherTraits) {
        m_losses.add("traits", id,
                     QStringLiteral("Traits other than obscuring, hidden and plunging-fire are skipped."));
    }
    if (!piece.parent.isEmpty() && !parentArea(piece)) {
        m_losses.add("parent", id, QStringLiteral("Only features can belong to another piece, and only to an area."));
    }
}

void KdcWriter::listLosses() {
    std::ranges::for_each(m_scenario.terrain, [&](const Piece& piece) { listLosses(piece); });
    m_losses.add("table", {},
                 QStringLiteral("The table size and rules are not written: readers of the layout know them."));
    for (const Model& model : m_scenario.models) {
        m_losses.add("models", model.id.value, QStringLiteral("Models are skipped."));
    }
    for (const Zone& zone : m_scenario.zones) {
        m_losses.add("zones", zone.id.value,
                     QStringLiteral("Zones are skipped: a layout refers to a deployment pattern of its own data set."));
    }
    for (const Objective& objective : m_scenario.objectives) {
        if (!m_carried.contains(objective.id.value)) {
            m_losses.add("objectives", objective.id.value, QStringLiteral("Objectives outside all areas are skipped."));
        } else {
            m_losses.add("objective-bases", objective.id.value,
                         QStringLiteral("Objectives keep their position; their size and name are skipped."));
        }
    }
    for (const Label& label : m_scenario.labels) {
        m_losses.add("labels", label.id.value, QStringLiteral("Labels are skipped."));
    }
    if (m_scenario.photo) {
        m_losses.add("photo", {}, QStringLiteral("The background photo is skipped."));
    }
}

Exported KdcWriter::write() {
    m_writer.beginList();
    m_writer.beginObject();
    writeText(m_writer, "id", KdcIds{}.of(m_scenario.name.isEmpty() ? QStringLiteral("layout") : m_scenario.name));
    writeText(m_writer, "name", (m_scenario.name.isEmpty() ? QStringLiteral("Layout") : m_scenario.name).left(128));
    writeText(m_writer, "description", m_scenario.description);
    m_writer.list(u"pieces", m_scenario.terrain, [&](const Piece& piece) {
        if (const auto* outline = std::get_if<Polygon>(&piece.outline)) {
            writePiece(piece, *outline);
        }
    });
    m_writer.beginObject(u"game_version", JsonWriter::Layout::Line);
    writeText(m_writer, "edition", QStringLiteral("11th"));
    writeText(m_writer, "dataslate", QStringLiteral("none"));
    m_writer.endObject();
    m_writer.endObject();
    m_writer.endList();
    listLosses();
    return {m_writer.text(), m_losses.losses()};
}

} // namespace

ExportResult writeKdcLayout(const Scenario& scenario, const ExportOptions& /*options*/) {
    return KdcWriter{scenario}.write();
}

} // namespace sightline::scenarios::formats
