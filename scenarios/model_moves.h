#pragma once

#include "geometry/region/sample_point_grid.h"
#include "scenarios/model_path.h"

#include <memory>

namespace sightline::scenarios {

/// All moves of one model from where it stands: what `cheapestPath` says of each place, asked of many. Safe on any
/// thread.
///
/// A place that is nearer to something than the error of a way counts as out of reach. Things count as far off as they
/// are from where the model stands.
class ModelMoves {
public:
    /// Ways cost no more than `move`. `scenario` is kept by reference. Precondition: the model is one of the table.
    ModelMoves(const Scenario& scenario,
               const ModelId& model,
               geometry::Length move,
               const GroundCosts& costs = GroundCosts::usual(),
               const std::stop_token& stop = {});
    ~ModelMoves();
    ModelMoves(ModelMoves&&) noexcept;
    ModelMoves& operator=(ModelMoves&&) noexcept;

    /// The model as it would stand there.
    [[nodiscard]] Model at(geometry::Point place) const;
    [[nodiscard]] geometry::Point from() const;
    [[nodiscard]] geometry::Length move() const { return m_move; }
    /// Inches, each counted as often as its ground costs. Nothing: it cannot go there, or may not stand there.
    [[nodiscard]] std::optional<double> costTo(geometry::Point place) const;
    [[nodiscard]] std::optional<ModelPath> pathTo(geometry::Point place) const;

private:
    struct Search;
    [[nodiscard]] bool mayEndAt(geometry::Point place) const;

    const Scenario* m_scenario;
    const Model* m_model;
    geometry::Length m_move;
    std::vector<std::unique_ptr<Search>> m_searches; ///< as it likes, and with the facing it has
};

/// A place where a model may end a move.
struct ReachedPlace {
    geometry::Point at;
    double cost = 0;                        ///< of the way there
    std::optional<std::size_t> samplePoint; ///< of the grid; nothing: where it stands
    friend bool operator==(const ReachedPlace&, const ReachedPlace&) = default;
};

/// Where it stands, and the spots of a grid that it can go to: the nearest first, of equals in the order of the grid.
/// The same for any number of threads (0: one a processor). After a stop request only where it stands.
[[nodiscard]] std::vector<ReachedPlace> placesInReach(const ModelMoves& moves,
                                                      const geometry::SamplePointGrid& grid,
                                                      int threads = 0,
                                                      const std::stop_token& stop = {});

} // namespace sightline::scenarios
