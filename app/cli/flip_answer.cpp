#include "app/cli/flip_answer.h"

#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/shared/text/flip_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"

#include <algorithm>
#include <cmath>

namespace sightline::app::cli {

namespace {

const QString kFlip = QStringLiteral("flip");

QString nameOfElement(const scenarios::Scenario& scenario, const scenarios::AnyId& id) {
    if (const auto* model = std::get_if<scenarios::ModelId>(&id)) {
        return nameOf(scenario, *model);
    }
    const auto* piece = std::get_if<scenarios::PieceId>(&id);
    return piece ? nameOf(scenario, *piece) : textOf(id);
}

QString millimeters(double value) { return QStringLiteral("%1 mm").arg(value, 0, 'f', 2); }

/// Returns how far a model or a piece moves, and where to: "by 12.70 mm (12.7 mm west)".
QString wayText(const scenarios::Flip& flip) {
    constexpr double kTold = 0.005; // millimeters; less is 0.00
    return flip.lengthMillimeters < kTold
               ? QStringLiteral("by %1").arg(moveText(*flip.by))
               : QStringLiteral("by %1 (%2)").arg(millimeters(flip.lengthMillimeters), moveText(*flip.by));
}

bool isOfRuling(const scenarios::Flip& flip) { return flip.turned != scenarios::FlippedAnswer::Geometry; }

QString answerWord(const scenarios::Flip& flip) {
    switch (flip.turned) {
    case scenarios::FlippedAnswer::Geometry: return QStringLiteral("geometry");
    case scenarios::FlippedAnswer::Ruling: return QStringLiteral("ruling");
    case scenarios::FlippedAnswer::Both: return QStringLiteral("both");
    }
    return {};
}

/// The proved bound, rounded down to what is printed.
double provedMillimeters(const scenarios::Flip& flip) { return std::floor(flip.atLeastMillimeters * 100) / 100; }

QString provedPart(const scenarios::Flip& flip) {
    const double proved = provedMillimeters(flip);
    return proved > 0.0 ? QStringLiteral("none shorter than %1 exists").arg(millimeters(proved))
                        : QStringLiteral("the shortest found; nothing proved");
}

QString howFar(const scenarios::Flip& flip) {
    if (flip.by) {
        const QString found = QStringLiteral("%1; %2").arg(wayText(flip), provedPart(flip));
        return isOfRuling(flip)
                   ? QStringLiteral("%1; %2").arg(found, flip.turned == scenarios::FlippedAnswer::Both
                                                             ? QStringLiteral("the geometry changes too")
                                                             : QStringLiteral("the geometry does not change"))
                   : found;
    }
    const double proved = provedMillimeters(flip);
    if (proved <= 0.0) {
        return QStringLiteral("none found up to 6 in; nothing proved");
    }
    if (std::isinf(flip.atLeastMillimeters)) {
        return QStringLiteral("no move changes it: others block every line by themselves");
    }
    return flip.atLeastMillimeters >= scenarios::FlipOptions{}.reachMillimeters
               ? QStringLiteral("no move of up to 6 in changes it")
               : QStringLiteral("none found up to 6 in; none shorter than %1 exists").arg(millimeters(proved));
}

QString diagnostics(const scenarios::Flip& flip, const scenarios::Scenario& scenario) {
    QStringList parts;
    if (flip.leavesTable) {
        parts.append(QStringLiteral("leaves the table"));
    }
    const auto add = [&](const scenarios::AnyId& other, const QString& sentence) {
        parts.append(sentence.arg(nameOfElement(scenario, other)));
    };
    for (const scenarios::AnyId& other : flip.overlapped) {
        if (std::ranges::find(flip.barredBy, other) == flip.barredBy.end()) {
            add(other, QStringLiteral("then overlaps %1"));
        }
    }
    for (const scenarios::AnyId& other : flip.barredBy) {
        add(other, QStringLiteral("then overlaps %1: no place to stand"));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

Option flipOption() {
    return {kFlip, "[PIECE]",
            "also the shortest moves that would change the verdict: of both models, and of PIECE or the pieces it "
            "rests on"};
}

std::vector<scenarios::Flip> flipsRequestedFor(const Arguments& arguments,
                                               const scenarios::PreparedTable& table,
                                               const scenarios::Verdict& verdict) {
    if (!arguments.has(kFlip)) {
        return {};
    }
    std::vector<scenarios::AnyId> elements;
    if (const scenarios::PieceId piece{arguments.value(kFlip)}; piece.value.isEmpty()) {
        elements = elementsToFlip(table, verdict);
    } else if (table.scenario().piece(piece)) {
        elements = {verdict.target, verdict.observer, piece};
    } else {
        throw UsageError{QStringLiteral("--flip “%1”: the scenario has no such piece.").arg(piece.value)};
    }
    LongWork work{QStringLiteral("elements tried")};
    scenarios::FlipOptions options;
    options.progress = [&work](int done, int all) { work.reportProgress(done, all); };
    work.reportProgress(0, static_cast<int>(elements.size()));
    auto flips = flipsOf(table, verdict.observer, verdict.target, elements, options, work.stop());
    work.throwIfStopped();
    return flips;
}

void writeFlips(JsonWriter& writer, const std::vector<scenarios::Flip>& flips, const scenarios::Verdict& verdict) {
    if (flips.empty()) {
        return;
    }
    writer.member(u"flip_ruling_stands", !isOfRuling(flips.front()) && rulingStandsApart(verdict));
    writer.beginList(u"flip");
    for (const scenarios::Flip& flip : flips) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"moved", textOf(flip.moved));
        writer.member(u"turns", flip.turnsClear ? QStringLiteral("clear") : QStringLiteral("blocked"));
        writer.member(u"answer", answerWord(flip));
        writer.key(u"by_mm");
        if (flip.by) {
            writer.beginList();
            writer.number(flip.by->x.millimeters());
            writer.number(flip.by->y.millimeters());
            writer.endList();
        } else {
            writer.null();
        }
        writer.member(u"length_mm", flip.by ? flip.lengthMillimeters : std::nan("")); // null
        writer.member(u"at_least_mm", flip.atLeastMillimeters);
        writer.member(u"verified", flip.by.has_value()); // the judge said the other verdict, or there would be no move
        writer.member(u"impossible", std::isinf(flip.atLeastMillimeters));
        writer.member(u"within_mm", scenarios::FlipOptions{}.reachMillimeters);
        writer.member(u"leaves_table", flip.leavesTable);
        writer.beginList(u"overlaps");
        std::ranges::for_each(flip.overlapped, [&](const scenarios::AnyId& id) { writer.string(textOf(id)); });
        writer.endList();
        writer.key(u"may_stand");
        flip.by ? writer.boolean(flip.mayStand()) : writer.null();
        writer.beginList(u"barred_by");
        std::ranges::for_each(flip.barredBy, [&](const scenarios::AnyId& id) { writer.string(textOf(id)); });
        writer.endList();
        writer.endObject();
    }
    writer.endList();
}

QString flipText(const std::vector<scenarios::Flip>& flips,
                 const scenarios::Verdict& verdict,
                 const scenarios::Scenario& scenario) {
    if (flips.empty()) {
        return {};
    }
    std::vector<QStringList> rows;
    for (const scenarios::Flip& flip : flips) {
        rows.push_back({QStringLiteral("%1 (%2)").arg(nameOfElement(scenario, flip.moved), textOf(flip.moved)),
                        howFar(flip), diagnostics(flip, scenario)});
    }
    const bool opens = flips.front().turnsClear;
    const bool ofRuling = isOfRuling(flips.front());
    const QString title =
        ofRuling
            ? (opens ? QStringLiteral("Moved alone, this would change the ruling: the target may be targeted.")
                     : QStringLiteral("Moved alone, this would change the ruling: the target may not be targeted."))
            : (opens ? QStringLiteral("Moved alone, this would open a line:")
                     : QStringLiteral("Moved alone, this would close every line:"));
    const QString apart = ofRuling ? QString{} : standsApartSentence(verdict, scenario);
    return u'\n' + (apart.isEmpty() ? QString{} : oneLine(apart) + u'\n') + title + u'\n' + columns(rows);
}

} // namespace sightline::app::cli
