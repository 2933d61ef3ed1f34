#include "scenarios/output/units_json.h"

#include "scenarios/base/csv.h"
#include "scenarios/judge/headline.h"
#include "scenarios/output/certainty_json.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/told_reason.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using Layout = JsonWriter::Layout;

void writeIds(JsonWriter& writer, QStringView key, const std::vector<ModelId>& models) {
    writer.list(key, Layout::Line, models, [&](const ModelId& model) { writer.string(model.value); });
}

const Weapon& weaponOf(const Scenario& scenario, const ObserverRuling& ruling, std::size_t index) {
    return scenario.model(ruling.observer)->weapons[index];
}

void writeShots(JsonWriter& writer, const ObserverRuling& ruling, const Scenario& scenario) {
    writer.beginList(u"weapons", ruling.shots.empty() ? Layout::Line : Layout::Block);
    for (std::size_t i = 0; i < ruling.shots.size(); ++i) {
        const UnitShot& shot = ruling.shots[i];
        writer.beginObject(Layout::Line);
        writer.member(u"name", weaponOf(scenario, ruling, i).name);
        writer.member(u"target", ruling.verdicts[shot.target].target.value);
        writer.member(u"in_range", shot.ruling.inRange);
        writer.member(u"in_arc", shot.ruling.inArc);
        writer.member(u"line", shot.ruling.hasLine);
        writer.member(u"eligible", shot.ruling.eligible);
        writer.member(u"code", shot.ruling.code);
        writer.endObject();
    }
    writer.endList();
}

/// Writes the ruling of one model against a unit into the open object.
void writeObserver(JsonWriter& writer,
                   const ObserverRuling& ruling,
                   const Scenario& scenario,
                   const ReasonText& reasonText) {
    writeIds(writer, u"sees", ruling.seen);
    writeIds(writer, u"fully_sees", ruling.fullySeen);
    writer.member(u"cover", ruling.cover);
    writer.beginObject(u"covers", Layout::Line);
    for (const Verdict& verdict : ruling.verdicts) {
        writer.member(verdict.target.value, reportedCover(verdict.ruling).level);
    }
    writer.endObject();
    std::vector<ModelId> ofSculpt;
    for (const Verdict& verdict : ruling.verdicts) {
        if (headlineOf(verdict).certainty == Certainty::DependsOnSculpt) {
            ofSculpt.push_back(verdict.target);
        }
    }
    if (!ofSculpt.empty()) {
        writeIds(writer, u"depends_on_sculpt", ofSculpt);
    }
    const Verdict& best = ruling.bestVerdict();
    const auto reason = toldReason(best);
    writer.member(u"best_target", best.target.value);
    writer.member(u"code", reason ? reason->code : QString{});
    writer.member(u"text", reason ? reasonText(*reason) : QString{});
    writeCertainty(writer, best);
    if (best.ruling.margin) {
        writeMargin(writer, best.ruling);
    }
    writeShots(writer, ruling, scenario);
}

void writePair(JsonWriter& writer, const UnitRuling& pair, const Scenario& scenario, const ReasonText& reasonText) {
    writer.beginObject();
    writer.key(u"from");
    writeUnitName(writer, pair.from);
    writer.key(u"to");
    writeUnitName(writer, pair.to);
    writer.member(u"observers", pair.observers);
    writer.member(u"observers_that_see", pair.observersThatSee);
    writer.member(u"targets", pair.targets);
    writer.member(u"targets_seen", pair.targetsSeen);
    writer.member(u"visible", pair.visible);
    writer.member(u"fully_visible", pair.fullyVisible);
    writer.member(u"weapons", pair.weapons);
    writer.member(u"eligible_weapons", pair.eligibleWeapons);
    writer.list(u"models", pair.byObserver, [&](const ObserverRuling& ruling) {
        writer.beginObject();
        writer.member(u"model", ruling.observer.value);
        writeObserver(writer, ruling, scenario, reasonText);
        writer.endObject();
    });
    writer.endObject();
}

void writePosition(JsonWriter& writer,
                   const ShooterPosition& place,
                   const Scenario& scenario,
                   const ReasonText& reasonText) {
    writer.beginObject();
    writer.beginList(u"position", Layout::Line);
    writer.number(place.position.x.inches());
    writer.number(place.position.y.inches());
    writer.endList();
    writer.member(u"facing", place.facing.degrees());
    writer.member(u"moved_in", place.moved.inches());
    writer.member(u"targets_seen", place.targetsSeen);
    writer.member(u"eligible_weapons", place.eligibleWeapons);
    writer.member(u"seen_by", place.seenBy);
    writeObserver(writer, place.ruling, scenario, reasonText);
    writer.endObject();
}

QByteArray unitCell(const UnitName& unit) { return csvCell(unit.unit.isEmpty() ? unit.alone.value : unit.unit); }

} // namespace

