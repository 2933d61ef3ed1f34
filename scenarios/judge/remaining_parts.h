#pragma once

#include "geometry/base/length.h"
#include "geometry/shapes/polygon.h"
#include "geometry/sight/plan/lines_between.h"

#include <compare>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace sightline::scenarios {

/// A cache of obstacles without their parts near models, for one table; consecutive pairs ask for the same ones.
/// Thread-safe.
class RemainingParts {
public:
    /// A model, by its index, and the distance along the table within which obstacles are cut away around its base.
    struct Reach {
        std::size_t model = 0;
        geometry::Length radius;
        friend auto operator<=>(const Reach&, const Reach&) = default;
    };
    using Outlines = std::vector<geometry::Polygon>;
    using Rings = std::vector<geometry::Ring>;

    /// The remaining parts of one obstacle.
    class Left {
    public:
        explicit Left(Outlines outlines) : m_outlines{std::move(outlines)} {}
        [[nodiscard]] const Outlines& outlines() const { return m_outlines; }
        /// Returns one cut outline per outline, computed on first use.
        [[nodiscard]] const std::vector<geometry::CutOutline>& cuts() const;

    private:
        Outlines m_outlines;
        mutable std::once_flag m_cutsOnce;
        mutable std::vector<geometry::CutOutline> m_cuts;
    };

    /// Returns the remaining parts of the obstacle, from the cache or from `make`. The order of `reaches` is
    /// significant. `make` may be called by two threads at once.
    [[nodiscard]] std::shared_ptr<const Left>
    of(int obstacle, const std::vector<Reach>& reaches, const std::function<Outlines()>& make);

    /// Returns what lies within the reach, from the cache or from `make`, which may be called by two threads at once.
    [[nodiscard]] std::shared_ptr<const Rings> around(const Reach& reach, const std::function<Rings()>& make);

private:
    using Cut = std::pair<int, std::vector<Reach>>; ///< an obstacle without what lies within the reaches

    /// Returns the value of the key, from the cache or from `make`.
    template <class Key, class Value, class Make> Value kept(std::map<Key, Value>& known, const Key& key, Make&& make);

    std::mutex m_mutex;
    std::map<Cut, std::shared_ptr<const Left>> m_kept;
    std::map<Reach, std::shared_ptr<const Rings>> m_around;
};

} // namespace sightline::scenarios
