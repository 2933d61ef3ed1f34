#include "app/cli/proof_file.h"

#include "app/cli/output.h"
#include "app/shared/export/picture_file.h"
#include "scenarios/output/cover_json.h"
#include "scenarios/questions/eye_view.h"

namespace sightline::app::cli {

namespace {

const QString kProof = QStringLiteral("proof");

/// Among solids the picture shows the target as the eye sees it that sees most.
QByteArray eyePicture(PictureKind kind, const scenarios::PreparedTable& table, const scenarios::Verdict& verdict) {
    const auto scene = scenarios::mayHavePicture(verdict) ? scenarios::eyeSceneOf(table, verdict) : std::nullopt;
    const auto picture = scene ? scenarios::eyePictureOf(*scene, scene->start) : std::nullopt;
    if (!picture) {
        throw UsageError{QStringLiteral("--proof: there is no picture of this pair: the bases touch, or a rule hides "
                                        "what the geometry sees.")};
    }
    return eyeBytes(kind, table.scenario(), verdict, *scene, *picture, Theme::light());
}

} // namespace

Option proofOption() {
    return {kProof, "FILE",
            "write the proof: the lines between the bases and the pieces that block them, as FILE.json for checking, "
            "or as a picture in FILE.svg or FILE.png; among solids a picture of the target as the observer sees it"};
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
    if (!isJson) {
        writeFile(file, cover ? coverBytes(*kind, table.scenario(), verdict, *cover, Theme::light())
                              : eyePicture(*kind, table, verdict));
        return;
    }
    if (!cover) {
        throw UsageError{QStringLiteral("--proof FILE.json lists lines of the plan, and “%1” judges in three "
                                        "dimensions; try FILE.svg, or --rules plan.")
                             .arg(verdict.rules)};
    }
    JsonWriter writer;
    writeCover(writer, verdict, *cover);
    writeFile(file, writer.text());
}

} // namespace sightline::app::cli
