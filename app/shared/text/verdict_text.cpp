#include "app/shared/text/verdict_text.h"

#include "app/shared/text/ruling_text.h"

#include "app/shared/text/coded_text.h"
#include "app/shared/text/cover_text.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/made_names.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/judge/headline.h"
#include "scenarios/model/badges.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::app {

namespace {

struct VerdictWords {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

/// %1: the pieces.
constexpr auto kReasonSentences = std::to_array<CodedText>({
    {"touching-line", QT_TRANSLATE_NOOP("Verdicts", "A straight line passes, but only one that touches terrain.")},
    {"bases-touch", QT_TRANSLATE_NOOP("Verdicts", "The bases touch, so the two models see each other.")},
    {"no-line", QT_TRANSLATE_NOOP("Verdicts", "No straight line passes between the two bases.")},
    {"no-sampled-line",
     QT_TRANSLATE_NOOP("Verdicts", "None of the check lines passes; the lines between them were not tried.")},
    {"ignored-holds-end", QT_TRANSLATE_NOOP("Verdicts", "Not in the way, because a line begins or ends in it: %1.")},
    {"ignored-low", QT_TRANSLATE_NOOP("Verdicts", "Not in the way, because it is low: %1.")},
    {"ignored-medium",
     QT_TRANSLATE_NOOP("Verdicts", "Not in the way, because one of the models is tall enough to see over it: %1.")},
    {"ignored-tall", QT_TRANSLATE_NOOP("Verdicts", "Not in the way by this rule set, although it is tall: %1.")},
    {"ignored-mat", QT_TRANSLATE_NOOP("Verdicts", "Not in the way, because it is flat: %1.")},
    {"sculpt-hidden", QT_TRANSLATE_NOOP("Verdicts", "Not visible by the largest reading of the body.")},
    {"sculpt-target", QT_TRANSLATE_NOOP("Verdicts", "A valid target by the largest reading of the body.")},
    {"sculpt-no-target", QT_TRANSLATE_NOOP("Verdicts", "No valid target by the largest reading of the body.")},
    {"sculpt-fire", QT_TRANSLATE_NOOP("Verdicts", "A shot passes by the largest reading of the body.")},
    {"sculpt-no-fire", QT_TRANSLATE_NOOP("Verdicts", "A shot is stopped by the largest reading of the body.")},
});

using scenarios::Certainty;
using scenarios::Verdict;

bool hasReason(const Verdict& verdict, QStringView code) {
    return std::ranges::any_of(verdict.reasons, [&](const scenarios::Reason& reason) { return reason.code == code; });
}

/// Returns the pieces that the clear line runs over: all of it is at least as high as they are.
std::vector<scenarios::PieceId> passedOver(const Verdict& verdict, const scenarios::Scenario& scenario) {
    std::vector<scenarios::PieceId> passed;
    if (!verdict.volume) {
        return passed;
    }
    const geometry::Length lowest = std::min(verdict.volume->fromHeight, verdict.volume->toHeight);
    for (const scenarios::Piece& piece : scenario.terrain) {
        const auto height = effectiveHeight(piece);
        if (!height || *height == geometry::Length{} || piece.elevation + *height > lowest) {
            continue;
        }
        const geometry::TerrainMap map{{geometry::Blocker{piece.outline, {}, {}}}};
        if (geometry::firstHit(verdict.line, map, std::array{0})) {
            passed.push_back(piece.id);
        }
    }
    return passed;
}

QString centerSentence(const Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto passed = passedOver(verdict, scenario);
    if (const QString drawn = drawnLineSentence(verdict, scenario); passed.empty() && !drawn.isEmpty()) {
        return drawn;
    }
    if (const QStringList names = modelsOnLine(verdict.line, verdict, scenario); isRuled(verdict) && !names.isEmpty()) {
        if (leavesModelsToPlayers(verdict, scenario)) {
            return VerdictWords::tr("No terrain blocks the line from center to center; this rule set does not decide "
                                    "models in the way: %1.")
                .arg(listOfNames(names));
        }
        return VerdictWords::tr("Nothing blocks the line from center to center, which crosses %1 as seen from above.")
            .arg(listOfNames(names));
    }
    if (passed.empty()) {
        return VerdictWords::tr("Nothing blocks the line from center to center.");
    }
    if (passed.size() > 1) {
        return VerdictWords::tr("The line from center to center passes over %1.")
            .arg(listOfNames(namesApart(scenario, passed)));
    }
    const scenarios::Piece& piece = *scenario.piece(passed.front());
    return VerdictWords::tr("The line from center to center passes over %1 (%2 high).")
        .arg(nameOf(scenario, piece.id), lengthText(piece.elevation + *effectiveHeight(piece)));
}

/// Returns the sentence of a ruling whose line is not that of the geometry: about that line nothing else is known.
QString ruledLineSentence(const Verdict& verdict, const scenarios::Scenario& scenario) {
    if (const QString drawn = drawnLineSentence(verdict, scenario); !drawn.isEmpty()) {
        return drawn;
    }
    const auto& reasons = verdict.ruling.reasons;
    const auto why = std::ranges::find_if(reasons, [](const scenarios::Reason& reason) {
        return reason.code == u"contact" || reason.code == u"seen-back";
    });
    return why != reasons.end() ? reasonSentence(*why, scenario)
                                : VerdictWords::tr("A line passes that the rules leave clear.");
}

QString clearSentence(const Verdict& verdict, const scenarios::Scenario& scenario) {
    if (const QString touched = touchedSentence(verdict, scenario); isRuled(verdict) && !touched.isEmpty()) {
        return touched;
    }
    if (hasReason(verdict, u"bases-touch")) {
        return VerdictWords::tr("The bases touch, so the two models see each other.");
    }
    if (!headlineOf(verdict).isLineOfGeometry) {
        return ruledLineSentence(verdict, scenario);
    }
    if (verdict.stage == geometry::SightStage::Center) {
        return centerSentence(verdict, scenario);
    }
    if (const QString drawn = drawnLineSentence(verdict, scenario); !verdict.volume && !drawn.isEmpty()) {
        return drawn;
    }
    const QString inTheWay = verdict.blockedAt ? nameOf(scenario, verdict.blockedAt->piece) : QString{};
    if (verdict.stage != geometry::SightStage::Exact) {
        return inTheWay.isEmpty()
                   ? VerdictWords::tr("The center line is blocked, but a line from edge to edge passes.")
                   : VerdictWords::tr("The center line is blocked by %1, but a line from edge to edge passes.")
                         .arg(inTheWay);
    }
    if (verdict.volume) { // where the exact search comes before the other sampled lines
        return VerdictWords::tr("The lines between the centers are blocked, but another straight line passes.");
    }
    return VerdictWords::tr("All the usual check lines are blocked, yet one straight line fits through.");
}

QString blockedSentence(const Verdict& verdict, const scenarios::Scenario& scenario) {
    const QStringList names = blockerNames(verdict, scenario);
    if (names.isEmpty()) {
        return VerdictWords::tr("Terrain closes every line between the two bases.");
    }
    if (names.size() == 1) {
        return VerdictWords::tr("Every line between the two bases is blocked by %1.").arg(names.front());
    }
    return VerdictWords::tr("%1 together close every line between the two bases.").arg(listOfNames(names));
}

QString tooCloseSentence(const Verdict& verdict) {
    const QString tolerance = millimetersText(verdict.toleranceMillimeters);
    if (!verdict.clearanceMillimeters) {
        return VerdictWords::tr("The answer turns if the bases move by %1.").arg(tolerance);
    }
    if (verdict.visible()) {
        return VerdictWords::tr("A line passes with %1 to spare; moving a base by %2 would change the answer.")
            .arg(widthText(*verdict.clearanceMillimeters), tolerance);
    }
    return VerdictWords::tr("No line passes; it fails by %1, and moving a base by %2 would change the answer.")
        .arg(widthText(-*verdict.clearanceMillimeters), tolerance);
}

/// States how the two readings of the bodies differ.
QString sculptSentence(const Verdict& verdict) {
    const bool isVisible = headlineOf(verdict).visible;
    if (isVisible && verdict.ruling.byLargest && verdict.ruling.byLargest->visible) {
        return VerdictWords::tr("Depends on the sculpt: a valid target by one reading of the body only.");
    }
    if (isVisible) {
        return VerdictWords::tr("Depends on the sculpt: visible by the smallest reading of the body, not visible by "
                                "the largest.");
    }
    const auto& reasons = *headlineOf(verdict).reasons;
    const auto reason = std::ranges::find(reasons, QStringLiteral("sculpt-visible"), &scenarios::Reason::code);
    if (reason != reasons.end() && reason->millimeters) {
        return VerdictWords::tr("Depends on the sculpt: visible only if the body reaches %1 beyond its smallest "
                                "reading.")
            .arg(boundText(*reason->millimeters));
    }
    return VerdictWords::tr("Depends on the sculpt: visible by the largest reading of the body, not visible by the "
                            "smallest.");
}

/// The sentence of a reason of `isOfSculpt`.
QString sculptReasonSentence(const scenarios::Reason& reason) {
    if (reason.code == u"sculpt-visible") {
        return reason.millimeters ? VerdictWords::tr("Visible only if the body reaches %1 beyond its smallest reading.")
                                        .arg(boundText(*reason.millimeters))
                                  : VerdictWords::tr("Visible by the largest reading of the body.");
    }
    return reason.word == u"none" ? VerdictWords::tr("No cover by the largest reading of the body.")
                                  : VerdictWords::tr("By the largest reading of the body the cover is %1.")
                                        .arg(reason.levelName.isEmpty() ? reason.word : reason.levelName);
}

template <class Element, class IdType> QString displayName(const Element* element, const IdType& id) {
    return element && !element->name.isEmpty() ? element->name : id.value;
}

/// True if rules hide the target that stop no line: it is hidden, out of range or out of arc, and nothing blocks.
bool isHiddenUnblocked(const Verdict& verdict) {
    constexpr std::array kLines{"blocked-by", "closed-by", "patch-too-small", "not-settled"};
    return !verdict.ruling.visible && hidingReason(verdict) &&
           std::ranges::none_of(verdict.ruling.reasons, [&](const scenarios::Reason& reason) {
               return std::ranges::any_of(kLines, [&](const char* code) { return reason.code == QLatin1String{code}; });
           });
}

/// The headline of a rule pack that no judge overruled.
VerdictKind kindOfRuling(const Verdict& verdict) {
    const auto& ruling = verdict.ruling;
    if (headlineOf(verdict).answer == geometry::Visibility::NoLineFound) {
        return VerdictKind::NoLineFound;
    }
    if (ruling.certainty == Certainty::DependsOnSculpt) {
        return VerdictKind::DependsOnSculpt;
    }
    if (ruling.certainty == Certainty::TooCloseToCall) {
        return VerdictKind::TooClose;
    }
    if (ruling.visible && !ruling.validTarget) {
        return VerdictKind::NotLegal;
    }
    if (differsFromGeometry(verdict)) {
        return ruling.visible ? VerdictKind::VisibleByRules : VerdictKind::HiddenByRules;
    }
    return ruling.visible               ? VerdictKind::Clear
           : isHiddenUnblocked(verdict) ? VerdictKind::HiddenByRules
                                        : VerdictKind::Blocked;
}

/// Returns whether the sentence of the ruling already names all pieces that block the geometry; it may name more, since
/// rules also count pieces that the proof of the geometry can do without.
bool areNamedByRuling(const Verdict& verdict) {
    const scenarios::Reason* hides = hidingReason(verdict);
    if (!isRuled(verdict) || sightKindOf(verdict) != VerdictKind::Blocked || !hides || hides->code != u"blocked-by") {
        return false;
    }
    const auto named = scenarios::rulingBlockers(verdict.ruling).pieces;
    return std::ranges::all_of(verdict.blockedBy, [&](const scenarios::PieceShare& share) {
        return std::ranges::find(named, share.piece) != named.end();
    });
}

/// The width of the widest straight beam, with that of the rules where it is all that hides the target.
QString beamText(const Verdict& verdict, const scenarios::Scenario& scenario) {
    const double width = *verdict.clearanceMillimeters;
    const auto asked = missedLineWidth(verdict, scenario);
    return asked ? VerdictWords::tr("straight beam %1 wide, the rules ask for %2")
                       .arg(freeWidthText(width, *asked), lineWidthText(*asked))
                 : VerdictWords::tr("straight beam %1 wide").arg(widthText(width));
}

QStringList namesOf(const scenarios::Scenario& scenario, const std::vector<scenarios::PieceShare>& shares) {
    std::vector<scenarios::PieceId> pieces;
    std::ranges::transform(shares, std::back_inserter(pieces), &scenarios::PieceShare::piece);
    return namesApart(scenario, pieces);
}

} // namespace

VerdictKind kindOf(const scenarios::Scenario& scenario, const Verdict& verdict) {
    const VerdictKind kind = sightKindOf(verdict);
    const bool isPlainYes = kind == VerdictKind::Clear || kind == VerdictKind::VisibleByRules;
    return isPlainYes && barredTarget(verdict, scenario) ? VerdictKind::NotLegal : kind;
}

VerdictKind sightKindOf(const Verdict& verdict) {
    if (verdict.ruling.overruled) {
        return verdict.ruling.visible ? VerdictKind::OverruledVisible : VerdictKind::OverruledNotVisible;
    }
    if (isRuled(verdict)) {
        return kindOfRuling(verdict);
    }
    if (verdict.visibility == geometry::Visibility::NoLineFound) {
        return VerdictKind::NoLineFound;
    }
    if (verdict.certainty == Certainty::DependsOnSculpt) {
        return VerdictKind::DependsOnSculpt;
    }
    if (verdict.certainty == Certainty::TooCloseToCall) {
        return VerdictKind::TooClose;
    }
    return verdict.visible() ? VerdictKind::Clear : VerdictKind::Blocked;
}

QString verdictWord(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::Clear: return VerdictWords::tr("CLEAR");
    case VerdictKind::Blocked: return VerdictWords::tr("BLOCKED");
    case VerdictKind::TooClose: return VerdictWords::tr("TOO CLOSE TO CALL");
    case VerdictKind::DependsOnSculpt: return VerdictWords::tr("DEPENDS ON THE SCULPT");
    case VerdictKind::NotLegal: return VerdictWords::tr("NOT LEGAL");
    case VerdictKind::NoLineFound: return VerdictWords::tr("NO LINE FOUND");
    case VerdictKind::OverruledVisible: return VerdictWords::tr("OVERRULED: VISIBLE");
    case VerdictKind::OverruledNotVisible: return VerdictWords::tr("OVERRULED: NOT VISIBLE");
    case VerdictKind::VisibleByRules: return VerdictWords::tr("VISIBLE");
    case VerdictKind::HiddenByRules: return VerdictWords::tr("NOT VISIBLE");
    }
    return {};
}

