#include "scenarios/judge/ruling.h"

#include "geometry/shapes/distance.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/regions.h"
#include "scenarios/judge/ruling_evaluator.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sightline::scenarios {

/// Returns the distance in inches from the model's position that no point of its base exceeds.
static double reachOf(const Model& model) {
    const geometry::Box box = boundsOf(model.placed());
    return std::hypot((box.high.x - box.low.x).inches(), (box.high.y - box.low.y).inches()) / 2;
}

bool RulingEvaluator::sees() {
    m_ruling.distance = measured(m_pair);
    return isSource() && isInRange() && hasLine() && isDetected();
}

namespace {

/// Returns how far along the line the foot of the perpendicular from a point lies: 0 at its start, 1 at its end.
double shareOfWay(const geometry::SightLine& line, geometry::Point p) {
    const double x = (line.to.x - line.from.x).inches();
    const double y = (line.to.y - line.from.y).inches();
    const double length = x * x + y * y;
    return length > 0.0 ? ((p.x - line.from.x).inches() * x + (p.y - line.from.y).inches() * y) / length : 0.0;
}

} // namespace

Ruling RulingEvaluator::rule() {
    m_ruling.visible = m_wantDetails ? seesWithAllReasons() : sees();
    if (m_ruling.visible) {
        decideFull();
    }
    if (m_looks || m_extras.wantCoverOfUnseen) {
        decideCover();
    }
    decideElevation();
    decideZones();
    decideOrders();
    decideTargeting();
    if (m_ruling.visible && m_ruling.lineOfFire == false) {
        m_ruling.validTarget = false; // `fire-blocked-by` tells why
    }
    if (m_ruling.visible && m_noKeywords) {
        m_later.push_back(*m_noKeywords);
    }
    if (m_ruling.visible) {
        noteMissingArc();
    }
    noteMissingDots();
    if (m_wantDetails) {
        noteGuessedSizes();
    }
    noteBand();
    noteNearShots();
    decideStatus();
    decideMargin();
    if (!m_ruling.visible) {
        m_ruling.line = {m_pair.observer().position, m_pair.target().position};
    }
    m_ruling.reasons.reserve(m_ruling.reasons.size() + m_later.size());
    std::ranges::move(m_later, std::back_inserter(m_ruling.reasons));
    return std::move(m_ruling);
}

bool RulingEvaluator::seesWithAllReasons() {
    m_ruling.distance = measured(m_pair);
    const bool isOne = isSource();
    const bool isNear = isInRange();
    const bool isLine = hasLine();
    const bool isSeen = isLine && isDetected();
    m_isSeenButForRange = isOne && isSeen;
    m_isDetectionAll = isOne && isNear && isLine && !isSeen;
    if (!isOne || !isNear) {
        m_ruling.line = {};
        m_ruling.lineOfFire.reset();
    }
    return isOne && isNear && isSeen;
}

Reason RulingEvaluator::reason(const char* code, const QString& rule) const {
    Reason reason;
    reason.code = QString::fromLatin1(code);
    reason.rule = rule;
    const auto& words = pack().words;
    auto own = words.find(rule);
    if (own == words.end()) {
        if (const auto clause = rule.indexOf(QLatin1String{".ignore["}); clause >= 0) {
            own = words.find(rule.left(clause)); // those of the line that a clause belongs to
        }
    }
    if (own != words.end()) {
        reason.label = own->second.label;
        reason.page = own->second.page;
    }
    return reason;
}

void RulingEvaluator::name(Reason& reason, int element) const {
    const Obstacle& what = obstacle(element);
    if (what.model >= 0) {
        const ModelId& model = m_pair.table.scenario().models[static_cast<std::size_t>(what.model)].id;
        if (std::ranges::find(reason.models, model) == reason.models.end()) {
            reason.models.push_back(model);
        }
        return;
    }
    const PieceId& piece = m_pair.table.pieces()[static_cast<std::size_t>(what.piece)]->id;
    if (std::ranges::find(reason.pieces, piece) == reason.pieces.end()) {
        reason.pieces.push_back(piece);
    }
}

