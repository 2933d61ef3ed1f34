#include "app/desktop/text/ruling_text.h"

#include "app/desktop/text/shipped_text.h"
#include "app/desktop/text/verdict_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::RulingText)
};

/// %1: the things named; %2: a length in inches; %3: the pack's own word.
struct Sentence {
    const char* code;
    const char* text;
};

constexpr std::array kSentences{
    Sentence{"blocked-by", QT_TRANSLATE_NOOP("sightline::app::RulingText", "In the way: %1.")},
    Sentence{"fire-blocked-by", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Seen, but in the way of a shot: %1.")},
    Sentence{"out-of-range", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Out of range: %2 in away.")},
    Sentence{"out-of-arc", QT_TRANSLATE_NOOP("sightline::app::RulingText", "The target lies wholly outside the observer's arc.")},
    Sentence{"not-a-source", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Lines of this unit start from its %3 only.")},
    Sentence{"contact", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Models in base contact see each other.")},
    Sentence{"seen-back", QT_TRANSLATE_NOOP("sightline::app::RulingText", "The target has a line to the observer, and sight is mutual.")},
    Sentence{"patch-too-small", QT_TRANSLATE_NOOP("sightline::app::RulingText", "What can be seen of the target is too small.")},
    Sentence{"ignored-target-there", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because of where the target stands: %1.")},
    Sentence{"ignored-observer-there", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because of where the observer stands: %1.")},
    Sentence{"ignored-near", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because a model is near: %1.")},
    Sentence{"ignored-keyword", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because of what one of the models is: %1.")},
    Sentence{"ignored-state", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored in its state: %1.")},
    Sentence{"ignored-height", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because of where or how high the models are: %1.")},
    Sentence{"hidden-beyond", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Hidden beyond %2 in, because the target stands there: %1.")},
    Sentence{"cover-from", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Cover “%3” from %1.")},
    Sentence{"ask-the-judge", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Cover “%3” is for the judge to say.")},
    Sentence{"from-above", QT_TRANSLATE_NOOP("sightline::app::RulingText", "From above: %3.")},
    Sentence{"through-zone", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Through %3: %1.")},
    Sentence{"no-valid-target", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Seen, but no valid target in its state “%3”.")},
    Sentence{"full-rests-on-heights", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Whether all of it is seen rests on heights; counted as not.")},
    Sentence{"not-settled", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Too close to settle; counted as blocked.")},
};

/// Reasons why a rule set sees less than geometry does, and why it sees more.
constexpr std::array kHiding{"not-a-source", "out-of-range", "out-of-arc", "patch-too-small", "blocked-by", "hidden-beyond", "not-settled"};
constexpr std::array kNoTarget{"no-valid-target"};
constexpr std::array kShowing{"contact", "seen-back", "ignored-target-there", "ignored-observer-there", "ignored-near", "ignored-keyword",
                              "ignored-state", "ignored-height"};

constexpr int kHashDigits = 12;

bool isOfJudge(const scenarios::Reason& reason) {
    return reason.code == u"overruled" || reason.code == u"wall-overruled" || reason.code == u"wall-overruled-for-all";
}

template <class Codes> const scenarios::Reason* firstOf(const std::vector<scenarios::Reason>& reasons, const Codes& codes) {
    const auto found = std::ranges::find_if(reasons, [&](const scenarios::Reason& reason) {
        return std::ranges::any_of(codes, [&](const char* code) { return reason.code == QLatin1String{code}; });
    });
    return found == reasons.end() ? nullptr : &*found;
}

QString answerText(bool visible, bool fullyVisible) {
    if (!visible) {
        return Words::tr("not visible");
    }
    return fullyVisible ? Words::tr("fully visible") : Words::tr("visible");
}

} // namespace

QString judgeReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    if (reason.code == u"overruled") {
        return Words::tr("Overruled by %1: %2").arg(reason.word, reason.note);
    }
    if (!isOfJudge(reason)) {
        return {};
    }
    const QString piece = reason.pieces.empty() ? QString{} : nameOf(scenario, reason.pieces.front());
    return reason.code == u"wall-overruled" ? Words::tr("A wall of %1 was overruled by %2 for this pair: %3").arg(piece, reason.word, reason.note)
                                            : Words::tr("A wall of %1 was overruled by %2 for all pairs: %3").arg(piece, reason.word, reason.note);
}

const scenarios::Reason* differingReason(const scenarios::Verdict& verdict) {
    const auto& reasons = verdict.ruling.reasons;
    if (verdict.ruling.overruled) {
        const auto found = std::ranges::find_if(reasons, isOfJudge);
        return found == reasons.end() ? nullptr : &*found;
    }
    if (verdict.ruling.visible && !verdict.ruling.validTarget) {
        return firstOf(reasons, kNoTarget);
    }
    if (verdict.visible() == verdict.ruling.visible) {
        return nullptr;
    }
    return verdict.visible() ? firstOf(reasons, kHiding) : firstOf(reasons, kShowing);
}

QString differenceSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    if (const auto* reason = differingReason(verdict)) {
        return reasonSentence(*reason, scenario);
    }
    if (verdict.visible() == verdict.ruling.visible) {
        return {};
    }
    if (verdict.visible()) {
        return Words::tr("A line passes, but the rule set does not allow it.");
    }
    QStringList names;
    std::ranges::transform(verdict.blockedBy, std::back_inserter(names), [&](const scenarios::PieceShare& share) { return nameOf(scenario, share.piece); });
    return names.isEmpty() ? Words::tr("No line of the rule set blocks the pair.")
                           : Words::tr("No line of the rule set lets %1 block the pair.").arg(listOfNames(names));
}

bool rulingStandsApart(const scenarios::Verdict& verdict) {
    return verdict.ruling.overruled || verdict.visible() != verdict.ruling.visible;
}

QString standsApartSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    if (!rulingStandsApart(verdict)) {
        return {};
    }
    const QString line = verdict.visible() ? Words::tr("This is about the geometry alone, where a line passes.")
                                           : Words::tr("This is about the geometry alone, where no line passes.");
    return Words::tr("%1 The ruling stays “%2”: %3", "what geometry says, the ruling, and why")
        .arg(line, answerText(verdict.ruling.visible, verdict.ruling.fullyVisible), differenceSentence(verdict, scenario));
}

QString ruleSetRow(const scenarios::Verdict& verdict) {
    const auto& before = verdict.ruling.overruled;
    return before ? answerText(before->visible, before->fullyVisible) : QString{};
}

QString overrulingText(const scenarios::Overruling& overruling) {
    const QString answer = answerText(overruling.visible, false);
    return overruling.cover ? Words::tr("%1, cover “%2”").arg(answer, *overruling.cover) : answer;
}

QString meaningText(const scenarios::WallRuling& ruling, const scenarios::Scenario& scenario) {
    QStringList meanings;
    if (ruling.blocksSight) {
        meanings << (*ruling.blocksSight ? Words::tr("stops sight") : Words::tr("lets sight pass"));
    }
    if (ruling.blocksFire) {
        meanings << (*ruling.blocksFire ? Words::tr("stops fire") : Words::tr("lets fire pass"));
    }
    if (ruling.kind) {
        meanings << Words::tr("is a “%1”").arg(*ruling.kind);
    }
    const QString piece = nameOf(scenario, ruling.piece);
    const QString wall = ruling.wall ? Words::tr("Wall %1 of %2").arg(QString::number(*ruling.wall), piece) : piece;
    return Words::tr("%1 %2", "a wall and what it means").arg(wall, listOfNames(meanings));
}

QString fireRow(const scenarios::Verdict& verdict) {
    if (!verdict.ruling.lineOfFire) {
        return {};
    }
    return *verdict.ruling.lineOfFire ? Words::tr("a shot passes") : Words::tr("a shot is stopped");
}

QString rulesNotice(const scenarios::Ruling& ruling) {
    if (ruling.rulesStatus == u"unverified") {
        return Words::tr("Unverified rules: nobody has checked this rule set against its source.");
    }
    if (ruling.rulesStatus == u"advisory") {
        return ruling.status == u"decided" ? Words::tr("Advisory rules: sculpts can change other answers; this one rests on the plan alone.")
                                           : Words::tr("Advisory rules: the sculpts of models and scenery can change this answer.");
    }
    return {};
}

QString rulesNoticeLine(const scenarios::Ruling& ruling) {
    if (ruling.rulesStatus == u"unverified") {
        return Words::tr("Unverified rules: nobody checked");
    }
    if (ruling.rulesStatus == u"advisory") {
        return ruling.status == u"decided" ? Words::tr("Advisory rules: here the plan decides") : Words::tr("Advisory rules: sculpts can matter");
    }
    return {};
}

QString rulesNoticeShort(const scenarios::Ruling& ruling) {
    if (ruling.rulesStatus == u"unverified") {
        return Words::tr("unverified rules");
    }
    return ruling.rulesStatus == u"advisory" ? Words::tr("advisory rules") : QString{};
}

QString rulesText(const scenarios::Verdict& verdict) {
    const auto& ruling = verdict.ruling;
    const QString name = ruling.rulesName.isEmpty() ? verdict.rules : shippedText(ruling.rulesName);
    return Words::tr("%1 %2, %3", "name, version and hash of a rule set").arg(name, ruling.version, ruling.hash.left(kHashDigits));
}

QString packReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    const auto* found = std::ranges::find_if(kSentences, [&](const Sentence& sentence) { return reason.code == QLatin1String{sentence.code}; });
    if (found == kSentences.end()) {
        return {};
    }
    QStringList names = namesApart(scenario, reason.pieces);
    for (const auto& model : reason.models) {
        names.append(nameOf(scenario, model));
    }
    if (names.isEmpty() && reason.code == u"cover-from") {
        return Words::tr("Cover “%1”.").arg(reason.word);
    }
    QString text = Words::tr(found->text);
    const QString inches = QLocale{}.toString(reason.inches.value_or(0.0), 'g', 4);
    return text.replace(QStringLiteral("%2"), inches).replace(QStringLiteral("%3"), reason.word).replace(QStringLiteral("%1"), listOfNames(names));
}

} // namespace sightline::app
