#include "scenarios/output/changes_io.h"

#include "scenarios/base/csv.h"
#include "scenarios/judge/headline.h"
#include "scenarios/output/comparison_io.h"

namespace sightline::scenarios {

namespace {

void writeTexts(JsonWriter& writer, QStringView key, const QStringList& values) {
    writer.list(key, JsonWriter::Layout::Line, values, [&](const QString& value) { writer.string(value); });
}

bool stays(const ElementChange& change) {
    return change.kind == ElementChange::Kind::Moved || change.kind == ElementChange::Kind::Changed;
}

} // namespace

QString kindWord(const AnyId& id) {
    struct Word {
        QString operator()(const ModelId&) const { return QStringLiteral("model"); }
        QString operator()(const PieceId&) const { return QStringLiteral("piece"); }
        QString operator()(const ZoneId&) const { return QStringLiteral("zone"); }
        QString operator()(const ObjectiveId&) const { return QStringLiteral("objective"); }
        QString operator()(const LabelId&) const { return QStringLiteral("label"); }
    };
    return std::visit(Word{}, id);
}

QByteArray changesJson(const TableChanges& changes,
                       const RuleComparison* verdicts,
                       const QString& before,
                       const QString& after,
                       const ReasonText& reasonText) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"scenario_a", before);
    writer.member(u"scenario_b", after);
    writeTexts(writer, u"changed_keys", changes.keys);
    writer.list(u"things", changes.elements, [&](const ElementChange& change) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"kind", kindWord(change.id));
        writer.member(u"id", textOf(change.id));
        writer.member(u"change", wordFor(change.kind));
        if (stays(change)) {
            writer.member(u"moved_in", change.movedInches);
            writer.member(u"turned_degrees", change.turnedDegrees);
            writeTexts(writer, u"changed_keys", change.keys);
        }
        writer.endObject();
    });
    if (verdicts) {
        writeDifferences(writer, *verdicts, reasonText);
    }
    writer.endObject();
    return writer.text();
}

QByteArray changesCsv(const TableChanges& changes, const RuleComparison* verdicts) {
    QByteArray text = "what,id,to,change,moved_in,turned_degrees,changed_keys,visible_a,visible_b,ruling_visible_a,"
                      "ruling_visible_b,cover_a,cover_b,geometry_visible_a,geometry_visible_b\r\n";
    for (const QString& key : changes.keys) {
        text += csvRow({"table", {}, {}, "changed", {}, {}, csvCell(key), {}, {}, {}, {}, {}, {}, {}, {}});
    }
    for (const ElementChange& change : changes.elements) {
        text += csvRow({csvCell(kindWord(change.id)),
                        csvCell(textOf(change.id)),
                        {},
                        csvCell(wordFor(change.kind)),
                        stays(change) ? jsonNumber(change.movedInches) : QByteArray{},
                        stays(change) ? jsonNumber(change.turnedDegrees) : QByteArray{},
                        csvCell(change.keys.join(u' ')),
                        {},
                        {},
                        {},
                        {},
                        {},
                        {},
                        {},
                        {}});
    }
    if (verdicts) {
        for (const RulingDifference& difference : verdicts->differences) {
            const auto& [a, b, noticed, aspects, onlyA, onlyB] = difference;
            QStringList words;
            for (const RulingAspect aspect : aspects) {
                words << wordFor(aspect);
            }
            text += csvRow({"verdict",
                            csvCell(a.observer.value),
                            csvCell(a.target.value),
                            "changed",
                            {},
                            {},
                            csvCell(words.join(u' ')),
                            csvCell(a.ruling.visible),
                            csvCell(b.ruling.visible),
                            csvCell(a.ruling.visible),
                            csvCell(b.ruling.visible),
                            csvCell(reportedCover(a.ruling).level),
                            csvCell(reportedCover(b.ruling).level),
                            csvCell(a.visible()),
                            csvCell(b.visible())});
        }
    }
    return text;
}

} // namespace sightline::scenarios
