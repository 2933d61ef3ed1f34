#include "scenarios/judge/ruling_bounder.h"

#include "scenarios/model/assemblies.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sightline::scenarios {

std::vector<std::vector<int>> RulingBounder::elementsToMove(const std::vector<Counting>& elements,
                                                            Ternary least) const {
    std::vector<std::vector<int>> all;
    if (!m_isAnyOne) {
        all.push_back(m_pieces);
        if (m_model) {
            all.front().push_back(-1 - static_cast<int>(*m_model));
        }
        return all;
    }
    const auto add = [&](std::vector<int> together) {
        if (std::ranges::find(all, together) == all.end()) {
            all.push_back(std::move(together));
        }
    };
    for (const Counting& element : elements) {
        const Obstacle& what = obstacle(element.effect.obstacle);
        if (element.counts < least) {
            continue;
        }
        if (what.piece < 0) {
            add({keyOf(what)});
            continue;
        }
        // It moves with its group and with those that carry it, one after another.
        for (const std::vector<int>& together : displacements()) {
            if (std::ranges::binary_search(together, what.piece)) {
                add(together);
            }
        }
    }
    return all;
}

std::vector<std::vector<int>> RulingBounder::firmObjects(const std::vector<Counting>& elements) const {
    std::vector<std::vector<int>> objects;
    std::map<std::pair<QString, int>, std::size_t> known; // by group; without one by key
    for (const Counting& element : elements) {
        const Obstacle& what = obstacle(element.effect.obstacle);
        if (element.counts != Ternary::Yes) {
            continue;
        }
        const QString group =
            what.piece >= 0 ? table().pieces()[static_cast<std::size_t>(what.piece)]->group : QString{};
        const auto [place, isNew] = known.emplace(std::pair{group, group.isEmpty() ? keyOf(what) : 0}, objects.size());
        (isNew ? objects.emplace_back() : objects[place->second]).push_back(keyOf(what));
    }
    return objects;
}

const std::vector<std::vector<int>>& RulingBounder::displacements() const {
    if (m_displacements.empty()) {
        for (const Piece* piece : table().pieces()) {
            std::vector<int>& together = m_displacements.emplace_back();
            std::ranges::transform(displacedWith(table().scenario(), piece->id), std::back_inserter(together),
                                   [&](const PieceId& one) { return indexOfPiece(one); });
            std::ranges::sort(together);
        }
    }
    return m_displacements;
}

} // namespace sightline::scenarios
