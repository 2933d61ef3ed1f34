#include "app/shared/text/length_entry.h"

#include <array>
#include <cmath>

namespace sightline::app {

namespace {

using geometry::Length;

constexpr double kMillimetersOfInch = 25.4;
constexpr double kLongest = 1e6; ///< millimeters
constexpr int kDeepest = 32;     ///< brackets in brackets

/// A number, or a length in millimeters. What was typed in inches stays in inches until the end, so that nothing is
/// rounded on the way.
struct Quantity {
    double value = 0.0;
    bool isLength = false;
    double unit = 1.0; ///< millimeters of what `value` counts
};

class Reader {
public:
    Reader(const QString& text, double usualUnit, const QLocale& locale)
        : m_text{text}, m_usual{usualUnit}, m_decimal{locale.decimalPoint()} {}

    std::optional<Quantity> read() {
        auto result = sum();
        skip();
        return result && m_position == m_text.size() && std::isfinite(result->value) ? result : std::nullopt;
    }

private:
    void skip() {
        while (m_position < m_text.size() && m_text[m_position].isSpace()) {
            ++m_position;
        }
    }

    bool take(QStringView signs) {
        skip();
        if (m_position < m_text.size() && signs.contains(m_text[m_position])) {
            ++m_position;
            return true;
        }
        return false;
    }

    Quantity asLength(const Quantity& quantity) const {
        return quantity.isLength ? quantity : Quantity{quantity.value, true, m_usual};
    }

    static Quantity inUnit(const Quantity& quantity, double unit) {
        return quantity.unit == unit ? quantity
                                     : Quantity{quantity.value * quantity.unit / unit, quantity.isLength, unit};
    }

    std::optional<Quantity> sum() {
        auto left = product();
        while (left) {
            const bool adds = take(u"+");
            if (!adds && !take(u"-\u2212")) {
                return left;
            }
            auto right = product();
            if (!right) {
                return {};
            }
            if (left->isLength != right->isLength) {
                // "1 ft + 3": a number beside a length counts in the field's unit.
                left = asLength(*left);
                right = asLength(*right);
            }
            right = inUnit(*right, left->unit);
            left->value += adds ? right->value : -right->value;
        }
        return {};
    }

    std::optional<Quantity> product() {
        auto left = factor();
        while (left) {
            const bool multiplies = take(u"*\u00d7");
            if (!multiplies && !take(u"/\u00f7")) {
                return left;
            }
            auto right = factor();
            if (!right) {
                return {};
            }
            if (multiplies) {
                if (left->isLength && right->isLength) {
                    return {};
                }
                const double unit = left->isLength ? left->unit : right->unit;
                left = Quantity{left->value * right->value, left->isLength || right->isLength, unit};
                continue;
            }
            if (right->value == 0.0) {
                return {};
            }
            if (left->isLength && right->isLength) {
                left = Quantity{left->value / inUnit(*right, left->unit).value, false, 1.0};
            } else {
                // "3/4 in" is three quarters of an inch; nobody means inches below the line.
                left = Quantity{left->value / right->value, left->isLength || right->isLength,
                                left->isLength ? left->unit : right->unit};
            }
        }
        return {};
    }

    std::optional<Quantity> factor() {
        if (take(u"-\u2212")) {
            auto negative = factor();
            if (negative) {
                negative->value = -negative->value;
            }
            return negative;
        }
        if (take(u"+")) {
            return factor();
        }
        std::optional<Quantity> found;
        if (take(u"(")) {
            if (++m_depth > kDeepest) {
                return {};
            }
            found = sum();
            if (!found || !take(u")")) {
                return {};
            }
            --m_depth;
        } else {
            found = number();
        }
        if (!found) {
            return {};
        }
        if (const auto unit = unitHere()) {
            if (found->isLength) {
                return {};
            }
            found = Quantity{found->value, true, *unit};
            // 1'6" and 1 ft 6 in: what follows a foot without a sign is added.
            if (*unit == 12 * kMillimetersOfInch) {
                const auto before = m_position;
                const auto inches = number();
                const auto inch = inches ? unitHere() : std::nullopt;
                if (inch == kMillimetersOfInch) {
                    found = Quantity{found->value * 12 + inches->value, true, kMillimetersOfInch};
                } else {
                    m_position = before;
                }
            }
        }
        return found;
    }

