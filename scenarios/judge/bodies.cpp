#include "scenarios/judge/bodies.h"

#include "geometry/shapes/polygon.h"
#include "scenarios/judge/cover_margin.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace sightline::scenarios {

using geometry::Footprint;
using geometry::Length;
using geometry::PlacedFootprint;

namespace {

struct Axes {
    Length length;
    Length width;
};

/// Returns the axes of a shape without corners; std::nullopt for others.
std::optional<Axes> axesOf(const Footprint& footprint) {
    if (const auto* round = std::get_if<geometry::RoundBase>(&footprint.shape())) {
        return Axes{round->diameter, round->diameter};
    }
    if (const auto* oval = std::get_if<geometry::OvalBase>(&footprint.shape())) {
        return Axes{oval->length, oval->width};
    }
    return {};
}

/// The accuracy, in millimeters, to which bisection finds how far sculpted bodies must reach for a first clear line.
/// Empirical: no one measures a model more exactly.
constexpr double kReachError = 0.01;

/// Returns the certainty of an answer that the verdicts of both readings agree on.
std::optional<Certainty>
shared(const std::optional<Certainty>& smallest, const std::optional<Certainty>& largest, bool isVisible) {
    if (smallest == Certainty::TooCloseToCall || largest == Certainty::TooCloseToCall) {
        return Certainty::TooCloseToCall;
    }
    if (isVisible && smallest) {
        return smallest; // a line between the smallest bodies is one between the largest
    }
    return smallest == largest ? smallest : std::nullopt;
}

Reason sculptReason(bool isVisibleByLargest) {
    Reason reason;
    reason.code = isVisibleByLargest ? QStringLiteral("sculpt-visible") : QStringLiteral("sculpt-hidden");
    return reason;
}

/// Leaves the smaller of two margins, proved only if both are; none if the answers differ.
void combineMargins(Ruling& ruling, const Ruling& largest) {
    if (ruling.certainty == Certainty::DependsOnSculpt) {
        ruling.margin.reset();
        ruling.isMarginProved = false;
        return;
    }
    ruling.isMarginProved = ruling.isMarginProved && largest.isMarginProved && ruling.margin && largest.margin;
    const auto width = [](const std::optional<Reason>& margin) {
        return margin ? margin->millimeters.value_or(std::numeric_limits<double>::infinity())
                      : std::numeric_limits<double>::infinity();
    };
    if (width(largest.margin) < width(ruling.margin)) {
        ruling.margin = largest.margin;
    }
}

/// Adds to the ruling of the smallest reading how that of the largest differs.
void compareRulings(Ruling& ruling, const Ruling& largest) {
    const auto add = [&](const char* code, const QString& word = {}, const QString& name = {}) {
        if (ruling.status.isEmpty()) {
            return; // the reasons are those of the geometry
        }
        Reason why;
        why.code = QLatin1String{code};
        why.word = word;
        why.levelName = name;
        ruling.reasons.push_back(std::move(why));
    };
    const bool isSightOther = ruling.visible != largest.visible;
    const bool isTargetOther = ruling.visible && largest.visible && ruling.validTarget != largest.validTarget;
    const bool isCoverOther = ruling.visible && largest.visible && ruling.cover != largest.cover;
    const auto passesShot = [](const Ruling& one) { return one.lineOfFire.value_or(one.visible); };
    const bool isFireOther = (ruling.lineOfFire || largest.lineOfFire) && passesShot(ruling) != passesShot(largest);
    ruling.certainty = isSightOther || isTargetOther
                           ? Certainty::DependsOnSculpt
                           : shared(ruling.certainty, largest.certainty, ruling.visible && ruling.validTarget);
    if (isSightOther || isTargetOther || isCoverOther || isFireOther) {
        ruling.byLargest = LargestAnswer{largest.visible, largest.fullyVisible, largest.validTarget, largest.cover,
                                         passesShot(largest)};
    }
    combineMargins(ruling, largest);
    weighCoverMargins(ruling, largest);
    if (isSightOther) {
        add(largest.visible ? "sculpt-visible" : "sculpt-hidden");
    }
    if (isTargetOther) {
        add(largest.validTarget ? "sculpt-target" : "sculpt-no-target");
    }
    if (isCoverOther) {
        add("sculpt-cover", largest.cover, largest.coverName);
    }
    if (isFireOther) {
        add(passesShot(largest) ? "sculpt-fire" : "sculpt-no-fire");
    }
}

/// Returns the model with a body that reaches so far beyond the smallest reading, but not beyond the largest;
/// std::nullopt unless the body is round.
std::optional<Model> reaching(const Model& model, double millimeters) {
    if (!model.isSculpted()) {
        return model;
    }
    const auto* least = std::get_if<geometry::RoundBase>(&model.body->smallest.shape());
    const auto* most = std::get_if<geometry::RoundBase>(&model.body->largest.shape());
    if (!least || !most) {
        return {};
    }
    Model other = model;
    const Length diameter = least->diameter + Length::fromMillimeters(2 * millimeters);
    other.body->smallest = *Footprint::round(std::min(diameter, most->diameter));
    return other;
}

} // namespace