QString verdictHeadline(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::OverruledVisible: return VerdictWords::tr("VISIBLE");
    case VerdictKind::OverruledNotVisible: return VerdictWords::tr("NOT VISIBLE");
    default: return verdictWord(kind);
    }
}

QString verdictPhrase(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::Clear: return VerdictWords::tr("clear");
    case VerdictKind::Blocked: return VerdictWords::tr("blocked");
    case VerdictKind::TooClose: return VerdictWords::tr("too close to call");
    case VerdictKind::DependsOnSculpt: return VerdictWords::tr("depends on the sculpt");
    case VerdictKind::NotLegal: return VerdictWords::tr("visible, not legal");
    case VerdictKind::NoLineFound: return VerdictWords::tr("no line found");
    case VerdictKind::OverruledVisible: return VerdictWords::tr("overruled: visible");
    case VerdictKind::OverruledNotVisible: return VerdictWords::tr("overruled: not visible");
    case VerdictKind::VisibleByRules: return VerdictWords::tr("visible by the rules");
    case VerdictKind::HiddenByRules: return VerdictWords::tr("not visible by the rules");
    }
    return {};
}

QString verdictShort(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::DependsOnSculpt: return VerdictWords::tr("sculpt decides");
    case VerdictKind::VisibleByRules: return VerdictWords::tr("visible");
    case VerdictKind::HiddenByRules: return VerdictWords::tr("not visible");
    default: return verdictPhrase(kind);
    }
}

