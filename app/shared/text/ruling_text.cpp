#include "app/shared/text/ruling_text.h"

#include "app/shared/text/coded_text.h"
#include "app/shared/text/cover_text.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "geometry/sight/plan/resized_base.h"
#include "scenarios/judge/cover_margin.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/regions.h"
#include "scenarios/judge/sizes.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace sightline::app {

namespace {

struct RulingWords {
    Q_DECLARE_TR_FUNCTIONS(RulingText)
};

/// Sentences of exemptions by a keyword. %1: the things named; %3: the keyword; %4: the model that has it.
constexpr auto kKeywordSentences = std::to_array<CodedText>({
    {"ignored-target-there",
     QT_TRANSLATE_NOOP("RulingText",
                       "Does not block because of the target’s position and the keyword “%3” of %4: %1.")},
    {"ignored-observer-there",
     QT_TRANSLATE_NOOP("RulingText",
                       "Does not block because of the observer’s position and the keyword “%3” of %4: %1.")},
    {"ignored-near",
     QT_TRANSLATE_NOOP("RulingText",
                       "Does not block because a model is near and because of the keyword “%3” of %4: %1.")},
    {"ignored-keyword", QT_TRANSLATE_NOOP("RulingText", "Does not block because of the keyword “%3” of %4: %1.")},
    {"cover-ignored-keyword",
     QT_TRANSLATE_NOOP("RulingText", "No cover from %1: it is ignored because of the keyword “%3” of %4.")},
});

/// Sentences of exemptions by what a model is or where it stands. %1: the things named; %2: a length in inches, or a
/// number; %4: the model.
constexpr auto kModelSentences = std::to_array<CodedText>({
    {"ignored-near", QT_TRANSLATE_NOOP("RulingText", "Does not block within %2 in of %4: %1.")},
    {"ignored-keyword", QT_TRANSLATE_NOOP("RulingText", "Does not block because %4 has %2 wounds: %1.")},
    {"cover-ignored-near", QT_TRANSLATE_NOOP("RulingText", "No cover from %1 within %2 in of %4.")},
    {"cover-ignored-keyword", QT_TRANSLATE_NOOP("RulingText", "No cover from %1, because %4 has %2 wounds.")},
});

/// Sentences of what sizes let block or pass. %1: the things named, with their sizes; %2: the size of the target.
constexpr auto kSizeSentences = std::to_array<CodedText>({
    {"blocked-by", QT_TRANSLATE_NOOP("RulingText", "In the way: %1; the target has size %2.")},
    {"closed-by", QT_TRANSLATE_NOOP("RulingText", "Enough to close every line: %1; the target has size %2.")},
    {"fire-blocked-by", QT_TRANSLATE_NOOP("RulingText", "Visible, but blocking the shot: %1; the target has size %2.")},
    {"ignored-size", QT_TRANSLATE_NOOP("RulingText", "Too small to block: %1; the target has size %2.")},
});

/// Sentences where the sizes of both models count. %3: the size of the observer.
constexpr auto kSizesSentences = std::to_array<CodedText>({
    {"blocked-by", QT_TRANSLATE_NOOP("RulingText", "In the way: %1; the observer has size %3, the target size %2.")},
    {"closed-by",
     QT_TRANSLATE_NOOP("RulingText", "Enough to close every line: %1; the observer has size %3, the target size %2.")},
    {"fire-blocked-by",
     QT_TRANSLATE_NOOP("RulingText",
                       "Visible, but blocking the shot: %1; the observer has size %3, the target size %2.")},
    {"ignored-size",
     QT_TRANSLATE_NOOP("RulingText", "Too small to block: %1; the observer has size %3, the target size %2.")},
});

/// %1: the things named; %2: a length in inches; %3: the pack's own word.
constexpr auto kRulingSentences = std::to_array<CodedText>({
    {"blocked-by", QT_TRANSLATE_NOOP("RulingText", "In the way: %1.")},
    {"closed-by", QT_TRANSLATE_NOOP("RulingText", "Enough to close every line: %1.")},
    {"fire-blocked-by", QT_TRANSLATE_NOOP("RulingText", "Visible, but blocking the shot: %1.")},
    {"out-of-range", QT_TRANSLATE_NOOP("RulingText", "Out of range: %2 in away.")},
    {"out-of-arc", QT_TRANSLATE_NOOP("RulingText", "The target lies wholly outside the observer's arc.")},
    {"out-of-arc-center",
     QT_TRANSLATE_NOOP("RulingText", "The center of the target's facing side lies outside the observer's arc.")},
    {"not-a-source", QT_TRANSLATE_NOOP("RulingText", "Only the front rank of this unit sees for it.")},
    {"contact", QT_TRANSLATE_NOOP("RulingText", "Models in base contact see each other.")},
    {"seen-back", QT_TRANSLATE_NOOP("RulingText", "The target has a line to the observer, and sight is mutual.")},
    {"patch-too-small", QT_TRANSLATE_NOOP("RulingText", "The visible part of the target is too small.")},
    {"ignored-target-there", QT_TRANSLATE_NOOP("RulingText", "Does not block because of the target’s position: %1.")},
    {"ignored-observer-there",
     QT_TRANSLATE_NOOP("RulingText", "Does not block because of the observer’s position: %1.")},
    {"ignored-state", QT_TRANSLATE_NOOP("RulingText", "Does not block in its state: %1.")},
    {"ignored-height",
     QT_TRANSLATE_NOOP("RulingText", "Does not block because of the models’ position or height: %1.")},
    {"hidden-beyond", QT_TRANSLATE_NOOP("RulingText", "Hidden beyond %2 in, because of where the target stands: %1.")},
    {"cover-from", QT_TRANSLATE_NOOP("RulingText", "Cover “%3” from %1.")},
    {"cover-too-far",
     QT_TRANSLATE_NOOP("RulingText", "No cover from %1: lines cross it farther than %2 in from the target.")},
    {"cover-no-contact", QT_TRANSLATE_NOOP("RulingText", "No cover from %1: the target is not in contact with it.")},
    {"cover-too-low", QT_TRANSLATE_NOOP("RulingText", "No cover from %1: a height of %2 in is too low.")},
    {"cover-off-line",
     QT_TRANSLATE_NOOP("RulingText", "No cover from %1: the shortest line between the two bases misses it.")},
    {"cover-too-little", QT_TRANSLATE_NOOP("RulingText", "No cover from %1: too little of the target is hidden.")},
    {"cover-ignored-target-there",
     QT_TRANSLATE_NOOP("RulingText", "No cover from %1: it is ignored because of the target’s position.")},
    {"cover-ignored-observer-there",
     QT_TRANSLATE_NOOP("RulingText", "No cover from %1: it is ignored because of the observer’s position.")},
    {"cover-ignored-state", QT_TRANSLATE_NOOP("RulingText", "No cover from %1: it is ignored in its state.")},
    {"cover-ignored-height",
     QT_TRANSLATE_NOOP("RulingText", "No cover from %1: it is ignored because of the models’ position or height.")},
    {"cover-models-near",
     QT_TRANSLATE_NOOP("RulingText", "No cover from %1: the two models are no more than %2 in apart.")},
    {"cover-off-keyword", QT_TRANSLATE_NOOP("RulingText", "No cover from %1: the target has the keyword “%3”.")},
    {"cover-off-state", QT_TRANSLATE_NOOP("RulingText", "No cover from %1: the target is in the state “%3”.")},
    {"cover-ended",
     QT_TRANSLATE_NOOP("RulingText", "No cover from being partly hidden: %1 of the same unit sees all of the target.")},
    {"cover-unseen", QT_TRANSLATE_NOOP("RulingText", "Cover “%3”, because nothing of it is seen.")},
    {"ask-the-judge", QT_TRANSLATE_NOOP("RulingText", "Cover “%3” is the judge’s decision.")},
    {"from-above", QT_TRANSLATE_NOOP("RulingText", "From above: %3.")},
    {"through-zone", QT_TRANSLATE_NOOP("RulingText", "Through a zone (%3): %1.")},
    {"no-valid-target", QT_TRANSLATE_NOOP("RulingText", "Visible, but not a valid target in the state “%3”.")},
    {"target-too-far", QT_TRANSLATE_NOOP("RulingText", "Visible, but a valid target only within %2 in.")},
    {"target-not-nearest", QT_TRANSLATE_NOOP("RulingText", "Visible, but not a valid target: %1 is closer.")},
    {"keyword-modifier", QT_TRANSLATE_NOOP("RulingText", "Modifier by a keyword of the target: %3.")},
    {"no-keywords",
     QT_TRANSLATE_NOOP("RulingText", "No keywords are entered for the target; it counts as none of: %3.")},
    {"no-arc", QT_TRANSLATE_NOOP("RulingText",
                                 "The arc was not checked, because the observer has no printed arc; enter it "
                                 "in its properties (“arc” in the file).")},
    {"no-weapon-arc",
     QT_TRANSLATE_NOOP("RulingText",
                       "The arc was not checked, because no weapon of the observer has one; add a weapon with "
                       "an arc in its properties (“weapons” in the file).")},
    {"no-dot", QT_TRANSLATE_NOOP("RulingText",
                                 "Lines run to the center of the base where no printed dot is entered: %1; "
                                 "enter a hull zone in the properties (“dot_mm” in the file).")},
    {"guessed-zone",
     QT_TRANSLATE_NOOP("RulingText",
                       "Arc and dot are guessed from the base: %1; enter those of the ship in its properties.")},
    {"shot-near",
     QT_TRANSLATE_NOOP("RulingText", "Within %2 in of the line of this shot: %1. That is yours to judge.")},
    {"guessed-size", QT_TRANSLATE_NOOP("RulingText",
                                       "Sizes guessed from heights in inches: %1; enter them in the properties (“size” "
                                       "in the file).")},
    {"exact-height", QT_TRANSLATE_NOOP("RulingText", "%1 is taken as exactly %2 in high.")},
    {"exact-height-wall", QT_TRANSLATE_NOOP("RulingText", "A wall of %1 is taken as exactly %2 in high.")},
    {"exact-elevation", QT_TRANSLATE_NOOP("RulingText", "%1 is taken as exactly %2 in up.")},
    {"range-band", QT_TRANSLATE_NOOP("RulingText", "%2 in away: %3.")},
    {"full-rests-on-heights", QT_TRANSLATE_NOOP("RulingText", "Full visibility depends on heights; counted as no.")},
    {"not-settled", QT_TRANSLATE_NOOP("RulingText", "Too close to call; counted as blocked.")},
    {"lines-touch", QT_TRANSLATE_NOOP("RulingText", "Every free line touches %1.")},
    {"on-grid",
     QT_TRANSLATE_NOOP("RulingText", "What decides stands on the lines of the grid, and moves by whole cells.")},
    {"openings-closed",
     QT_TRANSLATE_NOOP("RulingText", "Windows count as closed, as the table is seen from above: %1.")},
});

/// Reasons why a rule set sees less than geometry does, and why it sees more.
constexpr std::array kHiding{"not-a-source", "out-of-range",  "out-of-arc", "patch-too-small",
                             "blocked-by",   "hidden-beyond", "not-settled"};
constexpr std::array kNoTarget{"no-valid-target", "target-too-far", "target-not-nearest", "fire-blocked-by"};
constexpr std::array kShowing{"contact",      "seen-back",       "ignored-target-there", "ignored-observer-there",
                              "ignored-near", "ignored-keyword", "ignored-state",        "ignored-height",
                              "ignored-size"};

/// Reasons why something gives no cover that nearly does.
constexpr std::array kMissedCover{"cover-too-far",
                                  "cover-no-contact",
                                  "cover-too-low",
                                  "cover-off-line",
                                  "cover-too-little",
                                  "cover-models-near",
                                  "cover-off-keyword",
                                  "cover-off-state",
                                  "cover-ignored-target-there",
                                  "cover-ignored-observer-there",
                                  "cover-ignored-near",
                                  "cover-ignored-keyword",
                                  "cover-ignored-state",
                                  "cover-ignored-height"};

/// Reasons why the arc of the observer was not checked.
constexpr std::array kNoArc{"no-arc", "no-weapon-arc"};

constexpr int kHashDigits = 12;

template <class Codes> bool isOneOf(const scenarios::Reason& reason, const Codes& codes) {
    return std::ranges::any_of(codes, [&](const char* code) { return reason.code == QLatin1String{code}; });
}

template <class Codes>
const scenarios::Reason* firstOf(const std::vector<scenarios::Reason>& reasons, const Codes& codes) {
    const auto found =
        std::ranges::find_if(reasons, [&](const scenarios::Reason& reason) { return isOneOf(reason, codes); });
    return found == reasons.end() ? nullptr : &*found;
}

/// Nobody measures less than that on a table, in millimeters.
constexpr double kMeasurable = 0.1;

/// The unit of the table, and millimeters for what it would tell as next to nothing, with as many digits as they need.
QString marginText(double millimeters) {
    constexpr double kInTableUnit = 2.54; // 0.1 in
    if (millimeters > 0.0 && millimeters < kMeasurable) {
        return RulingWords::tr("less than %1 mm").arg(QLocale{}.toString(kMeasurable, 'f', 1));
    }
    return millimeters < 1.0            ? RulingWords::tr("%1 mm").arg(QLocale{}.toString(millimeters, 'g', 2))
           : millimeters < kInTableUnit ? millimetersText(millimeters)
                                        : lengthText(geometry::Length::fromMillimeters(millimeters));
}

/// What margins count to. %1: the things named; %2: a length in inches.
constexpr auto kThresholds = std::to_array<CodedText>({
    {"margin-hidden", QT_TRANSLATE_NOOP("RulingText", "the %2 in of hidden: %1")},
    {"margin-range", QT_TRANSLATE_NOOP("RulingText", "the range of %2 in")},
    {"margin-line", QT_TRANSLATE_NOOP("RulingText", "the line of sight closes")},
    {"margin-line-opens", QT_TRANSLATE_NOOP("RulingText", "a line opens")},
    {"margin-line-closes", QT_TRANSLATE_NOOP("RulingText", "line closed by %1")},
    {"margin-standing", QT_TRANSLATE_NOOP("RulingText", "edge of %1")},
    {"margin-near", QT_TRANSLATE_NOOP("RulingText", "%2 in from %1")},
    {"margin-arc", QT_TRANSLATE_NOOP("RulingText", "edge of the arc")},
    {"margin-apart", QT_TRANSLATE_NOOP("RulingText", "%2 in between the two")},
    {"margin-contact", QT_TRANSLATE_NOOP("RulingText", "base contact")},
});

/// Returns the names of what the reason is about: pieces first, told apart, then models.
QStringList namesIn(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    QStringList names = namesApart(scenario, reason.pieces);
    std::ranges::transform(reason.models, std::back_inserter(names),
                           [&](const scenarios::ModelId& model) { return nameOf(scenario, model); });
    return names;
}

/// Returns the sentence of an exemption by a keyword of a model, its wounds or its place, which comes last in the
/// reason. Empty for other reasons.
QString modelSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario, const QString& keyword) {
    const char* english =
        reason.word.isEmpty() ? textOfCode(kModelSentences, reason.code) : textOfCode(kKeywordSentences, reason.code);
    if (!english || reason.models.empty()) {
        return {};
    }
    const QStringList names = namesIn(reason, scenario);
    const scenarios::Model* model = scenario.model(reason.models.back());
    const double number = reason.inches.value_or(model ? scenarios::woundsOf(*model) : 0);
    return RulingWords::tr(english)
        .replace(QStringLiteral("%2"), QLocale{}.toString(number, 'g', 4))
        .replace(QStringLiteral("%3"), keyword)
        .replace(QStringLiteral("%4"), names.back())
        .replace(QStringLiteral("%1"), listOfNames(names.mid(0, names.size() - 1)));
}

