#include "scenarios/output/verdict_json.h"

#include "scenarios/judge/bodies.h"
#include "scenarios/judge/headline.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios {

using geometry::SightMethod;
using geometry::SightStage;
using geometry::Visibility;
using Layout = JsonWriter::Layout;

namespace {

/// Writes two coordinates, or three with a height.
void writePoint(JsonWriter& writer, geometry::Point point, const std::optional<geometry::Length>& height) {
    writer.beginList(Layout::Line);
    writer.number(point.x.inches());
    writer.number(point.y.inches());
    if (height) {
        writer.number(height->inches());
    }
    writer.endList();
}

template <class Value> void writeOptional(JsonWriter& writer, QStringView key, const std::optional<Value>& value) {
    writer.key(key);
    if (!value) {
        writer.null();
    } else if constexpr (std::is_same_v<Value, bool>) {
        writer.boolean(*value);
    } else {
        writer.number(*value);
    }
}

/// Writes the members that only reasons of rule packs have.
void writeOfPack(JsonWriter& writer, const Reason& reason) {
    if (!reason.models.empty()) {
        writer.beginList(u"models");
        std::ranges::for_each(reason.models, [&](const ModelId& model) { writer.string(model.value); });
        writer.endList();
    }
    if (!reason.rule.isEmpty()) {
        writer.member(u"rule", reason.rule);
    }
    if (reason.inches) {
        writer.member(u"inches", *reason.inches);
    }
    if (!reason.word.isEmpty()) {
        writer.member(u"word", reason.word);
    }
    for (const auto& [key, text] : {std::pair{u"note", &reason.note}, std::pair{u"label", &reason.label},
                                    std::pair{u"page", &reason.page}, std::pair{u"level_name", &reason.levelName}}) {
        if (!text->isEmpty()) {
            writer.member(key, *text);
        }
    }
    if (reason.millimeters && (reason.code.startsWith(u"margin-") || isOfSculpt(reason))) {
        writer.member(u"millimeters", *reason.millimeters);
    }
    if (reason.share) {
        writer.member(u"hidden_share", *reason.share);
    }
    if (reason.isEachAlone) {
        writer.member(u"each_alone", *reason.isEachAlone);
    }
}

void writeReason(JsonWriter& writer, const Reason& reason, const ReasonText& reasonText) {
    writer.beginObject(Layout::Line);
    writer.member(u"code", reason.code);
    writer.member(u"text", reasonText(reason));
    writer.beginList(u"pieces");
    std::ranges::for_each(reason.pieces, [&](const PieceId& piece) { writer.string(piece.value); });
    writer.endList();
    writeOfPack(writer, reason);
    writer.endObject();
}

void writeReasons(JsonWriter& writer, const std::vector<Reason>& reasons, const ReasonText& reasonText) {
    writer.beginList(u"reasons");
    std::ranges::for_each(reasons, [&](const Reason& reason) { writeReason(writer, reason, reasonText); });
    writer.endList();
}

void writeRules(JsonWriter& writer, const QString& id, const Ruling& ruling) {
    writer.beginObject(u"rules", Layout::Line);
    for (const auto& [key, value] :
         {std::pair{u"id", id}, std::pair{u"version", ruling.version}, std::pair{u"hash", ruling.hash},
          std::pair{u"name", ruling.rulesName}, std::pair{u"status", ruling.rulesStatus}}) {
        writer.member(key, value);
    }
    writer.endObject();
}

void writeNote(JsonWriter& writer, const JudgeNote& by) {
    for (const auto& [key, value] :
         {std::pair{u"judge", by.judge}, std::pair{u"note", by.note}, std::pair{u"time", by.time}}) {
        writer.member(key, value);
    }
}

void writeOverruledBy(JsonWriter& writer, const OverruledBy& decision) {
    writer.beginObject(Layout::Line);
    writer.member(u"about", decision.piece ? QStringLiteral("wall") : QStringLiteral("verdict"));
    if (decision.piece) {
        writer.member(u"piece", decision.piece->value);
        writeOptional(writer, u"wall", decision.wall);
        writer.member(u"all_pairs", decision.forAllPairs);
    }
    writeNote(writer, decision.by);
    writer.endObject();
}

void writeOverruled(JsonWriter& writer, const OverruledAnswer& before) {
    writer.beginObject(u"overruled");
    writer.member(u"visible", before.visible);
    writer.member(u"fully_visible", before.fullyVisible);
    writer.member(u"cover", before.cover);
    writeOptional(writer, u"line_of_fire", before.lineOfFire);
    writer.beginList(u"by");
    std::ranges::for_each(before.by, [&](const OverruledBy& decision) { writeOverruledBy(writer, decision); });
    writer.endList();
    writer.endObject();
}

/// True if the rule set found a clear line; an overruling has none.
bool hasOwnLine(const Ruling& ruling) { return ruling.visible && ruling.line.from != ruling.line.to; }

void writeCoverMargin(JsonWriter& writer, const Ruling& ruling, const ReasonText& reasonText) {
    if (!ruling.coverCertainty) {
        return;
    }
    writer.member(u"cover_certainty", wordFor(*ruling.coverCertainty));
    if (const auto& margin = ruling.coverMargin) {
        writer.beginObject(u"cover_margin");
        writer.member(u"millimeters", std::round(margin->millimeters * 1e4) / 1e4);
        writer.member(u"moved", std::visit([](const auto& id) { return id.value; }, margin->moved));
        writer.beginList(u"move_mm", Layout::Line);
        writer.number(margin->by.x.millimeters());
        writer.number(margin->by.y.millimeters());
        writer.endList();
        writer.member(u"cover", margin->level);
        writer.key(u"rests_on");
        writeReason(writer, margin->restsOn, reasonText);
        writer.endObject();
    }
}

void writePackRuling(JsonWriter& writer, const Ruling& ruling, const ReasonText& reasonText) {
    writer.member(u"status", ruling.status);
    writer.member(u"cover_order", reportedCover(ruling).order);
    writer.member(u"valid_target", ruling.visible && ruling.validTarget);
    writer.member(u"modifier", ruling.modifier);
    writer.member(u"in_contact", ruling.inContact);
    writer.member(u"elevation", ruling.elevation);
    writer.member(u"distance_in", ruling.distance.inches());
    if (ruling.margin) {
        writer.key(u"margin");
        writeReason(writer, *ruling.margin, reasonText);
    }
    writer.member(u"margin_proved", ruling.isMarginProved);
    writeCoverMargin(writer, ruling, reasonText);
    if (hasOwnLine(ruling)) {
        writer.beginList(u"line", Layout::Line);
        writePoint(writer, ruling.line.from, {});
        writePoint(writer, ruling.line.to, {});
        writer.endList();
    }
}

void writeRuling(JsonWriter& writer, const QString& rules, const Ruling& ruling, const ReasonText& reasonText) {
    writer.beginObject(u"ruling");
    writer.member(u"visible", ruling.visible);
    writer.member(u"fully_visible", ruling.fullyVisible);
    const ReportedCover cover = reportedCover(ruling);
    writer.member(u"cover", cover.level);
    writeOptional(writer, u"in_arc", ruling.inArc);
    writeOptional(writer, u"in_range", ruling.inRange);
    writer.member(u"line_of_fire", ruling.lineOfFire.value_or(ruling.visible));
    writeReasons(writer, reportedReasons(ruling.reasons, ruling.visible), reasonText);
    writeRules(writer, rules, ruling);
    if (!ruling.status.isEmpty()) {
        writePackRuling(writer, ruling, reasonText);
    }
    if (ruling.byLargest) {
        writer.beginObject(u"by_largest", Layout::Line);
        writer.member(u"visible", ruling.byLargest->visible);
        writer.member(u"fully_visible", ruling.byLargest->fullyVisible);
        if (!ruling.status.isEmpty()) {
            writer.member(u"valid_target", ruling.byLargest->visible && ruling.byLargest->validTarget);
        }
        writer.member(u"cover", ruling.byLargest->visible ? ruling.byLargest->cover : QStringLiteral("none"));
        writeOptional(writer, u"line_of_fire", ruling.byLargest->lineOfFire);
        writer.endObject();
    }
    if (ruling.overruled) {
        writeOverruled(writer, *ruling.overruled);
    }
    if (ruling.lapsed) {
        writer.beginObject(u"lapsed", Layout::Line);
        writeNote(writer, *ruling.lapsed);
        writer.endObject();
    }
    writer.endObject();
}

void writeLine(JsonWriter& writer, const geometry::SightLine& line, const std::optional<VolumeProof>& heights) {
    using Height = std::optional<geometry::Length>;
    writer.beginList(u"line", Layout::Line);
    writePoint(writer, line.from, heights ? Height{heights->fromHeight} : Height{});
    writePoint(writer, line.to, heights ? Height{heights->toHeight} : Height{});
    writer.endList();
}

/// Writes the keys that the top level of a verdict and its object `geometry` share, from `visible` to `blocked_at`.
/// `heights` are those of the line.
void writeAnswer(JsonWriter& writer,
                 const Headline& answer,
                 double toleranceMillimeters,
                 const std::optional<VolumeProof>& heights) {
    writer.member(u"visible", answer.visible);
    writer.member(u"verdict", wordFor(answer));
    writer.key(u"certainty");
    if (answer.certainty) {
        writer.string(wordFor(*answer.certainty));
    } else {
        writer.null();
    }
    writer.member(u"tolerance_mm", toleranceMillimeters);
    writeOptional(writer, u"clearance_mm", answer.clearanceMillimeters);
    writeOptional(writer, u"fully_visible", answer.fullyVisible);
    writeOptional(writer, u"seen_share", answer.seenShare);
    writer.key(u"phase");
    if (answer.stage) {
        writer.string(wordFor(*answer.stage));
    } else {
        writer.null();
    }
    writeLine(writer, answer.line, heights);
    if (answer.blockedAt) {
        writer.key(u"blocked_at");
        writePoint(writer, answer.blockedAt->point, heights ? heights->blockedAtHeight : std::nullopt);
    }
}

void writeVolumeErrors(JsonWriter& writer, const Verdict& verdict) {
    if (verdict.volume) {
        writeOptional(writer, u"unsettled_mm", verdict.volume->unsettledMillimeters);
        writeOptional(writer, u"clearance_error_mm", verdict.volume->clearanceErrorMillimeters);
        writeOptional(writer, u"seen_share_error", verdict.volume->seenShareError);
    }
}

void writeDistanceAndBlockers(JsonWriter& writer, const Headline& answer) {
    writer.member(u"distance_in", answer.distance.inches());
    writer.list(u"blocked_by", Layout::Line, answer.blockedBy, [&](const HeadlineBlocker& blocker) {
        writer.beginObject();
        writer.member(u"piece", blocker.piece.value);
        writeOptional(writer, u"share", blocker.share);
        writer.endObject();
    });
}

/// Writes the plain geometry, regardless of the rules.
void writeGeometry(JsonWriter& writer,
                   const Verdict& verdict,
                   const ReasonText& reasonText,
                   const std::function<void(JsonWriter&)>& more) {
    const Headline plain = geometryHeadlineOf(verdict);
    writer.beginObject(u"geometry");
    writeAnswer(writer, plain, verdict.toleranceMillimeters, verdict.volume);
    writeVolumeErrors(writer, verdict);
    writeDistanceAndBlockers(writer, plain);
    writeReasons(writer, verdict.reasons, reasonText);
    if (more) {
        more(writer);
    }
    writer.endObject();
}

} // namespace

