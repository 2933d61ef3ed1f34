#include "scenarios/move_way.h"

#include "geometry/distance.h"
#include "geometry/grown.h"
#include "geometry/predicates.h"
#include "geometry/sight/sight.h"
#include "scenarios/standing.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <queue>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;

constexpr double kStepInches = 0.5; ///< between places on the border of dear ground
constexpr int kArcPoints = 48;

double inchesBetween(Point a, Point b) { return std::hypot((b.x - a.x).inches(), (b.y - a.y).inches()); }

/// Of the circle around the base.
Length reachOf(const Model& model) {
    double most = 0;
    for (const Point corner : geometry::outlineOf({model.base, {}, {}}, kArcPoints)) {
        most = std::max(most, inchesBetween({}, corner));
    }
    return Length::fromInches(most);
}

double costOf(const Piece& piece, const GroundCosts& costs) {
    static const QString kOwn = QStringLiteral("cost:");
    for (const QString& trait : piece.traits) {
        bool isNumber = false;
        const double own = trait.startsWith(kOwn) ? QStringView{trait}.mid(kOwn.size()).toDouble(&isNumber) : 0;
        if (isNumber && std::isfinite(own)) {
            return std::max(1.0, own);
        }
    }
    double dearest = 1;
    for (const auto& [word, cost] : costs.byWord) {
        if (piece.kind.compare(word, Qt::CaseInsensitive) == 0 || piece.traits.contains(word, Qt::CaseInsensitive)) {
            dearest = std::max(dearest, cost);
        }
    }
    return dearest;
}

struct DearGround {
    const Polygon* polygon;
    double cost;
};

/// A place where a way may bend.
struct Place {
    Point at;
    std::optional<Point> before = {}; ///< neighbours on the outline of what the way bends round; none: it may bend there at will
    std::optional<Point> after = {};
};

class WaySearch {
public:
    WaySearch(const Scenario& scenario, const Model& model, Point to, const GroundCosts& costs) : m_scenario{scenario}, m_from{model.position}, m_to{to}, m_reach{reachOf(model)} {
        addObstacles(model, costs);
        addPlaces();
    }

    [[nodiscard]] tl::expected<MoveWay, NoWay> find(const std::stop_token& stop);

private:
    void addObstacles(const Model& model, const GroundCosts& costs);
    void grow(const geometry::BlockerOutline& outline);
    void addPlaces();
    [[nodiscard]] bool isOnTable(Point p) const;
    [[nodiscard]] bool isClear(Point a, Point b) const;
    [[nodiscard]] double costBetween(Point a, Point b) const;
    [[nodiscard]] double costAt(Point p) const;
    [[nodiscard]] static bool bends(const Place& place, Point other);

    const Scenario& m_scenario;
    Point m_from;
    Point m_to;
    Length m_reach;
    std::vector<Polygon> m_grown;
    geometry::TerrainMap m_map;
    std::vector<DearGround> m_dear;
    std::vector<Place> m_places; ///< the first is where it stands, the second where it goes
};

void WaySearch::grow(const geometry::BlockerOutline& outline) {
    const geometry::Footprint pin = geometry::Footprint::round(Length::fromNanometers(2)).value();
    const auto gap = [&](Point p) { return std::visit([&](const auto& shape) { return distanceTo({pin, p, {}}, shape); }, outline); };
    const Length by = std::min({m_reach, gap(m_from), gap(m_to)});
    if (by == Length{}) {
        return; // it stands on it
    }
    // Too large by less than 0.5 %: see `grownParts`.
    const Length slack = Length::fromNanometers(by.nanometers() / 200 + 2000);
    if (by > slack) {
        std::ranges::move(grownParts(outline, by - slack), std::back_inserter(m_grown));
    } else if (const auto* polygon = std::get_if<Polygon>(&outline)) {
        m_grown.push_back(*polygon);
    } else {
        std::ranges::move(grownParts(outline, Length::fromNanometers(1000)), std::back_inserter(m_grown));
    }
}