QString smallestReadingSentence(const scenarios::Scenario& scenario) {
    if (std::ranges::none_of(scenario.models, &scenarios::Model::isSculpted)) {
        return {};
    }
    const auto rules = scenarios::ruleSetOf(scenario);
    return rules && scenarios::countsSmallestReading(scenario, *rules)
               ? VerdictWords::tr("Bodies count by their smallest reading here; what larger ones add is not included.")
               : QString{};
}

QString whySentence(const Verdict& verdict, const scenarios::Scenario& scenario) {
    const bool isOfPack = isRuled(verdict) && !verdict.ruling.overruled;
    switch (sightKindOf(verdict)) {
    case VerdictKind::Clear: return clearSentence(verdict, scenario);
    case VerdictKind::Blocked: return isOfPack ? hiddenSentence(verdict, scenario) : blockedSentence(verdict, scenario);
    case VerdictKind::TooClose: return isOfPack ? closeRulingSentence(verdict, scenario) : tooCloseSentence(verdict);
    case VerdictKind::DependsOnSculpt: return sculptSentence(verdict);
    case VerdictKind::HiddenByRules:
        return differsFromGeometry(verdict) ? differenceSentence(verdict, scenario) : hiddenSentence(verdict, scenario);
    case VerdictKind::VisibleByRules: {
        const QString touched = touchedSentence(verdict, scenario);
        const QString difference = differenceSentence(verdict, scenario);
        return touched.isEmpty() ? difference : difference + QLatin1Char{' '} + touched;
    }
    case VerdictKind::NotLegal:
    case VerdictKind::OverruledVisible:
    case VerdictKind::OverruledNotVisible: return differenceSentence(verdict, scenario);
    case VerdictKind::NoLineFound:
        return VerdictWords::tr("None of the check lines passes; the lines between them were not tried.");
    }
    return {};
}

