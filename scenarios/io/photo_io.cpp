#include "scenarios/io/photo_io.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

namespace {

constexpr double kFarthestPixel = 1e6;
constexpr double kMaxMeasuredBases = 1e6;

QString megabytes(qint64 bytes) { return QString::number(static_cast<double>(bytes) / 1024 / 1024, 'f', 1); }

std::optional<PhotoCorners> readCorners(ObjectReader& reader) {
    const JsonItem value = reader.member("corners_px");
    const auto list = reader.list(value);
    if (!list) {
        return {};
    }
    PhotoCorners corners;
    bool isSound = list->size() == corners.size();
    for (std::size_t i = 0; isSound && i < corners.size(); ++i) {
        const JsonItem& place = (*list)[i];
        corners[i] = {place[0].number().value_or(NAN), place[1].number().value_or(NAN)};
        isSound = place.isList() && place.count() == 2 && std::abs(corners[i].x) <= kFarthestPixel &&
                  std::abs(corners[i].y) <= kFarthestPixel;
    }
    if (!isSound || !areCornersOfAView(corners)) {
        reader.error(value, {QStringLiteral("bad-corners"),
                             QStringLiteral("four places [x, y] in pixels, the corners of a convex figure"),
                             value.description(),
                             QStringLiteral("The corners of the table in its photo are four places [x, y] in pixels, "
                                            "one after the other around a convex figure.")});
        return {};
    }
    return corners;
}

/// Reads the precision. The measured error is a part of the whole, and counts only with the bases it was measured on.
PhotoPrecision readPrecision(ObjectReader& reader) {
    PhotoPrecision precision;
    precision.millimeters = reader.number("precision_mm", 0.0, kCoarsestPhotoMillimeters).value_or(0.0);
    precision.measuredMillimeters = reader.number("measured_mm", 0.0, kCoarsestPhotoMillimeters).value_or(0.0);
    precision.measuredBases = static_cast<int>(reader.number("measured_bases", 0.0, kMaxMeasuredBases).value_or(0.0));
    if (precision.measuredBases == 0) {
        precision.measuredMillimeters = 0.0;
    }
    return precision;
}

Probe readProbe(ObjectReader& reader) {
    const auto words = [&](const char* key) { return reader.text(reader.member(key)).value_or(QString{}); };
    Probe probe;
    probe.time = words("time");
    probe.player = words("for");
    probe.observer = {reader.text(reader.required("from")).value_or(QString{})};
    probe.target = {reader.text(reader.required("to")).value_or(QString{})};
    probe.rules = words("rules");
    probe.rulesHash = words("rules_sha256");
    probe.visible = reader.boolean(reader.required("visible")).value_or(false);
    probe.rulingVisible = reader.boolean(reader.required("ruling_visible")).value_or(false);
    probe.certainty = words("certainty");
    probe.cover = words("cover");
    probe.distanceInches = reader.number("distance_in", 0.0, 1e6).value_or(0.0);
    probe.scenarioHash = words("scenario_sha256");
    probe.unknown = reader.unknownKeys();
    return probe;
}

void writePhotoText(JsonWriter& writer, QStringView key, const QString& text) {
    if (!text.isEmpty()) {
        writer.member(key, text);
    }
}

} // namespace

std::optional<PictureFile> readPicture(ObjectReader& reader, const JsonItem& base64) {
    if (!base64.isThere()) {
        return {};
    }
    if (!base64.isText()) {
        reader.wrongType(base64, QStringLiteral("a picture file in base64"));
        return {};
    }
    const qint64 room = base64.end() - base64.offset() - 2;
    if (room / 4 * 3 > kLargestPhotoBytes + 2) {
        reader.error(base64, {QStringLiteral("photo-too-big"),
                              QStringLiteral("a picture file of at most %1 MB").arg(megabytes(kLargestPhotoBytes)),
                              QStringLiteral("one of %1 MB").arg(megabytes(room / 4 * 3)),
                              QStringLiteral("The photo has %1 MB; at most %2 MB are read.")
                                  .arg(megabytes(room / 4 * 3), megabytes(kLargestPhotoBytes))});
        return {};
    }
    const auto decoded = QByteArray::fromBase64Encoding(
        base64.plainBytes(), QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.isEmpty()) {
        reader.error(base64, {QStringLiteral("broken-photo"), QStringLiteral("a picture file in base64"),
                              QStringLiteral("something else"),
                              QStringLiteral("The photo in the file cannot be read: it is not written in base64.")});
        return {};
    }
    return PictureFile{*decoded};
}

