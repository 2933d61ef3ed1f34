#include "app/shared/text/verdict_rows.h"

#include "app/shared/text/comparison_text.h"
#include "app/shared/text/cover_text.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/stage_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::Verdict;

struct VerdictRowsWords {
    Q_DECLARE_TR_FUNCTIONS(VerdictRows)
};

/// Rows without those that have nothing to say.
class Rows {
public:
    void add(const QString& name, const QString& value) {
        if (!value.isEmpty()) {
            m_rows.push_back({name, value});
        }
    }
    [[nodiscard]] std::vector<VerdictRow> take() { return std::move(m_rows); }

private:
    std::vector<VerdictRow> m_rows;
};

/// Returns the letters and digits of a text in lower case.
QString lettersOf(const QString& text) {
    QString letters;
    std::ranges::copy_if(text.toLower(), std::back_inserter(letters), [](QChar c) { return c.isLetterOrNumber(); });
    return letters;
}

QString blockersOf(const scenarios::Headline& headline, const Verdict& verdict, const scenarios::Scenario& scenario) {
    QStringList blockers;
    for (const auto& blocker : headline.blockedBy) {
        const QString name = nameOf(scenario, blocker.piece);
        blockers.append(blocker.share ? QStringLiteral("%1 %2").arg(name, shareText(*blocker.share)) : name);
    }
    if (isRuled(verdict)) {
        for (const auto& model : rulingBlockers(verdict.ruling).models) {
            blockers.append(nameOf(scenario, model));
        }
        const scenarios::Reason* hides = hidingReason(verdict);
        if (hides && hides->code == u"patch-too-small") {
            std::ranges::transform(hides->models, std::back_inserter(blockers),
                                   [&](const auto& model) { return nameOf(scenario, model); });
        }
    }
    const QString names = blockers.join(QStringLiteral(", "));
    return isRuled(verdict) && verdict.ruling.inArc == false && !names.isEmpty()
               ? VerdictRowsWords::tr("%1, once the observer has turned", "what would be in the way").arg(names)
               : names;
}

/// Returns the clearance; in space with its error, where that is larger than the displayed precision.
QString clearanceRow(const Verdict& verdict) {
    constexpr double kShown = 0.1;
    if (isRuled(verdict) || !verdict.clearanceMillimeters) {
        return {};
    }
    const QString width = widthText(*verdict.clearanceMillimeters);
    const auto error = verdict.volume ? verdict.volume->clearanceErrorMillimeters : std::nullopt;
    return error && *error > kShown ? VerdictRowsWords::tr("%1, at most %2 more").arg(width, millimetersText(*error))
                                    : width;
}

/// Returns which reading of the bodies line and figures are about; empty where there is one.
QString readingText(const Verdict& verdict) {
    if (!verdict.reading) {
        return {};
    }
    return *verdict.reading == scenarios::BodyReading::Largest
               ? VerdictRowsWords::tr("line and figures are those of the largest reading")
               : VerdictRowsWords::tr("line and figures are those of the smallest reading");
}

/// Returns the lines that settled the answer of plain geometry.
QString settledText(const Verdict& verdict) {
    if (verdict.visibility == geometry::Visibility::NoLineFound) {
        return verdict.method == geometry::SightMethod::Center
                   ? VerdictRowsWords::tr("the line from center to center alone")
                   : VerdictRowsWords::tr("sample lines alone");
    }
    switch (verdict.stage) {
    case geometry::SightStage::Center: return VerdictRowsWords::tr("the line from center to center");
    case geometry::SightStage::Edge: return VerdictRowsWords::tr("a line from edge to edge");
    case geometry::SightStage::Circumference: return VerdictRowsWords::tr("a line between points of the outlines");
    case geometry::SightStage::Exact: return VerdictRowsWords::tr("exact search of all lines");
    }
    return {};
}

