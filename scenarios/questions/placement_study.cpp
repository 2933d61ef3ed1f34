#include "scenarios/questions/placement_study.h"

#include "scenarios/base/parallel.h"
#include "scenarios/base/placement_rng.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/judge/geometric_evaluator.h"
#include "scenarios/judge/one_way_walls.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/ruling_moves.h"
#include "scenarios/judge/targeting.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/model/box_center.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numbers>
#include <vector>

namespace sightline::scenarios {

using geometry::Angle;
using geometry::Box;
using geometry::Length;
using geometry::Point;
using geometry::Vector;
using geometry::Visibility;

namespace {

constexpr double kLargestError = 6.0; ///< in standard deviations

Box around(const Box& a, const Box& b) {
    return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
            {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

double diagonalOf(const Box& box) {
    return std::hypot((box.high.x - box.low.x).millimeters(), (box.high.y - box.low.y).millimeters());
}

/// Larger than any table.
const Box kEverywhere{{Length::fromInches(-3900), Length::fromInches(-3900)},
                      {Length::fromInches(3900), Length::fromInches(3900)}};

/// Returns the maximum distance by which an element with this box can exceed it.
double reachOf(const Box& box, double millimeters, double degrees) {
    const double turn = std::min(kLargestError * degrees * std::numbers::pi / 180, std::numbers::pi);
    return kLargestError * millimeters + turn * diagonalOf(box);
}

bool liesWithin(const Box& a, const Box& b, double apartMillimeters) {
    return boxesMeet(a, b, Length::fromMillimeters(apartMillimeters + 1.0));
}

/// The answer of one trial.
struct Outcome {
    Visibility visibility = Visibility::NoLineFound;
    std::optional<double> clearance;
};

/// The clearance between the first two models, in millimeters.
std::optional<double> clearanceOf(const PreparedTable& table, const std::stop_token& stop) {
    const std::vector<Model>& models = table.scenario().models;
    const auto passable = tableForDirection(table, models[0], &models[1]);
    return clearanceIn((passable ? *passable : table).parts(), Question{models[0].id, models[1].id}, stop);
}

/// The pair and everything that may come between them, without the rest of the table.
class Trials {
public:
    Trials(const PreparedTable& table, const ModelId& observer, const ModelId& target, const StudyOptions& options)
        : m_rules{table.rules()}, m_options{options}, m_isOfRuling{answersByRuling(table, observer, target)} {
        const Scenario& scenario = table.scenario();
        m_scenario.models = {*scenario.model(observer), *scenario.model(target)};
        const PlacementErrors& errors = options.errors;
        const Box a = extentOf(m_scenario.models[0]);
        const Box b = extentOf(m_scenario.models[1]);
        const double modelReach = std::max(reachOf(a, errors.modelMillimeters, errors.modelDegrees),
                                           reachOf(b, errors.modelMillimeters, errors.modelDegrees));
        // Where other models decide about valid targets, they may be anywhere.
        const bool takesAll = isOfValidTargets() && !m_rules.pack->targeting.empty();
        const Box between = takesAll ? kEverywhere : around(a, b);
        for (const auto& pieces : tableObjectsOf(scenario)) {
            const std::vector<AnyId> ids{pieces.begin(), pieces.end()};
            const Box box = boundsOf(scenario, ids);
            if (liesWithin(box, between,
                           modelReach + reachOf(box, errors.pieceMillimeters, errors.pieceDegrees) + diagonalOf(box))) {
                m_assemblies.push_back({ids, centerPointOf(box)});
            }
        }
        for (const Piece& piece : scenario.terrain) {
            const auto has = [&](const Assembly& one) {
                return std::ranges::find(one.ids, AnyId{piece.id}) != one.ids.end();
            };
            if (std::ranges::any_of(m_assemblies, has)) {
                m_scenario.terrain.push_back(piece);
            }
        }
        if (m_isOfRuling) {
            addOthers(scenario, between, modelReach);
        }
    }

    [[nodiscard]] bool isOfRuling() const { return m_isOfRuling; }
    [[nodiscard]] bool isOfValidTargets() const {
        return m_isOfRuling && (!m_rules.pack->order.empty() || isTargetLimited(*m_rules.pack, m_scenario.models[1]) ||
                                mayBarFire(*m_rules.pack, m_scenario));
    }
    /// True if the target is visible without any error, and perhaps no valid target.
    [[nodiscard]] bool isVisibleAsPlaced() const { return isSeen(PreparedTable{m_scenario, m_rules}, 0, 1, {}); }
    [[nodiscard]] Outcome asPlaced() const { return outcomeOf(m_scenario, m_options.clearances > 0, {}); }

    [[nodiscard]] Outcome trial(int number, const std::stop_token& stop) const {
        const PlacementErrors& sizes = m_options.errors;
        Scenario scenario = m_scenario;
        for (Model& model : scenario.models) {
            PlacementRng errors{m_options.seed, number, model.id.value};
            model.position = model.position + errors.place(sizes.modelMillimeters);
            model.facing = model.facing + errors.turn(sizes.modelDegrees);
        }
        for (const Assembly& one : m_assemblies) {
            PlacementRng errors{m_options.seed, number, textOf(one.ids.front())};
            const Vector by = errors.place(sizes.pieceMillimeters);
            scenario = withMoved(std::move(scenario), one.ids, by);
            scenario = withTurned(std::move(scenario), one.ids, one.middle + by, errors.turn(sizes.pieceDegrees));
        }
        return outcomeOf(scenario, number < m_options.clearances, stop);
    }

private:
    struct Assembly {
        std::vector<AnyId> ids;
        Point middle;
    };

    [[nodiscard]] Outcome outcomeOf(const Scenario& scenario, bool wantClearance, const std::stop_token& stop) const {
        const PreparedTable table{scenario, m_rules};
        Outcome outcome{answerOn(table, stop), {}};
        if (wantClearance && !stop.stop_requested()) {
            outcome.clearance = clearanceOf(table, stop);
        }
        return outcome;
    }

    [[nodiscard]] Visibility answerOn(const PreparedTable& table, const std::stop_token& stop) const {
        if (!m_isOfRuling) {
            return visibilityOf(table, 0, 1, stop);
        }
        const bool isVisible = isTarget(table, stop);
        return stop.stop_requested() ? Visibility::NoLineFound : isVisible ? Visibility::Clear : Visibility::Blocked;
    }

    /// True if the target is visible, and valid in its state.
    [[nodiscard]] bool isTarget(const PreparedTable& table, const std::stop_token& stop) const {
        if (!isOfValidTargets()) {
            return isSeen(table, 0, 1, stop);
        }
        Question question{m_scenario.models[0].id, m_scenario.models[1].id};
        question.wantDetails = false;
        return mayBeTargeted(judge(table, question, stop).ruling);
    }

    /// Adds models and joined pieces that rules may refer to: between the pair, of the same unit, of the same group.
    void addOthers(const Scenario& scenario, const Box& between, double modelReach) {
        const auto& pair = m_scenario.models;
        const std::array<QString, 2> units{pair[0].unit, pair[1].unit};
        for (const Model& model : scenario.models) {
            const bool isOfPair = model.id == pair[0].id || model.id == pair[1].id;
            const bool isOfUnit = !model.unit.isEmpty() && std::ranges::find(units, model.unit) != units.end();
            if (!isOfPair && (isOfUnit || liesWithin(boundsOf(model.placed()), between, 2 * modelReach))) {
                m_scenario.models.push_back(model);
            }
        }
        const auto has = [&](const PieceId& id) {
            return std::ranges::find(m_scenario.terrain, id, &Piece::id) != m_scenario.terrain.end();
        };
        for (const auto& pieces : tableObjectsOf(scenario)) {
            const bool isJoined = std::ranges::any_of(pieces, [&](const PieceId& id) {
                const QString& group = scenario.piece(id)->group;
                return !group.isEmpty() &&
                       std::ranges::find(m_scenario.terrain, group, &Piece::group) != m_scenario.terrain.end();
            });
            if (isJoined && std::ranges::none_of(pieces, has)) {
                const std::vector<AnyId> ids{pieces.begin(), pieces.end()};
                m_assemblies.push_back({ids, centerPointOf(boundsOf(scenario, ids))});
                std::ranges::transform(pieces, std::back_inserter(m_scenario.terrain),
                                       [&](const PieceId& id) { return *scenario.piece(id); });
            }
        }
    }

    const RuleSet& m_rules;
    const StudyOptions& m_options;
    bool m_isOfRuling;
    Scenario m_scenario;
    std::vector<Assembly> m_assemblies;
};

} // namespace

ShareInterval wilsonInterval(int hits, int trials) {
    if (trials == 0) {
        return {};
    }
    constexpr double kZ = 1.959963984540054; // 97.5 % of a normal distribution lie below it
    const double n = trials;
    const double share = hits / n;
    const double middle = share + kZ * kZ / (2 * n);
    const double half = kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
    const double all = 1 + kZ * kZ / n;
    return {hits == 0 ? 0.0 : (middle - half) / all, hits == trials ? 1.0 : (middle + half) / all};
}

PlacementStudy studyOf(const PreparedTable& table,
                       const ModelId& observer,
                       const ModelId& target,
                       const StudyOptions& options,
                       const std::stop_token& stop) {
    const Trials trials{table, observer, target, options};
    PlacementStudy study;
    study.isOfRuling = trials.isOfRuling();
    const Outcome placed = trials.asPlaced();
    study.isOfValidTargets = trials.isOfValidTargets();
    study.asPlaced = placed.visibility;
    study.isVisibleAsPlaced =
        study.asPlaced == Visibility::Clear || (study.isOfValidTargets && trials.isVisibleAsPlaced());
    study.clearanceAsPlaced = placed.clearance;
    std::vector<std::optional<TrialClearance>> clearances(
        static_cast<std::size_t>(std::clamp(options.clearances, 0, std::max(0, options.trials))));
    std::mutex counting;
    forEachOnThreads(static_cast<std::size_t>(std::max(0, options.trials)), options.threads, [&](std::size_t number) {
        if (stop.stop_requested()) {
            return;
        }
        const Outcome outcome = trials.trial(static_cast<int>(number), stop);
        if (outcome.visibility == Visibility::NoLineFound) {
            return; // stop request
        }
        const bool isSeen = outcome.visibility == Visibility::Clear;
        const std::scoped_lock lock{counting};
        ++study.trials;
        study.clear += isSeen ? 1 : 0;
        if (outcome.clearance) {
            clearances[number] = TrialClearance{*outcome.clearance, isSeen};
        }
        if (options.progress && (study.trials % 64 == 0 || study.trials == options.trials)) {
            options.progress(study.trials, options.trials);
        }
    });
    for (const auto& clearance : clearances) {
        if (clearance) {
            study.clearances.push_back(*clearance);
        }
    }
    study.share = study.trials > 0 ? static_cast<double>(study.clear) / study.trials : 0.0;
    const ShareInterval interval = wilsonInterval(study.clear, study.trials);
    study.low = interval.low;
    study.high = interval.high;
    return study;
}

} // namespace sightline::scenarios
