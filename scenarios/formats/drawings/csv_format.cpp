#include "scenarios/formats/drawings/csv_format.h"

#include "scenarios/base/csv.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/drawings/drawing.h"
#include "scenarios/formats/drawings/drawing_losses.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::scenarios::formats {

namespace {

constexpr qsizetype kLongestLine = 4 * 1024 * 1024;
constexpr int kMaxRows = 100'000;
constexpr int kMaxColumns = 200;

/// The columns written, in this order; all of them are read.
constexpr std::array kColumns{"kind",         "id",           "name",           "player",        "unit",
                              "x_in",         "y_in",         "facing_degrees", "elevation_in",  "height_in",
                              "shape",        "length_mm",    "width_mm",       "outline_in",    "holes_in",
                              "terrain",      "height_class", "traits",         "keywords",      "group",
                              "parent",       "size",         "wounds",         "hull_mm",       "wall_of",
                              "blocks_sight", "blocks_fire",  "text",           "angle_degrees", "max_wounds"};

/// Alternative names of columns.
QString columnCalled(const QString& heading) {
    static const QHash<QString, QString> kOther{{"x", "x_in"},
                                                {"y", "y_in"},
                                                {"xpos", "x_in"},
                                                {"ypos", "y_in"},
                                                {"pos_x", "x_in"},
                                                {"pos_y", "y_in"},
                                                {"rotation", "facing_degrees"},
                                                {"angle", "facing_degrees"},
                                                {"facing", "facing_degrees"},
                                                {"rot", "facing_degrees"},
                                                {"rotation_degrees", "facing_degrees"},
                                                {"width", "width_in"},
                                                {"depth", "depth_in"},
                                                {"length", "depth_in"},
                                                {"height", "height_in"},
                                                {"elevation", "elevation_in"},
                                                {"z", "elevation_in"},
                                                {"diameter", "diameter_mm"},
                                                {"base", "diameter_mm"},
                                                {"base_mm", "diameter_mm"},
                                                {"type", "kind"},
                                                {"side", "player"},
                                                {"points", "outline_in"},
                                                {"outline", "outline_in"},
                                                {"label", "name"},
                                                {"squad", "unit"}};
    QString name = heading.trimmed().toLower();
    static const QRegularExpression brackets{
        QStringLiteral("\\s*[\\[(]\\s*(in|inch|inches|mm|deg|degrees|°)\\s*[\\])]")};
    if (const auto match = brackets.match(name); match.hasMatch()) {
        const QString unit = match.captured(1);
        name.remove(brackets);
        name += unit == QLatin1String("mm")            ? QStringLiteral("_mm")
                : unit.startsWith(QLatin1String("in")) ? QStringLiteral("_in")
                                                       : QString{};
    }
    name.replace(u' ', u'_').replace(u'-', u'_');
    return kOther.value(name, name);
}

/// Parses rows according to RFC 4180, separated by comma, semicolon or tab.
class RowReader {
public:
    RowReader(QString text, QChar separator) : m_text{std::move(text)}, m_separator{separator} {}

    struct Row {
        QStringList cells;
        int line = 0;
    };
    std::optional<Row> next() {
        if (m_at >= m_text.size()) {
            return {};
        }
        Row row;
        row.line = ++m_line;
        QString cell;
        bool quoted = false;
        bool any = false;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (quoted) {
                if (c == u'"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'"') {
                    cell += c;
                    ++m_at;
                } else if (c == u'"') {
                    quoted = false;
                } else {
                    m_line += c == u'\n' ? 1 : 0;
                    cell += c;
                }
            } else if (c == u'"' && cell.trimmed().isEmpty()) {
                quoted = true;
                cell.clear();
                any = true;
            } else if (c == m_separator) {
                row.cells.append(std::exchange(cell, {}));
                any = true;
            } else if (c == u'\n') {
                ++m_at;
                break;
            } else {
                cell += c;
            }
            if (cell.size() > kLongestLine || row.cells.size() > kMaxColumns) {
                m_broken = true;
                return {};
            }
        }
        m_broken = m_broken || quoted;
        if (any || !cell.trimmed().isEmpty()) {
            row.cells.append(cell);
        }
        return row;
    }
    [[nodiscard]] bool isBroken() const { return m_broken; }
    [[nodiscard]] int line() const { return m_line; }

private:
    QString m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 0;
    bool m_broken = false;
};

