#include "scenarios/output/senses_json.h"

#include "scenarios/base/csv.h"

#include <array>

namespace sightline::scenarios {

namespace {

double inCells(geometry::Length distance, geometry::Length cell) {
    return static_cast<double>(distance.nanometers()) / static_cast<double>(cell.nanometers());
}

void writeOptional(JsonWriter& writer, QStringView key, const std::optional<bool>& value) {
    writer.key(key);
    value ? writer.boolean(*value) : writer.null();
}

void writeNames(JsonWriter& writer, QStringView key, SenseSet senses) {
    writer.list(key, JsonWriter::Layout::Line, senseNames(senses), [&](const QString& name) { writer.string(name); });
}

void writeReason(JsonWriter& writer,
                 const SenseReason& reason,
                 geometry::Length cell,
                 const SenseReasonText& reasonText) {
    writer.member(u"code", reason.code);
    writer.member(u"text", reasonText(reason));
    if (reason.distance) {
        writer.member(u"distance_cells", inCells(*reason.distance, cell));
    }
    const std::array<std::pair<QStringView, std::optional<int>>, 3> numbers{
        {{u"range", reason.range}, {u"observer_has", reason.ours}, {u"target_has", reason.theirs}}};
    for (const auto& [key, number] : numbers) {
        if (number) {
            writer.member(key, *number);
        }
    }
    if (!reason.model.isEmpty()) {
        writer.member(u"model", reason.model.value);
    }
    if (!reason.word.isEmpty()) {
        writer.member(u"word", reason.word);
    }
}

QByteArray cellOf(const std::optional<bool>& value) { return value ? csvCell(*value) : QByteArray{}; }

/// Returns "dark", "dim", "lit" or "bright".
QString lightWord(LightLevel level) {
    constexpr std::array kWords{u"dark", u"dim", u"lit", u"bright"};
    return QString::fromUtf16(kWords[static_cast<std::size_t>(level)]);
}

} // namespace

void writePerception(JsonWriter& writer,
                     const Perception& perception,
                     geometry::Length cell,
                     const SenseReasonText& reasonText) {
    writer.beginObject();
    writer.member(u"from", perception.observer.value);
    if (!perception.target.isEmpty()) {
        writer.member(u"to", perception.target.value);
    }
    if (perception.requestedOf != perception.observer) {
        writer.member(u"asked_of", perception.requestedOf.value);
    }
    if (perception.requestedAbout != perception.target) {
        writer.member(u"asked_about", perception.requestedAbout.value);
    }
    writer.member(u"contact", perception.isContact());
    writer.member(u"sure", perception.isSure());
    writer.member(u"outline", perception.isOutline());
    writeNames(writer, u"proof", perception.proof);
    writer.key(u"distance_cells");
    perception.distance ? writer.number(inCells(*perception.distance, cell)) : writer.null();
    writer.key(u"light");
    perception.light ? writer.string(lightWord(*perception.light)) : writer.null();
    writer.list(u"light_flags", JsonWriter::Layout::Line, perception.lightFlags,
                [&](const QString& flag) { writer.string(flag); });
    writeOptional(writer, u"line_of_sight", perception.lineOfSight);
    writeOptional(writer, u"line_of_fire", perception.lineOfFire);
    writeOptional(writer, u"combined_line", perception.combinedLine);
    writer.list(u"senses", perception.senses, [&](const SenseAnswer& answer) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"sense", senseName(answer.sense));
        writer.member(u"proves", answer.proves);
        writeReason(writer, answer.why, cell, reasonText);
        writer.endObject();
    });
    writer.list(u"told_by", perception.sources, [&](const SenseSource& source) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"model", source.model.value);
        writer.member(u"how", source.how);
        writeNames(writer, u"by", source.by);
        writer.endObject();
    });
    writer.endObject();
}

QByteArray perceptionsCsv(const std::vector<Perception>& perceptions, geometry::Length cell) {
    QByteArrayList head{"from",           "to",    "contact",       "sure",        "outline", "proof",
                        "distance_cells", "light", "line_of_sight", "line_of_fire"};
    for (const Sense sense : kAllSenses) {
        head.append(senseName(sense).toUtf8());
    }
    QByteArray text = csvRow(head);
    for (const Perception& perception : perceptions) {
        QByteArrayList row{csvCell(perception.observer.value),
                           csvCell(perception.target.value),
                           csvCell(perception.isContact()),
                           csvCell(perception.isSure()),
                           csvCell(perception.isOutline()),
                           csvCell(senseNames(perception.proof).join(u' ')),
                           perception.distance ? jsonNumber(inCells(*perception.distance, cell)) : QByteArray{},
                           perception.light ? lightWord(*perception.light).toUtf8() : QByteArray{},
                           cellOf(perception.lineOfSight),
                           cellOf(perception.lineOfFire)};
        for (const SenseAnswer& answer : perception.senses) {
            row.append(csvCell(answer.why.code));
        }
        text += csvRow(row);
    }
    return text;
}

} // namespace sightline::scenarios
