#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/cli/sight_options.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/output/certainty_json.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/placement_study.h"

#include <array>
#include <cmath>

namespace sightline::app::cli {

namespace {

constexpr double kLargestMillimeters = 100.0;
constexpr double kLargestDegrees = 45.0;
constexpr double kMaxStudyTrials = 1'000'000.0;
constexpr double kLargestSeed = 9'007'199'254'740'991.0; ///< the largest whole number that a JSON reader keeps

double wholeOf(const Arguments& arguments, const QString& option, double fallback, double least, double most) {
    const auto number = numberOf(arguments, option, fallback, least, most);
    if (number != std::floor(number)) {
        throw UsageError{QStringLiteral("--%1 takes a whole number; found “%2”.").arg(option, arguments.value(option))};
    }
    return number;
}

scenarios::StudyOptions optionsOf(const Arguments& arguments) {
    scenarios::StudyOptions options;
    struct Size {
        const char* name;
        double* value;
        double most;
    };
    const std::array sizes{Size{"model-mm", &options.errors.modelMillimeters, kLargestMillimeters},
                           Size{"model-degrees", &options.errors.modelDegrees, kLargestDegrees},
                           Size{"piece-mm", &options.errors.pieceMillimeters, kLargestMillimeters},
                           Size{"piece-degrees", &options.errors.pieceDegrees, kLargestDegrees}};
    for (const Size& size : sizes) {
        *size.value = numberOf(arguments, QString::fromLatin1(size.name), *size.value, 0.0, size.most);
    }
    const auto trials = wholeOf(arguments, QStringLiteral("trials"), options.trials, 1, kMaxStudyTrials);
    const auto seed = wholeOf(arguments, QStringLiteral("seed"), 1, 0, kLargestSeed);
    options.trials = static_cast<int>(trials);
    options.seed = static_cast<std::uint64_t>(seed);
    return options;
}

QByteArray jsonOf(const scenarios::PlacementStudy& study,
                  const scenarios::StudyOptions& options,
                  const scenarios::Verdict& verdict,
                  const QString& rules) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"from", verdict.observer.value);
    writer.member(u"to", verdict.target.value);
    writer.member(u"rules", rules);
    writer.member(u"as_placed", scenarios::wordFor(study.asPlaced));
    writer.member(u"answer", study.isOfRuling ? QStringLiteral("ruling") : QStringLiteral("geometry"));
    writer.member(u"counted", study.isOfValidTargets ? QStringLiteral("valid_target")
                              : study.isOfRuling     ? QStringLiteral("visible")
                                                     : QStringLiteral("line"));
    writer.member(u"visible_as_placed", study.isVisibleAsPlaced);
    writer.member(u"ruling_stands", !study.isOfRuling && rulingStandsApart(verdict));
    writer.member(u"model_mm", options.errors.modelMillimeters);
    writer.member(u"model_degrees", options.errors.modelDegrees);
    writer.member(u"piece_mm", options.errors.pieceMillimeters);
    writer.member(u"piece_degrees", options.errors.pieceDegrees);
    writer.member(u"seed", static_cast<double>(options.seed));
    writeCertainty(writer, verdict);
    writeMargin(writer, verdict.ruling);
    writer.member(u"trials", study.trials);
    writer.member(u"clear", study.clear);
    writer.member(u"clear_share", study.share);
    writer.beginList(u"interval_95", JsonWriter::Layout::Line);
    writer.number(study.low);
    writer.number(study.high);
    writer.endList();
    writer.endObject();
    return writer.text();
}

QString asPlacedWord(const scenarios::PlacementStudy& study) {
    const bool isClear = study.asPlaced == geometry::Visibility::Clear;
    return !study.isOfRuling          ? scenarios::wordFor(study.asPlaced)
           : !study.isVisibleAsPlaced ? QStringLiteral("not visible")
           : !study.isOfValidTargets  ? QStringLiteral("visible")
           : isClear                  ? QStringLiteral("visible, and a valid target")
                                      : QStringLiteral("visible, but no valid target");
}

/// Returns the certainty in words, also where it is not known.
QString certaintyRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const QString known = certaintyText(verdict, scenario);
    return !known.isEmpty()           ? known
           : verdict.ruling.overruled ? QStringLiteral("not known: a judge decided")
                                      : QStringLiteral("not known: nothing is proved of moves within %1 mm")
                                            .arg(verdict.toleranceMillimeters, 0, 'g', 3);
}

