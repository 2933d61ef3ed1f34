#include "app/shared/export/sheet_text.h"

#include "app/shared/painting/paint_options.h"
#include "app/shared/text/comparison_text.h"
#include "app/shared/text/cover_text.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/shot_text.h"
#include "app/shared/text/state_text.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_rows.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/edits/edits.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/io/scenario_hash.h"
#include "scenarios/judge/headline.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLineF>
#include <QLocale>
#include <QPolygonF>
#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

struct SheetTextWords {
    Q_DECLARE_TR_FUNCTIONS(RulingSheet)
};

constexpr qsizetype kShortest = 80;  ///< letters of a text that are never cut
constexpr qsizetype kLongest = 4000; ///< letters of a text that a page could ever hold
constexpr std::size_t kMaxRows = 120;

QString cutText(qsizetype letters) { return QCoreApplication::translate("RulingSheet", "%1 letters cut").arg(letters); }

/// A text as one line of HTML, the end of it cut off with a mark if only a part of it may stay.
QString html(const QString& text, SheetShare share) {
    const auto room =
        std::max(kShortest, static_cast<qsizetype>(share.part * static_cast<double>(std::min(text.size(), kLongest))));
    if (text.size() <= room) {
        return oneLine(text).toHtmlEscaped();
    }
    return oneLine(text.left(room)).toHtmlEscaped() + QStringLiteral(" <b>[…] %1</b>").arg(cutText(text.size() - room));
}

QString paragraphs(const QString& text, SheetShare share) {
    const QStringList lines = text.trimmed().split(u'\n');
    const auto room =
        std::max(kShortest, static_cast<qsizetype>(share.part * static_cast<double>(std::min(text.size(), kLongest))));
    qsizetype used = 0;
    QStringList kept;
    for (const QString& line : lines) {
        if (used + line.size() > room) {
            kept.append(oneLine(line.left(room - used)).toHtmlEscaped() +
                        QStringLiteral(" <b>[…] %1</b>").arg(cutText(text.trimmed().size() - room)));
            break;
        }
        used += line.size() + 1;
        kept.append(oneLine(line).toHtmlEscaped());
    }
    return kept.join(QStringLiteral("<br>"));
}

QString section(const QString& title, const QString& body, SheetShare share) {
    return QStringLiteral("<p style='margin:%3px 0 %4px 0;font-size:%1px;color:#555'><b>%2</b></p>")
               .arg(share.letters * 0.85)
               .arg(title.toHtmlEscaped())
               .arg(share.letters * 0.7)
               .arg(share.letters * 0.15) +
           body;
}

QString whole(const QString& body, SheetShare share) {
    return QStringLiteral("<div style='font-size:%1px;color:#000'>%2</div>").arg(share.letters).arg(body);
}

/// Rows of a list, the last ones counted if only a part may stay.
QString list(const std::vector<QString>& rows, std::size_t keep, SheetShare share) {
    const auto most = std::min(
        kMaxRows, std::max(keep, static_cast<std::size_t>(std::ceil(share.part * static_cast<double>(rows.size())))));
    QString text;
    for (std::size_t i = 0; i < std::min(most, rows.size()); ++i) {
        text += QStringLiteral("<div>%1</div>").arg(html(rows[i], share));
    }
    if (rows.size() > most) {
        text += QStringLiteral("<div><b>[…] %1</b></div>")
                    .arg(SheetTextWords::tr("%1 more cut", "lines of a list").arg(rows.size() - most));
    }
    return text;
}

/// Returns an ISO time as date and time of the language, with the time zone of this computer; other texts as they are.
QString timeText(const QString& iso) {
    const QDateTime time = QDateTime::fromString(iso.trimmed(), Qt::ISODate);
    if (!time.isValid() || !iso.contains(u'T')) {
        return iso;
    }
    const QDateTime local = time.toLocalTime();
    const QLocale locale;
    return SheetTextWords::tr("%1, %2 (%3)", "a date, a time, a time zone")
        .arg(locale.toString(local.date(), QLocale::LongFormat), locale.toString(local.time(), QLocale::ShortFormat),
             local.timeZoneAbbreviation());
}