QString reasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    const QStringList names = namesApart(scenario, reason.pieces);
    const QString pieces = listOfNames(names);
    if (const char* text = textOfCode(kReasonSentences, reason.code)) {
        const QString sentence = VerdictWords::tr(text);
        return sentence.contains(u"%1") ? sentence.arg(pieces) : sentence;
    }
    if (reason.code == u"clear-line") {
        return reason.word == u"rules" ? VerdictWords::tr("A line passes that the rules leave clear.")
                                       : VerdictWords::tr("A straight line passes between the two bases.");
    }
    if (reason.code == u"blocked-but-for-touching") {
        return VerdictWords::tr(
                   "All lines are proved blocked but for gaps no wider than %1, in which no clear line was found.")
            .arg(boundText(reason.millimeters.value_or(0.0)));
    }
    if (reason.code == u"blocked-by" && reason.rule.isEmpty()) {
        return pieces.isEmpty() ? VerdictWords::tr("Terrain is in the way.")
                                : VerdictWords::tr("In the way: %1.").arg(pieces);
    }
    if (isOfSculpt(reason)) {
        return sculptReasonSentence(reason);
    }
    if (const QString ofJudge = judgeReasonSentence(reason, scenario); !ofJudge.isEmpty()) {
        return ofJudge;
    }
    if (const QString ofPack = packReasonSentence(reason, scenario); !ofPack.isEmpty()) {
        return ofPack;
    }
    return pieces.isEmpty() ? VerdictWords::tr("Reason “%1”.").arg(reason.code)
                            : VerdictWords::tr("Reason “%1”: %2.").arg(reason.code, pieces);
}

