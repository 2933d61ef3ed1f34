#include "scenarios/formats/vtt_map.h"

#include "scenarios/formats/common/picture_size.h"

namespace sightline::scenarios::formats {

double cellInchesFor(const ImportOptions& options,
                     const QString& place,
                     ImportReport& report,
                     std::vector<ImportQuestion>& questions) {
    if (!options.cellInches) {
        report.guessed("cell-inches", place,
                       QStringLiteral("The file does not give the cell size; one cell is one inch."));
        questions.push_back({ImportQuestion::About::CellInches, QStringLiteral("cell-inches"),
                             QStringLiteral("How many inches wide is one cell?"), QStringLiteral("1")});
    }
    return options.cellInches.value_or(1.0);
}

std::optional<TablePhoto> photoBeside(const ImportFile& file,
                                      const QStringList& names,
                                      const QString& place,
                                      const ImportOptions& options,
                                      ImportReport& report) {
    QStringList all;
    for (const QString& name : names) {
        all.append(name.section(u'/', -1));
    }
    for (const char* suffix : {".png", ".webp", ".jpg", ".jpeg"}) {
        all.append(file.title() + QLatin1String{suffix});
    }
    for (const QString& name : all) {
        const auto bytes = options.beside ? options.beside(name) : std::nullopt;
        const auto picture = bytes ? usablePicture(*bytes, place, report) : std::nullopt;
        if (picture) {
            report.guessed("picture-beside", place, QStringLiteral("The image is the file %1 beside the map."), {name});
            TablePhoto photo;
            photo.name = name;
            photo.picture = PictureFile{*picture};
            return photo;
        }
    }
    return {};
}

} // namespace sightline::scenarios::formats
