#include "scenarios/formats/drawings/svg_path.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::scenarios::formats {

namespace {

constexpr std::size_t kMaxPathPoints = 2 * static_cast<std::size_t>(kMaxPoints);

/// Scans numbers and letters.
class Scanner {
public:
    explicit Scanner(QStringView text) : m_text{text} {}

    void skipBlanks() {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u',')) {
            ++m_at;
        }
    }
    [[nodiscard]] bool atEnd() {
        skipBlanks();
        return m_at >= m_text.size();
    }
    [[nodiscard]] QChar peek() {
        skipBlanks();
        return m_at < m_text.size() ? m_text[m_at] : QChar{};
    }
    void skip() { ++m_at; }
    [[nodiscard]] bool isNumberNext() {
        const QChar next = peek();
        return next.isDigit() || next == u'+' || next == u'-' || next == u'.';
    }
    /// Returns the longest number that begins here: "1.5.5" are two.
    [[nodiscard]] std::optional<double> number() {
        skipBlanks();
        const qsizetype begin = m_at;
        const auto digits = [&] {
            const qsizetype from = m_at;
            while (m_at < m_text.size() && m_text[m_at] >= u'0' && m_text[m_at] <= u'9') {
                ++m_at;
            }
            return m_at > from;
        };
        const auto take = [&](QChar one, QChar other) {
            const bool is = m_at < m_text.size() && (m_text[m_at] == one || m_text[m_at] == other);
            m_at += is ? 1 : 0;
            return is;
        };
        take(u'+', u'-');
        bool any = digits();
        if (take(u'.', u'.')) {
            any = digits() || any;
        }
        if (!any) {
            return {};
        }
        const qsizetype mantissa = m_at;
        if (take(u'e', u'E')) {
            take(u'+', u'-');
            if (!digits()) {
                m_at = mantissa;
            }
        }
        bool good = false;
        const double value = m_text.mid(begin, m_at - begin).toDouble(&good);
        return good && std::isfinite(value) ? std::optional{value} : std::nullopt;
    }
    /// Returns a flag of an arc: one digit, with or without a following blank.
    [[nodiscard]] std::optional<bool> flag() {
        const QChar next = peek();
        if (next != u'0' && next != u'1') {
            return {};
        }
        ++m_at;
        return next == u'1';
    }
    [[nodiscard]] QStringView letters() {
        skipBlanks();
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && m_text[m_at].isLetter()) {
            ++m_at;
        }
        return m_text.mid(begin, m_at - begin);
    }

private:
    QStringView m_text;
    qsizetype m_at = 0;
};

DrawnPoint between(DrawnPoint a, DrawnPoint b, double t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }

double bend(DrawnPoint a, DrawnPoint b, DrawnPoint c) { return std::hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y); }

/// Returns the number of chords of a curve whose second derivative is at most `most`.
int chordsForBend(double most, double tolerance) {
    return static_cast<int>(std::clamp(std::ceil(std::sqrt(most / (8.0 * tolerance))), 1.0, 2000.0));
}

class PathReader {
public:
    PathReader(QStringView data, const DrawnTransform& transform, double tolerance)
        : m_scan{data}, m_transform{transform}, m_tolerance{tolerance} {}

    PathRead read();

private:
    [[nodiscard]] bool command(char letter, bool relative);
    [[nodiscard]] std::optional<DrawnPoint> point(bool relative);
    void begin(DrawnPoint p);
    void lineTo(DrawnPoint p);
    void cubicTo(DrawnPoint c1, DrawnPoint c2, DrawnPoint end);
    void quadraticTo(DrawnPoint c, DrawnPoint end);
    void arcTo(double rx, double ry, double turn, bool large, bool sweep, DrawnPoint end);
    void close();
    [[nodiscard]] PathPart& part();

    Scanner m_scan;
    const DrawnTransform& m_transform;
    double m_tolerance;
    PathRead m_read;
    DrawnPoint m_now;
    DrawnPoint m_start;
    DrawnPoint m_control;
    char m_last = 0;       ///< the previous command, in upper case
    bool m_isOpen = false; ///< the last part can be extended
    std::size_t m_points = 0;
};