bool RulingEvaluator::isSource() {
    if (mayObserve(m_pair.table, m_pair.observerIndex)) {
        return true;
    }
    Reason why = reason("not-a-source", QStringLiteral("$.from.scope"));
    why.word = pack().source.scope == Scope::Leader ? QStringLiteral("leader") : QStringLiteral("front-rank");
    m_ruling.reasons.push_back(std::move(why));
    m_looks = false;
    return false;
}

bool RulingEvaluator::isInRange() {
    if (!pack().range) {
        return true;
    }
    m_ruling.inRange = m_ruling.distance <= *pack().range;
    if (!*m_ruling.inRange) {
        Reason why = reason("out-of-range", QStringLiteral("$.range_in"));
        why.inches = m_ruling.distance.inches();
        m_ruling.reasons.push_back(std::move(why));
    }
    return *m_ruling.inRange;
}

void RulingEvaluator::noteBand() {
    const auto& bands = pack().bands;
    const auto band =
        std::ranges::find_if(bands, [&](const RangeBand& one) { return !one.upTo || m_ruling.distance <= *one.upTo; });
    if (band != bands.end()) {
        Reason why =
            reason("range-band", QStringLiteral("$.bands[") + QString::number(band - bands.begin()) + QLatin1Char{']'});
        why.word = band->name;
        why.inches = m_ruling.distance.inches();
        m_later.push_back(std::move(why));
    }
}

bool RulingEvaluator::isNearShot(const Obstacle& other, int number, const geometry::Wall& way) const {
    const BlockLine& line = pack().block[static_cast<std::size_t>(number)];
    if (other.model < 0 || std::ranges::find(other.lines, number) == other.lines.end() ||
        !isObstacleFor(line.elements, other, m_pair) || ignoredBy(line.ignore, other, m_pair)) {
        return false;
    }
    const Model& model = m_pair.table.scenario().models[static_cast<std::size_t>(other.model)];
    const double past = shareOfWay(m_ruling.line, model.position);
    if (past <= 0.0 || past >= 1.0 || distanceTo(model.placed(), way) > *line.nearShots) {
        return false; // who stands behind the shooter, or behind the target, is not beside the line
    }
    const auto between = [past](Length from, Length to) { return (1.0 - past) * from.inches() + past * to.inches(); };
    const Model& observer = m_pair.observer();
    const Model& target = m_pair.target();
    const Length head = observer.elevation + observer.height;
    const double least = between(head, target.elevation);
    const double most = between(head, target.elevation + target.height);
    return least - (model.elevation + model.height).inches() <= line.nearShots->inches() &&
           model.elevation.inches() - most <= line.nearShots->inches();
}

void RulingEvaluator::noteNearShots() {
    if (std::ranges::none_of(pack().block, [](const BlockLine& line) { return line.nearShots.has_value(); })) {
        return;
    }
    const std::vector<geometry::Point> ends{m_ruling.line.from, m_ruling.line.to};
    const auto way = geometry::Wall::fromVertices(ends);
    if (!m_ruling.visible || !m_ruling.validTarget || !m_ruling.lineOfFire.value_or(true) || !way) {
        return;
    }
    const auto& obstacles = m_pair.table.obstacles();
    for (int number = 0; number < std::ssize(pack().block); ++number) {
        const BlockLine& line = pack().block[static_cast<std::size_t>(number)];
        Reason near = reason("shot-near", line.path);
        for (int index = 0; line.nearShots && index < std::ssize(obstacles); ++index) {
            if (isNearShot(obstacle(index), number, *way)) {
                name(near, index);
            }
        }
        if (!near.models.empty()) {
            near.inches = line.nearShots->inches();
            m_later.push_back(std::move(near));
            m_isShotNear = true;
        }
    }
}

