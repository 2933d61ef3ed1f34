#include "scenarios/judge/ruling_evaluator.h"

#include "geometry/base/predicates.h"
#include "geometry/shapes/distance.h"
#include "geometry/sight/space/volume.h"
#include "scenarios/judge/patch.h"
#include "scenarios/model/hull_zones.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <variant>

namespace sightline::scenarios {

using geometry::Length;

namespace {

bool isRound(const Model& model) { return std::holds_alternative<geometry::RoundBase>(model.base.shape()); }

const LineEnd* endWith(const std::vector<LineEnd>& ends, geometry::Point p) {
    const auto end = std::ranges::find_if(ends, [p](const LineEnd& one) { return contains(one.shape, p); });
    return end == ends.end() ? nullptr : &*end;
}

/// True if a line over the one found, but with its end at a height of one of `targets`, meets none of the obstacles.
bool isClearNear(const LineFinding& found,
                 const std::vector<LineEnd>& sources,
                 const std::vector<LineEnd>& targets,
                 const Blocking& blocking,
                 const PackTable& table) {
    const LineEnd* source = endWith(sources, found.line.from);
    const LineEnd* target = endWith(targets, found.line.to);
    if (!found.endsAt || !blocking.partial.empty() || !source || !target) {
        return false;
    }
    std::vector<int> blockers;
    for (const Effect& effect : blocking.effects) {
        const BlockerRun run = runOf(table.obstacles()[static_cast<std::size_t>(effect.obstacle)],
                                     lineOf(effect, table.pack()), table.isVolume());
        for (int blocker = run.first; blocker <= run.last; ++blocker) {
            blockers.push_back(blocker);
        }
    }
    std::ranges::sort(blockers);
    blockers.erase(std::ranges::unique(blockers).begin(), blockers.end());
    const geometry::Point3 end{found.line.to,
                               std::clamp(*found.endsAt, target->elevation, target->elevation + target->height)};
    const Length half = Length::fromNanometers(source->height.nanometers() / 2);
    const std::array starts{source->elevation + source->height, source->elevation + half, source->elevation};
    return std::ranges::any_of(starts, [&](Length start) {
        return !firstBlockedVolume({{found.line.from, start}, end}, table.volume(), blockers, table.pack().line.touch);
    });
}

/// Returns the point at the distance from `p` on the way to the center.
geometry::Point pulledIn(geometry::Point p, geometry::Point center, Length distance) {
    const double way = std::hypot((center.x - p.x).inches(), (center.y - p.y).inches());
    const double share = way > 0.0 ? std::min(1.0, distance.inches() / way) : 0.0;
    return {p.x + Length::fromInches(share * (center.x - p.x).inches()),
            p.y + Length::fromInches(share * (center.y - p.y).inches())};
}

} // namespace

void RulingEvaluator::reportBlockersOutsideArc() {
    const auto targets = m_pair.targets(pack().target);
    const auto line = findLine(m_pair, sources(), targets->single, m_blocking, true, m_stop);
    if (!line.clear) {
        addBlockers("blocked-by", line.blockedBy);
    }
    addIgnored();
}

bool RulingEvaluator::setEnds() {
    m_sources = m_pair.sightSources();
    m_allTargets = m_pair.targets(pack().target);
    if (!m_pair.table.ends().arcs(m_pair.observerIndex).empty()) {
        m_targetsInArc = withinArcs(targets());
        m_ruling.inArc = !targets().empty();
    }
    if (m_arc) {
        m_targetsInArc = clippedTo(*m_arc, targets());
    }
    if (targets().empty()) {
        Reason why = reason("out-of-arc", ruleOfArc());
        why.word = pack().target == Region::FacingCenter ? QStringLiteral("facing-center") : QString{};
        m_ruling.reasons.push_back(std::move(why));
    }
    return !targets().empty();
}

QString RulingEvaluator::ruleOfArc() const {
    const ArcKind kind = pack().source.arcKind;
    return kind == ArcKind::Printed  ? QStringLiteral("$.from.arc_printed")
           : kind == ArcKind::Weapon ? QStringLiteral("$.from.arc_weapon")
                                     : QStringLiteral("$.from.arc");
}

std::vector<LineEnd> RulingEvaluator::withinArcs(const std::vector<LineEnd>& ends) const {
    const std::vector<geometry::Polygon>& arcs = m_pair.table.ends().arcs(m_pair.observerIndex);
    if (arcs.size() == 1) {
        return clippedTo(arcs.front(), ends);
    }
    std::vector<LineEnd> within;
    for (const geometry::Polygon& arc : arcs) {
        std::ranges::move(clippedTo(arc, ends), std::back_inserter(within));
    }
    return withoutTwins(std::move(within));
}

bool RulingEvaluator::hasLine() {
    m_blocking = blockingOf(m_pair, LineKind::Sight, m_plain);
    m_ruling.inContact = m_pair.isBaseContact();
    if (m_ruling.inContact && pack().contactAlwaysSees) {
        m_ruling.reasons.push_back(reason("contact", QStringLiteral("$.contact_always_sees")));
        m_ruling.line = {m_pair.observer().position, m_pair.target().position};
        return true;
    }
    if (!setEnds()) {
        if (m_wantDetails) {
            reportBlockersOutsideArc();
        }
        return false;
    }
    m_sight = findLine(m_pair, sources(), targets(), m_blocking, m_wantDetails, m_stop);
    m_isLine = m_sight.clear;
    if (m_sight.clear && crossesOtherZone()) {
        m_sight.clear = false;
    }
    if (m_sight.clear && !showsPatch()) {
        m_sight.clear = false;
        addPatchTooSmall();
    }
    m_ruling.line = m_sight.line;
    const bool seesBack = !m_sight.clear && pack().reciprocal && isClearBack(LineKind::Sight);
    if (m_sight.clear || seesBack) {
        Reason why =
            reason(seesBack ? "seen-back" : "clear-line", seesBack ? QStringLiteral("$.reciprocal") : QString{});
        why.word = seesBack ? QString{} // A line that the rules leave clear, regardless of the plain geometry.
                            : QStringLiteral("rules");
        m_ruling.reasons.push_back(std::move(why));
    } else {
        addBlockers("blocked-by", m_sight.blockedBy);
        if (m_wantDetails && m_extras.wantFigures && !m_isLine && m_sight.blockedBy.size() > 1) {
            std::vector<Effect> blockers = m_sight.blockedBy;
            // What blocks at any height settles more than what does by its shape, and is named before it.
            std::ranges::stable_partition(blockers, [&](const Effect& effect) { return isEndless(effect); });
            addBlockers("closed-by", fewestThatStop(blockers));
        }
    }
    decideFire(m_sight.clear || seesBack, seesBack);
    addIgnored();
    if (m_wantDetails && (m_sight.clear || seesBack)) {
        addTooSmall();
    }
    return m_sight.clear || seesBack;
}

void RulingEvaluator::noteMissingArc() {
    const Model& observer = m_pair.observer();
    const ArcKind kind = pack().source.arcKind;
    const bool isOfWeapons = kind == ArcKind::Weapon;
    const bool hasArc =
        isOfWeapons ? std::ranges::any_of(observer.weapons,
                                          [](const Weapon& weapon) { return weapon.hasPrintedArc || weapon.arc; })
                    : kind != ArcKind::Printed || observer.arc.has_value();
    if (hasArc || m_arc || observer.isProbe || isRound(observer)) {
        return;
    }
    m_later.push_back(reason(isOfWeapons ? "no-weapon-arc" : "no-arc", {}));
}

void RulingEvaluator::noteMissingDots() {
    if (pack().source.region != Region::PrintedDot && pack().target != Region::PrintedDot) {
        return;
    }
    Reason missing = reason("no-dot", {});
    Reason guessed = reason("guessed-zone", {});
    const auto look = [&](Region region, const Model& model) {
        if (region != Region::PrintedDot || model.isProbe || isRound(model)) {
            return;
        }
        if (!model.dot) {
            missing.models.push_back(model.id);
        } else if (model.states.contains(QLatin1String{kZoneToCheck})) {
            guessed.models.push_back(model.id);
        }
    };
    look(pack().source.region, m_pair.observer());
    look(pack().target, m_pair.target());
    for (Reason* why : {&missing, &guessed}) {
        if (!why->models.empty()) {
            m_later.push_back(std::move(*why));
        }
    }
}

void RulingEvaluator::noteGuessedSizes() {
    if (!pack().guessesSizes) {
        return;
    }
    Reason guessed = reason("guessed-size", {});
    const auto addPiece = [&](std::size_t index) {
        const PieceId& id = m_pair.table.pieces()[index]->id;
        if (!m_pair.table.meaningOf(index).size && std::ranges::find(guessed.pieces, id) == guessed.pieces.end()) {
            guessed.pieces.push_back(id);
        }
    };
    const auto addModel = [&](std::size_t index) {
        const Model& model = m_pair.table.scenario().models[index];
        if (!model.size) {
            guessed.models.push_back(model.id);
        }
        for (std::size_t piece = 0; model.elevation > Length{} && piece < m_pair.table.pieces().size(); ++piece) {
            if (m_pair.table.standingOf(index, piece, false).is(Standing::On)) {
                addPiece(piece);
            }
        }
    };
    std::set<std::size_t> models;
    for (const int index : obstaclesBetween(m_pair)) {
        const Obstacle& element = obstacle(index);
        const auto compared = comparisonsOf(element);
        if (compared.empty()) {
            continue;
        }
        models.insert(m_pair.targetIndex);
        if (std::ranges::find(compared, SizeComparison::GeBoth) != compared.end()) {
            models.insert(m_pair.observerIndex);
        }
        if (element.model >= 0) {
            models.insert(static_cast<std::size_t>(element.model));
        } else if (element.wall < 0 && element.height) {
            addPiece(static_cast<std::size_t>(element.piece));
        }
    }
    std::ranges::for_each(models, addModel);
    if (!guessed.pieces.empty() || !guessed.models.empty()) {
        m_later.push_back(std::move(guessed));
    }
}

std::vector<SizeComparison> RulingEvaluator::comparisonsOf(const Obstacle& element) const {
    std::vector<SizeComparison> compared;
    for (const int number : element.lines) {
        const BlockLine& line = pack().block[static_cast<std::size_t>(number)];
        const bool comparesSizes = line.comparison == SizeComparison::GeBoth ||
                                   line.comparison == SizeComparison::GtTarget ||
                                   line.comparison == SizeComparison::GeTarget;
        if (comparesSizes && line.use != SizeUse::BaseSize && isObstacleFor(line.elements, element, m_pair)) {
            compared.push_back(line.comparison);
        }
    }
    for (const CoverLine& line : pack().cover) {
        if (line.comparison &&
            std::ranges::binary_search(m_pair.table.elementsOf(line), m_pair.table.indexOf(element)) &&
            isObstacleFor(*line.elements, element, m_pair)) {
            compared.push_back(*line.comparison);
        }
    }
    return compared;
}

bool RulingEvaluator::showsPatch() const {
    const Length patch = pack().line.minPatch;
    if (patch == Length{} || !m_pair.table.isVolume() || m_ruling.inContact) {
        return true;
    }
    const Length gap =
        m_pair.hasBody() ? nearestPoints(m_pair.observerShape(), m_pair.targetShape()).gap : m_pair.nearest().gap;
    const auto atFarSide = patchAtFarSide(patch, gap, extentOf(m_pair.targetShape()));
    const auto showsBoth = [&](const LineFinding& within) {
        return showsPatchAt(PatchAt::Top, within, atFarSide) && showsPatchAt(PatchAt::Foot, within, atFarSide);
    };
    // A target is in an arc with any part of it, and shows its patch wherever it does.
    const auto narrow = narrowerBy(m_allTargets->single, patch);
    if (endWith(narrow, m_sight.line.to)) {
        return showsBoth(m_sight);
    }
    LineFinding within = m_sight;
    within.line.to = pulledIn(m_sight.line.to, m_pair.target().position, patch);
    if (!isClearNear(within, sources(), narrow, m_blocking, m_pair.table)) {
        within = findLine(m_pair, sources(), narrow, m_blocking, false, m_stop);
    }
    return within.clear && showsBoth(within);
}

bool RulingEvaluator::showsPatchAt(PatchAt at, const LineFinding& within, std::optional<Length> atFarSide) const {
    const Length patch = pack().line.minPatch;
    if (!atFarSide) { // one stands above the other
        const auto shown = besidePatch(targets(), patch, at);
        return isClearNear(m_sight, sources(), shown, m_blocking, m_pair.table) ||
               findLine(m_pair, sources(), shown, m_blocking, false, m_stop).clear;
    }
    const bool remains = *atFarSide < targets().front().height;
    const auto isHeld = [&](const LineEnd& target) {
        const Length top = target.elevation + target.height;
        return *within.endsAt >= target.elevation + (at == PatchAt::Foot ? *atFarSide : Length{}) &&
               *within.endsAt <= top - (at == PatchAt::Top ? *atFarSide : Length{});
    };
    if (remains && within.endsAt && std::ranges::all_of(targets(), isHeld)) {
        return true; // the line found ends in what remains of each of them
    }
    if (remains && isClearNear(within, sources(), narrowerBy(besidePatch(targets(), *atFarSide, at), patch), m_blocking,
                               m_pair.table)) {
        return true; // and so does one near to it
    }
    const auto isOpen = [&](const LineEnds& way) {
        return findLine(m_pair, way.sources, way.targets, m_blocking, false, m_stop).clear;
    };
    return findLineToSides(m_pair, sources(), besidePatch(targets(), patch, at), m_blocking, m_stop).clear ||
           std::ranges::any_of(linesFromBeyond(sources(), targets(), patch, *atFarSide, at), isOpen);
}

void RulingEvaluator::addPatchTooSmall() {
    Reason why = reason("patch-too-small", QStringLiteral("$.line.min_patch_mm"));
    why.millimeters = pack().line.minPatch.millimeters();
    if (m_wantDetails) {
        std::ranges::for_each(elementsThatHide(), [&](int element) { name(why, element); });
    }
    m_ruling.reasons.push_back(std::move(why));
}

bool RulingEvaluator::isClearBack(LineKind kind) const {
    const Pair back = m_pair.turned();
    const auto ends = back.sightSources();
    const auto targetEnds = back.targets(pack().target);
    return findLine(back, m_arc ? clippedTo(*m_arc, ends->single) : ends->single, targetEnds->single,
                    blockingOf(back, kind), false, m_stop)
        .clear;
}

bool RulingEvaluator::crossesOtherZone() {
    const auto rule = std::ranges::find_if(pack().block, [](const BlockLine& line) {
        return line.elements.of == BlockerKind::Models && line.elements.which == WhichModels::TargetShip;
    });
    if (rule == pack().block.end() || targets().empty() || !targets().front().isPoint || !m_pair.target().dot) {
        return false; // a ship without a dot has no zones to tell apart
    }
    const geometry::Point dot = m_sight.line.to;
    const auto own = sideOfDot(m_pair.target(), dot);
    if (!own) {
        return false;
    }
    const geometry::Ring corners = outlineOf(m_pair.target().placed());
    const auto isCrossed = [&](geometry::Point p, geometry::Point q) {
        return geometry::segmentsMeet(m_sight.line.from, dot, p, q);
    };
    bool isAnyCrossed = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        isAnyCrossed = isAnyCrossed || isCrossed(corners[i], corners[i + 1 == corners.size() ? 0 : i + 1]);
    }
    const bool entersElsewhere = isAnyCrossed && !isCrossed(own->first, own->second);
    if (entersElsewhere) {
        Reason why = reason("blocked-by", rule->path);
        why.models.push_back(m_pair.target().id);
        m_ruling.reasons.push_back(std::move(why));
    }
    return entersElsewhere;
}

