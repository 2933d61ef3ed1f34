#include "app/shared/text/area_text.h"

#include "app/shared/text/table_unit.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct AreaWords {
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

QString areaSuffix(LengthUnit unit) {
    return unit == LengthUnit::Inches ? AreaWords::tr(" sq in") : AreaWords::tr(" cm²");
}

double areasInSquareInch(LengthUnit unit) { return unit == LengthUnit::Inches ? 1.0 : kSquareCentimeters; }

} // namespace sightline::app
