#include "scenarios/formats/footprint_table.h"

#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/piece_sets.h"

#include <QDir>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStandardPaths>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;

QString plainName(const QString& name) { return name.simplified().toLower(); }

std::vector<Inches> rectangle(Inches size, Inches offset) {
    const double x = size.x / 2;
    const double y = size.y / 2;
    return {{offset.x - x, offset.y - y},
            {offset.x + x, offset.y - y},
            {offset.x + x, offset.y + y},
            {offset.x - x, offset.y + y}};
}

std::optional<KnownFootprint> footprintOf(const JsonItem& entry) {
    KnownFootprint known;
    known.kind = entry["kind"].text();
    known.turn = angleOf(entry["turn"]);
    if (const auto height = entry["height"].number(); height && *height >= 0 && *height < 39000) {
        known.height = Length::fromInches(*height);
    }
    for (const JsonItem& trait : entry["traits"].children()) {
        known.traits.append(trait.text());
    }
    if (const auto diameter = entry["base_mm"].number(); diameter && *diameter > 0 && *diameter < 10000) {
        known.base = *geometry::Footprint::round(Length::fromMillimeters(*diameter));
        return known;
    }
    const Inches offset = inchesOf(entry["offset"]).value_or(Inches{});
    if (const auto size = inchesOf(entry["size"]); size && size->x > 0 && size->y > 0) {
        known.outline = rectangle(*size, offset);
    } else if (auto corners = pathOf(entry["polygon"])) {
        known.outline = std::move(*corners);
        for (Inches& corner : known.outline) {
            corner = {corner.x + offset.x, corner.y + offset.y};
        }
    }
    return known.outline.size() >= 3 ? std::optional{known} : std::nullopt;
}

} // namespace

bool FootprintTable::add(const ImportFile& file, ImportReport& report) {
    const JsonItem root = file.root();
    if (root["format"].text() != QLatin1String("sightline-footprints") || !root["footprints"].isList()) {
        return false;
    }
    for (const JsonItem& entry : root["footprints"].children()) {
        const QString name = plainName(entry["name"].text());
        const auto known = footprintOf(entry);
        if (name.isEmpty() || !known) {
            report.skipped(
                "bad-footprint", file.title() + QStringLiteral(": ") + entry.path(),
                QStringLiteral(
                    "An entry of the footprint table has no name, or no size, polygon or base; it is skipped."));
        } else if (name.endsWith(u'*')) {
            m_byStart.emplace_back(name.chopped(1), *known);
        } else if (!m_byName.contains(name)) {
            m_byName.insert(name, *known);
        }
    }
    return true;
}

/// Ignores the pieces known to the program.
std::optional<KnownFootprint> FootprintTable::own(const QString& plain) const {
    if (const auto known = m_byName.constFind(plain); known != m_byName.constEnd()) {
        return *known;
    }
    for (const auto& [start, known] : m_byStart) {
        if (plain.startsWith(start)) {
            return known;
        }
    }
    return {};
}

std::optional<KnownFootprint> FootprintTable::find(const QString& name) const {
    const QString plain = plainName(name);
    if (auto known = own(plain)) {
        return known;
    }
    for (const PieceSet& set : pieceSets()) {
        for (const CatalogPiece& piece : set.pieces) {
            const auto* outline = std::get_if<geometry::Polygon>(&piece.outline);
            if (outline && (plainName(piece.name) == plain || piece.id == plain)) {
                KnownFootprint known{{}, {}, {}, piece.height, piece.kind, piece.traits, false};
                for (const geometry::Point& corner : outline->outline()) {
                    known.outline.push_back({corner.x.inches(), corner.y.inches()});
                }
                return known;
            }
        }
    }
    static const FootprintTable usual = [] {
        FootprintTable table;
        ImportReport report;
        table.add(ImportFile{QJsonDocument{catalogFile(QStringLiteral("tts_footprints"))}.toJson(),
                             QStringLiteral("tts_footprints.json")},
                  report);
        return table;
    }();
    auto known = usual.own(plain);
    if (known) {
        known->isUsual = true;
    }
    return known;
}

QString userFootprintFile() {
    return QDir{QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)}.filePath(
        QStringLiteral("sightline/footprints.json"));
}

KnownFootprint rectangularFootprint(Inches size) {
    KnownFootprint known;
    known.outline = rectangle(size, {});
    return known;
}

std::optional<Inches> sizeInName(const QString& name) {
    static const QRegularExpression kSize{
        QStringLiteral(
            "(?<![\\d.])(\\d{1,2}(?:\\.\\d{1,3})?)\\s*(?:\"|″|”|in)?\\s*[x×]\\s*(\\d{1,2}(?:\\.\\d{1,3})?)(?![\\d.])"),
        QRegularExpression::CaseInsensitiveOption};
    const auto match = kSize.match(name.left(500));
    const Inches size{match.captured(1).toDouble(), match.captured(2).toDouble()};
    return match.hasMatch() && size.x > 0 && size.y > 0 ? std::optional{size} : std::nullopt;
}

} // namespace sightline::scenarios::formats
