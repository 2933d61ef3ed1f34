#include "scenarios/io/units_json.h"

#include "scenarios/headline.h"
#include "scenarios/io/csv.h"

namespace sightline::scenarios {

namespace {

using Layout = JsonWriter::Layout;

/// Key and value in one call.
class Keys {
public:
    explicit Keys(JsonWriter& writer) : m_writer{writer} {}

    void text(QStringView key, const QString& value) const {
        m_writer.key(key);
        m_writer.string(value);
    }
    template <class Number> void number(QStringView key, Number value) const {
        m_writer.key(key);
        m_writer.number(value);
    }
    void flag(QStringView key, bool value) const {
        m_writer.key(key);
        m_writer.boolean(value);
    }
    void ids(QStringView key, const std::vector<ModelId>& models) const {
        m_writer.key(key);
        m_writer.beginList(Layout::Line);
        for (const ModelId& model : models) {
            m_writer.string(model.value);
        }
        m_writer.endList();
    }

private:
    JsonWriter& m_writer;
};

const Weapon& weaponOf(const Scenario& scenario, const ObserverRuling& ruling, std::size_t index) {
    return scenario.model(ruling.observer)->weapons[index];
}

void writeShots(JsonWriter& writer, const ObserverRuling& ruling, const Scenario& scenario) {
    const Keys keys{writer};
    writer.key(u"weapons");
    writer.beginList(ruling.shots.empty() ? Layout::Line : Layout::Block);
    for (std::size_t i = 0; i < ruling.shots.size(); ++i) {
        const UnitShot& shot = ruling.shots[i];
        writer.beginObject(Layout::Line);
        keys.text(u"name", weaponOf(scenario, ruling, i).name);
        keys.text(u"target", ruling.verdicts[shot.target].target.value);
        keys.flag(u"in_range", shot.ruling.inRange);
        keys.flag(u"in_arc", shot.ruling.inArc);
        keys.flag(u"line", shot.ruling.hasLine);
        keys.flag(u"eligible", shot.ruling.eligible);
        keys.text(u"code", shot.ruling.code);
        writer.endObject();
    }
    writer.endList();
}

/// What one model sees of a unit, into an object that is open.
void writeObserver(JsonWriter& writer, const ObserverRuling& ruling, const Scenario& scenario, const ReasonText& reasonText) {
    const Keys keys{writer};
    keys.ids(u"sees", ruling.seen);
    keys.ids(u"fully_sees", ruling.fullySeen);
    keys.text(u"cover", ruling.cover);
    writer.key(u"covers");
    writer.beginObject(Layout::Line);
    for (const Verdict& verdict : ruling.verdicts) {
        keys.text(verdict.target.value, reportedCover(verdict.ruling).level);
    }
    writer.endObject();
    const Verdict& best = ruling.bestVerdict();
    const Reason* reason = decidingReason(best);
    keys.text(u"best_target", best.target.value);
    keys.text(u"code", reason ? reason->code : QString{});
    keys.text(u"text", reason ? reasonText(*reason) : QString{});
    writeShots(writer, ruling, scenario);
}

void writePair(JsonWriter& writer, const UnitRuling& pair, const Scenario& scenario, const ReasonText& reasonText) {
    const Keys keys{writer};
    writer.beginObject();
    writer.key(u"from");
    writeUnitName(writer, pair.from);
    writer.key(u"to");
    writeUnitName(writer, pair.to);
    keys.number(u"observers", pair.observers);
    keys.number(u"observers_that_see", pair.observersThatSee);
    keys.number(u"targets", pair.targets);
    keys.number(u"targets_seen", pair.targetsSeen);
    keys.flag(u"visible", pair.visible);
    keys.flag(u"fully_visible", pair.fullyVisible);
    keys.number(u"weapons", pair.weapons);
    keys.number(u"eligible_weapons", pair.eligibleWeapons);
    writer.key(u"models");
    writer.beginList();
    for (const ObserverRuling& ruling : pair.byObserver) {
        writer.beginObject();
        keys.text(u"model", ruling.observer.value);
        writeObserver(writer, ruling, scenario, reasonText);
        writer.endObject();
    }
    writer.endList();
    writer.endObject();
}

void writePlace(JsonWriter& writer, const ShooterPosition& place, const Scenario& scenario, const ReasonText& reasonText) {
    const Keys keys{writer};
    writer.beginObject();
    writer.key(u"position");
    writer.beginList(Layout::Line);
    writer.number(place.position.x.inches());
    writer.number(place.position.y.inches());
    writer.endList();
    keys.number(u"facing", place.facing.degrees());
    keys.number(u"moved_in", place.moved.inches());
    keys.number(u"targets_seen", place.targetsSeen);
    keys.number(u"eligible_weapons", place.eligibleWeapons);
    keys.number(u"seen_by", place.seenBy);
    writeObserver(writer, place.ruling, scenario, reasonText);
    writer.endObject();
}

QByteArray unitCell(const UnitName& unit) { return csvCell(unit.unit.isEmpty() ? unit.alone.value : unit.unit); }

} // namespace

void writeUnitName(JsonWriter& writer, const UnitName& unit) {
    const Keys keys{writer};
    writer.beginObject(Layout::Line);
    keys.text(u"player", unit.player.value);
    unit.unit.isEmpty() ? keys.text(u"model", unit.alone.value) : keys.text(u"unit", unit.unit);
    writer.endObject();
}

void writeUnitMatrix(JsonWriter& writer, const UnitMatrix& matrix, const Scenario& scenario, const ReasonText& reasonText) {
    writer.key(u"units");
    writer.beginList();
    for (const UnitName& unit : matrix.units) {
        const Keys keys{writer};
        writer.beginObject(Layout::Line);
        keys.text(u"player", unit.player.value);
        unit.unit.isEmpty() ? keys.text(u"model", unit.alone.value) : keys.text(u"unit", unit.unit);
        keys.ids(u"models", modelsOf(scenario, unit));
        writer.endObject();
    }
    writer.endList();
    writer.key(u"pairs");
    writer.beginList();
    for (const UnitRuling& pair : matrix.pairs) {
        writePair(writer, pair, scenario, reasonText);
    }
    writer.endList();
}

void writePositions(JsonWriter& writer, const PositionSearch& search, const Scenario& scenario, const ReasonText& reasonText) {
    const Keys keys{writer};
    writer.beginObject();
    keys.text(u"model", search.shooter.value);
    writer.key(u"as_it_stands");
    writePlace(writer, search.asItStands, scenario, reasonText);
    writer.key(u"places");
    writer.beginList();
    for (const ShooterPosition& place : search.places) {
        writePlace(writer, place, scenario, reasonText);
    }
    writer.endList();
    keys.number(u"tried", search.tried);
    keys.number(u"step_in", search.step.inches());
    writer.endObject();
}

QByteArray unitMatrixCsv(const UnitMatrix& matrix, const Scenario& scenario, const ReasonText& reasonText) {
    QByteArray text = "from_player,from_unit,to_player,to_unit,observers,observers_that_see,targets,targets_seen,visible,fully_visible,"
                      "weapons,eligible_weapons,model,model_sees,model_fully_sees,model_cover,best_target,code,reason,weapon_rulings\r\n";
    for (const UnitRuling& pair : matrix.pairs) {
        for (const ObserverRuling& ruling : pair.byObserver) {
            const Verdict& best = ruling.bestVerdict();
            const Reason* reason = decidingReason(best);
            QStringList shots;
            for (std::size_t i = 0; i < ruling.shots.size(); ++i) {
                shots.append(QStringLiteral("%1: %2 (%3)").arg(weaponOf(scenario, ruling, i).name, ruling.shots[i].ruling.code,
                                                               ruling.verdicts[ruling.shots[i].target].target.value));
            }
            text += csvRow({csvCell(pair.from.player.value), unitCell(pair.from), csvCell(pair.to.player.value), unitCell(pair.to),
                            QByteArray::number(pair.observers), QByteArray::number(pair.observersThatSee), QByteArray::number(pair.targets),
                            QByteArray::number(pair.targetsSeen), csvCell(pair.visible), csvCell(pair.fullyVisible), QByteArray::number(pair.weapons),
                            QByteArray::number(pair.eligibleWeapons), csvCell(ruling.observer.value), QByteArray::number(ruling.seen.size()),
                            QByteArray::number(ruling.fullySeen.size()), csvCell(ruling.cover), csvCell(best.target.value),
                            csvCell(reason ? reason->code : QString{}), csvCell(reason ? reasonText(*reason) : QString{}),
                            csvCell(shots.join(QStringLiteral("; ")))});
        }
    }
    return text;
}

QByteArray positionsCsv(const std::vector<PositionSearch>& searches) {
    QByteArray text = "model,place,x_in,y_in,facing,moved_in,targets_seen,eligible_weapons,seen_by\r\n";
    for (const PositionSearch& search : searches) {
        const auto row = [&](int number, const ShooterPosition& place) {
            text += csvRow({csvCell(search.shooter.value), QByteArray::number(number), jsonNumber(place.position.x.inches()),
                            jsonNumber(place.position.y.inches()), jsonNumber(place.facing.degrees()), jsonNumber(place.moved.inches()),
                            QByteArray::number(place.targetsSeen), QByteArray::number(place.eligibleWeapons), QByteArray::number(place.seenBy)});
        };
        row(0, search.asItStands);
        for (std::size_t i = 0; i < search.places.size(); ++i) {
            row(static_cast<int>(i) + 1, search.places[i]);
        }
    }
    return text;
}

} // namespace sightline::scenarios
