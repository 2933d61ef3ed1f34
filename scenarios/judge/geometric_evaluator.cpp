#include "scenarios/judge/geometric_evaluator.h"

#include "geometry/shapes/distance.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/prepared_table.h"

#include <algorithm>
#include <map>

namespace sightline::scenarios {

using geometry::Blocker;
using geometry::Length;
using geometry::Visibility;

namespace {

/// Explicit requests for a clearance need it exact: ten times the default steps take a few tens of milliseconds where
/// many pieces are joined.
constexpr int kMaxClearanceSteps = 6000;

QString ignoredCode(const BlockerFacts& facts) {
    if (facts.isMat) {
        return QStringLiteral("ignored-mat");
    }
    switch (facts.heightClass) {
    case HeightClass::Low: return QStringLiteral("ignored-low");
    case HeightClass::Medium: return QStringLiteral("ignored-medium");
    case HeightClass::Tall: return QStringLiteral("ignored-tall");
    }
    return {};
}

class GeometricEvaluator {
public:
    GeometricEvaluator(const PreparedTable::Parts& parts, const Question& question)
        : GeometricEvaluator{parts, question, *parts.scenario.model(question.observer),
                             *parts.scenario.model(question.target)} {}

    GeometricEvaluator(const PreparedTable::Parts& parts,
                       const Question& question,
                       const Model& observer,
                       const Model& target)
        : m_parts{parts},
          m_question{question},
          m_observer{observer},
          m_target{target},
          m_from{observer.placedBody()},
          m_to{target.placedBody()} {
        sortBlockers();
        m_options.method = question.method;
        m_options.touch = parts.rules.touch;
        m_options.keepAttempts = question.keepAttempts;
        m_options.samples = question.samples;
        m_options.wantClearance = m_options.wantShares = question.wantDetails;
    }

    Verdict evaluateGeometry(const std::stop_token& stop) {
        if (m_parts.rules.view == SightGeometry::Volume) {
            return evaluateVolume(stop);
        }
        const auto answer = findLineOfSight(m_from, m_to, m_parts.map, m_active, m_options, stop);
        Verdict verdict = opened();
        verdict.visibility = answer.visibility;
        verdict.stage = answer.stage;
        verdict.line = answer.line;
        verdict.beam = answer.beam;
        verdict.clearanceMillimeters = answer.clearanceMillimeters;
        if (answer.blockedAt) {
            verdict.blockedAt = blockedPoint(*answer.blockedAt);
        }
        for (const auto& attempt : answer.attempts) {
            verdict.attempts.push_back({attempt.line, attempt.stage, {}});
            if (attempt.blocked) {
                verdict.attempts.back().blocked = blockedPoint(*attempt.blocked);
            }
        }
        verdict.blockedBy = byPiece(answer.blockedBy);
        const auto nearest = geometry::nearestPoints(m_observer.placed(), m_target.placed());
        verdict.distance = nearest.gap;
        verdict.distanceLine = {nearest.onFirst, nearest.onSecond};
        if (m_question.wantDetails && m_question.method == geometry::SightMethod::Exact && !stop.stop_requested()) {
            addDetails(verdict, stop);
        }
        verdict.reasons = reasonsFor(verdict, answer);
        verdict.ruling.visible = verdict.visible();
        verdict.ruling.fullyVisible = verdict.fullyVisible.value_or(false);
        return verdict;
    }

    [[nodiscard]] std::optional<double> clearance(const std::stop_token& stop) const {
        std::optional<double> millimeters;
        if (m_parts.rules.view == SightGeometry::Volume) {
            geometry::VolumeOptions options = volumeOptions();
            options.wantShares = false;
            options.wantClearance = true;
            options.maxClearanceSteps = geometry::VolumeOptions{}.maxClearanceSteps;
            const auto answer =
                findLineInVolume(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active, options, stop);
            if (answer.clearance) {
                millimeters = answer.clearance->millimeters;
            }
        } else {
            geometry::SightOptions options = m_options;
            options.wantShares = false;
            options.wantClearance = true;
            millimeters = findLineOfSight(m_from, m_to, m_parts.map, m_active, options, stop).clearanceMillimeters;
        }
        return stop.stop_requested() ? std::nullopt : millimeters;
    }

