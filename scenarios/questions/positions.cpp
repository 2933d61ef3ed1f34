#include "scenarios/questions/positions.h"

#include "scenarios/base/parallel.h"
#include "scenarios/questions/interim_positions.h"

#include "scenarios/edits/standing.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <tuple>

namespace sightline::scenarios {

namespace {

using geometry::Angle;
using geometry::Length;
using geometry::Point;

/// The first grid has this many steps from the center to the end of the move; each finer one has half its spacing.
constexpr int kCoarseSteps = 8;
constexpr int kRefinements = 3;
/// The number of positions of each grid that are refined.
constexpr std::size_t kKeptOfNet = 10;
/// The maximum number of positions judged with all details to find some that are not too close to call.
constexpr int kMaxLooksForSureOnes = 40;

double inNanometers(Length length) { return static_cast<double>(length.nanometers()); }

/// The rating of a position; lower is better.
struct Worth {
    int weapons = 0; ///< minus the number of eligible weapons
    int targets = 0; ///< minus the number of visible targets
    int seenBy = 0;
    double moved = 0.0; ///< nanometers
    bool isTurned = false;
    friend auto operator<=>(const Worth&, const Worth&) = default;
};

struct Place {
    std::int64_t column = 0; ///< in steps of the finest grid from the current position
    std::int64_t row = 0;
    bool isTurned = false;
    Worth worth = {};
    friend bool operator==(const Place&, const Place&) = default;
    friend auto operator<=>(const Place& a, const Place& b) {
        return std::tuple{a.worth, a.row, a.column, a.isTurned} <=> std::tuple{b.worth, b.row, b.column, b.isTurned};
    }
};

class Search {
public:
    Search(const PreparedTable& table,
           const ModelId& shooter,
           const UnitName& target,
           const PositionOptions& options,
           const std::stop_token& stop,
           const InterimPosition& interim)
        : m_table{table},
          m_options{options},
          m_stop{stop},
          m_interim{interim},
          m_scenario{table.scenario()},
          m_shooter{*m_scenario.model(shooter)},
          m_target{target},
          m_targets{modelsOf(m_scenario, target)},
          m_step{finestStep()} {}

    PositionSearch run() {
        PositionSearch search{m_shooter.id, m_target, judged({}), {}, 0, m_step};
        const auto best = refined();
        choose(best, Choice::SureOnes, search);
        choose(best, Choice::All, search);
        if (m_stop.stop_requested()) {
            // The few positions to be returned are judged all the same.
            m_judgeStop = {};
            if (m_tried == 0) {
                search.asItStands = judged({});
            }
            choose(best, Choice::All, search);
        }
        search.tried = m_tried;
        return search;
    }

private:
    enum class Choice { SureOnes, All };

    /// Adds positions apart from each other, the best first. The shortest move ends where the target just comes into
    /// sight, so that it may be too close to call: among positions equal but for the displacement those that are not
    /// come first.
    void choose(const std::vector<Place>& best, Choice choice, PositionSearch& search) {
        int looks = 0;
        for (const Place& place : best) {
            const bool isFar = std::ranges::all_of(
                m_chosen, [&](const Place& other) { return distance(place, other) >= inNanometers(m_options.apart); });
            const bool isEqual = std::pair{place.worth.weapons, place.worth.targets} ==
                                     std::pair{best.front().worth.weapons, best.front().worth.targets} &&
                                 place.worth.seenBy == best.front().worth.seenBy;
            if (std::ssize(m_chosen) >= m_options.places || m_judgeStop.stop_requested()) {
                return;
            }
            if (!isFar || place.worth.weapons + place.worth.targets == 0 ||
                (choice == Choice::SureOnes && (!isEqual || ++looks > kMaxLooksForSureOnes))) {
                continue;
            }
            ShooterPosition position = judged(place);
            if (m_judgeStop.stop_requested()) {
                return; // what was cut short is no verdict
            }
            const bool isClose = std::ranges::any_of(position.ruling.verdicts, [](const Verdict& verdict) {
                return verdict.ruling.visible && verdict.certainty == Certainty::TooCloseToCall;
            });
            if (choice == Choice::All || !isClose) {
                m_chosen.push_back(place);
                search.places.push_back(std::move(position));
            }
        }
    }

