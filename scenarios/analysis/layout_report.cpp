#include "scenarios/analysis/layout_report.h"

#include "scenarios/analysis/isovist_field.h"
#include "scenarios/edits/tape_lines.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

TapeCorner tapeCorner(Point p, const Table& table) {
    TapeCorner corner;
    const double x = p.x.inches();
    const double y = p.y.inches();
    corner.fromRight = x > table.width.inches() / 2;
    corner.acrossInches = corner.fromRight ? table.width.inches() - x : x;
    corner.fromBottom = y > table.height.inches() / 2;
    corner.downInches = corner.fromBottom ? table.height.inches() - y : y;
    return corner;
}

double squareOf(Point a, Point b) {
    const auto [x, y] = b - a;
    return x.inches() * x.inches() + y.inches() * y.inches();
}

/// Returns the corner farthest from `from`.
std::size_t farthestFrom(std::span<const Point> outline, std::size_t from) {
    const auto farthest = std::ranges::max_element(outline, {}, [&](Point p) { return squareOf(p, outline[from]); });
    return static_cast<std::size_t>(farthest - outline.begin());
}

/// Returns the corners of the tape lines first, then those farthest away.
std::vector<TapeCorner> cornersOf(const Piece& piece, const Table& table) {
    const std::span<const Point> outline = outlineCorners(piece);
    if (outline.empty()) {
        return {};
    }
    std::vector<std::size_t> chosen;
    for (const TapeMark& mark : tapeMarksOf(piece)) {
        if (const auto* corner = std::get_if<std::size_t>(&mark.to);
            corner && chosen.size() < 2 && std::ranges::count(chosen, *corner) == 0) {
            chosen.push_back(*corner);
        }
    }
    if (chosen.empty()) {
        double best = 0.0;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            for (std::size_t j = i + 1; j < outline.size(); ++j) {
                if (const double square = squareOf(outline[i], outline[j]); square > best) {
                    best = square;
                    chosen = {i, j};
                }
            }
        }
    } else if (chosen.size() == 1) {
        chosen.push_back(farthestFrom(outline, chosen[0]));
    }
    if (chosen.empty() || outline[chosen[0]] == outline[chosen[1]]) {
        return {tapeCorner(outline[0], table)};
    }
    return {tapeCorner(outline[chosen[0]], table), tapeCorner(outline[chosen[1]], table)};
}

void addOpenness(const RegionTable& table,
                 LayoutReport& report,
                 const RegionProgress& progress,
                 const std::stop_token& stop) {
    IsovistQuestion question;
    question.cell = report.options.cell;
    question.wantConnectivity = false;
    question.wantDepth = false;
    const IsovistField field = isovistField(table, question, progress, report.options.threads, stop);
    const double area = report.width.inches() * report.height.inches();
    int seeing = 0;
    double sum = 0.0;
    for (std::size_t samplePoint = 0; samplePoint < field.isovists.size(); ++samplePoint) {
        const geometry::Isovist& isovist = field.isovists[samplePoint];
        if (isovist.area > report.options.openShare * area) {
            report.openest.push_back({field.grid.samplePoint(samplePoint), isovist.area / area});
        }
        seeing += isovist.area > 0.0 ? 1 : 0;
        sum += isovist.area / area;
    }
    std::ranges::stable_sort(report.openest, std::ranges::greater{}, &SamplePointShare::share);
    report.meanSeenShare = seeing > 0 ? sum / seeing : 0.0;
    report.openSamplePoints = field.isovists.empty() ? 0.0
                                                     : static_cast<double>(report.openest.size()) /
                                                           static_cast<double>(field.isovists.size());
}

void writePoint(JsonWriter& writer, Point p) {
    writer.beginList(JsonWriter::Layout::Line);
    writer.number(p.x.inches());
    writer.number(p.y.inches());
    writer.endList();
}

void writeSymmetry(JsonWriter& writer, const SymmetryStudy& study) {
    writer.beginObject();
    writer.key(u"symmetry");
    writer.string(nameOf(study.symmetry));
    writer.key(u"exact");
    writer.boolean(study.isExact());
    writer.key(u"alone");
    writer.number(study.alone);
    writer.key(u"worst_in");
    writer.number(study.worstInches);
    writer.key(u"breaking");
    writer.beginList();
    for (const SymmetricElement& element : study.elements) {
        if (!element.partner || element.offInches > SymmetryStudy::kExactInches) {
            writer.beginObject(JsonWriter::Layout::Line);
            writer.key(u"id");
            writer.string(textOf(element.id));
            writer.key(u"partner");
            element.partner ? writer.string(textOf(*element.partner)) : writer.null();
            writer.key(u"off_in");
            element.partner ? writer.number(element.offInches) : writer.null();
            writer.endObject();
        }
    }
    writer.endList();
    writer.endObject();
}

