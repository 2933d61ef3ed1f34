#include "scenarios/analysis/model_moves.h"

#include "geometry/moves/move_search.h"
#include "scenarios/base/parallel.h"
#include "scenarios/edits/standing.h"

#include <algorithm>
#include <array>
#include <atomic>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

struct ModelMoves::Search {
    Search(const geometry::MoveTable& table, const geometry::Mover& mover, Length move, const std::stop_token& stop)
        : space{table, mover, std::array{mover.from}, move}, paths{space, mover.from, move.inches(), {}, stop} {}

    geometry::FreeSpace space;
    geometry::MoveSearch paths;
};

ModelMoves::ModelMoves(
    const Scenario& scenario, const ModelId& model, Length move, const TerrainCosts& costs, const std::stop_token& stop)
    : m_scenario{&scenario}, m_model{scenario.model(model)}, m_move{move} {
    const auto table = moveTableFor(scenario, model, costs);
    geometry::Mover mover{m_model->base, m_model->facing, m_model->position};
    m_searches.push_back(std::make_unique<Search>(table, mover, move, stop));
    if (!std::holds_alternative<geometry::RoundBase>(m_model->base.shape())) {
        mover.turning = geometry::Turning::Kept;
        m_searches.push_back(std::make_unique<Search>(table, mover, move, stop));
    }
}

ModelMoves::~ModelMoves() = default;
ModelMoves::ModelMoves(ModelMoves&&) noexcept = default;
ModelMoves& ModelMoves::operator=(ModelMoves&&) noexcept = default;

Model ModelMoves::at(Point place) const {
    Model model = *m_model;
    model.position = place;
    return model;
}

bool ModelMoves::mayEndAt(Point place) const {
    return place == m_model->position || mayStand(*m_scenario, at(place), *m_model);
}

std::optional<double> ModelMoves::costTo(Point place) const {
    std::optional<double> least;
    for (const auto& search : m_searches) {
        if (const auto cost = search->paths.costTo(place); cost && (!least || *cost < *least)) {
            least = cost;
        }
    }
    return least && mayEndAt(place) ? least : std::nullopt;
}

std::optional<ModelPath> ModelMoves::pathTo(Point place) const {
    std::optional<ModelPath> best;
    for (const auto& search : m_searches) {
        if (auto path = search->paths.pathTo(place); path && (!best || path->cost < best->cost)) {
            best = ModelPath{std::move(path->corners), Length::fromInches(path->inches), path->cost};
        }
    }
    return best && mayEndAt(place) ? best : std::nullopt;
}

Point ModelMoves::from() const { return m_model->position; }

std::vector<ReachedPosition> positionsInReach(const ModelMoves& moves,
                                              const geometry::SamplePointGrid& grid,
                                              int threads,
                                              const std::stop_token& stop) {
    const Point from = moves.from();
    const auto isNear = [&](Length a, Length b) { return a - b <= moves.move() && b - a <= moves.move(); };
    std::vector<std::vector<ReachedPosition>> rows(static_cast<std::size_t>(grid.rows()));
    std::atomic<int> next = 0;
    onThreads(threadsFor(threads), [&](unsigned) {
        for (int row = next++; row < grid.rows() && !stop.stop_requested(); row = next++) {
            for (int column = 0; column < grid.columns(); ++column) {
                const Point at = grid.samplePoint(column, row);
                if (at == from || !isNear(at.y, from.y) || !isNear(at.x, from.x)) {
                    continue;
                }
                if (const auto cost = moves.costTo(at)) {
                    rows[static_cast<std::size_t>(row)].push_back({at, *cost, grid.index(column, row)});
                }
            }
        }
    });
    std::vector<ReachedPosition> places{{from, 0.0, {}}};
    if (!stop.stop_requested()) {
        for (const auto& row : rows) {
            std::ranges::copy(row, std::back_inserter(places));
        }
    }
    std::stable_sort(places.begin() + 1, places.end(),
                     [](const ReachedPosition& a, const ReachedPosition& b) { return a.cost < b.cost; });
    return places;
}

} // namespace sightline::scenarios