std::optional<TablePhoto> readTablePhoto(ObjectReader& parent) {
    auto reader = parent.object("photo", QStringLiteral("a photo"));
    if (!reader) {
        return {};
    }
    TablePhoto photo;
    photo.name = reader->text("name");
    photo.corners = readCorners(*reader);
    photo.opacity = reader->number("opacity", 0.0, 1.0).value_or(1.0);
    photo.precision = readPrecision(*reader);
    const JsonItem base64 = reader->required("base64");
    auto picture = readPicture(*reader, base64);
    photo.unknown = reader->unknownKeys();
    if (picture && pictureKind(picture->bytes()).isEmpty()) {
        reader->error(base64, {QStringLiteral("no-picture"), QStringLiteral("a PNG, JPEG or WebP file"),
                               QStringLiteral("something else"),
                               QStringLiteral("The photo in the file is not a PNG, JPEG or WebP image.")});
        return {};
    }
    if (!picture) {
        return {};
    }
    photo.picture = std::move(*picture);
    return photo;
}

void writeTablePhoto(JsonWriter& writer, const TablePhoto& photo) {
    writer.beginObject(u"photo");
    writePhotoText(writer, u"name", photo.name);
    if (photo.corners) {
        writer.list(u"corners_px", JsonWriter::Layout::Line, *photo.corners, [&](const PixelPosition& corner) {
            writer.beginList();
            writer.number(corner.x);
            writer.number(corner.y);
            writer.endList();
        });
    }
    if (photo.opacity != 1.0) {
        writer.member(u"opacity", photo.opacity);
    }
    if (photo.precision.millimeters != 0.0) {
        writer.member(u"precision_mm", photo.precision.millimeters);
    }
    if (photo.precision.measuredBases != 0) {
        writer.member(u"measured_mm", photo.precision.measuredMillimeters);
        writer.member(u"measured_bases", photo.precision.measuredBases);
    }
    writer.key(u"base64");
    writer.plainString(photo.picture.bytes().toBase64());
    writer.members(photo.unknown);
    writer.endObject();
}

QuestionLog readQuestionLog(ObjectReader& parent) {
    QuestionLog log;
    auto reader = parent.object("log", QStringLiteral("a log of questions"));
    if (!reader) {
        return log;
    }
    log.isKept = reader->flag("keep");
    const JsonItem questions = reader->member("questions");
    if (questions.isList() && questions.count() > kMaxProbes) {
        reader->error(questions,
                      {QStringLiteral("too-many-questions"), QStringLiteral("at most %1 queries").arg(kMaxProbes),
                       QString::number(questions.count()),
                       QStringLiteral("The log holds %1 questions; at most %2 are read.")
                           .arg(questions.count())
                           .arg(kMaxProbes)});
    } else {
        for (auto& question : reader->objects("questions", QStringLiteral("a question of the log"))) {
            log.probes.push_back(readProbe(question));
        }
    }
    log.unknown = reader->unknownKeys();
    return log;
}

void writeQuestionLog(JsonWriter& writer, const QuestionLog& log) {
    writer.beginObject(u"log");
    if (log.isKept) {
        writer.member(u"keep", true);
    }
    writer.list(u"questions", log.probes, [&](const Probe& probe) {
        writer.beginObject(probe.unknown.isEmpty() ? JsonWriter::Layout::Line : JsonWriter::Layout::Block);
        writePhotoText(writer, u"time", probe.time);
        writePhotoText(writer, u"for", probe.player);
        writer.member(u"from", probe.observer.value);
        writer.member(u"to", probe.target.value);
        writePhotoText(writer, u"rules", probe.rules);
        writePhotoText(writer, u"rules_sha256", probe.rulesHash);
        writer.member(u"visible", probe.visible);
        writer.member(u"ruling_visible", probe.rulingVisible);
        writePhotoText(writer, u"certainty", probe.certainty);
        writePhotoText(writer, u"cover", probe.cover);
        if (probe.distanceInches != 0.0) {
            writer.member(u"distance_in", probe.distanceInches);
        }
        writePhotoText(writer, u"scenario_sha256", probe.scenarioHash);
        writer.members(probe.unknown);
        writer.endObject();
    });
    writer.members(log.unknown);
    writer.endObject();
}

} // namespace sightline::scenarios
