#include "scenarios/io/weapon_reader.h"

namespace sightline::scenarios {

namespace {

using geometry::Length;
using Value = JsonItem;

class WeaponReader {
public:
    explicit WeaponReader(const Model& model) : m_model{model} {}

    Weapon weapon(ObjectReader& reader) {
        Weapon weapon;
        weapon.name = name(reader);
        weapon.type = reader.text("type");
        weapon.range = reader.inches(reader.member("range_in"), Range::Positive);
        const Value least = reader.member("min_range_in");
        weapon.minRange = reader.inches(least, Range::NotNegative).value_or(Length{});
        if (weapon.range && weapon.minRange >= *weapon.range) {
            reader.reject(least, "empty-range", QStringLiteral("less than \"range_in\""),
                          QStringLiteral("A weapon's \"min_range_in\" is less than its \"range_in\"; found %1."),
                          {m_model.id.value});
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
        if (!value.isThere()) {
            return;
        }
        if (value.isObject()) {
            weapon.arc = readArc(*reader.object(value, QStringLiteral("an arc")));
        } else if (value.text() != QStringLiteral("printed")) {
            reader.wrongType(value, QStringLiteral("an arc { \"degrees\", \"turn\" } or \"printed\""));
        } else {
            weapon.hasPrintedArc = true;
            if (!m_model.arc) {
                reader.warning(value,
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
        reader.reject(value, "unknown-weapon-kind", QStringLiteral("\"sight\" or \"fire\""),
                      QStringLiteral("The kind of a weapon is \"sight\" or \"fire\"; found %1."), {m_model.id.value});
        return WeaponLine::Both;
    }

    const Model& m_model;
};

} // namespace

PrintedArc readArc(ObjectReader reader) {
    PrintedArc arc;
    (void)reader.required("degrees");
    arc.degrees = reader.number("degrees", 1.0, 360.0).value_or(arc.degrees);
    arc.turn = reader.degrees(reader.member("turn")).value_or(geometry::Angle{});
    arc.unknown = reader.unknownKeys();
    return arc;
}

std::vector<Weapon> readWeapons(ObjectReader& reader, const Model& model) {
    std::vector<Weapon> weapons;
    WeaponReader weaponReader{model};
    for (auto& entry : reader.objects("weapons", QStringLiteral("a weapon"))) {
        weapons.push_back(weaponReader.weapon(entry));
    }
    return weapons;
}

} // namespace sightline::scenarios
