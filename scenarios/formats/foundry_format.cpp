#include "scenarios/formats/foundry_format.h"

#include "scenarios/formats/vtt_map.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;
using geometry::Point;

bool isScene(const JsonItem& item) {
    const bool hasGrid = item["grid"].isNumber() || item["grid"].isObject() || item.has("gridDistance");
    return item["walls"].isList() && item["width"].isNumber() && item["height"].isNumber() && hasGrid;
}

/// True if the first line is an object with an id of its own.
bool looksLikePack(const ImportFile& file) {
    if (!file.startsWith("{") || file.suffix() != QLatin1String("db")) {
        return false;
    }
    const QByteArray line = file.bytes().left(file.bytes().indexOf('\n'));
    return line.contains("\"_id\"") || line.contains("\"walls\"");
}

DetectionConfidence detectFoundry(const ImportFile& file) {
    if (file.suffix() == QLatin1String("ldb") || looksLikePack(file)) {
        return DetectionConfidence::Certain;
    }
    const JsonItem root = file.root();
    if (isScene(root["scenes"][0]) || isScene(root[0])) {
        return DetectionConfidence::Certain;
    }
    if (isScene(root)) {
        return root["walls"].count() == 0 || root["walls"][0]["c"].isList() ? DetectionConfidence::Certain
                                                                            : DetectionConfidence::Perhaps;
    }
    return DetectionConfidence::No;
}

/// The restriction of sight by a wall, in the words of all versions.
enum class Sense { None, Limited, Normal, Near };

Sense senseOf(const JsonItem& wall, bool& isOld) {
    isOld = wall.has("sense");
    const int value = static_cast<int>(
        std::clamp((isOld ? wall["sense"] : wall["sight"]).number().value_or(isOld ? 1.0 : 20.0), 0.0, 100.0));
    if (value == 0) {
        return Sense::None;
    }
    if (value == (isOld ? 2 : 10)) {
        return Sense::Limited;
    }
    return value >= 30 ? Sense::Near : Sense::Normal;
}

class SceneReader {
public:
    SceneReader(const ImportFile& file, const JsonItem& scene, const ImportOptions& options, const ImportRun& run)
        : m_file{file}, m_scene{scene}, m_options{options}, m_run{run} {}

    ImportResult read(ImportReport report, std::vector<ImportQuestion> questions);

private:
    [[nodiscard]] bool setFrame();
    [[nodiscard]] double paddingOf(double side) const;
    void choosePadding();
    [[nodiscard]] std::optional<std::array<double, 4>> endsOf(const JsonItem& wall) const;
    [[nodiscard]] std::optional<Point> place(double x, double y) const;
    void readWall(const JsonItem& wall);
    void readTokens();
    void readPicture();
    [[nodiscard]] QString at(const char* key) const { return m_scene.path() + u'.' + QLatin1String{key}; }

    const ImportFile& m_file;
    const JsonItem& m_scene;
    const ImportOptions& m_options;
    const ImportRun& m_run;
    ImportReport m_report;
    TableBuilder m_builder{m_report};
    std::vector<ImportQuestion> m_questions;
    Scale m_scale = Scale::inches(1);
    double m_size = 0.0; ///< pixels per cell
    double m_width = 0.0;
    double m_height = 0.0;
    double m_left = 0.0; ///< of the map in the padded canvas, in pixels
    double m_top = 0.0;
};

bool SceneReader::setFrame() {
    const JsonItem grid = m_scene["grid"];
    m_size = (grid.isObject() ? grid["size"] : grid).number().value_or(0.0);
    m_width = m_scene["width"].number().value_or(0.0);
    m_height = m_scene["height"].number().value_or(0.0);
    if (!(m_size >= 1.0) || !(m_width > 0.0) || !(m_height > 0.0)) {
        return false;
    }
    m_scale = Scale::inches(cellInchesFor(m_options, at("grid"), m_report, m_questions) / m_size);
    const auto width = m_scale.length(m_width);
    const auto height = m_scale.length(m_height);
    if (!width || !height || !isTableSize(*width) || !isTableSize(*height)) {
        return false;
    }
    m_builder.scenario.table.width = *width;
    m_builder.scenario.table.height = *height;
    const double type = (grid.isObject() ? grid["type"] : m_scene["gridType"]).number().value_or(1.0);
    if (type > 1.0) {
        m_report.guessed("hexes", at("grid"),
                         QStringLiteral("The grid is hexagonal; the width of a hex is used as the cell size."));
    }
    return true;
}