QString geometryRow(const Verdict& verdict) {
    if (verdict.visibility == geometry::Visibility::NoLineFound) {
        return VerdictWords::tr("no line found");
    }
    if (!verdict.visible()) {
        return VerdictWords::tr("no line passes");
    }
    return verdict.fullyVisible.value_or(false)
               ? VerdictWords::tr("all points of the base together see all of the facing side")
               : VerdictWords::tr("a line passes");
}

/// Returns by how much no straight line passes. Precondition: that is known.
static QString missingText(const Verdict& verdict) {
    return VerdictWords::tr("a straight line would need %1 more room").arg(widthText(-*verdict.clearanceMillimeters));
}

QString geometryFigures(const Verdict& verdict, const scenarios::Scenario& scenario) {
    // What only lines that touch terrain see would contradict itself as seen in full.
    const bool isTouching = std::ranges::any_of(
        verdict.reasons, [](const scenarios::Reason& reason) { return reason.code == u"touching-line"; });
    const bool isWhole = verdict.visible() && verdict.fullyVisible.value_or(false);
    const bool isFull = isWhole && !isTouching;
    // A share of cover counts other things in the way, so that nobody can add the two up.
    const bool hasCoverShare = coverShare(verdict).has_value();
    const QString answer =
        isWhole && (isTouching || hasCoverShare) ? VerdictWords::tr("a line passes")
        : verdict.volume && isFull // at some height
            ? VerdictWords::tr("all points of the base together see the facing side in its full width")
            : geometryRow(verdict);
    // Below "not visible", or "visible", the bare sentence would contradict it.
    const bool isHiddenByRules = isRuled(verdict) && verdict.visible() && !verdict.ruling.visible;
    const bool isSolid = isRuled(verdict) && !verdict.visible() && verdict.ruling.visible && !verdict.blockedBy.empty();
    QStringList figures{isHiddenByRules ? VerdictWords::tr("without the rules: %1", "what geometry says").arg(answer)
                        : isSolid ? VerdictWords::tr("no line passes with %1 taken as solid", "what is in the way")
                                        .arg(listOfNames(namesOf(scenario, verdict.blockedBy)))
                                  : answer};
    if (isTouching) {
        figures << VerdictWords::tr("only by touching terrain");
    } else if (verdict.clearanceMillimeters) {
        figures << (verdict.visible() ? beamText(verdict, scenario) : missingText(verdict));
    }
    if (verdict.visible() && verdict.seenShare && !isWhole && !hasCoverShare) {
        const QString share =
            shareText(*verdict.seenShare, verdict.volume ? verdict.volume->seenShareError.value_or(0.0) : 0.0);
        // The rules ask for one point of the base that sees all that faces it.
        figures << (verdict.ruling.fullyVisible
                        ? VerdictWords::tr("all points of the base together see %1 of the edge that faces any of them")
                              .arg(share)
                        : VerdictWords::tr("all points of the base together see %1 of the target’s facing side, "
                                           "measured along its edge")
                              .arg(share));
    }
    if (!verdict.visible() && !verdict.blockedBy.empty() && !isSolid && !areNamedByRuling(verdict)) {
        figures << VerdictWords::tr("in the way: %1").arg(listOfNames(namesOf(scenario, verdict.blockedBy)));
    }
    // How certain the ruling is stands beside it, in words that the geometry must not repeat about itself.
    if (verdict.certainty == Certainty::DependsOnSculpt) {
        figures << VerdictWords::tr("otherwise by the largest reading of the body");
    }
    return figures.join(VerdictWords::tr(" · "));
}

