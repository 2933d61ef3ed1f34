#pragma once

#include "scenarios/scenario.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

/// Searches what was made for one side for what that side must not know (trap T48).
namespace sightline::scenarios {

/// What a side must not know, as it would stand in a text.
struct SideSecrets {
    QStringList
        ids; ///< of models, reserves, pieces, objectives, zones, labels, regions and lights that are not in its view
    QStringList names;     ///< of those, and units that nothing in its view is of
    QStringList positions; ///< "12.5, 7": in inches, of models and pieces' corners that it does not see there
    QStringList words;     ///< descriptions, labels, notes of the log, keys that are not known
};

/// By comparing the whole with `view`, its side view or what else it may know. What stands in the view by right, as the
/// kind of a piece that it sees, is no secret.
[[nodiscard]] SideSecrets secretsOf(const Scenario& whole, const Scenario& view, const PlayerId& side);

struct Leak {
    QString kind;     ///< "id", "name", "position", "word", "difference"
    QString secret;   ///< what was found
    qsizetype at = 0; ///< byte where it stands
    friend bool operator==(const Leak&, const Leak&) = default;
};

/// Where secrets stand in a text: whole words only. Numbers of a position may be parted by anything that is no digit.
[[nodiscard]] std::vector<Leak> leaksIn(const QByteArray& text, const SideSecrets& secrets);

/// The whole without anything that the side does not know, but for the way it came to know the rest: whatever is made
/// for the side of this has to be the same to the byte, or it tells of hidden things by their number (counts, order,
/// sizes).
[[nodiscard]] Scenario withoutSecrets(const Scenario& whole, const Scenario& view);

/// All texts that the file of a table holds, and the ids among its keys.
[[nodiscard]] QStringList wordsIn(const Scenario& scenario);
/// `leaksIn` without words of the format: what stands in the same bytes made of `reduced`, which is `withoutSecrets`
/// and does not hold the word, tells nothing, even if something hidden is called "cell". `held`: `wordsIn(reduced)`.
[[nodiscard]] std::vector<Leak>
leaksBeside(const QByteArray& text, const QByteArray& ofReduced, const SideSecrets& secrets, const QStringList& held);

} // namespace sightline::scenarios
