#include "scenarios/base/json_file.h"
#include "scenarios/formats/rosters/roster_tree.h"

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

/// Returns the objects of a list; none for other values.
std::vector<JsonItem> objectsOf(const JsonItem& list) {
    std::vector<JsonItem> objects;
    if (list.isList()) {
        objects = list.children();
        std::erase_if(objects, [](const JsonItem& item) { return !item.isObject(); });
    }
    return objects;
}

RosterSelection selectionOf(const JsonItem& item, int parent) {
    RosterSelection selection;
    selection.name = item["name"].text().simplified();
    selection.customName = item["customName"].text().simplified();
    selection.type = item["type"].text();
    selection.number = item.has("number") ? item["number"].number().value_or(0.0) : 1.0;
    for (const JsonItem& category : objectsOf(item["categories"])) {
        if (selection.categories.size() < 100) {
            selection.categories.append(category["name"].text());
        }
    }
    for (const JsonItem& profile : objectsOf(item["profiles"])) {
        WeaponProfile said{profile["name"].text().simplified()};
        for (const JsonItem& characteristic : objectsOf(profile["characteristics"])) {
            const QString text = characteristic["$text"].text();
            said.take(characteristic["name"].text(), text.isEmpty() ? characteristic["value"].text() : text);
        }
        if (auto weapon = weaponOf(said); weapon && selection.weapons.size() < 100) {
            selection.weapons.push_back(std::move(*weapon));
        }
    }
    selection.parent = parent;
    selection.place = item.path();
    return selection;
}

} // namespace

tl::expected<Roster, FileProblem> readRosterJson(const QByteArray& bytes, const QString& fileName) {
    const auto json = readJson(bytes, fileName, {kLargestRosterBytes});
    if (!json) {
        return tl::unexpected{json.error()};
    }
    const JsonItem root{*json};
    if (root.isObject() && isForgeJson(root)) {
        return readForgeJson(root, fileName);
    }
    if (root.isObject() && isRosterizerJson(root)) {
        return readRosterizerJson(root, fileName);
    }
    const JsonItem roster = root["roster"];
    if (!roster["forces"].isList()) {
        return rejectedFile(
            fileName, "wrong-format", QStringLiteral("a list of forces"), QStringLiteral("none"),
            QStringLiteral("This JSON file is not an army list: it has no list “forces” in an object “roster”."),
            QStringLiteral("$.roster.forces"), {1, 1});
    }
    std::vector<RosterSelection> selections;
    // Depth first in file order, so the last to be read is the first in the stack.
    std::vector<std::pair<JsonItem, int>> waiting;
    const auto waitFor = [&](const JsonItem& list, int parent) {
        const std::vector<JsonItem> items = objectsOf(list);
        std::for_each(items.rbegin(), items.rend(), [&](const JsonItem& item) { waiting.emplace_back(item, parent); });
    };
    std::vector<JsonItem> openForces;
    const auto openForce = [&](const JsonItem& list) {
        const std::vector<JsonItem> found = objectsOf(list);
        openForces.insert(openForces.end(), found.rbegin(), found.rend());
    };
    openForce(roster["forces"]);
    while (!openForces.empty()) {
        const JsonItem force = openForces.back();
        openForces.pop_back();
        openForce(force["forces"]);
        const QString faction = force["catalogueName"].text();
        waitFor(force["selections"], -1);
        while (!waiting.empty()) {
            const auto [item, parent] = waiting.back();
            waiting.pop_back();
            if (selections.size() >= kMaxRosterSelections) {
                return tooManyEntries(fileName, item.path());
            }
            const int index = static_cast<int>(selections.size());
            selections.push_back(selectionOf(item, parent));
            selections.back().faction = faction;
            waitFor(item["selections"], index);
        }
    }
    const QString by = root["generatedBy"].text();
    QString name = roster["name"].text();
    if (name.isEmpty()) {
        name = root["name"].text();
    }
    auto read = rosterOf(selections, name,
                         by.contains(QLatin1String("newrecruit"), Qt::CaseInsensitive) ? QStringLiteral("New Recruit")
                                                                                       : QStringLiteral("roster"),
                         fileName);
    if (read) {
        read->system = roster["gameSystemName"].text();
    }
    return read;
}

} // namespace sightline::scenarios::formats