void WaySearch::addObstacles(const Model& model, const GroundCosts& costs) {
    for (const Piece& piece : m_scenario.terrain) {
        if (!piece.isMat() && (piece.isWall() || !isEnterable(piece))) {
            grow(piece.outline);
        } else if (const double cost = costOf(piece, costs); cost > 1 && !piece.isWall()) {
            m_dear.push_back({&std::get<Polygon>(piece.outline), cost});
        }
        for (const PieceWall& wall : piece.walls) {
            const bool isOpen = costs.opensDoors && wall.kind.compare(QLatin1String{"door"}, Qt::CaseInsensitive) == 0;
            if (!isOpen) {
                grow(wall.polyline);
            }
        }
    }
    for (const Model& other : m_scenario.models) {
        if (other.id != model.id) {
            if (const auto outline = Polygon::fromVertices(outlineOf(other.placed(), kArcPoints))) {
                grow(*outline);
            }
        }
    }
    m_grown = unionOf(m_grown);
    std::vector<geometry::Blocker> blockers;
    for (const Polygon& polygon : m_grown) {
        blockers.push_back({polygon, {}, {}});
    }
    m_map = geometry::TerrainMap{std::move(blockers)};
}

bool WaySearch::isOnTable(Point p) const {
    const auto isIn = [&](Length along, Length side, Length from, Length to) {
        const Length edge = std::min({m_reach, from, to, side - from, side - to}); // as near as it stands or goes
        return along >= edge && along <= side - edge;
    };
    return isIn(p.x, m_scenario.table.width, m_from.x, m_to.x) && isIn(p.y, m_scenario.table.height, m_from.y, m_to.y);
}

void WaySearch::addPlaces() {
    m_places = {{m_from}, {m_to}};
    const auto addRing = [&](const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            if (isOnTable(ring[i])) {
                m_places.push_back({ring[i], ring[(i + ring.size() - 1) % ring.size()], ring[(i + 1) % ring.size()]});
            }
        }
    };
    for (const Polygon& polygon : m_grown) {
        addRing(polygon.outline());
        std::ranges::for_each(polygon.holes(), addRing);
    }
    for (const DearGround& ground : m_dear) {
        const Ring& ring = ground.polygon->outline();
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point a = ring[i];
            const Point b = ring[(i + 1) % ring.size()];
            const int steps = std::max(1, static_cast<int>(std::ceil(inchesBetween(a, b) / kStepInches)));
            for (int step = 0; step < steps; ++step) {
                const Point p = a + geometry::Vector{Length::fromNanometers((b.x - a.x).nanometers() * step / steps), Length::fromNanometers((b.y - a.y).nanometers() * step / steps)};
                if (isOnTable(p)) {
                    m_places.push_back({p});
                }
            }
        }
    }
}

bool WaySearch::isClear(Point a, Point b) const {
    const geometry::Box box{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    return !firstBlocked({a, b}, m_map, m_map.inBox(box));
}

double WaySearch::costAt(Point p) const {
    double dearest = 1;
    for (const DearGround& ground : m_dear) {
        if (ground.cost > dearest && ground.polygon->containsInside(p)) {
            dearest = ground.cost;
        }
    }
    return dearest;
}

double WaySearch::costBetween(Point a, Point b) const {
    const double length = inchesBetween(a, b);
    if (m_dear.empty()) {
        return length;
    }
    std::vector<double> cuts{0.0, 1.0};
    for (const DearGround& ground : m_dear) {
        const auto cutRing = [&](const Ring& ring) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Point c = ring[i];
                const Point d = ring[(i + 1) % ring.size()];
                if (geometry::segmentsMeet(a, b, c, d) && geometry::orientation(a, b, c) != geometry::orientation(a, b, d)) {
                    const auto ac = static_cast<double>(geometry::cross(c, d, a));
                    const auto bd = static_cast<double>(geometry::cross(c, d, b));
                    cuts.push_back(ac == bd ? 0.0 : std::clamp(ac / (ac - bd), 0.0, 1.0));
                }
            }
        };
        cutRing(ground.polygon->outline());
        std::ranges::for_each(ground.polygon->holes(), cutRing);
    }
    std::ranges::sort(cuts);
    double cost = 0;
    for (std::size_t i = 1; i < cuts.size(); ++i) {
        if (cuts[i] > cuts[i - 1]) {
            const double middle = (cuts[i] + cuts[i - 1]) / 2;
            const Point at = a + geometry::Vector{Length::fromNanometers(std::llround(static_cast<double>((b.x - a.x).nanometers()) * middle)),
                                                  Length::fromNanometers(std::llround(static_cast<double>((b.y - a.y).nanometers()) * middle))};
            cost += (cuts[i] - cuts[i - 1]) * length * costAt(at);
        }
    }
    return cost;
}

