#include "app/shared/painting/circle_fit.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace sightline::app {

namespace {

/// A base is looked at with about so many pixels to its radius: finer shows scratches, coarser loses the edge.
constexpr double kPixelsOfARadius = 32.0;
constexpr int kSamples = 72;
/// Edges beyond this share of all slopes count no more than others: one black line must not outweigh a whole rim.
constexpr double kStrongShare = 0.9;
/// Less slope than this, in grey levels a pixel, is the noise of a camera.
constexpr double kFaintest = 3.0;
/// A rim is found if so much of the circle follows an edge.
constexpr double kMinStrength = 0.42;
/// A rim is measured within this share of the radius beside the known circle, and within so many pixels at least, in
/// steps of so many pixels.
constexpr double kRimReach = 0.2;
constexpr double kRimReachPixels = 2.0;
constexpr double kRimStep = 0.25;
/// So much of a rim must be found, on the circle that fits it.
constexpr double kMinRimShare = 0.6;
/// What lies farther from its circle than this share of the radius is no rim; lines and noise fit no better.
constexpr double kMaxResidualShare = 0.07;
/// Edges farther from the circle than this multiple of the median distance are those of something else.
constexpr double kStrayMultiple = 3.0;
constexpr double kStrayPixels = 0.75;
/// A circle at the end of the reach needs so much more of an edge than one where the hand points.
constexpr double kPullOfTheHand = 0.15;

/// Slopes of the grey of a part of a photo.
class Slopes {
public:
    Slopes(const QImage& image, const QRect& part) : m_part{part.intersected(image.rect())} {
        const int width = m_part.width();
        const int height = m_part.height();
        if (width < 5 || height < 5) {
            m_part = {};
            return;
        }
        std::vector<float> grey(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
        for (int y = 0; y < height; ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(m_part.top() + y)) + m_part.left();
            for (int x = 0; x < width; ++x) {
                grey[at(x, y)] =
                    static_cast<float>(0.299 * qRed(line[x]) + 0.587 * qGreen(line[x]) + 0.114 * qBlue(line[x]));
            }
        }
        m_x.assign(grey.size(), 0.0F);
        m_y.assign(grey.size(), 0.0F);
        for (int y = 1; y + 1 < height; ++y) {
            for (int x = 1; x + 1 < width; ++x) {
                const auto g = [&](int dx, int dy) { return grey[at(x + dx, y + dy)]; };
                m_x[at(x, y)] = (g(1, -1) + 2 * g(1, 0) + g(1, 1) - g(-1, -1) - 2 * g(-1, 0) - g(-1, 1)) / 8;
                m_y[at(x, y)] = (g(-1, 1) + 2 * g(0, 1) + g(1, 1) - g(-1, -1) - 2 * g(0, -1) - g(1, -1)) / 8;
            }
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_x.empty(); }

    /// The slope that most others stay below.
    [[nodiscard]] double strong() const {
        std::vector<float> sizes(m_x.size());
        std::ranges::transform(m_x, m_y, sizes.begin(), [](float x, float y) { return std::hypot(x, y); });
        const auto place =
            sizes.begin() + static_cast<std::ptrdiff_t>(kStrongShare * static_cast<double>(sizes.size() - 1));
        std::ranges::nth_element(sizes, place);
        return *place;
    }

    /// Between the pixels; nothing outside.
    [[nodiscard]] QPointF slope(QPointF place) const {
        const double x = place.x() - m_part.left() - 0.5;
        const double y = place.y() - m_part.top() - 0.5;
        const int left = static_cast<int>(std::floor(x));
        const int top = static_cast<int>(std::floor(y));
        if (left < 0 || top < 0 || left + 1 >= m_part.width() || top + 1 >= m_part.height()) {
            return {};
        }
        const double u = x - left;
        const double v = y - top;
        const auto mixed = [&](const std::vector<float>& of) {
            return (1 - v) * ((1 - u) * of[at(left, top)] + u * of[at(left + 1, top)]) +
                   v * ((1 - u) * of[at(left, top + 1)] + u * of[at(left + 1, top + 1)]);
        };
        return {mixed(m_x), mixed(m_y)};
    }

private:
    [[nodiscard]] std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_part.width()) + static_cast<std::size_t>(x);
    }

    QRect m_part;
    std::vector<float> m_x;
    std::vector<float> m_y;
};

