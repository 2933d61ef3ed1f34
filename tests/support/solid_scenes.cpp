#include "tests/support/solid_scenes.h"

#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <sstream>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

constexpr double kWidth = 24;
constexpr double kDepth = 17;

class Maker {
public:
    explicit Maker(std::uint64_t seed) : m_random{seed} {
        m_scene.name = "solid scene " + std::to_string(seed);
        addTable(seed);
        addArch();
        addHouse();
        for (int i = m_random.below(3); i > 0; --i) {
            addTower();
        }
        addModels(seed);
        m_scene.active.resize(m_scene.blockers.size());
        std::iota(m_scene.active.begin(), m_scene.active.end(), 0);
        m_scene.map = VolumeMap{TerrainMap{m_scene.blockers}, m_scene.openings};
    }

    SolidScene take() { return std::move(m_scene); }

private:
    double height(double low, double high) {
        const double any = m_random.between(low, high);
        return m_random.oneIn(3) ? any : std::max(low, std::round(any * 2) / 2);
    }

    void add(Blocker blocker, std::vector<SheetOpening> openings = {}) {
        m_scene.blockers.push_back(std::move(blocker));
        m_scene.openings.push_back(std::move(openings));
    }

    /// A turned frame: all parts of one building share it.
    struct Frame {
        double x, y, cosine, sine;
        [[nodiscard]] Point at(double along, double across) const {
            return pointFromInches(x + along * cosine - across * sine, y + along * sine + across * cosine);
        }
    };
    Frame frame() {
        const double turn = m_random.oneIn(2) ? 0.0 : m_random.between(0, 2 * std::numbers::pi);
        const double x = m_random.between(3, kWidth - 6);
        return {x, m_random.between(3, kDepth - 6), std::cos(turn), std::sin(turn)};
    }

    void addBox(const Frame& f,
                double left,
                double top,
                double right,
                double bottom,
                double elevation,
                std::optional<double> high) {
        const Ring ring{f.at(left, top), f.at(right, top), f.at(right, bottom), f.at(left, bottom)};
        if (auto polygon = Polygon::fromVertices(ring)) {
            add({std::move(*polygon), Length::fromInches(elevation),
                 high ? std::optional{Length::fromInches(*high)} : std::nullopt});
        }
    }

    /// Boxes, ruins, stars, courtyards and walls, most of them on the table.
    void addTable(std::uint64_t seed) {
        for (Blocker blocker : randomBoard(seed, {5, 0, kWidth, kDepth}).blockers) {
            if (!m_random.oneIn(8)) {
                blocker.height = Length::fromInches(height(0.5, 6));
            }
            if (m_random.oneIn(3)) {
                blocker.elevation = Length::fromInches(height(0.5, 4));
            }
            add(std::move(blocker));
        }
    }

    void addArch() {
        const Frame f = frame();
        const double pillar = height(1, 3);
        const double width = m_random.between(3, 7);
        addBox(f, 0, 0, 1, 1, 0, pillar);
        addBox(f, width, 0, width + 1, 1, 0, pillar);
        addBox(f, 0, 0, width + 1, 1, pillar, height(0.5, 2));
        m_floors.push_back(pillar);
    }

    void addHouse() {
        const Frame f = frame();
        const double width = m_random.between(4, 7);
        const double depth = m_random.between(3, 6);
        const double storey = height(2, 4);
        const auto inches = [](double count) { return Length::fromInches(count); };
        const std::array<std::array<Point, 2>, 4> sides{{{f.at(0, 0), f.at(width, 0)},
                                                         {f.at(width, 0), f.at(width, depth)},
                                                         {f.at(width, depth), f.at(0, depth)},
                                                         {f.at(0, depth), f.at(0, 0)}}};
        for (std::size_t i = 0; i < sides.size(); ++i) {
            if (m_random.oneIn(5)) {
                continue; // fallen
            }
            const double length = i % 2 == 0 ? width : depth;
            std::vector<SheetOpening> openings;
            if (m_random.oneIn(2)) {
                const double from = m_random.between(0, length - 1.5);
                openings.push_back(
                    {inches(from), inches(from + m_random.between(0.2, 1.5)), inches(0.75), inches(1.75)});
            }
            if (m_random.oneIn(3)) {
                const double from = m_random.between(0, length - 1.5);
                openings.push_back({inches(from), inches(from + 1), Length{}, inches(1.5)});
            }
            if (auto wall = Wall::fromVertices(std::vector<Point>(sides.at(i).begin(), sides.at(i).end()))) {
                add({std::move(*wall), {}, inches(height(storey, storey + 2))}, std::move(openings));
            }
        }
        addBox(f, 0, 0, width, depth, storey, 0.25);
        m_floors.push_back(storey + 0.25);
        m_rooms.push_back(f.at(width / 2, depth / 2));
    }

    /// Boxes on one another, with seams.
    void addTower() {
        const Frame f = frame();
        const double first = height(0.5, 2);
        const double second = height(0.5, 2);
        addBox(f, 0, 0, 3, 2, 0, first);
        addBox(f, 0.5, 0, 2.5, 2, first, second);
        if (m_random.oneIn(2)) {
            addBox(f, 3, 0, 5, 2, 0, first);
        }
        m_floors.push_back(first);
        m_floors.push_back(first + second);
        m_rooms.push_back(f.at(1.5, 1));
    }

    void addModels(std::uint64_t seed) {
        for (PlacedFootprint base : randomBoard(seed + 50'000, {0, 5, kWidth, kDepth}).bases) {
            Solid solid{base, {}, Length::fromInches(height(0.5, 3))};
            if (m_random.oneIn(3)) {
                solid.elevation = Length::fromInches(
                    m_floors[static_cast<std::size_t>(m_random.below(static_cast<int>(m_floors.size())))]);
            }
            if (m_random.oneIn(3)) {
                const Point room = m_rooms[static_cast<std::size_t>(m_random.below(static_cast<int>(m_rooms.size())))];
                solid.placed.position = room + Vector{Length::fromInches(m_random.between(-1, 1)),
                                                      Length::fromInches(m_random.between(-1, 1))};
            }
            m_scene.solids.push_back(std::move(solid));
        }
    }

    Random m_random;
    SolidScene m_scene;
    std::vector<double> m_floors;
    std::vector<Point> m_rooms;
};

} // namespace

SolidScene solidScene(std::uint64_t seed) { return Maker{seed}.take(); }

std::string spoken(const SolidScene& scene, const Solid& observer, const Solid& target) {
    std::ostringstream text;
    text << scene.name << '\n'
         << writeCase({scene.name, {observer.placed, target.placed}, scene.blockers}, observer.placed, target.placed);
    text << "observer over " << observer.elevation.inches() << " + " << observer.height.inches() << ", target over "
         << target.elevation.inches() << " + " << target.height.inches() << "\nheights:";
    for (std::size_t i = 0; i < scene.blockers.size(); ++i) {
        const Blocker& blocker = scene.blockers[i];
        text << ' ' << blocker.elevation.inches() << '+'
             << (blocker.height ? std::to_string(blocker.height->inches()) : "no end");
        for (const SheetOpening& opening : scene.openings[i]) {
            text << " (" << opening.from.inches() << '-' << opening.to.inches() << " x " << opening.sill.inches() << '-'
                 << opening.top.inches() << ')';
        }
        text << ';';
    }
    return text.str();
}

} // namespace sightline::testsupport
