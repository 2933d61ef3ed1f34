#include "app/desktop/panels/ruling_rows.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/shared/text/comparison_text.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>

#include <algorithm>
#include <initializer_list>

namespace sightline::app {

namespace {

constexpr int kMarkSize = 16;

void setTextIfNew(QLabel* label, const QString& text) {
    if (label->text() != text) {
        label->setText(text);
    }
}

/// Returns the sentence of the first reason with one of these codes; empty if there is none.
QString noteText(const scenarios::Verdict& verdict,
                 const scenarios::Scenario& scenario,
                 std::initializer_list<QStringView> codes) {
    const auto& reasons = verdict.ruling.reasons;
    const auto found = std::ranges::find_if(reasons, [&](const scenarios::Reason& reason) {
        return std::ranges::find(codes, QStringView{reason.code}) != codes.end();
    });
    return found == reasons.end() ? QString{} : reasonSentence(*found, scenario);
}

} // namespace

RulingRows::RulingRows(QWidget* parent) : QWidget{parent} {
    const std::array<std::array<QString, 3>, kRows> rows{{
        {QStringLiteral("ruleSet"), tr("Rule set"), tr("The answer of the rule set before a judge overruled it")},
        {QStringLiteral("cover"), tr("Cover"), tr("The best cover under the rule set")},
        {QStringLiteral("coverMargin"), tr("Cover margin"),
         tr("The shortest move along the table that was found to change the cover; a shorter one may do so too")},
        {QStringLiteral("modifier"), tr("Modifier"),
         tr("What zones and keywords of the target add to a shot, besides cover")},
        {QStringLiteral("arc"), tr("Arc"),
         tr("The rules ask for an arc, and none is entered: the observer counts as looking all around.")},
        {QStringLiteral("dot"), tr("Hull zone"),
         tr("Lines run between the dots of two hull zones. Choose a zone in the properties of a ship.")},
        {QStringLiteral("fire"), tr("Line of fire"),
         tr("Whether anything blocks a shot. Some rules and walls treat fire and sight differently.")},
        {QStringLiteral("because"), tr("Decided by"),
         tr("The rule that decides this answer, in the words of the rule set")},
        {QStringLiteral("geometry"), tr("Geometry"), tr("The answer of geometry alone, before any rules")},
        {QStringLiteral("ruling"), tr("Ruling"), tr("The answer of the rule set, or of a judge")},
        {QStringLiteral("also"), tr("Also"), tr("Other rules that stop lines between the two")},
        {QStringLiteral("exact"), tr("Exact for"),
         tr("The part of the rules that geometry decides. Decide the rest by your rulebook.")},
    }};
    const auto gridIn = [](QWidget* box) {
        auto* grid = new QGridLayout{box};
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(2);
        grid->setColumnStretch(1, 1);
        return grid;
    };
    auto* grid = gridIn(this);
    m_details = new QWidget{this};
    auto* details = gridIn(m_details);
    for (int i = 0; i < kRows; ++i) {
        const auto row = static_cast<std::size_t>(i);
        m_names[row] = new QLabel{rows[row][1]};
        m_names[row]->setForegroundRole(QPalette::PlaceholderText);
        m_names[row]->setToolTip(rows[row][2]);
        m_texts[row] = new QLabel;
        m_texts[row]->setObjectName(rows[row][0] + QStringLiteral("Row"));
        m_texts[row]->setTextFormat(Qt::PlainText);
        m_texts[row]->setWordWrap(true);
        m_texts[row]->installEventFilter(this);
        auto* level = i == kCoverMargin || i == kRuling || i == kAlso || i == kExact ? details : grid;
        level->addWidget(m_names[row], 2 * i, 0, Qt::AlignTop);
        level->addWidget(m_texts[row], 2 * i, 1);
    }
    addLink(kArc, "arcLink", tr("Enter the arc…"), "detailArc");
    addLink(kDot, "dotLink", tr("Choose the hull zone…"), "detailHullZone");
    for (const Row row : {kArc, kDot}) {
        grid->addWidget(m_links[static_cast<std::size_t>(row)].label, 2 * row + 1, 1);
    }
    m_noticeMark = named("rulesNoticeMark", new QLabel);
    m_noticeMark->setFixedSize(kMarkSize, kMarkSize);
    m_notice = named("rulesNotice", new QLabel);
    m_notice->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    m_notice->setFont(bold);
    auto* notice = rowOf({{m_noticeMark, 0, Qt::AlignTop}, {m_notice, 1}});
    notice->setSpacing(6);
    grid->addLayout(notice, 2 * kRows, 0, 1, 2);
    m_rules = named("rulesText", new QLabel);
    m_rules->setTextFormat(Qt::PlainText);
    m_rules->setForegroundRole(QPalette::PlaceholderText);
    m_rules->setWordWrap(true);
    m_rules->setTextInteractionFlags(Qt::TextSelectableByMouse);
    details->addWidget(m_rules, 2 * kRows, 0, 1, 2);
}

void RulingRows::setTheme(const Theme& theme) {
    m_theme = theme;
    m_noticeMark->setPixmap(linePixmap(QStringLiteral("warning"), theme.warning, kMarkSize, devicePixelRatioF()));
}

void RulingRows::setRow(Row row, const QString& text, bool bold) {
    const auto i = static_cast<std::size_t>(row);
    setTextIfNew(m_texts[i], text);
    QFont rowFont = font();
    rowFont.setBold(bold);
    m_texts[i]->setFont(rowFont);
    m_names[i]->setVisible(!text.isEmpty());
    m_texts[i]->setVisible(!text.isEmpty());
}

void RulingRows::addLink(Row row, const char* name, const QString& text, const char* field) {
    auto* label = named(name, new QLabel);
    label->setTextFormat(Qt::RichText);
    label->setText(QStringLiteral("<a href=\"%1\">%2</a>").arg(QLatin1String{field}, text.toHtmlEscaped()));
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label->setAccessibleName(text);
    label->hide();
    connect(label, &QLabel::linkActivated, this, [this, row](const QString& link) {
        if (const auto& model = m_links[static_cast<std::size_t>(row)].model) {
            emit propertyRequested(*model, link);
        }
    });
    m_links[static_cast<std::size_t>(row)].label = label;
}

void RulingRows::setLink(Row row, const std::optional<scenarios::ModelId>& model) {
    m_links[static_cast<std::size_t>(row)].model = model;
    m_links[static_cast<std::size_t>(row)].label->setVisible(model && m_offersProperties);
}

void RulingRows::setOffersProperties(bool on) {
    m_offersProperties = on;
    for (const Row row : {kArc, kDot}) {
        setLink(row, m_links[static_cast<std::size_t>(row)].model);
    }
}

void RulingRows::showVerdict(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto& ruling = verdict.ruling;
    const bool differs = verdict.visible() != ruling.visible || ruling.overruled;
    setRow(kGeometry, isRuled(verdict) ? geometryFigures(verdict, scenario) : geometryRow(verdict));
    setRow(kRuleSet, ruleSetRow(verdict), differs);
    setRow(kRuling,
           ruling.overruled ? tr("%1, overruled by %2").arg(rulingRow(verdict), ruling.overruled->by.front().by.judge)
                            : rulingRow(verdict),
           differs);
    setRow(kExact, shippedText(ruling.rulesExact));
    const auto firstOf = [](const scenarios::Reason* why) {
        return why && !why->pieces.empty() ? std::optional{why->pieces.front()} : std::nullopt;
    };
    const QString missed = missedCoverRow(verdict, scenario);
    setRow(kCover, missed.isEmpty() ? coverRow(verdict, scenario) : missed);
    setRow(kCoverMargin, coverMarginRow(verdict, scenario));
    m_pieces[kCover] = firstOf(coverReason(verdict));
    if (const auto* why = coverReason(verdict)) {
        m_texts[kCover]->setToolTip(reasonInWords(*why, scenario));
    } else {
        m_texts[kCover]->setToolTip({});
    }
    setRow(kModifier, ruling.visible ? modifierText(ruling) : QString{});
    setRow(kArc, arcRow(verdict));
    const bool lacksArc =
        std::ranges::any_of(ruling.reasons, [](const scenarios::Reason& reason) { return reason.code == u"no-arc"; });
    setLink(kArc, lacksArc ? std::optional{verdict.observer} : std::nullopt);
    m_texts[kArc]->setToolTip(noteText(verdict, scenario, {u"no-arc", u"no-weapon-arc"}));
    setRow(kDot, dotRow(verdict, scenario));
    const auto& reasons = ruling.reasons;
    const auto ofZone = std::ranges::find_if(reasons, [](const scenarios::Reason& reason) {
        return (reason.code == u"guessed-zone" || reason.code == u"no-dot") && !reason.models.empty();
    });
    setLink(kDot, ofZone == reasons.end() ? std::nullopt : std::optional{ofZone->models.front()});
    m_texts[kDot]->setToolTip(noteText(verdict, scenario, {u"no-dot", u"guessed-zone"}));
    const bool hasFire = ruling.lineOfFire || !ruling.overruled; // where a judge ruled, room is short and both are told
    const QString shot = shotRow(verdict, scenario);
    setRow(kFire, hasFire ? shot : QString{},
           shot != fireRow(verdict) || (ruling.lineOfFire && *ruling.lineOfFire != ruling.visible));
    showDecidingRules(verdict, scenario);
    const QString notice = rulesNoticeLine(ruling);
    setTextIfNew(m_notice, notice);
    m_notice->setToolTip(rulesNotice(ruling));
    m_notice->setAccessibleName(rulesNotice(ruling));
    m_notice->setVisible(!notice.isEmpty());
    m_noticeMark->setVisible(!notice.isEmpty());
    setTextIfNew(m_rules, rulesText(verdict));
    m_rules->setToolTip(tr("Rule set “%1”, revision %2\nSHA-256 %3").arg(verdict.rules, ruling.version, ruling.hash));
}

void RulingRows::showDecidingRules(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    QStringList details;
    std::optional<scenarios::PieceId> piece;
    for (const scenarios::Reason* reason : decidingReasons(verdict, scenario)) {
        if (reason->rule.isEmpty()) {
            continue;
        }
        details.append(reasonInWords(*reason, scenario));
        if (!piece && !reason->pieces.empty()) {
            piece = reason->pieces.front();
        }
    }
    const QString deciding = decidingRule(verdict, scenario);
    setRow(kBecause, deciding);
    QStringList others = otherRules(verdict, scenario);
    if (others.size() > 1) {
        others.replaceInStrings(QRegularExpression{QStringLiteral("^")}, QStringLiteral("• "));
    }
    setRow(kAlso, others.join(QLatin1Char{'\n'}));
    m_texts[kBecause]->setToolTip(details.isEmpty() ? deciding : details.join(QLatin1Char{'\n'}));
    m_pieces[kBecause] = piece;
}

bool RulingRows::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) {
        const auto row = std::ranges::find(m_texts, watched);
        if (row != m_texts.end()) {
            const auto& piece = m_pieces[static_cast<std::size_t>(row - m_texts.begin())];
            emit pieceHovered(event->type() == QEvent::Enter ? piece : std::nullopt);
        }
    }
    return QWidget::eventFilter(watched, event);
}

QString RulingRows::textOf(const QString& row) const {
    const auto found = std::ranges::find(m_texts, row + QStringLiteral("Row"), &QObject::objectName);
    return found != m_texts.end() ? (*found)->text() : QString{};
}

} // namespace sightline::app