QString percent(double share) { return QStringLiteral("%1 %").arg(100 * share, 0, 'f', 1); }

QString textOf(const scenarios::PlacementStudy& study,
               const scenarios::StudyOptions& options,
               const scenarios::Scenario& scenario,
               const scenarios::Verdict& pair) {
    const auto row = [](double millimeters, double degrees) {
        return QStringLiteral("%1 mm, %2 degrees (standard deviations)").arg(millimeters).arg(degrees);
    };
    const QString title =
        (study.isOfValidTargets ? QStringLiteral("%1 (%2) may target %3 (%4) in %5 of %6 trials: %7")
                                : QStringLiteral("%1 (%2) sees %3 (%4) in %5 of %6 trials: %7"))
            .arg(nameOf(scenario, pair.observer), pair.observer.value, nameOf(scenario, pair.target), pair.target.value)
            .arg(study.clear)
            .arg(study.trials)
            .arg(percent(study.share));
    const QString margin = marginRow(pair, scenario);
    const QString apart = study.isOfRuling ? QString{} : standsApartSentence(pair, scenario);
    return oneLine(title) + (apart.isEmpty() ? QString{} : u'\n' + oneLine(apart)) + QStringLiteral("\n\n") +
           columns(
               {{QStringLiteral("95 % confidence"),
                 QStringLiteral("%1 to %2").arg(percent(study.low), percent(study.high))},
                {QStringLiteral("counted"), study.isOfValidTargets
                                                ? QStringLiteral("valid targets by the ruling of %1").arg(pair.rules)
                                            : study.isOfRuling ? QStringLiteral("the ruling of %1").arg(pair.rules)
                                                               : QStringLiteral("the geometry")},
                {QStringLiteral("as placed"), asPlacedWord(study)},
                {QStringLiteral("certainty"), certaintyRow(pair, scenario)},
                {QStringLiteral("margin"), margin.isEmpty() ? QStringLiteral("not known") : margin},
                {QStringLiteral("errors of models"), row(options.errors.modelMillimeters, options.errors.modelDegrees)},
                {QStringLiteral("errors of pieces"), row(options.errors.pieceMillimeters, options.errors.pieceDegrees)},
                {QStringLiteral("seed"), QString::number(options.seed)}});
}

ExitStatus runStudy(const Arguments& arguments) {
    auto options = optionsOf(arguments);
    const auto input = placesInputOf(arguments);
    const auto pair = pairOf(arguments, input.scenario);
    const scenarios::PreparedTable table{input.scenario, input.rules};
    scenarios::Question question{pair.observer, pair.target};
    question.wantRulingFigures = true;
    question.toleranceMillimeters = defaultToleranceFor(input.scenario)(pair.observer, pair.target);
    const auto verdict = judge(table, question);
    scenarios::PlacementStudy study;
    {
        LongWork work{QStringLiteral("trials")};
        options.progress = [&work](int done, int all) { work.reportProgress(done, all); };
        study = studyOf(table, pair.observer, pair.target, options, work.stop());
        work.throwIfStopped();
    }
    return printAnswer(
        arguments, [&] { return jsonOf(study, options, verdict, input.rules.id); },
        [&] { return textOf(study, options, input.scenario, verdict); });
}

} // namespace

Command studyCommand() {
    return {"study",
            "how often the target is seen despite placement errors",
            "Repeats the set-up with random errors and prints in how many trials the target is visible; where the\n"
            "rules limit which visible targets are valid, in how many it may be targeted. Errors are approximately\n"
            "normal along x and along y; pieces move with what stands on them. The same seed gives the same answer on\n"
            "every machine.",
            {"SCENARIO"},
            {{"from", "ID", "the observer", true},
             {"to", "ID", "the target", true},
             {"model-mm", "E", "standard deviation of the models' positions (default: 1)"},
             {"model-degrees", "E", "standard deviation of the models' facings (default: 2)"},
             {"piece-mm", "E", "standard deviation of the pieces' positions (default: 6)"},
             {"piece-degrees", "E", "standard deviation of the pieces' rotation (default: 2)"},
             {"trials", "N", "number of trials (default: 1000)"},
             {"seed", "S", "seed of the random errors (default: 1)"},
             rulesOption(),
             jsonOption()},
            runStudy};
}

} // namespace sightline::app::cli