void writeUnitName(JsonWriter& writer, const UnitName& unit) {
    writer.beginObject(Layout::Line);
    writer.member(u"player", unit.player.value);
    unit.unit.isEmpty() ? writer.member(u"model", unit.alone.value) : writer.member(u"unit", unit.unit);
    writer.endObject();
}

void writeUnitMatrix(JsonWriter& writer,
                     const UnitMatrix& matrix,
                     const Scenario& scenario,
                     const ReasonText& reasonText) {
    writer.list(u"units", matrix.units, [&](const UnitName& unit) {
        writer.beginObject(Layout::Line);
        writer.member(u"player", unit.player.value);
        unit.unit.isEmpty() ? writer.member(u"model", unit.alone.value) : writer.member(u"unit", unit.unit);
        writeIds(writer, u"models", modelsOf(scenario, unit));
        writer.endObject();
    });
    writer.list(u"pairs", matrix.pairs, [&](const UnitRuling& pair) { writePair(writer, pair, scenario, reasonText); });
}

void writePositions(JsonWriter& writer,
                    const PositionSearch& search,
                    const Scenario& scenario,
                    const ReasonText& reasonText) {
    writer.beginObject();
    writer.member(u"model", search.shooter.value);
    writer.key(u"as_it_stands");
    writePosition(writer, search.asItStands, scenario, reasonText);
    writer.list(u"places", search.places,
                [&](const ShooterPosition& place) { writePosition(writer, place, scenario, reasonText); });
    writer.member(u"tried", search.tried);
    writer.member(u"step_in", search.step.inches());
    writer.endObject();
}

QByteArray unitMatrixCsv(const UnitMatrix& matrix, const Scenario& scenario, const ReasonText& reasonText) {
    QByteArray text = "from_player,from_unit,to_player,to_unit,observers,observers_that_see,targets,targets_seen,"
                      "visible,fully_visible,"
                      "weapons,eligible_weapons,model,model_sees,model_fully_sees,model_cover,best_target,code,reason,"
                      "weapon_rulings";
    const bool hasMargins = std::ranges::any_of(matrix.pairs, [](const UnitRuling& pair) {
        return std::ranges::any_of(pair.byObserver, [](const ObserverRuling& ruling) {
            return ruling.bestVerdict().ruling.margin.has_value();
        });
    });
    text += hasMargins ? ",margin_mm,margin_proved\r\n" : "\r\n";
    for (const UnitRuling& pair : matrix.pairs) {
        for (const ObserverRuling& ruling : pair.byObserver) {
            const Verdict& best = ruling.bestVerdict();
            const auto reason = toldReason(best);
            QStringList shots;
            for (std::size_t i = 0; i < ruling.shots.size(); ++i) {
                shots.append(QStringLiteral("%1: %2 (%3)")
                                 .arg(weaponOf(scenario, ruling, i).name, ruling.shots[i].ruling.code,
                                      ruling.verdicts[ruling.shots[i].target].target.value));
            }
            QByteArrayList cells{csvCell(pair.from.player.value),
                                 unitCell(pair.from),
                                 csvCell(pair.to.player.value),
                                 unitCell(pair.to),
                                 QByteArray::number(pair.observers),
                                 QByteArray::number(pair.observersThatSee),
                                 QByteArray::number(pair.targets),
                                 QByteArray::number(pair.targetsSeen),
                                 csvCell(pair.visible),
                                 csvCell(pair.fullyVisible),
                                 QByteArray::number(pair.weapons),
                                 QByteArray::number(pair.eligibleWeapons),
                                 csvCell(ruling.observer.value),
                                 QByteArray::number(ruling.seen.size()),
                                 QByteArray::number(ruling.fullySeen.size()),
                                 csvCell(ruling.cover),
                                 csvCell(best.target.value),
                                 csvCell(reason ? reason->code : QString{}),
                                 csvCell(reason ? reasonText(*reason) : QString{}),
                                 csvCell(shots.join(QStringLiteral("; ")))};
            if (hasMargins) {
                cells << marginCell(best.ruling) << csvCell(best.ruling.isMarginProved);
            }
            text += csvRow(cells);
        }
    }
    return text;
}

QByteArray positionsCsv(const std::vector<PositionSearch>& searches) {
    QByteArray text = "model,place,x_in,y_in,facing,moved_in,targets_seen,eligible_weapons,seen_by\r\n";
    for (const PositionSearch& search : searches) {
        const auto row = [&](int number, const ShooterPosition& place) {
            text += csvRow({csvCell(search.shooter.value), QByteArray::number(number),
                            jsonNumber(place.position.x.inches()), jsonNumber(place.position.y.inches()),
                            jsonNumber(place.facing.degrees()), jsonNumber(place.moved.inches()),
                            QByteArray::number(place.targetsSeen), QByteArray::number(place.eligibleWeapons),
                            QByteArray::number(place.seenBy)});
        };
        row(0, search.asItStands);
        for (std::size_t i = 0; i < search.places.size(); ++i) {
            row(static_cast<int>(i) + 1, search.places[i]);
        }
    }
    return text;
}

} // namespace sightline::scenarios