/// Returns how much of a circle follows an edge, 0 to 1: slopes across it count for it, slopes along it, of whatever
/// crosses it, against it.
class Rim {
public:
    Rim(const Slopes& slopes, double radius, double strong) : m_slopes{slopes}, m_radius{radius}, m_strong{strong} {
        for (int i = 0; i < kSamples; ++i) {
            const double angle = 2 * std::numbers::pi * i / kSamples;
            m_directions.emplace_back(std::cos(angle), std::sin(angle));
        }
    }

    [[nodiscard]] double at(QPointF center) const {
        double sum = 0.0;
        for (const QPointF& out : m_directions) {
            const QPointF slope = m_slopes.slope(center + m_radius * out);
            const double across = std::min(1.0, std::abs(QPointF::dotProduct(slope, out)) / m_strong);
            const double along = std::min(1.0, std::abs(slope.x() * -out.y() + slope.y() * out.x()) / m_strong);
            sum += std::max(0.0, across - 0.5 * along);
        }
        return sum / kSamples;
    }

private:
    const Slopes& m_slopes;
    double m_radius;
    double m_strong;
    std::vector<QPointF> m_directions;
};

/// A circle in pixels.
struct Circle {
    QPointF center;
    double radius = 0.0;

    [[nodiscard]] double distance(QPointF p) const { return std::abs(lengthOf(p - center) - radius); }
    [[nodiscard]] static double lengthOf(QPointF p) { return std::hypot(p.x(), p.y()); }
};

/// The circle through points by least squares of the squared distances (Kasa 1976). Radius 0 if they are on a line.
Circle circleThrough(const std::vector<QPointF>& points) {
    QPointF mean;
    for (const QPointF& p : points) {
        mean += p / static_cast<double>(points.size());
    }
    double xx = 0.0;
    double xy = 0.0;
    double yy = 0.0;
    double xr = 0.0;
    double yr = 0.0;
    double rr = 0.0;
    for (const QPointF& p : points) {
        const QPointF d = p - mean;
        const double square = QPointF::dotProduct(d, d);
        xx += d.x() * d.x();
        xy += d.x() * d.y();
        yy += d.y() * d.y();
        xr += d.x() * square;
        yr += d.y() * square;
        rr += square;
    }
    const double determinant = xx * yy - xy * xy;
    if (determinant <= 1e-9 * rr * rr) {
        return {};
    }
    const QPointF off{(xr * yy - yr * xy) / (2 * determinant), (yr * xx - xr * xy) / (2 * determinant)};
    return {mean + off, std::sqrt(QPointF::dotProduct(off, off) + rr / static_cast<double>(points.size()))};
}

/// The steepest edge along each direction from the center, between both radii, all in pixels.
std::vector<QPointF> edgesAround(const Slopes& slopes, QPointF center, double from, double to) {
    std::vector<QPointF> edges;
    const int steps = static_cast<int>(std::ceil((to - from) / kRimStep));
    std::vector<double> across(static_cast<std::size_t>(steps) + 1);
    for (int i = 0; i < kSamples; ++i) {
        const double angle = 2 * std::numbers::pi * i / kSamples;
        const QPointF out{std::cos(angle), std::sin(angle)};
        for (int step = 0; step <= steps; ++step) {
            across[static_cast<std::size_t>(step)] =
                std::abs(QPointF::dotProduct(slopes.slope(center + (from + step * kRimStep) * out), out));
        }
        const auto steepest = std::ranges::max_element(across);
        const auto at = steepest - across.begin();
        if (*steepest < kFaintest || at == 0 || at == steps) {
            continue; // no edge, or one that only begins here
        }
        const double before = *(steepest - 1);
        const double after = *(steepest + 1);
        const double bend = before - 2 * *steepest + after;
        const double shift = bend < 0.0 ? 0.5 * (before - after) / bend : 0.0;
        edges.push_back(center + (from + (static_cast<double>(at) + shift) * kRimStep) * out);
    }
    return edges;
}

} // namespace