/// Returns the separator that yields the most cells in the first line.
QChar separatorOf(const QString& text) {
    const QString head = text.left(text.indexOf(u'\n') < 0 ? 4096 : text.indexOf(u'\n'));
    QChar best = u',';
    for (const QChar sign : {QChar{u';'}, QChar{u'\t'}}) {
        best = head.count(sign) > head.count(best) ? sign : best;
    }
    return best;
}

bool isHeader(const QStringList& cells) {
    QStringList names;
    for (const QString& cell : cells) {
        names.append(columnCalled(cell));
    }
    return (names.contains(QStringLiteral("x_in")) && names.contains(QStringLiteral("y_in"))) ||
           names.contains(QStringLiteral("outline_in"));
}

std::optional<QString> textOf(const ImportFile& file) {
    QStringDecoder decoder{QStringDecoder::Utf8};
    QString text = decoder.decode(file.bytes());
    if (decoder.hasError()) {
        return {};
    }
    text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
    return text;
}

DetectionConfidence detectCsv(const ImportFile& file) {
    if (file.startsWith("{") || file.startsWith("[") || file.startsWith("<")) {
        return DetectionConfidence::No;
    }
    const qsizetype end = file.bytes().indexOf('\n');
    QString head = QString::fromUtf8(file.bytes().left(end < 0 ? 4096 : std::min<qsizetype>(end, 4096)));
    if (head.startsWith(QChar{0xfeff})) {
        head.remove(0, 1);
    }
    auto row = RowReader{head, separatorOf(head)}.next();
    if (row && isHeader(row->cells)) {
        return DetectionConfidence::Certain;
    }
    return file.suffix() == QLatin1String("csv") ? DetectionConfidence::BySuffix : DetectionConfidence::No;
}

std::optional<DrawnLine> lineIn(const QString& text) {
    DrawnLine line;
    for (const QString& pair : text.split(u';', Qt::SkipEmptyParts)) {
        const QStringList parts = pair.simplified().split(u' ');
        const auto x = parts.size() == 2 ? numberIn(parts[0]) : std::nullopt;
        const auto y = parts.size() == 2 ? numberIn(parts[1]) : std::nullopt;
        if (!x || !y) {
            return {};
        }
        line.push_back({*x, *y});
    }
    return line;
}

