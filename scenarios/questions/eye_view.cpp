#include "scenarios/questions/eye_view.h"

#include "scenarios/judge/blocking.h"
#include "scenarios/judge/geometric_evaluator.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/lines.h"
#include "scenarios/judge/one_way_walls.h"
#include "scenarios/judge/overrule.h"
#include "scenarios/judge/prepared_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <variant>

namespace sightline::scenarios {

namespace {

constexpr int kArcPoints = 64;
constexpr double kMinDepth = 1e-6;     ///< inches; the minimum depth for projection
constexpr double kAspect = 2.2;        ///< width to height of the picture
constexpr double kWidthOfTarget = 2.6; ///< width of the picture relative to the target
constexpr double kHeightOfTarget = 1.5;
constexpr double kFarAway = 1e4; ///< inches; larger than any base
constexpr double kSliver = 1e-3; ///< share of the target in sight; too narrow for a line of some width

constexpr double kFarthest = std::numeric_limits<double>::infinity();

using Interval = std::pair<double, double>;

TableSamplePoint samplePointOf(geometry::Point p) { return {p.x.inches(), p.y.inches()}; }

std::vector<TableSamplePoint> samplePointsOf(const geometry::Ring& ring) {
    std::vector<TableSamplePoint> samplePoints;
    std::ranges::transform(ring, std::back_inserter(samplePoints), samplePointOf);
    return samplePoints;
}

EyeSolid solidOf(const Model& model, bool counts, const geometry::PlacedFootprint& shape) {
    return {model.id, counts, samplePointsOf(outlineOf(shape, kArcPoints)), model.elevation.inches(),
            (model.elevation + model.height).inches()};
}

/// The line from an eye to the target's center, and the direction to its right.
struct View {
    TableSamplePoint eye;
    TableSamplePoint ahead;