PathPart& PathReader::part() {
    if (!m_isOpen) {
        m_read.parts.push_back({{m_transform(m_now)}, false});
        m_start = m_now;
        m_isOpen = true;
    }
    return m_read.parts.back();
}

void PathReader::begin(DrawnPoint p) {
    m_now = p;
    m_start = p;
    m_isOpen = false;
}

void PathReader::lineTo(DrawnPoint p) {
    part().line.push_back(m_transform(p));
    m_now = p;
    ++m_points;
}

void PathReader::cubicTo(DrawnPoint c1, DrawnPoint c2, DrawnPoint end) {
    const DrawnPoint from = m_transform(m_now);
    const DrawnPoint a = m_transform(c1);
    const DrawnPoint b = m_transform(c2);
    const DrawnPoint to = m_transform(end);
    const int count = chordsForBend(6.0 * std::max(bend(from, a, b), bend(a, b, to)), m_tolerance);
    PathPart& into = part();
    for (int i = 1; i < count; ++i) {
        const double t = static_cast<double>(i) / count;
        const DrawnPoint p = between(from, a, t);
        const DrawnPoint q = between(a, b, t);
        const DrawnPoint r = between(b, to, t);
        into.line.push_back(between(between(p, q, t), between(q, r, t), t));
    }
    m_points += static_cast<std::size_t>(count);
    into.line.push_back(to);
    m_control = c2;
    m_now = end;
}

void PathReader::quadraticTo(DrawnPoint c, DrawnPoint end) {
    const DrawnPoint from = m_transform(m_now);
    const DrawnPoint a = m_transform(c);
    const DrawnPoint to = m_transform(end);
    const int count = chordsForBend(2.0 * bend(from, a, to), m_tolerance);
    PathPart& into = part();
    for (int i = 1; i < count; ++i) {
        const double t = static_cast<double>(i) / count;
        into.line.push_back(between(between(from, a, t), between(a, to, t), t));
    }
    m_points += static_cast<std::size_t>(count);
    into.line.push_back(to);
    m_control = c;
    m_now = end;
}

/// Draws an arc by its end points. Source: SVG, appendix "Elliptical arc implementation notes".
void PathReader::arcTo(double rx, double ry, double turn, bool large, bool sweep, DrawnPoint end) {
    rx = std::abs(rx);
    ry = std::abs(ry);
    const double dx = (m_now.x - end.x) / 2;
    const double dy = (m_now.y - end.y) / 2;
    if (rx == 0 || ry == 0 || (dx == 0 && dy == 0)) {
        lineTo(end);
        return;
    }
    const double cosine = std::cos(turn * std::numbers::pi / 180.0);
    const double sine = std::sin(turn * std::numbers::pi / 180.0);
    const double x1 = cosine * dx + sine * dy;
    const double y1 = -sine * dx + cosine * dy;
    const double excess = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry);
    if (excess > 1) {
        rx *= std::sqrt(excess);
        ry *= std::sqrt(excess);
    }
    const double under = rx * rx * y1 * y1 + ry * ry * x1 * x1;
    const double root =
        under > 0 ? std::sqrt(std::max(0.0, (rx * rx * ry * ry - under) / under)) * (large == sweep ? -1.0 : 1.0) : 0.0;
    const double cx1 = root * rx * y1 / ry;
    const double cy1 = -root * ry * x1 / rx;
    const DrawnPoint center{cosine * cx1 - sine * cy1 + (m_now.x + end.x) / 2,
                            sine * cx1 + cosine * cy1 + (m_now.y + end.y) / 2};
    const double from = std::atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
    double swept = std::atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - from;
    if (sweep && swept < 0) {
        swept += 2 * std::numbers::pi;
    } else if (!sweep && swept > 0) {
        swept -= 2 * std::numbers::pi;
    }
    const int count = chordsOf(std::max(rx, ry) * m_transform.stretch(), swept, m_tolerance);
    PathPart& into = part();
    for (int i = 1; i < count; ++i) {
        const double angle = from + swept * i / count;
        const double x = rx * std::cos(angle);
        const double y = ry * std::sin(angle);
        into.line.push_back(m_transform({center.x + x * cosine - y * sine, center.y + x * sine + y * cosine}));
    }
    m_points += static_cast<std::size_t>(count);
    into.line.push_back(m_transform(end));
    m_now = end;
}

