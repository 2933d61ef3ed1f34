#include "app/desktop/seeing/model_ranges.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/text/number_text.h"
#include "geometry/shapes/distance.h"
#include "scenarios/judge/regions.h"
#include "scenarios/questions/units.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::Model;
using scenarios::ModelId;
using scenarios::Scenario;

struct ModelRangesWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::ModelRanges)
};

/// More models than that wear no words on their rings.
constexpr std::size_t kMaxLabeled = 6;
/// From point to point round an oval the way out turns by 0.02 radians: under 0.01 in off at 100 in.
constexpr int kOvalPoints = 315;
/// Bases that were put exactly so far apart are: places are whole nanometers, and distances of round bases are not.
constexpr Length kExactly = Length::fromNanometers(100);

QPointF topOf(const QPainterPath& outline) {
    return {outline.boundingRect().center().x(), outline.boundingRect().top()};
}

/// Returns the curve at a distance outside an oval that lies at the origin with its facing along +x; inches.
QPainterPath offsetOval(const geometry::OvalBase& oval, double distance) {
    const double a = oval.length.inches() / 2;
    const double b = oval.width.inches() / 2;
    QPolygonF ring;
    ring.reserve(kOvalPoints);
    for (int i = 0; i < kOvalPoints; ++i) {
        const double turn = 2 * std::numbers::pi * i / kOvalPoints;
        const QPointF out{std::cos(turn), std::sin(turn)};
        // An ellipse x = a cos t, y = b sin t has its normal along (b cos t, a sin t).
        const double length = std::hypot(out.x() / b, out.y() / a);
        ring << QPointF{a * out.x() / b, b * out.y() / a} / length + out * distance;
    }
    QPainterPath path;
    path.addPolygon(ring);
    path.closeSubpath();
    return path;
}

/// Outlines round bases: those of alike bases are made once.
class Offsets {
public:
    QPainterPath of(const geometry::PlacedFootprint& placed, Length distance) {
        auto known = std::ranges::find_if(
            m_known, [&](const Known& one) { return one.distance == distance && one.base == placed.footprint; });
        if (known == m_known.end()) {
            const auto* oval = std::get_if<geometry::OvalBase>(&placed.footprint.shape());
            m_known.push_back(
                {placed.footprint, distance,
                 oval ? offsetOval(*oval, distance.inches()) : pathOf({placed.footprint, {}, {}}, distance.inches())});
            known = m_known.end() - 1;
        }
        const double cosine = placed.facing.cosine();
        const double sine = placed.facing.sine();
        const QPointF place = toInches(placed.position);
        return QTransform{cosine, sine, -sine, cosine, place.x(), place.y()}.map(known->outline);
    }

private:
    struct Known {
        geometry::Footprint base;
        Length distance;
        QPainterPath outline;
    };
    std::vector<Known> m_known;
};

void addRanges(
    RangePicture& picture, Offsets& offsets, const Model& model, const ShownDistances& distances, bool labeled) {
    for (const Length range : distances.ranges) {
        RangeRing ring{RangeKind::Distance, offsets.of(model.placed(), range), {}, {}, {}};
        ring.labelPosition = topOf(ring.outline);
        if (labeled) {
            ring.label = lengthText(range);
        }
        picture.rings.push_back(std::move(ring));
    }
    for (const scenarios::Weapon& weapon : model.weapons) {
        const auto& printed = weapon.hasPrintedArc ? model.arc : weapon.arc;
        const auto arc = printed ? scenarios::arcOf(model, *printed) : std::nullopt;
        std::optional<QPolygonF> wedge;
        if (arc) {
            wedge.emplace();
            std::ranges::transform(arc->outline(), std::back_inserter(*wedge), toInches);
        }
        if (weapon.range) {
            RangeRing ring{RangeKind::Weapon, offsets.of(model.placed(), *weapon.range), wedge, {}, {}};
            // Where it points, so that rings of one width with other arcs do not share a place.
            const double turn = model.facing.degrees() + (printed ? printed->turn.degrees() : 0.0);
            const double reach = weapon.range->inches();
            const QPointF way{std::cos(turn * std::numbers::pi / 180), std::sin(turn * std::numbers::pi / 180)};
            ring.labelPosition = toInches(model.position) + way * reach;
            if (labeled) {
                ring.label =
                    ModelRangesWords::tr("%1, %2", "a weapon, its range").arg(weapon.name, lengthText(*weapon.range));
            }
            picture.rings.push_back(std::move(ring));
        }
        if (weapon.minRange > Length{}) {
            picture.rings.push_back({RangeKind::MinRange, offsets.of(model.placed(), weapon.minRange), wedge, {}, {}});
        }
    }
}