enum class Rows { OfPlaces, OfSides };

void writeExposures(JsonWriter& writer, const ExposureTable& table, Rows rows) {
    writer.beginList();
    for (const Exposure& one : table.entries) {
        if (table.isOfSide(one) != (rows == Rows::OfSides)) {
            continue;
        }
        writer.beginObject(JsonWriter::Layout::Line);
        writer.key(u"from");
        writer.string(table.places[one.from].id);
        writer.key(u"to");
        writer.string(table.places[one.to].id);
        writer.key(u"seen_share");
        writer.number(one.seen);
        writer.key(u"clear_lines_share");
        writer.number(one.mean);
        writer.endObject();
    }
    writer.endList();
}

void writeDifference(JsonWriter& writer, QStringView key, const SideDifference& difference) {
    writer.key(key);
    writer.beginObject(JsonWriter::Layout::Line);
    writer.key(u"as_placed");
    writer.number(difference.asPlaced);
    writer.key(u"mean");
    writer.number(difference.mean);
    writer.key(u"low");
    writer.number(difference.low);
    writer.key(u"high");
    writer.number(difference.high);
    writer.key(u"within_set_up_error");
    writer.boolean(difference.isWithinSetUpError());
    writer.endObject();
}

void writeFairness(JsonWriter& writer, const FairnessStudy& study) {
    writer.beginObject();
    writer.key(u"sides");
    writer.beginList();
    for (const SideExposure& side : study.sides) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.key(u"player");
        writer.string(side.player.value);
        writer.key(u"zone_seen");
        writer.number(side.zoneSeen);
        writer.key(u"zone_seen_after_move");
        writer.number(side.zoneSeenAfterMove);
        writer.key(u"objectives_seen");
        writer.number(side.objectivesSeen);
        writer.key(u"table_seen");
        writer.number(side.tableSeen);
        writer.key(u"zones");
        writer.beginList();
        std::ranges::for_each(side.zones, [&](const ZoneId& zone) { writer.string(zone.value); });
        writer.endList();
        writer.key(u"zone_sq_in");
        writer.number(side.zoneSquareInches);
        writer.key(u"safe_ground_sq_in");
        writer.number(side.safeSquareInches);
        writer.endObject();
    }
    writer.endList();
    if (study.sides.size() == 2) {
        writer.key(u"trials");
        writer.number(study.trials);
        writeDifference(writer, u"zone_seen", study.zoneSeen);
        writeDifference(writer, u"zone_seen_after_move", study.zoneSeenAfterMove);
        writeDifference(writer, u"objectives_seen", study.objectivesSeen);
        writeDifference(writer, u"table_seen", study.tableSeen);
    }
    writer.endObject();
}

void writeLanes(JsonWriter& writer, const std::vector<Lane>& lanes) {
    writer.beginList();
    for (const Lane& lane : lanes) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.key(u"from_zone");
        writer.string(lane.fromZone.value);
        writer.key(u"to_zone");
        writer.string(lane.toZone.value);
        writer.key(u"from");
        writePoint(writer, lane.from);
        writer.key(u"to");
        writePoint(writer, lane.to);
        writer.key(u"length_in");
        writer.number(lane.lengthInches);
        writer.key(u"width_in");
        writer.number(lane.widthInches);
        writer.endObject();
    }
    writer.endList();
}

void writeSetUp(JsonWriter& writer, const std::vector<SetUpLine>& lines) {
    writer.beginList();
    for (const SetUpLine& line : lines) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.key(u"piece");
        writer.string(line.piece.value);
        writer.key(u"corners");
        writer.beginList();
        for (const TapeCorner& corner : line.corners) {
            writer.beginObject();
            writer.key(corner.fromRight ? u"from_right_in" : u"from_left_in");
            writer.number(corner.acrossInches);
            writer.key(corner.fromBottom ? u"from_bottom_in" : u"from_top_in");
            writer.number(corner.downInches);
            writer.endObject();
        }
        writer.endList();
        writer.endObject();
    }
    writer.endList();
}

} // namespace

std::vector<SetUpLine> setUpSheet(const Scenario& scenario) {
    std::vector<SetUpLine> lines;
    for (const Piece& piece : scenario.terrain) {
        lines.push_back({piece.id, piece.name, cornersOf(piece, scenario.table)});
    }
    return lines;
}