bool liesWithin(const Footprint& inner, const Footprint& outer) {
    const auto within = axesOf(inner);
    if (const auto around = axesOf(outer)) {
        if (within) { // ellipses with one center and the same axes
            return within->length <= around->length && within->width <= around->width;
        }
        return std::ranges::all_of(outlineOf(PlacedFootprint{inner, {}, {}}), [&](geometry::Point corner) {
            return contains(PlacedFootprint{outer, {}, {}}, corner);
        });
    }
    const auto polygon = geometry::Polygon::fromVertices(outlineOf(PlacedFootprint{outer, {}, {}}));
    return polygon && liesWhollyIn(PlacedFootprint{inner, {}, {}}, *polygon);
}

geometry::Box extentOf(const Model& model) {
    geometry::Box box = boundsOf(model.placed());
    if (model.body) {
        for (const Footprint& reading : {model.body->smallest, model.body->largest}) {
            const geometry::Box of = boundsOf(PlacedFootprint{reading, model.position, model.facing});
            box.low = {std::min(box.low.x, of.low.x), std::min(box.low.y, of.low.y)};
            box.high = {std::max(box.high.x, of.high.x), std::max(box.high.y, of.high.y)};
        }
    }
    return box;
}

bool countsBodies(const RuleSet& rules) { return !rules.pack || rules.pack->space == Space::Sculpt; }

bool countsSmallestReading(const Scenario& scenario, const RuleSet& rules) {
    return std::ranges::any_of(scenario.models, &Model::isSculpted) && countsBodies(rules);
}

void weighReadings(Verdict& verdict, Verdict largest) {
    verdict.reading = BodyReading::Smallest;
    const auto isHidden = [](const Verdict& one) { return !one.visible() && !one.ruling.visible; };
    if (isHidden(verdict) && isHidden(largest) && verdict.ruling.lineOfFire == largest.ruling.lineOfFire) {
        largest.reading = BodyReading::Largest;
        largest.certainty = shared(verdict.certainty, largest.certainty, false);
        largest.ruling.certainty = shared(verdict.ruling.certainty, largest.ruling.certainty, false);
        combineMargins(largest.ruling, verdict.ruling);
        verdict = std::move(largest);
        return;
    }
    if (verdict.visible() != largest.visible()) {
        verdict.certainty = Certainty::DependsOnSculpt;
        verdict.reasons.push_back(sculptReason(largest.visible()));
    } else {
        verdict.certainty = shared(verdict.certainty, largest.certainty, verdict.visible());
    }
    compareRulings(verdict.ruling, largest.ruling);
}

void addReachNeeded(const PreparedTable& table,
                    const Question& question,
                    Verdict& verdict,
                    const std::stop_token& stop) {
    const auto reason = std::ranges::find(verdict.reasons, QStringLiteral("sculpt-visible"), &Reason::code);
    if (reason == verdict.reasons.end() || question.method != geometry::SightMethod::Exact) {
        return;
    }
    const Model& observer = *table.scenario().model(question.observer);
    const Model& target = *table.scenario().model(question.target);
    if (!reaching(observer, 0.0) || !reaching(target, 0.0)) {
        return;
    }
    const auto isSeen = [&](double millimeters) {
        return visibilityBetween(table, *reaching(observer, millimeters), *reaching(target, millimeters), stop) ==
               geometry::Visibility::Clear;
    };
    const auto reachOf = [](const Model& model) {
        const auto diameter = [](const Footprint& shape) {
            return std::get<geometry::RoundBase>(shape.shape()).diameter.millimeters();
        };
        return model.isSculpted() ? (diameter(model.body->largest) - diameter(model.body->smallest)) / 2 : 0.0;
    };
    double hidden = 0.0;
    double seen = std::max(reachOf(observer), reachOf(target));
    while (seen - hidden > kReachError && !stop.stop_requested()) {
        const double middle = (hidden + seen) / 2;
        (isSeen(middle) ? seen : hidden) = middle;
    }
    if (!stop.stop_requested()) {
        reason->millimeters = seen;
    }
}

bool isOfSculpt(const Reason& reason) { return reason.code.startsWith(u"sculpt-"); }

} // namespace sightline::scenarios
