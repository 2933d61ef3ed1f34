#include "scenarios/io/weapon_reader.h"

namespace sightline::scenarios {

namespace {

using geometry::Length;
using Value = JsonText::Value;
constexpr Value kNone = JsonText::kNone;

class WeaponReader {
public:
    WeaponReader(const JsonText& text, DiagnosticList& findings, const Model& model)
        : m_text{text}, m_findings{findings}, m_model{model} {}

    Weapon weapon(Value value) {
        ObjectReader reader{m_text, m_findings, value, QStringLiteral("a weapon")};
        Weapon weapon;
        weapon.name = name(reader);
        weapon.type = reader.text("type");
        weapon.range = reader.inches(reader.member("range_in"), Range::Positive);
        const Value least = reader.member("min_range_in");
        weapon.minRange = reader.inches(least, Range::NotNegative).value_or(Length{});
        if (weapon.range && weapon.minRange >= *weapon.range) {
            reader.error(least, {QStringLiteral("empty-range"),
                                 QStringLiteral("less than \"range_in\""),
                                 m_text.description(least),
                                 QStringLiteral("A weapon's \"min_range_in\" is less than its \"range_in\"; found %1.")
                                     .arg(m_text.description(least)),
                                 {m_model.id.value}});
        }
        readArcOf(reader, weapon);
        weapon.line = line(reader);
        weapon.unknown = reader.unknownKeys();
        return weapon;
    }

private:
    QString name(ObjectReader& reader) {
        const Value value = reader.required("name");
        const auto name = reader.text(value);
        if (name && name->isEmpty()) {
            reader.error(value, {QStringLiteral("empty-name"),
                                 QStringLiteral("a name"),
                                 QStringLiteral("an empty text"),
                                 QStringLiteral("The name of a weapon may not be empty."),
                                 {m_model.id.value}});
        }
        return name.value_or(QString{});
    }

    void readArcOf(ObjectReader& reader, Weapon& weapon) {
        const Value value = reader.member("arc");
        if (value == kNone) {
            return;
        }
        if (m_text.type(value) == JsonType::Object) {
            weapon.arc = readArc(m_text, m_findings, value);
        } else if (m_text.type(value) != JsonType::String || m_text.string(value) != QStringLiteral("printed")) {
            reader.wrongType(value, QStringLiteral("an arc { \"degrees\", \"turn\" } or \"printed\""));
        } else {
            weapon.hasPrintedArc = true;
            if (!m_model.arc) {
                m_findings.add(Severity::Warning, value,
                               {QStringLiteral("missing-arc"),
                                QStringLiteral("an \"arc\" of the model"),
                                QStringLiteral("none"),
                                QStringLiteral("The weapon has the arc printed on its model, but the model \"%1\" has "
                                               "none; it shoots all around.")
                                    .arg(m_model.id.value),
                                {m_model.id.value}});
            }
        }
    }

    WeaponLine line(ObjectReader& reader) {
        const Value value = reader.member("kind");
        const auto word = reader.text(value);
        if (!word) {
            return WeaponLine::Both;
        }
        if (*word == QStringLiteral("sight")) {
            return WeaponLine::Sight;
        }
        if (*word == QStringLiteral("fire")) {
            return WeaponLine::Fire;
        }
        const QString found = m_text.description(value);
        reader.error(value, {QStringLiteral("unknown-weapon-kind"),
                             QStringLiteral("\"sight\" or \"fire\""),
                             found,
                             QStringLiteral("The kind of a weapon is \"sight\" or \"fire\"; found %1.").arg(found),
                             {m_model.id.value}});
        return WeaponLine::Both;
    }

    const JsonText& m_text;
    DiagnosticList& m_findings;
    const Model& m_model;
};

} // namespace

PrintedArc readArc(const JsonText& text, DiagnosticList& findings, Value value) {
    ObjectReader reader{text, findings, value, QStringLiteral("an arc")};
    PrintedArc arc;
    (void)reader.required("degrees");
    arc.degrees = reader.number("degrees", 1.0, 360.0).value_or(arc.degrees);
    arc.turn = reader.degrees(reader.member("turn")).value_or(geometry::Angle{});
    arc.unknown = reader.unknownKeys();
    return arc;
}

std::vector<Weapon>
readWeapons(const JsonText& text, DiagnosticList& findings, ObjectReader& reader, const Model& model) {
    std::vector<Weapon> weapons;
    WeaponReader weaponReader{text, findings, model};
    for (const Value entry : reader.list(reader.member("weapons")).value_or(std::vector<Value>{})) {
        if (reader.isObject(entry)) {
            weapons.push_back(weaponReader.weapon(entry));
        }
    }
    return weapons;
}

} // namespace sightline::scenarios
