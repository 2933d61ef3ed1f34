#include "app/shared/text/sense_text.h"

#include "app/shared/text/coded_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/table_unit.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::app {

using scenarios::Sense;
using scenarios::SenseReason;

namespace {

struct SenseWords {
    Q_DECLARE_TR_FUNCTIONS(SenseText)
};

/// %1: a distance; %2: a range; %3: the observer's number; %4: the target's; %5: a model; %6: a word of
/// the file.
constexpr auto kSenseSentences = std::to_array<CodedText>({
    {"itself", QT_TRANSLATE_NOOP("SenseText", "A model always perceives itself.")},
    {"contact", QT_TRANSLATE_NOOP("SenseText", "The bases touch.")},
    {"carries", QT_TRANSLATE_NOOP("SenseText", "It is inside the observer.")},
    {"inside-it", QT_TRANSLATE_NOOP("SenseText", "The observer is inside it.")},
    {"always-visible", QT_TRANSLATE_NOOP("SenseText", "It is always visible.")},
    {"lit", QT_TRANSLATE_NOOP("SenseText", "Lit: %1 away, range %2.")},
    {"bright", QT_TRANSLATE_NOOP("SenseText", "Brightly lit: %1 away, range %2.")},
    {"near-in-the-dark", QT_TRANSLATE_NOOP("SenseText", "Close enough: %1 away, range without light %2.")},
    {"outline-in-the-dark", QT_TRANSLATE_NOOP("SenseText", "An outline in the dark: %1 away, range of outlines %2.")},
    {"through-everything", QT_TRANSLATE_NOOP("SenseText", "The observer sees through obstacles: %1 away, range %2.")},
    {"warm", QT_TRANSLATE_NOOP("SenseText", "Its warmth is visible: %1 away, range %2.")},
    {"trembles", QT_TRANSLATE_NOOP("SenseText", "Its steps are felt: %1 away, range %2.")},
    {"echo", QT_TRANSLATE_NOOP("SenseText", "Echoes return from it: %1 away, range %2, and a shot would pass.")},
    {"near", QT_TRANSLATE_NOOP("SenseText", "Everything near is perceived: %1 away, range %2.")},
    {"mind", QT_TRANSLATE_NOOP("SenseText", "Its mind is perceived.")},
    {"smelled", QT_TRANSLATE_NOOP("SenseText", "Its scent is perceived.")},
    {"revealed", QT_TRANSLATE_NOOP("SenseText", "It stands in the region “%6”, which reveals it.")},
    {"detected", QT_TRANSLATE_NOOP("SenseText", "The observer detects models of its kind.")},
    {"told", QT_TRANSLATE_NOOP("SenseText", "%5 perceives it and shares this.")},
    {"of-its-own", QT_TRANSLATE_NOOP("SenseText", "They are bonded and perceive each other.")},
    {"observer-off-table", QT_TRANSLATE_NOOP("SenseText", "The observer is not on the table.")},
    {"observer-in-reserve", QT_TRANSLATE_NOOP("SenseText", "The observer is in reserve.")},
    {"off-table", QT_TRANSLATE_NOOP("SenseText", "It is not on the table.")},
    {"in-reserve", QT_TRANSLATE_NOOP("SenseText", "It is in reserve.")},
    {"embarked", QT_TRANSLATE_NOOP("SenseText", "It is embarked in %5.")},
    {"swallowed", QT_TRANSLATE_NOOP("SenseText", "It was swallowed by %5.")},
    {"asleep", QT_TRANSLATE_NOOP("SenseText", "The observer sleeps or cannot observe.")},
    {"inside", QT_TRANSLATE_NOOP("SenseText", "The observer is inside %5 and perceives nothing else by itself.")},
    {"beyond-farthest", QT_TRANSLATE_NOOP("SenseText", "%1 away: beyond %2 nothing is perceived by distance.")},
    {"other-plane", QT_TRANSLATE_NOOP("SenseText", "It is on another plane.")},
    {"no-such-sense", QT_TRANSLATE_NOOP("SenseText", "The observer does not have this sense.")},
    {"out-of-range", QT_TRANSLATE_NOOP("SenseText", "Out of range: %1 away, range %2.")},
    {"beyond-sight", QT_TRANSLATE_NOOP("SenseText", "Lit, but out of sight: %1 away, sight range %2.")},
    {"too-dark", QT_TRANSLATE_NOOP("SenseText", "Too dark: %1 away, range of outlines %2.")},
    {"far-darkness",
     QT_TRANSLATE_NOOP("SenseText", "Far in the dark: %1 away, more than %2, twice the range without light.")},
    {"blind", QT_TRANSLATE_NOOP("SenseText", "The observer is blind.")},
    {"invisible", QT_TRANSLATE_NOOP("SenseText", "It is invisible to the observer.")},
    {"hidden-beyond", QT_TRANSLATE_NOOP("SenseText", "Hidden beyond %2, and %1 away.")},
    {"hides", QT_TRANSLATE_NOOP("SenseText", "It hides: its %4 exceeds the observer’s %3 to spot.")},
    {"in-magic-dark", QT_TRANSLATE_NOOP("SenseText", "It stands in magical darkness.")},
    {"no-line", QT_TRANSLATE_NOOP("SenseText", "No line of sight.")},
    {"through-fog", QT_TRANSLATE_NOOP("SenseText", "Fog is in the way.")},
    {"through-magic-dark", QT_TRANSLATE_NOOP("SenseText", "Magical darkness is in the way.")},
    {"seen-fully", QT_TRANSLATE_NOOP("SenseText", "It is seen fully: more than an outline.")},
    {"flying", QT_TRANSLATE_NOOP("SenseText", "It flies.")},
    {"paralysed", QT_TRANSLATE_NOOP("SenseText", "It is paralyzed.")},
    {"light-footed", QT_TRANSLATE_NOOP("SenseText", "It moves lightly: balance %4, and %3 is enough.")},
    {"silence", QT_TRANSLATE_NOOP("SenseText", "The silence of the region “%6” suppresses every sound.")},
    {"not-heard", QT_TRANSLATE_NOOP("SenseText", "It hides: its stealth %4 exceeds the observer’s %3 to listen.")},
    {"no-line-of-fire", QT_TRANSLATE_NOOP("SenseText", "No shot would pass, so no echo does.")},
    {"mindless", QT_TRANSLATE_NOOP("SenseText", "It has no mind.")},
    {"downwind", QT_TRANSLATE_NOOP("SenseText", "The wind, from %6°, carries its scent elsewhere.")},
    {"hidden-setup", QT_TRANSLATE_NOOP("SenseText", "It was set up hidden and is never detected.")},
    {"not-of-that-kind", QT_TRANSLATE_NOOP("SenseText", "It is not of a kind that the observer detects.")},
    {"nobody-tells", QT_TRANSLATE_NOOP("SenseText", "Nobody who shares with the observer perceives it.")},
    {"of-models-only", QT_TRANSLATE_NOOP("SenseText", "This sense applies to models only.")},
});

struct Title {
    Sense sense;
    const char* title;
    const char* inList;
};

constexpr std::array kTitles{
    Title{Sense::Visual, QT_TRANSLATE_NOOP("SenseText", "Sight"), QT_TRANSLATE_NOOP("SenseText", "by sight")},
    Title{Sense::Tremor, QT_TRANSLATE_NOOP("SenseText", "Tremor"), QT_TRANSLATE_NOOP("SenseText", "by tremor")},
    Title{Sense::Sonar, QT_TRANSLATE_NOOP("SenseText", "Sonar"), QT_TRANSLATE_NOOP("SenseText", "by sonar")},
    Title{Sense::Infra, QT_TRANSLATE_NOOP("SenseText", "Thermal sight"),
          QT_TRANSLATE_NOOP("SenseText", "by its warmth")},
    Title{Sense::Perception, QT_TRANSLATE_NOOP("SenseText", "Perception"),
          QT_TRANSLATE_NOOP("SenseText", "by perception")},
    Title{Sense::Telepathy, QT_TRANSLATE_NOOP("SenseText", "Telepathy"),
          QT_TRANSLATE_NOOP("SenseText", "by telepathy")},
    Title{Sense::Scent, QT_TRANSLATE_NOOP("SenseText", "Scent"), QT_TRANSLATE_NOOP("SenseText", "by scent")},
    Title{Sense::Shadow, QT_TRANSLATE_NOOP("SenseText", "Outline"), QT_TRANSLATE_NOOP("SenseText", "as an outline")},
    Title{Sense::Shared, QT_TRANSLATE_NOOP("SenseText", "Shared"), QT_TRANSLATE_NOOP("SenseText", "through others")},
    Title{Sense::Detect, QT_TRANSLATE_NOOP("SenseText", "Detection"), QT_TRANSLATE_NOOP("SenseText", "by detection")},
};
static_assert(kTitles.size() == scenarios::kAllSenses.size());

const Title& titleOf(Sense sense) { return *std::ranges::find(kTitles, sense, &Title::sense); }

constexpr int kCellDecimals = 2;

geometry::Length cellOf(const scenarios::Scenario& scenario) {
    return scenario.vision ? scenario.vision->profile.cell : scenarios::VisionProfile{}.cell;
}

/// Returns a number of cells to the nearest hundredth, without needless decimals.
QString cellsText(geometry::Length distance, geometry::Length cell) {
    const double steps = std::pow(10.0, kCellDecimals);
    const double exact = static_cast<double>(distance.nanometers()) / static_cast<double>(cell.nanometers());
    const double cells = std::round(exact * steps) / steps;
    return cells == std::floor(cells) ? cellCount(static_cast<int>(cells))
                                      : SenseWords::tr("%1 cells", "a distance that is no whole number of cells")
                                            .arg(QLocale{}.toString(cells, 'f', kCellDecimals));
}

/// Returns the least length that is told as one more than this.
geometry::Length toldStep(const scenarios::Scenario& scenario) {
    return countedCell(scenario)
               ? geometry::Length::fromNanometers(
                     std::llround(static_cast<double>(cellOf(scenario).nanometers()) * std::pow(10.0, -kCellDecimals)))
               : lengthOf(std::pow(10.0, -decimalsOf(tableUnit())), tableUnit());
}

/// Returns how far it is, rounded as lengths are; what is beyond the range never reads as the range.
QString awayText(const SenseReason& reason, const scenarios::Scenario& scenario) {
    const geometry::Length distance = *reason.distance;
    const QString text = rangeText(distance, scenario);
    if (!reason.range || *reason.range == scenarios::kEverywhere) {
        return text;
    }
    const geometry::Length range = cellOf(scenario) * *reason.range;
    return distance > range && text == rangeText(range, scenario) ? rangeText(range + toldStep(scenario), scenario)
                                                                  : text;
}

QString rangeOf(int cells, const scenarios::Scenario& scenario) {
    return cells == scenarios::kEverywhere ? SenseWords::tr("unlimited")
                                           : rangeText(cellOf(scenario) * cells, scenario);
}

/// "%1" to "%9" by these; a sentence may leave some out, which QString::arg would not, and what stands in a value stays
/// as it is.
template <std::size_t Count> QString filled(const QString& sentence, const std::array<QString, Count>& values) {
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int place = sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (place >= 1 && place <= static_cast<int>(Count)) {
            text += values[static_cast<std::size_t>(place - 1)];
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

/// Returns the name of a model on the table or in reserve.
QString nameOfAny(const scenarios::Scenario& scenario, const scenarios::ModelId& id) {
    const scenarios::Model* reserve = scenario.reserve(id);
    return reserve && !reserve->name.isEmpty() ? reserve->name : nameOf(scenario, id);
}

} // namespace

std::optional<geometry::Length> countedCell(const scenarios::Scenario& scenario) {
    std::optional<geometry::Length> counted;
    if (const auto* pack = std::get_if<QJsonObject>(&scenario.rules)) {
        // Reading the whole pack for each sentence would be slow.
        if ((*pack)[u"measure"][u"from"].toString() == u"cells") {
            counted = geometry::Length::fromInches((*pack)[u"cell_in"].toDouble(1));
        }
    } else if (const auto* rules = scenarios::shippedRuleSet(std::get<QString>(scenario.rules));
               rules && rules->pack && rules->pack->measure.from == scenarios::MeasureFrom::Cells) {
        counted = rules->pack->cell;
    }
    return counted == cellOf(scenario) ? counted : std::nullopt;
}

QString rangeText(geometry::Length length, const scenarios::Scenario& scenario) {
    const auto cell = countedCell(scenario);
    return cell ? cellsText(length, *cell) : lengthText(length);
}

QString senseTitle(Sense sense) { return SenseWords::tr(titleOf(sense).title); }

QString sensesText(scenarios::SenseSet senses) {
    QStringList words;
    for (const Sense sense : scenarios::kAllSenses) {
        if (senses.contains(sense)) {
            words.append(SenseWords::tr(titleOf(sense).inList));
        }
    }
    return words.join(QStringLiteral(", "));
}

QString lightText(scenarios::LightLevel level) {
    switch (level) {
    case scenarios::LightLevel::Dark: return SenseWords::tr("dark");
    case scenarios::LightLevel::Dim: return SenseWords::tr("dimly lit");
    case scenarios::LightLevel::Lit: return SenseWords::tr("lit");
    case scenarios::LightLevel::Bright: return SenseWords::tr("brightly lit");
    }
    return {};
}

QString senseSentence(const SenseReason& reason, const scenarios::Scenario& scenario) {
    const char* english = textOfCode(kSenseSentences, reason.code);
    if (!english) {
        return {};
    }
    const auto number = [](const std::optional<int>& value) { return value ? QLocale{}.toString(*value) : QString{}; };
    const std::array values{reason.distance ? awayText(reason, scenario) : QString{},
                            reason.range ? rangeOf(*reason.range, scenario) : QString{},
                            number(reason.ours),
                            number(reason.theirs),
                            reason.model.isEmpty() ? QString{} : nameOfAny(scenario, reason.model),
                            reason.word};
    return filled(SenseWords::tr(english), values);
}

QString perceptionSentence(const scenarios::Perception& perception, const scenarios::Scenario& scenario) {
    const QString observer = nameOfAny(scenario, perception.observer);
    const QString target =
        perception.target.isEmpty() ? SenseWords::tr("this point") : nameOfAny(scenario, perception.target);
    if (!perception.isContact()) {
        return SenseWords::tr("%1 does not perceive %2.").arg(observer, target);
    }
    if (perception.isOutline()) {
        return SenseWords::tr("%1 perceives where something is, but not what it is: %2.")
            .arg(observer, sensesText(perception.proof));
    }
    return SenseWords::tr("%1 perceives %2: %3.").arg(observer, target, sensesText(perception.proof));
}

QString linesText(const scenarios::Perception& perception) {
    if (!perception.lineOfSight || !perception.lineOfFire) {
        return {};
    }
    if (*perception.lineOfSight) {
        return *perception.lineOfFire ? SenseWords::tr("The line of sight is clear, and a shot would pass.")
                                      : SenseWords::tr("The line of sight is clear, but a shot would be blocked.");
    }
    return *perception.lineOfFire ? SenseWords::tr("There is no line of sight, but a shot would pass.")
                                  : SenseWords::tr("There is no line of sight, and no shot would pass.");
}

QStringList tellersText(const scenarios::Perception& perception, const scenarios::Scenario& scenario) {
    QStringList lines;
    for (const scenarios::SenseSource& source : perception.sources) {
        if (source.model == perception.requestedAbout) {
            continue;
        }
        const QString name = nameOf(scenario, source.model);
        lines.append(
            source.how == u"unit"
                ? SenseWords::tr("%1, of the same unit, perceives it: %2.").arg(name, sensesText(source.by))
            : source.how == u"carrier"
                ? SenseWords::tr("%1, which carries the observer, perceives it: %2.").arg(name, sensesText(source.by))
                : SenseWords::tr("%1, its companion, perceives it: %2.").arg(name, sensesText(source.by)));
    }
    return lines;
}

} // namespace sightline::app
