#include "app/shared/text/number_text.h"

#include "app/shared/text/table_unit.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace sightline::app {

namespace {

struct NumberWords {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

QString fixed(double value, int decimals) {
    // A rounded zero carries no sign.
    if (std::abs(value) < 0.5 * std::pow(10.0, -decimals)) {
        value = 0.0;
    }
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', decimals);
}

/// "12.50, 30.25".
QString pairIn(geometry::Point place, LengthUnit unit) {
    const int decimals = decimalsOf(unit);
    return NumberWords::tr("%1, %2", "two coordinates")
        .arg(fixed(countOf(place.x, unit), decimals), fixed(countOf(place.y, unit), decimals));
}

/// A coordinate in inches with two to four decimals: as many as tell it to a micrometer.
QString exactInches(geometry::Length length) {
    constexpr std::int64_t kTold = 500; // half a micrometer, in nanometers
    constexpr int kMaxDecimals = 4;
    int decimals = decimalsOf(LengthUnit::Inches);
    const auto error = [&] {
        const double steps = std::pow(10.0, decimals);
        const auto rounded = geometry::Length::fromInches(std::round(length.inches() * steps) / steps);
        return std::abs((rounded - length).nanometers());
    };
    while (decimals < kMaxDecimals && error() > kTold) {
        ++decimals;
    }
    return fixed(length.inches(), decimals);
}

QString samplePointIn(geometry::Point place, LengthUnit unit) {
    return withUnit(NumberWords::tr("(%1)", "two coordinates").arg(pairIn(place, unit)), unit);
}

QString shortest(double value) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(std::round(value * 100.0) / 100.0, 'f', QLocale::FloatingPointShortest);
}

} // namespace

QString inchesText(geometry::Length length) { return withUnit(fixed(length.inches(), 2), LengthUnit::Inches); }

QString lengthText(geometry::Length length) {
    const LengthUnit unit = tableUnit();
    return withUnit(fixed(countOf(length, unit), decimalsOf(unit)), unit);
}

QStringList directionTexts(geometry::Vector by) {
    const auto size = [](geometry::Length length) {
        return lengthText(length < geometry::Length{} ? geometry::Length{} - length : length);
    };
    const QString none = lengthText({});
    QStringList texts;
    if (const QString across = size(by.x); across != none) {
        texts << (by.x < geometry::Length{} ? NumberWords::tr("%1 to the left").arg(across)
                                            : NumberWords::tr("%1 to the right").arg(across));
    }
    if (const QString along = size(by.y); along != none) {
        texts << (by.y < geometry::Length{} ? NumberWords::tr("%1 up").arg(along)
                                            : NumberWords::tr("%1 down").arg(along));
    }
    return texts;
}

QString movedText(geometry::Vector by) {
    const QStringList parts = directionTexts(by);
    if (parts.size() == 2) {
        return NumberWords::tr("Moved %1, %2", "two lengths and where to").arg(parts.front(), parts.back());
    }
    return NumberWords::tr("Moved %1", "a length and where to").arg(parts.isEmpty() ? lengthText({}) : parts.front());
}

QString tableSizeText(geometry::Length width, geometry::Length depth) {
    const LengthUnit unit = tableUnit();
    const QLocale locale;
    const auto told = [&](geometry::Length length) { return locale.toString(countOf(length, unit), 'g', 6); };
    return withUnit(NumberWords::tr("%1 × %2", "width, depth").arg(told(width), told(depth)), unit);
}

QString positionText(geometry::Point place) {
    const QString pair = NumberWords::tr("%1, %2", "two coordinates").arg(exactInches(place.x), exactInches(place.y));
    return withUnit(NumberWords::tr("(%1)", "two coordinates").arg(pair), LengthUnit::Inches);
}

QString samplePointText(geometry::Point place) { return samplePointIn(place, tableUnit()); }

QString cursorText(geometry::Point place) {
    const LengthUnit unit = tableUnit();
    return withUnit(pairIn(place, unit), unit);
}

QString millimetersText(double millimeters) {
    if (millimeters != 0.0 && std::abs(millimeters) < 0.05) {
        return millimeters > 0.0 ? NumberWords::tr("less than %1 mm").arg(fixed(0.1, 1))
                                 : NumberWords::tr("more than −%1 mm").arg(fixed(0.1, 1));
    }
    const QString size = fixed(std::abs(millimeters), 1);
    return millimeters < 0.0 ? NumberWords::tr("−%1 mm").arg(size) : NumberWords::tr("%1 mm").arg(size);
}