std::optional<LayoutReport> layoutReport(const PreparedTable& table,
                                         const LayoutOptions& options,
                                         const LayoutProgress& progress,
                                         const std::stop_token& stop) {
    const auto step = [&progress](const char* name) {
        return progress ? RegionProgress{[&progress, text = QString::fromLatin1(name)](int done, int all) {
            progress(text, done, all);
        }}
                        : RegionProgress{};
    };
    const Scenario& scenario = table.scenario();
    const RegionTable regions{terrainOf(table)};
    ExposureQuestion question;
    question.cell = options.cell;
    question.move = options.move;
    const auto [now, later] = exposuresOfAMove(regions, question, true, step("exposures"), options.threads, stop);
    LayoutReport report{scenario.name,
                        table.rules().id,
                        scenario.table.width,
                        scenario.table.height,
                        options,
                        symmetriesOf(scenario),
                        now,
                        later,
                        {},
                        {},
                        {},
                        {},
                        0.0,
                        0.0,
                        setUpSheet(scenario),
                        {}};
    FairnessOptions fairness;
    fairness.cell = options.cell;
    fairness.move = options.move;
    fairness.trials = options.trials;
    fairness.seed = options.seed;
    fairness.pieceMillimeters = options.setUpMillimeters;
    fairness.pieceDegrees = options.setUpDegrees;
    fairness.threads = options.threads;
    report.fairness = fairnessOf(table, fairness, step("tables set up with errors"), stop);
    LaneOptions lanes;
    lanes.cell = options.cell;
    lanes.threads = options.threads;
    report.lanes = longestLanes(regions, lanes, stop);
    report.gaps = narrowGaps(scenario, options.gapBase);
    addOpenness(regions, report, step("rows"), stop);
    if (options.wantInfluence) {
        report.influences = influences(table, options.cell, step("pieces"), options.threads, stop);
    }
    return stop.stop_requested() ? std::nullopt : std::optional{std::move(report)};
}

void writeLayoutReport(JsonWriter& writer, const LayoutReport& report) {
    writer.beginObject();
    writer.key(u"name");
    writer.string(report.name);
    writer.key(u"rules");
    writer.string(report.rules);
    writer.key(u"width_in");
    writer.number(report.width.inches());
    writer.key(u"height_in");
    writer.number(report.height.inches());
    writer.key(u"cell_in");
    writer.number(report.options.cell.inches());
    writer.key(u"move_in");
    writer.number(report.options.move.inches());
    writer.key(u"open_share");
    writer.number(report.options.openShare);
    writer.key(u"gap_base_mm");
    writer.number(report.options.gapBase.millimeters());
    writer.key(u"seed");
    writer.number(static_cast<qint64>(report.options.seed));
    writer.key(u"set_up_error_mm");
    writer.number(report.options.setUpMillimeters);
    writer.key(u"set_up_error_degrees");
    writer.number(report.options.setUpDegrees);
    writer.key(u"mean_seen_share");
    writer.number(report.meanSeenShare);
    writer.key(u"open_spots");
    writer.number(report.openSamplePoints);
    writer.key(u"symmetries");
    writer.beginList();
    std::ranges::for_each(report.symmetries, [&](const SymmetryStudy& study) { writeSymmetry(writer, study); });
    writer.endList();
    writer.key(u"fairness");
    writeFairness(writer, report.fairness);
    writer.key(u"exposure");
    writeExposures(writer, report.now, Rows::OfPlaces);
    writer.key(u"exposure_after_move");
    writeExposures(writer, report.afterMove, Rows::OfPlaces);
    writer.key(u"exposure_of_sides");
    writeExposures(writer, report.now, Rows::OfSides);
    writer.key(u"exposure_of_sides_after_move");
    writeExposures(writer, report.afterMove, Rows::OfSides);
    writer.key(u"lanes");
    writeLanes(writer, report.lanes);
    writer.key(u"gaps");
    writer.beginList();
    for (const Gap& gap : report.gaps) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.key(u"one");
        writer.string(gap.one.value);
        writer.key(u"other");
        writer.string(gap.other.value);
        writer.key(u"width_in");
        writer.number(gap.inches);
        writer.key(u"from");
        writePoint(writer, gap.from);
        writer.key(u"to");
        writePoint(writer, gap.to);
        writer.endObject();
    }
    writer.endList();
    writer.key(u"influences");
    writer.beginList();
    for (const PieceInfluence& one : report.influences) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.key(u"piece");
        writer.string(one.piece.value);
        writer.key(u"removed");
        writer.number(one.removed);
        writer.key(u"nudged");
        writer.number(one.nudged);
        writer.endObject();
    }
    writer.endList();
    writer.key(u"set_up");
    writeSetUp(writer, report.setUp);
    writer.endObject();
}

} // namespace sightline::scenarios
