#include "tests/benchmarks/peers/peer.h"
#include "tests/benchmarks/peers/sample_lines.h"

#include <geos_c.h>

#include <stdexcept>
#include <utility>

namespace sightline::benchmarks {

namespace {

using geometry::Polygon;
using geometry::Ring;
using geometry::Wall;

class GeosPrepared : public Peer {
public:
    explicit GeosPrepared(const BenchBoard& board) : m_bases{board}, m_geos{GEOS_init_r()} {
        std::vector<GEOSGeometry*> polygons;
        std::vector<GEOSGeometry*> walls;
        for (const auto& blocker : board.blockers) {
            if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
                walls.push_back(checked(GEOSGeom_createLineString_r(m_geos, points(wall->vertices(), false))));
            } else {
                polygons.push_back(polygonOf(std::get<Polygon>(blocker.outline)));
            }
        }
        GEOSGeometry* together = collection(GEOS_MULTIPOLYGON, polygons);
        m_polygons = checked(GEOSUnaryUnion_r(m_geos, together));
        GEOSGeom_destroy_r(m_geos, together);
        m_walls = collection(GEOS_MULTILINESTRING, walls);
        m_preparedPolygons = GEOSPrepare_r(m_geos, m_polygons);
        m_preparedWalls = GEOSPrepare_r(m_geos, m_walls);
    }

    ~GeosPrepared() override {
        GEOSPreparedGeom_destroy_r(m_geos, m_preparedPolygons);
        GEOSPreparedGeom_destroy_r(m_geos, m_preparedWalls);
        GEOSGeom_destroy_r(m_geos, m_polygons);
        GEOSGeom_destroy_r(m_geos, m_walls);
        GEOS_finish_r(m_geos);
    }

    GeosPrepared(const GeosPrepared&) = delete;
    GeosPrepared& operator=(const GeosPrepared&) = delete;

    bool sees(std::size_t observer, std::size_t target) override {
        return anyClear(m_bases.observers[observer], m_bases.targets[target], [&](SamplePoint from, SamplePoint to) {
            GEOSCoordSequence* ends = GEOSCoordSeq_create_r(m_geos, 2, 2);
            GEOSCoordSeq_setXY_r(m_geos, ends, 0, from.x, from.y);
            GEOSCoordSeq_setXY_r(m_geos, ends, 1, to.x, to.y);
            GEOSGeometry* line = GEOSGeom_createLineString_r(m_geos, ends);
            const bool blocked = GEOSPreparedIntersects_r(m_geos, m_preparedPolygons, line) == 1 ||
                                 GEOSPreparedIntersects_r(m_geos, m_preparedWalls, line) == 1;
            GEOSGeom_destroy_r(m_geos, line);
            return !blocked;
        });
    }

private:
    static GEOSGeometry* checked(GEOSGeometry* made) {
        if (!made) {
            throw std::runtime_error{"GEOS could not make a geometry"};
        }
        return made;
    }

    GEOSCoordSequence* points(const std::vector<geometry::Point>& vertices, bool closed) {
        const std::size_t count = vertices.size() + (closed ? 1 : 0);
        GEOSCoordSequence* sequence = GEOSCoordSeq_create_r(m_geos, static_cast<unsigned>(count), 2);
        for (std::size_t i = 0; i < count; ++i) {
            const SamplePoint p = toSamplePoint(vertices[i % vertices.size()]);
            GEOSCoordSeq_setXY_r(m_geos, sequence, static_cast<unsigned>(i), p.x, p.y);
        }
        return sequence;
    }

    GEOSGeometry* polygonOf(const Polygon& polygon) {
        std::vector<GEOSGeometry*> holes;
        for (const Ring& hole : polygon.holes()) {
            holes.push_back(checked(GEOSGeom_createLinearRing_r(m_geos, points(hole, true))));
        }
        GEOSGeometry* outline = checked(GEOSGeom_createLinearRing_r(m_geos, points(polygon.outline(), true)));
        return checked(GEOSGeom_createPolygon_r(m_geos, outline, holes.data(), static_cast<unsigned>(holes.size())));
    }

    GEOSGeometry* collection(int type, std::vector<GEOSGeometry*>& parts) {
        return checked(GEOSGeom_createCollection_r(m_geos, type, parts.data(), static_cast<unsigned>(parts.size())));
    }

    SampledBoard m_bases;
    GEOSContextHandle_t m_geos;
    GEOSGeometry* m_polygons = nullptr;
    GEOSGeometry* m_walls = nullptr;
    const GEOSPreparedGeometry* m_preparedPolygons = nullptr;
    const GEOSPreparedGeometry* m_preparedWalls = nullptr;
};

} // namespace

std::unique_ptr<Peer> geosPrepared(const BenchBoard& board) { return std::make_unique<GeosPrepared>(board); }

} // namespace sightline::benchmarks
