#include "scenarios/judge.h"

#include "geometry/distance.h"
#include "geometry/sight/quick_sight.h"
#include "geometry/terrain_map.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sightline::scenarios {

using geometry::Blocker;
using geometry::Length;
using geometry::Visibility;

namespace {

/// What a rule set has to know of one blocker.
struct BlockerFacts {
    std::size_t piece = 0;
    bool isOutline = true; ///< the piece's own outline, not a wall on it
    bool isMat = false; ///< of height 0
    HeightClass heightClass = HeightClass::Tall;
    BlockWhen when = BlockWhen::Never; ///< what the first line of the rule set that speaks of it says
    Length limit;                      ///< of `BothModelsBelow`
};

} // namespace

struct PreparedTable::Parts {
    Scenario scenario;
    RuleSet rules;
    geometry::TerrainMap map;
    geometry::VolumeMap volume; ///< of rule sets of `volume` geometry
    std::vector<std::vector<geometry::SheetOpening>> openings; ///< of each blocker
    std::vector<const Piece*> pieces; ///< of `scenario`, in the order of the map
    std::vector<BlockerFacts> facts; ///< of each blocker of the map
    std::vector<geometry::QuickBase> bases; ///< of each model
    std::vector<geometry::Box> boxes;       ///< of each model

    /// A piece that a line may ignore with its walls: its footprint's box and its blockers from `first` on.
    struct Holder {
        geometry::Box box;
        std::size_t first;
        std::size_t count;
    };
    std::vector<Holder> holders; ///< those with walls; of others the footprint alone tells
};