std::optional<RimError> measureRim(const FlatPhoto& photo, QPointF center, double radius) {
    if (photo.isNull() || radius <= 0.0) {
        return {};
    }
    const QImage& image = photo.imageFor(kPixelsOfARadius / radius);
    const double scale = image.width() / photo.table().width();
    const QPointF middle = center * scale;
    const double known = radius * scale;
    const double rimReach = std::max(kRimReach * known, kRimReachPixels);
    const double across = known + rimReach + 4;
    const Slopes slopes{image,
                        QRectF{middle - QPointF{across, across}, QSizeF{2 * across, 2 * across}}.toAlignedRect()};
    if (slopes.isEmpty()) {
        return {};
    }
    std::vector<QPointF> edges = edgesAround(slopes, middle, known - rimReach, known + rimReach);
    const auto fewest = static_cast<std::size_t>(kMinRimShare * kSamples);
    Circle circle;
    for (int round = 0; round < 4; ++round) {
        if (edges.size() < fewest) {
            return {};
        }
        circle = circleThrough(edges);
        if (circle.radius <= 0.0) {
            return {};
        }
        std::vector<double> distances(edges.size());
        std::ranges::transform(edges, distances.begin(), [&](QPointF edge) { return circle.distance(edge); });
        const auto half = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
        std::ranges::nth_element(distances, half);
        const double farthest = std::max(kStrayPixels, kStrayMultiple * *half);
        std::erase_if(edges, [&](QPointF edge) { return circle.distance(edge) > farthest; });
    }
    if (edges.size() < fewest || std::abs(circle.radius - known) > rimReach ||
        Circle::lengthOf(circle.center - middle) > rimReach) {
        return {};
    }
    double squares = 0.0;
    for (const QPointF& edge : edges) {
        squares += circle.distance(edge) * circle.distance(edge);
    }
    const double residual = std::sqrt(squares / static_cast<double>(edges.size()));
    if (residual > std::max(kMaxResidualShare * known, kStrayPixels)) {
        return {};
    }
    return RimError{residual / scale, std::abs(circle.radius - known) / scale};
}

scenarios::Scenario withMeasuredPrecision(scenarios::Scenario scenario, const FlatPhoto& photo) {
    const auto precision = scenarios::photoPrecisionOf(scenario);
    if (precision.millimeters <= 0.0) {
        return scenario;
    }
    double largest = 0.0;
    int bases = 0;
    for (const scenarios::Model& model : scenario.models) {
        const auto* round = std::get_if<geometry::RoundBase>(&model.base.shape());
        const auto error =
            round ? measureRim(photo, toInches(model.position), round->diameter.inches() / 2) : std::nullopt;
        if (error) {
            ++bases;
            largest = std::max(largest, geometry::Length::fromInches(error->largest()).millimeters());
        }
    }
    if (bases > 0) {
        scenario.photo->precision = scenarios::PhotoPrecision::of(precision.pixelMillimeters(), largest, bases);
    }
    return scenario;
}

std::optional<CircleFit> fitCircle(const FlatPhoto& photo, QPointF guess, double radius, double reach) {
    if (photo.isNull() || radius <= 0.0 || reach <= 0.0) {
        return {};
    }
    const QImage& image = photo.imageFor(kPixelsOfARadius / radius);
    const double scale = image.width() / photo.table().width();
    const QPointF middle = guess * scale;
    const double across = (radius + reach) * scale + 4;
    const Slopes slopes{image,
                        QRectF{middle - QPointF{across, across}, QSizeF{2 * across, 2 * across}}.toAlignedRect()};
    if (slopes.isEmpty()) {
        return {};
    }
    const Rim rim{slopes, radius * scale, std::max(kFaintest, slopes.strong())};
    const double farthest = reach * scale;
    const auto score = [&](QPointF center) {
        const QPointF way = (center - middle) / farthest;
        return rim.at(center) * (1.0 - kPullOfTheHand * QPointF::dotProduct(way, way));
    };
    QPointF best = middle;
    double bestScore = score(middle);
    const auto look = [&](QPointF around, double half, double step) {
        for (double y = -half; y <= half; y += step) {
            for (double x = -half; x <= half; x += step) {
                const QPointF center = around + QPointF{x, y};
                if (std::hypot(center.x() - middle.x(), center.y() - middle.y()) <= farthest) {
                    if (const double found = score(center); found > bestScore) {
                        bestScore = found;
                        best = center;
                    }
                }
            }
        }
    };
    look(middle, farthest, 1.5);
    look(best, 1.5, 0.5);
    look(best, 0.5, 0.125);
    const double strength = rim.at(best);
    return strength >= kMinStrength ? std::optional{CircleFit{best / scale, strength}} : std::nullopt;
}

} // namespace sightline::app