void RulingEvaluator::noteKeywords(const QString& rule, const QStringList& keywords, const std::vector<int>& elements) {
    if (m_noKeywords) {
        return;
    }
    Reason why = reason("no-keywords", rule);
    why.word = keywords.join(QStringLiteral(", "));
    std::ranges::for_each(elements, [&](int element) { name(why, element); });
    m_noKeywords = std::move(why);
}

bool RulingEvaluator::isStoppedAtAnyHeight() const {
    std::vector<Effect> endless;
    std::ranges::copy_if(m_blocking.effects, std::back_inserter(endless),
                         [&](const Effect& effect) { return isEndless(effect); });
    if (endless.empty() || endless.size() == m_blocking.effects.size()) {
        return !endless.empty();
    }
    return m_sight.stoppedAtAnyHeight ? *m_sight.stoppedAtAnyHeight : doStop(endless);
}

bool RulingEvaluator::mayModelStandBetween() const {
    const Model& from = m_pair.observer();
    const Model& to = m_pair.target();
    const geometry::Vector way = to.position - from.position;
    const double x = way.x.inches();
    const double y = way.y.inches();
    const double length = std::hypot(x, y);
    const double ends = std::max(reachOf(from), reachOf(to));
    return std::ranges::any_of(m_pair.table.scenario().models, [&](const Model& other) {
        if (other.id == from.id || other.id == to.id || other.isProbe ||
            hasAny(other.keywords, pack().seeThroughKeywords)) {
            return false;
        }
        const geometry::Vector away = other.position - from.position;
        const double along = (away.x.inches() * x + away.y.inches() * y) / length;
        const double aside = std::abs(away.x.inches() * y - away.y.inches() * x) / length;
        return along > 0.0 && along < length && aside < ends + reachOf(other);
    });
}

bool RulingEvaluator::isNothingBetween() const {
    if (pack().modelsLeftToPlayers && mayModelStandBetween()) {
        return false;
    }
    return m_ruling.visible && m_blocking.between && std::ranges::all_of(*m_blocking.between, [&](int index) {
               const Obstacle& ground = obstacle(index);
               const bool isOneOfThem = ground.model == static_cast<int>(m_pair.observerIndex) ||
                                        ground.model == static_cast<int>(m_pair.targetIndex);
               return isOneOfThem || (ground.isFlat && ground.lines.empty() && ground.neverFull.empty());
           });
}

void RulingEvaluator::decideStatus() {
    m_ruling.status = QStringLiteral("decided");
    if (m_sight.unsettled) {
        m_later.push_back(reason("not-settled", {}));
    }
    if (m_isShotNear) {
        m_ruling.status = QStringLiteral("advisory");
        return;
    }
    if (!m_pair.table.isVolume()) {
        return;
    }
    const bool isMatterOfPlan = m_ruling.inRange == false || m_ruling.inArc == false || isNothingBetween() ||
                                (m_sight.clear && !m_ruling.visible) ||
                                (!m_ruling.visible && !m_sight.blockedBy.empty() && isStoppedAtAnyHeight());
    if (!isMatterOfPlan) {
        m_ruling.status = pack().space == Space::Sculpt ? QStringLiteral("advisory")
                                                        : QStringLiteral("decided for the volumes entered");
    }
}

Ruling rulingOf(const PackTable& table,
                std::size_t observer,
                std::size_t target,
                bool wantDetails,
                const std::stop_token& stop,
                PlainSight plain,
                const geometry::Polygon* arc,
                const RulingExtras& extras,
                const std::optional<geometry::Nearest>& nearest) {
    RulingEvaluator evaluator{table, observer, target, wantDetails, stop, plain, arc, extras};
    if (nearest) {
        evaluator.setNearest(*nearest);
    }
    return evaluator.rule();
}

bool seesUnder(const PackTable& table, std::size_t observer, std::size_t target, const std::stop_token& stop) {
    return RulingEvaluator{table, observer, target, false, stop, PlainSight::Unknown, nullptr, {}}.sees();
}

} // namespace sightline::scenarios
