#include "app/shared/text/cover_text.h"

#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace sightline::app {

namespace {

using scenarios::AddingUp;
using scenarios::CoverLine;
using scenarios::Reason;
using scenarios::Scenario;
using scenarios::Verdict;

struct CoverWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::CoverText)
};

using Pack = std::shared_ptr<const scenarios::RulePack>;

Pack packOf(const Verdict& verdict, const Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto* shipped = scenarios::shippedRuleSet(verdict.rules);
    return rules && rules->id == verdict.rules ? rules->pack : shipped ? shipped->pack : nullptr;
}

/// Returns the line of the pack that gave the cover; null if it is not known.
const CoverLine* lineOf(const Pack& pack, const Reason& reason) {
    if (!pack || reason.code != u"cover-from") {
        return nullptr;
    }
    const auto found = std::ranges::find(pack->cover, reason.rule, &CoverLine::path);
    return found == pack->cover.end() ? nullptr : &*found;
}

/// True if all that the reason names is named by the others too, and it names something.
bool isNamedBy(const std::vector<const Reason*>& others, const Reason& reason) {
    const auto isIn = [&](const auto& ids, auto list) {
        return std::ranges::all_of(ids, [&](const auto& id) {
            return std::ranges::any_of(others, [&](const Reason* other) {
                return std::ranges::find(other->*list, id) != (other->*list).end();
            });
        });
    };
    return !(reason.pieces.empty() && reason.models.empty()) && isIn(reason.pieces, &Reason::pieces) &&
           isIn(reason.models, &Reason::models);
}

bool countsBeside(const std::vector<const Reason*>& others, const Reason& reason, AddingUp addsUp) {
    const bool isNewLevel =
        std::ranges::none_of(others, [&](const Reason* other) { return other->word == reason.word; });
    switch (addsUp) {
    case AddingUp::Once: return isNewLevel;
    case AddingUp::OfOthers: return isNewLevel && !isNamedBy(others, reason);
    case AddingUp::Each: return !isNamedBy(others, reason);
    }
    return false;
}

/// True if the reason names all that is in the way by other reasons, which are listed before it.
bool namesAll(const Reason& reason, const Verdict& verdict) {
    return std::ranges::all_of(verdict.ruling.reasons, [&](const Reason& other) {
        return other.code != u"blocked-by" || isNamedBy({&reason}, other);
    });
}

/// True if the reason takes by its shape what another rule makes block at any height, and past whose shape a straight
/// line runs.
bool isSeenOtherwise(const Reason& reason, const Verdict& verdict, const Pack& pack) {
    const auto isByShape = [&](const Reason& each) {
        return std::ranges::any_of(pack->block, [&](const scenarios::BlockLine& line) {
            return line.path == each.rule && line.comparison == scenarios::SizeComparison::Real;
        });
    };
    return pack && verdict.visible() && reason.code == u"blocked-by" && isByShape(reason) &&
           std::ranges::any_of(verdict.ruling.reasons, [&](const Reason& other) {
               return other.code == u"blocked-by" && !isByShape(other) && isNamedBy({&other}, reason);
           });
}

QString namesOf(const Reason& reason, const Scenario& scenario) {
    QStringList names = namesApart(scenario, reason.pieces);
    for (const scenarios::ModelId& model : reason.models) {
        names << nameOf(scenario, model);
    }
    return listOfNames(names);
}

QString levelOf(const Reason& reason) {
    return shippedText(reason.levelName.isEmpty() ? reason.word : reason.levelName);
}

/// True if the line can give cover to a model of the table from anything on it.
bool canApply(const CoverLine& line, const Scenario& scenario) {
    if (line.trigger == scenarios::CoverTrigger::Higher || line.trigger == scenarios::CoverTrigger::Judge) {
        return true;
    }
    const bool hasTerrain = !scenario.terrain.empty();
    const bool hasOthers = scenario.models.size() > 2; // beside the two of the pair
    return !line.elements                                         ? hasTerrain || hasOthers
           : line.elements->of == scenarios::BlockerKind::Terrain ? hasTerrain
                                                                  : hasOthers;
}

} // namespace

bool isCoverClose(const scenarios::Ruling& ruling) {
    return ruling.coverCertainty == scenarios::Certainty::TooCloseToCall;
}