QString wordFor(SightMethod method) {
    switch (method) {
    case SightMethod::Center: return QStringLiteral("centre");
    case SightMethod::Sampled: return QStringLiteral("sampled");
    case SightMethod::Exact: return QStringLiteral("exact");
    }
    return {};
}

QString wordFor(SightStage stage) {
    switch (stage) {
    case SightStage::Center: return QStringLiteral("centre");
    case SightStage::Edge: return QStringLiteral("edge");
    case SightStage::Circumference: return QStringLiteral("circumference");
    case SightStage::Exact: return QStringLiteral("exact");
    }
    return {};
}

QString wordFor(Visibility visibility) {
    switch (visibility) {
    case Visibility::Clear: return QStringLiteral("clear");
    case Visibility::Blocked: return QStringLiteral("blocked");
    case Visibility::NoLineFound: return QStringLiteral("no line found");
    }
    return {};
}

QString wordFor(Certainty certainty) {
    switch (certainty) {
    case Certainty::Certain: return QStringLiteral("certain");
    case Certainty::TooCloseToCall: return QStringLiteral("too close to call");
    case Certainty::DependsOnSculpt: return QStringLiteral("depends on the sculpt");
    }
    return {};
}

QString wordFor(const Headline& headline) {
    const bool isOfSculpt = headline.certainty == Certainty::DependsOnSculpt;
    return isOfSculpt ? wordFor(*headline.certainty) : wordFor(headline.answer);
}