namespace {

/// A wall without a height is as high as its piece; on a mat it is unlimited.
std::optional<Length> heightOf(const PieceWall& wall, const Piece& piece) {
    if (wall.height) {
        return wall.height;
    }
    return piece.isMat() ? std::nullopt : effectiveHeight(piece);
}

HeightClass heightClassOfWall(const PieceWall& wall, const Piece& piece) {
    if (wall.height) {
        return heightClassOf(*wall.height);
    }
    return piece.isMat() ? HeightClass::Tall : effectiveHeightClass(piece);
}

bool meets(const geometry::Box& a, const geometry::Box& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}

/// The box of an outline, by its vertices.
geometry::Box boxOf(const geometry::Polygon& polygon) {
    geometry::Box box{polygon.outline().front(), polygon.outline().front()};
    for (const geometry::Point p : polygon.outline()) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

bool meets(const BlockRule& rule, const BlockerFacts& facts, const Piece& piece) {
    return (!rule.heightClass || *rule.heightClass == facts.heightClass) &&
           (rule.trait.isEmpty() || piece.traits.contains(rule.trait)) && (!rule.mat || *rule.mat == facts.isMat);
}

/// The first line of the rule set that speaks of the blocker decides; a blocker no line speaks of does not block.
void applyRules(const RuleSet& rules, const Piece& piece, BlockerFacts& facts) {
    const auto rule = std::ranges::find_if(rules.blocks, [&](const BlockRule& line) { return meets(line, facts, piece); });
    if (rule != rules.blocks.end()) {
        facts.when = rule->when;
        facts.limit = rule->limit;
    }
}

/// An order that depends on what the pieces are and not on where they stand in the file, so that sums, ties and lists come out
/// the same to the last bit.
std::vector<const Piece*> inOrderOfOutlines(const std::vector<Piece>& terrain) {
    std::vector<const Piece*> pieces;
    std::ranges::transform(terrain, std::back_inserter(pieces), [](const Piece& piece) { return &piece; });
    const auto outline = [](const Piece& piece) -> const std::vector<geometry::Point>& {
        const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
        return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
    };
    std::ranges::sort(pieces, [&](const Piece* a, const Piece* b) {
        const auto& first = outline(*a);
        const auto& second = outline(*b);
        return first == second ? a->id < b->id : first < second;
    });
    return pieces;
}

std::shared_ptr<PreparedTable::Parts> partsOf(const Scenario& scenario, const RuleSet& rules) {
    auto parts = std::make_shared<PreparedTable::Parts>();
    parts->scenario = scenario;
    parts->rules = rules;
    std::vector<Blocker> blockers;
    auto& openings = parts->openings;
    const auto add = [&](const Piece& piece, Blocker blocker, BlockerFacts facts, const std::vector<WallOpening>& through) {
        applyRules(rules, piece, facts);
        blockers.push_back(std::move(blocker));
        parts->facts.push_back(facts);
        std::ranges::transform(through, std::back_inserter(openings.emplace_back()), [](const WallOpening& opening) {
            return geometry::SheetOpening{opening.from, opening.to, opening.sill, opening.top};
        });
    };
    parts->pieces = inOrderOfOutlines(parts->scenario.terrain);
    for (std::size_t i = 0; i < parts->pieces.size(); ++i) {
        const Piece& piece = *parts->pieces[i];
        add(piece, {piece.outline, piece.elevation, effectiveHeight(piece)}, {i, true, piece.isMat(), effectiveHeightClass(piece), {}, {}},
            piece.openings);
        const std::size_t first = blockers.size() - 1;
        for (const PieceWall& wall : piece.walls) {
            if (wall.blocksSight) {
                add(piece, {wall.polyline, piece.elevation, heightOf(wall, piece)},
                    {i, false, wall.height == Length{}, heightClassOfWall(wall, piece), {}, {}}, wall.openings);
            }
        }
        if (rules.ignorePieceHoldingAnEnd && !piece.isWall() && blockers.size() > first + 1) {
            parts->holders.push_back({boxOf(std::get<geometry::Polygon>(piece.outline)), first, blockers.size() - first});
        }
    }
    parts->map = geometry::TerrainMap{std::move(blockers)};
    if (rules.view == SightGeometry::Volume) {
        parts->volume = geometry::VolumeMap{parts->map, openings};
    }
    std::ranges::transform(scenario.models, std::back_inserter(parts->bases),
                           [](const Model& model) { return geometry::QuickBase{model.placed()}; });
    std::ranges::transform(scenario.models, std::back_inserter(parts->boxes),
                           [](const Model& model) { return boundsOf(model.placed()); });
    return parts;
}

bool blocks(const BlockerFacts& facts, const Model& observer, const Model& target) {
    switch (facts.when) {
    case BlockWhen::Always: return true;
    case BlockWhen::Never: return false;
    case BlockWhen::BothModelsBelow: return observer.height < facts.limit && target.height < facts.limit;
    }
    return false;
}

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

class Hearing {
public:
    Hearing(const PreparedTable::Parts& parts, const Question& question)
        : m_parts{parts}, m_question{question}, m_observer{*parts.scenario.model(question.observer)},
          m_target{*parts.scenario.model(question.target)}, m_from{m_observer.placed()}, m_to{m_target.placed()} {
        sortBlockers();
        m_options.method = question.method;
        m_options.touch = parts.rules.touch;
        m_options.keepAttempts = question.keepAttempts;
        m_options.wantClearance = m_options.wantShares = question.wantDetails;
    }

    Verdict hear(const std::stop_token& stop) {
        if (m_parts.rules.view == SightGeometry::Volume) {
            return hearVolume(stop);
        }
        const auto answer = lookAt(m_from, m_to, m_parts.map, m_active, m_options, stop);
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
        const auto nearest = geometry::nearestPoints(m_from, m_to);
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

    [[nodiscard]] HeightsNeeded heightsNeeded(const std::optional<PieceId>& piece, const std::stop_token& stop) const {
        HeightsNeeded needed;
        const auto options = volumeOptions();
        needed.targetSeen = leastHeightSeen(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active, options, stop);
        const auto outline = std::ranges::find_if(m_parts.facts, [&](const BlockerFacts& facts) {
            return facts.isOutline && m_parts.pieces[facts.piece]->id == piece;
        });
        if (outline != m_parts.facts.end()) {
            const auto blocker = static_cast<int>(outline - m_parts.facts.begin());
            needed.pieceHides = leastHeightHiding(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active, blocker, options, stop);
        }
        return needed;
    }

    [[nodiscard]] VerdictProfile profileOf(const Verdict& verdict) const {
        VerdictProfile profile;
        profile.heights = verdict.volume ? ProfileHeights::OfTheLine : ProfileHeights::OfTheModels;
        const geometry::Solid from = solidOf(m_observer);
        const geometry::Solid to = solidOf(m_target);
        profile.observer = {from.elevation, from.top()};
        profile.target = {to.elevation, to.top()};
        profile.line = partsAlong({{verdict.line.from, verdict.volume ? verdict.volume->fromHeight : from.top()},
                                   {verdict.line.to, verdict.volume ? verdict.volume->toHeight : to.top()}});
        for (const geometry::ProfilePart& part : profile.line.parts) {
            profile.pieces.push_back({pieceOf(part.blocker), countsFor(part.blocker, verdict.line), part});
        }
        if (!verdict.visible() && verdict.blockedAt) {
            const auto [x, y] = verdict.blockedAt->point - verdict.line.from;
            const Length along = Length::fromInches(std::hypot(x.inches(), y.inches()));
            const double share = profile.line.length == Length{} ? 0.0 : along.inches() / profile.line.length.inches();
            const double height = profile.line.fromZ.inches() + share * (profile.line.toZ - profile.line.fromZ).inches();
            const auto known = verdict.volume ? verdict.volume->blockedAtHeight : std::nullopt;
            profile.blockedAt = ProfilePoint{along, known.value_or(Length::fromInches(height)), verdict.blockedAt->piece};
        }
        return profile;
    }

private:
    /// What stands along the line, whether it counts or not.
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
        geometry::SideProfile profile = sideProfile(line, geometry::VolumeMap{geometry::TerrainMap{std::move(blockers)}, openings}, all);
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

    static geometry::Solid solidOf(const Model& model) { return {model.placed(), model.elevation, model.height}; }

    [[nodiscard]] geometry::VolumeOptions volumeOptions() const {
        geometry::VolumeOptions options;
        options.method = m_question.method;
        options.touch = m_parts.rules.touch;
        options.keepAttempts = m_question.keepAttempts;
        options.wantShares = m_question.wantDetails;
        return options;
    }

    /// A verdict that names its question and its rules.
    [[nodiscard]] Verdict opened() const {
        Verdict verdict;
        verdict.observer = m_question.observer;
        verdict.target = m_question.target;
        verdict.method = m_question.method;
        verdict.rules = m_parts.rules.id;
        verdict.toleranceMillimeters = m_question.toleranceMillimeters;
        return verdict;
    }

    Verdict hearVolume(const std::stop_token& stop) {
        const auto options = volumeOptions();
        const auto answer = lookAtVolume(solidOf(m_observer), solidOf(m_target), m_parts.volume, m_active, options, stop);
        Verdict verdict = opened();
        verdict.visibility = answer.visibility;
        verdict.stage = answer.stage;
        verdict.line = {answer.line.from.plan, answer.line.to.plan};
        verdict.volume = VolumeProof{answer.line.from.z, answer.line.to.z, {}, answer.unsettledMillimeters};
        if (answer.blockedAt) {
            verdict.blockedAt = BlockedPoint{answer.blockedAt->point.plan, pieceOf(answer.blockedAt->blocker)};
            verdict.volume->blockedAtHeight = answer.blockedAt->point.z;
        }
        for (const auto& attempt : answer.attempts) {
            verdict.attempts.push_back({{attempt.line.from.plan, attempt.line.to.plan}, attempt.stage, {}});
            if (attempt.blocked) {
                verdict.attempts.back().blocked = BlockedPoint{attempt.blocked->point.plan, pieceOf(attempt.blocked->blocker)};
            }
        }
        verdict.blockedBy = byPiece(answer.blockedBy);
        const auto nearest = geometry::nearestPoints(m_from, m_to);
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
        return verdict;
    }

    void addVolumeDetails(Verdict& verdict, const std::stop_token& stop) const {
        const Length tolerance = Length::fromMillimeters(m_question.toleranceMillimeters);
        std::optional<bool> resized = verdict.visible();
        if (tolerance != Length{}) {
            resized = seesVolumeWhenResized(solidOf(m_observer), solidOf(m_target), m_parts.volume,
                                            grownCorridor(verdict.visible() ? Length{} : tolerance),
                                            verdict.visible() ? -tolerance : tolerance, volumeOptions(), stop);
        }
        if (resized) {
            // What was left open may turn the verdict, however small it is.
            const bool isSettled = !verdict.volume->unsettledMillimeters;
            verdict.certainty = *resized == verdict.visible() && isSettled ? Certainty::Certain : Certainty::TooCloseToCall;
        }
        if (!verdict.visible()) {
            verdict.seenShare = 0.0;
            verdict.fullyVisible = false;
        }
    }

    /// Which blockers count for the pair, and why others in the corridor do not.
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
                addHolder(facts.piece);
            }
        }
    }

