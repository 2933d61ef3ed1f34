#include "scenarios/catalogs/deployments.h"
#include "app/cli/catalog_output.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/catalogs/games.h"

namespace sightline::app::cli {

namespace {

using scenarios::DeploymentMap;
using scenarios::DeploymentVariant;

/// A map for any table is shown on the usual one.
DeploymentMap::Size tableOf(const DeploymentMap& map) {
    const scenarios::Table usual;
    return map.table.value_or(DeploymentMap::Size{usual.width, usual.height});
}

QStringList gamesOf(const DeploymentMap& map) {
    QStringList names;
    for (const auto& game : scenarios::games()) {
        if (game.deployments.contains(map.id)) {
            names.append(game.name);
        }
    }
    return names;
}

void writeVariant(JsonWriter& writer, const DeploymentMap& map, const DeploymentVariant& variant) {
    const auto deployment = deploymentOn(map, variant, tableOf(map));
    Q_ASSERT(deployment.has_value());
    writer.beginObject();
    writer.member(u"id", variant.id);
    writeOptionalMember(writer, u"name", variant.name);
    writeOptionalMember(writer, u"source", variant.source);
    writePoints(writer, u"zone_a", deployment->first.outline());
    writePoints(writer, u"zone_b", deployment->second.outline());
    writePoints(writer, u"objectives", deployment->objectives);
    writer.endObject();
}

QByteArray jsonOf(const std::vector<DeploymentMap>& maps) {
    return jsonListOf(maps, JsonWriter::Layout::Block, [](JsonWriter& writer, const DeploymentMap& map) {
        const auto table = tableOf(map);
        writer.member(u"id", map.id);
        writer.member(u"name", map.name);
        writer.beginList(u"games", JsonWriter::Layout::Line);
        for (const QString& game : gamesOf(map)) {
            writer.string(game);
        }
        writer.endList();
        writer.member(u"any_table", !map.table.has_value());
        writeInches(writer, u"width", table.width);
        writeInches(writer, u"height", table.depth);
        writer.member(u"mark", wordOf(map.mark));
        writeOptionalMember(writer, u"source", map.source);
        writeOptionalMember(writer, u"note", map.note);
        writer.member(u"largest_arc_error_in", scenarios::kLargestArcError);
        if (!map.layouts.empty()) {
            writer.beginList(u"layouts_10e", JsonWriter::Layout::Line);
            for (const int layout : map.layouts) {
                writer.number(layout);
            }
            writer.endList();
        }
        writer.beginList(u"variants");
        for (const DeploymentVariant& variant : map.variants) {
            writeVariant(writer, map, variant);
        }
        writer.endList();
    });
}

QString textOf(const std::vector<DeploymentMap>& maps) {
    std::vector<QStringList> rows{{QStringLiteral("id"), QStringLiteral("table"), QStringLiteral("mark"),
                                   QStringLiteral("objectives"), QStringLiteral("game"), QStringLiteral("name")}};
    for (const DeploymentMap& map : maps) {
        for (const DeploymentVariant& variant : map.variants) {
            const QString game = map.table ? gamesOf(map).join(QStringLiteral("; ")) : QStringLiteral("any");
            rows.push_back({map.id,
                            map.table ? sizeInInches(map.table->width, map.table->depth) : QStringLiteral("any"),
                            wordOf(map.mark), QString::number(variant.objectives.size()), game,
                            variant.name.isEmpty() ? map.name : QStringLiteral("%1: %2").arg(map.name, variant.name)});
        }
    }
    return columns(rows) + marksExplained();
}

ExitStatus runDeployments(const Arguments& arguments) {
    const auto& maps = scenarios::deploymentMaps();
    return printAnswer(
        arguments, [&] { return jsonOf(maps); }, [&] { return textOf(maps); });
}

} // namespace

Command deploymentsCommand() {
    return {
        "deployments",
        "deployment maps: zones and objectives",
        "Lists the deployment maps with what is known about each. With --json: the zones of both players as polygons\n"
        "and the objectives, in table inches. A map for tables of any size is printed for 60 x 44 in.",
        {},
        {jsonOption()},
        runDeployments};
}

} // namespace sightline::app::cli