std::optional<SightMethod> sightMethodNamed(const QString& word) {
    constexpr std::array kMethods{SightMethod::Center, SightMethod::Sampled, SightMethod::Exact};
    if (word == u"center") { // files have the word of version 1, people may use either spelling
        return SightMethod::Center;
    }
    const auto* found = std::ranges::find_if(kMethods, [&](SightMethod method) { return wordFor(method) == word; });
    return found == kMethods.end() ? std::nullopt : std::optional{*found};
}

void writeVerdict(JsonWriter& writer,
                  const Verdict& verdict,
                  const ReasonText& reasonText,
                  const std::function<void(JsonWriter&)>& more,
                  const std::function<void(JsonWriter&)>& moreOfGeometry) {
    const Headline headline = headlineOf(verdict);
    writer.beginObject();
    writer.member(u"from", verdict.observer.value);
    writer.member(u"to", verdict.target.value);
    writer.member(u"method", wordFor(verdict.method));
    writer.member(u"rules", verdict.rules);
    writeAnswer(writer, headline, verdict.toleranceMillimeters,
                headline.isLineOfGeometry && verdict.volume ? verdict.volume : std::nullopt);
    if (!isRuled(verdict)) {
        writeVolumeErrors(writer, verdict);
    }
    if (verdict.reading) {
        writer.member(u"body_reading", *verdict.reading == BodyReading::Largest ? QStringLiteral("largest")
                                                                                : QStringLiteral("smallest"));
    }
    writeDistanceAndBlockers(writer, headline);
    writeReasons(writer, reportedReasons(*headline.reasons, headline.visible), reasonText);
    writeRuling(writer, verdict.rules, verdict.ruling, reasonText);
    writeGeometry(writer, verdict, reasonText, moreOfGeometry);
    if (moreOfGeometry && !isRuled(verdict)) {
        moreOfGeometry(writer);
    }
    if (more) {
        more(writer);
    }
    writer.endObject();
}