QString asOfGeometry(const QString& sentence, const Verdict& verdict) {
    if (sentence.isEmpty() || !isRuled(verdict)) {
        return sentence;
    }
    return verdict.visible() && !verdict.ruling.visible
               ? VerdictWords::tr("Without the rules: %1", "what geometry says of a target that the rules hide")
                     .arg(sentence)
               : VerdictWords::tr("Geometry: %1").arg(sentence);
}

QString rulingRow(const Verdict& verdict) {
    if (sightKindOf(verdict) == VerdictKind::DependsOnSculpt) {
        return VerdictWords::tr("depends on the sculpt");
    }
    if (!verdict.ruling.visible) {
        return VerdictWords::tr("not visible");
    }
    return verdict.ruling.fullyVisible ? VerdictWords::tr("fully visible") : VerdictWords::tr("visible");
}

QString distanceText(const Verdict& verdict) {
    constexpr int kFeet = 5; // a square of role-playing games: 1 in on the table
    const geometry::Length distance = headlineOf(verdict).distance;
    const auto& cell = verdict.ruling.distanceCell;
    if (!cell) {
        return lengthText(distance);
    }
    const auto cells = static_cast<int>(std::lround(distance.inches() / cell->inches()));
    return *cell == geometry::Length::fromInches(1) ? VerdictWords::tr("%1, %2 ft", "a distance in cells and in feet")
                                                          .arg(cellCount(cells))
                                                          .arg(kFeet * cells)
                                                    : cellCount(cells);
}

