#include "scenarios/conformance/random_scene.h"

#include <QJsonArray>

#include <array>
#include <random>

namespace sightline::scenarios {

using geometry::Angle;
using geometry::Footprint;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;
using geometry::Vector;
using geometry::Wall;

namespace {

constexpr std::int64_t kInch = 25'400'000;
constexpr std::int64_t kMillimeter = 1'000'000;
constexpr int kWidthInches = 44;
constexpr int kHeightInches = 30;
constexpr int kModelsOfASide = 3;
static_assert(2 * kModelsOfASide * kModelsOfASide == kPairsOfRandomScene);

class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine{seed} {}

    /// Returns an integer in [0, count).
    int below(int count) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(count)); }
    bool oneIn(int count) { return below(count) == 0; }
    /// Returns any whole nanometer in [low, high], both in units.
    std::int64_t between(std::int64_t low, std::int64_t high, std::int64_t unit) {
        return low * unit + static_cast<std::int64_t>(m_engine() % static_cast<std::uint64_t>((high - low) * unit + 1));
    }
    template <class Value, std::size_t count> const Value& oneOf(const std::array<Value, count>& values) {
        return values[static_cast<std::size_t>(below(static_cast<int>(count)))];
    }

private:
    std::mt19937_64 m_engine;
};

/// A rotation with rational sine and cosine, so that integers suffice.
struct Turn {
    std::int64_t cosine = 1;
    std::int64_t sine = 0;
    std::int64_t whole = 1;
};

constexpr std::array kTurns{Turn{1, 0, 1},     Turn{0, 1, 1},   Turn{-1, 0, 1},   Turn{0, -1, 1},
                            Turn{3, 4, 5},     Turn{-4, 3, 5},  Turn{5, -12, 13}, Turn{15, 8, 17},
                            Turn{-8, -15, 17}, Turn{24, 7, 25}, Turn{20, 21, 29}, Turn{-21, 20, 29}};

/// An outline relative to (0, 0), in nanometers.
using Sketch = std::vector<std::array<std::int64_t, 2>>;

Ring placed(const Sketch& sketch, Point at, const Turn& turn) {
    Ring ring;
    for (const auto& [x, y] : sketch) {
        ring.push_back(at + Vector{Length::fromNanometers((x * turn.cosine - y * turn.sine) / turn.whole),
                                   Length::fromNanometers((x * turn.sine + y * turn.cosine) / turn.whole)});
    }
    return ring;
}

Sketch box(std::int64_t width, std::int64_t depth) { return {{0, 0}, {width, 0}, {width, depth}, {0, depth}}; }

Sketch ruinL(std::int64_t width, std::int64_t depth, std::int64_t thickness) {
    return {{0, 0}, {width, 0}, {width, thickness}, {thickness, thickness}, {thickness, depth}, {0, depth}};
}

Sketch ruinU(std::int64_t width, std::int64_t depth, std::int64_t thickness) {
    return {{0, 0},
            {width, 0},
            {width, depth},
            {width - thickness, depth},
            {width - thickness, thickness},
            {thickness, thickness},
            {thickness, depth},
            {0, depth}};
}

QJsonObject ownRules(const char* id, const char* touch, const QJsonArray& blocks, bool ignoreContainers) {
    return {{"id", QString::fromLatin1(id)},
            {"name", QStringLiteral("Rules of a random scene")},
            {"version", QStringLiteral("1")},
            {"status", QStringLiteral("unverified")},
            {"source", QStringLiteral("made for the agreement run")},
            {"touch", QString::fromLatin1(touch)},
            {"blocks", blocks},
            {"ignore", ignoreContainers ? QJsonArray{QStringLiteral("piece-holding-an-end")} : QJsonArray{}}};
}

RulesChoice someRules(Random& random) {
    const QJsonObject noMats{{"mat", true}, {"when", "never"}};
    const QJsonObject always{{"when", "always"}};
    switch (random.below(6)) {
    case 0: return ownRules("plan-strict", "blocked", {noMats, always}, false);
    case 1: return ownRules("plan-from-inside", "clear", {noMats, always}, true);
    case 2:
        return ownRules("dense-only", "blocked",
                        {noMats, QJsonObject{{"trait", "dense"}, {"when", "always"}},
                         QJsonObject{{"height_class", "tall"}, {"when", "always"}},
                         QJsonObject{{"when", "both-models-below"}, {"limit_in", 2.5}}},
                        true);
    case 3: return QStringLiteral("plan");
    default: return QStringLiteral("height-tags");
    }
}

RulesChoice volumeRules(Random& random) {
    if (!random.oneIn(3)) {
        return QStringLiteral("volume");
    }
    QJsonObject rules =
        ownRules("volume-strict", "blocked",
                 {QJsonObject{{"mat", true}, {"when", "never"}}, QJsonObject{{"when", "always"}}}, false);
    rules.insert(QStringLiteral("geometry"), QStringLiteral("volume"));
    return rules;
}

