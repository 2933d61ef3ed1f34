#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/shared/export/picture_file.h"
#include "scenarios/base/json_file.h"
#include "scenarios/conformance/case_run.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace sightline::app::cli {

namespace {

using scenarios::CaseOutcome;
using scenarios::SightCase;

/// The answers to one list, in its order.
struct RunList {
    QString folder; ///< as the caller would name it
    scenarios::CaseList list;
    std::vector<CaseOutcome> outcomes;
};

QStringList listsIn(const QString& folder) {
    if (!QFileInfo{folder}.isDir()) {
        throw UsageError{QStringLiteral("%1: no such folder. Specify one that contains lists of cases, files named "
                                        "%2, itself or in subfolders.")
                             .arg(folder, QLatin1String{scenarios::kCaseListName})};
    }
    QStringList lists;
    QDirIterator files{folder, {QLatin1String{scenarios::kCaseListName}}, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        lists.append(files.next());
    }
    lists.sort();
    if (lists.isEmpty()) {
        throw UsageError{QStringLiteral("%1: no file named %2 in this folder or its subfolders.")
                             .arg(folder, QLatin1String{scenarios::kCaseListName})};
    }
    return lists;
}

RunList runOf(const QString& path, const QString& root) {
    auto list = scenarios::readBytes(path).and_then(
        [&](const QByteArray& bytes) { return scenarios::readCaseList(bytes, path); });
    if (!list) {
        throw UsageError{list.error().message()};
    }
    RunList run{QDir{QFileInfo{root}.absoluteFilePath()}.relativeFilePath(QFileInfo{path}.absolutePath()),
                std::move(*list),
                {}};
    for (const SightCase& asked : run.list.cases) {
        auto outcome = scenarios::runCase(asked, QFileInfo{path}.path() + u'/' + asked.scenario);
        if (!outcome) {
            throw UsageError{outcome.error().message()};
        }
        run.outcomes.push_back(std::move(*outcome));
    }
    return run;
}

QByteArray jsonOf(const std::vector<RunList>& runs) {
    JsonWriter writer;
    writer.beginObject();
    writer.list(QStringLiteral("lists"), runs, [&](const RunList& run) {
        writer.beginObject();
        writer.member(QStringLiteral("folder"), run.folder);
        writer.beginList(QStringLiteral("cases"));
        for (std::size_t i = 0; i < run.outcomes.size(); ++i) {
            const CaseOutcome& outcome = run.outcomes[i];
            writer.beginObject();
            writer.member(QStringLiteral("scenario"), run.list.cases[i].scenario);
            writer.member(QStringLiteral("title"), run.list.cases[i].title);
            writer.member(QStringLiteral("asked"), outcome.asked);
            writer.beginList(QStringLiteral("mismatches"));
            for (const scenarios::CaseMismatch& mismatch : outcome.mismatches) {
                writer.beginObject();
                writer.member(QStringLiteral("what"), mismatch.what);
                writer.member(QStringLiteral("expected"), mismatch.expected);
                writer.member(QStringLiteral("found"), mismatch.found);
                writer.endObject();
            }
            writer.endList();
            writer.endObject();
        }
        writer.endList();
        writer.endObject();
    });
    writer.endObject();
    return writer.text();
}

constexpr auto kPageStart =
    "<!DOCTYPE html><html><head><meta "
    "charset=\"utf-8\"><title>%1</title><style>body{font-family:sans-serif;max-width:60em;margin:auto}"
    "img{max-width:100%;border:1px solid #999}.wrong{border-left:6px "
    "double;padding-left:1em}</style></head><body><h1>%1</h1>\n";

QString line(const QString& tag, const QString& text) {
    return QStringLiteral("<%1>%2</%1>\n").arg(tag, text.toHtmlEscaped());
}

QString pageOf(const RunList& run) {
    QString page =
        QString::fromLatin1(kPageStart).arg(run.folder.toHtmlEscaped()) + line(QStringLiteral("p"), run.list.about);
    for (std::size_t i = 0; i < run.outcomes.size(); ++i) {
        const CaseOutcome& outcome = run.outcomes[i];
        const SightCase& asked = run.list.cases[i];
        page +=
            outcome.mismatches.empty() ? QStringLiteral("<section>\n") : QStringLiteral("<section class=\"wrong\">\n");
        page += line(QStringLiteral("h2"), asked.title);
        constexpr double kDotsPerInch = 14.0;
        const QByteArray picture =
            pictureBytes(PictureKind::Png, outcome.scenario, outcome.verdicts, PaintOptions{}, kDotsPerInch);
        page += QStringLiteral("<p><img alt=\"%1\" src=\"data:image/png;base64,%2\"></p>\n")
                    .arg(asked.scenario.toHtmlEscaped(), QString::fromLatin1(picture.toBase64()));
        page += line(QStringLiteral("p"), asked.derived);
        page += line(QStringLiteral("p"),
                     outcome.mismatches.empty()
                         ? QStringLiteral("%1: all %2 values are as expected.").arg(asked.scenario).arg(outcome.asked)
                         : QStringLiteral("%1: %2 of %3 values differ.")
                               .arg(asked.scenario)
                               .arg(outcome.mismatches.size())
                               .arg(outcome.asked));
        for (const scenarios::CaseMismatch& mismatch : outcome.mismatches) {
            page +=
                line(QStringLiteral("p"),
                     QStringLiteral("%1: expected %2, found %3").arg(mismatch.what, mismatch.expected, mismatch.found));
        }
        page += QStringLiteral("</section>\n");
    }
    return page + QStringLiteral("</body></html>\n");
}

void writePages(const std::vector<RunList>& runs, const QString& folder) {
    if (!QDir{}.mkpath(folder)) {
        throw UsageError{QStringLiteral("%1: cannot create the folder.").arg(folder)};
    }
    QString index = QString::fromLatin1(kPageStart).arg(QStringLiteral("Cases of line of sight"));
    for (const RunList& run : runs) {
        QString name = run.folder == QLatin1String{"."} ? QStringLiteral("cases") : run.folder;
        name.replace(u'/', u'-');
        writeFile(folder + u'/' + name + QStringLiteral(".html"), pageOf(run).toUtf8());
        index += QStringLiteral("<p><a href=\"%1.html\">%1</a>: %2, %3 cases</p>\n")
                     .arg(name.toHtmlEscaped(), run.list.about.toHtmlEscaped())
                     .arg(run.outcomes.size());
    }
    writeFile(folder + QStringLiteral("/index.html"), (index + QStringLiteral("</body></html>\n")).toUtf8());
}

ExitStatus runConformance(const Arguments& arguments) {
    const QString& root = arguments.operand(0);
    const auto lists = listsIn(root);
    std::vector<RunList> runs;
    QString text;
    int cases = 0;
    int asked = 0;
    int wrong = 0;
    for (const QString& path : lists) {
        auto done = runOf(path, root);
        int held = 0;
        for (std::size_t i = 0; i < done.outcomes.size(); ++i) {
            const CaseOutcome& outcome = done.outcomes[i];
            asked += outcome.asked;
            held += outcome.mismatches.empty() ? 1 : 0;
            for (const scenarios::CaseMismatch& mismatch : outcome.mismatches) {
                text += QStringLiteral("%1/%2: %3: expected %4, found %5\n")
                            .arg(done.folder, done.list.cases[i].scenario, mismatch.what, mismatch.expected,
                                 mismatch.found);
            }
        }
        cases += static_cast<int>(done.outcomes.size());
        wrong += static_cast<int>(done.outcomes.size()) - held;
        text += QStringLiteral("%1: %2 of %3 cases pass\n").arg(done.folder).arg(held).arg(done.outcomes.size());
        runs.push_back(std::move(done));
    }
    const auto counted = [](int count, const QString& word) {
        return QStringLiteral("%1 %2%3").arg(count).arg(word, count == 1 ? QString{} : QStringLiteral("s"));
    };
    text += QStringLiteral("%1, %2, %3\n")
                .arg(counted(cases, QStringLiteral("case")), counted(asked, QStringLiteral("value")),
                     wrong == 1 ? QStringLiteral("1 case fails") : QStringLiteral("%1 cases fail").arg(wrong));
    if (arguments.has(QStringLiteral("pages"))) {
        writePages(runs, arguments.value(QStringLiteral("pages")));
    }
    printAnswer(
        arguments, [&] { return jsonOf(runs); }, [&] { return text; });
    return wrong == 0 ? ExitStatus::Done : ExitStatus::Mismatch;
}

} // namespace

Command conformanceCommand() {
    return {
        "conformance",
        "compare answers with cases whose answers are known independently",
        "Runs all cases of the cases.json files in DIR and its subfolders, and lists each answer that differs from\n"
        "the expected one. Exit status: 0 all cases pass, 1 some fail, 2 bad usage or input.",
        {"DIR"},
        {{"pages", "OUT",
          "also write HTML pages into this folder: each case with its picture and how its answers were found"},
         jsonOption()},
        runConformance,
        Needs::Core,
        {"pages"}};
}

} // namespace sightline::app::cli
