#pragma once

#include "scenarios/judge/verdict.h"

#include <QStringList>

#include <vector>

/// Texts about all the cover of a target that counts, where levels add up.
namespace sightline::app {

/// Returns the reasons of the cover that counts: that of `coverReason` first, then those of the levels that the rule
/// set lets count beside it. Empty without cover. The pointers point into `verdict`, which must outlive them.
[[nodiscard]] std::vector<const scenarios::Reason*> countingCovers(const scenarios::Verdict& verdict,
                                                                   const scenarios::Scenario& scenario);

/// Returns the levels of all the cover that counts, each once: "obscured + in cover"; empty without cover.
[[nodiscard]] QString coverLevels(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns the cover that counts beside that of `coverReason`: "in cover, from Pallets".
[[nodiscard]] QStringList coversBeside(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns the cover inside a sentence: "obscured (Generator) and in cover (Pallets)", "light cover"; empty for none.
[[nodiscard]] QString coverPhrase(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns the reasons of the ruling to list: those to report, but for levels of cover that a higher one of the same
/// things leaves without effect, and for the fewest things that close every line where they are all that is in the way.
[[nodiscard]] std::vector<scenarios::Reason> listedReasons(const scenarios::Verdict& verdict,
                                                           const scenarios::Scenario& scenario);

/// True if a move by the tolerance changes the cover.
[[nodiscard]] bool isCoverClose(const scenarios::Ruling& ruling);

/// What margin and certainty of a ruling are not about.
enum class Aside {
    Nothing,
    Cover,
    CoverAndModifiers,
};

/// Returns what the target may have, here or after a move, beside being seen: cover, if some line of the rule set about
/// it applies to what is on the table, and modifiers, if the rule set has zones and the table terrain.
[[nodiscard]] Aside leftAside(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns a level of cover in the language of the screen for a place with the caption "cover", which is not said
/// twice: "yes, -1 to hit" for "cover, -1 to hit"; a level of another name is left as it is.
[[nodiscard]] QString besideCaption(const QString& level);

/// Returns the word that levels of cover begin with where a game has no name of its own for them: "cover".
[[nodiscard]] QString coverWord();

} // namespace sightline::app
