#include "app/cli/side_view.h"

#include "app/cli/output.h"
#include "app/shared/export/picture_file.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/ruling_heights.h"
#include "scenarios/output/profile_json.h"

namespace sightline::app::cli {

namespace {

const QString kHeights = QStringLiteral("heights");
const QString kSideViewProfile = QStringLiteral("profile");

bool isJson(const QString& file) { return file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive); }

bool canBeWritten(const QString& file) {
    const auto kind = pictureKindOf(file);
    return isJson(file) || kind == PictureKind::Png || kind == PictureKind::Svg;
}

void addHeights(SideView& view,
                const QString& piece,
                const scenarios::PreparedTable& table,
                const scenarios::Verdict& verdict) {
    if (!piece.isEmpty()) {
        view.piece = scenarios::PieceId{piece};
        if (!table.scenario().piece(*view.piece)) {
            throw UsageError{QStringLiteral("--heights “%1”: the scenario has no such piece.").arg(piece)};
        }
    }
    view.heights = heightsNeeded(table, verdict.observer, verdict.target, view.piece);
    view.heightsByRules = heightsNeededByRules(table, verdict.observer, verdict.target, view.piece);
    view.isOfTargets = verdict.ruling.visible && !verdict.ruling.validTarget;
    if (!view.heights && !view.heightsByRules) {
        throw UsageError{
            QStringLiteral("--heights requires a rule set that uses heights, and “%1” does not; try --rules volume.")
                .arg(verdict.rules)};
    }
}

QString heightText(const std::optional<geometry::Length>& height) {
    // Given to 0.001 in: the least that does it, so not a digit less.
    return height ? QStringLiteral("%1 in").arg(height->inches(), 0, 'f', 3) : QStringLiteral("no height up to 10 ft");
}

} // namespace

std::vector<Option> sideViewOptions() {
    return {{kHeights, "[PIECE]",
             "also the minimum height at which the target is seen, and the height at which PIECE would hide it (rules "
             "that know heights)"},
            {kSideViewProfile, "[FILE]",
             "also the profile of the line, with the verdict or in FILE.json, FILE.svg or FILE.png"}};
}

SideView
sideViewOf(const Arguments& arguments, const scenarios::PreparedTable& table, const scenarios::Verdict& verdict) {
    SideView view;
    view.file = arguments.value(kSideViewProfile);
    if (!view.file.isEmpty() && !canBeWritten(view.file)) {
        throw UsageError{QStringLiteral("--profile “%1”: the name must end in .json, .svg or .png.").arg(view.file)};
    }
    if (arguments.has(kSideViewProfile)) {
        view.profile = sideProfileOf(table, verdict);
    }
    if (arguments.has(kHeights)) {
        addHeights(view, arguments.value(kHeights), table, verdict);
    }
    return view;
}

void writeSideView(JsonWriter& writer, const SideView& view) {
    if (view.heights) {
        writer.key(u"heights_needed");
        writeHeights(writer, *view.heights, view.piece);
    }
    if (view.profile && view.file.isEmpty()) {
        writer.key(u"profile");
        writeProfile(writer, *view.profile);
    }
}

void writeHeightsByRules(JsonWriter& writer, const SideView& view) {
    if (view.heightsByRules) {
        writer.key(u"heights_needed");
        writeHeights(writer, *view.heightsByRules, view.piece);
    }
}

std::vector<QStringList> heightRows(const SideView& view, const scenarios::Scenario& scenario) {
    std::vector<QStringList> rows;
    const auto add = [&](const scenarios::HeightsNeeded& heights, const QString& seen, const QString& hidden) {
        rows.push_back({seen, heightText(heights.targetSeen)});
        if (view.piece) {
            rows.push_back(
                {hidden,
                 QStringLiteral("%1 at %2").arg(nameOf(scenario, *view.piece), heightText(heights.pieceHides))});
        }
    };
    if (view.heightsByRules) {
        add(*view.heightsByRules,
            view.isOfTargets ? QStringLiteral("a valid target at") : QStringLiteral("target seen at"),
            view.isOfTargets ? QStringLiteral("no valid target by") : QStringLiteral("hidden by"));
    }
    if (view.heights) {
        const QString whose = view.heightsByRules ? QStringLiteral("geometry: ") : QString{};
        add(*view.heights, whose + QStringLiteral("target seen at"), whose + QStringLiteral("hidden by"));
    }
    return rows;
}

QString profileText(const SideView& view, const scenarios::Scenario& scenario) {
    if (!view.profile || !view.file.isEmpty()) {
        return {};
    }
    const scenarios::VerdictProfile& profile = *view.profile;
    std::vector<QStringList> rows{{QStringLiteral("piece"), QStringLiteral("from"), QStringLiteral("to"),
                                   QStringLiteral("bottom"), QStringLiteral("top"), QStringLiteral("counts")}};
    for (const scenarios::ProfilePiece& piece : profile.pieces) {
        rows.push_back({nameOf(scenario, piece.piece), inchesText(piece.part.from), inchesText(piece.part.to),
                        piece.part.bottom ? inchesText(*piece.part.bottom) : QStringLiteral("table"),
                        piece.part.top ? inchesText(*piece.part.top) : QStringLiteral("no limit"),
                        piece.counts ? QStringLiteral("yes") : QStringLiteral("no")});
    }
    const QString title =
        QStringLiteral("From the side: %1 long, from a height of %2 to %3%4")
            .arg(inchesText(profile.line.length), inchesText(profile.line.fromZ), inchesText(profile.line.toZ),
                 profile.heights == scenarios::ProfileHeights::OfTheModels
                     ? QStringLiteral(" (tops of the models; these rules know no heights of lines)")
                     : QString{});
    return u'\n' + title + u'\n' +
           (profile.pieces.empty() ? QStringLiteral("No piece stands along it.\n") : columns(rows));
}

void writeProfileFile(const SideView& view, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict) {
    if (view.file.isEmpty() || !view.profile) {
        return;
    }
    if (isJson(view.file)) {
        JsonWriter writer;
        writeProfile(writer, *view.profile);
        writeFile(view.file, writer.text());
        return;
    }
    writeFile(view.file, profileBytes(*pictureKindOf(view.file), scenario, verdict, *view.profile, Theme::light()));
}

} // namespace sightline::app::cli