QString widthText(double millimeters) {
    constexpr double kInTableUnit = 2.54; // 0.1 in
    const double size = std::abs(millimeters);
    if (size < kInTableUnit) {
        return millimetersText(millimeters);
    }
    const QString text = lengthText(geometry::Length::fromMillimeters(size));
    return millimeters < 0.0 ? NumberWords::tr("−%1", "a length").arg(text) : text;
}

QString boundText(double millimeters) {
    if (!(millimeters > 0.0)) {
        return NumberWords::tr("%1 mm").arg(0);
    }
    const int decimals = 1 - static_cast<int>(std::floor(std::log10(millimeters)));
    const double unit = std::pow(10.0, -decimals);
    return NumberWords::tr("%1 mm").arg(
        fixed(std::ceil(millimeters / unit * (1.0 - 1e-12)) * unit, std::max(0, decimals)));
}

QString shareText(double share) {
    if (share >= 1.0) {
        return NumberWords::tr("%1 %").arg(100);
    }
    if (share <= 0.0) {
        return NumberWords::tr("%1 %").arg(0);
    }
    if (share < 0.01) {
        return NumberWords::tr("under %1 %").arg(1);
    }
    return NumberWords::tr("%1 %").arg(std::clamp(static_cast<int>(std::lround(share * 100.0)), 1, 99));
}

QString shareText(double share, double error) {
    constexpr double kShown = 0.005;
    return error < kShown ? shareText(share)
                          : NumberWords::tr("%1 to %2").arg(shareText(share), shareText(std::min(1.0, share + error)));
}

QString sizeText(geometry::Length size) { return NumberWords::tr("%1 mm").arg(shortest(size.millimeters())); }

QString baseText(const geometry::Footprint& base) {
    const auto pair = [](geometry::Length length, geometry::Length width) {
        return std::pair{shortest(length.millimeters()), shortest(width.millimeters())};
    };
    struct Describe {
        decltype(pair)& sizes;
        QString operator()(const geometry::RoundBase& round) const {
            return NumberWords::tr("%1 mm round").arg(shortest(round.diameter.millimeters()));
        }
        QString operator()(const geometry::OvalBase& oval) const {
            const auto [length, width] = sizes(oval.length, oval.width);
            return NumberWords::tr("%1 × %2 mm oval").arg(length, width);
        }
        QString operator()(const geometry::RectangleBase& rectangle) const {
            const auto [length, width] = sizes(rectangle.length, rectangle.width);
            return NumberWords::tr("%1 × %2 mm rectangle").arg(length, width);
        }
        QString operator()(const geometry::HullOutline& hull) const {
            const auto& ring = hull.outline.outline();
            const auto [left, right] = std::ranges::minmax_element(ring, {}, [](geometry::Point p) { return p.x; });
            const auto [top, bottom] = std::ranges::minmax_element(ring, {}, [](geometry::Point p) { return p.y; });
            const auto [length, width] = sizes(right->x - left->x, bottom->y - top->y);
            return NumberWords::tr("hull, %1 × %2 mm").arg(length, width);
        }
    };
    return std::visit(Describe{pair}, base.shape());
}

QString modelCount(std::size_t count) {
    return count == 1 ? NumberWords::tr("1 model") : NumberWords::tr("%n models", nullptr, static_cast<int>(count));
}

QString pieceCount(std::size_t count) {
    return count == 1 ? NumberWords::tr("1 piece") : NumberWords::tr("%n pieces", nullptr, static_cast<int>(count));
}

QString unbroken(QString sentence) {
    static const QRegularExpression gap{QStringLiteral("(?<=[0-9]) (?=%|(?:mm|cm|in|sq)\\b)")};
    return sentence.replace(gap, QChar{QChar::Nbsp});
}

QString durationText(double milliseconds) {
    if (milliseconds >= 999.5) {
        return NumberWords::tr("%1 s").arg(fixed(milliseconds / 1000.0, 1));
    }
    return NumberWords::tr("%1 ms").arg(fixed(milliseconds, milliseconds < 10.0 ? 1 : 0));
}

} // namespace sightline::app