    View(TableSamplePoint from, TableSamplePoint to) : eye{from} {
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        ahead =
            length > 0 ? TableSamplePoint{(to.x - from.x) / length, (to.y - from.y) / length} : TableSamplePoint{1, 0};
    }
    [[nodiscard]] double depth(TableSamplePoint p) const { return (p.x - eye.x) * ahead.x + (p.y - eye.y) * ahead.y; }
    [[nodiscard]] double aside(TableSamplePoint p) const { return (p.y - eye.y) * ahead.x - (p.x - eye.x) * ahead.y; }
};

TableSamplePoint centerPointOf(const std::vector<TableSamplePoint>& corners) {
    const auto [left, right] = std::ranges::minmax(corners, {}, &TableSamplePoint::x);
    const auto [top, bottom] = std::ranges::minmax(corners, {}, &TableSamplePoint::y);
    return {(left.x + right.x) / 2, (top.y + bottom.y) / 2};
}

/// Returns the intervals of depth in which the upright plane through column `x` is inside the outline, or meets the
/// sheet.
std::vector<Interval> depthsOf(const View& view, const std::vector<TableSamplePoint>& corners, double x) {
    std::vector<double> met;
    const std::size_t edges = corners.size() == 2 ? 1 : corners.size();
    for (std::size_t i = 0; i < edges; ++i) {
        const TableSamplePoint a = corners[i];
        const TableSamplePoint b = corners[(i + 1) % corners.size()];
        const double sideOfA = view.aside(a) - x * view.depth(a);
        const double sideOfB = view.aside(b) - x * view.depth(b);
        if ((sideOfA < 0) != (sideOfB < 0)) {
            met.push_back(view.depth(a) + (view.depth(b) - view.depth(a)) * sideOfA / (sideOfA - sideOfB));
        }
    }
    std::ranges::sort(met);
    std::vector<Interval> depths;
    if (corners.size() == 2) {
        std::ranges::transform(met, std::back_inserter(depths), [](double depth) { return Interval{depth, depth}; });
        return depths;
    }
    for (std::size_t i = 0; i + 1 < met.size(); i += 2) {
        depths.emplace_back(met[i], met[i + 1]);
    }
    return depths;
}

/// Returns the part of a column covered by heights from `bottom` to `top` at depths from `near` to `far`.
EyeSpan spanOf(int solid, double bottom, double top, Interval depths, double eyeHeight) {
    const double near = std::max(depths.first, kMinDepth);
    const double far = std::max(depths.second, near);
    const double low = bottom - eyeHeight;
    const double high = top - eyeHeight;
    return {solid, low < 0 ? low / near : low / far, high > 0 ? high / near : high / far, near};
}

/// Removes `span` from the remaining parts of the target, and records it as hidden.
void hide(std::vector<Interval>& left, std::vector<EyeSpan>& parts, const EyeSpan& span) {
    std::vector<Interval> rest;
    for (const auto& [low, high] : left) {
        const double from = std::max(low, span.low);
        const double to = std::min(high, span.high);
        if (to <= from) {
            rest.emplace_back(low, high);
            continue;
        }
        parts.push_back({span.solid, from, to, span.depth});
        if (low < from) {
            rest.emplace_back(low, from);
        }
        if (to < high) {
            rest.emplace_back(to, high);
        }
    }
    left = std::move(rest);
}

/// Returns the columns that the outline covers; all if a part of it is not ahead of the eye, none if all of it is
/// behind.
Interval columnsOf(const View& view, const std::vector<TableSamplePoint>& corners) {
    constexpr double kAll = std::numeric_limits<double>::infinity();
    Interval columns{kAll, -kAll};
    bool isAhead = false;
    bool isBehind = false;
    for (const TableSamplePoint& corner : corners) {
        const double depth = view.depth(corner);
        (depth < kMinDepth ? isBehind : isAhead) = true;
        if (depth >= kMinDepth) {
            const double x = view.aside(corner) / depth;
            columns = {std::min(columns.first, x), std::max(columns.second, x)};
        }
    }
    return isAhead && isBehind ? Interval{-kAll, kAll} : columns;
}

/// `columns` are those of `columnsOf` for each solid.
EyeColumn
columnAt(const EyeScene& scene, const std::vector<Interval>& columns, const View& view, double eyeHeight, double x) {
    EyeColumn column;
    const auto ofTarget = depthsOf(view, scene.target.corners, x);
    const double front = ofTarget.empty() ? std::numeric_limits<double>::infinity() : ofTarget.front().first;
    std::vector<EyeSpan> before;
    for (std::size_t i = 0; i < scene.solids.size(); ++i) {
        const EyeSolid& solid = scene.solids[i];
        if (x < columns[i].first || x > columns[i].second) {
            continue;
        }
        for (const Interval& depths : depthsOf(view, solid.corners, x)) {
            if (depths.second <= 0) {
                continue;
            }
            const int index = static_cast<int>(i);
            column.spans.push_back(spanOf(index, solid.bottom, solid.top, depths, eyeHeight));
            if (solid.counts && depths.first < front) {
                before.push_back(
                    spanOf(index, solid.bottom, solid.top, {depths.first, std::min(depths.second, front)}, eyeHeight));
            }
        }
    }
    std::ranges::sort(before, {}, &EyeSpan::depth);
    std::vector<Interval> left;
    for (const Interval& depths : ofTarget) {
        const EyeSpan whole = spanOf(-1, scene.target.bottom, scene.target.top, depths, eyeHeight);
        column.spans.push_back(whole);
        left.emplace_back(whole.low, whole.high);
    }
    // The parts of a concave target, one behind another, are merged in the picture.
    std::ranges::sort(left);
    for (std::size_t i = 0; i + 1 < left.size();) {
        if (left[i + 1].first <= left[i].second) {
            left[i].second = std::max(left[i].second, left[i + 1].second);
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        } else {
            ++i;
        }
    }
    for (const EyeSpan& span : before) {
        hide(left, column.target, span);
    }
    std::ranges::transform(left, std::back_inserter(column.target), [&](const Interval& range) {
        return EyeSpan{-1, range.first, range.second, front};
    });
    std::ranges::sort(column.target, {}, &EyeSpan::low);
    std::ranges::sort(column.spans, std::greater{}, &EyeSpan::depth);
    return column;
}

/// Frames the picture around the target; returns false if a part of it is not ahead of the eye.
bool frameTarget(EyePicture& picture, const EyeScene& scene, const View& view) {
    double left = 1e9;
    double right = -1e9;
    double low = 1e9;
    double high = -1e9;
    for (const TableSamplePoint& corner : scene.target.corners) {
        const double depth = view.depth(corner);
        if (depth < kMinDepth) {
            return false;
        }
        const double x = view.aside(corner) / depth;
        left = std::min(left, x);
        right = std::max(right, x);
        low = std::min(low, (scene.target.bottom - picture.eye.height) / depth);
        high = std::max(high, (scene.target.top - picture.eye.height) / depth);
    }
    const double halfHeight =
        std::max((high - low) / 2 * kHeightOfTarget, (right - left) / 2 * kWidthOfTarget / kAspect);
    picture.left = (left + right) / 2 - halfHeight * kAspect;
    picture.right = (left + right) / 2 + halfHeight * kAspect;
    picture.bottom = (low + high) / 2 - halfHeight;
    picture.top = (low + high) / 2 + halfHeight;
    return true;
}

void addShares(EyePicture& picture, const EyeScene& scene) {
    double whole = 0.0;
    double inSight = 0.0;
    for (const EyeColumn& column : picture.columns) {
        for (const EyeSpan& span : column.target) {
            const double length = span.high - span.low;
            whole += length;
            if (span.solid < 0) {
                inSight += length;
                continue;
            }
            const AnyId& owner = scene.solids[static_cast<std::size_t>(span.solid)].owner;
            auto known = std::ranges::find(picture.hidden, owner, &EyePicture::Hidden::owner);
            if (known == picture.hidden.end()) {
                known = picture.hidden.insert(known, {owner, 0.0});
            }
            known->share += length;
        }
    }
    if (whole <= 0) {
        return;
    }
    picture.inSight = inSight / whole;
    for (EyePicture::Hidden& hidden : picture.hidden) {
        hidden.share /= whole;
    }
    std::ranges::stable_sort(picture.hidden, std::greater{}, &EyePicture::Hidden::share);
}

/// Returns `eye`, or a sample point over the observer from which more of the target is in sight: one at the height of
/// its eye if that is known and shows some of the target.
Eye bestEye(const EyeScene& scene, const Eye& eye) {
    constexpr int kAcross = 7;
    constexpr int kUp = 4;
    constexpr int kColumns = 48;
    EyeScene counting{scene.observer, scene.target, {}, {}, false}; // only these hide
    std::ranges::copy_if(scene.solids, std::back_inserter(counting.solids), &EyeSolid::counts);
    const auto seenFrom = [&](const Eye& place) {
        const auto picture = eyePictureOf(counting, place, kColumns);
        return picture ? picture->inSight : 0.0;
    };
    Eye best = eye;
    double most = seenFrom(eye);
    const Eye corner = movedEye(scene, eye, -kFarAway, -kFarAway);
    const TableSamplePoint middle = centerPointOf(scene.observer.corners);
    const double reach = 2 * std::hypot(corner.samplePoint.x - middle.x, corner.samplePoint.y - middle.y);
    const auto tryAt = [&](double height) {
        for (int across = 0; across < kAcross; ++across) {
            const Eye place = movedEye(scene, corner, reach * across / (kAcross - 1), height - scene.observer.bottom);
            // Another eye must be better by more than the rounding of shares; among equal ones the first stays.
            if (const double seen = seenFrom(place); seen > most + 1e-9) {
                most = seen;
                best = place;
            }
        }
    };
    if (scene.eyeHeight) {
        const Eye level{eye.samplePoint, *scene.eyeHeight};
        const Eye elsewhere = std::exchange(best, level);
        const double mostElsewhere = std::exchange(most, seenFrom(level));
        tryAt(*scene.eyeHeight);
        if (most > kSliver) {
            return best;
        }
        best = elsewhere;
        most = mostElsewhere;
    }
    for (int up = 0; up < kUp; ++up) {
        tryAt(scene.observer.bottom + (scene.observer.top - scene.observer.bottom) * up / (kUp - 1));
    }
    return best;
}

/// Determines which pieces block lines in a picture that matches the headline of the verdict.
class PixelCounting {
public:
    PixelCounting(const PreparedTable::Parts& parts, const Verdict& verdict)
        : m_parts{parts},
          m_headline{headlineOf(verdict)},
          m_isNamed{isRuled(verdict) && !m_headline.blockedBy.empty()},
          m_passed{m_headline.visible ? seenThrough(verdict, parts.scenario) : std::vector<PieceId>{}},
          m_observer{*parts.scenario.model(verdict.observer)},
          m_target{*parts.scenario.model(verdict.target)} {
        if (m_headline.visible) {
            std::ranges::copy(ignoredByRuling(verdict.ruling), std::back_inserter(m_passed));
        }
    }
    [[nodiscard]] bool operator()(int blocker) const {
        const BlockerFacts& facts = m_parts.facts[static_cast<std::size_t>(blocker)];
        const PieceId& piece = m_parts.pieces[facts.piece]->id;
        if (m_isNamed) {
            return std::ranges::find(m_headline.blockedBy, piece, &HeadlineBlocker::piece) !=
                   m_headline.blockedBy.end();
        }
        return std::ranges::find(m_passed, piece) == m_passed.end() && blocks(facts, m_observer, m_target);
    }

private:
    const PreparedTable::Parts& m_parts;
    Headline m_headline;
    bool m_isNamed; ///< the ruling hides the target and names blockers
    std::vector<PieceId> m_passed;
    const Model& m_observer;
    const Model& m_target;
};

EyeScene withoutSolids(const PreparedTable::Parts& parts, const Verdict& verdict) {
    const auto solidOfPair = [&](const ModelId& id) {
        const Model& model = *parts.scenario.model(id);
        const bool isLargest = model.body && verdict.reading == BodyReading::Largest;
        return solidOf(model, true,
                       isLargest ? geometry::PlacedFootprint{model.body->largest, model.position, model.facing}
                                 : model.placedBody());
    };
    EyeScene scene{solidOfPair(verdict.observer), solidOfPair(verdict.target), {}, {}, false};
    const double eyeHeight = verdict.volume ? verdict.volume->fromHeight.inches() : scene.observer.top;
    const Model& observer = *parts.scenario.model(verdict.observer);
    if (observer.eyeHeight) {
        scene.eyeHeight = (observer.elevation + std::min(*observer.eyeHeight, observer.height)).inches();
    }
    scene.isVisible = headlineOf(verdict).visible;
    scene.start = {samplePointOf(headlineOf(verdict).line.from),
                   std::clamp(eyeHeight, scene.observer.bottom, scene.observer.top)};
    return scene;
}

/// Builds the scene with the true shapes of pieces and models; the eye is where the line starts.
EyeScene shapesOf(const PreparedTable& table, const Verdict& verdict) {
    const PreparedTable::Parts& parts = table.parts();
    EyeScene scene = withoutSolids(parts, verdict);
    const PixelCounting counts{parts, verdict};
    std::vector<int> all(parts.facts.size());
    std::iota(all.begin(), all.end(), 0);
    const geometry::VolumeMap volume =
        table.rules().view == SightGeometry::Volume ? parts.volume : geometry::VolumeMap{parts.map, parts.openings};
    for (const geometry::UprightPart& part : uprightParts(volume, all)) {
        const BlockerFacts& facts = parts.facts[static_cast<std::size_t>(part.blocker)];
        if (facts.isMat) {
            continue;
        }
        EyeSolid solid{parts.pieces[facts.piece]->id, counts(part.blocker), samplePointsOf(part.corners)};
        solid.bottom = part.bottom ? part.bottom->inches() : std::min(0.0, scene.target.bottom);
        solid.top = part.top ? part.top->inches() : kFarthest;
        scene.solids.push_back(std::move(solid));
    }
    const auto inTheWay = rulingBlockers(verdict.ruling).models;
    for (const Model& model : parts.scenario.models) {
        if (model.id != verdict.observer && model.id != verdict.target) {
            scene.solids.push_back(
                solidOf(model, std::ranges::find(inTheWay, model.id) != inTheWay.end(), model.placed()));
        }
    }
    return scene;
}

/// Returns true if the rule of blocking holds for all lines alike and for the whole obstacle.
bool holdsForAllLines(const BlockLine& line) { return line.stopsAllPassages() && !line.depth && !line.isWeighted(); }

/// Builds the scene with all that blocks lines of the pair under its rule pack, as the pack takes it, and the width of
/// its lines added. `shapes` is the scene with the true shapes: what blocks nothing is taken from there. Returns
/// std::nullopt unless the pack found a clear line among solids and all that blocks it does so wherever a line starts
/// and ends.
std::optional<EyeScene> asPackTakesIt(const PreparedTable::Parts& parts, const Verdict& verdict, EyeScene shapes) {
    const auto isClearLine = [](const Reason& reason) { return reason.code == u"clear-line"; };
    const auto isOfWhole = [](Region region) {
        return region == Region::Base || region == Region::Volume || region == Region::Body;
    };
    if (!parts.pack || !verdict.ruling.visible || !parts.pack->isVolume() ||
        std::ranges::none_of(verdict.ruling.reasons, isClearLine) || !isOfWhole(parts.pack->pack().source.region) ||
        !isOfWhole(parts.pack->pack().target)) {
        return {};
    }
    const PackTable& table = *parts.pack;
    const auto indexOf = [&](const ModelId& id) {
        const auto& models = table.scenario().models;
        return static_cast<std::size_t>(std::ranges::find(models, id, &Model::id) - models.begin());
    };
    const Pair pair{table, indexOf(verdict.observer), indexOf(verdict.target)};
    const Blocking blocking = blockingOf(pair, LineKind::Sight);
    if (!blocking.partial.empty()) {
        return {};
    }
    EyeScene scene = std::move(shapes);
    std::vector<int> blockers;
    for (const Effect& effect : blocking.effects) {
        const BlockLine& line = table.pack().block[static_cast<std::size_t>(effect.line)];
        if (!holdsForAllLines(line)) {
            return {};
        }
        const Obstacle& obstacle = table.obstacles()[static_cast<std::size_t>(effect.obstacle)];
        const BlockerRun run = runOf(obstacle, line, table.isVolume());
        for (int blocker = run.first; blocker <= run.last; ++blocker) {
            blockers.push_back(blocker);
        }
        scene.isByRules = scene.isByRules || line.comparison != SizeComparison::Real || line.fillGapsBelow;
    }
    std::ranges::sort(blockers);
    blockers.erase(std::ranges::unique(blockers).begin(), blockers.end());
    std::vector<EyeSolid> solids;
    for (const geometry::UprightPart& part : uprightParts(table.volume(), blockers)) {
        const Obstacle& obstacle = table.obstacleOf(part.blocker);
        const AnyId owner = obstacle.model >= 0
                                ? AnyId{table.scenario().models[static_cast<std::size_t>(obstacle.model)].id}
                                : AnyId{table.pieces()[static_cast<std::size_t>(obstacle.piece)]->id};
        EyeSolid solid{owner, true, samplePointsOf(part.corners)};
        solid.bottom = part.bottom ? part.bottom->inches() : std::min(0.0, scene.target.bottom);
        solid.top = part.top ? part.top->inches() : kFarthest;
        solids.push_back(std::move(solid));
    }
    std::erase_if(scene.solids, [&](const EyeSolid& solid) {
        return std::ranges::find(solids, solid.owner, &EyeSolid::owner) != solids.end();
    });
    std::ranges::for_each(scene.solids, [](EyeSolid& solid) { solid.counts = false; });
    std::ranges::move(solids, std::back_inserter(scene.solids));
    scene.start = bestEye(scene, scene.start);
    return scene;
}

/// Returns the verdict as the rule set had it before a judge overruled the pair.
Verdict beforeTheJudge(Verdict verdict) {
    const auto& overruled = verdict.ruling.overruled;
    if (!overruled || overruled->by.empty() || overruled->by.front().piece) {
        return verdict; // nobody did, or the walls count as a judge ruled
    }
    verdict.ruling.visible = overruled->visible;
    verdict.ruling.fullyVisible = overruled->fullyVisible;
    std::erase_if(verdict.ruling.reasons, isOfJudge);
    verdict.ruling.overruled.reset();
    return verdict;
}

void addEndless(std::vector<EyeSolid>& solids,
                const PieceId& piece,
                const std::variant<geometry::Polygon, geometry::Wall>& outline) {
    if (const auto* footprint = std::get_if<geometry::Polygon>(&outline)) {
        solids.push_back({piece, true, samplePointsOf(footprint->outline()), -kFarthest, kFarthest});
        return;
    }
    const auto& corners = std::get<geometry::Wall>(outline).vertices();
    for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
        solids.push_back(
            {piece, true, {samplePointOf(corners[i]), samplePointOf(corners[i + 1])}, -kFarthest, kFarthest});
    }
}

/// Builds the scene with the blockers named by the ruling only, closed and unlimited in height.
EyeScene asRuled(const PreparedTable::Parts& parts, const Verdict& verdict) {
    EyeScene scene = withoutSolids(parts, verdict);
    scene.isByRules = true;
    const RulingBlockers inTheWay = rulingBlockers(verdict.ruling);
    for (const PieceId& id : inTheWay.pieces) {
        const Piece& piece = *parts.scenario.piece(id);
        addEndless(scene.solids, id, piece.outline);
        std::ranges::for_each(piece.walls, [&](const PieceWall& wall) { addEndless(scene.solids, id, wall.polyline); });
    }
    for (const ModelId& id : inTheWay.models) {
        const Model& model = *parts.scenario.model(id);
        EyeSolid solid = solidOf(model, true, model.placed());
        solid.bottom = -kFarthest;
        solid.top = kFarthest;
        scene.solids.push_back(std::move(solid));
    }
    scene.start = bestEye(scene, scene.start);
    return scene;
}

bool showsTarget(const EyeScene& scene) {
    const auto picture = eyePictureOf(scene, scene.start);
    return picture && picture->inSight > kSliver;
}

} // namespace

