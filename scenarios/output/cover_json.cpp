#include "scenarios/output/cover_json.h"

#include "geometry/base/tolerances.h"
#include "scenarios/output/verdict_json.h"

namespace sightline::scenarios {

using geometry::CoverElement;
using geometry::CoverMatter;
using geometry::CoverPart;
using geometry::CoverShape;
using geometry::Place;
using Layout = JsonWriter::Layout;

namespace {

QString wordFor(CoverMatter matter) {
    switch (matter) {
    case CoverMatter::Whole: return QStringLiteral("whole");
    case CoverMatter::Edge: return QStringLiteral("edge");
    case CoverMatter::LeavesInside: return QStringLiteral("leaves-inside");
    case CoverMatter::EntersInside: return QStringLiteral("enters-inside");
    }
    return {};
}

class CoverWriter {
public:
    CoverWriter(JsonWriter& writer, const TableCover& cover) : m_writer{writer}, m_cover{cover} {}

    void part(const CoverPart& part) {
        m_writer.beginObject();
        shape(u"observer", part.observer);
        shape(u"target", part.target);
        ignored(u"observer_in", part.ignoredByObserver);
        ignored(u"target_in", part.ignoredByTarget);
        range(u"theta", part.from, part.to);
        m_writer.member(u"along", part.along);
        samplePoint(u"widest", part.widest, part.width);
        m_writer.member(u"proof", scenarios::wordFor(part.proof));
        if (part.witness) {
            samplePoint(u"witness", *part.witness, part.witnessWidth);
        }
        list(u"elements", part.elements, [&](const CoverElement& one) { element(one); });
        list(u"leaves", part.leaves, [&](const geometry::CoverLeaf& one) { leaf(part, one); });
        list(u"gaps", part.gaps, [&](const geometry::CoverGap& gap) {
            m_writer.beginObject(Layout::Line);
            range(u"theta", gap.from, gap.to);
            m_writer.member(u"gap_mm", gap.gap);
            m_writer.endObject();
        });
        list(u"columns", part.columns, [&](const geometry::CoverColumn& one) { column(one); });
        m_writer.endObject();
    }

    void range(QStringView key, double from, double to) {
        m_writer.key(key);
        pair(from, to);
    }

private:
    template <class Values, class Write> void list(QStringView key, const Values& values, Write&& write) {
        m_writer.list(key, values, [&](const auto& value) { write(value); });
    }

    void pair(double first, double second) {
        m_writer.beginList(Layout::Line);
        m_writer.number(first); // an unbounded end becomes null
        m_writer.number(second);
        m_writer.endList();
    }

    void place(QStringView key, Place p) { range(key, p.x, p.y); }

    void places(QStringView key, const std::vector<Place>& values) {
        m_writer.list(key, Layout::Line, values, [&](const Place p) { pair(p.x, p.y); });
    }

    void shape(QStringView key, const CoverShape& shape) {
        m_writer.beginObject(key, Layout::Line);
        switch (shape.kind) {
        case CoverShape::Kind::Disc:
            place(u"center", shape.center);
            m_writer.member(u"radius", shape.along);
            break;
        case CoverShape::Kind::Ellipse:
            place(u"center", shape.center);
            m_writer.member(u"half_length", shape.along);
            m_writer.member(u"half_width", shape.across);
            place(u"axis", shape.axis);
            break;
        case CoverShape::Kind::Polygon: places(u"corners", shape.corners); break;
        }
        m_writer.endObject();
    }

    void ignored(QStringView key, const std::vector<int>& blockers) {
        QStringList pieces;
        for (const int blocker : blockers) {
            const QString& id = m_cover.pieces[static_cast<std::size_t>(blocker)].value;
            if (!pieces.contains(id)) {
                pieces.append(id);
            }
        }
        m_writer.list(key, Layout::Line, pieces, [&](const QString& id) { m_writer.string(id); });
    }

    void samplePoint(QStringView key, geometry::LineSamplePoint samplePoint, double width) {
        m_writer.beginObject(key, Layout::Line);
        m_writer.member(u"theta", samplePoint.theta);
        m_writer.member(u"offset_mm", samplePoint.offset);
        m_writer.member(u"width_mm", width);
        m_writer.endObject();
    }

