#include "app/desktop/text/area_text.h"

#include "app/desktop/text/table_unit.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

constexpr double kSquareCentimeters = 2.54 * 2.54;

} // namespace

QString areaText(double squareInches) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const LengthUnit unit = tableUnit();
    return locale.toString(squareInches * areasInSquareInch(unit), 'f', 1) + areaSuffix(unit);
}

QString areaSuffix(LengthUnit unit) { return unit == LengthUnit::Inches ? Words::tr(" sq in") : Words::tr(" cm²"); }

double areasInSquareInch(LengthUnit unit) { return unit == LengthUnit::Inches ? 1.0 : kSquareCentimeters; }

} // namespace sightline::app