    [[nodiscard]] HeightsNeeded heightsNeeded(const std::optional<PieceId>& piece, const std::stop_token& stop) const {
        HeightsNeeded needed;
        const auto options = volumeOptions();
        needed.targetSeen =
            minHeightSeen(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active, options, stop);
        const auto outline = std::ranges::find_if(m_parts.facts, [&](const BlockerFacts& facts) {
            return facts.isOutline && m_parts.pieces[facts.piece]->id == piece;
        });
        if (outline != m_parts.facts.end()) {
            const auto blocker = static_cast<int>(outline - m_parts.facts.begin());
            needed.pieceHides = minHeightHiding(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active,
                                                blocker, options, stop);
        }
        return needed;
    }

    [[nodiscard]] std::optional<geometry::ViewerPoints> viewerPoints(const std::stop_token& stop) const {
        if (m_parts.rules.view == SightGeometry::Volume) {
            return volumeViewerPoints(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active, volumeOptions(),
                                      stop);
        }
        return geometry::viewerPoints(m_from, m_to, m_parts.map, m_active, m_options, stop);
    }

    [[nodiscard]] VerdictProfile profileOf(const Verdict& verdict) const {
        VerdictProfile profile;
        profile.heights = verdict.volume ? ProfileHeights::OfTheLine : ProfileHeights::OfTheModels;
        const geometry::Solid from = solidOf(m_observer);
        const geometry::Solid to = solidOf(m_target);
        profile.observer = {from.elevation, from.top()};
        profile.target = {to.elevation, to.top()};
        const Headline headline = headlineOf(verdict);
        const geometry::SightLine& line = headline.line;
        // A line of a ruling has no heights of its own; those of the geometry are as good, as the bodies are upright.
        profile.line = partsAlong({{line.from, verdict.volume ? verdict.volume->fromHeight : from.top()},
                                   {line.to, verdict.volume ? verdict.volume->toHeight : to.top()}});
        // Where a rule pack or a judge hides the target, or sees it past blockers of the plain geometry, only the
        // blockers named by the ruling apply.
        const bool isByRuling = isRuled(verdict) && !(verdict.visible() && headline.visible);
        for (const geometry::ProfilePart& part : profile.line.parts) {
            const PieceId piece = pieceOf(part.blocker);
            const bool isNamed =
                std::ranges::find(headline.blockedBy, piece, &HeadlineBlocker::piece) != headline.blockedBy.end();
            profile.pieces.push_back({piece, isByRuling ? isNamed : countsFor(part.blocker, line), part});
        }
        if (headline.blockedAt && headline.isLineOfGeometry && verdict.blockedAt) {
            const auto [x, y] = verdict.blockedAt->point - line.from;
            const Length along = Length::fromInches(std::hypot(x.inches(), y.inches()));
            const double share = profile.line.length == Length{} ? 0.0 : along.inches() / profile.line.length.inches();
            const double height =
                profile.line.fromZ.inches() + share * (profile.line.toZ - profile.line.fromZ).inches();
            const auto known = verdict.volume ? verdict.volume->blockedAtHeight : std::nullopt;
            profile.blockedAt =
                ProfilePoint{along, known.value_or(Length::fromInches(height)), verdict.blockedAt->piece};
        }
        return profile;
    }

    [[nodiscard]] TableCover coverOf(const geometry::CoverOptions& options, const std::stop_token& stop) const {
        TableCover cover;
        cover.lines = lineCover(m_from, m_to, m_parts.map, m_active, m_options, options, stop);
        cover.touch = m_options.touch;
        std::ranges::transform(m_parts.facts, std::back_inserter(cover.pieces),
                               [&](const BlockerFacts& facts) { return m_parts.pieces[facts.piece]->id; });
        return cover;
    }

private:
    /// Returns everything along the line, whether it counts or not.
    [[nodiscard]] geometry::SideProfile partsAlong(const geometry::SightLine3& line) const {
        const std::vector<int> nearby = m_parts.map.inCorridor(m_from, m_to);
        if (m_parts.rules.view == SightGeometry::Volume) {
            return sideProfile(line, m_parts.volume, nearby);
        }
        std::vector<Blocker> blockers;
        std::vector<std::vector<geometry::SheetOpening>> openings;
        std::vector<int> all;
        for (const int blocker : nearby) {
            const auto index = static_cast<std::size_t>(blocker);
            all.push_back(static_cast<int>(blockers.size()));
            blockers.push_back(m_parts.map.blockers()[index]);
            openings.push_back(m_parts.openings[index]);
        }
        geometry::SideProfile profile =
            sideProfile(line, geometry::VolumeMap{geometry::TerrainMap{std::move(blockers)}, openings}, all);
        for (geometry::ProfilePart& part : profile.parts) {
            part.blocker = nearby[static_cast<std::size_t>(part.blocker)];
        }
        return profile;
    }