    /// A piece that some of a base stands in is ignored, with its walls, by lines that end there.
    void addHolder(std::size_t piece) {
        const auto first = std::ranges::lower_bound(m_parts.facts, piece, {}, &BlockerFacts::piece);
        const auto last = std::ranges::upper_bound(m_parts.facts, piece, {}, &BlockerFacts::piece);
        const geometry::EndHolder holder{static_cast<int>(first - m_parts.facts.begin()),
                                         static_cast<int>(last - m_parts.facts.begin()) - 1};
        auto& holders = m_options.ignoredIfHoldingEnd;
        const auto& footprint = std::get<geometry::Polygon>(m_parts.pieces[piece]->outline);
        if (std::ranges::find(holders, holder) == holders.end() && (reachesInto(m_from, footprint) || reachesInto(m_to, footprint))) {
            holders.push_back(holder);
            m_ignored[QStringLiteral("ignored-holds-end")].push_back(m_parts.pieces[piece]->id);
        }
    }

    [[nodiscard]] const PieceId& pieceOf(int blocker) const {
        return m_parts.pieces[m_parts.facts[static_cast<std::size_t>(blocker)].piece]->id;
    }

    [[nodiscard]] BlockedPoint blockedPoint(const geometry::BlockedAt& at) const { return {at.point, pieceOf(at.blocker)}; }

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
            // Growing a base never closes a line, so only one of the two sizes can turn the verdict.
            const bool resized = seesWhenResized(m_from, m_to, m_parts.map, grownCorridor(verdict.visible() ? Length{} : tolerance),
                                                 verdict.visible() ? -tolerance : tolerance, m_options, stop);
            verdict.certainty = resized == verdict.visible() ? Certainty::Certain : Certainty::TooCloseToCall;
        }
        if (!verdict.visible()) {
            verdict.seenShare = 0.0;
            verdict.fullyVisible = false;
        } else {
            const auto seen = seenPart(m_from, m_to, m_parts.map, m_active, m_options);
            verdict.seenShare = seen.share;
            verdict.fullyVisible = seen.fullyVisible;
        }
    }

    /// The blockers that count when the bases are grown: the corridor is wider then.
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

