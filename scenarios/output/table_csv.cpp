#include "scenarios/output/table_csv.h"

#include "scenarios/base/csv.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/judge/headline.h"
#include "scenarios/output/verdict_json.h"

#include <QStringList>

#include <type_traits>

namespace sightline::scenarios {

namespace {

QByteArray inches(geometry::Length length) { return jsonNumber(length.inches()); }

template <class Value> QByteArray optionalCell(const std::optional<Value>& value) {
    if (!value) {
        return {};
    }
    if constexpr (std::is_same_v<Value, bool>) {
        return csvCell(*value);
    } else if constexpr (std::is_same_v<Value, Certainty>) {
        return csvCell(wordFor(*value));
    } else {
        return jsonNumber(*value);
    }
}

/// Returns "ruin-1:0.75 fence:0.25"; without shares, as for rulings: "ruin-1 fence".
QString blockersOf(const Headline& headline) {
    QStringList blockers;
    for (const HeadlineBlocker& blocker : headline.blockedBy) {
        blockers.append(blocker.share ? QStringLiteral("%1:%2").arg(blocker.piece.value,
                                                                    QString::fromLatin1(jsonNumber(*blocker.share)))
                                      : blocker.piece.value);
    }
    return blockers.join(QLatin1Char{' '});
}

/// Returns "Ann: the window was open; Bob: ..."; empty without overrulings.
QString judgesOf(const Verdict& verdict) {
    QStringList judges;
    if (verdict.ruling.overruled) {
        for (const auto& decision : verdict.ruling.overruled->by) {
            judges.append(QStringLiteral("%1: %2").arg(decision.by.judge, decision.by.note));
        }
    }
    return judges.join(QStringLiteral("; "));
}

} // namespace

QByteArray verdictsCsv(std::span<const Verdict> verdicts) {
    QByteArray text =
        "from,to,method,rules,visible,verdict,certainty,tolerance_mm,clearance_mm,fully_visible,seen_share,phase,"
        "line_x1,line_y1,line_x2,line_y2,distance_in,blocked_by,ruling_visible,ruling_cover,line_of_fire,"
        "rules_version,rules_hash,rules_status,overruled,rule_set_visible,overruled_by,"
        "geometry_visible,geometry_verdict,geometry_certainty,geometry_clearance_mm,geometry_seen_share,geometry_"
        "blocked_by,"
        "ruling_margin_mm,ruling_margin_proved,ruling_margin_rests_on\r\n";
    for (const Verdict& verdict : verdicts) {
        const Headline headline = headlineOf(verdict);
        const Headline plain = geometryHeadlineOf(verdict);
        const auto& margin = verdict.ruling.margin;
        const QByteArrayList cells{
            csvCell(verdict.observer.value),
            csvCell(verdict.target.value),
            csvCell(wordFor(verdict.method)),
            csvCell(verdict.rules),
            csvCell(headline.visible),
            csvCell(wordFor(headline)),
            optionalCell(headline.certainty),
            jsonNumber(verdict.toleranceMillimeters),
            optionalCell(headline.clearanceMillimeters),
            optionalCell(headline.fullyVisible),
            optionalCell(headline.seenShare),
            headline.stage ? csvCell(wordFor(*headline.stage)) : QByteArray{},
            inches(headline.line.from.x),
            inches(headline.line.from.y),
            inches(headline.line.to.x),
            inches(headline.line.to.y),
            inches(headline.distance),
            csvCell(blockersOf(headline)),
            csvCell(verdict.ruling.visible),
            csvCell(reportedCover(verdict.ruling).level),
            csvCell(verdict.ruling.lineOfFire.value_or(verdict.ruling.visible)),
            csvCell(verdict.ruling.version),
            csvCell(verdict.ruling.hash),
            csvCell(verdict.ruling.rulesStatus),
            csvCell(verdict.ruling.overruled.has_value()),
            csvCell(verdict.ruling.overruled ? verdict.ruling.overruled->visible : verdict.ruling.visible),
            csvCell(judgesOf(verdict)),
            csvCell(plain.visible),
            csvCell(wordFor(plain)),
            optionalCell(plain.certainty),
            optionalCell(plain.clearanceMillimeters),
            optionalCell(plain.seenShare),
            csvCell(blockersOf(plain)),
            margin ? optionalCell(margin->millimeters) : QByteArray{},
            margin ? csvCell(verdict.ruling.isMarginProved) : QByteArray{},
            margin ? csvCell(margin->code) : QByteArray{},
        };
        text += csvRow(cells);
    }
    return text;
}

namespace {

/// Returns the corners of an outline as "x y; x y".
QString cornersOf(std::span<const geometry::Point> points) {
    QStringList corners;
    for (const geometry::Point& point : points) {
        corners.append(QString::fromLatin1(inches(point.x) + ' ' + inches(point.y)));
    }
    return corners.join(QStringLiteral("; "));
}

struct Size {
    QByteArray shape;
    QByteArray length; ///< in millimeters, along the facing
    QByteArray width;
};

Size sizeOf(const geometry::Footprint& base) {
    const auto millimeters = [](geometry::Length length) { return jsonNumber(length.millimeters()); };
    struct Read {
        decltype(millimeters)& mm;
        Size operator()(const geometry::RoundBase& circle) const {
            return {"round", mm(circle.diameter), mm(circle.diameter)};
        }
        Size operator()(const geometry::OvalBase& oval) const { return {"oval", mm(oval.length), mm(oval.width)}; }
        Size operator()(const geometry::RectangleBase& box) const {
            return {"rectangle", mm(box.length), mm(box.width)};
        }
        Size operator()(const geometry::HullOutline&) const { return {"hull", {}, {}}; }
    };
    return std::visit(Read{millimeters}, base.shape());
}

} // namespace

QByteArray positionsCsv(const Scenario& scenario) {
    QByteArray text = "kind,id,name,player,unit,x_in,y_in,facing_degrees,elevation_in,height_in,shape,length_mm,width_"
                      "mm,outline_in\r\n";
    for (const Model& model : scenario.models) {
        const Size size = sizeOf(model.base);
        text += csvRow({"model",
                        csvCell(model.id.value),
                        csvCell(model.name),
                        csvCell(model.player.value),
                        csvCell(model.unit),
                        inches(model.position.x),
                        inches(model.position.y),
                        jsonNumber(model.facing.degrees()),
                        inches(model.elevation),
                        inches(model.height),
                        size.shape,
                        size.length,
                        size.width,
                        {}});
    }
    for (const Piece& piece : scenario.terrain) {
        const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
        const auto& points = polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
        const geometry::Point place = polygon ? polygon->centroid() : points.front();
        const auto height = effectiveHeight(piece);
        text += csvRow({polygon ? "piece" : "wall",
                        csvCell(piece.id.value),
                        csvCell(piece.name),
                        {},
                        {},
                        inches(place.x),
                        inches(place.y),
                        {},
                        inches(piece.elevation),
                        height ? inches(*height) : QByteArray{},
                        csvCell(piece.kind),
                        {},
                        {},
                        csvCell(cornersOf(points))});
    }
    for (const Objective& objective : scenario.objectives) {
        const Size size = sizeOf(objective.base);
        text += csvRow({"objective",
                        csvCell(objective.id.value),
                        csvCell(objective.name),
                        {},
                        {},
                        inches(objective.position.x),
                        inches(objective.position.y),
                        {},
                        {},
                        {},
                        size.shape,
                        size.length,
                        size.width,
                        {}});
    }
    for (const Zone& zone : scenario.zones) {
        const geometry::Point place = zone.polygon.centroid();
        text += csvRow({"zone",
                        csvCell(zone.id.value),
                        csvCell(zone.name),
                        csvCell(zone.player.value),
                        {},
                        inches(place.x),
                        inches(place.y),
                        {},
                        {},
                        {},
                        csvCell(zone.kind),
                        {},
                        {},
                        csvCell(cornersOf(zone.polygon.outline()))});
    }
    return text;
}

} // namespace sightline::scenarios
