#include "scenarios/catalogues/games.h"

#include "scenarios/catalogues/catalogue_file.h"

namespace sightline::scenarios {

namespace {

std::vector<Game> readGames() {
    std::vector<Game> games;
    for (const QJsonValue entry : catalogueFile(QStringLiteral("games"))[u"games"].toArray()) {
        const QJsonObject json = entry.toObject();
        games.push_back({json[u"id"].toString(), json[u"name"].toString(), words(json[u"tables"]), words(json[u"bases"]),
                         words(json[u"deployments"]), words(json[u"pieces"]), words(json[u"rules"])});
    }
    return games;
}

} // namespace

const std::vector<Game>& games() {
    static const std::vector<Game> list = readGames();
    return list;
}

const Game* gameOf(const QString& id) { return entryOf(games(), id); }

} // namespace sightline::scenarios