    [[nodiscard]] bool countsFor(int blocker, const geometry::SightLine& line) const {
        const BlockerFacts& facts = m_parts.facts[static_cast<std::size_t>(blocker)];
        const auto* footprint = std::get_if<geometry::Polygon>(&m_parts.pieces[facts.piece]->outline);
        const bool holdsAnEnd = m_parts.rules.ignorePieceHoldingAnEnd && footprint &&
                                (footprint->containsInside(line.from) || footprint->containsInside(line.to));
        return blocks(facts, m_observer, m_target) && !holdsAnEnd;
    }

    static geometry::Solid solidOf(const Model& model) { return {model.placedBody(), model.elevation, model.height}; }

    [[nodiscard]] geometry::VolumeOptions volumeOptions() const {
        geometry::VolumeOptions options;
        options.method = m_question.method;
        options.touch = m_parts.rules.touch;
        options.keepAttempts = m_question.keepAttempts;
        options.samples = m_question.samples;
        options.wantShares = options.wantClearance = m_question.wantDetails;
        options.maxClearanceSteps = kMaxClearanceSteps;
        return options;
    }

    /// Returns a verdict with its question and its rules.
    [[nodiscard]] Verdict opened() const {
        Verdict verdict;
        verdict.observer = m_question.observer;
        verdict.target = m_question.target;
        verdict.method = m_question.method;
        verdict.rules = m_parts.rules.id;
        verdict.toleranceMillimeters = m_question.toleranceMillimeters;
        return verdict;
    }

    Verdict evaluateVolume(const std::stop_token& stop) {
        const auto options = volumeOptions();
        const auto answer =
            findLineInVolume(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active, options, stop);
        Verdict verdict = opened();
        verdict.visibility = answer.visibility;
        verdict.stage = answer.stage;
        verdict.line = {answer.line.from.plan, answer.line.to.plan};
        verdict.volume = VolumeProof{answer.line.from.z, answer.line.to.z, {}, answer.unsettledMillimeters};
        if (answer.clearance) {
            verdict.clearanceMillimeters = answer.clearance->millimeters;
            verdict.volume->clearanceErrorMillimeters = answer.clearance->errorMillimeters;
            if (answer.clearance->beam) {
                verdict.beam = geometry::SightLine{answer.clearance->beam->from.plan, answer.clearance->beam->to.plan};
            }
        }
        if (answer.blockedAt) {
            verdict.blockedAt = BlockedPoint{answer.blockedAt->point.plan, pieceOf(answer.blockedAt->blocker)};
            verdict.volume->blockedAtHeight = answer.blockedAt->point.z;
        }
        for (const auto& attempt : answer.attempts) {
            verdict.attempts.push_back({{attempt.line.from.plan, attempt.line.to.plan},
                                        attempt.stage,
                                        {},
                                        LineHeights{attempt.line.from.z, attempt.line.to.z}});
            if (attempt.blocked) {
                verdict.attempts.back().blocked =
                    BlockedPoint{attempt.blocked->point.plan, pieceOf(attempt.blocked->blocker)};
            }
        }
        verdict.blockedBy = byPiece(answer.blockedBy);
        const auto nearest = geometry::nearestPoints(m_observer.placed(), m_target.placed());
        verdict.distance = nearest.gap;
        verdict.distanceLine = {nearest.onFirst, nearest.onSecond};
        if (m_question.wantDetails && m_question.method == geometry::SightMethod::Exact && !stop.stop_requested()) {
            addVolumeDetails(verdict, stop);
        }
        geometry::SightAnswer inPlan;
        inPlan.basesTouch = answer.solidsTouch;
        verdict.reasons = reasonsFor(verdict, inPlan);
        if (answer.restsOnTouch) {
            verdict.reasons.front().code = QStringLiteral("touching-line");
        }
        if (answer.unsettledMillimeters) {
            verdict.reasons.push_back({QStringLiteral("blocked-but-for-touching"), {}, answer.unsettledMillimeters});
        }
        verdict.ruling.visible = verdict.visible();
        verdict.ruling.fullyVisible = verdict.fullyVisible.value_or(false);
        return verdict;
    }

