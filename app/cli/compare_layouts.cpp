#include "app/cli/compare_layouts.h"

#include "app/cli/input.h"
#include "app/cli/layout_options.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/fairness_comparison.h"
#include "scenarios/analysis/region.h"
#include "scenarios/base/csv.h"

#include <algorithm>
#include <array>

namespace sightline::app::cli {

namespace {

using scenarios::FairnessComparison;
using scenarios::FairnessStudy;
using scenarios::SideDifference;
using scenarios::Unevenness;

/// A layout with its study.
struct StudiedLayout {
    TableInput input;
    FairnessStudy study;
};

struct LayoutPair {
    std::array<StudiedLayout, 2> layouts; ///< A and B
    FairnessComparison comparison;
    scenarios::FairnessOptions options;

    [[nodiscard]] const Unevenness& uneven(std::size_t which) const {
        return which == 0 ? comparison.first : comparison.second;
    }
    /// "A: North field".
    [[nodiscard]] QString called(std::size_t which) const {
        return QStringLiteral("%1: %2").arg(letterOf(which), oneLine(layouts[which].input.name()));
    }
    [[nodiscard]] static QString letterOf(std::size_t which) {
        return which == 0 ? QStringLiteral("A") : QStringLiteral("B");
    }
};

struct NamedDifference {
    const char* key;
    const char* row;
    SideDifference FairnessStudy::*value;
    double scenarios::SideExposure::*figure; ///< of which it is the difference
};
constexpr std::array kDifferences{
    NamedDifference{"zone_seen", "zone seen", &FairnessStudy::zoneSeen, &scenarios::SideExposure::zoneSeen},
    NamedDifference{"zone_seen_after_move", "zone seen after a move", &FairnessStudy::zoneSeenAfterMove,
                    &scenarios::SideExposure::zoneSeenAfterMove},
    NamedDifference{"objectives_seen", "lines to objectives", &FairnessStudy::objectivesSeen,
                    &scenarios::SideExposure::objectivesSeen},
    NamedDifference{"table_seen", "lines to the table", &FairnessStudy::tableSeen,
                    &scenarios::SideExposure::tableSeen}};

/// Reads both tables. Errors: one cannot be read, or its zones are not those of two players.
std::array<TableInput, 2> inputsOf(const Arguments& arguments) {
    std::array<TableInput, 2> inputs;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const QString& path = arguments.operand(static_cast<int>(i));
        const auto scenario = scenarioOf(path);
        const auto rules = rulesOf(arguments, scenario, path);
        inputs[i] = {path, scenario, rules};
        QStringList owners;
        for (const scenarios::Zone& zone : scenario.zones) {
            if (!zone.player.value.isEmpty() && !owners.contains(zone.player.value)) {
                owners << zone.player.value;
            }
        }
        if (owners.size() < 2) {
            throw UsageError{QStringLiteral("%1: which layout is fairer can only be told of tables with zones of two "
                                            "players; this one has zones of %2.")
                                 .arg(nameOfInput(path))
                                 .arg(owners.isEmpty() ? QStringLiteral("none") : QStringLiteral("one"))};
        }
    }
    return inputs;
}

QString inPoints(double share) { return QStringLiteral("%1").arg(100.0 * share, 0, 'f', 1); }

QString pointRange(double low, double high) { return QStringLiteral("%1 to %2").arg(inPoints(low), inPoints(high)); }

/// Which layout is fairer, in a sentence.
QString answerOf(const LayoutPair& pair) {
    using enum FairnessComparison::Fairer;
    const auto fairer = pair.comparison.fairer();
    const double share = pair.comparison.firstIsMoreEven;
    if (pair.layouts[0].study.trials == 0 || pair.layouts[1].study.trials == 0) {
        return fairerSentence(pair.comparison, pair.called(0), pair.called(1)) +
               QStringLiteral(" As placed; without trials nothing is known of set-up error.");
    }
    const auto percent = [](double value) { return QStringLiteral("%1 %").arg(100.0 * value, 0, 'f', 0); };
    return fairer == TooClose
               ? QStringLiteral(
                     "Too close to call: set-up error decides which layout is fairer. A is the more even one "
                     "in %1 of all pairs of set-ups.")
                     .arg(percent(share))
               : QStringLiteral("%1 is the fairer layout: its sides differ less in %2 of all pairs of set-ups.")
                     .arg(pair.called(fairer == First ? 0 : 1), percent(fairer == First ? share : 1.0 - share));
}

QString textOf(const LayoutPair& pair) {
    const bool hasTrials = pair.layouts[0].study.trials > 0;
    std::vector<QStringList> rows{{QString{}, QStringLiteral("A"), QStringLiteral("B")},
                                  {QStringLiteral("layout")},
                                  {QStringLiteral("rules")},
                                  {QStringLiteral("largest difference")},
                                  {QStringLiteral("in 95 % of set-ups")}};
    for (std::size_t i = 0; i < pair.layouts.size(); ++i) {
        const Unevenness& uneven = pair.uneven(i);
        rows[1] << oneLine(pair.layouts[i].input.name());
        rows[2] << pair.layouts[i].input.rules.id;
        rows[3] << inPoints(uneven.asPlaced);
        rows[4] << pointRange(uneven.low, uneven.high);
    }
    if (!hasTrials) {
        rows.pop_back(); // there are no set-ups
    }
    for (const NamedDifference& named : kDifferences) {
        QStringList row{QString::fromLatin1(named.row)};
        for (const StudiedLayout& layout : pair.layouts) {
            const SideDifference& difference = layout.study.*named.value;
            const auto& sides = layout.study.sides;
            row << QStringLiteral("%1 % and %2 %: %3")
                       .arg(inPoints(sides[0].*named.figure), inPoints(sides[1].*named.figure),
                            inPoints(difference.asPlaced));
            if (hasTrials) {
                row.back() += QStringLiteral(", set up ") + pointRange(difference.low, difference.high);
            }
        }
        rows.push_back(row);
    }
    QString text = answerOf(pair) + QStringLiteral("\n\n") + columns(rows) + u'\n';
    for (std::size_t i = 0; i < pair.layouts.size(); ++i) {
        const StudiedLayout& layout = pair.layouts[i];
        text += QStringLiteral("%1: %2\n")
                    .arg(LayoutPair::letterOf(i), oneLine(fairnessSentence(layout.input.scenario, layout.study)));
    }
    return text + QStringLiteral("Figures of the first and the second player of a table, and their difference in "
                                 "percentage points.\n");
}

void writeRange(JsonWriter& writer, const QString& key, double asPlaced, double low, double high) {
    writer.key(key);
    writer.beginObject(JsonWriter::Layout::Line);
    writer.member(u"as_placed", asPlaced);
    writer.member(u"low", low);
    writer.member(u"high", high);
    writer.endObject();
}

QByteArray jsonOf(const LayoutPair& pair) {
    using enum FairnessComparison::Fairer;
    const auto fairer = pair.comparison.fairer();
    JsonWriter writer;
    writer.beginObject();
    writer.key(u"fairer");
    fairer == TooClose ? writer.null() : writer.string(fairer == First ? QStringLiteral("a") : QStringLiteral("b"));
    writer.member(u"a_more_even_share", pair.comparison.firstIsMoreEven);
    writer.member(u"cell_in", pair.options.cell.inches());
    writer.member(u"move_in", pair.options.move.inches());
    writer.member(u"trials", pair.layouts[0].study.trials);
    writer.member(u"seed", static_cast<double>(pair.options.seed));
    writer.member(u"set_up_error_mm", pair.options.pieceMillimeters);
    writer.member(u"set_up_error_degrees", pair.options.pieceDegrees);
    for (std::size_t i = 0; i < pair.layouts.size(); ++i) {
        const StudiedLayout& layout = pair.layouts[i];
        const Unevenness& uneven = pair.uneven(i);
        writer.key(i == 0 ? u"a" : u"b");
        writer.beginObject();
        writer.member(u"name", layout.input.name());
        writer.member(u"rules", layout.input.rules.id);
        writer.beginList(u"players", JsonWriter::Layout::Line);
        for (const scenarios::SideExposure& side : layout.study.sides) {
            writer.string(side.player.value);
        }
        writer.endList();
        writeRange(writer, QStringLiteral("largest_difference"), uneven.asPlaced, uneven.low, uneven.high);
        for (const NamedDifference& named : kDifferences) {
            const SideDifference& difference = layout.study.*named.value;
            writeRange(writer, QString::fromLatin1(named.key), difference.asPlaced, difference.low, difference.high);
        }
        writer.beginList(u"sides");
        for (const scenarios::SideExposure& side : layout.study.sides) {
            writer.beginObject(JsonWriter::Layout::Line);
            writer.member(u"player", side.player.value);
            for (const NamedDifference& named : kDifferences) {
                writer.member(QString::fromLatin1(named.key), side.*named.figure);
            }
            writer.endObject();
        }
        writer.endList();
        writer.endObject();
    }
    writer.endObject();
    return writer.text();
}

QByteArray csvOf(const LayoutPair& pair) {
    using enum FairnessComparison::Fairer;
    const auto fairer = pair.comparison.fairer();
    QByteArrayList head{"layout", "name", "rules", "fairer", "largest_difference", "low", "high"};
    for (const NamedDifference& named : kDifferences) {
        head << named.key;
    }
    QByteArray table = scenarios::csvRow(head);
    for (std::size_t i = 0; i < pair.layouts.size(); ++i) {
        const StudiedLayout& layout = pair.layouts[i];
        const Unevenness& uneven = pair.uneven(i);
        QByteArrayList cells{i == 0 ? "a" : "b",
                             scenarios::csvCell(layout.input.name()),
                             scenarios::csvCell(layout.input.rules.id),
                             fairer == TooClose              ? QByteArray{}
                             : (fairer == First) == (i == 0) ? QByteArray{"yes"}
                                                             : QByteArray{"no"},
                             scenarios::jsonNumber(uneven.asPlaced),
                             scenarios::jsonNumber(uneven.low),
                             scenarios::jsonNumber(uneven.high)};
        for (const NamedDifference& named : kDifferences) {
            cells << scenarios::jsonNumber((layout.study.*named.value).asPlaced);
        }
        table += scenarios::csvRow(cells);
    }
    return table;
}

} // namespace

