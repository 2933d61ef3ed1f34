#include "scenarios/output/profile_json.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Length;
using Layout = JsonWriter::Layout;

namespace {

void writeLength(JsonWriter& writer, QStringView key, const std::optional<Length>& length) {
    writer.key(key);
    if (length) {
        writer.number(length->inches());
    } else {
        writer.null();
    }
}

void writePiece(JsonWriter& writer, const ProfilePiece& piece) {
    writer.beginObject(Layout::Line);
    writer.member(u"piece", piece.piece.value);
    writer.member(u"counts", piece.counts);
    writeLength(writer, u"from_in", piece.part.from);
    writeLength(writer, u"to_in", piece.part.to);
    writeLength(writer, u"bottom_in", piece.part.bottom);
    writeLength(writer, u"top_in", piece.part.top);
    writer.endObject();
}

void writeSpan(JsonWriter& writer, QStringView key, const ProfileSpan& span) {
    writer.beginObject(key, Layout::Line);
    writeLength(writer, u"bottom_in", span.bottom);
    writeLength(writer, u"top_in", span.top);
    writer.endObject();
}

} // namespace

void writeProfile(JsonWriter& writer, const VerdictProfile& profile) {
    writer.beginObject();
    writer.member(u"heights", profile.heights == ProfileHeights::OfTheLine ? u"line" : u"models");
    writeLength(writer, u"length_in", profile.line.length);
    writeLength(writer, u"from_height_in", profile.line.fromZ);
    writeLength(writer, u"to_height_in", profile.line.toZ);
    writeSpan(writer, u"observer", profile.observer);
    writeSpan(writer, u"target", profile.target);
    writer.beginList(u"pieces");
    std::ranges::for_each(profile.pieces, [&](const ProfilePiece& piece) { writePiece(writer, piece); });
    writer.endList();
    if (profile.blockedAt) {
        writer.beginObject(u"blocked_at", Layout::Line);
        writeLength(writer, u"along_in", profile.blockedAt->along);
        writeLength(writer, u"height_in", profile.blockedAt->height);
        writer.member(u"piece", profile.blockedAt->piece.value);
        writer.endObject();
    }
    writer.endObject();
}

void writeHeights(JsonWriter& writer, const HeightsNeeded& needed, const std::optional<PieceId>& piece) {
    writer.beginObject(Layout::Line);
    writeLength(writer, u"target_seen_in", needed.targetSeen);
    writer.key(u"piece");
    if (piece) {
        writer.string(piece->value);
    } else {
        writer.null();
    }
    writeLength(writer, u"piece_hides_in", needed.pieceHides);
    writer.endObject();
}

} // namespace sightline::scenarios