    void addVolumeDetails(Verdict& verdict, const std::stop_token& stop) const {
        const Length tolerance = Length::fromMillimeters(m_question.toleranceMillimeters);
        bool resized = verdict.visible();
        if (tolerance != Length{}) {
            resized = seesVolumeWhenResized(solidOf(m_observer), solidOf(m_target), m_parts.volume,
                                            grownCorridor(verdict.visible() ? Length{} : tolerance),
                                            verdict.visible() ? -tolerance : tolerance, volumeOptions(), stop);
        }
        // What was left undecided may turn the verdict, however small it is.
        const bool isSettled = !verdict.volume->unsettledMillimeters;
        verdict.certainty = resized == verdict.visible() && isSettled ? Certainty::Certain : Certainty::TooCloseToCall;
        if (!verdict.visible()) {
            verdict.seenShare = 0.0;
            verdict.fullyVisible = false;
        } else {
            auto seen =
                seenVolumePart(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active, volumeOptions(), stop);
            verdict.seenShare = seen.part.share;
            verdict.volume->seenShareError = seen.error;
            verdict.fullyVisible = seen.part.fullyVisible;
            verdict.seenOutline = std::move(seen.part.seenOutline);
            verdict.facingOutline = std::move(seen.part.facingOutline);
        }
    }

    /// Determines which blockers count for the pair, and why others in the corridor do not.
    void sortBlockers() {
        for (const int blocker : m_parts.map.inCorridor(m_from, m_to)) {
            const BlockerFacts& facts = m_parts.facts[static_cast<std::size_t>(blocker)];
            const Piece& piece = *m_parts.pieces[facts.piece];
            if (!blocks(facts, m_observer, m_target)) {
                if (facts.isOutline) {
                    m_ignored[ignoredCode(facts)].push_back(piece.id);
                }
                continue;
            }
            m_active.push_back(blocker);
            if (m_parts.rules.ignorePieceHoldingAnEnd && !piece.isWall()) {
                addContainer(facts.piece);
            }
        }
    }

    /// A piece that contains a part of a base is ignored, with its walls, by lines that end there.
    void addContainer(std::size_t piece) {
        const auto first = std::ranges::lower_bound(m_parts.facts, piece, {}, &BlockerFacts::piece);
        const auto last = std::ranges::upper_bound(m_parts.facts, piece, {}, &BlockerFacts::piece);
        const geometry::ContainingPiece container{static_cast<int>(first - m_parts.facts.begin()),
                                                  static_cast<int>(last - m_parts.facts.begin()) - 1};
        auto& containers = m_options.ignoredIfContainingEnd;
        const auto& footprint = std::get<geometry::Polygon>(m_parts.pieces[piece]->outline);
        if (std::ranges::find(containers, container) == containers.end() &&
            (reachesInto(m_from, footprint) || reachesInto(m_to, footprint))) {
            containers.push_back(container);
            m_ignored[QStringLiteral("ignored-holds-end")].push_back(m_parts.pieces[piece]->id);
        }
    }

    [[nodiscard]] const PieceId& pieceOf(int blocker) const {
        return m_parts.pieces[m_parts.facts[static_cast<std::size_t>(blocker)].piece]->id;
    }

    [[nodiscard]] BlockedPoint blockedPoint(const geometry::BlockedAt& at) const {
        return {at.point, pieceOf(at.blocker)};
    }

    [[nodiscard]] std::vector<PieceShare> byPiece(const std::vector<geometry::BlockerShare>& blockers) const {
        std::vector<PieceShare> shares;
        for (const auto& [blocker, share] : blockers) {
            const PieceId& piece = pieceOf(blocker);
            const auto found = std::ranges::find(shares, piece, &PieceShare::piece);
            if (found == shares.end()) {
                shares.push_back({piece, share});
            } else {
                found->share += share;
            }
        }
        std::ranges::stable_sort(shares, std::ranges::greater{}, &PieceShare::share);
        return shares;
    }

    void addDetails(Verdict& verdict, const std::stop_token& stop) const {
        const Length tolerance = Length::fromMillimeters(m_question.toleranceMillimeters);
        if (tolerance == Length{}) {
            verdict.certainty = Certainty::Certain;
        } else {
            // Growing a base never blocks a line, so only one of the two sizes can turn the verdict.
            const bool resized =
                seesWhenResized(m_from, m_to, m_parts.map, grownCorridor(verdict.visible() ? Length{} : tolerance),
                                verdict.visible() ? -tolerance : tolerance, m_options, stop);
            verdict.certainty = resized == verdict.visible() ? Certainty::Certain : Certainty::TooCloseToCall;
        }
        if (verdict.visibility == Visibility::NoLineFound) {
            verdict.certainty = Certainty::TooCloseToCall; // too many pieces contain parts of a base for a proof
        }
        if (!verdict.visible()) {
            verdict.seenShare = 0.0;
            verdict.fullyVisible = false;
        } else {
            auto seen = seenPart(m_from, m_to, m_parts.map, m_active, m_options);
            verdict.seenShare = seen.share;
            verdict.fullyVisible = seen.fullyVisible;
            verdict.seenOutline = std::move(seen.seenOutline);
            verdict.facingOutline = std::move(seen.facingOutline);
        }
    }

