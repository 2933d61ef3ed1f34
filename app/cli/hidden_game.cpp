#include "app/cli/hidden_game.h"

#include "app/cli/output.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/vision/targets.h"

namespace sightline::app::cli {

QString hiddenGameLine(const scenarios::Scenario& scenario) {
    if (!isHiddenGame(scenario)) {
        return {};
    }
    const auto& player = scenario.vision->knownBy;
    const QString line =
        player.isEmpty()
            ? QStringLiteral("Hidden game: this judges the whole table, not what a side knows.")
            : QStringLiteral("Hidden game: this judges only what %1 knew.").arg(playerName(scenario, player));
    return oneLine(line) + u'\n';
}

void reportHiddenGame(const scenarios::Scenario& scenario) {
    if (const QString line = hiddenGameLine(scenario); !line.isEmpty()) {
        printError(line.chopped(1));
    }
}

void writeHiddenGame(JsonWriter& writer, const scenarios::Scenario& scenario) {
    if (!isHiddenGame(scenario)) {
        return;
    }
    writer.beginObject(u"hidden_game", JsonWriter::Layout::Line);
    if (const auto& player = scenario.vision->knownBy; player.isEmpty()) {
        writer.key(u"known_by");
        writer.null();
    } else {
        writer.member(u"known_by", player.value);
    }
    writer.endObject();
}

} // namespace sightline::app::cli