QString certaintyWord(const Verdict& verdict) {
    const auto certainty = headlineOf(verdict).certainty;
    return certainty == Certainty::Certain          ? VerdictWords::tr("certain")
           : certainty == Certainty::TooCloseToCall ? VerdictWords::tr("too close to call")
           : certainty                              ? VerdictWords::tr("depends on the sculpt")
                                                    : QString{};
}

QString certaintyText(const Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto certainty = headlineOf(verdict).certainty;
    if (!certainty) {
        return {};
    }
    if (*certainty == Certainty::DependsOnSculpt) {
        return VerdictWords::tr("depends on the sculpt");
    }
    QLocale locale;
    const QString tolerance = locale.toString(verdict.toleranceMillimeters, 'g', 3);
    if (*certainty == Certainty::TooCloseToCall) {
        return VerdictWords::tr("too close to call at %1 mm").arg(tolerance);
    }
    // Where the status says that sculpts matter, certainty says that it is about something else.
    const QString certain = isRuled(verdict) && verdict.ruling.status == u"advisory"
                                ? VerdictWords::tr("certain within %1 mm of where everything stands").arg(tolerance)
                                : VerdictWords::tr("certain within %1 mm").arg(tolerance);
    switch (leftAside(verdict, scenario)) {
    case Aside::Nothing: return certain;
    case Aside::Cover:
        return (isCoverClose(verdict.ruling)
                    ? VerdictWords::tr("%1, cover too close to call", "how certain an answer is")
                : verdict.ruling.coverCertainty
                    ? VerdictWords::tr("%1, cover only by trial moves", "how certain an answer is")
                    : VerdictWords::tr("%1, cover aside", "how certain an answer is"))
            .arg(certain);
    case Aside::CoverAndModifiers:
        return VerdictWords::tr("%1, for sight alone", "how certain an answer is").arg(certain);
    }
    return certain;
}

QString clearanceShort(double millimeters) { return VerdictWords::tr("clearance %1").arg(widthText(millimeters)); }

QString verdictStatus(const Verdict& verdict, const scenarios::Scenario& scenario) {
    const VerdictKind kind = kindOf(scenario, verdict);
    QStringList parts{verdictWord(kind)};
    if (kind != sightKindOf(verdict)) {
        return parts.front(); // the figures are those of the sight
    }
    const auto clearance = headlineOf(verdict).clearanceMillimeters;
    if (clearance && kind != VerdictKind::DependsOnSculpt) {
        parts << clearanceShort(*clearance);
    }
    if (const QString notice = rulesNoticeShort(verdict.ruling); !notice.isEmpty()) {
        parts << notice;
    }
    return parts.join(VerdictWords::tr(" · "));
}

/// The sentence with its full stop: notes of judges at its end often have none, or are empty.
static QString ended(QString sentence) {
    sentence = sentence.trimmed();
    if (sentence.endsWith(u':')) {
        sentence = sentence.chopped(1).trimmed();
    }
    static const QString kEnds = QStringLiteral(".!?…");
    return sentence.isEmpty() || kEnds.contains(sentence.back()) ? sentence : sentence + u'.';
}

QString announcement(const Verdict& verdict, const scenarios::Scenario& scenario) {
    const QString answer = VerdictWords::tr("%1 to %2: %3. %4")
                               .arg(nameOf(scenario, verdict.observer), nameOf(scenario, verdict.target),
                                    verdictPhrase(kindOf(scenario, verdict)), ended(whySentence(verdict, scenario)));
    QString text = answer;
    for (const QString& more :
         {barredSentence(verdict, scenario), lapsedSentence(verdict.ruling), rulesNotice(verdict.ruling)}) {
        text = more.isEmpty() ? text : VerdictWords::tr("%1 %2").arg(text, more);
    }
    return text;
}