double SceneReader::paddingOf(double side) const {
    return std::ceil(side * std::clamp(m_scene["padding"].number().value_or(0.25), 0.0, 0.5) / m_size) * m_size;
}

std::optional<std::array<double, 4>> SceneReader::endsOf(const JsonItem& wall) const {
    const JsonItem c = wall["c"];
    std::array<double, 4> ends{};
    const auto items = c.children();
    if (!c.isList() || items.size() != ends.size()) {
        return {};
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto number = items[i].number();
        if (!number) {
            return {};
        }
        ends[i] = *number;
    }
    return ends;
}

/// Walls are in coordinates of the canvas, which includes the margin; some files declare a margin that their walls do
/// not include.
void SceneReader::choosePadding() {
    const double shiftX = m_scene["shiftX"].number().value_or(m_scene["background"]["offsetX"].number().value_or(0.0));
    const double shiftY = m_scene["shiftY"].number().value_or(m_scene["background"]["offsetY"].number().value_or(0.0));
    const double left = paddingOf(m_width);
    const double top = paddingOf(m_height);
    int withPadding = 0;
    int without = 0;
    for (const JsonItem& wall : m_scene["walls"].children()) {
        const auto ends = endsOf(wall);
        for (std::size_t i = 0; ends && i < ends->size(); i += 2) {
            const double x = (*ends)[i];
            const double y = (*ends)[i + 1];
            const auto isIn = [&](double l, double t) {
                return x >= l - 1 && y >= t - 1 && x <= l + m_width + 1 && y <= t + m_height + 1;
            };
            withPadding += isIn(left, top) ? 1 : 0;
            without += isIn(0, 0) ? 1 : 0;
        }
    }
    const bool hasPadding = left > 0.0 || top > 0.0;
    const bool ignores = m_options.ignorePadding.value_or(without > withPadding);
    if (hasPadding && !m_options.ignorePadding) {
        if (ignores) {
            m_report.guessed(
                "padding-ignored", at("padding"),
                QStringLiteral(
                    "The scene has padding, but its walls fit the map better without it; the padding is ignored."));
        } else {
            m_report.guessed("padding", at("padding"),
                             QStringLiteral("The scene padding is subtracted from the walls, as the file says."));
        }
        m_questions.push_back({ImportQuestion::About::Padding,
                               QStringLiteral("padding"),
                               QStringLiteral("Do the walls include the padding of the scene?"),
                               ignores ? QStringLiteral("ignore") : QStringLiteral("keep"),
                               {QStringLiteral("ignore"), QStringLiteral("keep")}});
    }
    if (!ignores) {
        m_left = left;
        m_top = top;
    }
    if (shiftX != 0.0 || shiftY != 0.0) {
        m_report.guessed(
            "shift", at("shiftX"),
            QStringLiteral("The scene’s image is offset from its grid; the map starts where the image does."));
        m_left -= shiftX;
        m_top -= shiftY;
    }
}

std::optional<Point> SceneReader::place(double x, double y) const {
    const auto absolute = m_scale.point(x, y);
    const auto corner = m_scale.point(m_left, m_top);
    return absolute && corner ? std::optional{Point{absolute->x - corner->x, absolute->y - corner->y}} : std::nullopt;
}

