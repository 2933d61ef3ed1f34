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
    writer.key(key);
    writer.beginList(JsonWriter::Layout::Line);
    for (const QString& name : senseNames(senses)) {
        writer.string(name);
    }
    writer.endList();
}

void writeReason(JsonWriter& writer,
                 const SenseReason& reason,
                 geometry::Length cell,
                 const SenseReasonText& reasonText) {
    writer.key(u"code");
    writer.string(reason.code);
    writer.key(u"text");
    writer.string(reasonText(reason));
    if (reason.distance) {
        writer.key(u"distance_cells");
        writer.number(inCells(*reason.distance, cell));
    }
    const std::array<std::pair<QStringView, std::optional<int>>, 3> numbers{
        {{u"range", reason.range}, {u"observer_has", reason.ours}, {u"target_has", reason.theirs}}};
    for (const auto& [key, number] : numbers) {
        if (number) {
            writer.key(key);
            writer.number(*number);
        }
    }
    if (!reason.model.isEmpty()) {
        writer.key(u"model");
        writer.string(reason.model.value);
    }
    if (!reason.word.isEmpty()) {
        writer.key(u"word");
        writer.string(reason.word);
    }
}

QByteArray cellOf(const std::optional<bool>& value) { return value ? csvCell(*value) : QByteArray{}; }

} // namespace

QString lightWord(LightLevel level) {
    constexpr std::array kWords{u"dark", u"dim", u"lit", u"bright"};
    return QString::fromUtf16(kWords[static_cast<std::size_t>(level)]);
}

void writePerception(JsonWriter& writer,
                     const Perception& perception,
                     geometry::Length cell,
                     const SenseReasonText& reasonText) {
    writer.beginObject();
    writer.key(u"from");
    writer.string(perception.observer.value);
    if (!perception.target.isEmpty()) {
        writer.key(u"to");
        writer.string(perception.target.value);
    }
    if (perception.requestedOf != perception.observer) {
        writer.key(u"asked_of");
        writer.string(perception.requestedOf.value);
    }
    if (perception.requestedAbout != perception.target) {
        writer.key(u"asked_about");
        writer.string(perception.requestedAbout.value);
    }
    writer.key(u"contact");
    writer.boolean(perception.isContact());
    writer.key(u"sure");
    writer.boolean(perception.isSure());
    writer.key(u"outline");
    writer.boolean(perception.isOutline());
    writeNames(writer, u"proof", perception.proof);
    writer.key(u"distance_cells");
    perception.distance ? writer.number(inCells(*perception.distance, cell)) : writer.null();
    writer.key(u"light");
    perception.light ? writer.string(lightWord(*perception.light)) : writer.null();
    writer.key(u"light_flags");
    writer.beginList(JsonWriter::Layout::Line);
    for (const QString& flag : perception.lightFlags) {
        writer.string(flag);
    }
    writer.endList();
    writeOptional(writer, u"line_of_sight", perception.lineOfSight);
    writeOptional(writer, u"line_of_fire", perception.lineOfFire);
    writeOptional(writer, u"combined_line", perception.combinedLine);
    writer.key(u"senses");
    writer.beginList();
    for (const SenseAnswer& answer : perception.senses) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.key(u"sense");
        writer.string(senseName(answer.sense));
        writer.key(u"proves");
        writer.boolean(answer.proves);
        writeReason(writer, answer.why, cell, reasonText);
        writer.endObject();
    }
    writer.endList();
    writer.key(u"told_by");
    writer.beginList();
    for (const SenseSource& source : perception.sources) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.key(u"model");
        writer.string(source.model.value);
        writer.key(u"how");
        writer.string(source.how);
        writeNames(writer, u"by", source.by);
        writer.endObject();
    }
    writer.endList();
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
