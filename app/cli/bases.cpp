#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/base_families.h"

namespace sightline::app::cli {

namespace {

using scenarios::BaseFamily;

QString number(geometry::Length length) { return QString::fromLatin1(scenarios::jsonNumber(length.millimeters())); }

void writeBase(scenarios::JsonWriter& writer, const geometry::Footprint& base) {
    const auto member = [&](QStringView key, geometry::Length length) {
        writer.key(key);
        writer.number(length.millimeters());
    };
    writer.beginObject(scenarios::JsonWriter::Layout::Line);
    writer.key(u"shape");
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        writer.string(u"round");
        member(u"diameter_mm", round->diameter);
    } else if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        writer.string(u"oval");
        member(u"length_mm", oval->length);
        member(u"width_mm", oval->width);
    } else if (const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.shape())) {
        writer.string(u"rectangle");
        member(u"length_mm", rectangle->length);
        member(u"width_mm", rectangle->width);
    }
    writer.endObject();
}

QByteArray jsonOf(const std::vector<BaseFamily>& families) {
    scenarios::JsonWriter writer;
    writer.beginList();
    for (const BaseFamily& family : families) {
        writer.beginObject();
        const auto member = [&](QStringView key, const QString& value) {
            writer.key(key);
            writer.string(value);
        };
        member(u"id", family.id);
        member(u"name", family.name);
        member(u"status", family.status);
        writer.key(u"bases");
        writer.beginList();
        for (const auto& base : family.bases) {
            writeBase(writer, base);
        }
        writer.endList();
        writer.endObject();
    }
    writer.endList();
    return writer.text();
}

/// "28.5" of a round base, "60x35.5" of any other.
QString sizeOf(const geometry::Footprint& base) {
    const auto pair = [](geometry::Length length, geometry::Length width) {
        return QStringLiteral("%1x%2").arg(number(length), number(width));
    };
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        return number(round->diameter);
    }
    if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        return pair(oval->length, oval->width);
    }
    const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.shape());
    return rectangle ? pair(rectangle->length, rectangle->width) : QString{};
}

template <class Shape> QString lineOf(const QString& shapeName, const BaseFamily& family) {
    QStringList sizes;
    for (const auto& base : family.bases) {
        if (std::holds_alternative<Shape>(base.shape())) {
            sizes.append(sizeOf(base));
        }
    }
    return sizes.isEmpty() ? QString{} : QStringLiteral("  %1: %2\n").arg(shapeName, sizes.join(QStringLiteral(", ")));
}

QString textOf(const std::vector<BaseFamily>& families) {
    QString text;
    for (const BaseFamily& family : families) {
        text += QStringLiteral("%1, %2\n").arg(family.name, family.status);
        text += lineOf<geometry::RoundBase>(QStringLiteral("round"), family);
        text += lineOf<geometry::OvalBase>(QStringLiteral("oval"), family);
        text += lineOf<geometry::RectangleBase>(QStringLiteral("rectangle"), family);
    }
    return text + QStringLiteral("\nSizes in mm: diameter, or length along the facing x width. Unverified sizes are "
                                 "general knowledge.\n");
}

Expected<ExitStatus> run(const Arguments& arguments) {
    const auto& families = scenarios::baseFamilies();
    const auto printed = arguments.has(QStringLiteral("json")) ? print(jsonOf(families)) : print(textOf(families));
    return printed ? Expected<ExitStatus>{ExitStatus::Done} : tl::unexpected{printed.error()};
}

} // namespace

Command basesCommand() {
    Command command;
    command.name = QStringLiteral("bases");
    command.summary = QStringLiteral("the usual base sizes, by game");
    command.description =
        QStringLiteral("Lists the base sizes of well-known games, with what is known about each list.");
    command.options = {jsonOption()};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