void writeViewerPoints(JsonWriter& writer, const std::optional<geometry::ViewerPoints>& viewers) {
    const auto write = [&](QStringView key, geometry::Point point, double share) {
        writer.beginObject(key, Layout::Line);
        writer.key(u"at");
        writePoint(writer, point, {});
        writer.member(u"share", share);
        writer.endObject();
    };
    if (viewers) {
        write(u"best_viewer", viewers->best, viewers->bestShare);
        write(u"worst_viewer", viewers->worst, viewers->worstShare);
        writer.member(u"viewer_share_error", viewers->error);
        return;
    }
    for (const QStringView key : {u"best_viewer", u"worst_viewer", u"viewer_share_error"}) {
        writer.key(key);
        writer.null();
    }
}

void writeTriedLines(JsonWriter& writer, const Verdict& verdict) {
    writer.beginObject(u"tried_lines", Layout::Line);
    const auto count = [&](QStringView key, const auto& is) {
        writer.member(key, static_cast<int>(std::ranges::count_if(verdict.attempts, is)));
    };
    count(u"all", [](const TriedLine&) { return true; });
    for (const auto stage :
         {geometry::SightStage::Center, geometry::SightStage::Edge, geometry::SightStage::Circumference}) {
        count(wordFor(stage), [&](const TriedLine& line) { return line.stage == stage; });
    }
    count(u"clear", [](const TriedLine& line) { return !line.blocked; });
    writer.endObject();
}

void writeSeenOutline(JsonWriter& writer, const Verdict& verdict) {
    writer.list(u"seen_outline", verdict.seenOutline, [&](const auto& stretch) {
        writer.beginList(Layout::Line);
        std::ranges::for_each(stretch, [&](geometry::Point point) { writePoint(writer, point, {}); });
        writer.endList();
    });
}

QByteArray marginCell(const Ruling& ruling) {
    return ruling.margin && ruling.margin->millimeters ? jsonNumber(*ruling.margin->millimeters) : QByteArray{};
}

void writeMargin(JsonWriter& writer, const Ruling& ruling) {
    writer.key(u"margin_mm");
    if (ruling.margin && ruling.margin->millimeters) {
        writer.number(std::round(*ruling.margin->millimeters * 1e4) / 1e4);
    } else {
        writer.null();
    }
    writer.member(u"margin_proved", ruling.isMarginProved);
}

} // namespace sightline::scenarios