void RulingEvaluator::addBlockers(const char* code, const std::vector<Effect>& all) {
    // What blocks at any height needs no rule that takes it by its shape.
    const auto isSaidByAnother = [&](const Effect& effect) {
        return !isEndless(effect) && std::ranges::any_of(all, [&](const Effect& other) {
            return other.obstacle == effect.obstacle && isEndless(other) && obstacle(effect.obstacle).model >= 0;
        });
    };
    std::vector<Effect> blockers;
    std::ranges::remove_copy_if(all, std::back_inserter(blockers), isSaidByAnother);
    std::vector<int> lines;
    for (const Effect& effect : blockers) {
        if (std::ranges::find(lines, effect.line) == lines.end()) {
            lines.push_back(effect.line);
        }
    }
    std::ranges::transform(all, std::back_inserter(m_named), &Effect::obstacle);
    for (const int line : lines) {
        std::vector<int> elements;
        for (const Effect& effect : blockers) {
            if (effect.line == line) {
                elements.push_back(effect.obstacle);
            }
        }
        const BlockLine& rule = pack().block[static_cast<std::size_t>(line)];
        Reason why = reason(code, rule.path);
        nameWithSizes(why, rule, elements);
        m_ruling.reasons.push_back(std::move(why));
    }
}

/// True if the line lets pass what is too small as seen from above; bases alone are compared for all to see.
static bool isBySizes(const BlockLine& line, const PackTable& table) {
    const bool comparesSizes = line.comparison == SizeComparison::GeBoth ||
                               line.comparison == SizeComparison::GtTarget ||
                               line.comparison == SizeComparison::GeTarget;
    return comparesSizes && line.use != SizeUse::BaseSize && !table.isVolume();
}