/// Returns how far an answer is settled, in words.
QString statusText(const QString& status) {
    if (status == u"decided") {
        return VerdictRowsWords::tr("settled by what stands on the table");
    }
    if (status == u"decided for the volumes entered") {
        return VerdictRowsWords::tr("settled by the bases and heights that were entered");
    }
    if (status == u"advisory") {
        return VerdictRowsWords::tr("advisory, as sculpts differ: look at the models themselves where it is close");
    }
    return status == u"unverified" ? VerdictRowsWords::tr("unverified: check your rulebook") : status;
}

} // namespace

QString idsRow(const Verdict& verdict, const scenarios::Scenario& scenario) {
    QStringList ids;
    const auto add = [&](const QString& name, const QString& id) {
        const QString row = VerdictRowsWords::tr("%1: %2", "a name, an id").arg(name, id);
        if (lettersOf(name) != lettersOf(id) && !ids.contains(row)) {
            ids << row;
        }
    };
    add(nameOf(scenario, verdict.observer), verdict.observer.value);
    add(nameOf(scenario, verdict.target), verdict.target.value);
    const auto addPieces = [&](const auto& pieces) {
        for (const scenarios::PieceId& piece : pieces) {
            add(nameOf(scenario, piece), piece.value);
        }
    };
    const scenarios::Headline headline = headlineOf(verdict);
    if (headline.blockedAt) {
        addPieces(std::array{headline.blockedAt->piece});
    }
    for (const auto& blocker : headline.blockedBy) {
        addPieces(std::array{blocker.piece});
    }
    std::vector<scenarios::Reason> reasons = reportedReasons(*headline.reasons, headline.visible);
    if (const auto& margin = verdict.ruling.coverMargin) {
        reasons.push_back(margin->restsOn);
        std::visit([&](const auto& id) { add(nameOf(scenario, id), id.value); }, margin->moved);
    }
    for (const auto& reason : reasons) {
        addPieces(reason.pieces);
        for (const scenarios::ModelId& model : reason.models) {
            add(nameOf(scenario, model), model.value);
        }
    }
    return ids.join(VerdictRowsWords::tr("; ", "between names with their ids"));
}

std::vector<VerdictRow> measuredRows(const Verdict& verdict, const scenarios::Scenario& scenario) {
    Rows rows;
    const scenarios::Headline headline = headlineOf(verdict);
    rows.add(VerdictRowsWords::tr("line"), VerdictRowsWords::tr("%1 to %2", "two places")
                                               .arg(positionText(headline.line.from), positionText(headline.line.to)));
    if (headline.blockedAt) {
        rows.add(VerdictRowsWords::tr("blocked at"),
                 QStringLiteral("%1, %2").arg(positionText(headline.blockedAt->point),
                                              nameOf(scenario, headline.blockedAt->piece)));
    }
    rows.add(VerdictRowsWords::tr("blocked by"), blockersOf(headline, verdict, scenario));
    if (!isRuled(verdict) && verdict.volume && verdict.volume->unsettledMillimeters) {
        rows.add(VerdictRowsWords::tr("unsettled"),
                 VerdictRowsWords::tr("gaps no wider than %1").arg(boundText(*verdict.volume->unsettledMillimeters)));
    }
    rows.add(VerdictRowsWords::tr("distance"),
             verdict.ruling.distanceCell ? distanceText(verdict) : inchesText(headline.distance));
    rows.add(VerdictRowsWords::tr("range"), rangeRow(verdict));
    rows.add(VerdictRowsWords::tr("clearance"), clearanceRow(verdict));
    const double shareError = verdict.volume && !isRuled(verdict) ? verdict.volume->seenShareError.value_or(0.0) : 0.0;
    rows.add(VerdictRowsWords::tr("seen share"),
             headline.seenShare && !coverShare(verdict) ? shareText(*headline.seenShare, shareError) : QString{});
    rows.add(VerdictRowsWords::tr("margin"), marginRow(verdict, scenario));
    rows.add(VerdictRowsWords::tr("body"), readingText(verdict));
    return rows.take();
}