    [[nodiscard]] Length finestStep() const {
        return Length::fromNanometers(
            std::max<std::int64_t>(1, m_options.move.nanometers() / (kCoarseSteps << kRefinements)));
    }

    [[nodiscard]] Model modelAt(const Place& place) const {
        Model model = m_shooter;
        model.position = m_shooter.position + geometry::Vector{m_step * place.column, m_step * place.row};
        if (place.isTurned) {
            model.facing = towardsTarget(model.position);
        }
        return model;
    }

    [[nodiscard]] Angle towardsTarget(Point from) const {
        double dx = 0.0;
        double dy = 0.0;
        for (const ModelId& id : m_targets) {
            dx += inNanometers((m_scenario.model(id)->position - from).x);
            dy += inNanometers((m_scenario.model(id)->position - from).y);
        }
        return dx == 0.0 && dy == 0.0
                   ? m_shooter.facing
                   : Angle::fromDegrees(std::round(std::atan2(dy, dx) * 18000.0 / std::numbers::pi) / 100.0);
    }

    [[nodiscard]] bool facingMatters() const {
        const auto& pack = m_table.rules().pack;
        const bool hasArc = std::ranges::any_of(
            m_shooter.weapons, [](const Weapon& weapon) { return weapon.hasPrintedArc || weapon.arc; });
        const bool rulesHaveArc = pack && (pack->source.arcKind != ArcKind::Degrees || pack->source.arcDegrees < 360.0);
        return hasArc || rulesHaveArc || !std::holds_alternative<geometry::RoundBase>(m_shooter.base.shape());
    }

    [[nodiscard]] double distance(const Place& a, const Place& b) const {
        return std::hypot(static_cast<double>(a.column - b.column), static_cast<double>(a.row - b.row)) *
               inNanometers(m_step);
    }

    [[nodiscard]] PreparedTable tableWith(const Model& shooter) const {
        Scenario scenario = m_scenario;
        *std::ranges::find(scenario.models, shooter.id, &Model::id) = shooter;
        return {scenario, m_table.rules()};
    }

    Verdict ask(const PreparedTable& table, const ModelId& observer, const ModelId& target, bool wantDetails) const {
        Question question{observer, target};
        question.wantDetails = wantDetails;
        if (m_options.toleranceOf) {
            question.toleranceMillimeters = m_options.toleranceOf(observer, target);
        }
        return judge(table, question, m_judgeStop);
    }

    static std::size_t indexIn(const PreparedTable& table, const ModelId& id) {
        const auto& models = table.scenario().models;
        return static_cast<std::size_t>(std::ranges::find(models, id, &Model::id) - models.begin());
    }

    bool sees(const PreparedTable& table, const ModelId& observer, const ModelId& target) const {
        return isSeen(table, indexIn(table, observer), indexIn(table, target), m_judgeStop);
    }

    [[nodiscard]] int seenByIn(const PreparedTable& table) const {
        return static_cast<int>(std::ranges::count_if(m_options.enemies, [&](const ModelId& enemy) {
            return enemy != m_shooter.id && sees(table, enemy, m_shooter.id);
        }));
    }

    /// Evaluates the sight and the weapons of the shooter at a position.
    void look(Place& place) const {
        const PreparedTable table = tableWith(modelAt(place));
        std::vector<bool> mayShoot(m_shooter.weapons.size(), false);
        for (const ModelId& target : m_targets) {
            if (mayShoot.empty() || (!table.rules().pack && !sees(table, m_shooter.id, target))) {
                place.worth.targets -= mayShoot.empty() && sees(table, m_shooter.id, target) ? 1 : 0;
                continue; // no weapon may shoot there
            }
            const Verdict verdict = ask(table, m_shooter.id, target, false);
            place.worth.targets -= verdict.ruling.visible ? 1 : 0;
            const auto weapons = weaponRulingsOf(table, verdict, m_judgeStop);
            for (std::size_t i = 0; i < weapons.size(); ++i) {
                mayShoot[i] = mayShoot[i] || weapons[i].eligible;
            }
        }
        place.worth.weapons = -static_cast<int>(std::ranges::count(mayShoot, true));
        place.worth.moved = distance(place, {});
        place.worth.isTurned = place.isTurned;
    }