QString modelRow(const Scenario& scenario, const scenarios::ModelId& id) {
    const scenarios::Model* model = scenario.model(id);
    const QString who = model->player.isEmpty() ? nameOf(scenario, id)
                                                : SheetTextWords::tr("%1 of %2", "a model of a player")
                                                      .arg(nameOf(scenario, id), nameOf(scenario, model->player));
    // A table is set up again from its sheet.
    QString row = SheetTextWords::tr("%1, %2, at %3", "a model: name, base, place")
                      .arg(who, baseText(model->base), positionText(model->position));
    row = SheetTextWords::tr("%1, facing %2°").arg(row, QLocale{}.toString(model->facing.degrees(), 'f', 1));
    row = (model->states.contains(QLatin1String{scenarios::formats::kHeightToCheck})
               ? SheetTextWords::tr("%1, %2 high (assumed)", "a model whose height nobody entered")
               : SheetTextWords::tr("%1, %2 high", "a model"))
              .arg(row, inchesText(model->height));
    if (model->size) {
        row = SheetTextWords::tr("%1, size %2", "a model").arg(row, QLocale{}.toString(*model->size, 'g', 4));
    }
    if (model->elevation != geometry::Length{}) {
        row = SheetTextWords::tr("%1, standing at %2", "a model").arg(row, inchesText(model->elevation));
    }
    if (model->body) {
        row = SheetTextWords::tr("%1, body from %2 to %3", "a model, its smallest and its largest reading")
                  .arg(row, baseText(model->body->smallest), baseText(model->body->largest));
    }
    if (model->eyeHeight) {
        row = SheetTextWords::tr("%1, eye %2 above its foot", "a model").arg(row, inchesText(*model->eyeHeight));
    }
    if (!model->keywords.isEmpty()) {
        row = SheetTextWords::tr("%1, keywords: %2", "a model").arg(row, model->keywords.join(QStringLiteral(", ")));
    }
    QStringList states = model->states;
    states.removeAll(QLatin1String{scenarios::formats::kHeightToCheck});
    if (!states.isEmpty()) {
        row = SheetTextWords::tr("%1, states: %2", "a model").arg(row, stateListText(states));
    }
    return QStringLiteral("%1 [%2]").arg(row, id.value);
}

QString pieceRow(const Scenario& scenario, const scenarios::PieceId& id) {
    const scenarios::Piece* piece = scenario.piece(id);
    if (!piece) {
        return id.value;
    }
    QStringList corners;
    const auto add = [&](const geometry::Point& corner) {
        corners.append(positionText(corner).replace(u' ', QChar::Nbsp));
    };
    if (const auto* polygon = std::get_if<geometry::Polygon>(&piece->outline)) {
        std::ranges::for_each(polygon->outline(), add);
    } else {
        std::ranges::for_each(std::get<geometry::Wall>(piece->outline).vertices(), add);
    }
    const auto height = scenarios::effectiveHeight(*piece);
    const QString what = height && !piece->isMat()
                             ? SheetTextWords::tr("%1, %2 high", "a piece")
                                   .arg(elementText(scenario, scenarios::AnyId{id}), inchesText(*height))
                             : elementText(scenario, scenarios::AnyId{id});
    return QStringLiteral("%1 [%2]: %3").arg(what, id.value, corners.join(u' '));
}

/// Returns true if the box of the piece meets the corridor between the two bases or comes near to it.
bool isNearLines(const Scenario& scenario,
                 const scenarios::Piece& piece,
                 const scenarios::Model& observer,
                 const scenarios::Model& target) {
    constexpr double kNear = 1.0; // inches beside the corridor
    const auto boxOf = [](const geometry::Box& bounds) { return QRectF{toInches(bounds.low), toInches(bounds.high)}; };
    const QRectF from = boxOf(geometry::boundsOf(observer.placed()));
    const QRectF to = boxOf(geometry::boundsOf(target.placed()));
    const double reach = std::max({from.width(), from.height(), to.width(), to.height()}) / 2 + kNear;
    const std::array<scenarios::AnyId, 1> id{piece.id};
    const QRectF box = boxOf(scenarios::boundsOf(scenario, id)).adjusted(-reach, -reach, reach, reach);
    const QLineF line{from.center(), to.center()};
    const QPolygonF corners{box};
    return box.contains(line.p1()) || box.contains(line.p2()) ||
           std::ranges::any_of(std::views::iota(0, 4), [&](int i) {
               return line.intersects(QLineF{corners[i], corners[i + 1]}) == QLineF::BoundedIntersection;
           });
}