void RulingEvaluator::nameWithSizes(Reason& why, const BlockLine& line, const std::vector<int>& elements) const {
    if (!isBySizes(line, m_pair.table)) {
        std::ranges::for_each(elements, [&](int element) { name(why, element); });
        return;
    }
    QStringList ofPieces;
    QStringList ofModels;
    bool areKnown = true;
    for (const int element : elements) {
        const std::size_t before = why.pieces.size() + why.models.size();
        name(why, element);
        if (why.pieces.size() + why.models.size() > before) {
            const double size = m_pair.table.sizeOfElement(static_cast<std::size_t>(element), line.use);
            areKnown = areKnown && std::isfinite(size);
            (obstacle(element).model >= 0 ? ofModels : ofPieces) << QString::number(size, 'g', 4);
        }
    }
    if (areKnown) {
        QStringList sizes = ofPieces + ofModels;
        sizes << QString::number(m_pair.table.sizeOf(m_pair.targetIndex, line.use), 'g', 4);
        if (line.comparison == SizeComparison::GeBoth) {
            sizes << QString::number(m_pair.table.sizeOf(m_pair.observerIndex, line.use), 'g', 4);
        }
        why.word = sizes.join(u' ');
    }
}

bool RulingEvaluator::isTooSmall(const BlockLine& line, const Obstacle& element) const {
    const auto index = static_cast<std::size_t>(m_pair.table.indexOf(element));
    return isObstacleFor(line.elements, element, m_pair) && !isLargeEnough(line, element, m_pair) &&
           !ignoredBy(line.ignore, element, m_pair) &&
           !compares(line.comparison, m_pair.table.sizeOfElement(index, line.use),
                     m_pair.table.sizeOf(m_pair.observerIndex, line.use),
                     m_pair.table.sizeOf(m_pair.targetIndex, line.use));
}

