#include "scenarios/formats/drawings/element_names.h"

#include "scenarios/base/json_writer.h"
#include "scenarios/model/terrain_kinds.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios::formats {

using geometry::Footprint;
using geometry::Length;
using geometry::Point;

namespace {

constexpr double kMaxWounds = 1000.0; // as scenario files have it

QString number(double value) { return QString::fromLatin1(jsonNumber(value)); }

void addText(WordList& words, const char* key, const QString& text) {
    if (!text.isEmpty()) {
        words.emplace_back(QLatin1String{key}, text);
    }
}

/// Items are separated by semicolons, so that they may contain blanks.
void addList(WordList& words, const char* key, const QStringList& list) {
    addText(words, key, list.join(QStringLiteral("; ")));
}

QStringList listIn(const QString& text) {
    QStringList list;
    for (const QString& word : text.split(text.contains(u';') ? u';' : u',', Qt::SkipEmptyParts)) {
        if (const QString trimmed = word.trimmed(); !trimmed.isEmpty()) {
            list.append(trimmed);
        }
    }
    return list;
}

constexpr std::array kClassWords{std::pair{HeightClass::Low, "low"}, std::pair{HeightClass::Medium, "medium"},
                                 std::pair{HeightClass::Tall, "tall"}};

/// Reads the words that are numbers, and reports invalid ones.
class NumberReader {
public:
    NumberReader(const Words& words, const QString& place, ImportReport& report)
        : m_words{words}, m_position{place}, m_report{report} {}

    [[nodiscard]] std::optional<double> number(const char* key, double least, double most) {
        const QString text = m_words.value(QLatin1String{key}).trimmed();
        if (text.isEmpty()) {
            return {};
        }
        const auto value = numberIn(text);
        if (!value || *value < least || *value > most) {
            m_report.skipped("bad-number", m_position, QStringLiteral("“%1” is not a valid number for %2."),
                             {text.left(40), QLatin1String{key}});
            return {};
        }
        return value;
    }
    [[nodiscard]] std::optional<Length> inches(const char* key, double least) {
        const auto value = number(key, least, 1000);
        return value ? std::optional{Length::fromInches(*value)} : std::nullopt;
    }
    [[nodiscard]] std::optional<Length> millimeters(const char* key) {
        const auto value = number(key, 0.001, 10'000);
        return value ? std::optional{Length::fromMillimeters(*value)} : std::nullopt;
    }

private:
    const Words& m_words;
    const QString& m_position;
    ImportReport& m_report;
};

} // namespace

std::optional<double> numberIn(QString text) {
    text = text.trimmed();
    if (text.count(u',') == 1 && !text.contains(u'.')) {
        text.replace(u',', u'.');
    }
    bool good = false;
    const double value = text.toDouble(&good);
    return good && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

std::optional<std::vector<Point>> pointsIn(const QString& text, bool millimeters) {
    std::vector<Point> points;
    for (const QString& pair : text.split(u';', Qt::SkipEmptyParts)) {
        const QStringList parts = pair.simplified().split(u' ');
        const auto x = parts.size() == 2 ? numberIn(parts[0]) : std::nullopt;
        const auto y = parts.size() == 2 ? numberIn(parts[1]) : std::nullopt;
        const double most = millimeters ? 1e6 : 39'000;
        if (!x || !y || std::abs(*x) > most || std::abs(*y) > most ||
            points.size() > static_cast<std::size_t>(kMaxPoints)) {
            return {};
        }
        points.push_back(millimeters ? Point{Length::fromMillimeters(*x), Length::fromMillimeters(*y)}
                                     : geometry::pointFromInches(*x, *y));
    }
    return points;
}

QString pointsText(std::span<const Point> points, bool millimeters) {
    QStringList corners;
    for (const Point& p : points) {
        corners.append(millimeters ? QStringLiteral("%1 %2").arg(number(p.x.millimeters()), number(p.y.millimeters()))
                                   : QStringLiteral("%1 %2").arg(number(p.x.inches()), number(p.y.inches())));
    }
    return corners.join(QStringLiteral("; "));
}

WordList wordsOf(const Piece& piece) {
    WordList words;
    addText(words, "name", piece.name);
    addText(words, "terrain", piece.kind);
    if (piece.elevation != Length{}) {
        addText(words, "elevation_in", number(piece.elevation.inches()));
    }
    if (piece.height) {
        addText(words, "height_in", number(piece.height->inches()));
    }
    if (piece.heightClass) {
        addText(
            words, "height_class",
            QLatin1String{
                std::ranges::find(kClassWords, *piece.heightClass, &decltype(kClassWords)::value_type::first)->second});
    }
    addList(words, "traits", piece.traits);
    addText(words, "group", piece.group);
    addText(words, "parent", piece.parent);
    if (piece.size) {
        addText(words, "size", number(*piece.size));
    }
    return words;
}

WordList wordsOf(const PieceWall& wall) {
    WordList words;
    addText(words, "terrain", wall.kind);
    if (wall.height) {
        addText(words, "height_in", number(wall.height->inches()));
    }
    if (!wall.blocksSight) {
        addText(words, "blocks_sight", QStringLiteral("false"));
    }
    if (wall.blocksFire) {
        addText(words, "blocks_fire", *wall.blocksFire ? QStringLiteral("true") : QStringLiteral("false"));
    }
    return words;
}

WordList wordsOf(const Footprint& base) {
    const auto sized = [](const char* shape, Length length, Length width) {
        return WordList{{QStringLiteral("shape"), QLatin1String{shape}},
                        {QStringLiteral("length_mm"), number(length.millimeters())},
                        {QStringLiteral("width_mm"), number(width.millimeters())}};
    };
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        return sized("round", round->diameter, round->diameter);
    }
    if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        return sized("oval", oval->length, oval->width);
    }
    if (const auto* box = std::get_if<geometry::RectangleBase>(&base.shape())) {
        return sized("rectangle", box->length, box->width);
    }
    return {
        {QStringLiteral("shape"), QStringLiteral("hull")},
        {QStringLiteral("hull_mm"), pointsText(std::get<geometry::HullOutline>(base.shape()).outline.outline(), true)}};
}

