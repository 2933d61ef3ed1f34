#include "app/shared/text/table_unit.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct TableUnitWords {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

LengthUnit theUnit = LengthUnit::Inches; // read and set by the thread of the window

} // namespace

LengthUnit tableUnit() { return theUnit; }

void setTableUnit(LengthUnit unit) { theUnit = unit; }

double countOf(geometry::Length length, LengthUnit unit) {
    switch (unit) {
    case LengthUnit::Inches: return length.inches();
    case LengthUnit::Millimeters: return length.millimeters();
    case LengthUnit::Centimeters: return length.millimeters() / 10.0;
    }
    return length.inches();
}

geometry::Length lengthOf(double count, LengthUnit unit) {
    switch (unit) {
    case LengthUnit::Inches: return geometry::Length::fromInches(count);
    case LengthUnit::Millimeters: return geometry::Length::fromMillimeters(count);
    case LengthUnit::Centimeters: return geometry::Length::fromMillimeters(count * 10.0);
    }
    return geometry::Length::fromInches(count);
}

QString withUnit(const QString& number, LengthUnit unit) {
    switch (unit) {
    case LengthUnit::Inches: return TableUnitWords::tr("%1 in").arg(number);
    case LengthUnit::Millimeters: return TableUnitWords::tr("%1 mm").arg(number);
    case LengthUnit::Centimeters: return TableUnitWords::tr("%1 cm").arg(number);
    }
    return number;
}

int decimalsOf(LengthUnit unit) { return unit == LengthUnit::Millimeters ? 1 : 2; }

} // namespace sightline::app