/// A shortest way bends at a corner only if it leans on it: both neighbours lie on one side of each line to it.
bool WaySearch::bends(const Place& place, Point other) {
    return !place.before || geometry::orientation(other, place.at, *place.before) * geometry::orientation(other, place.at, *place.after) >= 0;
}

tl::expected<MoveWay, NoWay> WaySearch::find(const std::stop_token& stop) {
    struct Step {
        double atLeast; ///< of the whole way
        double cost;    ///< up to the place
        std::size_t from;
        std::size_t to;
        bool operator>(const Step& other) const { return atLeast > other.atLeast; }
    };
    std::priority_queue<Step, std::vector<Step>, std::greater<>> open;
    std::vector<std::optional<std::size_t>> reachedFrom(m_places.size());
    const auto consider = [&](std::size_t from, double cost) {
        const Place& here = m_places[from];
        for (std::size_t to = 1; to < m_places.size(); ++to) {
            if (!reachedFrom[to] && bends(here, m_places[to].at) && bends(m_places[to], here.at)) {
                const double next = cost + inchesBetween(here.at, m_places[to].at);
                open.push({next + inchesBetween(m_places[to].at, m_to), cost, from, to});
            }
        }
    };
    // The straight length of a step bounds its cost until it is asked for, and most steps never are.
    reachedFrom[0] = 0;
    consider(0, 0);
    double cost = 0;
    while (!open.empty() && !reachedFrom[1]) {
        if (stop.stop_requested()) {
            return tl::unexpected{NoWay::Stopped};
        }
        const Step step = open.top();
        open.pop();
        const Point a = m_places[step.from].at;
        const Point b = m_places[step.to].at;
        if (reachedFrom[step.to]) {
            continue;
        }
        const double ownCost = costBetween(a, b);
        const double whole = step.cost + ownCost + inchesBetween(b, m_to);
        constexpr double kSame = 1e-9;
        if (whole > step.atLeast + kSame) {
            open.push({whole, step.cost, step.from, step.to}); // dearer than it looked: its turn comes later
            continue;
        }
        if (isClear(a, b)) {
            reachedFrom[step.to] = step.from;
            cost = step.cost + ownCost;
            if (step.to != 1) {
                consider(step.to, cost);
            }
        }
    }
    if (!reachedFrom[1]) {
        return tl::unexpected{NoWay::Closed};
    }
    MoveWay way;
    for (std::size_t place = 1; place != 0; place = *reachedFrom[place]) {
        way.corners.push_back(m_places[place].at);
    }
    way.corners.push_back(m_from);
    std::ranges::reverse(way.corners);
    double inches = 0;
    for (std::size_t i = 1; i < way.corners.size(); ++i) {
        inches += inchesBetween(way.corners[i - 1], way.corners[i]);
    }
    way.length = Length::fromInches(inches);
    way.cost = cost;
    return way;
}

} // namespace

GroundCosts GroundCosts::usual() {
    GroundCosts costs;
    for (const char* word : {"wood", "woods", "forest", "rubble", "marsh", "water", "difficult"}) {
        costs.byWord.emplace(QLatin1String{word}, 2.0);
    }
    return costs;
}

tl::expected<MoveWay, NoWay> cheapestWay(const Scenario& scenario, const ModelId& id, Point to, const GroundCosts& costs, const std::stop_token& stop) {
    const Model* model = scenario.model(id);
    if (!model) {
        return tl::unexpected{NoWay::NoSuchModel};
    }
    Model there = *model;
    there.position = to;
    if (!mayStand(scenario, there, *model)) {
        return tl::unexpected{NoWay::CannotStandThere};
    }
    return WaySearch{scenario, *model, to, costs}.find(stop);
}

} // namespace sightline::scenarios