WordList wordsOf(const Model& model) {
    WordList words;
    addText(words, "name", model.name);
    addText(words, "player", model.player.value);
    addText(words, "unit", model.unit);
    addText(words, "facing_degrees", number(model.facing.degrees()));
    addText(words, "elevation_in", number(model.elevation.inches()));
    addText(words, "height_in", number(model.height.inches()));
    for (auto& word : wordsOf(model.base)) {
        words.push_back(std::move(word));
    }
    addList(words, "keywords", model.keywords);
    if (model.size) {
        addText(words, "size", number(*model.size));
    }
    if (model.wounds) {
        addText(words, "wounds", QString::number(*model.wounds));
    }
    if (model.maxWounds) {
        addText(words, "max_wounds", QString::number(*model.maxWounds));
    }
    return words;
}

WordList wordsOf(const Zone& zone) {
    WordList words;
    addText(words, "name", zone.name);
    addText(words, "player", zone.player.value);
    addText(words, "terrain", zone.kind);
    return words;
}

void readWords(const Words& words, const QString& place, Piece& piece, ImportReport& report) {
    NumberReader numbers{words, place, report};
    const auto text = [&](const char* key, QString& value) {
        if (const QString found = words.value(QLatin1String{key}).trimmed(); !found.isEmpty()) {
            value = found;
        }
    };
    text("name", piece.name);
    text("terrain", piece.kind);
    text("group", piece.group);
    text("parent", piece.parent);
    piece.elevation = numbers.inches("elevation_in", -1000).value_or(piece.elevation);
    if (const auto height = numbers.inches("height_in", 0)) {
        piece.height = height;
    }
    for (const auto& [value, word] : kClassWords) {
        if (words.value(QStringLiteral("height_class")).compare(QLatin1String{word}, Qt::CaseInsensitive) == 0) {
            piece.heightClass = value;
        }
    }
    if (words.contains(QStringLiteral("traits"))) {
        piece.traits = listIn(words.value(QStringLiteral("traits")));
    }
    if (const auto size = numbers.number("size", 0, 1000)) {
        piece.size = size;
    }
}

void readWords(const Words& words, const QString& place, PieceWall& wall, ImportReport& report) {
    NumberReader numbers{words, place, report};
    wall.kind = words.value(QStringLiteral("terrain")).trimmed();
    wall.height = numbers.inches("height_in", 0);
    wall.blocksSight =
        words.value(QStringLiteral("blocks_sight")).compare(QLatin1String("false"), Qt::CaseInsensitive) != 0;
    if (const QString fire = words.value(QStringLiteral("blocks_fire")); !fire.isEmpty()) {
        wall.blocksFire = fire.compare(QLatin1String("false"), Qt::CaseInsensitive) != 0;
    }
}

