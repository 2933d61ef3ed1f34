#include "scenarios/catalogs/games.h"

#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/rules/rule_set.h"

#include <QRegularExpression>

#include <algorithm>

namespace sightline::scenarios {

namespace {

/// Returns the lengths of `ranges`, in inches, or of `ranges_mm`.
std::vector<geometry::Length> rangesOf(const QJsonObject& json) {
    std::vector<geometry::Length> ranges;
    for (const QJsonValue range : json[u"ranges"].toArray()) {
        ranges.push_back(geometry::Length::fromInches(range.toDouble()));
    }
    for (const QJsonValue range : json[u"ranges_mm"].toArray()) {
        ranges.push_back(geometry::Length::fromMillimeters(range.toDouble()));
    }
    return ranges;
}

std::optional<geometry::Length> zoneDepthOf(const QJsonObject& json) {
    const QJsonValue depth = json[u"zone_depth_mm"];
    return depth.isDouble() ? std::optional{geometry::Length::fromMillimeters(depth.toDouble())} : std::nullopt;
}

std::vector<Game> readGames() {
    std::vector<Game> games;
    for (const QJsonValue entry : catalogFile(QStringLiteral("games"))[u"games"].toArray()) {
        const QJsonObject json = entry.toObject();
        games.push_back({json[u"id"].toString(), json[u"name"].toString(), words(json[u"tables"]),
                         words(json[u"bases"]), words(json[u"deployments"]), words(json[u"pieces"]),
                         words(json[u"rules"]), json[u"zones"].toBool(true), rangesOf(json),
                         geometry::Length::fromInches(json[u"model_height"].toDouble(2.0)), zoneDepthOf(json)});
    }
    return games;
}

/// Returns the words and numbers of a name in lower case.
QStringList wordsIn(const QString& name) {
    static const QRegularExpression between{QStringLiteral("[^\\p{L}\\p{N}]+")};
    return name.toLower().split(between, Qt::SkipEmptyParts);
}

/// An entry of `systems`: a name with all these words is that game.
struct SystemWords {
    QStringList words;
    QString game;
    QString rules;
};

std::vector<SystemWords> readSystems() {
    std::vector<SystemWords> systems;
    for (const QJsonValue entry : catalogFile(QStringLiteral("games"))[u"systems"].toArray()) {
        systems.push_back({wordsIn(entry[u"name"].toString()), entry[u"game"].toString(), entry[u"rules"].toString()});
    }
    return systems;
}

} // namespace

const std::vector<Game>& games() {
    static const std::vector<Game> list = readGames();
    return list;
}

const Game* gameOf(const QString& id) { return entryOf(games(), id); }

const Game* gameOfRules(const QString& rules) {
    const auto found = std::ranges::find_if(games(), [&](const Game& game) { return game.rules.contains(rules); });
    return found == games().end() ? nullptr : &*found;
}

QString shippedRulesOf(const Game& game) {
    const auto found =
        std::ranges::find_if(game.rules, [](const QString& id) { return shippedRuleSet(id) != nullptr; });
    return found == game.rules.end() ? QString{} : *found;
}

std::optional<GameSystem> gameSystemNamed(const QString& name) {
    static const std::vector<SystemWords> systems = readSystems();
    const QStringList said = wordsIn(name);
    const auto isThat = [&](const SystemWords& system) {
        return std::ranges::all_of(system.words, [&](const QString& word) { return said.contains(word); });
    };
    const auto found = std::ranges::find_if(systems, isThat);
    if (found == systems.end()) {
        return {};
    }
    return GameSystem{found->game, shippedRuleSet(found->rules) ? found->rules : shippedRulesOf(*gameOf(found->game))};
}

} // namespace sightline::scenarios