QString stageName(geometry::SightStage stage) {
    switch (stage) {
    case geometry::SightStage::Center: return VerdictWords::tr("center");
    case geometry::SightStage::Edge: return VerdictWords::tr("edge");
    case geometry::SightStage::Circumference: return VerdictWords::tr("circumference");
    case geometry::SightStage::Exact: return VerdictWords::tr("exact");
    }
    return {};
}

QString stageExplanation(geometry::SightStage stage) {
    switch (stage) {
    case geometry::SightStage::Center: return VerdictWords::tr("One line, from center to center.");
    case geometry::SightStage::Edge:
        return VerdictWords::tr("Lines between the centers and the four edge points of each base.");
    case geometry::SightStage::Circumference:
        return VerdictWords::tr("Lines between points around each base; size and distance decide how many.");
    case geometry::SightStage::Exact:
        return VerdictWords::tr("A proof over every possible line, not a sample of them.");
    }
    return {};
}

QString nameOf(const scenarios::Scenario& scenario, const scenarios::ModelId& id) {
    const scenarios::Model* model = scenario.model(id);
    if (!model) {
        return displayName(scenario.reserve(id), id);
    }
    if (!model->name.isEmpty() || !isPlainModelId(id)) {
        return displayName(model, id);
    }
    const QString badge = badgeOn(scenario, id);
    return badge[0].isDigit() ? VerdictWords::tr("Model %1", "an unnamed model, by the number on its base").arg(badge)
                              : badge;
}

QString nameOf(const scenarios::Scenario& scenario, const scenarios::PieceId& id) {
    return displayNameOf(scenario, id);
}

QString nameOf(const scenarios::Scenario& scenario, const scenarios::PlayerId& id) { return playerName(scenario, id); }

QStringList namesApart(const scenarios::Scenario& scenario, const std::vector<scenarios::PieceId>& pieces) {
    QStringList names;
    std::ranges::transform(pieces, std::back_inserter(names),
                           [&](const scenarios::PieceId& piece) { return nameOf(scenario, piece); });
    return names;
}

QStringList blockerNames(const Verdict& verdict, const scenarios::Scenario& scenario) {
    scenarios::RulingBlockers told = closingBlockers(verdict.ruling);
    const bool areFewest = told.size() > 0;
    if (!areFewest) {
        const auto headline = headlineOf(verdict);
        std::ranges::transform(headline.blockedBy, std::back_inserter(told.pieces), &scenarios::HeadlineBlocker::piece);
        if (told.pieces.empty() && headline.blockedAt) {
            told.pieces.push_back(headline.blockedAt->piece);
        }
        told.models = rulingBlockers(verdict.ruling).models;
    }
    QStringList names = namesApart(scenario, told.pieces);
    for (const scenarios::ModelId& model : told.models) {
        names << nameOf(scenario, model);
    }
    if (areFewest) {
        names.removeDuplicates();
    }
    return names;
}

QString listOfNames(const QStringList& names) {
    constexpr int most = 3;
    const QString comma = VerdictWords::tr(", ", "between names");
    if (names.size() > most) {
        const auto rest = static_cast<int>(names.size()) - most;
        return VerdictWords::tr("%1 and %n more", nullptr, rest).arg(names.mid(0, most).join(comma));
    }
    return names.size() < 2 ? names.join(comma)
                            : VerdictWords::tr("%1 and %2", "the last two of a list of names")
                                  .arg(names.mid(0, names.size() - 1).join(comma), names.back());
}

QString heightClassName(scenarios::HeightClass heightClass) {
    switch (heightClass) {
    case scenarios::HeightClass::Low: return VerdictWords::tr("low");
    case scenarios::HeightClass::Medium: return VerdictWords::tr("medium");
    case scenarios::HeightClass::Tall: return VerdictWords::tr("tall");
    }
    return {};
}

} // namespace sightline::app