/// Returns the rows of the observer, the target, the pieces that the verdict names, and those that stand near the lines
/// between the two, which a judge's note may mean.
std::vector<QString> positionRows(const Scenario& scenario, const Verdict& verdict) {
    std::vector<QString> rows{modelRow(scenario, verdict.observer), modelRow(scenario, verdict.target)};
    std::vector<scenarios::PieceId> named;
    const auto name = [&](const scenarios::PieceId& id) {
        if (std::ranges::find(named, id) == named.end()) {
            named.push_back(id);
        }
    };
    const auto headline = headlineOf(verdict);
    if (headline.blockedAt) {
        name(headline.blockedAt->piece);
    }
    for (const auto& blocker : headline.blockedBy) {
        name(blocker.piece);
    }
    std::vector<scenarios::ModelId> models{verdict.observer, verdict.target};
    for (const auto& reason : reportedReasons(*headline.reasons, headline.visible)) {
        std::ranges::for_each(reason.pieces, name);
        for (const scenarios::ModelId& id : reason.models) {
            if (std::ranges::find(models, id) == models.end()) {
                models.push_back(id);
                rows.push_back(modelRow(scenario, id));
            }
        }
    }
    for (const auto& blocker : verdict.blockedBy) {
        name(blocker.piece);
    }
    const auto& observer = *scenario.model(verdict.observer);
    const auto& target = *scenario.model(verdict.target);
    for (const auto& piece : scenario.terrain) {
        if (isNearLines(scenario, piece, observer, target)) {
            name(piece.id);
        }
    }
    for (const auto& id : named) {
        rows.push_back(pieceRow(scenario, id));
    }
    return rows;
}

std::vector<QString> reasonRows(const Scenario& scenario, const Verdict& verdict) {
    std::vector<QString> rows;
    const bool isOfGeometry = !isRuled(verdict) || verdict.ruling.reasons.empty();
    QString heading = ruleSetHeading(verdict);
    if (const QString ofWidth = narrowLineSentence(verdict, scenario); !ofWidth.isEmpty()) {
        rows.push_back(ofWidth);
    }
    for (const auto& reason : isOfGeometry ? verdict.reasons : listedReasons(verdict, scenario)) {
        if (reason.code == u"range-band") {
            continue; // has a row of its own
        }
        if (!heading.isEmpty() && !isOfJudge(reason)) {
            rows.push_back(std::exchange(heading, {}));
        }
        rows.push_back(reasonInWords(reason, scenario));
    }
    if (const QString ofAreas = openAreasSentence(verdict, scenario); !ofAreas.isEmpty()) {
        rows.push_back(ofAreas);
    }
    if (const QString notice = rulesNotice(verdict.ruling); !notice.isEmpty()) {
        rows.push_back(notice);
    }
    return rows;
}

/// The sum first, then a row for each weapon of each model.
std::vector<QString> shotRows(const Scenario& scenario, const scenarios::ShotRuling& shot) {
    std::vector<QString> rows{shotSentence(shot, scenario)};
    for (const scenarios::ModelShot& one : shot.shots) {
        const QString who = one.weapon.name.isEmpty()
                                ? memberName(scenario, one.observer)
                                : SheetTextWords::tr("%1, %2 (%3)", "a model, its weapon, the range")
                                      .arg(memberName(scenario, one.observer), one.weapon.name, shotRange(one));
        const QString cover = shotCover(one, shot, scenario);
        const QString row =
            SheetTextWords::tr("%1 at %2, %3: %4", "who, at whom, the distance, whether it may shoot")
                .arg(who, memberName(scenario, one.verdict.target), distanceText(one.verdict), shotAnswer(one));
        const QString told = cover.isEmpty() ? row : SheetTextWords::tr("%1; cover: %2").arg(row, cover);
        // The pieces and the rule that a hidden target is hidden by; those of the pair itself stand above.
        const QString reason = one.ruling.hasLine ? QString{} : shotReason(one, scenario);
        rows.push_back(
            reason.isEmpty()
                ? told
                : SheetTextWords::tr("%1. %2", "a row of a shot, why its line is blocked").arg(told, reason));
    }
    return rows;
}

} // namespace

QString sheetHead(const Scenario& scenario,
                  const Verdict& verdict,
                  const QString& color,
                  SheetShare share,
                  const std::optional<scenarios::ShotRuling>& shot) {
    QString pair =
        SheetTextWords::tr("%1 → %2").arg(nameOf(scenario, verdict.observer), nameOf(scenario, verdict.target));
    if (shot) {
        pair = SheetTextWords::tr("%1, in the shot of %2 at %3", "a pair of models, two units")
                   .arg(pair, unitTitle(scenario, shot->question.from), unitTitle(scenario, shot->question.to));
    }
    const QString barred = barredSentence(verdict, scenario);
    const QString why = whySentence(verdict, scenario) + (barred.isEmpty() ? barred : u' ' + barred);
    return whole(QStringLiteral("<div style='color:#555'>%1</div><div style='font-size:%2px;color:%3'><b>%4</b></div>"
                                "<div style='font-size:%5px'>%6</div><div style='font-size:%5px'><b>%7</b></div>")
                     .arg(html(SheetTextWords::tr("Ruling sheet · %1").arg(tableText(scenario)), share))
                     .arg(share.letters * 2.8)
                     .arg(color, verdictWord(kindOf(scenario, verdict)).toHtmlEscaped())
                     .arg(share.letters * 1.2)
                     .arg(html(pair, share), html(why, share)),
                 share);
}