/// Returns the sentence of what blocks, or is passed, by its size: "Too small to block: Truck (size 3); the target has
/// size 4." Empty for other reasons.
QString sizeSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    QStringList names = namesIn(reason, scenario);
    const QStringList sizes = reason.word.split(u' ', Qt::SkipEmptyParts);
    const qsizetype more = sizes.size() - names.size();
    const bool areBoth = more == 2;
    const char* english = more != 1 && !areBoth ? nullptr
                          : areBoth             ? textOfCode(kSizesSentences, reason.code)
                                                : textOfCode(kSizeSentences, reason.code);
    if (!english || names.isEmpty()) {
        return {};
    }
    const auto told = [&](qsizetype at) { return QLocale{}.toString(sizes[at].toDouble(), 'g', 4); };
    const qsizetype count = names.size();
    for (qsizetype i = 0; i < count; ++i) {
        names[i] = RulingWords::tr("%1 (size %2)", "a piece or a model").arg(names[i], told(i));
    }
    return RulingWords::tr(english)
        .replace(QStringLiteral("%3"), areBoth ? told(count + 1) : QString{})
        .replace(QStringLiteral("%2"), told(count))
        .replace(QStringLiteral("%1"), listOfNames(names));
}

/// Margins to a line of some width, where that is what decides. %1: the things named; %2: the width of the line.
constexpr auto kWideThresholds = std::to_array<CodedText>({
    {"margin-line", QT_TRANSLATE_NOOP("RulingText", "the %2 wide line of the rules")},
    {"margin-line-opens", QT_TRANSLATE_NOOP("RulingText", "the %2 wide line of the rules passes")},
    {"margin-line-closes", QT_TRANSLATE_NOOP("RulingText", "the %2 wide line of the rules closes at %1")},
});

