#include "scenarios/formats/uvtt_format.h"

#include "scenarios/formats/common/picture_size.h"
#include "scenarios/formats/common/preserved_data.h"
#include "scenarios/formats/vtt_map.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;
using geometry::Point;

const std::array kSuffixes{"uvtt", "dd2vtt", "df2vtt"};

DetectionConfidence detectUvtt(const ImportFile& file) {
    const JsonItem root = file.root();
    if (root["resolution"]["map_size"].isObject() ||
        (root["resolution"].isObject() && root["line_of_sight"].isList())) {
        return DetectionConfidence::Certain;
    }
    const bool isNamed =
        std::ranges::any_of(kSuffixes, [&](const char* suffix) { return file.suffix() == QLatin1String{suffix}; });
    return isNamed ? DetectionConfidence::BySuffix : DetectionConfidence::No;
}

class UvttReader {
public:
    UvttReader(const ImportFile& file, const ImportOptions& options, const ImportRun& run)
        : m_file{file}, m_options{options}, m_run{run} {}

    ImportResult read();

private:
    void setScale();
    [[nodiscard]] bool setTable();
    /// Converts a point to the table: each coordinate becomes a length before the origin is subtracted, so that all
    /// crops of a map have equal walls.
    [[nodiscard]] std::optional<Point> place(const JsonItem& item) const;
    bool readWalls(const JsonItem& list, const QString& kind);
    void readPortals();
    void readLights();
    void readPicture();
    void countOutside();

    const ImportFile& m_file;
    const ImportOptions& m_options;
    const ImportRun& m_run;
    JsonItem m_root = m_file.root();
    Scale m_scale = Scale::inches(1);
    Point m_origin;
    ImportReport m_report;
    TableBuilder m_builder{m_report};
    std::vector<ImportQuestion> m_questions;
};

void UvttReader::setScale() {
    m_scale = Scale::inches(cellInchesFor(m_options, QStringLiteral("$.resolution"), m_report, m_questions));
    const QString software = m_root["software"].text() + m_root["creator"].text();
    const auto version = m_root["format"].numberOrText();
    if (!version || (*version != 0.2 && *version != 0.3)) {
        m_report.guessed("version", QStringLiteral("$.format"),
                         QStringLiteral("Unusual file version %1 (usual: 0.2 and 0.3); it is read like those."),
                         {version ? QString::number(*version) : QStringLiteral("none")});
    }
    if (!software.isEmpty()) {
        m_report.read("software", QStringLiteral("$.software"), QStringLiteral("The map was made with %1."),
                      {software.left(100)});
    }
}

bool UvttReader::setTable() {
    const JsonItem size = m_root["resolution"]["map_size"];
    const auto width = m_scale.length(size["x"].number().value_or(0.0));
    const auto depth = m_scale.length(size["y"].number().value_or(0.0));
    if (!width || !depth || !isTableSize(*width) || !isTableSize(*depth)) {
        return false;
    }
    m_builder.scenario.table.width = *width;
    m_builder.scenario.table.height = *depth;
    const JsonItem origin = m_root["resolution"]["map_origin"];
    m_origin = m_scale.point(origin["x"].number().value_or(0.0), origin["y"].number().value_or(0.0)).value_or(Point{});
    if (m_origin != Point{}) {
        m_report.read("crop", origin.path(),
                      QStringLiteral("The map is a crop of a larger one; its walls are shifted accordingly."));
    }
    return true;
}

std::optional<Point> UvttReader::place(const JsonItem& item) const {
    const auto at = inchesOf(item);
    const auto point = at ? m_scale.point(at->x, at->y) : std::nullopt;
    return point ? std::optional{Point{point->x - m_origin.x, point->y - m_origin.y}} : std::nullopt;
}

bool UvttReader::readWalls(const JsonItem& list, const QString& kind) {
    int done = 0;
    for (const JsonItem& line : list.children()) {
        std::vector<Point> points;
        bool isGood = line.isList();
        for (const JsonItem& item : line.children()) {
            const auto point = place(item);
            isGood = isGood && point.has_value();
            points.push_back(point.value_or(Point{}));
        }
        if (!isGood) {
            m_report.skipped("bad-wall", line.path(), QStringLiteral("A wall is not a list of points; it is skipped."));
            continue;
        }
        Piece wall;
        wall.kind = kind;
        m_builder.addWall(points, std::move(wall), line.path());
        if (m_builder.isFull() || (++done % 1024 == 0 && m_run.isCanceled())) {
            return false;
        }
    }
    return true;
}

