#include "scenarios/io/outline_reader.h"

#include "scenarios/io/scenario_file.h"

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

using geometry::ErrorCode;
using geometry::Polygon;
using geometry::Ring;
using geometry::Wall;
using Value = JsonItem;

void OutlineReader::reportTooMany(
    ObjectReader& reader, const Value& value, const char* code, int most, const QString& what) {
    reader.reject(
        value, code, QStringLiteral("at most %1 %2").arg(most).arg(what),
        QStringLiteral("There may be at most %1 %2; here they become too many, with %3.").arg(most).arg(what));
}

std::optional<Ring> OutlineReader::points(ObjectReader& reader, const Value& value, Unit unit) {
    const auto values = reader.list(value);
    if (!values) {
        return {};
    }
    m_points += std::ssize(*values);
    if (m_points > kMaxPoints) {
        if (!std::exchange(m_tooManyPoints, true)) {
            reportTooMany(reader, value, "too-many-points", kMaxPoints, QStringLiteral("points in one file"));
        }
        return {};
    }
    if (std::ssize(*values) > kMaxPointsOfOutline) {
        reportTooMany(reader, value, "too-many-points", kMaxPointsOfOutline, QStringLiteral("points in one outline"));
        return {};
    }
    Ring ring;
    ring.reserve(values->size());
    for (const Value& entry : *values) {
        if (const auto point = unit == Unit::Inches ? reader.pointInInches(entry) : reader.pointInMillimeters(entry)) {
            ring.push_back(*point);
        }
    }
    return ring.size() == values->size() ? std::optional{std::move(ring)} : std::nullopt;
}

void OutlineReader::report(ObjectReader& reader,
                           const Value& ring,
                           const geometry::Error& error,
                           const QString& element) {
    const int count = ring.count();
    switch (error.code) {
    case ErrorCode::TooFewVertices:
        reader.error(ring,
                     {QStringLiteral("too-few-points"), QStringLiteral("at least three different points"),
                      ring.description(), QStringLiteral("%1 needs at least three different points.").arg(element)});
        return;
    case ErrorCode::ZeroArea:
        reader.error(ring, {QStringLiteral("zero-area"), QStringLiteral("an outline that encloses an area"),
                            QStringLiteral("points on one line"),
                            QStringLiteral("%1 encloses no area: its points lie on one line.").arg(element)});
        return;
    case ErrorCode::SelfCrossing: {
        Value at = ring;
        QString edges;
        for (const int index : error.indices) {
            at = at == ring && index < count ? ring[index] : at;
            edges += (edges.isEmpty() ? QString{} : QStringLiteral(" and ")) +
                     QStringLiteral("from point [%1] to point [%2]").arg(index).arg((index + 1) % std::max(count, 1));
        }
        reader.error(at,
                     {QStringLiteral("self-crossing"), QStringLiteral("an outline that does not cross or touch itself"),
                      QStringLiteral("edges %1 that meet").arg(edges),
                      QStringLiteral("%1 crosses or touches itself: its edges %2 meet.").arg(element, edges)});
        return;
    }
    default:
        reader.error(ring, {QStringLiteral("bad-outline"), QStringLiteral("an outline"), ring.description(),
                            QStringLiteral("%1 is no outline that can be used (%2).")
                                .arg(element, QString::fromStdString(error.detail))});
    }
}

std::optional<Polygon>
OutlineReader::polygon(ObjectReader& reader, const Value& outline, const Value& holes, const QString& element) {
    const auto ring = points(reader, outline, Unit::Inches);
    bool good = ring.has_value();
    if (ring) {
        if (const auto alone = Polygon::fromVertices(*ring); !alone) {
            report(reader, outline, alone.error(), element);
            good = false;
        } else if (!holes.isThere()) {
            return *alone;
        }
    }
    std::vector<Ring> holeRings;
    auto holeValues = reader.list(holes);
    if (holeValues && std::ssize(*holeValues) > kMaxHoles) {
        reportTooMany(reader, holes, "too-many-holes", kMaxHoles, QStringLiteral("holes in one footprint"));
        holeValues.reset();
    }
    good = good && (!holes.isThere() || holeValues);
    for (const Value& hole : holeValues.value_or(std::vector<Value>{})) {
        auto holeRing = points(reader, hole, Unit::Inches);
        if (!holeRing) {
            good = false;
        } else if (const auto alone = Polygon::fromVertices(*holeRing); !alone) {
            report(reader, hole, alone.error(), QStringLiteral("The hole"));
            good = false;
        } else {
            holeRings.push_back(std::move(*holeRing));
        }
    }
    if (!good) {
        return {};
    }
    auto whole = Polygon::fromVertices(*ring, holeRings);
    if (whole) {
        return std::move(*whole);
    }
    const std::vector<int>& indices = whole.error().indices;
    const auto holeAt = [&](int index) { return (*holeValues)[static_cast<std::size_t>(index)]; };
    if (whole.error().code == ErrorCode::HoleOutside && !indices.empty()) {
        reader.error(holeAt(indices[0]), {QStringLiteral("hole-outside"), QStringLiteral("a hole inside its outline"),
                                          QStringLiteral("a hole that leaves or touches it"),
                                          QStringLiteral("The hole leaves or touches the outline it is in.")});
    } else if (whole.error().code == ErrorCode::HolesOverlap && indices.size() > 1) {
        reader.error(holeAt(indices[1]),
                     {QStringLiteral("holes-overlap"), QStringLiteral("holes apart from each other"),
                      QStringLiteral("a hole that meets hole [%1]").arg(indices[0]),
                      QStringLiteral("The holes [%1] and [%2] meet.").arg(indices[0]).arg(indices[1])});
    } else {
        report(reader, outline, whole.error(), element);
    }
    return {};
}

std::optional<Wall> OutlineReader::wall(ObjectReader& reader, const Value& value) {
    const auto vertices = points(reader, value, Unit::Inches);
    if (!vertices) {
        return {};
    }
    auto wall = Wall::fromVertices(*vertices);
    if (!wall) {
        reader.error(value, {QStringLiteral("too-few-points"), QStringLiteral("at least two different points"),
                             value.description(), QStringLiteral("A wall needs at least two different points.")});
        return {};
    }
    return std::move(*wall);
}

} // namespace sightline::scenarios
