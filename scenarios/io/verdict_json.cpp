#include "scenarios/io/verdict_json.h"

#include <algorithm>
#include <array>

namespace sightline::scenarios {

using geometry::SightMethod;
using geometry::SightStage;
using geometry::Visibility;
using Layout = JsonWriter::Layout;

namespace {

/// Of two coordinates, of three with a height.
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

/// What only reasons of rule packs have.
void writeOfPack(JsonWriter& writer, const Reason& reason) {
    if (!reason.models.empty()) {
        writer.key(u"models");
        writer.beginList();
        std::ranges::for_each(reason.models, [&](const ModelId& model) { writer.string(model.value); });
        writer.endList();
    }
    if (!reason.rule.isEmpty()) {
        writer.key(u"rule");
        writer.string(reason.rule);
    }
    if (reason.inches) {
        writer.key(u"inches");
        writer.number(*reason.inches);
    }
    if (!reason.word.isEmpty()) {
        writer.key(u"word");
        writer.string(reason.word);
    }
    if (!reason.note.isEmpty()) {
        writer.key(u"note");
        writer.string(reason.note);
    }
}

void writeReasons(JsonWriter& writer, const std::vector<Reason>& reasons, const ReasonText& reasonText) {
    writer.key(u"reasons");
    writer.beginList();
    for (const Reason& reason : reasons) {
        writer.beginObject(Layout::Line);
        writer.key(u"code");
        writer.string(reason.code);
        writer.key(u"text");
        writer.string(reasonText(reason));
        writer.key(u"pieces");
        writer.beginList();
        std::ranges::for_each(reason.pieces, [&](const PieceId& piece) { writer.string(piece.value); });
        writer.endList();
        writeOfPack(writer, reason);
        writer.endObject();
    }
    writer.endList();
}

void writeRules(JsonWriter& writer, const QString& id, const Ruling& ruling) {
    writer.key(u"rules");
    writer.beginObject(Layout::Line);
    for (const auto& [key, value] : {std::pair{u"id", id}, std::pair{u"version", ruling.version}, std::pair{u"hash", ruling.hash},
                                    std::pair{u"name", ruling.rulesName}, std::pair{u"status", ruling.rulesStatus}}) {
        writer.key(key);
        writer.string(value);
    }
    writer.endObject();
}

void writeOverruledBy(JsonWriter& writer, const OverruledBy& decision) {
    writer.beginObject(Layout::Line);
    writer.key(u"about");
    writer.string(decision.piece ? QStringLiteral("wall") : QStringLiteral("verdict"));
    if (decision.piece) {
        writer.key(u"piece");
        writer.string(decision.piece->value);
        writeOptional(writer, u"wall", decision.wall);
        writer.key(u"all_pairs");
        writer.boolean(decision.forAllPairs);
    }
    for (const auto& [key, value] : {std::pair{u"judge", decision.by.judge}, std::pair{u"note", decision.by.note}, std::pair{u"time", decision.by.time}}) {
        writer.key(key);
        writer.string(value);
    }
    writer.endObject();
}

void writeOverruled(JsonWriter& writer, const OverruledAnswer& before) {
    writer.key(u"overruled");
    writer.beginObject();
    writer.key(u"visible");
    writer.boolean(before.visible);
    writer.key(u"fully_visible");
    writer.boolean(before.fullyVisible);
    writer.key(u"cover");
    writer.string(before.cover);
    writeOptional(writer, u"line_of_fire", before.lineOfFire);
    writer.key(u"by");
    writer.beginList();
    std::ranges::for_each(before.by, [&](const OverruledBy& decision) { writeOverruledBy(writer, decision); });
    writer.endList();
    writer.endObject();
}

/// The rule set left a line clear; a judge's word draws none.
bool hasOwnLine(const Ruling& ruling) {
    return ruling.visible && ruling.line.from != ruling.line.to;
}

void writePackRuling(JsonWriter& writer, const Ruling& ruling) {
    writer.key(u"status");
    writer.string(ruling.status);
    writer.key(u"cover_order");
    writer.number(ruling.coverOrder);
    writeOptional(writer, u"line_of_fire", ruling.lineOfFire);
    writer.key(u"valid_target");
    writer.boolean(ruling.validTarget);
    writer.key(u"modifier");
    writer.number(ruling.modifier);
    writer.key(u"in_contact");
    writer.boolean(ruling.inContact);
    writer.key(u"elevation");
    writer.string(ruling.elevation);
    writer.key(u"distance_in");
    writer.number(ruling.distance.inches());
    if (hasOwnLine(ruling)) {
        writer.key(u"line");
        writer.beginList(Layout::Line);
        writePoint(writer, ruling.line.from, {});
        writePoint(writer, ruling.line.to, {});
        writer.endList();
    }
}

void writeRuling(JsonWriter& writer, const QString& rules, const Ruling& ruling, const ReasonText& reasonText) {
    writer.key(u"ruling");
    writer.beginObject();
    writer.key(u"visible");
    writer.boolean(ruling.visible);
    writer.key(u"fully_visible");
    writer.boolean(ruling.fullyVisible);
    writer.key(u"cover");
    writer.string(ruling.cover);
    writeOptional(writer, u"in_arc", ruling.inArc);
    writeOptional(writer, u"in_range", ruling.inRange);
    writeReasons(writer, ruling.reasons, reasonText);
    writeRules(writer, rules, ruling);
    if (!ruling.status.isEmpty()) {
        writePackRuling(writer, ruling);
    }
    if (ruling.overruled) {
        writeOverruled(writer, *ruling.overruled);
    }
    writer.endObject();
}

void writeBlockers(JsonWriter& writer, const Verdict& verdict) {
    writer.key(u"blocked_by");
    writer.beginList(Layout::Line);
    for (const PieceShare& blocker : verdict.blockedBy) {
        writer.beginObject();
        writer.key(u"piece");
        writer.string(blocker.piece.value);
        writer.key(u"share");
        writer.number(blocker.share);
        writer.endObject();
    }
    writer.endList();
}

} // namespace

QString wordFor(SightMethod method) {
    switch (method) {
    case SightMethod::Centre: return QStringLiteral("centre");
    case SightMethod::Sampled: return QStringLiteral("sampled");
    case SightMethod::Exact: return QStringLiteral("exact");
    }
    return {};
}

QString wordFor(SightStage stage) {
    switch (stage) {
    case SightStage::Centre: return QStringLiteral("centre");
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
    return certainty == Certainty::Certain ? QStringLiteral("certain") : QStringLiteral("too close to call");
}

std::optional<SightMethod> sightMethodNamed(const QString& word) {
    constexpr std::array kMethods{SightMethod::Centre, SightMethod::Sampled, SightMethod::Exact};
    const auto* found = std::ranges::find_if(kMethods, [&](SightMethod method) { return wordFor(method) == word; });
    return found == kMethods.end() ? std::nullopt : std::optional{*found};
}

void writeVerdict(JsonWriter& writer, const Verdict& verdict, const ReasonText& reasonText,
                  const std::function<void(JsonWriter&)>& more) {
    writer.beginObject();
    writer.key(u"from");
    writer.string(verdict.observer.value);
    writer.key(u"to");
    writer.string(verdict.target.value);
    writer.key(u"method");
    writer.string(wordFor(verdict.method));
    writer.key(u"rules");
    writer.string(verdict.rules);
    writer.key(u"visible");
    writer.boolean(verdict.visible());
    writer.key(u"verdict");
    writer.string(wordFor(verdict.visibility));
    writer.key(u"certainty");
    if (verdict.certainty) {
        writer.string(wordFor(*verdict.certainty));
    } else {
        writer.null();
    }
    writer.key(u"tolerance_mm");
    writer.number(verdict.toleranceMillimeters);
    writeOptional(writer, u"clearance_mm", verdict.clearanceMillimeters);
    writeOptional(writer, u"fully_visible", verdict.fullyVisible);
    writeOptional(writer, u"seen_share", verdict.seenShare);
    writer.key(u"phase");
    writer.string(wordFor(verdict.stage));
    writer.key(u"line");
    writer.beginList(Layout::Line);
    using Height = std::optional<geometry::Length>;
    writePoint(writer, verdict.line.from, verdict.volume ? Height{verdict.volume->fromHeight} : Height{});
    writePoint(writer, verdict.line.to, verdict.volume ? Height{verdict.volume->toHeight} : Height{});
    writer.endList();
    if (!verdict.visible() && verdict.blockedAt) {
        writer.key(u"blocked_at");
        writePoint(writer, verdict.blockedAt->point, verdict.volume ? verdict.volume->blockedAtHeight : Height{});
    }
    if (verdict.volume) {
        writeOptional(writer, u"unsettled_mm", verdict.volume->unsettledMillimeters);
        writeOptional(writer, u"clearance_error_mm", verdict.volume->clearanceErrorMillimeters);
        writeOptional(writer, u"seen_share_error", verdict.volume->seenShareError);
    }
    writer.key(u"distance_in");
    writer.number(verdict.distance.inches());
    writeBlockers(writer, verdict);
    writeReasons(writer, verdict.reasons, reasonText);
    writeRuling(writer, verdict.rules, verdict.ruling, reasonText);
    if (more) {
        more(writer);
    }
    writer.endObject();
}

void writeViewerPoints(JsonWriter& writer, const std::optional<geometry::ViewerPoints>& viewers) {
    const auto write = [&](QStringView key, geometry::Point point, double share) {
        writer.key(key);
        writer.beginObject(Layout::Line);
        writer.key(u"at");
        writePoint(writer, point, {});
        writer.key(u"share");
        writer.number(share);
        writer.endObject();
    };
    if (viewers) {
        write(u"best_viewer", viewers->best, viewers->bestShare);
        write(u"worst_viewer", viewers->worst, viewers->worstShare);
        writer.key(u"viewer_share_error");
        writer.number(viewers->error);
        return;
    }
    for (const QStringView key : {u"best_viewer", u"worst_viewer", u"viewer_share_error"}) {
        writer.key(key);
        writer.null();
    }
}

void writeSeenOutline(JsonWriter& writer, const Verdict& verdict) {
    writer.key(u"seen_outline");
    writer.beginList();
    for (const auto& stretch : verdict.seenOutline) {
        writer.beginList(Layout::Line);
        std::ranges::for_each(stretch, [&](geometry::Point point) { writePoint(writer, point, {}); });
        writer.endList();
    }
    writer.endList();
}

} // namespace sightline::scenarios
