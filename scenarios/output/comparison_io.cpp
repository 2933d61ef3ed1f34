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

void writeSet(JsonWriter& writer, QStringView key, const RuleSet& rules) {
    writer.beginObject(key, JsonWriter::Layout::Line);
    writer.member(u"id", rules.id);
    writer.member(u"version", rules.version);
    writer.member(u"hash", rules.hash());
    writer.endObject();
}

void writeSide(JsonWriter& writer,
               QStringView key,
               const Verdict& verdict,
               const std::vector<Reason>& only,
               const ReasonText& reasonText) {
    const Ruling& ruling = verdict.ruling;
    writer.beginObject(key);
    writeFlag(writer, u"geometry_visible", verdict.visible());
    writeFlag(writer, u"visible", ruling.visible);
    writeFlag(writer, u"depends_on_sculpt", ruling.certainty == Certainty::DependsOnSculpt);
    writeFlag(writer, u"line_of_fire", ruling.lineOfFire.value_or(ruling.visible));
    writeFlag(writer, u"valid_target", ruling.visible && ruling.validTarget);
    writeFlag(writer, u"in_range", ruling.inRange);
    writeFlag(writer, u"in_arc", ruling.inArc);
    writeFlag(writer, u"fully_visible", ruling.fullyVisible);
    writer.member(u"cover", reportedCover(ruling).level);
    writer.member(u"modifier", ruling.modifier);
    writer.member(u"elevation", ruling.elevation);
    writeCertainty(writer, verdict);
    if (ruling.margin) {
        writeMargin(writer, ruling);
    }
    writer.list(u"only_reasons", only, [&](const Reason& reason) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"code", reason.code);
        writer.member(u"rule", reason.rule);
        writer.member(u"text", reasonText(reason));
        writer.endObject();
    });
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
    writer.member(u"scenario", scenario);
    writeSet(writer, u"rules_a", a);
    writeSet(writer, u"rules_b", b);
    writeDifferences(writer, comparison, reasonText);
    writer.endObject();
    return writer.text();
}

void writeDifferences(JsonWriter& writer, const RuleComparison& comparison, const ReasonText& reasonText) {
    writer.member(u"pairs", comparison.pairs);
    writer.member(u"differing", static_cast<qint64>(comparison.differences.size()));
    writer.beginObject(u"differing_by", JsonWriter::Layout::Line);
    for (const NoticedDifference noticed :
         {NoticedDifference::Seen, NoticedDifference::Cover, NoticedDifference::Effects}) {
        writer.member(wordFor(noticed), countOf(comparison, noticed));
    }
    writer.endObject();
    writer.list(u"differences", comparison.differences, [&](const RulingDifference& difference) {
        writer.beginObject();
        writer.member(u"from", difference.a.observer.value);
        writer.member(u"to", difference.a.target.value);
        writer.key(u"noticed");
        if (difference.noticed) {
            writer.string(wordFor(*difference.noticed));
        } else {
            writer.null();
        }
        writer.list(u"differs", JsonWriter::Layout::Line, wordsFor(difference.aspects),
                    [&](const QString& word) { writer.string(word); });
        writeSide(writer, u"a", difference.a, difference.onlyA, reasonText);
        writeSide(writer, u"b", difference.b, difference.onlyB, reasonText);
        writer.endObject();
    });
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