void UvttReader::readPortals() {
    for (const JsonItem& portal : m_root["portals"].children()) {
        // `position` and `rotation` are for the picture of a door; programs disagree on their reference point.
        const JsonItem bounds = portal["bounds"];
        const auto from = place(bounds[0]);
        const auto to = place(bounds[1]);
        if (!from || !to) {
            m_report.skipped(
                "portal-without-bounds", portal.path(),
                QStringLiteral("A door or window does not have two ends; it is skipped, and the gap stays open."));
            continue;
        }
        const bool isOpen = portal["closed"].boolean() == false;
        Piece wall;
        wall.kind = isOpen ? QStringLiteral("window") : QStringLiteral("door");
        wall.id = PieceId{m_builder.freshId(wall.kind)};
        if (isOpen) {
            wall.height = Length{};
        }
        if (m_builder.addWall(std::array{*from, *to}, std::move(wall), portal.path())) {
            if (isOpen) {
                m_report.guessed(
                    "open-portal", portal.path(),
                    QStringLiteral(
                        "An opening is an open door or a window (the file does not say which); it blocks no line."));
            } else {
                m_report.read("door", portal.path(), QStringLiteral("Closed doors are walls."));
            }
        }
    }
}

void UvttReader::readLights() {
    QJsonArray lights;
    for (const JsonItem& light : m_root["lights"].children()) {
        const auto at = place(light["position"]);
        const auto range = m_scale.length(light["range"].number().value_or(0.0));
        if (!at || !range) {
            m_report.skipped("bad-light", light.path(),
                             QStringLiteral("A light has no position or no range; it is skipped."));
            continue;
        }
        lights.append(QJsonObject{{QStringLiteral("position"), QJsonArray{at->x.inches(), at->y.inches()}},
                                  {QStringLiteral("range_in"), range->inches()},
                                  {QStringLiteral("intensity"), light["intensity"].number().value_or(1.0)},
                                  {QStringLiteral("color"), uvttColor(light["color"].text())},
                                  {QStringLiteral("shadows"), light["shadows"].boolean().value_or(true)}});
    }
    QJsonObject kept;
    if (!lights.isEmpty()) {
        kept.insert(QStringLiteral("lights"), lights);
        m_report.skipped("lights", QStringLiteral("$.lights"),
                         QStringLiteral("Lights are kept for writing the file again, but have no effect here."), {},
                         static_cast<int>(lights.size()));
    }
    if (m_root["environment"].isObject()) {
        kept.insert(QStringLiteral("environment"), m_root["environment"].toJson());
    }
    keep(m_builder.scenario.unknown, kUvttKey, kept);
}

void UvttReader::readPicture() {
    const JsonItem image = m_root["image"];
    const QByteArray text = image.plainBytes();
    const qsizetype end = text.lastIndexOf('.');
    const bool isName = !text.isEmpty() && text.size() < 1000 && !text.startsWith("data:") && end >= 0;
    if (text.isEmpty() || isName) {
        const QStringList names = isName ? QStringList{QString::fromUtf8(text)} : QStringList{};
        m_builder.scenario.photo = photoBeside(m_file, names, QStringLiteral("$.image"), m_options, m_report);
        if (!m_builder.scenario.photo) {
            m_report.skipped(
                isName ? "picture-elsewhere" : "no-picture-in-file", QStringLiteral("$.image"),
                isName ? QStringLiteral(
                             "The file refers to an image that was not found beside it; the table has no background.")
                       : QStringLiteral("The file has no image. For maps with several floors, often only one file has "
                                        "it. Choose it as the background photo."));
        }
        return;
    }
    const auto picture = pictureFromBase64(text, image.path(), m_report);
    if (!picture) {
        return;
    }
    TablePhoto photo;
    photo.name = m_file.title() + u'.' + pictureKind(*picture);
    photo.picture = PictureFile{*picture};
    const auto pixels = pixelSizeOf(*picture);
    const double perCell = m_root["resolution"]["pixels_per_grid"].number().value_or(0.0);
    const JsonItem size = m_root["resolution"]["map_size"];
    const double width = size["x"].number().value_or(0.0) * perCell;
    const double height = size["y"].number().value_or(0.0) * perCell;
    if (perCell > 0.0 && (std::abs(width - pixels->width) > 1.0 || std::abs(height - pixels->height) > 1.0)) {
        m_report.guessed(
            "picture-size", image.path(),
            QStringLiteral(
                "The image has %1 x %2 pixels, the file says %3 x %4; the image is stretched over the whole table."),
            {QString::number(pixels->width), QString::number(pixels->height), QString::number(width),
             QString::number(height)});
    }
    m_builder.scenario.photo = std::move(photo);
    m_report.read("picture", image.path(), QStringLiteral("The image becomes the background of the table."));
}

