#include "scenarios/analysis/layout_report.h"

#include "scenarios/analysis/isovist_field.h"
#include "scenarios/edits/tape_lines.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;

namespace {

const QString kExposures = QStringLiteral("exposures");
const QString kTrials = QStringLiteral("tables set up with errors");
const QString kLanes = QStringLiteral("lanes");
const QString kRows = QStringLiteral("rows");
const QString kPieces = QStringLiteral("pieces");

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
    writer.member(u"symmetry", nameOf(study.symmetry));
    writer.member(u"exact", study.isExact());
    writer.member(u"alone", study.alone);
    writer.member(u"worst_in", study.worstInches);
    writer.list(u"breaking", study.elements, [&](const SymmetricElement& element) {
        if (!element.partner || element.offInches > SymmetryStudy::kExactInches) {
            writer.beginObject(JsonWriter::Layout::Line);
            writer.member(u"id", textOf(element.id));
            writer.key(u"partner");
            element.partner ? writer.string(textOf(*element.partner)) : writer.null();
            writer.key(u"off_in");
            element.partner ? writer.number(element.offInches) : writer.null();
            writer.endObject();
        }
    });
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
        writer.member(u"from", table.places[one.from].id);
        writer.member(u"to", table.places[one.to].id);
        writer.member(u"seen_share", one.seen);
        writer.member(u"clear_lines_share", one.mean);
        writer.endObject();
    }
    writer.endList();
}

void writeDifference(JsonWriter& writer, QStringView key, const SideDifference& difference) {
    writer.beginObject(key, JsonWriter::Layout::Line);
    writer.member(u"as_placed", difference.asPlaced);
    writer.member(u"mean", difference.mean);
    writer.member(u"low", difference.low);
    writer.member(u"high", difference.high);
    writer.member(u"within_set_up_error", difference.isWithinSetUpError());
    writer.endObject();
}

void writeFairness(JsonWriter& writer, const FairnessStudy& study) {
    writer.beginObject();
    writer.list(u"sides", study.sides, [&](const SideExposure& side) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"player", side.player.value);
        writer.member(u"zone_seen", side.zoneSeen);
        writer.member(u"zone_seen_after_move", side.zoneSeenAfterMove);
        writer.member(u"objectives_seen", side.objectivesSeen);
        writer.member(u"table_seen", side.tableSeen);
        writer.beginList(u"zones");
        std::ranges::for_each(side.zones, [&](const ZoneId& zone) { writer.string(zone.value); });
        writer.endList();
        writer.member(u"zone_sq_in", side.zoneSquareInches);
        writer.member(u"safe_ground_sq_in", side.safeSquareInches);
        writer.endObject();
    });
    if (study.sides.size() == 2) {
        writer.member(u"trials", study.trials);
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
        writer.member(u"from_zone", lane.fromZone.value);
        writer.member(u"to_zone", lane.toZone.value);
        writer.key(u"from");
        writePoint(writer, lane.from);
        writer.key(u"to");
        writePoint(writer, lane.to);
        writer.member(u"length_in", lane.lengthInches);
        writer.member(u"width_in", lane.widthInches);
        writer.endObject();
    }
    writer.endList();
}

void writeSetUp(JsonWriter& writer, const std::vector<SetUpLine>& lines) {
    writer.beginList();
    for (const SetUpLine& line : lines) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"piece", line.piece.value);
        writer.beginList(u"corners");
        for (const TapeCorner& corner : line.corners) {
            writer.beginObject();
            writer.member(corner.fromRight ? u"from_right_in" : u"from_left_in", corner.acrossInches);
            writer.member(corner.fromBottom ? u"from_bottom_in" : u"from_top_in", corner.downInches);
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

LayoutProgress layoutProgress(RegionProgress whole, const LayoutOptions& options) {
    struct Step {
        QString name;
        double effort;
        double before = 0.0;
    };
    std::vector<Step> steps{{kExposures, 2.0},
                            {kTrials, options.trials > 0 ? 5.0 : 0.5},
                            {kLanes, 0.3},
                            {kRows, 1.0},
                            {kPieces, options.wantInfluence ? 4.0 : 0.0}};
    double effort = 0.0;
    for (Step& step : steps) {
        step.before = effort;
        effort += step.effort;
    }
    return [whole = std::move(whole), steps = std::move(steps), effort](const QString& name, int done, int all) {
        constexpr int kThousandths = 1000;
        const auto step = std::ranges::find(steps, name, &Step::name);
        if (step != steps.end() && all > 0) {
            const double share = (step->before + step->effort * done / all) / effort;
            whole(static_cast<int>(std::lround(kThousandths * share)), kThousandths);
        }
    };
}

std::optional<LayoutReport> layoutReport(const PreparedTable& table,
                                         const LayoutOptions& options,
                                         const LayoutProgress& progress,
                                         const std::stop_token& stop) {
    const auto step = [&progress](const QString& name) {
        return progress ? RegionProgress{[&progress, name](int done, int all) { progress(name, done, all); }}
                        : RegionProgress{};
    };
    const Scenario& scenario = table.scenario();
    const RegionTable regions{terrainOf(table)};
    ExposureQuestion question;
    question.cell = options.cell;
    question.move = options.move;
    const auto [now, later] = exposuresOfAMove(regions, question, true, step(kExposures), options.threads, stop);
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
    report.fairness = fairnessOf(table, fairness, step(kTrials), stop);
    LaneOptions lanes;
    lanes.cell = options.cell;
    lanes.threads = options.threads;
    report.lanes = longestLanes(regions, lanes, step(kLanes), stop);
    report.gaps = narrowGaps(scenario, options.gapBase);
    addOpenness(regions, report, step(kRows), stop);
    if (options.wantInfluence) {
        report.influences = influences(table, options.cell, step(kPieces), options.threads, stop);
    }
    return stop.stop_requested() ? std::nullopt : std::optional{std::move(report)};
}

void writeLayoutReport(JsonWriter& writer, const LayoutReport& report) {
    writer.beginObject();
    writer.member(u"name", report.name);
    writer.member(u"rules", report.rules);
    writer.member(u"width_in", report.width.inches());
    writer.member(u"height_in", report.height.inches());
    writer.member(u"cell_in", report.options.cell.inches());
    writer.member(u"move_in", report.options.move.inches());
    writer.member(u"open_share", report.options.openShare);
    writer.member(u"gap_base_mm", report.options.gapBase.millimeters());
    writer.member(u"seed", static_cast<qint64>(report.options.seed));
    writer.member(u"set_up_error_mm", report.options.setUpMillimeters);
    writer.member(u"set_up_error_degrees", report.options.setUpDegrees);
    writer.member(u"mean_seen_share", report.meanSeenShare);
    writer.member(u"open_spots", report.openSamplePoints);
    writer.beginList(u"symmetries");
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
    writer.list(u"gaps", report.gaps, [&](const Gap& gap) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"one", gap.one.value);
        writer.member(u"other", gap.other.value);
        writer.member(u"width_in", gap.inches);
        writer.key(u"from");
        writePoint(writer, gap.from);
        writer.key(u"to");
        writePoint(writer, gap.to);
        writer.endObject();
    });
    writer.list(u"influences", report.influences, [&](const PieceInfluence& one) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"piece", one.piece.value);
        writer.member(u"removed", one.removed);
        writer.member(u"nudged", one.nudged);
        writer.endObject();
    });
    writer.key(u"set_up");
    writeSetUp(writer, report.setUp);
    writer.endObject();
}

} // namespace sightline::scenarios
