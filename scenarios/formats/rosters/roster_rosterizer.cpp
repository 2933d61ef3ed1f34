#include "scenarios/formats/rosters/roster_tree.h"

namespace sightline::scenarios::formats {

namespace {

constexpr auto kBetween = u'\u00a7';

/// Returns the outermost item: that of a snapshot, or the registry itself.
JsonItem rosterOfRoot(const JsonItem& root) { return root["snapshot"].isObject() ? root["snapshot"] : root; }

/// Returns "Unit" for "Unit§Guard", or the classification of a registry.
QString kindOf(const JsonItem& item) {
    const QString id = item["item"].text().isEmpty() ? item["itemKey"].text() : item["item"].text();
    if (const qsizetype between = id.indexOf(kBetween); between > 0) {
        return id.left(between);
    }
    return item["classification"].text().isEmpty() ? item["classIdentity"].text() : item["classification"].text();
}

QString nameOf(const JsonItem& item) {
    for (const char* key : {"name", "designation"}) {
        if (const QString name = item[key].text().simplified(); !name.isEmpty()) {
            return name;
        }
    }
    return item["item"].text().section(QChar{kBetween}, 1).simplified();
}

void addCategories(const JsonItem& item, RosterSelection& selection) {
    for (const JsonItem& group : item["keywords"].children()) {
        const bool isFaction = group.key() == QLatin1String("Faction");
        for (const JsonItem& word : group.children()) {
            if (selection.categories.size() < 100) {
                selection.categories.append(isFaction ? QStringLiteral("Faction: ") + word.text() : word.text());
            }
        }
    }
}

} // namespace

bool isRosterizerJson(const JsonItem& root) {
    const JsonItem roster = rosterOfRoot(root);
    const JsonItem included = roster["assets"]["included"];
    return included.isList() && (kindOf(roster) == QLatin1String("Roster") || !kindOf(included[0]).isEmpty());
}

tl::expected<Roster, FileProblem> readRosterizerJson(const JsonItem& root, const QString& fileName) {
    std::vector<RosterSelection> selections;
    struct Waiting {
        JsonItem item;
        int parent;
        int depth;
    };
    std::vector<Waiting> waiting;
    const auto open = [&](const JsonItem& item, int parent, int depth) {
        std::vector<JsonItem> inside = item["assets"]["included"].children();
        const auto traits = item["assets"]["traits"].children();
        inside.insert(inside.end(), traits.begin(), traits.end());
        for (auto each = inside.rbegin(); each != inside.rend(); ++each) {
            waiting.push_back({*each, parent, depth});
        }
    };
    const JsonItem roster = rosterOfRoot(root);
    QString faction;
    open(roster, -1, 0);
    while (!waiting.empty()) {
        const Waiting next = waiting.back();
        waiting.pop_back();
        if (!next.item.isObject() || next.depth > kDeepestNesting) {
            continue;
        }
        if (selections.size() >= kMaxRosterSelections) {
            return tooManyEntries(fileName, next.item.path());
        }
        const QString kind = kindOf(next.item);
        RosterSelection selection;
        selection.name = nameOf(next.item);
        selection.type = kind == QLatin1String("Unit")    ? QStringLiteral("unit")
                         : kind == QLatin1String("Model") ? QStringLiteral("model")
                                                          : QStringLiteral("upgrade");
        selection.number = next.item["quantity"].isThere() ? next.item["quantity"].number().value_or(0.0) : 1.0;
        addCategories(next.item, selection);
        selection.parent = next.parent;
        selection.place = next.item.path();
        faction = kind == QLatin1String("Faction") ? selection.name : faction;
        selection.faction = faction;
        const JsonItem stats = next.item["stats"];
        const JsonItem range = stats["Range"]["value"];
        if (auto weapon =
                weaponOf({selection.name,
                          range.isText() ? range.text() : QStringLiteral("%1 in").arg(range.number().value_or(0.0)),
                          stats["Type"]["value"].text(), stats["Keywords"]["value"].text()})) {
            selection.weapons.push_back(std::move(*weapon));
        }
        const int index = static_cast<int>(selections.size());
        // An item that is no unit and in no unit, such as a force or a detachment, is only a container.
        const bool isOnlyAround = next.parent < 0 && selection.type == QLatin1String("upgrade");
        if (!isOnlyAround) {
            selections.push_back(std::move(selection));
        }
        open(next.item, isOnlyAround ? -1 : index, next.depth + 1);
    }
    auto read = rosterOf(selections, nameOf(roster), QStringLiteral("Rosterizer"), fileName);
    if (read) {
        read->system = root["rulebook"]["game"].text();
    }
    return read;
}

} // namespace sightline::scenarios::formats