std::optional<EyeScene> eyeSceneOf(const PreparedTable& all, const Verdict& shown) {
    const Scenario& scenario = all.scenario();
    const Verdict verdict = beforeTheJudge(shown);
    const PreparedTable passable =
        tableForDirection(all, *scenario.model(verdict.observer), scenario.model(verdict.target)).value_or(all);
    const PreparedTable table = withWallsAsRuled(passable, verdict.observer, verdict.target);
    EyeScene scene = shapesOf(table, verdict);
    if (auto byPack = asPackTakesIt(table.parts(), verdict, scene)) {
        return byPack;
    }
    scene.start = bestEye(scene, scene.start);
    if (scene.isVisible || !isRuled(verdict) || !showsTarget(scene)) {
        return scene;
    }
    scene = asRuled(table.parts(), verdict);
    return showsTarget(scene) ? std::nullopt : std::optional{std::move(scene)};
}

bool mayHavePicture(const Verdict& shown) {
    if (!shown.volume) {
        return true;
    }
    const Verdict verdict = beforeTheJudge(shown);
    const RulingBlockers inTheWay = rulingBlockers(verdict.ruling);
    const bool isHiddenByNothing = isRuled(verdict) && !verdict.ruling.visible && verdict.visible() &&
                                   inTheWay.pieces.empty() && inTheWay.models.empty();
    return verdict.distance > geometry::Length{} && !isHiddenByNothing;
}

