#include "scenarios/analysis/threat.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

HeatQuestion heatOf(const ThreatQuestion& question, const EnemyPositions& places, std::size_t enemy) {
    HeatQuestion heat{question.look, {}, {}};
    for (std::size_t i = 0; i < places.models.size(); ++i) {
        if (places.enemies[i] == enemy) {
            heat.look.placed.push_back(places.models[i]);
        }
    }
    return heat;
}

} // namespace

std::int64_t threatPairs(const PreparedTable& table, const ThreatQuestion& question, const EnemyPositions& places) {
    std::int64_t pairs = 0;
    for (std::size_t i = 0; i < question.enemies.size(); ++i) {
        pairs += heatPairs(table, heatOf(question, places, i));
    }
    return pairs;
}

ThreatMap threatMap(const RegionTable& table,
                    const ThreatQuestion& question,
                    const EnemyPositions& places,
                    const RegionProgress& progress,
                    int threads,
                    const std::stop_token& stop) {
    const Scenario& scenario = table.table().scenario();
    const geometry::SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}}, question.look.cell};
    ThreatMap threat{{grid, {}, static_cast<int>(question.enemies.size()), table.table().rules().id}, {}, {}};
    threat.models.counts.assign(threat.models.grid.count(), 0);
    int before = 0;
    for (std::size_t enemy = 0; enemy < question.enemies.size() && !stop.stop_requested(); ++enemy) {
        const HeatQuestion heat = heatOf(question, places, enemy);
        const auto own = static_cast<int>(heat.look.placed.size());
        // Rows of cells, where there are any, count as fractions of a position.
        const auto tell = [&](int done, int all) {
            progress(before + static_cast<int>(static_cast<std::int64_t>(own) * done / std::max(1, all)),
                     static_cast<int>(places.models.size()));
        };
        threat.stands.push_back(heat.look.placed.front().position);
        threat.places.push_back(
            heatMap(table, heat, progress ? RegionProgress{tell} : RegionProgress{}, threads, stop));
        std::transform(threat.models.counts.begin(), threat.models.counts.end(), threat.places.back().counts.begin(),
                       threat.models.counts.begin(),
                       [](int models, int count) { return models + (count > 0 ? 1 : 0); });
        before += own;
    }
    if (stop.stop_requested()) {
        threat.models.counts.assign(threat.models.grid.count(), 0);
        threat.places.clear();
    }
    const auto unseen = std::ranges::count(threat.models.counts, 0);
    threat.shareOfTable = 1.0 - static_cast<double>(unseen) / static_cast<double>(threat.models.counts.size());
    return threat;
}

} // namespace sightline::scenarios
