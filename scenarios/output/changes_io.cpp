#include "scenarios/output/changes_io.h"

#include "scenarios/analysis/fairness_comparison.h"
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

/// A figure of a fairness study: the difference of the sides, and that figure of one side.
struct FairnessFigure {
    const char* id;
    SideDifference FairnessStudy::*difference;
    double SideExposure::*share;
};
constexpr std::array kFairnessFigures{
    FairnessFigure{"zone_seen", &FairnessStudy::zoneSeen, &SideExposure::zoneSeen},
    FairnessFigure{"zone_seen_after_move", &FairnessStudy::zoneSeenAfterMove, &SideExposure::zoneSeenAfterMove},
    FairnessFigure{"objectives_seen", &FairnessStudy::objectivesSeen, &SideExposure::objectivesSeen},
    FairnessFigure{"table_seen", &FairnessStudy::tableSeen, &SideExposure::tableSeen}};

QByteArray fairnessRows(const FairnessPair& studies) {
    constexpr int kBefore = 12; // columns between `to` and the values
    const auto row = [](const char* what, const char* id, const QByteArray& to, const QByteArrayList& values) {
        return csvRow(QByteArrayList{what, id, to} + QByteArrayList(kBefore) + values);
    };
    const auto valuesOf = [&](const auto& rangeOf) {
        QByteArrayList values;
        for (const FairnessStudy& study : studies) {
            const auto& range = rangeOf(study);
            const bool hasTrials = study.trials > 0;
            values << jsonNumber(range.asPlaced) << (hasTrials ? jsonNumber(range.low) : QByteArray{})
                   << (hasTrials ? jsonNumber(range.high) : QByteArray{});
        }
        return values;
    };
    QByteArray text =
        row("fairness", "largest_difference", {}, valuesOf([](const auto& study) { return unevennessOf(study); }));
    for (const FairnessFigure& figure : kFairnessFigures) {
        text += row("fairness", figure.id, {}, valuesOf([&](const auto& study) { return study.*figure.difference; }));
        for (std::size_t side = 0; side < 2; ++side) {
            QByteArrayList values;
            for (const FairnessStudy& study : studies) {
                values << jsonNumber(study.sides[side].*figure.share) << QByteArray{} << QByteArray{};
            }
            text += row("side", figure.id, side == 0 ? "1" : "2", values);
        }
    }
    return text;
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
            writer.member(u"moved_in", change.movedInches());
            writer.member(u"dx_in", change.moved.x.inches());
            writer.member(u"dy_in", change.moved.y.inches());
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

QByteArray changesCsv(const TableChanges& changes, const RuleComparison* verdicts, const FairnessPair* fairness) {
    const QByteArray fairnessColumns = fairness ? ",value_a,low_a,high_a,value_b,low_b,high_b" : "";
    const QByteArrayList padding = fairness ? QByteArrayList(6) : QByteArrayList{};
    QByteArray text = "what,id,to,change,moved_in,turned_degrees,changed_keys,visible_a,visible_b,ruling_visible_a,"
                      "ruling_visible_b,cover_a,cover_b,geometry_visible_a,geometry_visible_b" +
                      fairnessColumns + "\r\n";
    for (const QString& key : changes.keys) {
        text += csvRow(
            QByteArrayList{"table", {}, {}, "changed", {}, {}, csvCell(key), {}, {}, {}, {}, {}, {}, {}, {}} + padding);
    }
    for (const ElementChange& change : changes.elements) {
        text += csvRow(QByteArrayList{csvCell(kindWord(change.id)),
                                      csvCell(textOf(change.id)),
                                      {},
                                      csvCell(wordFor(change.kind)),
                                      stays(change) ? jsonNumber(change.movedInches()) : QByteArray{},
                                      stays(change) ? jsonNumber(change.turnedDegrees) : QByteArray{},
                                      csvCell(change.keys.join(u' ')),
                                      {},
                                      {},
                                      {},
                                      {},
                                      {},
                                      {},
                                      {},
                                      {}} +
                       padding);
    }
    if (verdicts) {
        for (const RulingDifference& difference : verdicts->differences) {
            const auto& [a, b, noticed, aspects, onlyA, onlyB] = difference;
            QStringList words;
            for (const RulingAspect aspect : aspects) {
                words << wordFor(aspect);
            }
            text += csvRow(QByteArrayList{"verdict",
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
                                          csvCell(b.visible())} +
                           padding);
        }
    }
    if (fairness) {
        text += fairnessRows(*fairness);
    }
    return text;
}

} // namespace sightline::scenarios