/// Returns the width of the rule pack's lines if the margin is no more than that or the ruling is too close to call, so
/// that a narrower line would give another margin worth telling; else std::nullopt.
std::optional<geometry::Length> decidingWidth(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto pack = rules && rules->id == verdict.rules ? rules->pack : nullptr;
    if (!pack || pack->line.width <= geometry::Length{}) {
        return {};
    }
    const double least = std::max(pack->line.width.millimeters(), verdict.toleranceMillimeters);
    return verdict.ruling.margin->millimeters.value_or(0.0) <= least ? std::optional{pack->line.width} : std::nullopt;
}

/// The base of a pair and the piece whose edge decides whether it stands within.
struct EdgeOfPiece {
    const scenarios::Model* model = nullptr;
    const scenarios::Piece* piece = nullptr;
    bool isMet = false;   ///< the base ends on the edge, to less than anyone measures
    bool isWhole = false; ///< it has to cross the edge by more than half: it is across at shorter moves already
};

/// Returns base and piece of a margin that counts to the edge of a piece; std::nullopt if the bases of both models, or
/// of neither, are that near to it. Precondition: there is a margin.
std::optional<EdgeOfPiece> decidingEdge(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const scenarios::Reason& margin = *verdict.ruling.margin;
    const auto* piece = margin.pieces.empty() ? nullptr : scenario.piece(margin.pieces.front());
    const auto* outline = piece ? std::get_if<geometry::Polygon>(&piece->outline) : nullptr;
    if (margin.code != u"margin-standing" || !outline) {
        return {};
    }
    const double millimeters = margin.millimeters.value_or(0.0);
    const auto isAcross = [&](const geometry::PlacedFootprint& base) {
        return touches(base, *outline) && !liesWhollyIn(base, *outline);
    };
    std::optional<EdgeOfPiece> found;
    for (const scenarios::ModelId& id : {verdict.observer, verdict.target}) {
        const scenarios::Model* model = scenario.model(id);
        const auto by = geometry::Length::fromMillimeters(millimeters + kMeasurable);
        if (!model || !isAcross(geometry::containingAllMoves(model->placed(), by))) {
            continue;
        }
        if (found) {
            return {};
        }
        const auto inner =
            geometry::containedInAllMoves(model->placed(), geometry::Length::fromMillimeters(kMeasurable));
        const auto before = geometry::Length::fromMillimeters(std::max(0.0, millimeters - kMeasurable));
        const bool isWhole = !geometry::containedInAllMoves(model->placed(), by) &&
                             isAcross(geometry::containingAllMoves(model->placed(), before));
        found = EdgeOfPiece{model, piece, millimeters < kMeasurable && !(inner && isAcross(*inner)), isWhole};
    }
    return found;
}

/// Returns what a margin counts to, whatever the bases: "the 15 in of hidden: Bastion".
QString thresholdText(const scenarios::Reason& margin, const scenarios::Scenario& scenario) {
    const QString names = listOfNames(namesIn(margin, scenario));
    if (margin.code == u"margin-line-opens" && !names.isEmpty()) {
        return RulingWords::tr("a line opens past %1").arg(names);
    }
    const char* english = textOfCode(kThresholds, margin.code);
    if (!english) {
        return margin.code;
    }
    QString text = RulingWords::tr(english)
                       .replace(QStringLiteral("%2"), QLocale{}.toString(margin.inches.value_or(0.0), 'g', 4))
                       .replace(QStringLiteral("%1"), names);
    while (names.isEmpty() && (text.endsWith(u':') || text.back().isSpace())) {
        text.chop(1); // no piece is known
    }
    return text;
}

/// Returns what the margin counts to: "the base of Lancer crosses the edge of Bastion". Precondition: there is a
/// margin.
QString thresholdText(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const scenarios::Reason& margin = *verdict.ruling.margin;
    if (const auto edge = decidingEdge(verdict, scenario)) {
        if (edge->isWhole) {
            return RulingWords::tr("the whole base of %1 crosses the edge of %2", "a model, a piece")
                .arg(nameOf(scenario, edge->model->id), listOfNames(namesIn(margin, scenario)));
        }
        return RulingWords::tr("the base of %1 crosses the edge of %2", "a model, a piece")
            .arg(nameOf(scenario, edge->model->id), listOfNames(namesIn(margin, scenario)));
    }
    const QString names = listOfNames(namesIn(margin, scenario));
    if (const char* wide = textOfCode(kWideThresholds, margin.code)) {
        if (const auto width = decidingWidth(verdict, scenario)) {
            return RulingWords::tr(wide)
                .replace(QStringLiteral("%2"), lineWidthText(*width))
                .replace(QStringLiteral("%1"), names);
        }
    }
    return thresholdText(margin, scenario);
}

/// Which height of an element a margin is about. %1: the element.
constexpr auto kHeights = std::to_array<CodedText>({
    {"", QT_TRANSLATE_NOOP("RulingText", "the height of %1")},
    {"underside", QT_TRANSLATE_NOOP("RulingText", "the height of the underside of %1")},
    {"wall", QT_TRANSLATE_NOOP("RulingText", "the height of a wall of %1")},
    {"sill", QT_TRANSLATE_NOOP("RulingText", "the sill height of an opening in %1")},
    {"lintel", QT_TRANSLATE_NOOP("RulingText", "the height of an opening in %1")},
    {"width", QT_TRANSLATE_NOOP("RulingText", "the width of an opening in %1")},
});

/// Returns what may change a ruling, up to a threshold, as a sentence without its full stop.
QString mayChange(const scenarios::Reason& margin, const scenarios::Scenario& scenario, const QString& threshold) {
    const double millimeters = margin.millimeters.value_or(0.0);
    if (margin.code == u"margin-height") {
        return RulingWords::tr("The ruling may change if %1 changes by %2", "“the height of …”, a length")
            .arg(heightText(margin, scenario), marginText(millimeters));
    }
    return millimeters <= 0.0
               ? RulingWords::tr("The ruling may change at the slightest move (%1)", "up to what").arg(threshold)
               : RulingWords::tr("The ruling may change if a model or piece moves %1 (%2)", "a length, up to what")
                     .arg(marginText(millimeters), threshold);
}

/// Returns a margin as a sentence without the rest of its verdict; empty for other reasons.
QString marginReason(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    if (!reason.code.startsWith(u"margin-")) {
        return {};
    }
    const QString sentence = reason.code == u"margin-reach"
                                 ? RulingWords::tr("No single move of up to 6 in is known to change the ruling")
                                 : mayChange(reason, scenario, thresholdText(reason, scenario));
    return RulingWords::tr("%1.", "a sentence without its full stop").arg(sentence);
}

/// True if `closeRulingSentence` tells the margin.
bool isCloseByMargin(const scenarios::Verdict& verdict) {
    const auto& margin = verdict.ruling.margin;
    return margin && margin->code != u"margin-reach" &&
           margin->millimeters.value_or(0.0) <= verdict.toleranceMillimeters;
}

