#include "scenarios/formats/drawings/tiled_format.h"

#include "scenarios/formats/common/import_file.h"
#include "scenarios/formats/drawings/drawing.h"
#include "scenarios/formats/drawings/svg_path.h"

#include <QXmlStreamReader>

#include <cmath>
#include <numbers>

namespace sightline::scenarios::formats {

namespace {

/// An object of a layer, in either file format.
struct TiledObject {
    enum class Shape { Rectangle, Ellipse, Point, Capsule, Polygon, Polyline, Text };
    Shape shape = Shape::Rectangle;
    double x = 0, y = 0, width = 0, height = 0, rotation = 0;
    bool hasTile = false; ///< a picture; its position is its lower left corner
    bool isVisible = true;
    QString id, name, kind, layer, place;
    DrawnLine points; ///< relative to x, y
    Words properties;
    double offsetX = 0, offsetY = 0; ///< of its layers
};

/// The properties of the map.
struct TiledMap {
    double width = 0, height = 0, tileWidth = 0, tileHeight = 0;
    QString orientation;
};

class TiledBuilder {
public:
    TiledBuilder(const ImportOptions& options, Import& import) : m_options{options}, m_import{import} {}

    /// Returns false if the map has no tile size.
    bool begin(const TiledMap& map);
    void add(const TiledObject& object);
    [[nodiscard]] const Drawing& drawing() const { return m_drawing; }

private:
    [[nodiscard]] DrawnLine capsule(double width, double height) const;

