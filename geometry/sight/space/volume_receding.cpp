#include "geometry/base/predicates.h"
#include "geometry/sight/space/volume_beam.h"
#include "geometry/sight/space/volume_cell.h"

#include <algorithm>
#include <map>

namespace sightline::geometry::detail {

namespace {

/// True if all corners of `other` lie strictly on the outer side of one side of `part` or, for a sheet, beyond one of
/// its ends.
bool separates(const VolumePart& part, const VolumePart& other) {
    const std::size_t count = part.corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Point a = part.corners[i];
        const Point b = part.corners[i + 1 == count ? 0 : i + 1];
        if (std::ranges::all_of(other.corners, [&](Point p) { return cross(a, b, p) < 0; }) ||
            (part.isSheet() && std::ranges::all_of(other.corners, [&](Point p) { return dot(a, b, p) < 0; }))) {
            return true;
        }
    }
    return false;
}

/// True if the parts share a point in plan. Exact.
bool touch(const VolumePart& a, const VolumePart& b) {
    return boxesMeet(a.box, b.box) && !separates(a, b) && !separates(b, a);
}

struct Layer {
    std::int64_t bottom;
    std::int64_t top;
    friend auto operator<=>(const Layer&, const Layer&) = default;
};

class Receding {
public:
    Receding(VolumeScene& scene, const VolumeMapData& data) : m_scene{scene}, m_data{data}, m_single{scene.elements} {
        const std::size_t count = m_single.size();
        m_touching.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (part(i).bottom <= part(j).top && part(j).bottom <= part(i).top && touch(part(i), part(j))) {
                    m_touching[i].push_back(j);
                    m_touching[j].push_back(i);
                }
            }
        }
    }

    void run() {
        for (std::size_t i = 0; i < m_single.size(); ++i) {
            m_scene.elements[i].joined = numberOf(joinedIn(i, {part(i).bottom, part(i).top}));
        }
        for (std::size_t i = 0; i < m_single.size(); ++i) {
            std::vector<Layer> layers;
            const Layer own{part(i).bottom, part(i).top};
            for (const std::size_t j : connected(i)) {
                const Layer common{std::max(own.bottom, part(j).bottom), std::min(own.top, part(j).top)};
                if (common.bottom < common.top && common != own) {
                    layers.push_back(common);
                }
            }
            std::ranges::sort(layers);
            const auto repeated = std::ranges::unique(layers);
            layers.erase(repeated.begin(), repeated.end());
            for (const Layer layer : layers) {
                const int joined = numberOf(joinedIn(i, layer));
                if (joined == m_scene.elements[i].joined) {
                    continue;
                }
                VolumeScene::Element element = m_single[i];
                element.bottom = layer.bottom == kNoBottom ? -kInfinity : static_cast<double>(layer.bottom);
                element.top = layer.top == kNoTop ? kInfinity : static_cast<double>(layer.top);
                element.joined = joined;
                m_scene.elements.push_back(std::move(element));
            }
        }
    }

private:
    [[nodiscard]] const VolumePart& part(std::size_t element) const {
        return m_data.parts[static_cast<std::size_t>(m_single[element].part)];
    }

    /// Returns the elements connected with one by touching elements that satisfy `counts`, that one included.
    template <class Counts> [[nodiscard]] std::vector<std::size_t> reached(std::size_t from, Counts&& counts) const {
        std::vector<std::size_t> found{from};
        std::vector<char> known(m_single.size(), 0);
        known[from] = 1;
        for (std::size_t next = 0; next < found.size(); ++next) {
            for (const std::size_t other : m_touching[found[next]]) {
                if (!known[other] && counts(other)) {
                    known[other] = 1;
                    found.push_back(other);
                }
            }
        }
        return found;
    }

    [[nodiscard]] std::vector<std::size_t> connected(std::size_t from) const {
        return reached(from, [](std::size_t) { return true; });
    }

    int numberOf(std::vector<int> joined) {
        const auto found = m_numbers.try_emplace(joined, static_cast<int>(m_scene.joined.size()));
        if (found.second) {
            m_scene.joined.push_back(std::move(joined));
        }
        return found.first->second;
    }

    /// Returns the elements that extend over the whole layer.
    [[nodiscard]] std::vector<int> joinedIn(std::size_t from, Layer layer) const {
        std::vector<int> joined;
        for (const std::size_t i :
             reached(from, [&](std::size_t j) { return part(j).bottom <= layer.bottom && part(j).top >= layer.top; })) {
            joined.push_back(static_cast<int>(i));
        }
        std::ranges::sort(joined);
        return joined;
    }

    VolumeScene& m_scene;
    const VolumeMapData& m_data;
    std::vector<VolumeScene::Element> m_single;
    std::vector<std::vector<std::size_t>> m_touching;
    std::map<std::vector<int>, int> m_numbers;
};

} // namespace

VolumeScene withReceding(VolumeScene scene, const VolumeMapData& data) {
    Receding{scene, data}.run();
    return scene;
}

} // namespace sightline::geometry::detail