QString wordsOf(const CoherencyFault& fault) {
    switch (fault.kind) {
    case CoherencyFault::Kind::Apart:
        return fault.distance ? ModelRangesWords::tr("apart: %1").arg(lengthText(*fault.distance))
                              : ModelRangesWords::tr("apart");
    case CoherencyFault::Kind::TooFew:
        return ModelRangesWords::tr("near: %1 of %2", "how many of a model's unit are near it, of how many")
            .arg(fault.near)
            .arg(fault.asked);
    case CoherencyFault::Kind::TooFar: return ModelRangesWords::tr("spread: %1").arg(lengthText(*fault.distance));
    }
    return {};
}

/// Returns the models of a unit that no chain of links connects with its largest group.
std::vector<ModelId> apartFrom(std::span<const ModelId> unit, std::span<const NearModels> links) {
    std::map<ModelId, ModelId> group; // of each model its group's first member
    for (const ModelId& id : unit) {
        group[id] = id;
    }
    for (const NearModels& link : links) {
        const ModelId kept = group.at(link.first);
        const ModelId joined = group.at(link.second);
        for (auto& [id, of] : group) {
            if (of == joined) {
                of = kept;
            }
        }
    }
    std::map<ModelId, int> sizes;
    for (const auto& [id, of] : group) {
        ++sizes[of];
    }
    const auto most = std::ranges::max_element(sizes, {}, [](const auto& entry) { return entry.second; });
    std::vector<ModelId> apart;
    for (const ModelId& id : unit) {
        if (most != sizes.end() && group.at(id) != most->first) {
            apart.push_back(id);
        }
    }
    return apart;
}

/// Returns at most one fault for each model, the first that applies in the order of `Kind`; in the order of the unit.
/// `links` are the pairs of `unit` within `rule.reach`, see `modelsWithin`.
std::vector<CoherencyFault> coherencyFaults(const Scenario& scenario,
                                            std::span<const ModelId> unit,
                                            const CoherencyRule& rule,
                                            std::span<const NearModels> links) {
    const auto apart = apartFrom(unit, links);
    const auto isApart = [&](const ModelId& id) { return std::ranges::find(apart, id) != apart.end(); };
    const auto gapBetween = [&](const ModelId& a, const ModelId& b) {
        return geometry::edgeDistance(scenario.model(a)->placed(), scenario.model(b)->placed());
    };
    const int asked = rule.neighborsIn(static_cast<int>(unit.size()));
    std::vector<CoherencyFault> faults;
    for (const ModelId& id : unit) {
        if (isApart(id)) {
            std::optional<Length> nearest;
            for (const ModelId& other : unit) {
                if (!isApart(other)) {
                    const Length gap = gapBetween(id, other);
                    nearest = nearest ? std::min(*nearest, gap) : gap;
                }
            }
            faults.push_back({id, CoherencyFault::Kind::Apart, nearest});
            continue;
        }
        const auto near = static_cast<int>(std::ranges::count_if(
            links, [&](const NearModels& link) { return link.first == id || link.second == id; }));
        if (near < asked) {
            faults.push_back({id, CoherencyFault::Kind::TooFew, {}, near, asked});
            continue;
        }
        if (rule.spread <= Length{}) {
            continue;
        }
        Length farthest;
        for (const ModelId& other : unit) {
            farthest = std::max(farthest, gapBetween(id, other));
        }
        if (farthest > rule.spread + kExactly) {
            faults.push_back({id, CoherencyFault::Kind::TooFar, farthest});
        }
    }
    return faults;
}

