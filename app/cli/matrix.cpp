#include "scenarios/questions/matrix.h"
#include "app/cli/command.h"
#include "app/cli/hidden_game.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/cli/sight_options.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"
#include "scenarios/output/table_csv.h"
#include "scenarios/output/verdict_json.h"

#include <QElapsedTimer>

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::Verdict;
using scenarios::wordFor;

struct Timing {
    double prepareMilliseconds = 0.0;
    double totalMilliseconds = 0.0;
};

struct Matrix {
    QString scenario;
    QString rules;
    geometry::SightMethod method = geometry::SightMethod::Exact;
    bool wantsMargins = false; ///< of the rulings, in place of the clearance that only plain geometry has
    Timing timing;
    std::vector<Verdict> verdicts;
};

double milliseconds(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

QByteArray jsonOf(const Matrix& matrix, const scenarios::Scenario& scenario) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"scenario", matrix.scenario);
    writer.member(u"rules", matrix.rules);
    writeHiddenGame(writer, scenario);
    writer.member(u"method", wordFor(matrix.method));
    writer.beginObject(u"timing", JsonWriter::Layout::Line);
    writer.member(u"prepare_ms", matrix.timing.prepareMilliseconds);
    writer.member(u"total_ms", matrix.timing.totalMilliseconds);
    writer.member(u"pairs", static_cast<qint64>(matrix.verdicts.size()));
    writer.endObject();
    writer.list(u"pairs", matrix.verdicts, [&](const Verdict& verdict) {
        writeVerdict(writer, verdict, reasonTextFor(scenario),
                     [&](JsonWriter& more) { more.member(u"decided_by", decidingRule(verdict, scenario)); });
    });
    writer.endObject();
    return writer.text();
}

bool dependsOnSculpt(const Verdict& verdict) {
    return headlineOf(verdict).certainty == scenarios::Certainty::DependsOnSculpt;
}

QString rulingWord(const Verdict& verdict) {
    const QString word = dependsOnSculpt(verdict) ? wordFor(scenarios::Certainty::DependsOnSculpt)
                         : verdict.ruling.visible ? QStringLiteral("visible")
                                                  : QStringLiteral("not visible");
    return verdict.ruling.overruled ? QStringLiteral("%1, overruled").arg(word) : word;
}

/// Returns what blocks the pair: the ids of pieces and models, and in parentheses, so that nobody takes it for an id, a
/// limit of the rules that the target is out of.
QString blockersText(const Verdict& verdict, const scenarios::Headline& headline) {
    QStringList blockers;
    for (const auto& blocker : headline.blockedBy) {
        blockers.append(blocker.piece.value);
    }
    if (isRuled(verdict)) {
        for (const auto& model : rulingBlockers(verdict.ruling).models) {
            blockers.append(model.value);
        }
    }
    if (isRuled(verdict) && !headline.visible) {
        for (const scenarios::Reason& reason : verdict.ruling.reasons) {
            const QString limit = reason.code == u"out-of-arc"     ? QStringLiteral("(arc)")
                                  : reason.code == u"out-of-range" ? QStringLiteral("(range)")
                                                                   : QString{};
            if (!limit.isEmpty() && !blockers.contains(limit)) {
                blockers.append(limit);
            }
        }
    }
    return blockers.join(QStringLiteral(", "));
}