void SceneReader::readWall(const JsonItem& wall) {
    const auto ends = endsOf(wall);
    const auto from = ends ? place((*ends)[0], (*ends)[1]) : std::nullopt;
    const auto to = ends ? place((*ends)[2], (*ends)[3]) : std::nullopt;
    if (!from || !to) {
        m_report.skipped("bad-wall", wall.path(),
                         QStringLiteral("A wall does not have four coordinates; it is skipped."));
        return;
    }
    bool isOld = false;
    const Sense sense = senseOf(wall, isOld);
    const int door = static_cast<int>(std::clamp(wall["door"].number().value_or(0.0), 0.0, 2.0));
    const bool isOpen = door > 0 && wall["ds"].number().value_or(0.0) == 1.0;
    Piece piece;
    piece.kind = door > 0                  ? QStringLiteral("door")
                 : sense == Sense::None    ? QStringLiteral("window")
                 : sense == Sense::Limited ? QStringLiteral("terrain")
                                           : QStringLiteral("wall");
    if (isOpen || sense == Sense::None) {
        piece.height = Length{};
    }
    if (door == 2) {
        piece.traits.append(QStringLiteral("secret"));
    }
    // Foundry leaves a wall out for whoever looks from its side "dir": 1 is the right hand on screen of someone who
    // walks from its first point to its second, 2 the left hand. So the other side is blocked.
    const double side = wall["dir"].number().value_or(0.0);
    if (side == 1.0 || side == 2.0) {
        piece.blocksFrom = side == 1.0 ? WallSide::Left : WallSide::Right;
    }
    const bool isOneWay = piece.blocksFrom.has_value();
    const bool isMade = m_builder.addWall(std::array{*from, *to}, std::move(piece), wall.path());
    if (!isMade) {
        return;
    }
    if (isOpen) {
        m_report.read("open-door", wall.path(), QStringLiteral("An open door blocks no line."));
    } else if (door > 0) {
        m_report.read("door", wall.path(), QStringLiteral("Closed doors are walls."));
    } else if (sense == Sense::None) {
        m_report.read(
            "window", wall.path(),
            QStringLiteral("A wall that does not block sight becomes a wall of height 0, which blocks no line."));
    } else if (sense == Sense::Limited) {
        m_report.guessed(
            "limited", wall.path(),
            QStringLiteral(
                "A wall of limited sight blocks at the second crossing in the file, and at the first one here."));
    } else if (sense == Sense::Near) {
        m_report.guessed(
            "near", wall.path(),
            QStringLiteral("A wall blocks only at some distances in the file; here it blocks at any distance."));
    } else {
        m_report.read("wall", wall.path(),
                      QStringLiteral("Walls of the map become walls without thickness and of unlimited height."));
    }
    if (isOneWay) {
        m_report.read("one-way", wall.path(),
                      QStringLiteral("A one-way wall blocks from one side only, as in the file."));
    }
}

void SceneReader::readTokens() {
    const JsonItem tokens = m_scene["tokens"];
    if (tokens.count() > 0 && !m_options.withTokens) {
        m_report.skipped("tokens", tokens.path(),
                         QStringLiteral("Tokens are skipped; with --tokens they become models."), {}, tokens.count());
        return;
    }
    for (const JsonItem& token : tokens.children()) {
        const double width = std::clamp(token["width"].number().value_or(1.0), 0.25, 20.0) * m_size;
        const double height = std::clamp(token["height"].number().value_or(1.0), 0.25, 20.0) * m_size;
        const auto middle =
            place(token["x"].number().value_or(0.0) + width / 2, token["y"].number().value_or(0.0) + height / 2);
        const auto base = geometry::Footprint::round(m_scale.length(std::min(width, height)).value_or(Length{}));
        if (!middle || !base) {
            continue;
        }
        Model model;
        model.id = ModelId{m_builder.freshId(QStringLiteral("token"))};
        model.name = token["name"].text();
        model.position = *middle;
        model.base = *base;
        m_builder.scenario.models.push_back(std::move(model));
        m_report.guessed("token", token.path(),
                         QStringLiteral("A token becomes a model with a round base as wide as its cells."));
    }
}