void addCoherency(RangePicture& picture,
                  Offsets& offsets,
                  const Scenario& scenario,
                  const std::vector<ModelId>& unit,
                  const CoherencyRule& rule) {
    const auto links = modelsWithin(scenario, unit, rule.reach);
    for (const NearModels& link : links) {
        picture.links.push_back({RangeKind::Coherency, link.line, {}});
    }
    for (const ModelId& id : unit) {
        picture.rings.push_back(
            {RangeKind::Coherency, offsets.of(scenario.model(id)->placed(), rule.reach), {}, {}, {}});
    }
    for (const CoherencyFault& fault : coherencyFaults(scenario, unit, rule, links)) {
        const QPainterPath outline = pathOf(scenario.model(fault.model)->placed(), 0.12);
        picture.apart.push_back({outline, topOf(outline) - QPointF{0, 0.5}, wordsOf(fault)});
    }
}

void addEngagement(RangePicture& picture,
                   Offsets& offsets,
                   const Scenario& scenario,
                   const std::set<ModelId>& chosen,
                   Length engagement) {
    std::vector<ModelId> all;
    for (const Model& model : scenario.models) {
        all.push_back(model.id);
        if (chosen.empty() || chosen.contains(model.id)) {
            picture.rings.push_back({RangeKind::Engagement, offsets.of(model.placed(), engagement), {}, {}, {}});
        }
    }
    for (const NearModels& near : modelsWithin(scenario, all, engagement)) {
        const Model& first = *scenario.model(near.first);
        const Model& second = *scenario.model(near.second);
        const bool isChosen = chosen.empty() || chosen.contains(first.id) || chosen.contains(second.id);
        if (isChosen && !(first.player == second.player)) {
            picture.links.push_back(
                {RangeKind::Engagement, near.line, ModelRangesWords::tr("engaged: %1").arg(lengthText(near.gap))});
        }
    }
}

} // namespace

QPainterPath offsetOutline(const geometry::PlacedFootprint& placed, Length distance) {
    return Offsets{}.of(placed, distance);
}

std::vector<NearModels> modelsWithin(const Scenario& scenario, std::span<const ModelId> models, Length reach) {
    struct Placed {
        const Model* model;
        QRectF box;
    };
    std::vector<Placed> placed;
    for (const ModelId& id : models) {
        if (const Model* model = scenario.model(id)) {
            placed.push_back({model, toRect(geometry::boundsOf(model->placed()))});
        }
    }
    const double inches = reach.inches();
    std::vector<NearModels> near;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const double beside = inches + 0.01; // boxes that only touch do not meet
        const QRectF room = placed[i].box.adjusted(-beside, -beside, beside, beside);
        for (std::size_t j = i + 1; j < placed.size(); ++j) {
            if (!room.intersects(placed[j].box)) {
                continue; // exact distances of all pairs would cost a frame
            }
            const auto points = geometry::nearestPoints(placed[i].model->placed(), placed[j].model->placed());
            if (points.gap <= reach + kExactly) {
                near.push_back({placed[i].model->id,
                                placed[j].model->id,
                                points.gap,
                                {toInches(points.onFirst), toInches(points.onSecond)}});
            }
        }
    }
    return near;
}

RangePicture rangePictureOf(const Scenario& scenario, const RangeWish& wish) {
    RangePicture picture;
    Offsets offsets;
    if (wish.ranges) {
        for (const Model& model : scenario.models) {
            if (wish.selected.contains(model.id)) {
                addRanges(picture, offsets, model, wish.distances, wish.selected.size() <= kMaxLabeled);
            }
        }
    }
    if (wish.coherency) {
        for (const scenarios::UnitName& name : scenarios::unitsOf(scenario)) {
            const auto unit = scenarios::modelsOf(scenario, name);
            const bool isChosen = wish.selected.empty() || std::ranges::any_of(unit, [&](const ModelId& id) {
                                      return wish.selected.contains(id);
                                  });
            if (isChosen && unit.size() > 1) {
                addCoherency(picture, offsets, scenario, unit, wish.distances.coherency);
            }
        }
    }
    if (wish.engagement) {
        addEngagement(picture, offsets, scenario, wish.selected, wish.distances.engagement);
    }
    return picture;
}

} // namespace sightline::app