Eye movedEye(const EyeScene& scene, const Eye& eye, double right, double up) {
    // Perpendicular to the line from base to base, which does not depend on the eye.
    const View view{centerPointOf(scene.observer.corners), centerPointOf(scene.target.corners)};
    const auto aside = [&](TableSamplePoint p) { return view.aside(p); };
    const auto [least, most] = std::ranges::minmax(scene.observer.corners, {}, aside);
    const double wanted = std::clamp(view.aside(eye.samplePoint) + right, aside(least), aside(most));
    Eye moved = eye;
    moved.height = std::clamp(eye.height + up, scene.observer.bottom, scene.observer.top);
    if (right == 0.0) {
        return moved;
    }
    double depth = -std::numeric_limits<double>::infinity();
    const auto& corners = scene.observer.corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const TableSamplePoint a = corners[i];
        const TableSamplePoint b = corners[(i + 1) % corners.size()];
        const double from = aside(a);
        const double to = aside(b);
        if (wanted >= std::min(from, to) && wanted <= std::max(from, to)) {
            const double share = from == to ? 0.0 : (wanted - from) / (to - from);
            depth = std::max(
                {depth, view.depth(a) + (view.depth(b) - view.depth(a)) * share, from == to ? view.depth(b) : depth});
        }
    }
    moved.samplePoint = {view.eye.x + view.ahead.x * depth - view.ahead.y * wanted,
                         view.eye.y + view.ahead.y * depth + view.ahead.x * wanted};
    return moved;
}

