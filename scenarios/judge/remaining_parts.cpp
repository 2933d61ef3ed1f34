#include "scenarios/judge/remaining_parts.h"

#include <algorithm>
#include <iterator>

namespace sightline::scenarios {

namespace {

/// More than the pairs of a large table need; beyond it results are not cached.
constexpr std::size_t kMaxKept = 20'000;

} // namespace

const std::vector<geometry::CutOutline>& RemainingParts::Left::cuts() const {
    std::call_once(m_cutsOnce, [this] {
        std::ranges::transform(m_outlines, std::back_inserter(m_cuts),
                               [](const auto& outline) { return geometry::CutOutline{outline}; });
    });
    return m_cuts;
}

std::shared_ptr<const RemainingParts::Left>
RemainingParts::of(int obstacle, const std::vector<Reach>& reaches, const std::function<Outlines()>& make) {
    const Key key{obstacle, reaches};
    {
        const std::scoped_lock lock{m_mutex};
        if (const auto found = m_kept.find(key); found != m_kept.end()) {
            return found->second;
        }
    }
    auto made = std::make_shared<const Left>(make());
    const std::scoped_lock lock{m_mutex};
    if (m_kept.size() < kMaxKept) {
        m_kept.emplace(key, made);
    }
    return made;
}

} // namespace sightline::scenarios