void RulingEvaluator::addTooSmall() {
    for (std::size_t number = 0; number < pack().block.size(); ++number) {
        const BlockLine& line = pack().block[number];
        if (!line.stopsSight || !isBySizes(line, m_pair.table)) {
            continue;
        }
        std::vector<int> passed;
        std::ranges::copy_if(*m_blocking.between, std::back_inserter(passed), [&](int index) {
            const Obstacle& element = obstacle(index);
            const auto isOfElement = [index](const auto& one) { return one.obstacle == index; };
            return element.blocksSight &&
                   std::ranges::find(element.lines, static_cast<int>(number)) != element.lines.end() &&
                   std::ranges::none_of(m_blocking.effects, isOfElement) &&
                   std::ranges::none_of(m_blocking.ignored, isOfElement) && isTooSmall(line, element) &&
                   runsThrough(m_ruling.line, element);
        });
        if (!passed.empty()) {
            Reason why = reason("ignored-size", line.path);
            nameWithSizes(why, line, passed);
            m_ruling.reasons.push_back(std::move(why));
        }
    }
}

bool RulingEvaluator::doStop(const std::vector<Effect>& effects) const {
    Blocking some;
    some.effects = effects;
    some.areRemains = m_blocking.areRemains;
    std::ranges::copy_if(m_blocking.partial, std::back_inserter(some.partial), [&](const PartialEffect& part) {
        return std::ranges::find(effects, part.effect) != effects.end();
    });
    const LineFinding finding = findLine(m_pair, sources(), targets(), some, false, m_stop);
    return !finding.clear && !finding.unsettled && !m_stop.stop_requested();
}