std::optional<EyePicture> eyePictureOf(const EyeScene& scene, const Eye& eye, int columns) {
    const View view{eye.samplePoint, centerPointOf(scene.target.corners)};
    EyePicture picture;
    picture.eye = eye;
    if (!frameTarget(picture, scene, view)) {
        return {};
    }
    std::vector<Interval> ofSolids;
    std::ranges::transform(scene.solids, std::back_inserter(ofSolids),
                           [&](const EyeSolid& solid) { return columnsOf(view, solid.corners); });
    for (int i = 0; i < columns; ++i) {
        picture.columns.push_back(columnAt(scene, ofSolids, view, eye.height,
                                           picture.left + (picture.right - picture.left) * (i + 0.5) / columns));
    }
    addShares(picture, scene);
    return picture;
}

TableSamplePoint samplePointBehind(const EyeScene& scene, const Eye& eye, double x) {
    const TableSamplePoint middle = centerPointOf(scene.target.corners);
    const View view{eye.samplePoint, middle};
    const double depth = view.depth(middle);
    return {eye.samplePoint.x + depth * (view.ahead.x - x * view.ahead.y),
            eye.samplePoint.y + depth * (view.ahead.y + x * view.ahead.x)};
}

std::optional<EyeSpan> nearestAt(const EyePicture& picture, const EyeScene& scene, double x, double y) {
    const double place =
        (x - picture.left) / (picture.right - picture.left) * static_cast<double>(picture.columns.size());
    if (place < 0 || place >= static_cast<double>(picture.columns.size())) {
        return {};
    }
    const auto& spans = picture.columns[static_cast<std::size_t>(place)].spans;
    const auto found = std::find_if(spans.rbegin(), spans.rend(), [&](const EyeSpan& span) {
        return y >= span.low && y <= span.high &&
               (span.solid < 0 || scene.solids[static_cast<std::size_t>(span.solid)].counts);
    });
    return found == spans.rend() ? std::nullopt : std::optional{*found};
}

} // namespace sightline::scenarios
