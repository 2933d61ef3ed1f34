#include "app/cli/proof_file.h"

#include "app/cli/output.h"
#include "app/shared/export/picture_file.h"
#include "scenarios/output/cover_json.h"

namespace sightline::app::cli {

namespace {

const QString kProof = QStringLiteral("proof");

} // namespace

Option proofOption() {
    return {kProof, "FILE",
            "write the proof: the lines between the bases and the pieces that block them, as FILE.json for checking, "
            "or as a picture in FILE.svg or FILE.png"};
}

void writeProofFile(const Arguments& arguments,
                    const scenarios::PreparedTable& table,
                    const scenarios::Verdict& verdict) {
    if (!arguments.has(kProof)) {
        return;
    }
    const QString file = arguments.value(kProof);
    const bool isJson = file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    const auto kind = pictureKindOf(file);
    if (!isJson && kind != PictureKind::Png && kind != PictureKind::Svg) {
        throw UsageError{QStringLiteral("--proof “%1”: the name must end in .json, .svg or .png.").arg(file)};
    }
    const auto cover = lineCoverOf(table, verdict);
    if (!cover) {
        throw UsageError{
            QStringLiteral("--proof shows lines of the plan, and “%1” judges in three dimensions; try --rules plan.")
                .arg(verdict.rules)};
    }
    if (!isJson) {
        writeFile(file, coverBytes(*kind, table.scenario(), verdict, *cover, Theme::light()));
        return;
    }
    JsonWriter writer;
    writeCover(writer, verdict, *cover);
    writeFile(file, writer.text());
}

} // namespace sightline::app::cli