/// True if nothing but the facing of the observer is known to hide the target.
bool isForTurning(const scenarios::Verdict& verdict) {
    const auto* first = firstOf(verdict.ruling.reasons, kHiding);
    return first && first->code == u"out-of-arc" && !verdict.ruling.visible && !verdict.ruling.overruled &&
           std::ranges::none_of(verdict.ruling.reasons,
                                [](const auto& reason) { return reason.code == u"blocked-by"; });
}

QString rulesName(const scenarios::Verdict& verdict) {
    return verdict.ruling.rulesName.isEmpty() ? verdict.rules : shippedText(verdict.ruling.rulesName);
}

/// The first words where the ruling is another answer than the geometry.
QString
visibleByRules(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario, const scenarios::Reason* why) {
    if (why && (why->code == u"contact" || why->code == u"seen-back")) {
        return RulingWords::tr("Visible by the rules: %1 No straight line passes.").arg(ruleSentence(*why, scenario));
    }
    const auto passed = seenThrough(verdict, scenario);
    if (passed.empty()) {
        return RulingWords::tr("Visible by the rules: %1 lets a line pass where no straight line does.")
            .arg(rulesName(verdict));
    }
    const QString names = listOfNames(namesApart(scenario, passed));
    if (!verdict.volume) { // seen from above even a low piece is in the way, and nobody looks through it
        return RulingWords::tr("Visible by the rules: %1 lets lines pass %2, in the way as seen from above.")
            .arg(rulesName(verdict), names);
    }
    return RulingWords::tr("Visible by the rules: %1 sees through %2; the straight line is blocked there.")
        .arg(rulesName(verdict), names);
}

/// Orders rules that hide the target: first the one that stops most of what is in the way, among equals one that makes
/// things closed at any height before one that takes them by their shape.
void putDecidingFirst(std::vector<const scenarios::Reason*>& reasons,
                      const scenarios::Verdict& verdict,
                      const scenarios::Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto pack = rules && rules->id == verdict.rules ? rules->pack : nullptr;
    const auto rank = [&](const scenarios::Reason* reason) {
        std::size_t named = 0;
        for (const scenarios::Reason& other : verdict.ruling.reasons) {
            named += other.code == reason->code && other.rule == reason->rule
                         ? other.pieces.size() + other.models.size()
                         : 0;
        }
        const auto isByShape =
            pack && std::ranges::any_of(pack->block, [&](const scenarios::BlockLine& line) {
                return line.path == reason->rule && line.comparison == scenarios::SizeComparison::Real;
            });
        return std::pair{-static_cast<std::ptrdiff_t>(named), isByShape};
    };
    std::ranges::stable_sort(reasons, {}, rank);
}

/// Returns a hidden share with as many digits as tell on which side of the thresholds of all cover lines it lies.
QString shareBeside(double share, const scenarios::RuleSet* rules) {
    if (!rules || !rules->pack || share > 0.99 || share < 0.01) {
        return shareText(share);
    }
    const auto isTold = [&](double unit) {
        const double rounded = std::round(share / unit) * unit;
        return std::ranges::all_of(rules->pack->cover, [&](const scenarios::CoverLine& line) {
            return line.trigger != scenarios::CoverTrigger::Fraction ||
                   (rounded > line.fraction) == (share > line.fraction);
        });
    };
    constexpr double kPercent = 0.01;
    return isTold(kPercent) ? shareText(share)
                            : RulingWords::tr("%1 %", "a share")
                                  .arg(QLocale{}.toString(100.0 * share, 'f', isTold(kPercent / 10) ? 1 : 3));
}

/// What a hidden share of a target is a share of.
enum class ShareOf {
    Side,          ///< the area of its side, among solids
    Width,         ///< the width of its facing side
    WidthFromAbove ///< the width that a line of cover compares with a threshold, whatever the heights
};

ShareOf shareOf(const QString& line, const scenarios::RulePack& pack) {
    const bool areSolids = pack.space == scenarios::Space::Prism || pack.space == scenarios::Space::Sculpt;
    const auto cover = std::ranges::find(pack.cover, line, &scenarios::CoverLine::path);
    const bool isCompared = cover != pack.cover.end() && cover->trigger == scenarios::CoverTrigger::Fraction;
    if (isCompared && (!areSolids || pack.coverLines.plane != scenarios::MeasurePlane::Space)) {
        return ShareOf::WidthFromAbove;
    }
    return areSolids ? ShareOf::Side : ShareOf::Width;
}

/// Returns who hides what share of the target.
QString hiddenText(ShareOf of, const QStringList& names, const QString& share) {
    const bool areSeveral = names.size() > 1;
    const QString list = listOfNames(names);
    switch (of) {
    case ShareOf::Side:
        return (areSeveral ? RulingWords::tr("%2 of the target is hidden by %1 together, wherever on its base the "
                                             "observer looks from")
                           : RulingWords::tr("%2 of the target is hidden by %1 alone, wherever on its base the "
                                             "observer looks from"))
            .arg(list, share);
    case ShareOf::WidthFromAbove:
        return (areSeveral ? RulingWords::tr("%2 of the target’s width, as seen from above, is hidden by %1 together "
                                             "from where the rules draw the lines")
                           : RulingWords::tr("%2 of the target’s width, as seen from above, is hidden by %1 alone "
                                             "from where the rules draw the lines"))
            .arg(list, share);
    case ShareOf::Width: break;
    }
    return (areSeveral ? RulingWords::tr("%2 of the width of the target’s facing side is hidden by %1 together, "
                                         "wherever on its base the observer looks from")
                       : RulingWords::tr("%2 of the width of the target’s facing side is hidden by %1 alone, "
                                         "wherever on its base the observer looks from"))
        .arg(list, share);
}

QString answerText(bool visible, bool fullyVisible) {
    if (!visible) {
        return RulingWords::tr("not visible");
    }
    return fullyVisible ? RulingWords::tr("fully visible") : RulingWords::tr("visible");
}

} // namespace

QString heightText(const scenarios::Reason& margin, const scenarios::Scenario& scenario) {
    const char* english = textOfCode(kHeights, margin.word);
    return RulingWords::tr(english ? english : kHeights.front().text).arg(listOfNames(namesIn(margin, scenario)));
}

QString judgeReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    if (reason.code == u"overruled") {
        return RulingWords::tr("Overruled by %1: %2").arg(reason.word, reason.note);
    }
    if (!scenarios::isOfJudge(reason)) {
        return {};
    }
    const QString piece = reason.pieces.empty() ? QString{} : nameOf(scenario, reason.pieces.front());
    const auto* outline = reason.pieces.empty() ? nullptr : scenario.piece(reason.pieces.front());
    if (outline && !outline->isWall() && outline->walls.empty()) {
        return reason.code == u"wall-overruled"
                   ? RulingWords::tr("%1 was overruled by %2 for this pair: %3").arg(piece, reason.word, reason.note)
                   : RulingWords::tr("%1 was overruled by %2 for all pairs: %3").arg(piece, reason.word, reason.note);
    }
    return reason.code == u"wall-overruled" ? RulingWords::tr("A wall of %1 was overruled by %2 for this pair: %3")
                                                  .arg(piece, reason.word, reason.note)
                                            : RulingWords::tr("A wall of %1 was overruled by %2 for all pairs: %3")
                                                  .arg(piece, reason.word, reason.note);
}

QString ruleSetHeading(const scenarios::Verdict& verdict) {
    const auto& before = verdict.ruling.overruled;
    if (!before || before->by.empty() || before->by.front().piece) {
        return {};
    }
    return before->by.size() > 1 ? RulingWords::tr("The rule set with the walls as ruled:")
                                 : RulingWords::tr("The rule set says: %1.", "its answer, before its reasons")
                                       .arg(answerText(before->visible, before->fullyVisible));
}