class SceneMaker {
public:
    explicit SceneMaker(std::uint64_t seed)
        : m_random{seed}, m_onGrid{m_random.oneIn(4)}, m_inSpace{m_random.oneIn(3)} {
        m_scene.name = QStringLiteral("Random scene %1").arg(seed);
        m_scene.table.width = Length::fromNanometers(kWidthInches * kInch);
        m_scene.table.height = Length::fromNanometers(kHeightInches * kInch);
        m_scene.rules = m_inSpace ? volumeRules(m_random) : someRules(m_random);
        m_scene.players = {{{QStringLiteral("red")}, QStringLiteral("Red"), QStringLiteral("#b3413a"), {}},
                           {{QStringLiteral("blue")}, QStringLiteral("Blue"), QStringLiteral("#2f6db5"), {}}};
        const int pieces = 4 + m_random.below(18);
        while (static_cast<int>(m_scene.terrain.size()) < pieces) {
            addPiece();
        }
        if (m_inSpace) {
            addArch();
            addHouse();
        }
        for (const char* player : {"red", "blue"}) {
            for (int i = 1; i <= kModelsOfASide; ++i) {
                addModel(QString::fromLatin1(player), i);
            }
        }
        if (m_random.oneIn(4)) {
            overruleSomething();
        }
    }

    Scenario take() { return std::move(m_scene); }

private:
    /// Adds an overruling of a pair, and sometimes of a wall.
    void overruleSomething() {
        const auto someModel = [&] { return m_random.below(static_cast<int>(m_scene.models.size())); };
        const auto idOf = [&](int model) { return m_scene.models[static_cast<std::size_t>(model)].id; };
        const JudgeNote by{QStringLiteral("Judge"), QStringLiteral("as the players agreed"), {}};
        const int from = someModel();
        const int to = someModel();
        if (from != to) {
            m_scene.overrulings.push_back({{idOf(from), idOf(to)}, {}, m_random.oneIn(2), {}, by, {}});
        }
        for (const Piece& piece : m_scene.terrain) {
            if (!piece.walls.empty() && m_random.oneIn(2)) {
                WallRuling ruling;
                ruling.piece = piece.id;
                ruling.wall = m_random.below(static_cast<int>(piece.walls.size()));
                ruling.blocksSight = m_random.oneIn(2);
                ruling.by = by;
                m_scene.wallRulings.push_back(std::move(ruling));
            }
        }
    }

    Point place() {
        const auto coordinate = [this](int inches) {
            return Length::fromNanometers(m_onGrid ? (1 + m_random.below(inches - 2)) * kInch
                                                   : m_random.between(1, inches - 1, kInch));
        };
        const Length x = coordinate(kWidthInches);
        return {x, coordinate(kHeightInches)};
    }

    std::int64_t size(int low, int high) {
        return m_onGrid ? (low + m_random.below(high - low + 1)) * kInch : m_random.between(low, high, kInch);
    }

    /// Returns an existing corner, so that pieces touch and bases stand on corners.
    Point someCorner() {
        if (m_scene.terrain.empty()) {
            return place();
        }
        const Piece& piece =
            m_scene.terrain[static_cast<std::size_t>(m_random.below(static_cast<int>(m_scene.terrain.size())))];
        const auto* polygon = std::get_if<Polygon>(&piece.outline);
        const auto& corners = polygon ? polygon->outline() : std::get<Wall>(piece.outline).vertices();
        return corners[static_cast<std::size_t>(m_random.below(static_cast<int>(corners.size())))];
    }