void SceneReader::readPicture() {
    const QString source =
        m_scene["background"].isObject() ? m_scene["background"]["src"].text() : m_scene["img"].text();
    m_builder.scenario.photo =
        photoBeside(m_file, source.isEmpty() ? QStringList{} : QStringList{source}, at("img"), m_options, m_report);
    if (!m_builder.scenario.photo) {
        m_report.skipped(
            "picture-elsewhere", at("img"),
            QStringLiteral("The file refers to an image that was not found beside it; the table has no background."));
    }
}

ImportResult SceneReader::read(ImportReport report, std::vector<ImportQuestion> questions) {
    m_report = std::move(report);
    m_questions = std::move(questions);
    if (!setFrame()) {
        return importError(m_file, "no-map-size", m_scene.path(),
                           QStringLiteral("The scene has no size: \"width\", \"height\" and the size of its \"grid\" "
                                          "must be pixels above 0, and the map no larger than 1,000 m."),
                           QStringLiteral("three numbers above 0"),
                           QStringLiteral("%1 x %2, grid %3").arg(m_width).arg(m_height).arg(m_size));
    }
    m_builder.scenario.name = m_scene["name"].text();
    choosePadding();
    if (m_scene["levels"].count() > 1) {
        m_report.guessed("levels", at("levels"),
                         QStringLiteral("The scene has several levels; all their walls are imported onto one table."));
    }
    int done = 0;
    for (const JsonItem& wall : m_scene["walls"].children()) {
        readWall(wall);
        if (m_builder.isFull()) {
            return tooManyPoints(m_file);
        }
        if (++done % 1024 == 0 && m_run.isCanceled()) {
            return canceledImport(m_file);
        }
    }
    if (m_scene["walls"].count() == 0) {
        m_report.guessed("no-walls", at("walls"), QStringLiteral("The map has no walls."));
    }
    for (const char* key : {"lights", "sounds", "notes", "drawings", "tiles", "templates", "regions"}) {
        if (const int count = m_scene[key].count(); count > 0) {
            m_report.skipped("other-things", at(key), QStringLiteral("Objects of type \"%1\" are skipped."),
                             {QLatin1String{key}}, count);
        }
    }
    readTokens();
    readPicture();
    return Import{std::move(m_builder.scenario), std::move(m_report), std::move(m_questions)};
}

struct PackScene {
    ImportFile file;
    JsonItem root;
};

/// The scenes of a pack: one object per line, of which the last of an id applies; deleted ones are dropped.
struct Pack {
    std::vector<PackScene> scenes = {};
    ImportReport report = {};
};

Pack readPack(const ImportFile& file) {
    Pack pack;
    struct Line {
        QString id;
        ImportFile text;
        bool isScene = false;
    };
    std::vector<Line> lines;
    QHash<QString, std::size_t> byId;
    const QList<QByteArray> texts = file.bytes().split('\n');
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (texts[i].trimmed().isEmpty()) {
            continue;
        }
        const QString place = QStringLiteral("line %1").arg(i + 1);
        const ImportFile line{texts[i], file.name()};
        const JsonItem root = line.root();
        if (!root.isObject()) {
            pack.report.skipped("broken-line", place,
                                QStringLiteral("A line of the pack is not a JSON object; it is skipped."));
            continue;
        }
        const QString id = root["_id"].text();
        const bool isDeleted = root["$$deleted"].boolean() == true;
        const auto before = id.isEmpty() ? byId.constEnd() : byId.constFind(id);
        if (before != byId.constEnd()) {
            pack.report.skipped("older-entry", place,
                                QStringLiteral("A scene occurs more than once in the pack; the last one is used."));
            lines[*before] = {id, line, !isDeleted && isScene(root)};
        } else {
            byId.insert(id, lines.size());
            lines.push_back({id, line, !isDeleted && isScene(root)});
        }
    }
    for (Line& line : lines) {
        if (line.isScene) {
            const JsonItem root = line.text.root();
            pack.scenes.push_back({std::move(line.text), root});
        }
    }
    return pack;
}

