#include "scenarios/formats/registry.h"

#include "scenarios/formats/board_format.h"
#include "scenarios/formats/drawings/csv_format.h"
#include "scenarios/formats/drawings/dxf_format.h"
#include "scenarios/formats/drawings/svg_format.h"
#include "scenarios/formats/drawings/tiled_format.h"
#include "scenarios/formats/foundry_format.h"
#include "scenarios/formats/kdc_format.h"
#include "scenarios/formats/layout_tools.h"
#include "scenarios/formats/rosters/roster_format.h"
#include "scenarios/formats/sightline_format.h"
#include "scenarios/formats/tts_format.h"
#include "scenarios/formats/uvtt_format.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sightline::scenarios::formats {

const std::vector<Format>& allFormats() {
    // By decreasing confidence: among equal confidences the first format is taken.
    static const std::vector<Format> formats{
        sightlineFormat(),     svgFormat(),          dxfFormat(),          tiledFormat(),   csvFormat(),
        rosterFormat(),        kdcFormat(),          uvttFormat(),         foundryFormat(), alchemistFormat(),
        carltographerFormat(), deployHelperFormat(), battlemasterFormat(), boardFormat(),   ttsFormat(),
    };
    return formats;
}

const Format* formatNamed(const QString& id) {
    const auto found = std::ranges::find(allFormats(), id, &Format::id);
    return found == allFormats().end() ? nullptr : &*found;
}

const Format* writerFor(const QString& fileName) {
    const QString name = u'.' + fileName.toLower();
    const Format* found = nullptr;
    qsizetype longest = 0;
    for (const Format& format : allFormats()) {
        for (const QString& suffix : format.suffixes) {
            if (format.write && suffix.size() > longest && name.endsWith(u'.' + suffix)) {
                found = &format;
                longest = suffix.size();
            }
        }
    }
    return found;
}

QStringList idsOfReaders() {
    QStringList ids;
    for (const Format& format : allFormats()) {
        if (format.read) {
            ids.append(format.id);
        }
    }
    return ids;
}

QStringList idsOfWriters() {
    QStringList ids;
    for (const Format& format : allFormats()) {
        if (format.write) {
            ids.append(format.id);
        }
    }
    return ids;
}

DetectedFormat detectFormat(const ImportFile& file) {
    DetectedFormat best;
    for (const Format& format : allFormats()) {
        const DetectionConfidence confidence = format.detect ? format.detect(file) : DetectionConfidence::No;
        if (confidence > best.confidence) {
            best = {&format, confidence};
        }
    }
    return best;
}

ImportResult
importFile(const ImportFile& file, const ImportOptions& options, const ImportRun& run, const QString& format) {
    if (file.bytes().size() > kLargestFileBytes) {
        return importError(file, "file-too-big", {},
                           QStringLiteral("The file is larger than the maximum of %1 bytes.").arg(kLargestFileBytes),
                           QStringLiteral("at most %1 bytes").arg(kLargestFileBytes),
                           QStringLiteral("%1 bytes").arg(file.bytes().size()));
    }
    const Format* chosen = format.isEmpty() ? detectFormat(file).format : formatNamed(format);
    if (!chosen || !chosen->read) {
        if (format.isEmpty() && (file.startsWith("{") || file.startsWith("[")) && !file.json()) {
            // The position of the error is more helpful than a list of formats.
            return tl::unexpected{file.jsonProblem()};
        }
        const QString known = idsOfReaders().join(QStringLiteral(", "));
        return format.isEmpty()
                   ? importError(file, "unknown-format", {},
                                 QStringLiteral("Unknown file format (supported: %1).").arg(known))
                   : importError(file, "unknown-format", {},
                                 QStringLiteral("Unknown format \"%1\"; supported: %2.").arg(format, known));
    }
    if (run.isCanceled()) {
        return canceledImport(file);
    }
    ImportResult result = chosen->read(file, options, run);
    if (result) {
        result->format = chosen->id;
        if (result->scenario.name.isEmpty()) {
            result->scenario.name = file.title();
        }
    }
    return result;
}

ImportOptions withFilesBeside(ImportOptions options, const QString& path) {
    const QString folder = QFileInfo{path}.absolutePath();
    options.beside = [folder](const QString& name) -> std::optional<QByteArray> {
        if (name.isEmpty() || name != QFileInfo{name}.fileName() || name.contains(u'\\') || name.contains(u':') ||
            name == QLatin1String("..")) {
            return {};
        }
        const QFileInfo info{QDir{folder}.filePath(name)};
        if (!info.isFile()) {
            return {};
        }
        const auto file = ImportFile::open(info.filePath());
        return file ? std::optional{file->bytes()} : std::nullopt;
    };
    return options;
}

} // namespace sightline::scenarios::formats