std::vector<Effect> RulingEvaluator::fewestThatStop(const std::vector<Effect>& blockers) const {
    for (const Effect& effect : blockers) {
        if (doStop({effect})) {
            return {effect};
        }
    }
    std::vector<Effect> fewest = blockers;
    if (!doStop(fewest)) {
        return {};
    }
    // Those that stop the fewest lines come last, and are the first to be left out.
    for (std::size_t i = fewest.size(); i-- > 0 && fewest.size() > 2;) {
        std::vector<Effect> without = fewest;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        if (doStop(without)) {
            fewest = std::move(without);
        }
    }
    return fewest.size() < blockers.size() ? fewest : std::vector<Effect>{};
}

bool RulingEvaluator::isStoppedAlike() const {
    // More obstacles leave no line clear that fewer stop; which of them stop it most is one of the details.
    return !m_wantDetails && !m_isLine && m_blocking.partial.empty() &&
           std::ranges::all_of(m_blocking.effects, [&](const Effect& effect) {
               return obstacle(effect.obstacle)
                   .blocksFire.value_or(pack().block[static_cast<std::size_t>(effect.line)].stopsFire);
           });
}

std::vector<Effect> RulingEvaluator::stoppingFire(std::vector<Effect> blockers) const {
    const auto stopsSightToo = [&](const Effect& effect) {
        return obstacle(effect.obstacle).blocksSight && pack().block[static_cast<std::size_t>(effect.line)].stopsSight;
    };
    // Along a line that sight passes a shot is stopped by what stops shots alone, if anything that is listed does.
    if (m_isLine && !std::ranges::all_of(blockers, stopsSightToo)) {
        std::erase_if(blockers, stopsSightToo);
    }
    return blockers;
}