void UvttReader::countOutside() {
    const Table& table = m_builder.scenario.table;
    int outside = 0;
    for (const Piece& piece : m_builder.scenario.terrain) {
        const auto* wall = std::get_if<geometry::Wall>(&piece.outline);
        const auto isOutside = [&](Point p) {
            return p.x < Length{} || p.y < Length{} || p.x > table.width || p.y > table.height;
        };
        outside += wall && std::ranges::all_of(wall->vertices(), isOutside) ? 1 : 0;
    }
    if (outside > 0) {
        m_report.guessed("outside", {}, QStringLiteral("A wall beside the map is kept; no line of sight reaches it."),
                         {}, outside);
    }
}

ImportResult UvttReader::read() {
    if (!m_root.isThere()) {
        return tl::unexpected{m_file.jsonProblem()};
    }
    setScale();
    if (!setTable()) {
        const JsonItem resolution = m_root["resolution"];
        return importError(m_file, "no-map-size", resolution.isThere() ? resolution.path() : QStringLiteral("$"),
                           QStringLiteral("The map has no size: \"resolution.map_size\" with \"x\" and \"y\" above 0 "
                                          "is missing or exceeds 1,000 m."),
                           QStringLiteral("\"map_size\" with two numbers above 0"),
                           resolution["map_size"].description());
    }
    const bool isWhole = readWalls(m_root["line_of_sight"], QStringLiteral("wall")) &&
                         readWalls(m_root["objects_line_of_sight"], QStringLiteral("object"));
    if (m_run.isCanceled()) {
        return canceledImport(m_file);
    }
    const auto walls = m_builder.scenario.terrain.size();
    if (isWhole) {
        readPortals();
    }
    if (m_builder.isFull()) {
        return tooManyPoints(m_file);
    }
    m_run.tell(0.5);
    if (walls > 0) {
        m_report.read("walls", QStringLiteral("$.line_of_sight"),
                      QStringLiteral("Walls of the map become walls without thickness and of unlimited height."), {},
                      static_cast<int>(walls));
    } else {
        m_report.guessed("no-walls", QStringLiteral("$.line_of_sight"), QStringLiteral("The map has no walls."));
    }
    readLights();
    readPicture();
    countOutside();
    m_run.tell(1.0);
    return Import{std::move(m_builder.scenario), std::move(m_report), std::move(m_questions)};
}

ImportResult readUvtt(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    return UvttReader{file, options, run}.read();
}

} // namespace

QString uvttColor(const QString& text) {
    const QString digits = (text.startsWith(u'#') ? text.sliced(1) : text).toLower();
    const bool isHex =
        std::ranges::all_of(digits, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
    if (!isHex || (digits.size() != 6 && digits.size() != 8)) {
        return {};
    }
    return digits.size() == 6 ? QStringLiteral("ff") + digits : digits;
}

Format uvttFormat() {
    return {QStringLiteral("uvtt"),
            QStringLiteral("Universal VTT"),
            {QStringLiteral("dd2vtt"), QStringLiteral("uvtt"), QStringLiteral("df2vtt")},
            detectUvtt,
            readUvtt,
            writeUvtt};
}

} // namespace sightline::scenarios::formats