void PathReader::close() {
    if (m_isOpen) {
        m_read.parts.back().isClosed = true;
        m_isOpen = false;
    }
    m_now = m_start;
}

std::optional<DrawnPoint> PathReader::point(bool relative) {
    const auto x = m_scan.number();
    const auto y = x ? m_scan.number() : std::nullopt;
    if (!y) {
        return {};
    }
    return relative ? DrawnPoint{m_now.x + *x, m_now.y + *y} : DrawnPoint{*x, *y};
}

bool PathReader::command(char letter, bool relative) {
    switch (letter) {
    case 'M': {
        const auto p = point(relative);
        if (p) {
            begin(*p);
        }
        return p.has_value();
    }
    case 'L': {
        const auto p = point(relative);
        if (p) {
            lineTo(*p);
        }
        return p.has_value();
    }
    case 'H':
    case 'V': {
        const auto value = m_scan.number();
        if (value) {
            lineTo(letter == 'H' ? DrawnPoint{relative ? m_now.x + *value : *value, m_now.y}
                                 : DrawnPoint{m_now.x, relative ? m_now.y + *value : *value});
        }
        return value.has_value();
    }
    case 'C': {
        const auto c1 = point(relative);
        const auto c2 = c1 ? point(relative) : std::nullopt;
        const auto end = c2 ? point(relative) : std::nullopt;
        if (end) {
            cubicTo(*c1, *c2, *end);
        }
        return end.has_value();
    }
    case 'S': {
        const auto c2 = point(relative);
        const auto end = c2 ? point(relative) : std::nullopt;
        const bool smooth = m_last == 'C' || m_last == 'S';
        if (end) {
            cubicTo(smooth ? DrawnPoint{2 * m_now.x - m_control.x, 2 * m_now.y - m_control.y} : m_now, *c2, *end);
        }
        return end.has_value();
    }
    case 'Q': {
        const auto c = point(relative);
        const auto end = c ? point(relative) : std::nullopt;
        if (end) {
            quadraticTo(*c, *end);
        }
        return end.has_value();
    }
    case 'T': {
        const auto end = point(relative);
        const bool smooth = m_last == 'Q' || m_last == 'T';
        if (end) {
            quadraticTo(smooth ? DrawnPoint{2 * m_now.x - m_control.x, 2 * m_now.y - m_control.y} : m_now, *end);
        }
        return end.has_value();
    }
    case 'A': {
        const auto rx = m_scan.number();
        const auto ry = rx ? m_scan.number() : std::nullopt;
        const auto turn = ry ? m_scan.number() : std::nullopt;
        const auto large = turn ? m_scan.flag() : std::nullopt;
        const auto sweep = large ? m_scan.flag() : std::nullopt;
        const auto end = sweep ? point(relative) : std::nullopt;
        if (end) {
            arcTo(*rx, *ry, *turn, *large, *sweep, *end);
        }
        return end.has_value();
    }
    default: return false;
    }
}

PathRead PathReader::read() {
    char letter = 0;
    bool relative = false;
    while (!m_scan.atEnd()) {
        if (m_points > kMaxPathPoints) {
            m_read.isWhole = false;
            break;
        }
        const QChar next = m_scan.peek();
        if (next.isLetter()) {
            letter = next.toUpper().toLatin1();
            relative = next.isLower();
            m_scan.skip();
            if (letter == 'Z') {
                close();
                m_last = 'Z';
                continue;
            }
        } else if (letter == 'Z' || letter == 0) {
            m_read.isWhole = false;
            break;
        }
        if ((m_last == 0 && letter != 'M') || !command(letter, relative)) {
            m_read.isWhole = false;
            break;
        }
        m_last = letter;
        // Further pairs after a move are lines.
        letter = letter == 'M' ? 'L' : letter;
    }
    return std::move(m_read);
}

} // namespace

