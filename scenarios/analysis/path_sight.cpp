#include "scenarios/analysis/path_sight.h"

#include "geometry/shapes/distance.h"
#include "scenarios/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

/// A path parameterized by length.
class Course {
public:
    explicit Course(const std::vector<Point>& corners) : m_corners{corners} {
        for (std::size_t i = 0; i < corners.size(); ++i) {
            m_at.push_back(i == 0 ? 0.0 : m_at.back() + geometry::inchesBetween(corners[i - 1], corners[i]));
        }
    }

    [[nodiscard]] double inches() const { return m_at.back(); }
    [[nodiscard]] Point at(double inches) const {
        const auto after = std::ranges::upper_bound(m_at, inches);
        if (after == m_at.begin() || after == m_at.end()) {
            return after == m_at.begin() ? m_corners.front() : m_corners.back();
        }
        const auto i = static_cast<std::size_t>(after - m_at.begin());
        const double share = (inches - m_at[i - 1]) / (m_at[i] - m_at[i - 1]);
        const auto part = [share](Length from, Length to) {
            return from + Length::fromNanometers(std::llround(static_cast<double>((to - from).nanometers()) * share));
        };
        return {part(m_corners[i - 1].x, m_corners[i].x), part(m_corners[i - 1].y, m_corners[i].y)};
    }

private:
    const std::vector<Point>& m_corners;
    std::vector<double> m_at;
};

class PathWatch {
public:
    PathWatch(const PlacedSight& sight, const PathSightQuestion& question, const std::stop_token& stop)
        : m_sight{sight}, m_question{question}, m_stop{stop}, m_course{question.path} {}

    [[nodiscard]] EnemyOnPath watch(const ModelId& enemy) const {
        EnemyOnPath seen;
        seen.enemy = enemy;
        seen.stretches = stretchesOf(*scenario().model(enemy));
        seen.seesEnd = seesAt(*scenario().model(enemy), m_question.path.back());
        const auto places = enemyPositions(scenario(), {enemy}, m_question.model, m_question.theirMove,
                                           m_question.theirCell, m_question.costs, 1, m_stop);
        seen.positionsAfterMove = static_cast<int>(places.models.size());
        for (const Model& moved : places.models) {
            if (!m_stop.stop_requested() && seesAt(moved, m_question.path.back())) {
                if (++seen.positionsSeeingEnd == 1) {
                    seen.nearestSeeingEnd = moved.position;
                }
            }
        }
        if (seen.nearestSeeingEnd) {
            seen.costOfNearest = places.costs[static_cast<std::size_t>(
                std::ranges::find(places.models, *seen.nearestSeeingEnd, &Model::position) - places.models.begin())];
        }
        return seen;
    }

private:
    [[nodiscard]] const Scenario& scenario() const { return m_sight.table().scenario(); }

    [[nodiscard]] bool seesAt(const Model& enemy, Point place) const {
        Model there = *scenario().model(m_question.model);
        there.position = place;
        return m_sight.sees(enemy, there, m_stop);
    }

    [[nodiscard]] std::vector<SeenStretch> stretchesOf(const Model& enemy) const {
        const double whole = m_course.inches();
        if (whole <= 0) {
            return {};
        }
        std::vector<SeenStretch> stretches{{{}, {}, seesAt(enemy, m_course.at(0))}};
        const int steps = std::max(1, static_cast<int>(std::ceil(whole / kPathStep.inches())));
        for (int step = 1; step <= steps && !m_stop.stop_requested(); ++step) {
            double low = whole * (step - 1) / steps;
            double high = whole * step / steps;
            const bool before = stretches.back().isSeen;
            if (seesAt(enemy, m_course.at(high)) == before) {
                continue;
            }
            while (high - low > kPathStepTolerance.inches()) {
                const double middle = (low + high) / 2;
                (seesAt(enemy, m_course.at(middle)) == before ? low : high) = middle;
            }
            const Length border = Length::fromInches((low + high) / 2);
            stretches.back().to = border;
            stretches.push_back({border, {}, !before});
        }
        stretches.back().to = Length::fromInches(whole);
        return stretches;
    }

    const PlacedSight& m_sight;
    const PathSightQuestion& m_question;
    const std::stop_token& m_stop;
    Course m_course;
};

} // namespace

std::vector<EnemyOnPath> sightOfPath(const PlacedSight& sight,
                                     const PathSightQuestion& question,
                                     const RegionProgress& progress,
                                     int threads,
                                     const std::stop_token& stop) {
    const PathWatch watch{sight, question, stop};
    std::vector<EnemyOnPath> seen(question.enemies.size());
    std::atomic<std::size_t> next = 0;
    std::mutex telling;
    int done = 0;
    onThreads(threadsFor(threads), [&](unsigned) {
        for (std::size_t i = next++; i < seen.size() && !stop.stop_requested(); i = next++) {
            seen[i] = watch.watch(question.enemies[i]);
            if (progress) {
                const std::scoped_lock lock{telling};
                progress(++done, static_cast<int>(seen.size()));
            }
        }
    });
    return stop.stop_requested() ? std::vector<EnemyOnPath>{} : seen;
}

} // namespace sightline::scenarios