    void element(const CoverElement& element) {
        m_writer.beginObject(Layout::Line);
        m_writer.member(u"piece", m_cover.pieceOf(element).value);
        m_writer.member(u"kind", wordFor(element.matter));
        range(u"theta", element.from, element.to);
        if (element.matter == CoverMatter::Whole || element.matter == CoverMatter::Edge) {
            places(u"points", element.low);
        } else {
            places(u"low", element.low);
            places(u"high", element.high);
        }
        if (element.matter == CoverMatter::Edge) {
            place(u"beyond", element.beyond);
            place(u"before", element.before);
        }
        m_writer.list(u"joined", element.joined, [&](const int other) { m_writer.number(other); });
        m_writer.endObject();
    }

    void leaf(const CoverPart& part, const geometry::CoverLeaf& leaf) {
        m_writer.beginObject(Layout::Line);
        range(u"theta", leaf.from, leaf.to);
        list(u"chain", leaf.chain, [&](const geometry::CoverLink& link) {
            m_writer.beginObject();
            m_writer.member(u"element", link.element);
            m_writer.member(u"piece", m_cover.pieceOf(part.elements[static_cast<std::size_t>(link.element)]).value);
            optionalPosition(u"low", link.low);
            optionalPosition(u"high", link.high);
            m_writer.endObject();
        });
        m_writer.endObject();
    }

    void optionalPosition(QStringView key, const std::optional<Place>& p) {
        if (p) {
            place(key, *p);
        } else {
            m_writer.key(key);
            m_writer.null();
        }
    }

    void column(const geometry::CoverColumn& column) {
        m_writer.beginObject(Layout::Line);
        m_writer.member(u"theta", column.theta);
        range(u"lines", column.bottom, column.top);
        list(u"covered", column.covered, [&](const geometry::CoveredSpan& span) {
            m_writer.beginList();
            m_writer.number(span.element);
            m_writer.number(span.low);
            m_writer.number(span.high);
            m_writer.endList();
        });
        list(u"free", column.free, [&](const std::pair<double, double>& free) { pair(free.first, free.second); });
        m_writer.endObject();
    }

    JsonWriter& m_writer;
    const TableCover& m_cover;
};

void writeEnds(JsonWriter& writer, const geometry::SightLine& line) {
    writer.beginList(u"line", Layout::Line);
    for (const geometry::Point p : {line.from, line.to}) {
        writer.beginList();
        writer.number(p.x.inches());
        writer.number(p.y.inches());
        writer.endList();
    }
    writer.endList();
}

} // namespace

QString wordFor(geometry::CoverProof proof) {
    switch (proof) {
    case geometry::CoverProof::Blocked: return QStringLiteral("blocked");
    case geometry::CoverProof::Clear: return QStringLiteral("clear");
    case geometry::CoverProof::RestsOnTouch: return QStringLiteral("rests on touching");
    case geometry::CoverProof::Unfinished: return QStringLiteral("unfinished");
    }
    return {};
}

void writeCover(JsonWriter& writer, const Verdict& verdict, const TableCover& cover) {
    const geometry::LineCover& lines = cover.lines;
    CoverWriter more{writer, cover};
    writer.beginObject();
    writer.member(u"format", QStringLiteral("sightline-line-cover"));
    writer.member(u"version", 1);
    writer.member(u"from", verdict.observer.value);
    writer.member(u"to", verdict.target.value);
    writer.member(u"rules", verdict.rules);
    writer.member(u"touch",
                  cover.touch == geometry::TouchRule::Clear ? QStringLiteral("clear") : QStringLiteral("blocked"));
    writer.member(u"verdict", wordFor(verdict.visibility));
    writeEnds(writer, verdict.line);
    writer.member(u"proof", wordFor(lines.proof));
    writer.member(u"bases_touch", lines.basesTouch);
    more.range(u"origin_mm", lines.origin.x.millimeters(), lines.origin.y.millimeters());
    writer.member(u"margin_mm", geometry::kProofMargin / 1e6);
    writer.member(u"deciding_part", static_cast<int>(lines.deciding));
    writer.list(u"parts", lines.parts, [&](const CoverPart& part) { more.part(part); });
    writer.endObject();
}

} // namespace sightline::scenarios