DrawnPoint DrawnTransform::operator()(DrawnPoint p) const {
    return isIdentity() ? p : DrawnPoint{a * p.x + c * p.y + e, b * p.x + d * p.y + f};
}

DrawnTransform DrawnTransform::after(const DrawnTransform& inner) const {
    if (inner.isIdentity()) {
        return *this;
    }
    return {a * inner.a + c * inner.b, b * inner.a + d * inner.b,     a * inner.c + c * inner.d,
            b * inner.c + d * inner.d, a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f};
}

// The least value keeps divisions by the stretch finite if a drawing collapses its shapes to a point.
double DrawnTransform::stretch() const { return std::max({std::hypot(a, b), std::hypot(c, d), 1e-12}); }

bool DrawnTransform::isSimilarity() const {
    // Relative to the stretch. Products of sines and cosines of a file are rounded by some 1e-16; 1e-9 distorts a base
    // of 100 mm by 0.1 nm only.
    const double size = stretch() * 1e-9;
    return std::abs(a - d) <= size && std::abs(b + c) <= size;
}

std::optional<DrawnTransform> transformIn(QStringView text) {
    Scanner scan{text};
    DrawnTransform all;
    while (!scan.atEnd()) {
        const QStringView name = scan.letters();
        if (name.isEmpty() || scan.peek() != u'(') {
            return {};
        }
        scan.skip();
        std::vector<double> n;
        while (scan.isNumberNext() && n.size() < 7) {
            const auto value = scan.number();
            if (!value) {
                return {};
            }
            n.push_back(*value);
        }
        if (scan.peek() != u')') {
            return {};
        }
        scan.skip();
        DrawnTransform one;
        const double angle = n.empty() ? 0.0 : n[0] * std::numbers::pi / 180.0;
        if (name == u"matrix" && n.size() == 6) {
            one = {n[0], n[1], n[2], n[3], n[4], n[5]};
        } else if (name == u"translate" && (n.size() == 1 || n.size() == 2)) {
            one = {1, 0, 0, 1, n[0], n.size() == 2 ? n[1] : 0};
        } else if (name == u"scale" && (n.size() == 1 || n.size() == 2)) {
            one = {n[0], 0, 0, n.size() == 2 ? n[1] : n[0], 0, 0};
        } else if (name == u"rotate" && (n.size() == 1 || n.size() == 3)) {
            // Quarter turns are exact.
            const double quarter = std::fmod(n[0], 360.0) / 90.0;
            const bool isQuarter = quarter == std::round(quarter);
            const int step = isQuarter ? ((static_cast<int>(quarter) % 4) + 4) % 4 : 0;
            const double cosine = isQuarter ? (step == 0 ? 1.0 : step == 2 ? -1.0 : 0.0) : std::cos(angle);
            const double sine = isQuarter ? (step == 1 ? 1.0 : step == 3 ? -1.0 : 0.0) : std::sin(angle);
            const double x = n.size() == 3 ? n[1] : 0;
            const double y = n.size() == 3 ? n[2] : 0;
            one = {cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y};
        } else if (name == u"skewX" && n.size() == 1) {
            one = {1, 0, std::tan(angle), 1, 0, 0};
        } else if (name == u"skewY" && n.size() == 1) {
            one = {1, std::tan(angle), 0, 1, 0, 0};
        } else {
            return {};
        }
        all = all.after(one);
    }
    return all;
}

PathRead pathIn(QStringView data, const DrawnTransform& transform, double tolerance) {
    return PathReader{data, transform, tolerance}.read();
}

std::optional<std::vector<double>> numbersIn(QStringView text) {
    Scanner scan{text};
    std::vector<double> numbers;
    while (!scan.atEnd()) {
        const auto number = scan.number();
        if (!number || numbers.size() > 8 * static_cast<std::size_t>(kMaxPoints)) {
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

} // namespace sightline::scenarios::formats