    template <class Work> void forEach(std::vector<Place>& places, const Work& work) {
        forEachOnThreads(places.size(), m_options.threads, [&](std::size_t i) {
            if (!m_stop.stop_requested()) {
                work(places[i]);
            }
        });
    }

    /// Returns those positions that were not tried before and where the shooter may stand, with their ratings.
    std::vector<Place> tried(std::vector<Place> places) {
        std::erase_if(places, [&](const Place& place) {
            return distance(place, {}) > inNanometers(m_options.move) ||
                   !m_known.insert({place.row, place.column, place.isTurned}).second ||
                   !mayStand(m_scenario, modelAt(place), m_shooter);
        });
        constexpr std::size_t kAtOnce = 64;
        std::vector<Place> all;
        for (std::size_t from = 0; from < places.size() && !m_stop.stop_requested(); from += kAtOnce) {
            std::vector<Place> part(places.begin() + static_cast<std::ptrdiff_t>(from),
                                    places.begin() +
                                        static_cast<std::ptrdiff_t>(std::min(places.size(), from + kAtOnce)));
            forEach(part, [&](Place& place) { look(place); });
            if (m_stop.stop_requested()) {
                break; // some were not looked at, or not to the end
            }
            all.insert(all.end(), part.begin(), part.end());
            if (const Place best = *std::ranges::min_element(part); seesMoreThanReported(best)) {
                report(best);
            }
            m_tried += static_cast<int>(part.size());
            if (m_options.progress) {
                m_options.progress(m_tried, std::max(m_tried, m_expected));
            }
        }
        // Positions that see less than others are not returned, so who sees them does not matter.
        const auto isBetter = [](const Place& a, const Place& b) {
            return std::pair{a.worth.weapons, a.worth.targets} < std::pair{b.worth.weapons, b.worth.targets};
        };
        if (!all.empty()) {
            const Place best = *std::ranges::min_element(all, isBetter);
            if (!m_best || !isBetter(*m_best, best)) {
                m_best = best;
            }
            std::vector<Place> tied;
            std::ranges::copy_if(all, std::back_inserter(tied),
                                 [&](const Place& place) { return !isBetter(*m_best, place); });
            std::erase_if(all, [&](const Place& place) { return !isBetter(*m_best, place); });
            forEach(tied, [&](Place& place) { place.worth.seenBy = seenByIn(tableWith(modelAt(place))); });
            all.insert(all.end(), tied.begin(), tied.end());
            if (!tied.empty() && !m_stop.stop_requested()) {
                const Place first = *std::ranges::min_element(tied);
                if (!m_reported || first.worth < m_reported->worth) {
                    report(first);
                }
            }
        }
        return all;
    }

    [[nodiscard]] bool seesMoreThanReported(const Place& place) const {
        const auto seen = [](const Place& one) { return std::pair{one.worth.weapons, one.worth.targets}; };
        return !m_reported || seen(place) < seen(*m_reported);
    }

    /// Tells a position as the best so far, unless nothing of the unit is seen from it.
    void report(Place place) {
        if (!m_interim || place.worth.weapons + place.worth.targets == 0) {
            return;
        }
        const ShooterPosition position = judged(place);
        if (m_judgeStop.stop_requested()) {
            return; // what was cut short is no verdict
        }
        place.worth.seenBy = position.seenBy;
        m_reported = place;
        m_interim(m_shooter.id, position);
    }

