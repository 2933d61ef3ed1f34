#pragma once

#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

/// @file
/// Searches outputs made for one side for information that the side must not have. Source: docs/requirements.md, trap
/// T48.
namespace sightline::scenarios {

/// The information hidden from a side, in the forms in which texts would contain it.
struct SideSecrets {
    /// Ids of models, reserves, pieces, objectives, zones, labels, regions and lights that are not in its view.
    QStringList ids;
    QStringList names; ///< names of those, and of units without any model in its view
    /// "12.5, 7": in inches, positions of models and corners of pieces that the side does not see there.
    QStringList positions;
    QStringList words; ///< descriptions, labels, notes of the log, unknown keys
};

/// Computes the secrets by comparing the whole scenario with `view`, the side view or other permitted knowledge. What
/// the view contains by right, e.g. the kind of a visible piece, is no secret.
[[nodiscard]] SideSecrets secretsOf(const Scenario& whole, const Scenario& view, const PlayerId& side);

/// A secret found in a text.
struct Leak {
    QString kind;     ///< "id", "name", "position", "word", "difference"
    QString secret;   ///< the text found
    qsizetype at = 0; ///< byte offset
    friend bool operator==(const Leak&, const Leak&) = default;
};

/// Finds secrets in a text, as whole words only. The numbers of a position may be separated by anything but digits.
[[nodiscard]] std::vector<Leak> leaksIn(const QByteArray& text, const SideSecrets& secrets);

/// Returns the whole scenario without anything unknown to the side, except for the history of its knowledge. Outputs
/// made for the side from this scenario must be identical to the byte; otherwise they reveal hidden information by
/// counts, order or sizes.
[[nodiscard]] Scenario withoutSecrets(const Scenario& whole, const Scenario& view);

/// Returns the texts that the file of a table holds, and the ids among its keys. The words of the format (shapes of
/// bases, classes of height), the rules and the vision profile, which every side is shown, are left out.
[[nodiscard]] QStringList wordsIn(const Scenario& scenario);
/// Returns `leaksIn` without words of the format: a word that occurs at the same bytes in the output made from
/// `reduced` (`withoutSecrets`), which does not hold it, reveals nothing, even if a hidden element is called "cell".
/// `held` is `wordsIn(reduced)`.
[[nodiscard]] std::vector<Leak>
leaksBeside(const QByteArray& text, const QByteArray& ofReduced, const SideSecrets& secrets, const QStringList& held);

} // namespace sightline::scenarios