/// Reads the scene that the caller names, by name, id or 1-based number; else the first with walls, else the first.
ImportResult readChosen(const ImportFile& file, Pack pack, const ImportOptions& options, const ImportRun& run) {
    QStringList names;
    std::vector<std::size_t> matching;
    int walled = 0;
    bool isNumber = false;
    const int number = options.entry.toInt(&isNumber);
    const auto hasWalls = [&](std::size_t i) { return pack.scenes[i].root["walls"].count() > 0; };
    for (std::size_t i = 0; i < pack.scenes.size(); ++i) {
        const JsonItem& root = pack.scenes[i].root;
        names.append(root["name"].text());
        walled += hasWalls(i) ? 1 : 0;
        const bool isNamed = names.back().compare(options.entry, Qt::CaseInsensitive) == 0 ||
                             root["_id"].text() == options.entry || (isNumber && number == static_cast<int>(i) + 1);
        if (options.entry.isEmpty() || isNamed) {
            matching.push_back(i);
        }
    }
    if (matching.empty()) {
        return names.isEmpty()
                   ? importError(file, "no-scene", {}, QStringLiteral("The pack contains no scene with walls."))
                   : importError(file, "unknown-entry", {},
                                 QStringLiteral("The pack contains no \"%1\"; it contains %2.")
                                     .arg(options.entry, names.join(QStringLiteral(", "))));
    }
    const auto withWalls = std::ranges::find_if(matching, hasWalls);
    const std::size_t chosen = withWalls != matching.end() ? *withWalls : matching.front();
    std::vector<ImportQuestion> questions;
    if (names.size() > 1) {
        const QString name = names[static_cast<qsizetype>(chosen)];
        const ImportFate fate = options.entry.isEmpty() ? ImportFate::Guessed : ImportFate::Read;
        pack.report.add(fate, "chosen-scene", {},
                        QStringLiteral("The file contains %1 scenes, %2 of them with walls; this is %3."),
                        {QString::number(names.size()), QString::number(walled), name});
        if (options.entry.isEmpty()) {
            questions.push_back({ImportQuestion::About::Entry, QStringLiteral("first-entry"),
                                 QStringLiteral("Which table of the file do you want to open?"), name, names});
        }
    }
    const PackScene& scene = pack.scenes[chosen];
    return SceneReader{scene.file, scene.root, options, run}.read(std::move(pack.report), std::move(questions));
}

ImportResult readFoundry(const ImportFile& file, const ImportOptions& options, const ImportRun& run) {
    if (file.suffix() == QLatin1String("ldb")) {
        return importError(
            file, "leveldb", {},
            QStringLiteral("Packs of version 11 and later are database folders, which are not supported. Export the "
                           "scene from its menu instead: that creates a .json file."));
    }
    const JsonItem root = file.root();
    if (isScene(root)) {
        return SceneReader{file, root, options, run}.read({}, {});
    }
    // An adventure, or a list of scenes, in one JSON text.
    if (const JsonItem list = root.isList() ? root : root["scenes"]; list.isList()) {
        Pack pack;
        for (const JsonItem& scene : list.children()) {
            if (isScene(scene)) {
                pack.scenes.push_back({file, scene});
            }
        }
        return readChosen(file, std::move(pack), options, run);
    }
    // A pack of a single line is valid JSON as a whole.
    if (file.bytes().contains('\n') || root.isThere()) {
        return readChosen(file, readPack(file), options, run);
    }
    return tl::unexpected{file.jsonProblem()};
}

} // namespace

Format foundryFormat() {
    return {QStringLiteral("foundry"),
            QStringLiteral("Foundry VTT scene"),
            {QStringLiteral("foundry.json"), QStringLiteral("db"), QStringLiteral("ldb")},
            detectFoundry,
            readFoundry,
            writeFoundryScene};
}

} // namespace sightline::scenarios::formats
