#include "app/shared/text/difference_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sightline::app {

namespace {

struct DifferenceWords {
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
    say(moved, DifferenceWords::tr("1 model moved"), DifferenceWords::tr("%n models moved", nullptr, moved));
    say(changedModels, DifferenceWords::tr("1 model changed"),
        DifferenceWords::tr("%n models changed", nullptr, changedModels));
    say(count(models.added.size()), DifferenceWords::tr("1 model added"),
        DifferenceWords::tr("%n models added", nullptr, count(models.added.size())));
    say(count(models.removed.size()), DifferenceWords::tr("1 model removed"),
        DifferenceWords::tr("%n models removed", nullptr, count(models.removed.size())));
    const auto& pieces = difference.pieces;
    say(count(pieces.changed.size()), DifferenceWords::tr("1 piece changed"),
        DifferenceWords::tr("%n pieces changed", nullptr, count(pieces.changed.size())));
    say(count(pieces.added.size()), DifferenceWords::tr("1 piece added"),
        DifferenceWords::tr("%n pieces added", nullptr, count(pieces.added.size())));
    say(count(pieces.removed.size()), DifferenceWords::tr("1 piece removed"),
        DifferenceWords::tr("%n pieces removed", nullptr, count(pieces.removed.size())));
    const auto note = [&phrases](bool changed, const QString& words) {
        if (changed) {
            phrases << words;
        }
    };
    note(!difference.zones.isEmpty(), DifferenceWords::tr("zones changed"));
    note(!difference.objectives.isEmpty(), DifferenceWords::tr("objectives changed"));
    note(!difference.labels.isEmpty(), DifferenceWords::tr("labels changed"));
    note(difference.reserves, DifferenceWords::tr("army tray changed"));
    note(models.reordered || pieces.reordered, DifferenceWords::tr("list order changed"));
    note(difference.rules, DifferenceWords::tr("rules changed"));
    note(difference.table, DifferenceWords::tr("table size changed"));
    note(difference.players, DifferenceWords::tr("players changed"));
    note(difference.overrulings, DifferenceWords::tr("judge’s decisions changed"));
    note(difference.name || difference.description, DifferenceWords::tr("name or description changed"));
    note(difference.photo, DifferenceWords::tr("background photo changed"));
    note(difference.unknown, DifferenceWords::tr("keys unknown to this version changed"));
    return phrases;
}

} // namespace sightline::app
