#include "app/cli/map_options.h"

#include "app/cli/command_line.h"
#include "app/cli/output.h"
#include "app/shared/export/map_picture.h"

namespace sightline::app::cli {

Option pngOfMapOption() {
    return {"png", "FILE", "write the map with terrain, zones and legend as a PNG, and a world file beside it"};
}

Option colorsOption() { return {"colors", "NAME", "viridis, cividis or gray (default: viridis)"}; }

MapPainting mapPaintingOf(const Arguments& arguments) {
    MapPainting painting{arguments.value(QStringLiteral("png")), {}};
    if (!painting.path.isEmpty() && !painting.path.endsWith(QLatin1String{".png"}, Qt::CaseInsensitive)) {
        throw UsageError{QStringLiteral("--png “%1”: the name must end in .png.").arg(painting.path)};
    }
    const QString name =
        arguments.has(QStringLiteral("colors")) ? arguments.value(QStringLiteral("colors")) : colorMapNames().front();
    const auto colors = colorMapNamed(name);
    if (!colors) {
        throw UsageError{
            QStringLiteral("--colors takes %1; found “%2”.").arg(colorMapNames().join(QStringLiteral(", ")), name)};
    }
    painting.colors = *colors;
    return painting;
}

void checkSameSize(const TableInput& input, const TableInput& other) {
    const auto& one = input.scenario.table;
    const auto& two = other.scenario.table;
    if (one.width != two.width || one.height != two.height) {
        throw UsageError{
            QStringLiteral("%1 has another size; maps of tables of one size can be compared.").arg(other.name())};
    }
}

void writeMap(const MapPainting& painting,
              const scenarios::SamplePointValues& values,
              const scenarios::Scenario& scenario,
              const QString& title) {
    if (painting.path.isEmpty()) {
        return;
    }
    const MapPicture picture = mapPictureOf(values, {painting.colors}, scenario, title);
    if (picture.png.isEmpty()) {
        throw UsageError{QStringLiteral("%1: the picture could not be made.").arg(painting.path)};
    }
    writeFile(painting.path, picture.png);
    writeFile(worldFileName(painting.path), scenarios::worldFileOf(values.grid, picture.dots));
}

} // namespace sightline::app::cli