std::vector<VerdictRow> ruledRows(const Verdict& verdict, const scenarios::Scenario& scenario) {
    Rows rows;
    if (!isRuled(verdict)) {
        rows.add(VerdictRowsWords::tr("settled by"),
                 VerdictRowsWords::tr("%1; method: %2").arg(settledText(verdict), methodName(verdict.method)));
    }
    if (!verdict.attempts.empty()) {
        const auto clear = static_cast<int>(
            std::ranges::count_if(verdict.attempts, [](const scenarios::TriedLine& line) { return !line.blocked; }));
        const auto all = static_cast<int>(verdict.attempts.size());
        rows.add(VerdictRowsWords::tr("lines tried"),
                 clear == 0 ? VerdictRowsWords::tr("%1, none clear").arg(all)
                            : VerdictRowsWords::tr("%1, %2 of them clear").arg(all).arg(clear));
    }
    rows.add(VerdictRowsWords::tr("rules"), rulesText(verdict));
    rows.add(VerdictRowsWords::tr("rule set"), ruleSetRow(verdict));
    rows.add(VerdictRowsWords::tr("ruling"), verdict.ruling.overruled
                                                 ? VerdictRowsWords::tr("%1, overruled").arg(rulingRow(verdict))
                                                 : rulingRow(verdict));
    rows.add(VerdictRowsWords::tr("decided by"), decidingRule(verdict, scenario));
    rows.add(VerdictRowsWords::tr("judge"), lapsedSentence(verdict.ruling));
    rows.add(VerdictRowsWords::tr("cover"), coverRow(verdict, scenario));
    rows.add(VerdictRowsWords::tr("cover margin"), coverMarginRow(verdict, scenario));
    rows.add(VerdictRowsWords::tr("modifier"), verdict.ruling.visible ? modifierText(verdict.ruling) : QString{});
    rows.add(VerdictRowsWords::tr("line of fire"), shotRow(verdict, scenario));
    if (isRuled(verdict)) {
        rows.add(VerdictRowsWords::tr("status"), statusText(verdict.ruling.status));
    }
    rows.add(VerdictRowsWords::tr("geometry"),
             isRuled(verdict) ? geometryFigures(verdict, scenario) : geometryRow(verdict));
    return rows.take();
}

std::vector<QString> rulingReasons(const Verdict& verdict, const scenarios::Scenario& scenario) {
    std::vector<QString> reasons;
    if (isRuled(verdict)) {
        QString heading = ruleSetHeading(verdict);
        if (const QString ofWidth = narrowLineSentence(verdict, scenario); !ofWidth.isEmpty()) {
            reasons.push_back(ofWidth);
        }
        for (const auto& reason : listedReasons(verdict, scenario)) {
            if (reason.code == u"range-band") {
                continue; // has a row of its own
            }
            if (!heading.isEmpty() && !isOfJudge(reason)) {
                reasons.push_back(std::exchange(heading, {}));
            }
            reasons.push_back(reasonInWords(reason, scenario));
        }
        if (const QString ofAreas = openAreasSentence(verdict, scenario); !ofAreas.isEmpty()) {
            reasons.push_back(ofAreas);
        }
        return reasons;
    }
    for (const auto& reason : verdict.ruling.reasons) {
        if (reason.code == u"openings-closed") {
            reasons.push_back(reasonInWords(reason, scenario));
        }
    }
    return reasons;
}

QString oneLine(const QString& text) {
    const auto isHidden = [](QChar c) {
        const auto code = c.unicode();
        const bool turnsDirection = code == 0x061c || code == 0x200e || code == 0x200f ||
                                    (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
        return c.category() == QChar::Other_Control || code == 0x2028 || code == 0x2029 || turnsDirection;
    };
    QString line;
    for (const QChar c : text) {
        line += isHidden(c) ? QStringLiteral("\\u%1").arg(int{c.unicode()}, 4, 16, QLatin1Char{'0'}) : QString{c};
    }
    return line;
}

} // namespace sightline::app