QString sheetBody(const Scenario& scenario,
                  const Verdict& verdict,
                  const scenarios::JudgeNote& by,
                  SheetShare share,
                  const std::optional<scenarios::ShotRuling>& shot) {
    std::vector<VerdictRow> rows = measuredRows(verdict, scenario);
    if (const QString certainty = certaintyText(verdict, scenario); !certainty.isEmpty()) {
        rows.push_back({SheetTextWords::tr("certainty"), certainty});
    }
    std::ranges::copy(ruledRows(verdict, scenario), std::back_inserter(rows));
    QString table;
    for (const VerdictRow& row : rows) {
        table += QStringLiteral("<tr><td style='color:#555;padding-right:%1px'>%2</td><td>%3</td></tr>")
                     .arg(share.letters)
                     .arg(row.name.toHtmlEscaped(), html(row.value, share));
    }
    QString text;
    if (const QString said = announcedRuling(verdict, scenario); !said.isEmpty()) {
        const QString ofUnit = shot ? shotCoverOfPair(*shot, verdict, scenario) : QString{};
        text = QStringLiteral("<div><b>%1</b></div>").arg(html(ofUnit.isEmpty() ? said : said + u' ' + ofUnit, share));
    }
    text += QStringLiteral("<table cellspacing=0 cellpadding=0>%1</table>").arg(table);
    if (shot) {
        const QString title =
            SheetTextWords::tr("Shot of %1 at %2", "two units")
                .arg(unitTitle(scenario, shot->question.from), unitTitle(scenario, shot->question.to));
        text += section(title, list(shotRows(scenario, *shot), 1, share), share);
    }
    text += section(SheetTextWords::tr("Positions"), list(positionRows(scenario, verdict), 2, share), share);
    if (const auto reasons = reasonRows(scenario, verdict); !reasons.empty()) {
        text += section(SheetTextWords::tr("Reasons"), list(reasons, 1, share), share);
    }
    if (!by.note.trimmed().isEmpty()) {
        text += section(SheetTextWords::tr("Judge's note"),
                        QStringLiteral("<div>%1</div>").arg(paragraphs(by.note, share)), share);
    }
    return whole(text, share);
}

QString sheetFoot(const Scenario& scenario, const Verdict& verdict, const scenarios::JudgeNote& by, SheetShare share) {
    const SheetShare small{share.letters * 0.8, share.part};
    const QString judge =
        by.judge.trimmed().isEmpty() ? QStringLiteral("____________________") : html(by.judge.trimmed(), share);
    QString text = QStringLiteral("<table width='100%' cellspacing=0 cellpadding=0><tr><td>%1 "
                                  "<b>%2</b></td><td align='right'>%3</td></tr></table>"
                                  "<div style='margin-top:%4px;margin-bottom:%5px'>%6</div>")
                       .arg(SheetTextWords::tr("Judge:").toHtmlEscaped(), judge,
                            SheetTextWords::tr("Signed: ____________________").toHtmlEscaped())
                       .arg(share.letters * 0.4)
                       .arg(share.letters * 0.2)
                       .arg(html(timeText(by.time), share));
    const auto row = [&](const QString& name, const QString& value) {
        text += QStringLiteral("<div style='font-size:%1px;color:#555'>%2 %3</div>")
                    .arg(small.letters)
                    .arg(name.toHtmlEscaped(), html(value, share));
    };
    const auto& ruling = verdict.ruling;
    row(SheetTextWords::tr("Rules:"),
        ruling.rulesName.isEmpty() ? verdict.rules
                                   : SheetTextWords::tr("%1 (%2), revision %3", "name, id and version of a rule set")
                                         .arg(shippedText(ruling.rulesName), verdict.rules, ruling.version));
    if (!ruling.hash.isEmpty()) {
        row(SheetTextWords::tr("Rules: SHA-256"), ruling.hash);
    }
    row(SheetTextWords::tr("Scenario: SHA-256"), scenarios::hashOf(scenario));
    row(SheetTextWords::tr("Made by"), QStringLiteral("Sightline " SIGHTLINE_VERSION));
    return whole(text, share);
}

} // namespace sightline::app