QString textOf(const Matrix& matrix, const scenarios::Scenario& scenario) {
    std::vector<QStringList> rows{{QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("verdict"),
                                   QStringLiteral("certainty"), QStringLiteral("clearance"), QStringLiteral("distance"),
                                   QStringLiteral("settled by"), QStringLiteral("ruling"), QStringLiteral("geometry"),
                                   QStringLiteral("blocked by")}};
    if (matrix.wantsMargins) {
        rows.front()[4] = QStringLiteral("margin");
    }
    for (const Verdict& verdict : matrix.verdicts) {
        const scenarios::Headline headline = headlineOf(verdict);
        const QString none = QStringLiteral("–");
        const QString room = matrix.wantsMargins             ? marginText(verdict.ruling)
                             : headline.clearanceMillimeters ? millimetersText(*headline.clearanceMillimeters)
                                                             : none;
        rows.push_back({verdict.observer.value, verdict.target.value, wordFor(headline),
                        headline.certainty ? wordFor(*headline.certainty) : none, room, distanceText(verdict),
                        headline.stage ? stageName(*headline.stage) : none, rulingWord(verdict),
                        wordFor(geometryHeadlineOf(verdict)), blockersText(verdict, headline)});
    }
    const auto visible = std::ranges::count_if(
        matrix.verdicts, [](const Verdict& verdict) { return verdict.ruling.visible && !dependsOnSculpt(verdict); });
    const auto ofSculpt = std::ranges::count_if(matrix.verdicts, dependsOnSculpt);
    QString text = columns(rows) + '\n';
    for (const Verdict& verdict : matrix.verdicts) {
        if (verdict.ruling.overruled || verdict.ruling.lapsed) {
            text += oneLine(announcement(verdict, scenario)) + '\n';
        }
    }
    if (!matrix.verdicts.empty()) {
        const Verdict& any = matrix.verdicts.front();
        const QString notice = rulesNotice(any.ruling);
        text += oneLine(rulesText(any)) + '\n' + (notice.isEmpty() ? notice : oneLine(notice) + '\n');
    }
    const QString open = ofSculpt == 0 ? QString{} : QStringLiteral(", %1 depending on the sculpt").arg(ofSculpt);
    text += hiddenGameLine(scenario);
    return text + QStringLiteral("%1 of %2 pairs visible%3, rules %4, method %5\n")
                      .arg(visible)
                      .arg(matrix.verdicts.size())
                      .arg(open, matrix.rules, wordFor(matrix.method));
}

ExitStatus runMatrix(const Arguments& arguments) {
    const auto input = tableInputOf(arguments);
    const auto& scenario = input.scenario;
    const auto choice = sightChoiceOf(arguments, scenario);
    const auto& rules = input.rules;
    const auto fromPlayer = playerOf(arguments, QStringLiteral("from-player"), scenario);
    const auto toPlayer = playerOf(arguments, QStringLiteral("to-player"), scenario);

    Matrix matrix;
    matrix.scenario = input.name();
    matrix.rules = rules.id;
    matrix.method = choice.method;
    matrix.wantsMargins = wantsMargins(arguments, rules);
    QElapsedTimer timer;
    timer.start();
    const scenarios::PreparedTable table{scenario, rules};
    matrix.timing.prepareMilliseconds = milliseconds(timer);
    auto questions = scenarios::pairQuestions(scenario, fromPlayer, toPlayer);
    if (questions.empty()) {
        printError(QStringLiteral("There is no pair to judge: no two models of different players."));
    }
    for (auto& question : questions) {
        question.method = choice.method;
        question.samples = choice.samples;
        question.toleranceMillimeters = choice.toleranceMillimeters;
        question.wantRulingFigures = matrix.wantsMargins;
        question.wantCoverMargin = false;
    }
    {
        LongWork work{QStringLiteral("pairs")};
        matrix.verdicts = judgeAll(table, questions, 0, work.stop(), reporting(work, std::ssize(questions)));
        work.throwIfStopped();
    }
    matrix.timing.totalMilliseconds = milliseconds(timer);

    if (arguments.has(QStringLiteral("csv"))) {
        reportHiddenGame(scenario);
    }
    return printAnswer(
        arguments, [&] { return jsonOf(matrix, scenario); }, [&] { return scenarios::verdictsCsv(matrix.verdicts); },
        [&] { return textOf(matrix, scenario); });
}

} // namespace

Command matrixCommand() {
    Command command{"matrix",
                    "a verdict for every ordered pair of models of different players",
                    "Judges every ordered pair of models of different players, in the order of the file.",
                    {"SCENARIO"},
                    {
                        {"from-player", "ID", "only observers of this player"},
                        {"to-player", "ID", "only targets of this player"},
                    },
                    runMatrix};
    for (const Option& option : sightOptions()) {
        command.options.push_back(option);
    }
    std::ranges::move(marginsOptions(), std::back_inserter(command.options));
    std::ranges::move(answerOptions(), std::back_inserter(command.options));
    return command;
}

} // namespace sightline::app::cli