ExitStatus compareLayouts(const Arguments& arguments) {
    for (const auto& option : {QStringLiteral("with"), QStringLiteral("from-player"), QStringLiteral("to-player"),
                               QStringLiteral("no-margins"), QStringLiteral("margins")}) {
        if (arguments.has(option)) {
            throw UsageError{
                QStringLiteral("--%1 is about two rule sets on one table; leave it or the second table out.")
                    .arg(option)};
        }
    }
    if (arguments.operand(0) == u"-" && arguments.operand(1) == u"-") {
        throw UsageError{QStringLiteral("Only one of the two can be read from standard input.")};
    }
    const auto options = fairnessOptionsOf(arguments);
    auto inputs = inputsOf(arguments);
    LayoutPair pair;
    pair.options = options;
    // Both are measured alike: by the coarser grid and the fewer trials of the defaults under their rules.
    for (const TableInput& input : inputs) {
        if (!arguments.has(QStringLiteral("cell"))) {
            pair.options.cell =
                std::max(pair.options.cell, scenarios::defaultViewerSpacing(input.rules, input.scenario.table));
        }
        if (!arguments.has(QStringLiteral("trials"))) {
            pair.options.trials = std::min(pair.options.trials, scenarios::defaultTrials(input.rules));
        }
    }
    LongWork work{pair.options.trials > 0 ? QStringLiteral("set-ups") : QString{}};
    for (std::size_t i = 0; i < pair.layouts.size(); ++i) {
        StudiedLayout& layout = pair.layouts[i];
        layout.input = std::move(inputs[i]);
        if (regionCells(layout.input.scenario.table, pair.options.cell) > scenarios::kMaxRegionCells / 4) {
            throw UsageError{
                QStringLiteral("Cells of %1 in are too many for this table; choose larger ones with --cell.")
                    .arg(pair.options.cell.inches())};
        }
        layout.study = fairnessOf(
            scenarios::PreparedTable{layout.input.scenario, layout.input.rules}, pair.options,
            [&work, i](int done, int all) { work.reportProgress(done + static_cast<int>(i) * all, 2 * all); },
            work.stop());
        work.throwIfStopped();
    }
    pair.comparison = compareFairness(pair.layouts[0].study, pair.layouts[1].study);
    return printAnswer(
        arguments, [&] { return jsonOf(pair); }, [&] { return csvOf(pair); }, [&] { return textOf(pair); });
}

} // namespace sightline::app::cli
