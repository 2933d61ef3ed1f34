#include "app/shared/text/position_text.h"

#include "app/shared/text/table_unit.h"
#include "geometry/base/length.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sightline::app {

namespace {

struct PositionWords {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

QString measured(geometry::Length length, LengthUnit unit) {
    const int decimals = unit == LengthUnit::Millimeters ? 0 : 1;
    const double steps = std::pow(10.0, decimals);
    const double rounded = std::round(countOf(length, unit) * steps) / steps + 0.0; // a rounded zero carries no sign
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(rounded, 'f', decimals);
}

} // namespace

QString measuredPositionText(geometry::Point place) {
    const LengthUnit unit = tableUnit();
    const QString pair =
        PositionWords::tr("%1, %2", "two coordinates").arg(measured(place.x, unit), measured(place.y, unit));
    return withUnit(PositionWords::tr("(%1)", "two coordinates").arg(pair), unit);
}

} // namespace sightline::app