Aside leftAside(const Verdict& verdict, const Scenario& scenario) {
    const scenarios::Ruling& ruling = verdict.ruling;
    if (!ruling.visible || ruling.overruled || ruling.status.isEmpty()) {
        return Aside::Nothing;
    }
    const Pack pack = packOf(verdict, scenario);
    if (pack && !pack->zones.empty() && !scenario.terrain.empty()) {
        return Aside::CoverAndModifiers;
    }
    const bool mayHaveCover =
        ruling.cover != u"none" ||
        (pack ? std::ranges::any_of(pack->cover, [&](const CoverLine& line) { return canApply(line, scenario); })
              : !verdict.rules.isEmpty());
    return mayHaveCover ? Aside::Cover : Aside::Nothing;
}

QString coverWord() { return shippedText(QStringLiteral("cover")); }

QString besideCaption(const QString& level) {
    const QString word = coverWord();
    if (level != word && !level.startsWith(word + u',')) {
        return level;
    }
    return CoverWords::tr("yes", "the target has cover") + level.mid(word.size());
}

std::vector<const Reason*> countingCovers(const Verdict& verdict, const Scenario& scenario) {
    const Reason* highest = coverReason(verdict);
    std::vector<const Reason*> counting;
    if (!highest) {
        return counting;
    }
    counting.push_back(highest);
    const Pack pack = packOf(verdict, scenario);
    for (const Reason& reason : verdict.ruling.reasons) {
        const CoverLine* line = lineOf(pack, reason);
        if (line && line->addsUp && &reason != highest && !verdict.ruling.overruled &&
            countsBeside(counting, reason, *line->addsUp)) {
            counting.push_back(&reason);
        }
    }
    return counting;
}

QString coverLevels(const Verdict& verdict, const Scenario& scenario) {
    QStringList levels{shippedText(reportedCover(verdict.ruling).name)};
    const auto counting = countingCovers(verdict, scenario);
    for (std::size_t i = 1; i < counting.size(); ++i) {
        levels << levelOf(*counting[i]);
    }
    levels.removeDuplicates();
    return levels.join(QStringLiteral(" + "));
}

QStringList coversBeside(const Verdict& verdict, const Scenario& scenario) {
    QStringList covers;
    const auto counting = countingCovers(verdict, scenario);
    for (std::size_t i = 1; i < counting.size(); ++i) {
        const QString names = namesOf(*counting[i], scenario);
        covers << (names.isEmpty() ? levelOf(*counting[i])
                                   : CoverWords::tr("%1, from %2", "a level of cover, and what gives it")
                                         .arg(levelOf(*counting[i]), names));
    }
    return covers;
}

QString coverPhrase(const Verdict& verdict, const Scenario& scenario) {
    const auto highest = reportedCover(verdict.ruling);
    const auto counting = countingCovers(verdict, scenario);
    if (counting.size() < 2) {
        return highest.level == u"none" ? QString{} : shippedText(highest.name);
    }
    QStringList covers;
    for (const Reason* reason : counting) {
        const QString names = namesOf(*reason, scenario);
        covers << (names.isEmpty()
                       ? levelOf(*reason)
                       : CoverWords::tr("%1 (%2)", "a level of cover, what gives it").arg(levelOf(*reason), names));
    }
    return listOfNames(covers);
}

std::vector<Reason> listedReasons(const Verdict& verdict, const Scenario& scenario) {
    std::vector<Reason> listed = reportedReasons(verdict.ruling.reasons, verdict.ruling.visible);
    const Pack pack = packOf(verdict, scenario);
    std::erase_if(listed, [&](const Reason& reason) {
        const CoverLine* line = lineOf(pack, reason);
        std::vector<const Reason*> higher;
        for (const Reason& other : verdict.ruling.reasons) {
            const CoverLine* above = line ? lineOf(pack, other) : nullptr;
            if (above && above->order > line->order) {
                higher.push_back(&other);
            }
        }
        return line && !line->addsUp && isNamedBy(higher, reason);
    });
    std::erase_if(listed, [&](const Reason& reason) {
        return (reason.code == u"closed-by" && namesAll(reason, verdict)) || isSeenOtherwise(reason, verdict, pack);
    });
    return listed;
}

} // namespace sightline::app