    std::optional<Quantity> number() {
        skip();
        QString digits;
        while (m_position < m_text.size()) {
            const QChar c = m_text[m_position];
            if (c.isDigit()) {
                digits += QString::number(c.digitValue());
            } else if ((c == u'.' || QStringView{m_decimal} == QStringView{&c, 1}) && !digits.contains(u'.')) {
                digits += u'.';
            } else {
                break;
            }
            ++m_position;
        }
        bool isNumber = false;
        const double value = QLocale::c().toDouble(digits, &isNumber);
        return isNumber ? std::optional{Quantity{value, false, 1.0}} : std::nullopt;
    }

    std::optional<double> unitHere() {
        struct Unit {
            QLatin1String name;
            double millimeters;
        };
        // The longest first.
        static const std::array units{Unit{QLatin1String{"inches"}, kMillimetersOfInch},
                                      Unit{QLatin1String{"inch"}, kMillimetersOfInch},
                                      Unit{QLatin1String{"in"}, kMillimetersOfInch},
                                      Unit{QLatin1String{"\""}, kMillimetersOfInch},
                                      Unit{QLatin1String{"feet"}, 12 * kMillimetersOfInch},
                                      Unit{QLatin1String{"ft"}, 12 * kMillimetersOfInch},
                                      Unit{QLatin1String{"'"}, 12 * kMillimetersOfInch},
                                      Unit{QLatin1String{"mm"}, 1.0},
                                      Unit{QLatin1String{"cm"}, 10.0},
                                      Unit{QLatin1String{"m"}, 1000.0}};
        skip();
        const QStringView rest = QStringView{m_text}.mid(m_position);
        if (rest.startsWith(u'\u2033') || rest.startsWith(u'\u201d')) {
            ++m_position;
            return kMillimetersOfInch;
        }
        if (rest.startsWith(u'\u2032') || rest.startsWith(u'\u2019')) {
            ++m_position;
            return 12 * kMillimetersOfInch;
        }
        for (const Unit& unit : units) {
            if (rest.startsWith(unit.name, Qt::CaseInsensitive)) {
                m_position += unit.name.size();
                return unit.millimeters;
            }
        }
        return {};
    }

    QString m_text;
    double m_usual;
    QString m_decimal;
    qsizetype m_position = 0;
    int m_depth = 0;
};

} // namespace

std::optional<Length> lengthFromText(const QString& text, LengthUnit unit, const QLocale& locale) {
    const double usual = unit == LengthUnit::Inches ? kMillimetersOfInch : unit == LengthUnit::Centimeters ? 10.0 : 1.0;
    auto quantity = Reader{text, usual, locale}.read();
    if (!quantity) {
        return {};
    }
    if (!quantity->isLength) {
        quantity = Quantity{quantity->value, true, usual};
    }
    if (!(std::abs(quantity->value * quantity->unit) <= kLongest)) {
        return {};
    }
    return quantity->unit == kMillimetersOfInch ? Length::fromInches(quantity->value)
                                                : Length::fromMillimeters(quantity->value * quantity->unit);
}

std::optional<double> numberFromText(const QString& text, const QLocale& locale) {
    QString plain = text.trimmed();
    if (plain.endsWith(u'\u00b0')) {
        plain.chop(1);
    }
    const auto quantity = Reader{plain, 1.0, locale}.read();
    return quantity && !quantity->isLength ? std::optional{quantity->value} : std::nullopt;
}

} // namespace sightline::app