    const ImportOptions& m_options;
    Import& m_import;
    Drawing m_drawing;
};

bool TiledBuilder::begin(const TiledMap& map) {
    if (!(map.tileWidth > 0) || !(map.width > 0) || !(map.height > 0) || !(map.tileHeight > 0)) {
        return false;
    }
    m_drawing.width = map.width * map.tileWidth;
    m_drawing.height = map.height * map.tileHeight;
    m_drawing.corner = DrawnPoint{};
    if (m_options.unitInches) {
        m_drawing.inchesPerUnit = *m_options.unitInches;
    } else if (m_options.tableWidth) {
        m_drawing.inchesPerUnit = m_options.tableWidth->inches() / m_drawing.width;
    } else {
        m_drawing.inchesPerUnit = m_options.cellInches.value_or(1.0) / map.tileWidth;
        if (!m_options.cellInches) {
            m_import.report.guessed("cell-size", {},
                                    QStringLiteral("The file does not give the cell size; %1 in is used."),
                                    {QStringLiteral("1")});
            m_import.questions.push_back({ImportQuestion::About::CellInches,
                                          QStringLiteral("cell-inches"),
                                          QStringLiteral("How many inches is the side of a cell?"),
                                          QStringLiteral("1"),
                                          {},
                                          false});
        }
    }
    if (!map.orientation.isEmpty() && map.orientation != QLatin1String("orthogonal")) {
        m_import.report.guessed("tiled-orientation", {},
                                QStringLiteral("The map is %1; its objects are read as if it were orthogonal."),
                                {map.orientation});
    }
    return true;
}

/// A rectangle with its two shorter sides rounded.
DrawnLine TiledBuilder::capsule(double width, double height) const {
    const double tolerance = kLargestChordError / m_drawing.inchesPerUnit;
    const double r = std::min(width, height) / 2;
    constexpr double kHalf = std::numbers::pi / 2;
    DrawnLine line;
    const auto corner = [&](double x, double y, double from) {
        line.push_back({x + r * std::cos(from), y + r * std::sin(from)});
        addArc(line, {x, y}, r, from, kHalf, tolerance);
    };
    corner(width - r, r, -kHalf);
    corner(width - r, height - r, 0);
    corner(r, height - r, kHalf);
    corner(r, r, 2 * kHalf);
    return line;
}

void TiledBuilder::add(const TiledObject& object) {
    if (!object.isVisible) {
        m_import.report.skipped("hidden-shape", object.place, QStringLiteral("A hidden shape."));
        return;
    }
    for (const double value :
         {object.x, object.y, object.width, object.height, object.rotation, object.offsetX, object.offsetY}) {
        if (!std::isfinite(value)) {
            m_import.report.skipped("bad-number", object.place, QStringLiteral("A corner without numbers."));
            return;
        }
    }
    DrawnShape shape;
    shape.id = object.id.isEmpty() ? QString{} : QStringLiteral("object-%1").arg(object.id);
    shape.place = object.place;
    shape.words = object.properties;
    if (!object.name.isEmpty()) {
        shape.words.insert(QStringLiteral("name"), object.name);
    }
    shape.layer = !kindCalled(object.kind).isEmpty() ||
                          object.kind.compare(QLatin1String("objective"), Qt::CaseInsensitive) == 0 ||
                          object.kind.compare(QLatin1String("model"), Qt::CaseInsensitive) == 0
                      ? object.kind
                      : object.layer;
    // Objects rotate about x, y, which for a rectangle is its upper left corner.
    const double turn = object.rotation * std::numbers::pi / 180;
    const double cosine = std::cos(turn);
    const double sine = std::sin(turn);
    const double left = object.x + object.offsetX;
    const double top = object.y + object.offsetY;
    const auto placed = [&](DrawnPoint p) {
        p.y -= object.hasTile ? object.height : 0;
        return turn == 0 ? DrawnPoint{left + p.x, top + p.y}
                         : DrawnPoint{left + p.x * cosine - p.y * sine, top + p.x * sine + p.y * cosine};
    };
    const double w = object.width;
    const double h = object.height;
    const bool needsSize = object.shape == TiledObject::Shape::Rectangle ||
                           object.shape == TiledObject::Shape::Ellipse || object.shape == TiledObject::Shape::Capsule;
    if (needsSize && (!(w > 0) || !(h > 0))) {
        m_import.report.skipped("no-area", object.place, QStringLiteral("An outline encloses no area; it is skipped."));
        return;
    }
    DrawnLine local;
    switch (object.shape) {
    case TiledObject::Shape::Rectangle: local = {{0, 0}, {w, 0}, {w, h}, {0, h}}; break;
    case TiledObject::Shape::Ellipse:
        local = ovalLine({w / 2, h / 2}, w / 2, h / 2, 0, kLargestChordError / m_drawing.inchesPerUnit);
        break;
    case TiledObject::Shape::Capsule: local = capsule(w, h); break;
    case TiledObject::Shape::Polygon:
    case TiledObject::Shape::Polyline: local = object.points; break;
    case TiledObject::Shape::Text:
    case TiledObject::Shape::Point: break;
    }
    if (object.shape == TiledObject::Shape::Point || object.shape == TiledObject::Shape::Text) {
        shape.kind = DrawnShape::Kind::SamplePoint;
        shape.center = placed({w / 2, h / 2});
    } else {
        shape.kind = object.shape == TiledObject::Shape::Polyline ? DrawnShape::Kind::Line : DrawnShape::Kind::Area;
        if (needsSize) {
            shape.center = placed({w / 2, h / 2});
            shape.length = w;
            shape.width = h;
            shape.turn = object.rotation;
            shape.isRound = object.shape == TiledObject::Shape::Ellipse;
        }
        if (object.hasTile) {
            m_import.report.guessed("tiled-tile", object.place,
                                    QStringLiteral("A tile image becomes its bounding rectangle."));
        }
        shape.lines.emplace_back();
        for (const DrawnPoint& p : local) {
            shape.lines.front().push_back(placed(p));
        }
    }
    m_drawing.shapes.push_back(std::move(shape));
}

/// Parses "x,y x,y"; returns std::nullopt if a number is missing.
std::optional<DrawnLine> pointsOf(QStringView text) {
    const auto numbers = numbersIn(text);
    if (!numbers || numbers->size() % 2 != 0) {
        return {};
    }
    DrawnLine line;
    for (std::size_t i = 0; i < numbers->size(); i += 2) {
        line.push_back({(*numbers)[i], (*numbers)[i + 1]});
    }
    return line;
}

QString propertyName(const QString& name) { return name.trimmed().toLower().replace(u'-', u'_').replace(u' ', u'_'); }

// --- XML

ImportResult readTmx(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    QXmlStreamReader xml{file.bytes()};
    xml.setEntityExpansionLimit(0);
    Import import;
    TiledBuilder builder{options, import};
    struct Frame {
        QString layer;
        bool isVisible = true;
        double offsetX = 0, offsetY = 0;
        bool isObject = false;
    };
    std::vector<Frame> open;
    TiledObject object;
    int elements = 0;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::DTD) {
            return rejectedXml(file.name(), xml, "xml-entities", QStringLiteral("XML without a document type"),
                               QStringLiteral("a document type"),
                               QStringLiteral("The file contains a DOCTYPE, which is not allowed in a Tiled map."));
        }
        if (token == QXmlStreamReader::EndElement) {
            if (open.back().isObject) {
                builder.add(object);
            }
            open.pop_back();
            continue;
        }
        if (token != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto attributes = xml.attributes();
        const auto text = [&](const char* name) { return attributes.value(QLatin1String{name}).toString(); };
        const auto number = [&](const char* name) { return numberIn(text(name)).value_or(0.0); };
        if (open.empty()) {
            TiledMap map{number("width"), number("height"), number("tilewidth"), number("tileheight"),
                         text("orientation")};
            if (xml.name() != QLatin1String("map") || !builder.begin(map)) {
                return rejectedXml(
                    file.name(), xml, "wrong-format", QStringLiteral("an element “map”"), xml.name().toString(),
                    QStringLiteral(
                        "This XML file is not a Tiled map: an element “map” with its size in tiles is missing."));
            }
        }
        Frame frame = open.empty() ? Frame{} : open.back();
        const bool inObject = frame.isObject;
        frame.isObject = false;
        if (xml.name() == QLatin1String("objectgroup") || xml.name() == QLatin1String("group")) {
            frame.layer = text("name").isEmpty() ? frame.layer : text("name");
            frame.isVisible = frame.isVisible && text("visible") != QLatin1String("0");
            frame.offsetX += number("offsetx");
            frame.offsetY += number("offsety");
        } else if (xml.name() == QLatin1String("layer") || xml.name() == QLatin1String("imagelayer")) {
            import.report.skipped("tiled-tiles", text("name"),
                                  QStringLiteral("A layer of tiles or images: only object layers contain shapes."));
            xml.skipCurrentElement();
            continue;
        } else if (xml.name() == QLatin1String("tileset")) {
            xml.skipCurrentElement();
            continue;
        } else if (xml.name() == QLatin1String("object")) {
            object = {};
            object.x = number("x");
            object.y = number("y");
            object.width = number("width");
            object.height = number("height");
            object.rotation = number("rotation");
            object.hasTile = attributes.hasAttribute(QLatin1String("gid"));
            object.isVisible = frame.isVisible && text("visible") != QLatin1String("0");
            object.id = text("id");
            object.name = text("name");
            object.kind = text("class").isEmpty() ? text("type") : text("class");
            object.layer = frame.layer;
            object.offsetX = frame.offsetX;
            object.offsetY = frame.offsetY;
            object.place = QStringLiteral("line %1").arg(xml.lineNumber());
            frame.isObject = true;
        } else if (inObject) {
            using Shape = TiledObject::Shape;
            const auto name = xml.name();
            object.shape = name == QLatin1String("ellipse")    ? Shape::Ellipse
                           : name == QLatin1String("point")    ? Shape::Point
                           : name == QLatin1String("capsule")  ? Shape::Capsule
                           : name == QLatin1String("polygon")  ? Shape::Polygon
                           : name == QLatin1String("polyline") ? Shape::Polyline
                           : name == QLatin1String("text")     ? Shape::Text
                                                               : object.shape;
            if (object.shape == Shape::Polygon || object.shape == Shape::Polyline) {
                object.points = pointsOf(attributes.value(QLatin1String("points"))).value_or(object.points);
            }
            if (name == QLatin1String("text")) {
                object.name = xml.readElementText(QXmlStreamReader::IncludeChildElements).simplified().left(200);
                continue;
            }
        } else if (xml.name() == QLatin1String("property") && open.size() >= 2 && open[open.size() - 2].isObject &&
                   object.properties.size() < 64) {
            object.properties.insert(propertyName(text("name")), text("value"));
        }
        open.push_back(frame);
        if (open.size() > static_cast<std::size_t>(kDeepestNesting)) {
            return tooDeepXml(file.name(), xml);
        }
        if (++elements % 1024 == 0 && run.isCanceled()) {
            return canceledImport(file);
        }
    }
    if (xml.hasError()) {
        return invalidXml(file.name(), xml);
    }
    return tableOf(builder.drawing(), std::move(import), file, run);
}

// --- JSON

void readJsonObject(const JsonItem& item, TiledObject object, TiledBuilder& builder) {
    const auto number = [&](const char* key) { return item[key].number().value_or(0.0); };
    object.x = number("x");
    object.y = number("y");
    object.width = number("width");
    object.height = number("height");
    object.rotation = number("rotation");
    object.hasTile = item["gid"].isThere();
    object.isVisible = object.isVisible && item["visible"].boolean().value_or(true);
    object.id = item["id"].isNumber() ? QString::number(static_cast<qint64>(number("id"))) : QString{};
    object.name = item["name"].text();
    object.kind = item["class"].text().isEmpty() ? item["type"].text() : item["class"].text();
    object.place = item.path();
    using Shape = TiledObject::Shape;
    const auto is = [&](const char* key) { return item[key].boolean().value_or(false); };
    const JsonItem polygon = item["polygon"];
    const JsonItem polyline = item["polyline"];
    object.shape = is("ellipse")       ? Shape::Ellipse
                   : is("point")       ? Shape::Point
                   : is("capsule")     ? Shape::Capsule
                   : polygon.isList()  ? Shape::Polygon
                   : polyline.isList() ? Shape::Polyline
                                       : Shape::Rectangle;
    if (item["text"].isObject()) {
        object.shape = Shape::Text;
        object.name = item["text"]["text"].text().simplified().left(200);
    }
    for (const JsonItem& corner : (polygon.isList() ? polygon : polyline).children()) {
        object.points.push_back({corner["x"].number().value_or(NAN), corner["y"].number().value_or(NAN)});
    }
    std::erase_if(object.points, [](const DrawnPoint& p) { return !std::isfinite(p.x) || !std::isfinite(p.y); });
    for (const JsonItem& property : item["properties"].children()) {
        const JsonItem value = property["value"];
        const QString text = value.isNumber()  ? QString::number(*value.number(), 'g', 17)
                             : value.boolean() ? (*value.boolean() ? QStringLiteral("true") : QStringLiteral("false"))
                                               : value.text();
        if (object.properties.size() < 64) {
            object.properties.insert(propertyName(property["name"].text()), text);
        }
    }
    builder.add(object);
}

ImportResult readTmj(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    if (!file.json()) {
        return tl::unexpected{file.jsonProblem()};
    }
    const JsonItem root = file.root();
    Import import;
    TiledBuilder builder{options, import};
    const auto number = [&](const char* key) { return root[key].number().value_or(0.0); };
    if (!root["layers"].isList() || !builder.begin({number("width"), number("height"), number("tilewidth"),
                                                    number("tileheight"), root["orientation"].text()})) {
        return importError(
            file, "wrong-format", QStringLiteral("$.layers"),
            QStringLiteral("This JSON file is not a Tiled map: its layers or its size in tiles are missing."),
            QStringLiteral("a list “layers”"), {});
    }
    struct Waiting {
        JsonItem layer;
        TiledObject like;
    };
    std::vector<Waiting> waiting;
    const auto wait = [&](const JsonItem& layers, const TiledObject& like) {
        const auto items = layers.children();
        for (auto it = items.rbegin(); it != items.rend(); ++it) {
            waiting.push_back({*it, like});
        }
    };
    wait(root["layers"], {});
    int objects = 0;
    while (!waiting.empty()) {
        const Waiting next = std::move(waiting.back());
        waiting.pop_back();
        TiledObject like = next.like;
        like.layer = next.layer["name"].text().isEmpty() ? like.layer : next.layer["name"].text();
        like.isVisible = like.isVisible && next.layer["visible"].boolean().value_or(true);
        like.offsetX += next.layer["offsetx"].number().value_or(0);
        like.offsetY += next.layer["offsety"].number().value_or(0);
        const QString kind = next.layer["type"].text();
        if (kind == QLatin1String("group")) {
            wait(next.layer["layers"], like);
        } else if (kind == QLatin1String("objectgroup")) {
            for (const JsonItem& item : next.layer["objects"].children()) {
                readJsonObject(item, like, builder);
                if (++objects % 1024 == 0 && run.isCanceled()) {
                    return canceledImport(file);
                }
            }
        } else {
            import.report.skipped("tiled-tiles", next.layer.path(),
                                  QStringLiteral("A layer of tiles or images: only object layers contain shapes."));
        }
    }
    return tableOf(builder.drawing(), std::move(import), file, run);
}

DetectionConfidence detectTiled(const ImportFile& file) {
    if (file.startsWith("<")) {
        return file.bytes().left(4096).contains("<map ") ? DetectionConfidence::Certain : DetectionConfidence::No;
    }
    if (file.startsWith("{") && file.json()) {
        const JsonItem root = file.root();
        return root["layers"].isList() && root["tilewidth"].isNumber() ? DetectionConfidence::Certain
                                                                       : DetectionConfidence::No;
    }
    return file.suffix() == QLatin1String("tmx") || file.suffix() == QLatin1String("tmj")
               ? DetectionConfidence::BySuffix
               : DetectionConfidence::No;
}

ImportResult readTiled(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    return file.startsWith("<") ? readTmx(file, options, run) : readTmj(file, options, run);
}

} // namespace

Format tiledFormat() {
    return {QStringLiteral("tiled"),
            QStringLiteral("Tiled map"),
            {QStringLiteral("tmx"), QStringLiteral("tmj")},
            detectTiled,
            readTiled,
            nullptr};
}

} // namespace sightline::scenarios::formats