/// Returns the shape of a row; std::nullopt, after reporting, if it has no position.
std::optional<DrawnShape> shapeOf(Words words, const QString& place, ImportReport& report) {
    DrawnShape shape;
    shape.place = place;
    shape.id = words.value(QStringLiteral("id")).trimmed();
    const QString kind = words.value(QStringLiteral("kind")).trimmed();
    const QString lower = kind.toLower();
    const bool isOurs =
        QStringList{"model", "piece", "wall", "objective", "zone", "label", "terrain", "table"}.contains(lower);
    const bool hasBase = words.contains(QStringLiteral("diameter_mm")) || words.contains(QStringLiteral("length_mm"));
    shape.words.insert(QStringLiteral("thing"), isOurs                       ? lower
                                                : lower.isEmpty() && hasBase ? QStringLiteral("model")
                                                                             : QStringLiteral("terrain"));
    const bool isPiece = lower == QLatin1String("piece") || lower == QLatin1String("wall") || !isOurs;
    if (!isOurs && !kind.isEmpty() && !words.contains(QStringLiteral("terrain"))) {
        words.insert(QStringLiteral("terrain"), lower);
    } else if (isPiece && !words.contains(QStringLiteral("terrain")) && words.contains(QStringLiteral("shape"))) {
        words.insert(QStringLiteral("terrain"), words.value(QStringLiteral("shape"))); // as `positionsCsv` writes it
    }
    const QString element = shape.words.value(QStringLiteral("thing"));
    const auto x = numberIn(words.value(QStringLiteral("x_in")));
    const auto y = numberIn(words.value(QStringLiteral("y_in")));
    if (x && y) {
        shape.center = DrawnPoint{*x, *y};
    }
    words.remove(QStringLiteral("x_in"));
    words.remove(QStringLiteral("y_in"));
    const QString outline = words.value(QStringLiteral("outline_in"));
    if (!outline.isEmpty()) {
        auto line = lineIn(outline);
        if (!line) {
            report.skipped("bad-points", place, QStringLiteral("Invalid points of a shape."));
            return {};
        }
        shape.kind = lower == QLatin1String("wall") ? DrawnShape::Kind::Line : DrawnShape::Kind::Area;
        shape.lines.push_back(std::move(*line));
        for (const QString& hole : words.value(QStringLiteral("holes_in")).split(u'|', Qt::SkipEmptyParts)) {
            if (auto ring = lineIn(hole)) {
                shape.lines.push_back(std::move(*ring));
            }
        }
    } else if (!shape.center) {
        report.skipped("row-without-place", place,
                       QStringLiteral("A row without a position: x and y, or an outline, are missing."));
        return {};
    } else if (const auto width = numberIn(words.value(QStringLiteral("width_in")));
               element != QLatin1String("model") && element != QLatin1String("objective") &&
               element != QLatin1String("label")) {
        const auto depth = numberIn(words.value(QStringLiteral("depth_in")));
        const double wide = width.value_or(depth.value_or(0));
        const double deep = depth.value_or(wide);
        if (!(wide > 0) || !(deep > 0)) {
            report.skipped("row-without-size", place, QStringLiteral("A piece without an outline or size."));
            return {};
        }
        const double turn =
            numberIn(words.value(QStringLiteral("facing_degrees"))).value_or(0) * std::numbers::pi / 180;
        const double cosine = std::cos(turn);
        const double sine = std::sin(turn);
        DrawnLine line;
        for (const auto& [right, down] :
             {std::pair{-0.5, -0.5}, std::pair{0.5, -0.5}, std::pair{0.5, 0.5}, std::pair{-0.5, 0.5}}) {
            const double dx = right * wide;
            const double dy = down * deep;
            line.push_back(turn == 0 ? DrawnPoint{*x + dx, *y + dy}
                                     : DrawnPoint{*x + dx * cosine - dy * sine, *y + dx * sine + dy * cosine});
        }
        shape.lines.push_back(std::move(line));
    } else {
        shape.kind = DrawnShape::Kind::SamplePoint;
        if (element == QLatin1String("label") && words.contains(QStringLiteral("text"))) {
            words.insert(QStringLiteral("name"), words.value(QStringLiteral("text")));
        }
    }
    for (auto it = words.cbegin(); it != words.cend(); ++it) {
        shape.words.insert(it.key(), it.value());
    }
    shape.words.insert(QStringLiteral("thing"), element);
    return shape;
}

ImportResult readCsv(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    const auto text = textOf(file);
    if (!text) {
        return importError(file, "not-utf8", {}, QStringLiteral("The file is not UTF-8. Save it as UTF-8."),
                           QStringLiteral("UTF-8"), QStringLiteral("other bytes"));
    }
    RowReader rows{*text, separatorOf(*text)};
    const auto header = rows.next();
    if (!header || !isHeader(header->cells)) {
        return importError(file, "csv-header", {},
                           QStringLiteral("The first line must name the columns, including x and y (or outline_in)."),
                           QStringLiteral("columns x_in and y_in"),
                           header ? header->cells.join(QStringLiteral(", ")).left(100) : QStringLiteral("nothing"));
    }
    Import import;
    Drawing drawing;
    drawing.inchesPerUnit = options.unitInches.value_or(1.0);
    QStringList columns;
    for (const QString& cell : header->cells) {
        columns.append(columnCalled(cell));
    }
    int count = 0;
    while (const auto row = rows.next()) {
        if (++count > kMaxRows) {
            return importError(file, "too-many-rows", {},
                               QStringLiteral("The file has more than %1 rows.").arg(kMaxRows),
                               QStringLiteral("at most %1 rows").arg(kMaxRows), QStringLiteral("more"));
        }
        if (count % 1024 == 0 && run.isCanceled()) {
            return canceledImport(file);
        }
        Words words;
        for (qsizetype i = 0; i < std::min(columns.size(), row->cells.size()); ++i) {
            if (!row->cells[i].trimmed().isEmpty()) {
                words.insert(columns[i], row->cells[i].trimmed());
            }
        }
        if (words.isEmpty()) {
            continue;
        }
        auto shape = shapeOf(std::move(words), QStringLiteral("line %1").arg(row->line), import.report);
        if (shape && shape->words.value(QStringLiteral("thing")) == QLatin1String("table") && !shape->lines.empty() &&
            shape->lines.front().size() >= 3) {
            drawing.corner = shape->lines.front()[0];
            drawing.width = shape->lines.front()[2].x - drawing.corner->x;
            drawing.height = shape->lines.front()[2].y - drawing.corner->y;
            drawing.name = shape->words.value(QStringLiteral("name"));
        } else if (shape) {
            drawing.shapes.push_back(std::move(*shape));
        }
    }
    if (rows.isBroken()) {
        return importError(file, "csv-syntax", {},
                           QStringLiteral("Unclosed quote before line %1, or a row is too long.").arg(rows.line()),
                           QStringLiteral("rows of cells"), {});
    }
    return tableOf(drawing, std::move(import), file, run);
}