    /// Returns the counting blockers for grown bases, whose corridor is wider.
    [[nodiscard]] std::vector<int> grownCorridor(Length growth) const {
        if (growth == Length{}) {
            return m_active;
        }
        const auto a = boundsOf(m_from);
        const auto b = boundsOf(m_to);
        const geometry::Box around{{std::min(a.low.x, b.low.x) - growth, std::min(a.low.y, b.low.y) - growth},
                                   {std::max(a.high.x, b.high.x) + growth, std::max(a.high.y, b.high.y) + growth}};
        std::vector<int> active;
        for (const int blocker : m_parts.map.inBox(around)) {
            const BlockerFacts& facts = m_parts.facts[static_cast<std::size_t>(blocker)];
            if (blocks(facts, m_observer, m_target)) {
                active.push_back(blocker);
            }
        }
        return active;
    }

    [[nodiscard]] std::vector<Reason> reasonsFor(const Verdict& verdict, const geometry::SightAnswer& answer) const {
        std::vector<Reason> reasons;
        if (answer.basesTouch) {
            reasons.push_back({QStringLiteral("bases-touch"), {}});
        } else if (verdict.visible()) {
            const bool restsOnTouch = verdict.clearanceMillimeters && *verdict.clearanceMillimeters == 0.0;
            reasons.push_back({restsOnTouch ? QStringLiteral("touching-line") : QStringLiteral("clear-line"), {}});
        } else if (verdict.visibility == Visibility::NoLineFound) {
            reasons.push_back({QStringLiteral("no-sampled-line"), {}});
        } else {
            reasons.push_back({QStringLiteral("no-line"), {}});
        }
        if (!verdict.visible() && !verdict.blockedBy.empty()) {
            Reason reason{QStringLiteral("blocked-by"), {}};
            std::ranges::transform(verdict.blockedBy, std::back_inserter(reason.pieces), &PieceShare::piece);
            reasons.push_back(std::move(reason));
        } else if (!verdict.visible() && verdict.blockedAt) {
            reasons.push_back({QStringLiteral("blocked-by"), {verdict.blockedAt->piece}});
        }
        for (const auto& [code, pieces] : m_ignored) {
            reasons.push_back({code, pieces});
        }
        return reasons;
    }

    const PreparedTable::Parts& m_parts;
    const Question& m_question;
    const Model& m_observer;
    const Model& m_target;
    geometry::PlacedFootprint m_from;
    geometry::PlacedFootprint m_to;
    geometry::SightOptions m_options;
    std::vector<int> m_active;
    std::map<QString, std::vector<PieceId>> m_ignored; ///< by reason code
};

} // namespace

Verdict evaluateGeometry(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop) {
    return GeometricEvaluator{parts, question}.evaluateGeometry(stop);
}

Verdict evaluateGeometryBetween(const PreparedTable::Parts& parts,
                                const Question& question,
                                const Model& observer,
                                const Model& target,
                                const std::stop_token& stop) {
    return GeometricEvaluator{parts, question, observer, target}.evaluateGeometry(stop);
}

std::optional<geometry::ViewerPoints>
viewerPointsIn(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop) {
    return GeometricEvaluator{parts, question}.viewerPoints(stop);
}

std::optional<double>
clearanceIn(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop) {
    return GeometricEvaluator{parts, question}.clearance(stop);
}

HeightsNeeded heightsNeededIn(const PreparedTable::Parts& parts,
                              const Question& question,
                              const std::optional<PieceId>& piece,
                              const std::stop_token& stop) {
    return GeometricEvaluator{parts, question}.heightsNeeded(piece, stop);
}

VerdictProfile profileIn(const PreparedTable::Parts& parts, const Verdict& verdict) {
    const Question question{verdict.observer, verdict.target};
    return GeometricEvaluator{parts, question}.profileOf(verdict);
}

TableCover coverIn(const PreparedTable::Parts& parts,
                   const Verdict& verdict,
                   const geometry::CoverOptions& options,
                   const std::stop_token& stop) {
    const Question question{verdict.observer, verdict.target};
    return GeometricEvaluator{parts, question}.coverOf(options, stop);
}

} // namespace sightline::scenarios