const scenarios::Reason* differingReason(const scenarios::Verdict& verdict) {
    const auto& reasons = verdict.ruling.reasons;
    if (verdict.ruling.overruled) {
        const auto found = std::ranges::find_if(reasons, scenarios::isOfJudge);
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

std::vector<const scenarios::Reason*> differingReasons(const scenarios::Verdict& verdict,
                                                       const scenarios::Scenario& scenario) {
    const auto* first = differingReason(verdict);
    if (!first) {
        return {};
    }
    std::vector<const scenarios::Reason*> reasons{first};
    const bool isIgnored = first->code.startsWith(u"ignored-");
    if (first->code != u"blocked-by" && !isIgnored) {
        return reasons;
    }
    const auto passed = isIgnored ? seenThrough(verdict, scenario) : std::vector<scenarios::PieceId>{};
    const auto matters = [&](const scenarios::Reason& reason) {
        return passed.empty() || std::ranges::any_of(reason.pieces, [&](const auto& piece) {
                   return std::ranges::find(passed, piece) != passed.end();
               });
    };
    for (const scenarios::Reason& reason : verdict.ruling.reasons) {
        const bool isAlike = isIgnored ? reason.code.startsWith(u"ignored-") : reason.code == first->code;
        const bool isNew = std::ranges::none_of(reasons, [&](const auto* known) { return known->rule == reason.rule; });
        if (isAlike && isNew && matters(reason)) {
            reasons.push_back(&reason);
        }
    }
    if (reasons.size() > 1 && !matters(*first)) {
        reasons.erase(reasons.begin());
    }
    if (!isIgnored) {
        putDecidingFirst(reasons, verdict, scenario);
    }
    return reasons;
}

/// Returns the name of a level of cover without what it does to a roll: "cover" of "cover, -1 to hit".
static QString bareLevel(const scenarios::Reason& reason) {
    return shippedText(reason.levelName.isEmpty() ? reason.word : reason.levelName).section(u',', 0, 0);
}

/// Returns the rule of a level of cover that begins with the name of the level, without that: "units hide more than
/// half". Empty for other reasons.
static QString ruleOfLevel(const scenarios::Reason& reason) {
    const QString level = bareLevel(reason);
    const QString label = shippedText(reason.label);
    const bool isOfLevel = reason.code == u"cover-from" && !level.isEmpty() &&
                           label.startsWith(level, Qt::CaseInsensitive) && label.mid(level.size()).startsWith(u": ");
    return isOfLevel ? label.mid(level.size() + 2) : QString{};
}

QString ruleSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    if (const QString rule = ruleOfLevel(reason); !rule.isEmpty()) {
        const QString names = listOfNames(namesIn(reason, scenario));
        const QString label = shippedText(reason.label);
        return names.isEmpty() ? RulingWords::tr("%1.", "a sentence without its full stop").arg(label)
               : bareLevel(reason) == coverWord()
                   ? RulingWords::tr("Cover from %1: %2.", "what gives it, a rule").arg(names, rule)
                   : RulingWords::tr("Cover from %1. %2.", "what gives it, a rule").arg(names, label);
    }
    const QString sentence = reasonSentence(reason, scenario);
    return reason.label.isEmpty()
               ? sentence
               : RulingWords::tr("%1 %2.", "a reason, and the rule behind it").arg(sentence, shippedText(reason.label));
}

bool saysWhyHidden(const scenarios::Reason& reason) { return isOneOf(reason, kHiding); }

QString missingKeywords(const scenarios::Verdict& verdict) {
    const auto& reasons = verdict.ruling.reasons;
    const auto reason = std::ranges::find(reasons, QStringLiteral("no-keywords"), &scenarios::Reason::code);
    return reason == reasons.end() ? QString{} : reason->word;
}

const scenarios::Reason* hidingReason(const scenarios::Verdict& verdict) {
    return firstOf(verdict.ruling.reasons, kHiding);
}

std::vector<const scenarios::Reason*> decidingReasons(const scenarios::Verdict& verdict,
                                                      const scenarios::Scenario& scenario) {
    const auto& ruling = verdict.ruling;
    if (ruling.status.isEmpty() || ruling.overruled) {
        return {};
    }
    const auto* first = hidingReason(verdict);
    if (ruling.visible || !first || first->code != u"blocked-by") {
        return ruling.visible ? differingReasons(verdict, scenario)
               : first        ? std::vector<const scenarios::Reason*>{first}
                              : std::vector<const scenarios::Reason*>{};
    }
    std::vector<const scenarios::Reason*> closing;
    std::vector<const scenarios::Reason*> others;
    for (const scenarios::Reason& reason : ruling.reasons) {
        const auto isOfRule = [&](const scenarios::Reason* known) { return known->rule == reason.rule; };
        if (reason.code == u"closed-by") {
            closing.push_back(&reason);
        } else if (reason.code == u"blocked-by" && std::ranges::none_of(others, isOfRule)) {
            others.push_back(&reason);
        }
    }
    putDecidingFirst(others, verdict, scenario);
    std::ranges::copy_if(others, std::back_inserter(closing), [&](const scenarios::Reason* other) {
        return std::ranges::none_of(closing, [&](const auto* known) { return known->rule == other->rule; });
    });
    return closing;
}

QString hiddenSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto* reason = hidingReason(verdict);
    if (!reason) {
        return RulingWords::tr("%1 lets no line pass.").arg(rulesName(verdict));
    }
    if (isForTurning(verdict)) {
        return reason->word == u"facing-center"
                   ? RulingWords::tr("The center of the target's facing side lies outside the observer's arc. Turn the "
                                     "observer to face it.")
                   : RulingWords::tr(
                         "The target lies wholly outside the observer's arc. Turn the observer to face it.");
    }
    if (reason->code != u"blocked-by") {
        return ruleSentence(*reason, scenario);
    }
    const QStringList names = blockerNames(verdict, scenario);
    const QString ofDrawnLine = names.isEmpty() ? QString{} : drawnLineBlockedSentence(verdict, scenario, names);
    const QString ofWidth = narrowLineSentence(verdict, scenario);
    const QString sentence =
        !ofWidth.isEmpty()       ? ofWidth
        : names.isEmpty()        ? reasonSentence(*reason, scenario)
        : !ofDrawnLine.isEmpty() ? ofDrawnLine
        : verdict.visible()      ? RulingWords::tr("The rules let no line past %1.").arg(listOfNames(names))
        : names.size() == 1
            ? RulingWords::tr("Every line between the two bases is blocked by %1.").arg(names.front())
            : RulingWords::tr("%1 together close every line between the two bases.").arg(listOfNames(names));
    const auto rules = decidingReasons(verdict, scenario);
    const bool isClosed = !rules.empty() && rules.front()->code == u"closed-by";
    const QString label = isClosed ? rules.front()->label : reason->label;
    const QString code = isClosed ? rules.front()->code : reason->code;
    const bool isOneRule = std::ranges::all_of(
        verdict.ruling.reasons, [&](const auto& other) { return other.code != code || other.label == label; });
    return label.isEmpty() || !isOneRule
               ? sentence
               : RulingWords::tr("%1 %2.", "a reason, and the rule behind it").arg(sentence, shippedText(label));
}

/// True if the target has a state by which its cover decides whether it may be targeted.
static bool isUnderOrder(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto pack = rules && rules->id == verdict.rules ? rules->pack : nullptr;
    const auto* target = scenario.model(verdict.target);
    return pack && target && std::ranges::any_of(pack->order, [&](const scenarios::OrderRules& order) {
               return hasWord(*target, order.state);
           });
}

/// True if the margin rests on a line of the pack that stops shots, but nothing else.
static bool isOfShots(const scenarios::Reason& margin, const scenarios::Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    return rules && rules->pack && std::ranges::any_of(rules->pack->block, [&](const scenarios::BlockLine& line) {
               return line.path == margin.rule && line.stopsFire && !line.stopsSight;
           });
}

/// True if the target is seen, and whether it may be targeted is what may change.
static bool isOfTargeting(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto& margin = verdict.ruling.margin;
    const bool isByMargin =
        margin && (margin->rule.startsWith(QLatin1String{"$.targeting"}) || isOfShots(*margin, scenario));
    return verdict.ruling.visible && (!verdict.ruling.validTarget || isByMargin || isUnderOrder(verdict, scenario));
}

QString touchedSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto& reasons = verdict.ruling.reasons;
    const auto touched = std::ranges::find(reasons, QStringLiteral("lines-touch"), &scenarios::Reason::code);
    return touched != reasons.end() ? reasonSentence(*touched, scenario) : QString{};
}