std::optional<Footprint> baseIn(const Words& words, const QString& place, ImportReport& report) {
    NumberReader numbers{words, place, report};
    const QString shape = words.value(QStringLiteral("shape")).toLower();
    if (const QString hull = words.value(QStringLiteral("hull_mm")); !hull.isEmpty()) {
        const auto points = pointsIn(hull, true);
        const auto base = points ? Footprint::hull(*points) : tl::unexpected{geometry::Error{}};
        if (base) {
            return *base;
        }
        report.skipped("bad-hull", place, QStringLiteral("Invalid hull outline; the model gets the usual base."));
        return {};
    }
    auto length = numbers.millimeters("length_mm");
    if (!length) {
        length = numbers.millimeters("diameter_mm");
    }
    if (!length) {
        return {};
    }
    const auto width = numbers.millimeters("width_mm").value_or(*length);
    const auto base = shape == QLatin1String("rectangle") || shape == QLatin1String("square")
                          ? Footprint::rectangle(*length, width)
                      : *length == width && shape != QLatin1String("oval") ? Footprint::round(*length)
                                                                           : Footprint::oval(*length, width);
    return base ? std::optional{*base} : std::nullopt;
}

void readWords(const Words& words, const QString& place, Model& model, ImportReport& report) {
    NumberReader numbers{words, place, report};
    model.name = words.value(QStringLiteral("name"), model.name).trimmed();
    model.player = PlayerId{words.value(QStringLiteral("player")).trimmed()};
    model.unit = words.value(QStringLiteral("unit")).trimmed();
    model.facing = geometry::Angle::fromDegrees(numbers.number("facing_degrees", -1e6, 1e6).value_or(0));
    model.elevation = numbers.inches("elevation_in", -1000).value_or(model.elevation);
    if (const auto height = numbers.inches("height_in", 0.001)) {
        model.height = *height;
    }
    if (const auto base = baseIn(words, place, report)) {
        model.base = *base;
    }
    model.keywords = listIn(words.value(QStringLiteral("keywords")));
    if (const auto size = numbers.number("size", 0, 1000)) {
        model.size = size;
    }
    if (const auto wounds = numbers.number("wounds", 1, kMaxWounds)) {
        model.wounds = static_cast<int>(*wounds);
    }
    if (const auto wounds = numbers.number("max_wounds", 1, kMaxWounds)) {
        model.maxWounds = static_cast<int>(*wounds);
    }
}

void needPlayer(TableBuilder& table, const PlayerId& player) {
    auto& players = table.scenario.players;
    if (!player.value.isEmpty() && std::ranges::find(players, player, &Player::id) == players.end()) {
        players.push_back({player, {}, {}, {}});
    }
}

QString kindCalled(const QString& layer) {
    // These stay as named; other words of the vocabulary become its ids.
    static const std::array kKept{"forest", "tower", "hedge", "crate", "mat", "window", "door"};
    static const std::array kTooUsual{"feature", "area", "marker"};
    const auto kindOf = [](const QString& word) {
        const QString single = word.endsWith(u's') ? word.chopped(1) : word;
        for (const QString& form : {word, single}) {
            if (std::ranges::any_of(kKept, [&](const char* kept) { return form == QLatin1String{kept}; })) {
                return form;
            }
        }
        for (const QString& form : {word, single}) {
            const QString kind = canonicalKind(form);
            const bool isUsual =
                std::ranges::any_of(kTooUsual, [&](const char* usual) { return kind == QLatin1String{usual}; });
            if (!kind.isEmpty() && (!isUsual || form == QLatin1String("area"))) {
                return kind;
            }
        }
        return QString{};
    };
    const QString whole = layer.trimmed().toLower();
    if (const QString kind = kindOf(whole); !kind.isEmpty()) {
        return kind;
    }
    static const QRegularExpression kBetweenWords{QStringLiteral("[^\\p{L}]+"),
                                                  QRegularExpression::UseUnicodePropertiesOption};
    const QStringList words = whole.left(200).split(kBetweenWords, Qt::SkipEmptyParts);
    for (auto word = words.crbegin(); word != words.crend(); ++word) {
        if (const QString kind = kindOf(*word); !kind.isEmpty() && *word != QLatin1String("area")) {
            return kind;
        }
    }
    return {};
}

bool isLayerOfWalls(const QString& layer) {
    const QString kind = canonicalKind(kindCalled(layer));
    const auto found = std::ranges::find(terrainKinds(), kind, &TerrainKind::id);
    return found != terrainKinds().end() && found->isLine;
}

} // namespace sightline::scenarios::formats
