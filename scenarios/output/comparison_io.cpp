#include "scenarios/output/comparison_io.h"

#include "scenarios/base/csv.h"
#include "scenarios/judge/headline.h"
#include "scenarios/output/certainty_json.h"
#include "scenarios/output/verdict_json.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

void writeFlag(JsonWriter& writer, QStringView key, std::optional<bool> value) {
    writer.key(key);
    value ? writer.boolean(*value) : writer.null();
}

void writeText(JsonWriter& writer, QStringView key, const QString& value) {
    writer.key(key);
    writer.string(value);
}

void writeSet(JsonWriter& writer, QStringView key, const RuleSet& rules) {
    writer.key(key);
    writer.beginObject(JsonWriter::Layout::Line);
    writeText(writer, u"id", rules.id);
    writeText(writer, u"version", rules.version);
    writeText(writer, u"hash", rules.hash());
    writer.endObject();
}

void writeSide(JsonWriter& writer,
               QStringView key,
               const Verdict& verdict,
               const std::vector<Reason>& only,
               const ReasonText& reasonText) {
    const Ruling& ruling = verdict.ruling;
    writer.key(key);
    writer.beginObject();
    writeFlag(writer, u"geometry_visible", verdict.visible());
    writeFlag(writer, u"visible", ruling.visible);
    writeFlag(writer, u"depends_on_sculpt", ruling.certainty == Certainty::DependsOnSculpt);
    writeFlag(writer, u"line_of_fire", ruling.lineOfFire.value_or(ruling.visible));
    writeFlag(writer, u"valid_target", ruling.validTarget);
    writeFlag(writer, u"in_range", ruling.inRange);
    writeFlag(writer, u"in_arc", ruling.inArc);
    writeFlag(writer, u"fully_visible", ruling.fullyVisible);
    writeText(writer, u"cover", reportedCover(ruling).level);
    writer.key(u"modifier");
    writer.number(ruling.modifier);
    writeText(writer, u"elevation", ruling.elevation);
    writeCertainty(writer, verdict);
    if (ruling.margin) {
        writeMargin(writer, ruling);
    }
    writer.key(u"only_reasons");
    writer.beginList();
    for (const Reason& reason : only) {
        writer.beginObject(JsonWriter::Layout::Line);
        writeText(writer, u"code", reason.code);
        writeText(writer, u"rule", reason.rule);
        writeText(writer, u"text", reasonText(reason));
        writer.endObject();
    }
    writer.endList();
    writer.endObject();
}

QStringList wordsFor(const std::vector<RulingAspect>& aspects) {
    QStringList words;
    for (const RulingAspect aspect : aspects) {
        words.append(wordFor(aspect));
    }
    return words;
}

} // namespace

QStringList rulesOf(const std::vector<Reason>& reasons) {
    QStringList rules;
    for (const Reason& reason : reasons) {
        if (!reason.rule.isEmpty() && !rules.contains(reason.rule)) {
            rules.append(reason.rule);
        }
    }
    return rules;
}

QByteArray comparisonJson(const RuleComparison& comparison,
                          const QString& scenario,
                          const RuleSet& a,
                          const RuleSet& b,
                          const ReasonText& reasonText) {
    JsonWriter writer;
    writer.beginObject();
    writeText(writer, u"scenario", scenario);
    writeSet(writer, u"rules_a", a);
    writeSet(writer, u"rules_b", b);
    writeDifferences(writer, comparison, reasonText);
    writer.endObject();
    return writer.text();
}

void writeDifferences(JsonWriter& writer, const RuleComparison& comparison, const ReasonText& reasonText) {
    writer.key(u"pairs");
    writer.number(comparison.pairs);
    writer.key(u"differing");
    writer.number(static_cast<qint64>(comparison.differences.size()));
    writer.key(u"differing_by");
    writer.beginObject(JsonWriter::Layout::Line);
    for (const NoticedDifference noticed :
         {NoticedDifference::Seen, NoticedDifference::Cover, NoticedDifference::Effects}) {
        writer.key(wordFor(noticed));
        writer.number(countOf(comparison, noticed));
    }
    writer.endObject();
    writer.key(u"differences");
    writer.beginList();
    for (const RulingDifference& difference : comparison.differences) {
        writer.beginObject();
        writeText(writer, u"from", difference.a.observer.value);
        writeText(writer, u"to", difference.a.target.value);
        writer.key(u"noticed");
        if (difference.noticed) {
            writer.string(wordFor(*difference.noticed));
        } else {
            writer.null();
        }
        writer.key(u"differs");
        writer.beginList(JsonWriter::Layout::Line);
        for (const QString& word : wordsFor(difference.aspects)) {
            writer.string(word);
        }
        writer.endList();
        writeSide(writer, u"a", difference.a, difference.onlyA, reasonText);
        writeSide(writer, u"b", difference.b, difference.onlyB, reasonText);
        writer.endObject();
    }
    writer.endList();
}

QByteArray comparisonCsv(const RuleComparison& comparison) {
    QByteArray text = "from,to,differs,geometry_a,geometry_b,visible_a,visible_b,fully_visible_a,fully_visible_b,cover_"
                      "a,cover_b,rules_a,rules_b,noticed";
    const bool hasMargins = std::ranges::any_of(comparison.differences, [](const RulingDifference& difference) {
        return difference.a.ruling.margin || difference.b.ruling.margin;
    });
    text += hasMargins ? ",margin_a_mm,margin_b_mm\r\n" : "\r\n";
    for (const RulingDifference& difference : comparison.differences) {
        const auto& [a, b, noticed, aspects, onlyA, onlyB] = difference;
        QByteArrayList cells{csvCell(a.observer.value),
                             csvCell(a.target.value),
                             csvCell(wordsFor(aspects).join(u' ')),
                             csvCell(wordFor(a.visibility)),
                             csvCell(wordFor(b.visibility)),
                             csvCell(a.ruling.visible),
                             csvCell(b.ruling.visible),
                             csvCell(a.ruling.fullyVisible),
                             csvCell(b.ruling.fullyVisible),
                             csvCell(reportedCover(a.ruling).level),
                             csvCell(reportedCover(b.ruling).level),
                             csvCell(rulesOf(onlyA).join(u' ')),
                             csvCell(rulesOf(onlyB).join(u' ')),
                             csvCell(noticed ? wordFor(*noticed) : QString{})};
        if (hasMargins) {
            cells << marginCell(a.ruling) << marginCell(b.ruling);
        }
        text += csvRow(cells);
    }
    return text;
}

} // namespace sightline::scenarios
