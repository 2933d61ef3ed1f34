#include "scenarios/output/shot_json.h"

#include "scenarios/base/csv.h"
#include "scenarios/judge/headline.h"
#include "scenarios/output/units_json.h"

#include <cmath>

namespace sightline::scenarios {

namespace {

using Layout = JsonWriter::Layout;

void writeInches(JsonWriter& writer, QStringView key, const std::optional<geometry::Length>& length) {
    writer.key(key);
    length ? writer.number(length->inches()) : writer.null();
}

void writeModel(JsonWriter& writer, const ModelShot& shot, const ShotRuling& all, const ShotReasonText& reasonText) {
    writer.beginObject();
    writer.member(u"model", shot.observer.value);
    writer.member(u"weapon", shot.weapon.name);
    writeInches(writer, u"range_in", shot.weapon.range);
    writer.member(u"target", shot.verdict.target.value);
    writer.member(u"distance_in", headlineOf(shot.verdict).distance.inches());
    writer.member(u"in_range", shot.ruling.inRange);
    writer.member(u"in_arc", shot.ruling.inArc);
    writer.member(u"line", shot.ruling.hasLine);
    writer.member(u"may_shoot", shot.ruling.eligible);
    writer.member(u"code", shot.ruling.code);
    writer.member(u"targets_seen", shot.targetsSeen);
    writer.member(u"targets_in_cover", shot.targetsInCover);
    writer.member(u"cover", shot.cover);
    const EndedCover* ended = all.endedCover(shot.observer, shot.verdict.target);
    writer.key(u"cover_ended_by");
    ended ? writer.string(ended->by.value) : writer.null();
    writer.key(u"margin_mm");
    shot.marginMillimeters ? writer.number(std::round(*shot.marginMillimeters * 1e4) / 1e4) : writer.null();
    writer.member(u"too_close_to_call", shot.isTooClose);
    writer.member(u"depends_on_sculpt", shot.dependsOnSculpt);
    writer.member(u"text", reasonText(shot));
    writer.endObject();
}

} // namespace

void writeShot(JsonWriter& writer, const ShotRuling& shot, const ShotReasonText& reasonText) {
    writer.key(u"attacker");
    writeUnitName(writer, shot.question.from);
    writer.key(u"target");
    writeUnitName(writer, shot.question.to);
    writer.member(u"weapon", shot.question.weapon);
    writeInches(writer, u"range_in", shot.question.range);
    writer.member(u"attackers", shot.attackers);
    writer.member(u"without_the_weapon", shot.without);
    writer.member(u"may_shoot", shot.mayShoot);
    writer.list(u"models", shot.shots, [&](const ModelShot& model) { writeModel(writer, model, shot, reasonText); });
}

QByteArray shotCsv(const ShotRuling& shot, const ShotReasonText& reasonText) {
    QByteArray text = "model,weapon,range_in,target,distance_in,in_range,in_arc,line,may_shoot,code,targets_seen,"
                      "targets_in_cover,cover,margin_mm,too_close_to_call,reason,depends_on_sculpt\r\n";
    for (const ModelShot& model : shot.shots) {
        text +=
            csvRow({csvCell(model.observer.value), csvCell(model.weapon.name),
                    model.weapon.range ? QByteArray::number(model.weapon.range->inches()) : QByteArray{},
                    csvCell(model.verdict.target.value),
                    QByteArray::number(headlineOf(model.verdict).distance.inches(), 'f', 4),
                    csvCell(model.ruling.inRange), csvCell(model.ruling.inArc), csvCell(model.ruling.hasLine),
                    csvCell(model.ruling.eligible), csvCell(model.ruling.code), QByteArray::number(model.targetsSeen),
                    QByteArray::number(model.targetsInCover), csvCell(model.cover),
                    model.marginMillimeters ? QByteArray::number(*model.marginMillimeters, 'f', 4) : QByteArray{},
                    csvCell(model.isTooClose), csvCell(reasonText(model)), csvCell(model.dependsOnSculpt)});
    }
    return text;
}

} // namespace sightline::scenarios
