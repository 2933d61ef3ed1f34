#include "app/shared/text/weapon_text.h"

#include "app/shared/text/number_text.h"
#include "scenarios/edits/weapon_edits.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sightline::app {

namespace {

struct WeaponWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::WeaponText)
};

/// Returns an angle in degrees, rounded to 0.01, without trailing zeros.
QString degreesText(double degrees) {
    const double rounded = std::round(degrees * 100.0) / 100.0;
    return QLocale{}.toString(rounded, 'g', 6).replace(u'-', QChar{0x2212}) + QChar{0xB0};
}

} // namespace

double fromFacing(geometry::Angle angle) { return angle.degrees() > 180.0 ? angle.degrees() - 360.0 : angle.degrees(); }

QString weaponRangeText(const scenarios::Weapon& weapon) {
    const bool hasMinimum = weapon.minRange != geometry::Length{};
    if (!weapon.range) {
        return hasMinimum ? WeaponWords::tr("from %1").arg(lengthText(weapon.minRange)) : WeaponWords::tr("any range");
    }
    return hasMinimum ? WeaponWords::tr("%1 to %2").arg(lengthText(weapon.minRange), lengthText(*weapon.range))
                      : WeaponWords::tr("up to %1").arg(lengthText(*weapon.range));
}

QString weaponArcText(const scenarios::Weapon& weapon) {
    if (weapon.hasPrintedArc) {
        return WeaponWords::tr("the arc printed on the base");
    }
    if (!weapon.arc || weapon.arc->degrees >= 360.0) {
        return WeaponWords::tr("all around");
    }
    const auto ends = scenarios::endsOf(*weapon.arc);
    return WeaponWords::tr("%1 arc, from %2 to %3")
        .arg(degreesText(weapon.arc->degrees), degreesText(fromFacing(ends.from)), degreesText(fromFacing(ends.to)));
}

QString weaponLineText(const scenarios::Weapon& weapon) {
    switch (weapon.line) {
    case scenarios::WeaponLine::Both: return {};
    case scenarios::WeaponLine::Sight: return WeaponWords::tr("needs only a line of sight");
    case scenarios::WeaponLine::Fire: return WeaponWords::tr("needs only a line of fire");
    }
    return {};
}

QString weaponText(const scenarios::Weapon& weapon) {
    const QString text = WeaponWords::tr("%1, %2", "range, arc").arg(weaponRangeText(weapon), weaponArcText(weapon));
    const QString line = weaponLineText(weapon);
    return line.isEmpty() ? text : WeaponWords::tr("%1, %2", "range and arc, line").arg(text, line);
}

} // namespace sightline::app
