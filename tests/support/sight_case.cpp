#include "tests/support/sight_case.h"

#include <cctype>
#include <span>
#include <sstream>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

void write(std::ostream& out, std::span<const Point> points) {
    for (const Point p : points) {
        out << ' ' << p.x.nanometers() << ' ' << p.y.nanometers();
    }
}

void write(std::ostream& out, const PlacedFootprint& placed) {
    out << "base";
    const auto& shape = placed.footprint.shape();
    if (const auto* round = std::get_if<RoundBase>(&shape)) {
        out << " round " << round->diameter.nanometers();
    } else if (const auto* oval = std::get_if<OvalBase>(&shape)) {
        out << " oval " << oval->length.nanometers() << ' ' << oval->width.nanometers();
    } else if (const auto* rectangle = std::get_if<RectangleBase>(&shape)) {
        out << " rectangle " << rectangle->length.nanometers() << ' ' << rectangle->width.nanometers();
    } else {
        out << " hull";
        write(out, std::get<HullOutline>(shape).outline.outline());
    }
    out << " at " << placed.position.x.nanometers() << ' ' << placed.position.y.nanometers();
    out << " facing " << placed.facing.nanodegrees() << '\n';
}

/// Whole numbers up to the next word, which is left unread.
std::vector<Length> lengths(std::istream& in) {
    std::vector<Length> result;
    std::int64_t value = 0;
    while ((in >> std::ws) && (std::isdigit(in.peek()) != 0 || in.peek() == '-') && in >> value) {
        result.push_back(Length::fromNanometers(value));
    }
    return result;
}

std::vector<Point> points(std::istream& in) {
    const auto numbers = lengths(in);
    std::vector<Point> result;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
        result.push_back({numbers[i], numbers[i + 1]});
    }
    return result;
}

std::optional<PlacedFootprint> readBase(std::istream& in) {
    std::string shape;
    std::string word;
    in >> shape;
    const auto sizes = lengths(in);
    tl::expected<Footprint, Error> footprint = tl::unexpected{Error{}};
    if (shape == "round" && sizes.size() == 1) {
        footprint = Footprint::round(sizes[0]);
    } else if (shape == "oval" && sizes.size() == 2) {
        footprint = Footprint::oval(sizes[0], sizes[1]);
    } else if (shape == "rectangle" && sizes.size() == 2) {
        footprint = Footprint::rectangle(sizes[0], sizes[1]);
    } else if (shape == "hull" && sizes.size() % 2 == 0) {
        std::vector<Point> corners;
        for (std::size_t i = 0; i < sizes.size(); i += 2) {
            corners.push_back({sizes[i], sizes[i + 1]});
        }
        footprint = Footprint::hull(corners);
    }
    if (!footprint || !(in >> word) || word != "at") {
        return std::nullopt;
    }
    const auto place = points(in);
    std::int64_t facing = 0;
    if (place.size() != 1 || !(in >> word >> facing) || word != "facing") {
        return std::nullopt;
    }
    return PlacedFootprint{*footprint, place.front(), Angle::fromNanodegrees(facing)};
}

std::optional<Blocker> readPolygon(std::istream& in) {
    const auto outline = points(in);
    std::vector<Ring> holes;
    std::string word;
    while (in >> word) {
        holes.push_back(points(in));
    }
    in.clear();
    const auto polygon = Polygon::fromVertices(outline, holes);
    return polygon ? std::optional{Blocker{*polygon, {}, {}}} : std::nullopt;
}

bool readLine(std::istream& in, WrittenCase& result) {
    std::string word;
    in >> word;
    if (word == "base") {
        const auto base = readBase(in);
        if (base) {
            result.board.bases.push_back(*base);
        }
        return base.has_value();
    }
    if (word == "polygon") {
        const auto polygon = readPolygon(in);
        if (polygon) {
            result.board.blockers.push_back(*polygon);
        }
        return polygon.has_value();
    }
    if (word == "wall") {
        const auto wall = Wall::fromVertices(points(in));
        if (wall) {
            result.board.blockers.push_back({*wall, {}, {}});
        }
        return wall.has_value();
    }
    std::string value;
    in >> value;
    if (word == "touch" && value == "blocked") {
        result.touch = TouchRule::Blocked;
        return true;
    }
    if (word == "expect" && (value == "clear" || value == "blocked")) {
        result.expected = value == "clear" ? Visibility::Clear : Visibility::Blocked;
        return true;
    }
    return false;
}

} // namespace

std::string writeCase(const SightBoard& board, const PlacedFootprint& observer, const PlacedFootprint& target) {
    std::ostringstream out;
    out << "# " << board.name << '\n';
    write(out, observer);
    write(out, target);
    for (const Blocker& blocker : board.blockers) {
        if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
            out << "wall";
            write(out, wall->vertices());
        } else {
            const auto& polygon = std::get<Polygon>(blocker.outline);
            out << "polygon";
            write(out, polygon.outline());
            for (const Ring& hole : polygon.holes()) {
                out << " hole";
                write(out, hole);
            }
        }
        out << '\n';
    }
    return out.str();
}

std::optional<WrittenCase> readCase(std::string_view text) {
    WrittenCase result;
    std::istringstream lines{std::string{text}};
    std::string line;
    while (std::getline(lines, line)) {
        if (line.starts_with("# ") && result.board.name.empty()) {
            result.board.name = line.substr(2);
        }
        if (line.empty() || line.starts_with("#")) {
            continue;
        }
        std::istringstream in{line};
        if (!readLine(in, result)) {
            return std::nullopt;
        }
    }
    return result.board.bases.size() >= 2 ? std::optional{result} : std::nullopt;
}

} // namespace sightline::testsupport