    void addPiece() {
        const Point at = m_random.oneIn(3) ? someCorner() : place();
        const Turn turn = m_onGrid ? kTurns[static_cast<std::size_t>(m_random.below(4))] : m_random.oneOf(kTurns);
        const std::int64_t thickness = m_random.between(2, 16, kMillimeter);
        Piece piece;
        piece.id = {QStringLiteral("piece-%1").arg(m_scene.terrain.size() + 1)};
        piece.kind = QStringLiteral("ruin");
        const auto polygon = [&](const Sketch& sketch, const std::vector<Ring>& holes = {}) {
            auto outline = Polygon::fromVertices(placed(sketch, at, turn), holes);
            if (outline) {
                piece.outline = std::move(*outline);
            }
            return outline.has_value();
        };
        const auto wall = [&](const Sketch& sketch) { return Wall::fromVertices(placed(sketch, at, turn)); };
        bool made = false;
        switch (m_random.below(8)) {
        case 0:
        case 1: {
            const std::int64_t width = size(3, 8);
            const std::int64_t depth = size(3, 6);
            made = polygon(ruinL(width, depth, thickness));
            if (const auto inner = wall({{width, 0}, {width, depth / 2}}); inner && m_random.oneIn(2)) {
                piece.walls.push_back({*inner, QStringLiteral("solid"), !m_random.oneIn(4), {}, {}});
            }
            break;
        }
        case 2: {
            const std::int64_t width = size(3, 6);
            made = polygon(ruinU(width, size(3, 6), thickness));
            break;
        }
        case 3: {
            const std::int64_t width = size(3, 6);
            const std::int64_t depth = size(3, 6);
            const Sketch court{{thickness, thickness},
                               {width - thickness, thickness},
                               {width - thickness, depth - thickness},
                               {thickness, depth - thickness}};
            made = polygon(box(width, depth), {placed(court, at, turn)});
            break;
        }
        case 4: {
            Sketch walk{{0, 0}};
            for (int i = 1 + m_random.below(3); i > 0; --i) {
                walk.push_back({walk.back()[0] + size(1, 4), walk.back()[1] + size(0, 4) - 2 * kInch});
            }
            if (const auto line = wall(walk)) {
                piece.outline = *line;
                piece.kind = QStringLiteral("wall");
                made = true;
            }
            break;
        }
        case 5:
            made = polygon({{0, 0},
                            {size(2, 4), -size(0, 1)},
                            {size(4, 6), size(1, 3)},
                            {size(1, 4), size(3, 5)},
                            {-size(0, 1), size(1, 2)}});
            break;
        default: {
            const std::int64_t width = size(1, 5);
            made = polygon(box(width, size(1, 4)));
            break;
        }
        }
        if (made) {
            addHeight(piece);
            m_scene.terrain.push_back(std::move(piece));
        }
    }

    /// Returns often whole half inches, so that tops and bottoms coincide.
    Length someHeight(int low, int high) {
        const Length any = Length::fromNanometers(m_random.between(low, high, kInch));
        const Length even = Length::fromNanometers((2 * low + m_random.below(2 * (high - low) + 1)) * (kInch / 2));
        return m_random.oneIn(3) ? any : even;
    }

    void addPart(const char* kind,
                 decltype(Piece::outline) outline,
                 Length elevation,
                 Length height,
                 std::vector<WallOpening> openings = {}) {
        Piece piece;
        piece.id = {QStringLiteral("piece-%1").arg(m_scene.terrain.size() + 1)};
        piece.kind = QString::fromLatin1(kind);
        piece.outline = std::move(outline);
        piece.elevation = elevation;
        piece.height = height;
        piece.openings = std::move(openings);
        m_scene.terrain.push_back(std::move(piece));
    }

    /// Adds two pillars with a lintel.
    void addArch() {
        const Point at = place();
        const Turn turn = m_random.oneOf(kTurns);
        const std::int64_t width = size(3, 7);
        const Length pillar = someHeight(1, 3);
        const Sketch second{{width, 0}, {width + kInch, 0}, {width + kInch, kInch}, {width, kInch}};
        addPart("pillar", Polygon::fromVertices(placed(box(kInch, kInch), at, turn)).value(), {}, pillar);
        addPart("pillar", Polygon::fromVertices(placed(second, at, turn)).value(), {}, pillar);
        addPart("lintel", Polygon::fromVertices(placed(box(width + kInch, kInch), at, turn)).value(), pillar,
                someHeight(1, 2));
    }

