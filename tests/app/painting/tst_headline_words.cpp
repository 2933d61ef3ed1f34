#include "app/shared/export/pdf_file.h"
#include "app/shared/export/ruling_sheet.h"
#include "app/shared/export/sheet_text.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/painting/sight_painter.h"
#include "app/shared/painting/theme.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_rows.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/terrain_table.h"
#include "scenarios/model/terrain_kinds.h"
#include "scenarios/model/vision.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/pack_rows.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QImage>
#include <QObject>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;
using namespace sightline::testsupport;

namespace {

/// The pieces that the picture outlines as being in the way.
std::vector<PieceId> markedPieces(const Scenario& scenario, const Verdict& verdict) {
    std::vector<PieceId> marked;
    app::SightView view;
    view.labels = false;
    view.blockingMark = [&](QPainter&, const scenarios::Piece& piece, const QColor&, double) {
        marked.push_back(piece.id);
    };
    QImage image{8, 8, QImage::Format_ARGB32_Premultiplied};
    QPainter painter{&image};
    paintSightBelow(painter, scenario, {&verdict, 1}, view, app::PaintOptions{});
    return marked;
}

const app::VerdictRow* rowOf(const std::vector<app::VerdictRow>& rows, const QString& name) {
    const auto row = std::ranges::find(rows, name, &app::VerdictRow::name);
    return row == rows.end() ? nullptr : &*row;
}

bool startsWithAny(const QString& text, std::initializer_list<const char*> beginnings) {
    return std::ranges::any_of(beginnings,
                               [&](const char* beginning) { return text.startsWith(QLatin1String{beginning}); });
}

bool isNamed(const scenarios::Ruling& ruling, const PieceId& piece) {
    return std::ranges::any_of(ruling.reasons, [&](const scenarios::Reason& reason) {
        const bool hides = reason.code == u"blocked-by" || reason.code == u"hidden-beyond";
        return hides && std::ranges::find(reason.pieces, piece) != reason.pieces.end();
    });
}

/// What words, figures, marks and colors of a verdict under a rule pack say against its own answer; empty: nothing.
QString contradictionIn(const Scenario& scenario, const Verdict& verdict) {
    const bool isVisible = verdict.ruling.visible;
    const VerdictKind kind = app::kindOf(scenario, verdict);
    const VerdictLook look = app::lookOf(scenario, verdict);
    const QString why = app::whySentence(verdict, scenario);
    const app::Theme theme = app::Theme::light();
    const app::ShownLine shown = app::shownLine(verdict);
    const auto measured = app::measuredRows(verdict, scenario);
    const auto ruled = app::ruledRows(verdict, scenario);
    const auto reasons = app::rulingReasons(verdict, scenario);
    const auto marked = markedPieces(scenario, verdict);
    const QString sheet = app::sheetHead(scenario, verdict, {}, {}) + app::sheetBody(scenario, verdict, {}, {});
    const bool differs = verdict.visible() != isVisible;
    const auto* cover = rowOf(ruled, QStringLiteral("cover"));
    const auto* share = rowOf(measured, QStringLiteral("seen share"));
    const auto* answer = rowOf(ruled, QStringLiteral("ruling"));
    const bool saysVisible = kind == VerdictKind::Clear || kind == VerdictKind::VisibleByRules ||
                             kind == VerdictKind::NotLegal || kind == VerdictKind::OverruledVisible;
    const bool saysHidden =
        kind == VerdictKind::Blocked || kind == VerdictKind::HiddenByRules || kind == VerdictKind::OverruledNotVisible;
    const auto hasReason = [&](const char* text) {
        return std::ranges::any_of(reasons,
                                   [&](const QString& reason) { return reason.startsWith(QLatin1String{text}); });
    };
    const std::vector<std::pair<bool, QString>> wrong{
        {(saysVisible && !isVisible) || (saysHidden && isVisible),
         QStringLiteral("the word ") + app::verdictWord(kind)},
        {kind == VerdictKind::TooClose && verdict.ruling.certainty != scenarios::Certainty::TooCloseToCall,
         QStringLiteral("too close")},
        {differs && kind != VerdictKind::TooClose && !verdict.ruling.overruled &&
             !startsWithAny(why, {"Visible by the rules: ", "Not visible by the rules: "}),
         QStringLiteral("the first sentence hides the difference: ") + why},
        {isVisible && (startsWithAny(why, {"Not visible"}) || why.contains(u"close every line") ||
                       why.contains(u"let no line past") || why.startsWith(u"Every line ")),
         QStringLiteral("the sentence: ") + why},
        {!isVisible && startsWithAny(why, {"Visible by the rules", "Nothing blocks", "The bases touch",
                                           "A straight line passes", "All the usual"}),
         QStringLiteral("the sentence: ") + why},
        {why.isEmpty(), QStringLiteral("no sentence")},
        {kind == VerdictKind::Clear && !headlineOf(verdict).isLineOfGeometry &&
             (why.contains(u"center line") || why.contains(u"from center to center")),
         QStringLiteral("a sentence about another line than the one that is drawn: ") + why},
        {app::verdictStatus(verdict, scenario).contains(u" mm"), QStringLiteral("a clearance in the status line")},
        {rowOf(measured, QStringLiteral("clearance")) || rowOf(ruled, QStringLiteral("settled by")),
         QStringLiteral("figures of the geometry beside the ruling")},
        {isVisible && (rowOf(measured, QStringLiteral("blocked by")) || rowOf(measured, QStringLiteral("blocked at"))),
         QStringLiteral("blockers of what is visible")},
        {share && (!isVisible || share->value.startsWith(u"0 %")), QStringLiteral("the seen share")},
        {share && verdict.ruling.fullyVisible && share->value != u"100 %",
         QStringLiteral("the seen share of what is fully visible")},
        {!answer || answer->value.startsWith(u"not visible") == isVisible, QStringLiteral("the row of the ruling")},
        {isVisible && !cover, QStringLiteral("no row of cover")},
        {isVisible && cover &&
             (cover->value == u"none" || cover->value.startsWith(u"none (too")) != (verdict.ruling.cover == u"none"),
         QStringLiteral("the row of cover")},
        {cover && cover->value.contains(u"too close to call") !=
                      (verdict.ruling.coverCertainty == scenarios::Certainty::TooCloseToCall),
         QStringLiteral("how close the cover is")},
        {verdict.ruling.coverCertainty.has_value() != (rowOf(ruled, QStringLiteral("cover margin")) != nullptr),
         QStringLiteral("the row of the cover margin")},
        {isVisible && cover && cover->value.contains(u"100 %") && !cover->value.contains(u"as seen from above"),
         QStringLiteral("something seen is hidden: ") + (cover ? cover->value : QString{})},
        {!isVisible && cover && scenarios::reportedCover(verdict.ruling).level == u"none",
         QStringLiteral("cover of what is not seen")},
        {!rowOf(ruled, QStringLiteral("geometry")), QStringLiteral("no row of geometry")},
        {hasReason("A straight line passes between the two bases."),
         QStringLiteral("a reason of the geometry for the ruling")},
        {isVisible && (hasReason("In the way: ") || hasReason("No straight line")),
         QStringLiteral("a blocker as a reason of what is visible")},
        {!isVisible && (hasReason("Cover from") || (hasReason("Cover “") && !hasReason("Cover “total"))),
         QStringLiteral("cover as a reason of what is not seen")},
        {!sheet.contains(why.toHtmlEscaped()) && why.size() < 80,
         QStringLiteral("the sheet says another sentence than ") + why},
        {shown.stop && isVisible, QStringLiteral("a line that stops")},
        {shown.geometry.has_value() != differs, QStringLiteral("the line of the geometry")},
        {!isVisible && theme.style(look).color == theme.clear.color, QStringLiteral("the color of clear")},
        {isVisible && theme.style(look).color == theme.blocked.color, QStringLiteral("the color of blocked")},
        {isVisible && !marked.empty(), QStringLiteral("a piece is outlined as in the way")},
        {std::ranges::any_of(marked, [&](const PieceId& piece) { return !isNamed(verdict.ruling, piece); }),
         QStringLiteral("an outlined piece that no reason names")},
    };
    const auto first = std::ranges::find_if(wrong, [](const auto& entry) { return entry.first; });
    return first == wrong.end() ? QString{} : first->second;
}

Scenario behindAWall(const QString& id, const QString& name) {
    return makeScenario({.terrain = {boxPiece(id, 24, 1, 25, 43, {.name = name})},
                         .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
}

Verdict ask(const Scenario& scenario, const char* rules) {
    scenarios::Question question{.observer = {"a"}, .target = {"b"}, .wantRulingFigures = true};
    return judge(scenarios::PreparedTable{scenario, *scenarios::shippedRuleSet(QLatin1String{rules})}, question);
}

} // namespace

/// Words, figures, lines and colors follow the ruling.
class TestHeadlineWords : public QObject {
    Q_OBJECT

private slots:
    void sheetOfAnOverruledPair_tellsTheReasonsOfTheRuleSetAsSuch() {
        Scenario scenario = makeScenario(
            {.terrain = {boxPiece("wall", 24, 1, 25, 43)}, .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        scenario.overrulings = {decisionOn("a", "b", true)};
        const Verdict verdict = ask(scenario, "40k-11e");
        QVERIFY(verdict.ruling.visible && verdict.ruling.overruled && !verdict.ruling.overruled->visible);
        const QString sheet = app::sheetBody(scenario, verdict, {}, {});
        const auto says = sheet.indexOf("The rule set says: not visible.");
        QVERIFY2(says > sheet.indexOf("Overruled by Ann: agreed") && says < sheet.indexOf("In the way: wall."),
                 qPrintable(sheet));
        QVERIFY(!rowOf(app::measuredRows(verdict, scenario), QStringLiteral("margin")));
        QVERIFY(app::certaintyText(verdict, scenario).isEmpty());
    }

    void sheetOfABarredTarget_isDrawnInTheColorOfItsHeadline() {
        Scenario scenario;
        scenario.players.resize(1);
        scenario.players[0].id = {"red"};
        scenario.players[0].color = QStringLiteral("#c00000"); // of no verdict
        scenario.models = {modelAt("a", 10, 20, {.player = "red"}), modelAt("b", 40, 20)};
        const Verdict verdict = ask(scenario, "plan");
        scenarios::Vision vision;
        vision.enabled = true;
        scenarios::VisionSide side{.player = {"red"}};
        side.knows.explored = geometry::CellSet{1, 1};
        vision.sides = {side};
        const Scenario hidden = scenarios::withVision(scenario, vision);
        QCOMPARE(app::kindOf(scenario, verdict), VerdictKind::Clear);
        QCOMPARE(app::kindOf(hidden, verdict), VerdictKind::NotLegal);
        const auto dotsOf = [&](const Scenario& shown, VerdictLook look) {
            QImage page{app::kA4.toSize(), QImage::Format_RGB32};
            page.fill(Qt::white);
            QPainter painter{&page};
            app::paintRulingSheet(painter, shown, verdict, {}, {});
            painter.end();
            const QRgb color = app::Theme::print().style(look).color.rgb();
            int dots = 0;
            for (int y = 0; y < page.height(); ++y) {
                for (int x = 0; x < page.width(); ++x) {
                    dots += page.pixel(x, y) == color ? 1 : 0;
                }
            }
            return dots;
        };
        QVERIFY(dotsOf(scenario, VerdictLook::Clear) > 0 && dotsOf(scenario, VerdictLook::VisibleNotLegal) == 0);
        QVERIFY(dotsOf(hidden, VerdictLook::VisibleNotLegal) > 0);
        QCOMPARE(dotsOf(hidden, VerdictLook::Clear), 0);
    }

    void whereRulingAndGeometryDiffer_theFirstSentenceSaysSo() {
        Scenario scenario =
            makeScenario({.terrain = {boxPiece("wood-1", 36, 16, 44, 24, {.kind = "ruin", .height = 6})},
                          .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const Verdict verdict = ask(scenario, "ruins");
        QVERIFY(verdict.ruling.visible && !verdict.visible());
        QCOMPARE(app::whySentence(verdict, scenario), QString("Visible by the rules: Ruins by their footprint lets "
                                                              "lines pass Ruin 1, in the way as seen from above."));
        QCOMPARE(app::verdictWord(app::kindOf({}, verdict)), QString("VISIBLE"));
        QCOMPARE(app::verdictPhrase(app::kindOf({}, verdict)), QString("visible by the rules"));
        const auto rows = app::ruledRows(verdict, scenario);
        QVERIFY(rowOf(rows, "geometry")->value.startsWith("no line passes with Ruin 1 taken as solid"));
        const auto reasons = app::rulingReasons(verdict, scenario);
        QVERIFY(std::ranges::find(reasons, QString("A line passes that the rules leave clear.")) != reasons.end());
        QVERIFY(std::ranges::any_of(reasons, [](const QString& reason) {
            return reason.endsWith("Ruins: cannot see through unless within.");
        }));
        // The sheet tells the rule in words, never where it stands in the file.
        const QString sheet = app::sheetBody(scenario, verdict, {}, {});
        QVERIFY(sheet.contains("Ruins: cannot see through unless within."));
        QVERIFY(!sheet.contains("$.block"));
    }

    /// A flat area on a clear line is named with why it does not block; one that a reason names is not named again.
    void openAreas_onAClearLine_areTold_data() {
        testsupport::addColumns<QString, QString, bool>("kind", "rules", "isTold");
        addRow("plain area", "area", "40k-10e", true);
        addRow("gives cover", "wood", "40k-10e", false);
        addRow("blocks", "wood", "40k-11e", false);
        addRow("no game", "area", "plan", false);
    }
    void openAreas_onAClearLine_areTold() {
        const auto [kind, rules, isTold] = testsupport::fetch<QString, QString, bool>("kind", "rules", "isTold");
        Scenario scenario =
            makeScenario({.rules = rules,
                          .terrain = {boxPiece("area", 22, 15, 28, 25, {.name = "Area 5", .kind = kind, .height = 0})},
                          .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const Verdict verdict = ask(scenario, qPrintable(rules));
        const QString sentence = QStringLiteral("Does not block: Area 5. No rule of this rule set makes flat ground "
                                                "without walls block.");
        QCOMPARE(app::openAreasSentence(verdict, scenario), isTold ? sentence : QString{});
        const auto reasons = app::rulingReasons(verdict, scenario);
        QCOMPARE(std::ranges::find(reasons, sentence) != reasons.end(), isTold);
        QCOMPARE(app::sheetBody(scenario, verdict, {}, {}).contains(sentence), isTold);
        // Beside the line it is not in question.
        scenario.terrain = {boxPiece("area", 22, 5, 28, 10, 0)};
        QVERIFY(app::openAreasSentence(ask(scenario, qPrintable(rules)), scenario).isEmpty());
    }

    /// Line and ruin of a real dispute: the ruling passes below the right corner of the ruin and above the wood, while
    /// the left corner is near the line between the centers only.
    void closeUp_isWhereThePieceOfTheMarginIsNearest() {
        Scenario scenario =
            makeScenario({.terrain = {boxPiece("within", 10, 15, 17, 22), boxPiece("ruin", 22, 14, 28, 20.5)},
                          .models = {modelAt("a", 15.941, 21.37), modelAt("b", 37.07, 19)}});
        Verdict verdict = ask(scenario, "40k-11e");
        verdict.line = {geometry::pointFromInches(15.941, 21.37), geometry::pointFromInches(37.07, 19)};
        verdict.ruling.line = {geometry::pointFromInches(15.941, 22), geometry::pointFromInches(37.07, 19.63)};
        verdict.ruling.visible = true;
        verdict.ruling.status = QStringLiteral("advisory");
        verdict.ruling.overruled.reset();
        verdict.ruling.reasons = {{.code = QStringLiteral("clear-line"), .pieces = {}},
                                  {.code = QStringLiteral("ignored-observer-there"), .pieces = {{"within"}}}};
        verdict.ruling.margin =
            scenarios::Reason{.code = QStringLiteral("margin-line-closes"), .pieces = {{"ruin"}}, .millimeters = 2.4};
        const QRectF alone = app::closeUpArea(scenario, verdict, 0.8);
        QVERIFY(std::hypot(alone.center().x() - 28, alone.center().y() - 20.647) < 0.05);
        QVERIFY(alone.width() < 2.5);
        // What bounds the gap on the other side of the line is in it, too.
        scenario.terrain.push_back(boxPiece("wood", 30, 20.5, 34, 25));
        const QRectF between = app::closeUpArea(scenario, verdict, 0.8);
        QVERIFY(between.contains(QPointF{28, 20.5}) && between.contains(QPointF{30, 20.5}));
        QVERIFY(std::hypot(between.center().x() - 29, between.center().y() - 20.53) < 0.1);
    }

    void sheet_listsWhatStandsNearTheLines_andSaysWhichHeightsAreAssumed() {
        Scenario scenario = behindAWall("wall", {});
        scenario.models[1].states.append(QLatin1String{scenarios::formats::kHeightToCheck});
        scenario.terrain.push_back(boxPiece("beside", 30, 21.5, 34, 25));
        scenario.terrain.push_back(boxPiece("far", 30, 30, 34, 35));
        const QString sheet = app::sheetBody(scenario, ask(scenario, "plan"), {}, {});
        QVERIFY2(sheet.contains("[wall]") && sheet.contains("[beside]"), qPrintable(sheet));
        QVERIFY(!sheet.contains("[far]"));
        QCOMPARE(sheet.count("high (assumed)"), 1);
        QVERIFY(sheet.indexOf("high (assumed)") > sheet.indexOf("[a]"));
    }

    /// A rule that lets a line pass is a sentence with a full stop of its own.
    void announcement_endsInOneFullStop() {
        Scenario scenario = makeScenario({.terrain = {boxPiece("within", 8, 18, 14, 22, {.kind = "ruin"})},
                                          .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const Verdict verdict = ask(scenario, "40k-11e");
        QVERIFY2(app::decidingRule(verdict, scenario).endsWith(u'.'), qPrintable(app::decidingRule(verdict, scenario)));
        const QString said = app::announcedRuling(verdict, scenario);
        QVERIFY2(said.endsWith(u'.') && !said.endsWith(QStringLiteral("..")), qPrintable(said));
    }

    void sheet_tellsTheTimeInWordsOfTheLanguage() {
        const Scenario scenario = behindAWall("wall", {});
        const Verdict verdict = ask(scenario, "plan");
        const auto footAt = [&](const QString& time) {
            return app::sheetFoot(scenario, verdict, {"Ann", {}, time}, {});
        };
        const QString iso = QStringLiteral("2026-11-21T14:30:00Z");
        const QDateTime local = QDateTime::fromString(iso, Qt::ISODate).toLocalTime();
        const QString foot = footAt(iso);
        QVERIFY(!foot.contains(iso));
        QVERIFY(foot.contains(QLocale{}.toString(local.date(), QLocale::LongFormat)));
        QVERIFY(foot.contains(QLocale{}.toString(local.time(), QLocale::ShortFormat)));
        QVERIFY(foot.contains(QStringLiteral("(%1)").arg(local.timeZoneAbbreviation())));
        // A line of its own: a long date wraps beside the signature.
        QVERIFY(foot.indexOf(QStringLiteral("</table>")) < foot.indexOf(local.timeZoneAbbreviation()));
        // What is no time of that form stays as somebody wrote it.
        QVERIFY(footAt(QStringLiteral("round 3")).contains(QStringLiteral("round 3")));
    }

    /// Rows name what stands on the table; ids are told once, in a row of their own.
    void blockers_areNamed_andTheirIdsToldOnce() {
        const auto blockedBy = [](const QString& id, const QString& name) {
            const Scenario scenario = behindAWall(id, name);
            const auto rows = app::measuredRows(ask(scenario, "plan"), scenario);
            const auto* row = rowOf(rows, QStringLiteral("blocked by"));
            return row ? row->value : QString{};
        };
        QVERIFY(blockedBy("long-wall", "Old ruin").startsWith("Old ruin"));
        QVERIFY(!blockedBy("long-wall", "Old ruin").contains("long-wall"));
        QVERIFY(blockedBy("long-wall", {}).startsWith("long-wall"));
        const auto idsOf = [](const QString& id, const QString& name) {
            const Scenario scenario = behindAWall(id, name);
            return app::idsRow(ask(scenario, "plan"), scenario);
        };
        QCOMPARE(idsOf("long-wall", "Old ruin"), QString("Old ruin: long-wall"));
        QCOMPARE(idsOf("long-wall", "Long wall"), QString{}); // the same word
    }

    void lineOfARulingApart_isToldWithoutColor() {
        for (const app::Theme& theme : {app::Theme::light(), app::Theme::dark(), app::Theme::print()}) {
            for (const app::VerdictStyle* other :
                 {&theme.clear, &theme.blocked, &theme.tooClose, &theme.visibleNotLegal, &theme.overruledVisible}) {
                for (const app::VerdictStyle* own : {&theme.visibleByRules, &theme.hiddenByRules}) {
                    QVERIFY(own->dashes != other->dashes && own->endMark != other->endMark);
                }
            }
            QVERIFY(theme.visibleByRules.dashes != theme.hiddenByRules.dashes &&
                    theme.visibleByRules.endMark != theme.hiddenByRules.endMark);
        }
    }

    void lineThatIsTooNarrow_isToldWithTheWidthOfTheRules_data() {
        testsupport::addColumns<double, QString, QString>("millimeters", "rules", "told");
        addRow("narrower than 1 mm", 0.4, "40k-10e", "0.4 mm");
        addRow("narrower by little", 0.98, "40k-10e", "0.98 mm");
        addRow("narrower by less", 0.9998, "40k-10e", "0.9998 mm");
        addRow("wider", 5.0, "40k-10e", "");
        addRow("rules without a width", 0.4, "bolt-action", "");
    }
    void lineThatIsTooNarrow_isToldWithTheWidthOfTheRules() {
        const auto [millimeters, rules, told] =
            testsupport::fetch<double, QString, QString>("millimeters", "rules", "told");
        const bool isTooNarrow = !told.isEmpty();
        const double half = millimeters / 25.4 / 2;
        Scenario scenario =
            makeScenario({.terrain = {boxPiece("Left", 24, 1, 25, 22 - half), boxPiece("Right", 24, 22 + half, 25, 43)},
                          .models = {modelAt("a", 10, 22), modelAt("b", 40, 22)}});
        for (scenarios::Piece& piece : scenario.terrain) {
            piece.name = piece.id.value;
            piece.kind = QStringLiteral("container");
            piece.height = geometry::Length::fromInches(9);
        }
        const Verdict verdict = ask(scenario, qPrintable(rules));
        const QString sentence =
            QStringLiteral("The rule set asks for a line 1 mm wide; past Left and Right only %1 is free.").arg(told);
        scenario.rules = rules;
        QCOMPARE(app::narrowLineSentence(verdict, scenario), isTooNarrow ? sentence : QString{});
        QCOMPARE(verdict.ruling.visible, !isTooNarrow);
        QCOMPARE(app::whySentence(verdict, scenario).contains(sentence), isTooNarrow);
        const auto reasons = app::rulingReasons(verdict, scenario);
        QCOMPARE(std::ranges::find(reasons, sentence) != reasons.end(), isTooNarrow);
        QCOMPARE(app::sheetBody(scenario, verdict, {}, {}).contains(sentence), isTooNarrow);
        QCOMPARE(app::geometryFigures(verdict, scenario).contains(told + " wide, the rules ask for 1 mm"), isTooNarrow);
    }

    /// Where the center of a facing side decides, half of the target may lie in the arc.
    void centerOutsideTheArc_isToldAsThat() {
        for (const double x : {10.9, 11.1}) {
            Scenario scenario = makeScenario(
                {.rules = QStringLiteral("conquest"), .models = {modelAt("a", 10, 20), modelAt("b", x, 26)}});
            for (scenarios::Model& model : scenario.models) {
                model.base =
                    *geometry::Footprint::rectangle(geometry::Length::fromInches(2), geometry::Length::fromInches(2));
            }
            const Verdict verdict = ask(scenario, "conquest");
            QCOMPARE(verdict.ruling.visible, x > 11);
            const QString sentence =
                QStringLiteral("The center of the target's facing side lies outside the observer's arc.");
            QCOMPARE(app::whySentence(verdict, scenario).contains(sentence), x < 11);
            QVERIFY(!app::whySentence(verdict, scenario).contains("wholly"));
        }
    }

    /// Whatever changes there, a target that hides by an order stays seen, or is lost with its line.
    void targetUnderAnOrder_isTooCloseToBeTargeted() {
        for (const bool isConcealed : {true, false}) {
            Scenario scenario = makeScenario(
                {.rules = QStringLiteral("kill-team-2024"), .models = {modelAt("a", 10, 20), modelAt("b", 20, 20)}});
            if (isConcealed) {
                scenario.models[1].states = {QStringLiteral("conceal")};
            }
            Verdict verdict = ask(scenario, "kill-team-2024");
            QVERIFY(verdict.ruling.visible && verdict.ruling.validTarget);
            verdict.ruling.certainty = scenarios::Certainty::TooCloseToCall;
            verdict.ruling.margin.reset();
            QCOMPARE(app::closeRulingSentence(verdict, scenario),
                     isConcealed
                         ? QString("Visible, but moving a base by 1.0 mm may change whether it may be targeted.")
                         : QString("Visible by the rules, but moving a base by 1.0 mm may change the answer."));
        }
    }

    /// Where any line across a piece gives cover, one piece is enough, and is named first.
    void cover_ofAnyLine_isFromOnePiece_andAloneFromTheOthers() {
        Scenario scenario = makeScenario(
            {.rules = QStringLiteral("malifaux-4e"), .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const auto addWood = [&](const char* id, double x) {
            scenario.terrain.push_back(boxPiece(id, x, 15, x + 3, 25));
            scenario.terrain.back().name = QString::fromLatin1(id);
            scenario.terrain.back().kind = QStringLiteral("wood");
            scenario.terrain.back().height = geometry::Length{};
        };
        addWood("Copse", 20);
        QCOMPARE(app::coverRow(ask(scenario, "malifaux-4e"), scenario), QString("concealment, from Copse"));
        addWood("Grove", 28);
        const Verdict verdict = ask(scenario, "malifaux-4e");
        QVERIFY(verdict.ruling.visible);
        QCOMPARE(app::coverRow(verdict, scenario), QString("concealment, from Copse; also from Grove, each alone"));
    }

    /// Where no line may be free, what closes them all is named: one piece where one does, several only together where
    /// none does alone.
    void cover_ofAllLines_isFromWhatClosesThem() {
        Scenario scenario =
            makeScenario({.rules = QStringLiteral("aos-4e"), .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const auto row = [&] { return app::coverRow(ask(scenario, "aos-4e"), scenario); };
        const auto addHedge = [&](const char* id, double x, double from, double to) {
            scenario.terrain.push_back(
                boxPiece(id, x, from, x + 0.5, to,
                         {.name = QString::fromLatin1(id), .kind = "barricade", .height = 0.5, .traits = {"cover"}}));
        };
        addHedge("Post", 20, 19.8, 20.2);
        QCOMPARE(row(), QString("none"));
        addHedge("North", 24, 1, 20);
        QCOMPARE(row(), QString("none"));
        addHedge("South", 27, 19.5, 43);
        QCOMPARE(row(), QString("yes, -1 to hit, from North and South together"));
        addHedge("Wall", 30, 1, 43);
        QCOMPARE(row(), QString("yes, -1 to hit, from Wall"));
        addHedge("Fence", 33, 1, 43);
        QCOMPARE(row(), QString("yes, -1 to hit, from Wall; also from Fence, each alone"));
        for (const Reason& reason : ask(scenario, "aos-4e").ruling.reasons) {
            QVERIFY(reason.code != u"cover-from" || reason.isEachAlone == true);
        }
    }

    /// Two pieces along whose common edge the line of centers runs cover together, two one behind the other each alone.
    void cover_atASeam_isFromBothTogether() {
        Scenario scenario = makeScenario(
            {.rules = QStringLiteral("pathfinder-2e"), .models = {modelAt("a", 10.5, 10.5), modelAt("b", 18.5, 10.5)}});
        const auto addCrate = [&](const char* id, double x, double from, double to) {
            scenario.terrain.push_back(
                boxPiece(id, x, from, x + 1, to, {.name = QString::fromLatin1(id), .kind = "barricade", .height = 1}));
        };
        const auto row = [&] { return app::coverRow(ask(scenario, "pathfinder-2e"), scenario); };
        addCrate("North", 14, 9, 10.5);
        QCOMPARE(row(), QString("none"));
        addCrate("South", 14, 10.5, 12);
        QCOMPARE(row(), QString("standard cover, from North and South together"));
        addCrate("Crate", 12, 10, 11);
        QCOMPARE(row(), QString("standard cover, from Crate"));
        addCrate("Barrel", 16, 10, 11);
        QCOMPARE(row(), QString("standard cover, from Crate; also from Barrel, each alone"));
    }

    void cover_isNamedWithWhoHidesHowMuch() {
        Scenario scenario =
            makeScenario({.terrain = {boxPiece("bastion", 38, 10, 39, 20, {.name = "Bastion", .traits = {"dense"}})},
                          .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        const QString row = app::coverRow(ask(scenario, "area-groups"), scenario);
        QVERIFY2(row.startsWith("benefit of cover. ") &&
                     row.endsWith(" % of the width of the target’s facing side is hidden by Bastion alone, wherever on "
                                  "its base the observer looks from"),
                 qPrintable(row));
        QVERIFY(app::coverReason(ask(scenario, "area-groups")));
        scenario.terrain.clear();
        QCOMPARE(app::coverRow(ask(scenario, "area-groups"), scenario), QString("none"));
        QCOMPARE(app::coverRow(ask(scenario, "plan"), scenario), QString{});
        scenario.terrain = {boxPiece("bastion", 38, 10, 39, 30, {.traits = {"dense"}})};
        QCOMPARE(app::coverRow(ask(scenario, "area-groups"), scenario), QString{});
        QCOMPARE(app::coverRow(ask(scenario, "dnd-5e"), scenario), QString("total cover"));
    }

    /// Woods that lines may pass stand before all of a target that is seen; a container that stands before some of it
    /// hides that.
    void cover_ofAllTheWidth_isFromWhatLinesMayPass() {
        Scenario scenario =
            makeScenario({.terrain = {boxPiece("grove", 30, 5, 34, 35, {.name = "Grove", .kind = "wood", .height = 5})},
                          .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
        QCOMPARE(app::coverRow(ask(scenario, "40k-10e"), scenario),
                 QString("benefit of cover. Lines pass Grove, behind which the target’s facing side lies in its full "
                         "width"));
        scenario.terrain.push_back(boxPiece("box", 38, 10, 39, 20, {.name = "Box", .kind = "container", .height = 5}));
        const Verdict verdict = ask(scenario, "40k-10e");
        QVERIFY(verdict.ruling.visible);
        QCOMPARE(contradictionIn(scenario, verdict), QString{});
    }

    void margin_isSaidWithWhatItRestsOn() {
        Scenario scenario = makeScenario({.models = {modelAt("a", 10, 20), modelAt("b", 26 + 0.05 / 25.4, 20)}});
        for (scenarios::Model& model : scenario.models) {
            model.base = *geometry::Footprint::round(geometry::Length::fromInches(1));
            model.keywords = {QStringLiteral("infantry")};
        }
        scenario.terrain = {boxPiece("area", 25, 19, 45, 21, {.name = "Mill", .height = 0, .traits = {"dense"}})};
        const Verdict verdict = ask(scenario, "area-groups");
        QVERIFY(!verdict.ruling.visible && verdict.visible());
        QCOMPARE(
            app::marginRow(verdict, scenario),
            QString("The ruling may change if a model or piece moves less than 0.1 mm (the 15 in of hidden: Mill)"));
        QCOMPARE(app::kindOf({}, verdict), VerdictKind::TooClose);
        QCOMPARE(app::whySentence(verdict, scenario),
                 QString("Not visible by the rules, but too close to call: that may change if a model or piece moves "
                         "less than 0.1 mm (the 15 in of hidden: Mill)."));
    }

    /// Raised by half an inch the observer looks over both walls, of which neither alone is a little too high.
    void marginsOfMoves_sayThatTheyAreAlongTheTable() {
        Scenario scenario;
        scenario.models = {modelAt("a", 10, 22), modelAt("b", 34, 22)};
        scenario.terrain = {boxPiece("near", 20, 0, 20.5, 44), boxPiece("far", 24, 0, 24.5, 44)};
        for (scenarios::Piece& piece : scenario.terrain) {
            piece.height = geometry::Length::fromInches(2.2);
        }
        const Verdict verdict = ask(scenario, "40k-9e");
        QVERIFY(!verdict.ruling.visible && verdict.ruling.isMarginProved);
        QCOMPARE(app::marginRow(verdict, scenario),
                 QString("No single move up to 6 in along the table changes the ruling"));
        scenario.models[0].elevation = geometry::Length::fromInches(0.6);
        QVERIFY(ask(scenario, "40k-9e").ruling.visible);
    }

    /// Whether a target may be chosen is as close on one side of a range as on the other, and the sentence says that
    /// this is what is close.
    void aRangeOfTargets_isTooCloseOnBothSides() {
        for (const double apart : {12.005, 11.995, 15.0}) {
            Scenario scenario = makeScenario(
                {.rules = QStringLiteral("40k-10e"), .models = {modelAt("a", 10, 20), modelAt("b", 40, 20)}});
            for (scenarios::Model& model : scenario.models) {
                model.base = *geometry::Footprint::round(geometry::Length::fromInches(1));
            }
            scenario.models[1].position = geometry::pointFromInches(11 + apart, 20);
            scenario.models[1].keywords = {QStringLiteral("infantry"), QStringLiteral("lone operative")};
            const scenarios::PreparedTable table{scenario, *scenarios::shippedRuleSet(QStringLiteral("40k-10e"))};
            scenarios::Question question{scenario.models[0].id, scenario.models[1].id};
            question.wantRulingFigures = true;
            const Verdict verdict = judge(table, question);
            const bool isClose = apart < 13;
            QCOMPARE(app::kindOf(scenario, verdict), isClose ? app::VerdictKind::TooClose : app::VerdictKind::NotLegal);
            QCOMPARE(app::whySentence(verdict, scenario)
                         .startsWith("Visible, but whether it may be targeted is too close to call: "),
                     isClose);
        }
    }

    /// Nobody moves a model by 0 mm: what happens there is told instead.
    void edgeOfAPiece_isToldWithTheBaseThatMeetsIt() {
        Scenario scenario = makeScenario({.models = {modelAt("a", 15, 21.5), modelAt("b", 40, 20)}});
        for (scenarios::Model& model : scenario.models) {
            model.base = *geometry::Footprint::round(geometry::Length::fromInches(1));
        }
        scenario.models[0].name = QStringLiteral("Lancer");
        scenario.terrain = {boxPiece("ruin", 10, 15, 17, 22, {.name = "Bastion"})};
        Verdict verdict;
        verdict.observer = {QStringLiteral("a")};
        verdict.target = {QStringLiteral("b")};
        verdict.visibility = geometry::Visibility::Clear;
        verdict.ruling.visible = true;
        verdict.ruling.status = QStringLiteral("advisory");
        verdict.ruling.certainty = scenarios::Certainty::TooCloseToCall;
        scenarios::Reason margin{.code = "margin-standing",
                                 .pieces = {{QStringLiteral("ruin")}},
                                 .millimeters = 0.0,
                                 .label = "Ruins: cannot see through unless within"};
        verdict.ruling.margin = margin;
        verdict.ruling.isMarginProved = true;
        QCOMPARE(app::whySentence(verdict, scenario),
                 QString("Visible by the rules, but too close to call: the base of Lancer ends on the edge of Bastion, "
                         "and whether it is within decides."));
        QCOMPARE(app::marginRow(verdict, scenario), QString("The ruling may change at the slightest move (the base of "
                                                            "Lancer crosses the edge of Bastion)"));
        QCOMPARE(app::decidingRule(verdict, scenario),
                 QString("Exactly at the limit of: Ruins: cannot see through unless within"));
        verdict.ruling.margin->millimeters = 10.0;
        QCOMPARE(app::marginRow(verdict, scenario), QString("No move under 0.39 in along the table "
                                                            "changes the ruling (nearest: the base of "
                                                            "Lancer crosses the edge of Bastion)"));
        // To lie wholly within it has to move by its whole width: it crosses the edge long before.
        verdict.ruling.margin->millimeters = 25.4;
        QCOMPARE(app::marginRow(verdict, scenario), QString("No move under 1.00 in along the table "
                                                            "changes the ruling (nearest: the whole base of "
                                                            "Lancer crosses the edge of Bastion)"));
        // Nobody is named where it may be either of the two.
        scenario.models[1].position = geometry::pointFromInches(11, 21.5);
        QVERIFY(app::marginRow(verdict, scenario).endsWith("(nearest: edge of Bastion)"));
    }

    /// A piece of each kind before all of the target, and before one half of it.
    void noShareContradictsTheAnswer_data() { testsupport::addPackRows(); }
    void noShareContradictsTheAnswer() {
        QFETCH(QString, id);
        for (const QString& kind : scenarios::terrainKindIds()) {
            for (const double y : {22.0, 19.0}) {
                const Scenario scenario = makeScenario({.rules = id,
                                                        .terrain = {scenarios::usualPiece(kind)},
                                                        .models = {modelAt("a", 15, y), modelAt("b", 36, y)}});
                QCOMPARE(kind + contradictionIn(scenario, ask(scenario, qPrintable(id))), kind);
            }
        }
    }

    void noWordFigureMarkOrColorContradictsTheAnswer_data() { testsupport::addPackRows(); }
    void noWordFigureMarkOrColorContradictsTheAnswer() {
        QFETCH(QString, id);
        const scenarios::RuleSet& rules = *scenarios::shippedRuleSet(id);
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(testsupport::boardCount(3)); ++seed) {
            Random random{seed * 31 + 7};
            const Scenario scenario = dressedFor(scenarios::randomScene(seed + 100), rules, random);
            const scenarios::PreparedTable table{scenario, rules};
            for (const scenarios::Question& question : pairQuestions(scenario)) {
                const QString wrong = contradictionIn(scenario, judge(table, question));
                QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1, %2 to %3: %4")
                                                         .arg(seed)
                                                         .arg(question.observer.value, question.target.value, wrong)));
            }
        }
    }
};

QTEST_MAIN(TestHeadlineWords)
#include "tst_headline_words.moc"