/// Writes the rows of a table with fixed columns; values that an element does not have are empty.
class RowWriter {
public:
    RowWriter() {
        for (const char* column : kColumns) {
            m_text += m_text.isEmpty() ? QByteArray{column} : ',' + QByteArray{column};
        }
        m_text += "\r\n";
    }
    void add(const char* kind, const QString& id, const WordList& words, const WordList& more) {
        QByteArrayList cells;
        for (const char* column : kColumns) {
            QString value;
            for (const WordList* list : {&words, &more}) {
                const auto found = std::ranges::find(*list, QLatin1String{column}, &WordList::value_type::first);
                value = found != list->end() ? found->second : value;
            }
            cells.append(csvCell(qstrcmp(column, "kind") == 0 ? QLatin1String{kind}
                                 : qstrcmp(column, "id") == 0 ? id
                                                              : value));
        }
        m_text += csvRow(cells);
    }
    [[nodiscard]] const QByteArray& text() const { return m_text; }

private:
    QByteArray m_text;
};

QString number(double value) { return QString::fromLatin1(jsonNumber(value)); }

WordList positionOf(geometry::Point p) {
    return {{QStringLiteral("x_in"), number(p.x.inches())}, {QStringLiteral("y_in"), number(p.y.inches())}};
}

ExportResult writeCsv(const Scenario& scenario, const ExportOptions& /*options*/) {
    RowWriter rows;
    const geometry::Point far{scenario.table.width, scenario.table.height};
    const std::array<geometry::Point, 4> sheet{geometry::Point{}, geometry::Point{far.x, {}}, far,
                                               geometry::Point{{}, far.y}};
    rows.add("table", {}, {{QStringLiteral("name"), scenario.name}},
             {{QStringLiteral("outline_in"), pointsText(sheet, false)}});
    for (const Piece& piece : scenario.terrain) {
        if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
            QStringList holes;
            for (const auto& hole : polygon->holes()) {
                holes.append(pointsText(hole, false));
            }
            WordList more = positionOf(polygon->centroid());
            more.emplace_back(QStringLiteral("outline_in"), pointsText(polygon->outline(), false));
            more.emplace_back(QStringLiteral("holes_in"), holes.join(QStringLiteral(" | ")));
            rows.add("piece", piece.id.value, wordsOf(piece), more);
        } else {
            const auto& vertices = std::get<geometry::Wall>(piece.outline).vertices();
            WordList more = positionOf(vertices.front());
            more.emplace_back(QStringLiteral("outline_in"), pointsText(vertices, false));
            rows.add("wall", piece.id.value, wordsOf(piece), more);
        }
        for (const PieceWall& wall : piece.walls) {
            WordList more{{QStringLiteral("wall_of"), piece.id.value},
                          {QStringLiteral("outline_in"), pointsText(wall.polyline.vertices(), false)}};
            rows.add("wall", {}, wordsOf(wall), more);
        }
    }
    for (const Zone& zone : scenario.zones) {
        rows.add("zone", zone.id.value, wordsOf(zone),
                 {{QStringLiteral("outline_in"), pointsText(zone.polygon.outline(), false)}});
    }
    for (const Objective& objective : scenario.objectives) {
        WordList words = wordsOf(objective.base);
        words.emplace_back(QStringLiteral("name"), objective.name);
        rows.add("objective", objective.id.value, words, positionOf(objective.position));
    }
    for (const Model& model : scenario.models) {
        rows.add("model", model.id.value, wordsOf(model), positionOf(model.position));
    }
    for (const Label& label : scenario.labels) {
        rows.add("label", label.id.value, {{QStringLiteral("text"), label.text}}, positionOf(label.position));
    }
    return Exported{rows.text(), drawingLosses(scenario, Holds::Names)};
}

} // namespace

Format csvFormat() {
    return {QStringLiteral("csv"), QStringLiteral("CSV table"), {QStringLiteral("csv")}, detectCsv, readCsv, writeCsv};
}

} // namespace sightline::scenarios::formats
