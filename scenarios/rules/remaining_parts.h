#pragma once

#include "geometry/length.h"
#include "geometry/polygon.h"
#include "geometry/sight/lines_between.h"

#include <compare>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace sightline::scenarios {

/// What is left of the things of one table without what of them is near to models. Pair after pair asks for the same,
/// so the answers are kept. Safe on any thread.
class RemainingParts {
public:
    /// A model, by its index, and how far around its base a thing is cut away along the table.
    struct Reach {
        std::size_t model = 0;
        geometry::Length radius;
        friend auto operator<=>(const Reach&, const Reach&) = default;
    };
    using Outlines = std::vector<geometry::Polygon>;

    /// What is left of one thing.
    class Left {
    public:
        explicit Left(Outlines outlines) : m_outlines{std::move(outlines)} {}
        [[nodiscard]] const Outlines& outlines() const { return m_outlines; }
        /// One of each outline, made when they are first asked for.
        [[nodiscard]] const std::vector<geometry::CutOutline>& cuts() const;

    private:
        Outlines m_outlines;
        mutable std::once_flag m_cutsOnce;
        mutable std::vector<geometry::CutOutline> m_cuts;
    };

    /// `make` is asked where the answer for this obstacle and these reaches, in this order, is not known yet; it may be
    /// asked by two threads at once.
    [[nodiscard]] std::shared_ptr<const Left>
    of(int obstacle, const std::vector<Reach>& reaches, const std::function<Outlines()>& make);

private:
    using Key = std::pair<int, std::vector<Reach>>;

    std::mutex m_mutex;
    std::map<Key, std::shared_ptr<const Left>> m_kept;
};

} // namespace sightline::scenarios