void RulingEvaluator::decideFire(bool isVisible, bool seesBack) {
    const auto differs = [](const BlockLine& line) { return line.stopsSight != line.stopsFire; };
    const bool isOfWalls =
        std::ranges::any_of(m_pair.table.obstacles(), [](const Obstacle& wall) { return wall.blocksFire.has_value(); });
    if (!isOfWalls && !std::ranges::any_of(pack().block, differs)) {
        return;
    }
    std::optional<LineFinding> fire; // none: the result for sight applies
    if (!isStoppedAlike()) {
        Blocking blocking = blockingAmong(m_pair, *m_blocking.between, LineKind::Fire, m_plain);
        const bool isSame = m_blocking.partial.empty() && blocking.partial.empty();
        if (!isSame || blocking.effects != m_blocking.effects) {
            fire = findAnyLine(m_pair, sources(), targets(), blocking, m_wantDetails, m_stop);
        }
        m_ignoredByFire = std::move(blocking.ignored);
    }
    const bool passesBack = seesBack && isClearBack(LineKind::Fire);
    m_ruling.lineOfFire = passesBack || (fire ? fire->clear : m_isLine);
    if (!*m_ruling.lineOfFire && isVisible) {
        addBlockers("fire-blocked-by", stoppingFire(fire ? fire->blockedBy : m_sight.blockedBy));
    }
}

