#include "app/desktop/text/difference_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Differences)
};

int count(std::size_t number) { return static_cast<int>(number); }

/// Nothing but its place or facing is another.
bool onlyMoved(const scenarios::Model& before, scenarios::Model after) {
    after.position = before.position;
    after.facing = before.facing;
    return before == after;
}

} // namespace

QStringList differencePhrases(const scenarios::Scenario& before, const scenarios::Scenario& after) {
    const auto difference = scenarios::differenceBetween(before, after);
    QStringList phrases;
    const auto say = [&phrases](int number, const QString& one, const QString& many) {
        if (number > 0) {
            phrases << (number == 1 ? one : many);
        }
    };
    const auto& models = difference.models;
    const int moved = count(static_cast<std::size_t>(std::ranges::count_if(
        models.changed, [&](const scenarios::ModelId& id) { return onlyMoved(*before.model(id), *after.model(id)); })));
    const int changedModels = count(models.changed.size()) - moved;
    say(moved, Words::tr("1 model moved"), Words::tr("%n models moved", nullptr, moved));
    say(changedModels, Words::tr("1 model changed"), Words::tr("%n models changed", nullptr, changedModels));
    say(count(models.added.size()), Words::tr("1 model added"), Words::tr("%n models added", nullptr, count(models.added.size())));
    say(count(models.removed.size()), Words::tr("1 model taken away"), Words::tr("%n models taken away", nullptr, count(models.removed.size())));
    const auto& pieces = difference.pieces;
    say(count(pieces.changed.size()), Words::tr("1 piece changed"), Words::tr("%n pieces changed", nullptr, count(pieces.changed.size())));
    say(count(pieces.added.size()), Words::tr("1 piece added"), Words::tr("%n pieces added", nullptr, count(pieces.added.size())));
    say(count(pieces.removed.size()), Words::tr("1 piece taken away"), Words::tr("%n pieces taken away", nullptr, count(pieces.removed.size())));
    if (!difference.zones.isEmpty()) {
        phrases << Words::tr("other zones");
    }
    if (!difference.objectives.isEmpty()) {
        phrases << Words::tr("other objectives");
    }
    if (!difference.labels.isEmpty()) {
        phrases << Words::tr("other labels");
    }
    if (difference.reserves) {
        phrases << Words::tr("another army tray");
    }
    if (models.reordered || pieces.reordered) {
        phrases << Words::tr("another order of the list");
    }
    if (difference.rules) {
        phrases << Words::tr("other rules");
    }
    if (difference.table) {
        phrases << Words::tr("another table size");
    }
    if (difference.players) {
        phrases << Words::tr("other players");
    }
    if (difference.overrulings) {
        phrases << Words::tr("other decisions of a judge");
    }
    if (difference.name || difference.description) {
        phrases << Words::tr("another name or description");
    }
    if (difference.photo) {
        phrases << Words::tr("another photo under it");
    }
    if (difference.unknown) {
        phrases << Words::tr("other keys that this version does not know");
    }
    return phrases;
}

} // namespace sightline::app
