#include "app/cli/catalog_output.h"

namespace sightline::app::cli {

void writeOptionalMember(JsonWriter& writer, QStringView key, QStringView value) {
    if (!value.isEmpty()) {
        writer.member(key, value);
    }
}

void writeInches(JsonWriter& writer, QStringView key, geometry::Length length) { writer.member(key, length.inches()); }

void writePoints(JsonWriter& writer, QStringView key, const std::vector<geometry::Point>& points) {
    writer.list(key, JsonWriter::Layout::Line, points, [&](const auto& point) {
        writer.beginList(JsonWriter::Layout::Line);
        writer.number(point.x.inches());
        writer.number(point.y.inches());
        writer.endList();
    });
}

QString sizeInInches(geometry::Length width, geometry::Length depth) {
    const auto number = [](geometry::Length length) {
        return QString::fromLatin1(scenarios::jsonNumber(length.inches()));
    };
    return QStringLiteral("%1 x %2").arg(number(width), number(depth));
}

QString marksExplained() {
    return QStringLiteral(
        "\nseen: stands in a source; partly: some of it does, the rest is our reading; known: general "
        "knowledge, unverified; own: made for this program.\n");
}

} // namespace sightline::app::cli