    /// Returns all tried positions that may be returned, best first.
    std::vector<Place> refined() {
        const std::int64_t coarse = std::int64_t{1} << kRefinements;
        const int facings = facingMatters() ? 2 : 1;
        std::vector<Place> net;
        for (std::int64_t row = -kCoarseSteps; row <= kCoarseSteps; ++row) {
            for (std::int64_t column = -kCoarseSteps; column <= kCoarseSteps; ++column) {
                for (int facing = 0; facing < facings; ++facing) {
                    net.push_back({column * coarse, row * coarse, facing == 1});
                }
            }
        }
        m_expected = static_cast<int>(net.size()) * 3 / 4 + kRefinements * static_cast<int>(kKeptOfNet) * 8;
        std::vector<Place> all = tried(std::move(net));
        for (std::int64_t width = coarse / 2; width >= 1 && !m_stop.stop_requested(); width /= 2) {
            std::ranges::sort(all);
            std::vector<Place> finer;
            for (std::size_t i = 0; i < std::min(kKeptOfNet, all.size()); ++i) {
                for (std::int64_t row = -1; row <= 1; ++row) {
                    for (std::int64_t column = -1; column <= 1; ++column) {
                        finer.push_back({all[i].column + column * width, all[i].row + row * width, all[i].isTurned});
                    }
                }
            }
            const auto found = tried(std::move(finer));
            all.insert(all.end(), found.begin(), found.end());
        }
        // A position from a coarser grid may lose its tie to a better one found later, and then comes after it anyway.
        std::ranges::sort(all);
        return all;
    }

    [[nodiscard]] ShooterPosition judged(const Place& place) const {
        const Model model = modelAt(place);
        const PreparedTable table = tableWith(model);
        const auto verdictOf = [&, latest = Verdict{}](const ModelId& observer,
                                                       const ModelId& target) mutable -> const Verdict& {
            return latest = ask(table, observer, target, true);
        };
        const auto ruling = observerRulingFrom(table, model.id, m_target, verdictOf, m_judgeStop);
        return {model.position,
                model.facing,
                Length::fromNanometers(std::llround(distance(place, {}))),
                static_cast<int>(ruling.seen.size()),
                ruling.eligibleWeapons(),
                seenByIn(table),
                ruling};
    }

    const PreparedTable& m_table;
    const PositionOptions& m_options;
    const std::stop_token& m_stop;
    const InterimPosition& m_interim;
    std::stop_token m_judgeStop{m_stop}; ///< ends questions to the judge
    const Scenario& m_scenario;
    const Model& m_shooter;
    UnitName m_target;
    std::vector<ModelId> m_targets;
    Length m_step;
    std::set<std::tuple<std::int64_t, std::int64_t, bool>> m_known;
    std::optional<Place> m_best;
    std::optional<Place> m_reported; ///< the position that was told last
    std::vector<Place> m_chosen;
    int m_tried = 0;
    int m_expected = 0;
};

} // namespace

PositionSearch positionsUntilStopped(const PreparedTable& table,
                                     const ModelId& shooter,
                                     const UnitName& target,
                                     const PositionOptions& options,
                                     const std::stop_token& stop,
                                     const InterimPosition& interim) {
    return Search{table, shooter, target, options, stop, interim}.run();
}

PositionSearch positionsFor(const PreparedTable& table,
                            const ModelId& shooter,
                            const UnitName& target,
                            const PositionOptions& options,
                            const std::stop_token& stop) {
    PositionSearch search = positionsUntilStopped(table, shooter, target, options, stop);
    if (stop.stop_requested()) {
        search.places.clear();
    }
    return search;
}

std::vector<PositionSearch> positionsForUnitUntilStopped(const PreparedTable& table,
                                                         const UnitName& shooters,
                                                         const UnitName& target,
                                                         const PositionOptions& options,
                                                         const std::stop_token& stop,
                                                         const InterimPosition& interim) {
    Scenario scenario = table.scenario();
    std::vector<PositionSearch> searches;
    for (const ModelId& shooter : modelsOf(scenario, shooters)) {
        if (stop.stop_requested()) {
            break;
        }
        searches.push_back(
            positionsUntilStopped(PreparedTable{scenario, table.rules()}, shooter, target, options, stop, interim));
        if (const PositionSearch& search = searches.back(); !search.places.empty()) {
            Model& model = *std::ranges::find(scenario.models, shooter, &Model::id);
            model.position = search.places.front().position;
            model.facing = search.places.front().facing;
        }
    }
    return searches;
}

std::vector<PositionSearch> positionsForUnit(const PreparedTable& table,
                                             const UnitName& shooters,
                                             const UnitName& target,
                                             const PositionOptions& options,
                                             const std::stop_token& stop) {
    auto searches = positionsForUnitUntilStopped(table, shooters, target, options, stop);
    if (stop.stop_requested()) {
        searches.clear();
    }
    return searches;
}

} // namespace sightline::scenarios
