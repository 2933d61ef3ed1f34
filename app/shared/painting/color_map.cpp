#include "app/shared/painting/color_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace sightline::app {

namespace {

using Stops = std::array<QRgb, 10>;

// Ten even steps of each map; viridis is by Smith and van der Walt (2015), cividis by Nunez, Anderton and Renslow
// (2018).
constexpr Stops kViridis{0xff440154, 0xff482878, 0xff3e4a89, 0xff31688e, 0xff26828e,
                         0xff1f9e89, 0xff35b779, 0xff6ece58, 0xffb5de2b, 0xfffde725};
constexpr Stops kCividis{0xff00224e, 0xff123570, 0xff3b496c, 0xff575d6d, 0xff707173,
                         0xff8a8678, 0xffa59c74, 0xffc3b369, 0xffe1cc55, 0xfffee838};

QColor between(QRgb a, QRgb b, double share) {
    const auto mixed = [share](int from, int to) { return static_cast<int>(std::lround(from + share * (to - from))); };
    return {mixed(qRed(a), qRed(b)), mixed(qGreen(a), qGreen(b)), mixed(qBlue(a), qBlue(b))};
}

QColor along(std::span<const QRgb> stops, double share) {
    const double at = std::clamp(share, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
    const auto step = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    return between(stops[step], stops[step + 1], at - static_cast<double>(step));
}

} // namespace

QColor colorOf(ColorMap map, double share) {
    switch (map) {
    case ColorMap::Viridis: return along(kViridis, share);
    case ColorMap::Cividis: return along(kCividis, share);
    case ColorMap::Grey: break;
    }
    constexpr std::array<QRgb, 2> kGrey{0xff101010, 0xfff4f4f4};
    return along(kGrey, share);
}

QColor differenceColor(double share) {
    constexpr QRgb kNone = 0xffb8b8b8;
    constexpr QRgb kLess = 0xff0b3c6f;
    constexpr QRgb kMore = 0xff8a3b00;
    const double much = std::clamp(share, -1.0, 1.0);
    return between(kNone, much < 0 ? kLess : kMore, std::abs(much));
}

QStringList colorMapNames() { return {QStringLiteral("viridis"), QStringLiteral("cividis"), QStringLiteral("gray")}; }

std::optional<ColorMap> colorMapNamed(const QString& name) {
    const auto index = colorMapNames().indexOf(name == u"grey" ? QStringLiteral("gray") : name);
    return index < 0 ? std::nullopt : std::optional{static_cast<ColorMap>(index)};
}

} // namespace sightline::app
