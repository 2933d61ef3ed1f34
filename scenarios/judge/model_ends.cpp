#include "scenarios/judge/model_ends.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

bool dependsOnTheOther(Region region) {
    return region == Region::FacingEdge || region == Region::FacingCenter || region == Region::ClosestPoint;
}

} // namespace

Ends::Ends(std::vector<LineEnd> ends) : all{std::move(ends)}, single{withoutTwins(all)} {
    std::map<int, std::vector<std::size_t>> byCell;
    for (const LineEnd& end : all) {
        const auto same =
            std::ranges::find(single, end.shape.position, [](const LineEnd& place) { return place.shape.position; });
        byCell[end.cell].push_back(static_cast<std::size_t>(same - single.begin()));
    }
    std::ranges::transform(byCell, std::back_inserter(cells), [](auto& cell) { return std::move(cell.second); });
    std::map<std::pair<std::int64_t, std::int64_t>, std::size_t> corners;
    for (std::size_t i = 0; i < single.size(); ++i) {
        const geometry::Point corner = single[i].shape.position + single[i].toCorner;
        ofCorner.push_back(single[i].isPoint
                               ? corners.try_emplace({corner.x.nanometers(), corner.y.nanometers()}, i).first->second
                               : i);
    }
}

ModelEnds::ModelEnds(const std::vector<Model>& models, const RulePack& pack)
    : m_models{models}, m_pack{pack}, m_arcs(models.size()) {
    std::vector<Region> regions{pack.source.region, pack.target, pack.coverLines.source, pack.coverLines.target};
    for (const CoverLine& line : pack.cover) {
        if (line.region) {
            regions.push_back(*line.region);
        }
    }
    for (const Region region : regions) {
        if (auto& lazy = m_lazy[region]; lazy.empty()) {
            lazy.resize(models.size());
        }
    }
}

std::shared_ptr<const Ends> ModelEnds::of(Region region, std::size_t self, std::size_t other) const {
    if (dependsOnTheOther(region)) {
        return std::make_shared<const Ends>(regionOf(region, m_models[self], m_models[other], m_pack));
    }
    Lazy& lazy = m_lazy.at(region)[self];
    std::call_once(lazy.endsOnce,
                   [&] { lazy.ends.emplace(regionOf(region, m_models[self], m_models[other], m_pack)); });
    return {std::shared_ptr<const Ends>{}, &*lazy.ends}; // lives as long as the table
}

const std::vector<geometry::Polygon>& ModelEnds::arcs(std::size_t self) const {
    LazyArcs& lazy = m_arcs[self];
    std::call_once(lazy.once, [&] { lazy.arcs = arcsOf(m_models[self], m_pack.source); });
    return lazy.arcs;
}

const ModelEnds::Reach& ModelEnds::reached(Region region, std::size_t model) const {
    Lazy& lazy = m_lazy.at(region)[model];
    std::call_once(lazy.reachOnce, [&] {
        const auto placed = reachOf(region, m_models[model], m_pack);
        lazy.reach.emplace(Reach{placed, geometry::SightBase{placed}});
    });
    return *lazy.reach;
}

} // namespace sightline::scenarios