const char* RulingEvaluator::ignoredCode(const IgnoreClause& clause) {
    if (clause.target) {
        return "ignored-target-there";
    }
    if (clause.source) {
        return "ignored-observer-there";
    }
    if (clause.sourceNear || clause.targetNear) {
        return "ignored-near";
    }
    if (!clause.anyKeywords.isEmpty() || !clause.sourceKeywords.isEmpty() || !clause.targetKeywords.isEmpty() ||
        clause.targetWounds) {
        return "ignored-keyword";
    }
    return clause.blockerStates.isEmpty() ? "ignored-height" : "ignored-state";
}

void RulingEvaluator::nameCause(Reason& why, const IgnoreClause& clause) const {
    const auto look = [&](const Model& model, const QStringList& keywords) {
        const auto word = std::ranges::find_if(
            keywords, [&](const QString& keyword) { return model.keywords.contains(keyword, Qt::CaseInsensitive); });
        if (why.word.isEmpty() && word != keywords.end()) {
            why.word = *word;
            why.models.push_back(model.id);
        }
    };
    look(m_pair.observer(), clause.sourceKeywords);
    look(m_pair.target(), clause.targetKeywords);
    look(m_pair.observer(), clause.anyKeywords);
    look(m_pair.target(), clause.anyKeywords);
    if (!why.word.isEmpty()) {
        return;
    }
    if (why.code.endsWith(u"ignored-near")) {
        const bool isOfObserver = clause.sourceNear.has_value();
        why.inches = (isOfObserver ? *clause.sourceNear : *clause.targetNear).inches();
        why.models.push_back(isOfObserver ? m_pair.observer().id : m_pair.target().id);
    } else if (why.code.endsWith(u"ignored-keyword")) {
        why.models.push_back(m_pair.target().id); // for its wounds
    }
}

void RulingEvaluator::addIgnored() {
    std::map<QString, Reason> byRule;
    std::map<QString, const IgnoreClause*> clauses;
    for (const auto* list : {&m_blocking.ignored, &m_ignoredByFire}) {
        for (const IgnoredElement& ignored : *list) {
            // It blocks by another rule, or with the rest of it. What sight passes may still block the shot.
            const bool isOfFire = list == &m_ignoredByFire;
            if ((isOfFire || !m_isLine) && std::ranges::find(m_named, ignored.obstacle) != m_named.end()) {
                continue;
            }
            auto entry = byRule.find(ignored.rule);
            if (entry == byRule.end()) {
                entry = byRule.emplace(ignored.rule, reason(ignoredCode(*ignored.clause), ignored.rule)).first;
                clauses.emplace(ignored.rule, ignored.clause);
            }
            name(entry->second, ignored.obstacle);
        }
    }
    if (byRule.empty()) {
        return;
    }
    for (const char* code : kIgnoredCodes) {
        for (auto& [rule, why] : byRule) {
            if (why.code == QLatin1String{code}) {
                nameCause(why, *clauses.at(rule));
                m_ruling.reasons.push_back(std::move(why));
            }
        }
    }
}

} // namespace sightline::scenarios
