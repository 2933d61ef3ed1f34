#include "scenarios/formats/foundry_format.h"
#include "scenarios/formats/vtt_map.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;

DetectionConfidence detectAlchemist(const ImportFile& file) {
    const JsonItem root = file.root();
    return root["pixelsPerTile"].isNumber() && root["walls"].isList() ? DetectionConfidence::Certain
                                                                      : DetectionConfidence::No;
}

/// Parses "x1 y1 x2 y2", separated by blanks or commas.
std::optional<std::array<double, 4>> sectionOf(const JsonItem& wall) {
    static const QRegularExpression kBetween{QStringLiteral("[\\s,;]+")};
    const QStringList words = wall["wallSection"].text().split(kBetween, Qt::SkipEmptyParts);
    std::array<double, 4> ends{};
    if (words.size() != 4) {
        return {};
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
        bool good = false;
        ends[i] = words[static_cast<qsizetype>(i)].toDouble(&good);
        if (!good || !std::isfinite(ends[i])) {
            return {};
        }
    }
    return ends;
}

ImportResult readAlchemist(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    const JsonItem root = file.root();
    if (!root.isThere()) {
        return tl::unexpected{file.jsonProblem()};
    }
    ImportReport report;
    TableBuilder builder{report};
    std::vector<ImportQuestion> questions;
    const double perTile = root["pixelsPerTile"].number().value_or(0.0);
    if (!(perTile >= 1.0)) {
        return importError(file, "no-map-size", QStringLiteral("$.pixelsPerTile"),
                           QStringLiteral("\"pixelsPerTile\" must be a number of pixels above 0."),
                           QStringLiteral("a number greater than 0"), root["pixelsPerTile"].description());
    }
    const auto walls = root["walls"].children();
    double right = 0.0;
    double bottom = 0.0;
    for (const JsonItem& wall : walls) {
        if (const auto ends = sectionOf(wall)) {
            right = std::max({right, (*ends)[0], (*ends)[2]});
            bottom = std::max({bottom, (*ends)[1], (*ends)[3]});
        }
    }
    double width = root["width"].number().value_or(0.0);
    double height = root["height"].number().value_or(0.0);
    const double cell = cellInchesFor(options, QStringLiteral("$.pixelsPerTile"), report, questions);
    if (!(width > 0.0) || !(height > 0.0)) {
        width = std::ceil(right / perTile) * perTile;
        height = std::ceil(bottom / perTile) * perTile;
        report.guessed("size-by-walls", {},
                       QStringLiteral("The file gives no size; the table is large enough for its walls."));
    } else if (width * 3 < right || height * 3 < bottom) {
        width *= perTile; // the size is in cells, the walls in pixels
        height *= perTile;
        report.guessed("size-in-cells", QStringLiteral("$.width"),
                       QStringLiteral("The map size is in cells, its walls are in pixels."));
    }
    const Scale scale = Scale::inches(cell / perTile);
    builder.scenario.name = root["name"].text();
    const auto across = scale.length(width);
    const auto down = scale.length(height);
    if (!across || !down || !isTableSize(*across) || !isTableSize(*down)) {
        return importError(
            file, "no-map-size", QStringLiteral("$"),
            QStringLiteral("The map has no size and no walls to derive one from, or is larger than 1,000 m."));
    }
    builder.scenario.table.width = *across;
    builder.scenario.table.height = *down;
    int done = 0;
    for (const JsonItem& wall : walls) {
        const auto ends = sectionOf(wall);
        const auto from = ends ? scale.point((*ends)[0], (*ends)[1]) : std::nullopt;
        const auto to = ends ? scale.point((*ends)[2], (*ends)[3]) : std::nullopt;
        if (!from || !to) {
            report.skipped("bad-wall", wall.path(),
                           QStringLiteral("A wall does not have four coordinates; it is skipped."));
            continue;
        }
        // The kinds of walls are names or numbers; only doors and windows are distinguished.
        const QString type = wall["type"].text().toLower();
        Piece piece;
        piece.kind = type.contains(QLatin1String("door"))     ? QStringLiteral("door")
                     : type.contains(QLatin1String("window")) ? QStringLiteral("window")
                                                              : QStringLiteral("wall");
        if (piece.kind == QLatin1String("window")) {
            piece.height = Length{};
        }
        if (wall["type"].isNumber() && *wall["type"].number() != 0.0) {
            report.guessed("wall-type", wall.path(),
                           QStringLiteral("Unknown kind of wall: %1; it blocks like any wall."),
                           {QString::number(*wall["type"].number())});
        }
        if (builder.addWall(std::array{*from, *to}, std::move(piece), wall.path())) {
            report.read("wall", wall.path(),
                        QStringLiteral("Walls of the map become walls without thickness and of unlimited height."));
        }
        if (builder.isFull()) {
            return tooManyPoints(file);
        }
        if (++done % 1024 == 0 && run.isCanceled()) {
            return canceledImport(file);
        }
    }
    if (const int lights = root["lights"].count(); lights > 0) {
        report.skipped("other-things", QStringLiteral("$.lights"),
                       QStringLiteral("Objects of type \"%1\" are skipped."), {QStringLiteral("lights")}, lights);
    }
    builder.scenario.photo = photoBeside(file, {}, {}, options, report);
    return Import{std::move(builder.scenario), std::move(report), std::move(questions)};
}

} // namespace

Format alchemistFormat() {
    return {QStringLiteral("alchemist"),
            QStringLiteral("Dungeon Alchemist"),
            {QStringLiteral("json")},
            detectAlchemist,
            readAlchemist,
            nullptr};
}

} // namespace sightline::scenarios::formats
