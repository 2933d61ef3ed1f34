#include "scenarios/model/diff.h"

#include <QHash>

namespace sightline::scenarios {

namespace {

template <class Element> auto differenceOfKind(const std::vector<Element>& before, const std::vector<Element>& after) {
    using AnId = decltype(Element::id);
    KindDifference<AnId> difference;
    QHash<AnId, std::size_t> places;
    for (std::size_t i = 0; i < before.size(); ++i) {
        places.insert(before[i].id, i);
    }
    QHash<AnId, bool> stays;
    std::size_t furthest = 0;
    for (const Element& element : after) {
        const auto place = places.constFind(element.id);
        if (place == places.constEnd()) {
            difference.added.push_back(element.id);
            continue;
        }
        stays.insert(element.id, true);
        difference.reordered = difference.reordered || *place < furthest;
        furthest = std::max(furthest, *place);
        if (!(before[*place] == element)) {
            difference.changed.push_back(element.id);
        }
    }
    for (const Element& element : before) {
        if (!stays.contains(element.id)) {
            difference.removed.push_back(element.id);
        }
    }
    return difference;
}

} // namespace

bool Difference::isEmpty() const {
    return pieces.isEmpty() && models.isEmpty() && zones.isEmpty() && objectives.isEmpty() && labels.isEmpty() &&
           !name && !description && !table && !players && !rules && !reserves && !overrulings && !photo && !log &&
           !unknown;
}

Difference differenceBetween(const Scenario& before, const Scenario& after) {
    Difference difference;
    difference.pieces = differenceOfKind(before.terrain, after.terrain);
    difference.models = differenceOfKind(before.models, after.models);
    difference.zones = differenceOfKind(before.zones, after.zones);
    difference.objectives = differenceOfKind(before.objectives, after.objectives);
    difference.labels = differenceOfKind(before.labels, after.labels);
    difference.name = before.name != after.name;
    difference.description = before.description != after.description;
    difference.table = !(before.table == after.table);
    difference.players = !(before.players == after.players);
    difference.reserves = before.reserves != after.reserves;
    difference.rules = !(before.rules == after.rules);
    difference.overrulings = before.overrulings != after.overrulings || before.wallRulings != after.wallRulings;
    difference.photo = before.photo != after.photo;
    difference.log = !(before.log == after.log);
    difference.unknown = before.unknown != after.unknown;
    return difference;
}

} // namespace sightline::scenarios
