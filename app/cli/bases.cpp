#include "app/cli/catalog_output.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/catalogs/base_families.h"

namespace sightline::app::cli {

namespace {

using scenarios::BaseFamily;
using scenarios::CatalogBase;
using scenarios::Mark;

QString number(geometry::Length length) { return QString::fromLatin1(scenarios::jsonNumber(length.millimeters())); }

void writeShape(JsonWriter& writer, const geometry::Footprint& base) {
    const auto member = [&](QStringView key, geometry::Length length) { writer.member(key, length.millimeters()); };
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        writer.member(u"shape", u"round");
        member(u"diameter_mm", round->diameter);
    } else if (const auto* oval = std::get_if<geometry::OvalBase>(&base.shape())) {
        writer.member(u"shape", u"oval");
        member(u"length_mm", oval->length);
        member(u"width_mm", oval->width);
    } else if (const auto* rectangle = std::get_if<geometry::RectangleBase>(&base.shape())) {
        writer.member(u"shape", u"rectangle");
        member(u"length_mm", rectangle->length);
        member(u"width_mm", rectangle->width);
    }
}

void writeBase(JsonWriter& writer, const CatalogBase& base, Mark familyMark) {
    writer.beginObject(JsonWriter::Layout::Line);
    writeShape(writer, base.footprint);
    writeOptionalMember(writer, u"name", base.name);
    if (base.height) {
        writer.member(u"height_mm", base.height->millimeters());
    }
    if (base.mark != familyMark) {
        writer.member(u"mark", wordOf(base.mark));
    }
    if (base.units > 0) {
        writer.member(u"units", base.units);
    }
    writeOptionalMember(writer, u"note", base.note);
    writer.endObject();
}

/// "published" and "unverified": the words of the first version, still promised.
QString statusOf(Mark mark) {
    return mark == Mark::Seen || mark == Mark::Partly ? QStringLiteral("published") : QStringLiteral("unverified");
}

QByteArray jsonOf(const std::vector<BaseFamily>& families) {
    return jsonListOf(families, JsonWriter::Layout::Block, [](JsonWriter& writer, const BaseFamily& family) {
        writer.member(u"id", family.id);
        writer.member(u"name", family.name);
        writer.member(u"status", statusOf(family.mark));
        writer.member(u"mark", wordOf(family.mark));
        writeOptionalMember(writer, u"source", family.source);
        writeOptionalMember(writer, u"note", family.note);
        if (family.unitsWithoutBase > 0) {
            writer.member(u"units_without_base", family.unitsWithoutBase);
        }
        writer.beginList(u"bases");
        for (const CatalogBase& base : family.bases) {
            writeBase(writer, base, family.mark);
        }
        writer.endList();
    });
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

/// "25 (S2, 40 high)".
QString textOf(const CatalogBase& base, Mark familyMark) {
    QStringList diagnostics;
    if (!base.name.isEmpty()) {
        diagnostics.append(base.name);
    }
    if (base.height) {
        diagnostics.append(QStringLiteral("%1 high").arg(number(*base.height)));
    }
    if (base.units > 0) {
        diagnostics.append(base.units == 1 ? QStringLiteral("1 unit") : QStringLiteral("%1 units").arg(base.units));
    }
    if (base.rare) {
        diagnostics.append(QStringLiteral("rare"));
    }
    if (base.mark != familyMark) {
        diagnostics.append(wordOf(base.mark));
    }
    return diagnostics.isEmpty()
               ? sizeOf(base.footprint)
               : QStringLiteral("%1 (%2)").arg(sizeOf(base.footprint), diagnostics.join(QStringLiteral(", ")));
}

template <class Shape> QString lineOf(const QString& shapeName, const BaseFamily& family) {
    QStringList sizes;
    for (const auto& base : family.bases) {
        if (std::holds_alternative<Shape>(base.footprint.shape())) {
            sizes.append(textOf(base, family.mark));
        }
    }
    return sizes.isEmpty() ? QString{} : QStringLiteral("  %1: %2\n").arg(shapeName, sizes.join(QStringLiteral(", ")));
}

QString textOf(const std::vector<BaseFamily>& families) {
    QString text;
    for (const BaseFamily& family : families) {
        text += QStringLiteral("%1, %2\n").arg(family.name, wordOf(family.mark));
        text += lineOf<geometry::RoundBase>(QStringLiteral("round"), family);
        text += lineOf<geometry::OvalBase>(QStringLiteral("oval"), family);
        text += lineOf<geometry::RectangleBase>(QStringLiteral("rectangle"), family);
        if (family.unitsWithoutBase > 0) {
            text += QStringLiteral("  hull shape or no base: %1 units\n").arg(family.unitsWithoutBase);
        }
        if (!family.note.isEmpty()) {
            text += QStringLiteral("  %1\n").arg(family.note);
        }
    }
    return text +
           QStringLiteral("\nSizes in mm: diameter, or length along the facing x width. Any other size can be typed.") +
           marksExplained();
}

ExitStatus runBases(const Arguments& arguments) {
    const auto& families = scenarios::baseFamilies();
    return printAnswer(
        arguments, [&] { return jsonOf(families); }, [&] { return textOf(families); });
}

} // namespace

Command basesCommand() {
    return {"bases",
            "the usual base sizes, by game",
            "Lists the base sizes of well-known games, with what is known about each list.",
            {},
            {jsonOption()},
            runBases};
}

} // namespace sightline::app::cli