QString closeRulingSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const bool isVisible = verdict.ruling.visible;
    if (const QString touched = touchedSentence(verdict, scenario); !touched.isEmpty()) {
        return RulingWords::tr("Visible by the rules, but too close to call: %1", "a sentence").arg(touched);
    }
    if (const QString ofWidth = narrowLineSentence(verdict, scenario); !ofWidth.isEmpty()) {
        return RulingWords::tr("Not visible by the rules, but too close to call: %1", "a sentence").arg(ofWidth);
    }
    if (isCloseByMargin(verdict)) {
        const scenarios::Reason& margin = *verdict.ruling.margin;
        const QString by = marginText(margin.millimeters.value_or(0.0));
        const auto edge = decidingEdge(verdict, scenario);
        const QString what =
            edge && edge->isMet
                ? RulingWords::tr("the base of %1 ends on the edge of %2, and whether it is within decides",
                                  "a model, a piece")
                      .arg(nameOf(scenario, edge->model->id), listOfNames(namesIn(margin, scenario)))
            : margin.code == u"margin-height"
                ? RulingWords::tr("that may change if %1 changes by %2", "“the height of …”, a length")
                      .arg(heightText(margin, scenario), by)
            : margin.millimeters.value_or(0.0) <= 0.0
                ? RulingWords::tr("that may change at the slightest move (%1)", "up to what")
                      .arg(thresholdText(verdict, scenario))
                : RulingWords::tr("that may change if a model or piece moves %1 (%2)", "a length, up to what")
                      .arg(by, thresholdText(verdict, scenario));
        return isOfTargeting(verdict, scenario)
                   ? RulingWords::tr("Visible, but whether it may be targeted is too close to call: %1.").arg(what)
               : isVisible ? RulingWords::tr("Visible by the rules, but too close to call: %1.").arg(what)
                           : RulingWords::tr("Not visible by the rules, but too close to call: %1.").arg(what);
    }
    const QString tolerance = millimetersText(verdict.toleranceMillimeters);
    if (isOfTargeting(verdict, scenario)) {
        return RulingWords::tr("Visible, but moving a base by %1 may change whether it may be targeted.")
            .arg(tolerance);
    }
    return isVisible
               ? RulingWords::tr("Visible by the rules, but moving a base by %1 may change the answer.").arg(tolerance)
               : RulingWords::tr("Not visible by the rules, but moving a base by %1 may change the answer.")
                     .arg(tolerance);
}

/// True if all free lines touch a top or an underside: a change of heights turns the ruling sooner than any move.
static bool heightsDecide(const scenarios::Verdict& verdict) {
    const auto& ruling = verdict.ruling;
    return ruling.certainty != scenarios::Certainty::Certain && ruling.isMarginProved &&
           std::ranges::find(ruling.reasons, QStringLiteral("lines-touch"), &scenarios::Reason::code) !=
               ruling.reasons.end();
}

/// Returns the margin without what it leaves out. Precondition: there is a margin.
static QString marginOfSight(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const scenarios::Reason& margin = *verdict.ruling.margin;
    if (margin.code == u"margin-reach") {
        return isForTurning(verdict) ? RulingWords::tr("Turning the observer may change the ruling; no single move of "
                                                       "up to 6 in along the table does")
               : heightsDecide(verdict)
                   ? RulingWords::tr(
                         "Heights decide here; no single move up to 6 in along the table changes the ruling")
               : verdict.ruling.isMarginProved
                   ? RulingWords::tr("No single move up to 6 in along the table changes the ruling")
                   : RulingWords::tr("No single move of up to 6 in is known to change the ruling");
    }
    const QString by = marginText(margin.millimeters.value_or(0.0));
    if (margin.code == u"margin-height" && !verdict.ruling.certainty) {
        return RulingWords::tr("The ruling may change if %1 changes by %2; nothing is proved of moves along the table",
                               "“the height of …”, a length")
            .arg(heightText(margin, scenario), by);
    }
    if (margin.code == u"margin-height" || margin.millimeters.value_or(0.0) < kMeasurable) {
        return mayChange(margin, scenario, thresholdText(verdict, scenario));
    }
    if (heightsDecide(verdict)) {
        return RulingWords::tr("Heights decide here; a move along the table changes the ruling only from %1 on "
                               "(nearest: %2)",
                               "a length, up to what")
            .arg(by, thresholdText(verdict, scenario));
    }
    return verdict.ruling.isMarginProved
               ? RulingWords::tr("No move under %1 along the table changes the ruling (nearest: %2)",
                                 "a length, up to what")
                     .arg(by, thresholdText(verdict, scenario))
               : RulingWords::tr("The ruling may change if a model or piece moves %1 (%2), or less",
                                 "a length, up to what")
                     .arg(by, thresholdText(verdict, scenario));
}

/// True if no trial move shorter than the margin changes the cover. Precondition: there is a margin.
static bool holdsCover(const scenarios::Verdict& verdict) {
    const double margin = verdict.ruling.margin->millimeters.value_or(0.0);
    const auto& ofCover = verdict.ruling.coverMargin;
    return verdict.ruling.coverCertainty && margin <= (ofCover ? ofCover->millimeters : scenarios::kCoverReach);
}

QString marginRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    if (!verdict.ruling.margin) {
        return {};
    }
    const QString margin = marginOfSight(verdict, scenario);
    const bool isAtSlightest = verdict.ruling.margin->code != u"margin-reach" &&
                               verdict.ruling.margin->millimeters.value_or(0.0) < kMeasurable;
    switch (isAtSlightest ? Aside::Nothing : leftAside(verdict, scenario)) {
    case Aside::Nothing: return margin;
    case Aside::Cover:
        return holdsCover(verdict) ? margin : RulingWords::tr("%1; cover may change sooner", "a margin").arg(margin);
    case Aside::CoverAndModifiers: return RulingWords::tr("%1; the roll may change sooner", "a margin").arg(margin);
    }
    return margin;
}

QString coverMarginRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto& margin = verdict.ruling.coverMargin;
    if (!verdict.ruling.coverCertainty) {
        return {};
    }
    if (!margin) {
        return RulingWords::tr("No trial move of up to %1 along the table changes the cover", "a length")
            .arg(lengthText(geometry::Length::fromMillimeters(scenarios::kCoverReach)));
    }
    const QString names = listOfNames(namesIn(margin->restsOn, scenario));
    const QString ofLevel = ruleOfLevel(margin->restsOn);
    const QString rule = ofLevel.isEmpty() ? shippedText(margin->restsOn.label) : ofLevel;
    const QString restsOn = names.isEmpty()  ? rule
                            : rule.isEmpty() ? names
                                             : RulingWords::tr("%1: %2", "what gives cover, its rule").arg(names, rule);
    const QString moved = std::visit([&](const auto& id) { return nameOf(scenario, id); }, margin->moved);
    const bool isBound = margin->millimeters >= kMeasurable; // less than that is told as such
    return (isBound ? RulingWords::tr("Cover may change if %1 moves %2, or less (%3)",
                                      "what moves, a length, what the cover rests on")
                    : RulingWords::tr("Cover may change if %1 moves %2 (%3)",
                                      "what moves, a length, what the cover rests on"))
        .arg(moved, marginText(margin->millimeters), restsOn);
}

QString closeMarginText(const scenarios::Verdict& verdict) {
    const bool isClose = verdict.ruling.certainty == scenarios::Certainty::TooCloseToCall && isCloseByMargin(verdict);
    return isClose ? marginText(verdict.ruling.margin->millimeters.value_or(0.0)) : QString{};
}

bool tellsMargin(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    return sightKindOf(verdict) == VerdictKind::TooClose && !verdict.ruling.overruled && isRuled(verdict) &&
           isCloseByMargin(verdict) && narrowLineSentence(verdict, scenario).isEmpty() &&
           touchedSentence(verdict, scenario).isEmpty();
}

const scenarios::Reason* coverReason(const scenarios::Verdict& verdict) {
    return scenarios::coverReason(verdict.ruling);
}