    /// Adds four walls with windows and doors, and a floor on top.
    void addHouse() {
        const Point at = place();
        const Turn turn = m_random.oneOf(kTurns);
        const std::int64_t width = size(4, 7);
        const std::int64_t depth = size(3, 6);
        const Length storey = someHeight(2, 4);
        const Ring corners = placed(box(width, depth), at, turn);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            if (m_random.oneIn(5)) {
                continue; // a missing wall
            }
            const auto inches = [](std::int64_t halves) { return Length::fromNanometers(halves * (kInch / 2)); };
            std::vector<WallOpening> openings;
            if (m_random.oneIn(2)) {
                const int from = 1 + m_random.below(2);
                openings.push_back(
                    {inches(from), inches(from + 1 + m_random.below(2)), inches(m_random.below(3)), inches(3), {}});
            }
            addPart("wall",
                    Wall::fromVertices(std::vector<Point>{corners[i], corners[(i + 1) % corners.size()]}).value(), {},
                    m_random.oneIn(2) ? storey : someHeight(2, 6), std::move(openings));
        }
        addPart("floor", Polygon::fromVertices(corners).value(), storey, Length::fromNanometers(kInch / 4));
    }

    void addHeight(Piece& piece) {
        if (m_inSpace && !m_random.oneIn(4)) {
            piece.height = someHeight(1, 6);
            piece.elevation = m_random.oneIn(3) ? someHeight(1, 4) : Length{};
            return;
        }
        constexpr std::array kClasses{HeightClass::Low, HeightClass::Medium, HeightClass::Tall};
        switch (m_random.below(6)) {
        case 0: break;
        case 1: piece.heightClass = m_random.oneOf(kClasses); break;
        case 2: piece.height = Length{}; break; // a mat
        default: piece.height = Length::fromNanometers(m_random.between(1, 7, kInch)); break;
        }
        if (m_random.oneIn(5)) {
            piece.traits = {m_random.oneIn(2) ? QStringLiteral("obscuring") : QStringLiteral("dense")};
        }
    }

    Footprint someBase() {
        constexpr std::array<int, 9> kRound{25'000, 28'500, 32'000, 40'000, 50'000, 60'000, 80'000, 100'000, 160'000};
        constexpr std::array<std::array<int, 2>, 4> kOval{
            {{60'000, 35'500}, {75'000, 42'000}, {120'000, 92'000}, {170'000, 109'000}}};
        constexpr std::array<std::array<int, 2>, 4> kRectangle{
            {{25'000, 25'000}, {50'000, 25'000}, {120'000, 80'000}, {150'000, 30'000}}};
        const auto micrometers = [](int count) { return Length::fromNanometers(std::int64_t{1000} * count); };
        switch (m_random.below(8)) {
        case 0:
        case 1: {
            const auto& [length, width] = m_random.oneOf(kOval);
            return Footprint::oval(micrometers(length), micrometers(width)).value();
        }
        case 2: {
            const auto& [length, width] = m_random.oneOf(kRectangle);
            return Footprint::rectangle(micrometers(length), micrometers(width)).value();
        }
        case 3: {
            // The second is concave.
            const Sketch outline = m_random.oneIn(2) ? Sketch{{-60, -30}, {70, -20}, {70, 20}, {-60, 30}}
                                                     : Sketch{{-50, -40}, {60, -25}, {20, 0}, {60, 25}, {-50, 40}};
            const Turn millimeters{kMillimeter, 0, 1};
            return Footprint::hull(placed(outline, {}, millimeters)).value();
        }
        default: return Footprint::round(micrometers(m_random.oneOf(kRound))).value();
        }
    }

    Point modelPlace() {
        switch (m_random.below(6)) {
        case 0: return someCorner();
        case 1: {
            // Near a corner: often in the piece, under its wall or against it.
            const Vector off{Length::fromNanometers(m_random.between(-1, 1, kInch)),
                             Length::fromNanometers(m_random.between(-1, 1, kInch))};
            return someCorner() + off;
        }
        case 2:
            if (!m_scene.models.empty() && m_random.oneIn(2)) {
                const Model& other = m_scene.models.back();
                return other.position + Vector{Length::fromNanometers(m_random.between(1, 4, kInch)), {}};
            }
            return place();
        default: return place();
        }
    }

    /// Puts the model at the height of some piece's top, mostly at its center.
    void standOnSomething(Model& model) {
        const Piece& piece =
            m_scene.terrain[static_cast<std::size_t>(m_random.below(static_cast<int>(m_scene.terrain.size())))];
        const auto height = effectiveHeight(piece);
        const auto* polygon = std::get_if<Polygon>(&piece.outline);
        model.elevation = piece.elevation + height.value_or(Length{});
        if (polygon && !m_random.oneIn(3)) {
            const Point a = polygon->outline()[0];
            const Point b = polygon->outline()[2];
            model.position = {Length::fromNanometers((a.x.nanometers() + b.x.nanometers()) / 2),
                              Length::fromNanometers((a.y.nanometers() + b.y.nanometers()) / 2)};
        }
    }

    void addModel(const QString& player, int number) {
        Model model;
        model.id = {QStringLiteral("%1-%2").arg(player).arg(number)};
        model.player = {player};
        model.base = someBase();
        model.position = modelPlace();
        model.facing = m_onGrid || m_random.oneIn(3) ? Angle::fromNanodegrees(90'000'000'000LL * m_random.below(4))
                                                     : Angle::fromNanodegrees(m_random.between(0, 359, 1'000'000'000));
        model.height = m_inSpace ? someHeight(1, 4) : Length::fromNanometers(m_random.between(1, 5, kInch));
        if (m_inSpace && m_random.oneIn(3)) {
            standOnSomething(model);
        }
        m_scene.models.push_back(std::move(model));
    }

    Random m_random;
    bool m_onGrid;
    bool m_inSpace; ///< a rule set of `volume` geometry, with pieces and models at various heights
    Scenario m_scene;
};

} // namespace

Scenario randomScene(std::uint64_t seed) { return SceneMaker{seed}.take(); }

} // namespace sightline::scenarios