PreparedTable::PreparedTable(const Scenario& scenario, const RuleSet& rules) : m_parts{partsOf(scenario, rules)} {}

const Scenario& PreparedTable::scenario() const {
    return m_parts->scenario;
}

const RuleSet& PreparedTable::rules() const {
    return m_parts->rules;
}

Verdict judge(const PreparedTable& table, const Question& question, std::stop_token stop) {
    return Hearing{table.parts(), question}.hear(stop);
}

std::optional<HeightsNeeded> heightsNeeded(const PreparedTable& table, const ModelId& observer, const ModelId& target,
                                           const std::optional<PieceId>& piece, std::stop_token stop) {
    if (table.rules().view != SightGeometry::Volume) {
        return {};
    }
    const Question question{observer, target};
    return Hearing{table.parts(), question}.heightsNeeded(piece, stop);
}

VerdictProfile sideProfileOf(const PreparedTable& table, const Verdict& verdict) {
    const Question question{verdict.observer, verdict.target};
    return Hearing{table.parts(), question}.profileOf(verdict);
}

Visibility visibilityOf(const PreparedTable& table, std::size_t observer, std::size_t target, std::stop_token stop) {
    const PreparedTable::Parts& parts = table.parts();
    const Model& from = parts.scenario.models[observer];
    const Model& to = parts.scenario.models[target];
    Question question{from.id, to.id};
    question.wantDetails = false;
    if (parts.rules.view == SightGeometry::Volume) {
        return judge(table, question, std::move(stop)).visibility;
    }
    thread_local std::vector<geometry::Counts> counts;
    counts.resize(parts.facts.size());
    std::ranges::transform(parts.facts, counts.begin(), [&](const BlockerFacts& facts) {
        return blocks(facts, from, to) ? geometry::Counts::Yes : geometry::Counts::No;
    });
    for (const auto& holder : parts.holders) {
        if (meets(holder.box, parts.boxes[observer]) || meets(holder.box, parts.boxes[target])) {
            for (std::size_t i = holder.first; i < holder.first + holder.count; ++i) {
                counts[i] = counts[i] == geometry::Counts::No ? geometry::Counts::No : geometry::Counts::ForSomeLines;
            }
        }
    }
    switch (geometry::quickLook(parts.bases[observer], parts.bases[target], parts.map, counts)) {
    case geometry::QuickLook::Clear: return Visibility::Clear;
    case geometry::QuickLook::Blocked: return Visibility::Blocked;
    case geometry::QuickLook::Unsettled: break;
    }
    return judge(table, question, std::move(stop)).visibility;
}

std::vector<Question> pairQuestions(const Scenario& scenario, const std::optional<PlayerId>& fromPlayer,
                                    const std::optional<PlayerId>& toPlayer) {
    std::vector<Question> questions;
    for (const Model& from : scenario.models) {
        for (const Model& to : scenario.models) {
            if (from.player != to.player && (!fromPlayer || from.player == *fromPlayer) && (!toPlayer || to.player == *toPlayer)) {
                questions.push_back({from.id, to.id});
            }
        }
    }
    return questions;
}

} // namespace sightline::scenarios