std::vector<scenarios::PieceId> piecesOfRuling(const scenarios::Verdict& verdict) {
    const auto& ruling = verdict.ruling;
    std::vector<scenarios::PieceId> pieces;
    if (ruling.status.isEmpty() || ruling.overruled) {
        return pieces;
    }
    const scenarios::Reason* cover = ruling.visible ? coverReason(verdict) : nullptr;
    cover = cover || !ruling.visible ? cover : firstOf(ruling.reasons, kMissedCover);
    for (const scenarios::Reason& reason : ruling.reasons) {
        const bool isNamed = !ruling.visible ? saysWhyHidden(reason)
                                             : &reason == cover || reason.code == u"through-zone" ||
                                                   (!verdict.visible() && isOneOf(reason, kShowing)) ||
                                                   (ruling.lineOfFire == false && reason.code == u"fire-blocked-by");
        for (const scenarios::PieceId& piece : reason.pieces) {
            if (isNamed && std::ranges::find(pieces, piece) == pieces.end()) {
                pieces.push_back(piece);
            }
        }
    }
    return pieces;
}

std::optional<double> coverShare(const scenarios::Verdict& verdict) {
    constexpr double kTold = 0.005; // less than that is told as 0 %
    const scenarios::Reason* reason = coverReason(verdict);
    // A share of the width is measured as seen from above; what is fully visible over a low piece would read as
    // hidden by it.
    const bool isTold = reason && !(reason->pieces.empty() && reason->models.empty()) && !verdict.ruling.fullyVisible &&
                        reason->share.value_or(0.0) >= kTold && reportedCover(verdict.ruling).level != u"none";
    return isTold ? reason->share : std::nullopt;
}

/// Returns the level of cover, with the words that it is too close to call where it is.
static QString asCertain(const QString& level, const scenarios::Ruling& ruling) {
    return isCoverClose(ruling) ? RulingWords::tr("%1 (too close to call)", "a level of cover").arg(level) : level;
}

/// Returns the level of cover that applies and what gives it, without others that count beside it.
static QString highestCoverRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto& ruling = verdict.ruling;
    scenarios::ReportedCover cover = reportedCover(ruling);
    cover.name = asCertain(besideCaption(shippedText(cover.name)), ruling);
    if (cover.order == 0 && cover.level == u"none") {
        return ruling.visible && !ruling.status.isEmpty() ? asCertain(RulingWords::tr("none", "no cover"), ruling)
                                                          : QString{};
    }
    const scenarios::Reason* reason = coverReason(verdict);
    const QStringList names = reason ? namesIn(*reason, scenario) : QStringList{};
    if (names.isEmpty()) {
        const QString rule = reason ? ruleOfLevel(*reason) : QString{};
        return rule.isEmpty() ? cover.name
                              : RulingWords::tr("%1: %2", "a level of cover, its rule").arg(cover.name, rule);
    }
    if (!coverShare(verdict)) {
        if (names.size() > 1 && reason->isEachAlone) {
            return *reason->isEachAlone
                       ? RulingWords::tr("%1, from %2; also from %3, each alone", "a level of cover, and what gives it")
                             .arg(cover.name, names.front(), listOfNames(names.mid(1)))
                       : RulingWords::tr("%1, from %2 together", "a level of cover, and what gives it")
                             .arg(cover.name, listOfNames(names));
        }
        return RulingWords::tr("%1, from %2", "a level of cover, and what gives it")
            .arg(cover.name, listOfNames(names));
    }
    const auto rules = scenarios::ruleSetOf(scenario);
    const bool isKnown = rules && rules->id == verdict.rules && rules->pack;
    const ShareOf of = isKnown ? shareOf(reason->rule, *rules->pack) : ShareOf::Width;
    if (*reason->share >= 1.0 && of != ShareOf::WidthFromAbove) {
        return (of == ShareOf::Side
                    ? RulingWords::tr("%1. Lines pass %2, behind which all of the target’s facing side lies")
                    : RulingWords::tr(
                          "%1. Lines pass %2, behind which the target’s facing side lies in its full width"))
            .arg(cover.name, listOfNames(names));
    }
    const QString share = shareBeside(*reason->share, isKnown ? &*rules : nullptr);
    return QStringLiteral("%1. %2").arg(cover.name, hiddenText(of, names, share));
}

QString coverRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    QString row = highestCoverRow(verdict, scenario);
    for (const QString& more : coversBeside(verdict, scenario)) {
        row = RulingWords::tr("%1; also %2", "cover, more cover that counts beside it").arg(row, more);
    }
    return row;
}

QString modifierText(const scenarios::Ruling& ruling) {
    const QString number = QLocale{}.toString(ruling.modifier, 'g', 4);
    return ruling.modifier == 0.0 ? QString{} : ruling.modifier > 0.0 ? u'+' + number : number;
}

QString missedCoverRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto* reason = firstOf(verdict.ruling.reasons, kMissedCover);
    const QString none = coverRow(verdict, scenario);
    if (!reason || none.isEmpty() || coverReason(verdict)) {
        return {};
    }
    return RulingWords::tr("%1. %2", "no cover, and why").arg(none, packReasonSentence(*reason, scenario));
}

QString keywordsRow(const scenarios::Verdict& verdict) {
    const auto& reasons = verdict.ruling.reasons;
    const auto reason = std::ranges::find(reasons, QStringLiteral("no-keywords"), &scenarios::Reason::code);
    return reason == reasons.end() ? QString{}
                                   : RulingWords::tr("none entered; counts as none of: %1").arg(reason->word);
}

QString rangeRow(const scenarios::Verdict& verdict) {
    const auto& reasons = verdict.ruling.reasons;
    const auto reason = std::ranges::find(reasons, QStringLiteral("range-band"), &scenarios::Reason::code);
    return reason == reasons.end() ? QString{} : shippedText(reason->word);
}

QString arcRow(const scenarios::Verdict& verdict) {
    const auto* reason = firstOf(verdict.ruling.reasons, kNoArc);
    if (!reason) {
        return {};
    }
    return reason->code == u"no-arc"
               ? RulingWords::tr("not checked: the observer has no printed arc; enter it in Properties")
               : RulingWords::tr("not checked: no weapon of the observer has an arc; add one in Properties");
}

QString dotRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    QStringList rows;
    for (const scenarios::Reason& reason : verdict.ruling.reasons) {
        const bool isGuess = reason.code == u"guessed-zone";
        if (!isGuess && reason.code != u"no-dot") {
            continue;
        }
        const QString names = listOfNames(namesIn(reason, scenario));
        rows << (isGuess ? RulingWords::tr("guessed from the base for %1").arg(names)
                         : RulingWords::tr("not entered for %1; the center counts").arg(names));
    }
    return rows.join(QLatin1Char{'\n'});
}

/// True if the reason says, with its rule, what stops the shot, and that is all that sight passes.
static bool stopsWhatIsSeenThrough(const scenarios::Reason& reason,
                                   const scenarios::Verdict& verdict,
                                   const scenarios::Scenario& scenario) {
    return reason.code == u"fire-blocked-by" && !reason.label.isEmpty() &&
           std::ranges::all_of(seenThrough(verdict, scenario), [&](const scenarios::PieceId& piece) {
               return std::ranges::find(reason.pieces, piece) != reason.pieces.end();
           });
}

QString differenceSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto* reason = differingReason(verdict);
    if (verdict.ruling.overruled || (verdict.ruling.visible && !verdict.ruling.validTarget)) {
        const QString sentence = reason ? ruleSentence(*reason, scenario) : QString{};
        const bool isApart = !verdict.ruling.overruled && !verdict.visible();
        if (isApart && reason && stopsWhatIsSeenThrough(*reason, verdict, scenario)) {
            return RulingWords::tr("Visible by the rules: %1 stops the shot alone. %2.", "what stops it, the rule")
                .arg(listOfNames(namesIn(*reason, scenario)), shippedText(reason->label));
        }
        return isApart ? visibleByRules(verdict, scenario, nullptr) + QLatin1Char{' '} + sentence : sentence;
    }
    if (verdict.visible() == verdict.ruling.visible) {
        return {};
    }
    if (verdict.ruling.visible) {
        return visibleByRules(verdict, scenario, reason);
    }
    return RulingWords::tr("Not visible by the rules: %1 Without the rules a straight line passes.",
                           "the answer, why, and what geometry says")
        .arg(hiddenSentence(verdict, scenario));
}

QString differenceShort(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const bool isPlain =
        verdict.ruling.overruled || !verdict.ruling.validTarget || verdict.visible() == verdict.ruling.visible;
    if (isPlain) {
        return differenceSentence(verdict, scenario);
    }
    if (!verdict.ruling.visible) {
        return hiddenSentence(verdict, scenario);
    }
    const auto passed = seenThrough(verdict, scenario);
    if (passed.empty()) {
        return differenceSentence(verdict, scenario);
    }
    const QString names = listOfNames(namesApart(scenario, passed));
    return verdict.volume ? RulingWords::tr("The rules see through %1.").arg(names)
                          : RulingWords::tr("The rules let lines pass %1.").arg(names);
}

