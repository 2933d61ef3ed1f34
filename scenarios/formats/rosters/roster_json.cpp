#include "scenarios/base/json_file.h"
#include "scenarios/formats/rosters/roster_tree.h"

namespace sightline::scenarios::formats {

namespace {

using Value = JsonText::Value;

QString textOf(const JsonText& json, Value object, QStringView key) {
    const Value value = json.member(object, key);
    return value != JsonText::kNone && json.type(value) == JsonType::String ? json.string(value) : QString{};
}

/// Returns the list under a key, or `kNone`.
Value listOf(const JsonText& json, Value object, QStringView key) {
    const Value value = json.member(object, key);
    return value != JsonText::kNone && json.type(value) == JsonType::List ? value : JsonText::kNone;
}

template <class Visit> void forEachObject(const JsonText& json, Value list, Visit visit) {
    for (Value each = list == JsonText::kNone ? JsonText::kNone : json.firstChild(list); each != JsonText::kNone;
         each = json.nextSibling(each)) {
        if (json.type(each) == JsonType::Object) {
            visit(each);
        }
    }
}

RosterSelection selectionOf(const JsonText& json, Value object, int parent) {
    RosterSelection selection;
    selection.name = textOf(json, object, u"name").simplified();
    selection.customName = textOf(json, object, u"customName").simplified();
    selection.type = textOf(json, object, u"type");
    const Value number = json.member(object, u"number");
    selection.number = number == JsonText::kNone               ? 1.0
                       : json.type(number) == JsonType::Number ? json.number(number)
                                                               : 0.0;
    forEachObject(json, listOf(json, object, u"categories"), [&](Value category) {
        if (selection.categories.size() < 100) {
            selection.categories.append(textOf(json, category, u"name"));
        }
    });
    forEachObject(json, listOf(json, object, u"profiles"), [&](Value profile) {
        WeaponProfile said{textOf(json, profile, u"name").simplified()};
        forEachObject(json, listOf(json, profile, u"characteristics"), [&](Value characteristic) {
            const QString text = textOf(json, characteristic, u"$text");
            said.take(textOf(json, characteristic, u"name"),
                      text.isEmpty() ? textOf(json, characteristic, u"value") : text);
        });
        if (auto weapon = weaponOf(said); weapon && selection.weapons.size() < 100) {
            selection.weapons.push_back(std::move(*weapon));
        }
    });
    selection.parent = parent;
    selection.place = json.path(object);
    return selection;
}

} // namespace

tl::expected<Roster, FileProblem> readRosterJson(const QByteArray& bytes, const QString& fileName) {
    const auto json = readJson(bytes, fileName, {kLargestRosterBytes});
    if (!json) {
        return tl::unexpected{json.error()};
    }
    if (json->type(0) == JsonType::Object) {
        const JsonItem root{*json, 0};
        if (isForgeJson(root)) {
            return readForgeJson(root, fileName);
        }
        if (isRosterizerJson(root)) {
            return readRosterizerJson(root, fileName);
        }
    }
    const Value roster = json->type(0) == JsonType::Object ? json->member(0, u"roster") : JsonText::kNone;
    const Value forces = roster != JsonText::kNone && json->type(roster) == JsonType::Object
                             ? listOf(*json, roster, u"forces")
                             : JsonText::kNone;
    if (forces == JsonText::kNone) {
        return rosterError(
            {Severity::Error,
             QStringLiteral("wrong-format"),
             fileName,
             1,
             1,
             QStringLiteral("$.roster.forces"),
             QStringLiteral("a list of forces"),
             QStringLiteral("none"),
             QStringLiteral("This JSON file is not an army list: it has no list “forces” in an object “roster”."),
             {}});
    }
    std::vector<RosterSelection> selections;
    struct Waiting {
        Value list;
        int parent;
    };
    // Depth first in file order: the rest of a list is queued after the list of the current entry.
    std::vector<Waiting> waiting;
    const auto waitFor = [&](Value list, int parent) {
        if (list != JsonText::kNone && json->count(list) > 0) {
            waiting.push_back({json->firstChild(list), parent});
        }
    };
    std::vector<Value> openForces;
    const auto openForce = [&](Value list) {
        std::vector<Value> found;
        forEachObject(*json, list, [&](Value force) { found.push_back(force); });
        openForces.insert(openForces.end(), found.rbegin(), found.rend());
    };
    openForce(forces);
    while (!openForces.empty()) {
        const Value force = openForces.back();
        openForces.pop_back();
        openForce(listOf(*json, force, u"forces"));
        const QString faction = textOf(*json, force, u"catalogueName");
        waitFor(listOf(*json, force, u"selections"), -1);
        while (!waiting.empty()) {
            const Waiting next = waiting.back();
            waiting.pop_back();
            if (const Value after = json->nextSibling(next.list); after != JsonText::kNone) {
                waiting.push_back({after, next.parent});
            }
            if (json->type(next.list) != JsonType::Object) {
                continue;
            }
            if (selections.size() >= kMaxRosterSelections) {
                return rosterError({Severity::Error,
                                    QStringLiteral("roster-too-big"),
                                    fileName,
                                    0,
                                    0,
                                    json->path(next.list),
                                    QStringLiteral("at most %1 entries").arg(kMaxRosterSelections),
                                    QStringLiteral("more"),
                                    QStringLiteral("The list has more than %1 entries, which is too many for an army.")
                                        .arg(kMaxRosterSelections),
                                    {}});
            }
            const int index = static_cast<int>(selections.size());
            selections.push_back(selectionOf(*json, next.list, next.parent));
            selections.back().faction = faction;
            waitFor(listOf(*json, next.list, u"selections"), index);
        }
    }
    const QString by = textOf(*json, 0, u"generatedBy");
    QString name = textOf(*json, roster, u"name");
    if (name.isEmpty()) {
        name = textOf(*json, 0, u"name");
    }
    auto read = rosterOf(selections, name,
                         by.contains(QLatin1String("newrecruit"), Qt::CaseInsensitive) ? QStringLiteral("New Recruit")
                                                                                       : QStringLiteral("roster"),
                         fileName);
    if (read) {
        read->system = textOf(*json, roster, u"gameSystemName");
    }
    return read;
}

} // namespace sightline::scenarios::formats
