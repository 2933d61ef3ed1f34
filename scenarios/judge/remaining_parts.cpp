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

template <class Key, class Value, class Make>
Value RemainingParts::kept(std::map<Key, Value>& known, const Key& key, Make&& make) {
    {
        const std::scoped_lock lock{m_mutex};
        if (const auto found = known.find(key); found != known.end()) {
            return found->second;
        }
    }
    Value made = make();
    const std::scoped_lock lock{m_mutex};
    if (known.size() < kMaxKept) {
        known.emplace(key, made);
    }
    return made;
}

std::shared_ptr<const RemainingParts::Left>
RemainingParts::of(int obstacle, const std::vector<Reach>& reaches, const std::function<Outlines()>& make) {
    return kept(m_kept, Cut{obstacle, reaches}, [&] { return std::make_shared<const Left>(make()); });
}

std::shared_ptr<const RemainingParts::Rings> RemainingParts::around(const Reach& reach,
                                                                    const std::function<Rings()>& make) {
    return kept(m_around, reach, [&] { return std::make_shared<const Rings>(make()); });
}

} // namespace sightline::scenarios