bool rulingStandsApart(const scenarios::Verdict& verdict) {
    return verdict.ruling.overruled || verdict.visible() != verdict.ruling.visible;
}

QString standsApartSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    if (!rulingStandsApart(verdict)) {
        return {};
    }
    const QString line = verdict.visible() ? RulingWords::tr("By geometry alone, a line passes.")
                                           : RulingWords::tr("By geometry alone, no line passes.");
    return RulingWords::tr("%1 The ruling stays “%2”: %3", "what geometry says, the ruling, and why")
        .arg(line, answerText(verdict.ruling.visible, verdict.ruling.fullyVisible),
             differenceSentence(verdict, scenario));
}

QString ruleSetRow(const scenarios::Verdict& verdict) {
    const auto& before = verdict.ruling.overruled;
    return before ? answerText(before->visible, before->fullyVisible) : QString{};
}

QString lapsedSentence(const scenarios::Ruling& ruling) {
    if (!ruling.lapsed) {
        return {};
    }
    const QString sentence = ruling.isLapsedByTerrain
                                 ? RulingWords::tr("The judge’s ruling by %1 was for other terrain between the two.")
                                 : RulingWords::tr("The judge’s ruling by %1 was for other positions.");
    return sentence.arg(ruling.lapsed->judge);
}

QString overrulingText(const scenarios::Overruling& overruling) {
    const QString answer = answerText(overruling.visible, false);
    return overruling.cover ? RulingWords::tr("%1, cover “%2”").arg(answer, shippedText(*overruling.cover)) : answer;
}

QString meaningText(const scenarios::WallRuling& ruling, const scenarios::Scenario& scenario) {
    QStringList meanings;
    if (ruling.blocksSight) {
        meanings << (*ruling.blocksSight ? RulingWords::tr("blocks sight") : RulingWords::tr("lets sight pass"));
    }
    if (ruling.blocksFire) {
        meanings << (*ruling.blocksFire ? RulingWords::tr("blocks fire") : RulingWords::tr("lets fire pass"));
    }
    if (ruling.kind) {
        meanings << RulingWords::tr("is a “%1”").arg(*ruling.kind);
    }
    const QString piece = nameOf(scenario, ruling.piece);
    const QString wall =
        ruling.wall ? RulingWords::tr("Wall %1 of %2").arg(QString::number(*ruling.wall), piece) : piece;
    return RulingWords::tr("%1 %2", "a wall and what it means").arg(wall, listOfNames(meanings));
}

QString fireRow(const scenarios::Verdict& verdict) {
    const auto& byLargest = verdict.ruling.byLargest;
    if (byLargest && byLargest->lineOfFire != verdict.ruling.lineOfFire.value_or(verdict.ruling.visible)) {
        return verdictPhrase(VerdictKind::DependsOnSculpt);
    }
    if (!verdict.ruling.lineOfFire) {
        return RulingWords::tr("same as line of sight");
    }
    return *verdict.ruling.lineOfFire ? RulingWords::tr("nothing blocks a shot") : RulingWords::tr("a shot is blocked");
}

QString rulesNotice(const scenarios::Ruling& ruling) {
    if (ruling.rulesStatus == u"unverified") {
        return RulingWords::tr("Unverified rules: from general knowledge. Check your rulebook.");
    }
    if (ruling.rulesStatus == u"advisory") {
        return ruling.status == u"decided"
                   ? RulingWords::tr("Advisory rules: the table as seen from above settles this answer. Others may "
                                     "need a look at the models or at the rulebook.")
               : ruling.status == u"decided for the volumes entered"
                   ? RulingWords::tr("Advisory rules: bases and heights as entered settle the line. Rules that are "
                                     "left out can change this answer.")
                   : RulingWords::tr("Advisory rules: look at the models where it is close. Rules that are left out "
                                     "can change this answer.");
    }
    return {};
}

QString rulesNoticeLine(const scenarios::Ruling& ruling) {
    if (ruling.rulesStatus == u"unverified") {
        return RulingWords::tr("Unverified rules: check your rulebook");
    }
    if (ruling.rulesStatus != u"advisory" || ruling.status == u"decided") {
        return {};
    }
    return ruling.status == u"advisory" ? RulingWords::tr("Advisory rules: look at the models")
                                        : RulingWords::tr("Advisory rules: some are left out");
}

QString rulesNoticeShort(const scenarios::Ruling& ruling) {
    if (ruling.rulesStatus == u"unverified") {
        return RulingWords::tr("unverified rules");
    }
    return rulesNoticeLine(ruling).isEmpty() ? QString{} : RulingWords::tr("advisory rules");
}

QString rulesText(const scenarios::Verdict& verdict) {
    const auto& ruling = verdict.ruling;
    return RulingWords::tr("%1, revision %2, %3", "name, version and hash of a rule set")
        .arg(rulesName(verdict), ruling.version, ruling.hash.left(kHashDigits));
}

/// Returns the code in `kRulingSentences` of the sentence for a reason.
static QString sentenceOf(const scenarios::Reason& reason) {
    if (reason.code == u"out-of-arc" && reason.word == u"facing-center") {
        return QStringLiteral("out-of-arc-center");
    }
    if (reason.code == u"exact-height") {
        return reason.pieces.empty()    ? QStringLiteral("exact-elevation")
               : reason.word == u"wall" ? QStringLiteral("exact-height-wall")
                                        : reason.code;
    }
    return reason.code;
}

QString packReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    if (const QString ofSizes = sizeSentence(reason, scenario); !ofSizes.isEmpty()) {
        return ofSizes;
    }
    const QStringList names = namesIn(reason, scenario);
    const QString word = shippedText(reason.levelName.isEmpty() ? reason.word : reason.levelName);
    if (const QString ofModel = modelSentence(reason, scenario, word); !ofModel.isEmpty()) {
        return ofModel;
    }
    const char* english = textOfCode(kRulingSentences, sentenceOf(reason));
    if (!english) {
        return marginReason(reason, scenario);
    }
    if (names.isEmpty() && reason.code == u"blocked-by") {
        return RulingWords::tr("The rules let no line pass.");
    }
    if (reason.code == u"patch-too-small" && !names.isEmpty()) {
        return RulingWords::tr("Too little of the target shows past %1: less than %2.", "what hides it, an area")
            .arg(listOfNames(names), patchText(reason.millimeters.value_or(0.0)));
    }
    if (reason.code == u"cover-too-far" && !word.isEmpty()) {
        const QLocale locale;
        return RulingWords::tr("No cover from %1: lines cross it farther than %2 in from the target, but not beyond "
                               "%3 in.",
                               "a piece, two distances")
            .arg(listOfNames(names), locale.toString(reason.inches.value_or(0.0), 'g', 4),
                 locale.toString(word.toDouble(), 'g', 4));
    }
    if (names.isEmpty() && reason.code == u"cover-from") {
        return RulingWords::tr("Cover “%1”.").arg(word);
    }
    if (reason.code == u"cover-too-little" && reason.share) {
        const auto rules = scenarios::ruleSetOf(scenario);
        const bool isOfSide = rules && rules->pack && shareOf(reason.rule, *rules->pack) == ShareOf::Side;
        return (isOfSide
                    ? RulingWords::tr("No cover from %1: only %2 of the target is hidden.")
                    : RulingWords::tr("No cover from %1: only %2 of the target’s width is hidden, as seen from above."))
            .arg(listOfNames(names), shareBeside(*reason.share, rules ? &*rules : nullptr));
    }
    if (reason.code == u"not-a-source" && reason.word == u"leader") {
        return RulingWords::tr("Only the leader of this unit sees for it.");
    }
    QString text = RulingWords::tr(english);
    const QString inches = QLocale{}.toString(reason.inches.value_or(0.0), 'g', 4);
    return text.replace(QStringLiteral("%2"), inches)
        .replace(QStringLiteral("%3"), word)
        .replace(QStringLiteral("%1"), listOfNames(names));
}

} // namespace sightline::app
