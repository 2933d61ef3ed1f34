#include "app/desktop/panels/verdict_card.h"

#include "app/desktop/base/named.h"
#include "app/desktop/panels/ruling_rows.h"
#include "app/desktop/panels/stage_chips.h"
#include "app/desktop/services/pair_figures.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/figure_label.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/widgets/verdict_mark.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_label.h"
#include "app/shared/text/cover_text.h"
#include "app/shared/text/line_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/state_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/ruling_heights.h"
#include "scenarios/questions/eye_view.h"
#include "scenarios/rules/rule_set.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

constexpr double kHeadline = 24;      ///< points
constexpr double kSmallHeadline = 20; ///< of words that would not fit the panel, and above the mark of a judge
constexpr double kCoverPoints = 14;
constexpr int kHeadlineGap = 10;
constexpr int kCoverRise = 3; ///< pixels from the foot of the word to that of the cover beside it
constexpr int kMarkSide = 40;
constexpr int kPageMargin = 14;
constexpr int kViewGap = 4; ///< pixels between the buttons of an answer
constexpr qsizetype kLongestLargeWord = 9;
const QString kRevokeLink = QStringLiteral("revoke");
const QString kRulingsLink = QStringLiteral("rulings");

void setTextIfNew(QLabel* label, const QString& text) {
    if (label->text() != text) {
        label->setText(text);
    }
}

QFont scaled(QFont font, double points, bool bold = false) {
    font.setPointSizeF(points);
    font.setBold(bold);
    return font;
}

/// The cover of a visible target in the headline, under a rule set that knows cover; else empty.
QString coverHeadline(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    if (!verdict.ruling.visible || verdict.ruling.status.isEmpty() ||
        kindOf(scenario, verdict) == VerdictKind::NotLegal) { // nothing is rolled
        return {};
    }
    const QString levels = coverLevels(verdict, scenario);
    const QString cover =
        levels.startsWith(coverWord(), Qt::CaseInsensitive) // "Cover, -1 to hit" says it once
            ? levels.left(1).toUpper() + levels.mid(1)
            : levels.isEmpty() ? VerdictCard::tr("No cover") : VerdictCard::tr("Cover: %1").arg(levels);
    return isCoverClose(verdict.ruling) ? VerdictCard::tr("%1 (too close to call)", "cover, or none").arg(cover)
                                        : cover;
}

/// The sentence with another one after it, if there is one.
QString withMore(const QString& sentence, const QString& more) {
    return more.isEmpty() ? sentence
                          : VerdictCard::tr("%1 %2", "a verdict, what else is said of it").arg(sentence, more);
}

/// The hidden verdict without the names of what blocks, if it names several things and not the fewest that close every
/// line; else std::nullopt.
std::optional<scenarios::Verdict> withoutBlockers(const scenarios::Verdict& verdict,
                                                  const scenarios::Scenario& scenario) {
    const bool isOfPack = !verdict.ruling.status.isEmpty() && !verdict.ruling.overruled && !verdict.ruling.visible;
    const auto* reason = isOfPack ? hidingReason(verdict) : nullptr;
    if (!reason || reason->code != u"blocked-by" || closingBlockers(verdict.ruling).size() > 0 ||
        blockerNames(verdict, scenario).size() < 2) {
        return {};
    }
    scenarios::Verdict unnamed = verdict;
    for (scenarios::Reason& one : unnamed.ruling.reasons) {
        if (one.code == u"blocked-by") {
            one.pieces.clear();
            one.models.clear();
        }
    }
    return unnamed;
}

/// Returns whether a judge decided about the pair itself, in these positions or in others, and not about walls alone.
bool canBeRevoked(const scenarios::Verdict& verdict) {
    const auto& overruled = verdict.ruling.overruled;
    return (overruled && !overruled->by.front().piece) || verdict.ruling.lapsed;
}

QLabel* quietLabel(const QString& text = {}) {
    auto* label = new QLabel{text};
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// Returns a hidden label with links in its sentence.
QLabel* linkLabel(const char* name, bool isQuiet = false) {
    auto* label = named(name, isQuiet ? quietLabel() : new QLabel);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label->hide();
    return label;
}

/// Returns a sentence about heights of the two models that nobody entered; empty if there are none, or if the rules do
/// not use heights.
QString assumedHeights(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario) {
    QStringList heights;
    for (const scenarios::ModelId& id : {verdict.observer, verdict.target}) {
        const auto* model = scenario.model(id);
        if (model && model->states.contains(QLatin1String{scenarios::formats::kHeightToCheck})) {
            heights << VerdictCard::tr("%1 (%2)", "a model, its height")
                           .arg(nameOf(scenario, id), lengthText(model->height));
        }
    }
    const auto rules = heights.isEmpty() ? decltype(scenarios::ruleSetOf(scenario)){} : scenarios::ruleSetOf(scenario);
    const bool usesHeights = !heights.isEmpty() && rules &&
                             (scenarios::restsOnHeights(*rules) || rules->view == scenarios::SightGeometry::Volume);
    if (!usesHeights) {
        return {};
    }
    return heights.size() == 1
               ? VerdictCard::tr("The height of %1 is assumed.", "a model with its height").arg(heights.front())
               : VerdictCard::tr("The heights of %1 are assumed.", "models with their heights")
                     .arg(listOfNames(heights));
}

} // namespace

VerdictCard::VerdictCard(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("verdictCard"));
    m_copy = new QAction{lineIcon(QStringLiteral("duplicate")), tr("Copy"), this};
    m_copy->setToolTip(tr("Copy the answer as a sentence that names both models"));
    m_copy->setEnabled(false);
    addAction(m_copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_copy, &QAction::triggered, this, &VerdictCard::copyRequested);
    m_pages = new QStackedLayout{this};
    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(makeAnswer());
    for (QWidget* part : {m_head, m_buttons}) {
        connect(m_pages, &QStackedLayout::currentChanged, part, [part](int page) { part->setVisible(page != 0); });
        part->hide();
    }
    showEmpty({}, {});
    color();
}

QWidget* VerdictCard::makeHeadline() {
    m_mark = new QLabel;
    m_mark->setFixedSize(kMarkSide, kMarkSide);
    m_word = named("verdictWord", new QLabel);
    m_word->setFont(scaled(font(), kHeadline, true));
    m_word->setWordWrap(true);
    m_cover = named("verdictCover", new QLabel);
    m_cover->setFont(scaled(font(), kCoverPoints, true));
    m_cover->setTextFormat(Qt::PlainText);
    m_cover->setToolTip(tr("The best cover under the rule set"));
    m_overruled = named("overruledMark", new QLabel{tr("OVERRULED by a judge")});
    m_overruled->setFont(scaled(font(), 11, true));
    m_overruled->hide();

    m_headline = new QBoxLayout{QBoxLayout::TopToBottom};
    m_headline->setSpacing(0);
    m_headline->addWidget(m_word);
    m_headline->addWidget(m_cover, 1);
    auto* words = columnOf({m_headline, {m_overruled, 0, Qt::AlignLeft}});
    words->setSpacing(2);
    auto* head = named("verdictHeadline", new QWidget{this});
    auto* row = rowOf({m_mark, {words, 1}}, head);
    row->setContentsMargins(kPageMargin, 4, kPageMargin, 3);
    row->setSpacing(kHeadlineGap);
    return head;
}

QWidget* VerdictCard::makeAnswer() {
    m_head = makeHeadline();
    m_lapsed = named("lapsedRuling", quietLabel());
    m_lapsed->setTextFormat(Qt::PlainText);
    m_lapsed->setWordWrap(true);
    m_lapsed->hide();
    m_revoke = linkLabel("overruledLink");
    connect(m_revoke, &QLabel::linkActivated, this,
            [this](const QString& link) { link == kRevokeLink ? emit revokeRequested() : emit rulingsRequested(); });
    m_hiddenRule = linkLabel("verdictHiddenRule");
    connect(m_hiddenRule, &QLabel::linkActivated, this, &VerdictCard::hiddenRuleRequested);
    m_pair = named("verdictPair", quietLabel());
    m_pair->setWordWrap(true);
    auto* flip = new QToolButton;
    flip->setIcon(lineIcon(QStringLiteral("flip")));
    flip->setAutoRaise(true);
    flip->setToolTip(tr("Swap the two: the target becomes the observer"));
    flip->setAccessibleName(tr("Swap observer and target"));
    m_why = named("verdictWhy", new QLabel);
    m_why->setFont(scaled(font(), 11));
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_why->setMinimumHeight(2 * QFontMetrics{m_why->font()}.lineSpacing());

    m_shotCover = named("verdictShotCover", new QLabel);
    m_shotCover->setWordWrap(true);
    m_shotCover->setTextFormat(Qt::PlainText);
    m_shotCover->hide();
    m_keywords = linkLabel("verdictKeywords");
    connect(m_keywords, &QLabel::linkActivated, this, [this] {
        if (m_verdict) {
            emit keywordsRequested(m_verdict->target);
        }
    });

    m_assumed = named("verdictAssumed", quietLabel());
    m_assumed->setTextFormat(Qt::RichText);
    m_assumed->setWordWrap(true);
    m_assumed->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_assumed->setToolTip(tr("Nobody entered these heights, and the answer may rest on them."));
    m_assumed->hide();
    connect(m_assumed, &QLabel::linkActivated, this, &VerdictCard::heightCheckRequested);

    m_states = linkLabel("verdictStates", true);
    connect(m_states, &QLabel::linkActivated, this, [this] {
        if (m_verdict) {
            emit propertyRequested(m_verdict->target, QStringLiteral("inspectorStates"));
        }
    });

    m_distance = named("verdictDistance", new FigureLabel{tr("distance")});
    m_margin = named("verdictMargin", new QLabel);
    m_margin->setWordWrap(true);
    m_margin->setToolTip(
        tr("How far something may move before the ruling turns. The width of the straight line stands in "
           "the row “Geometry”."));
    m_stages = new StageChips;

    m_rows = new RulingRows;
    connect(m_rows, &RulingRows::pieceHovered, this, &VerdictCard::pieceHovered);
    connect(m_rows, &RulingRows::propertyRequested, this, &VerdictCard::propertyRequested);

    const auto viewButton = [](const QString& icon, const QString& text, const QString& tip) {
        auto* button = new QToolButton;
        button->setIcon(lineIcon(icon));
        button->setText(text);
        button->setToolTip(tip);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        // A pressed button alone is hard to tell in the dark.
        connect(button, &QToolButton::toggled, button, [button](bool on) {
            QPalette colors = QApplication::palette(button);
            if (on) {
                colors.setColor(QPalette::Button,
                                mixed(colors.color(QPalette::Button), colors.color(QPalette::Highlight), 0.45));
            }
            button->setPalette(on ? colors : QPalette{});
        });
        return button;
    };
    m_proof = named("proofButton", viewButton(QStringLiteral("proof"), tr("Proof"),
                                              tr("What blocks which line between the two bases (F8)")));
    QSizePolicy keepsItsPlace = m_proof->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true); // the others stay where they are while a model is dragged
    m_proof->setSizePolicy(keepsItsPlace);
    m_profile =
        named("profileButton", viewButton(QStringLiteral("profile"), tr("Profile"), tr("The line from the side (F7)")));
    m_triedLines = viewButton(QStringLiteral("all-lines"), tr("Lines tried"),
                              tr("Show all lines that the sampled stages tried (A)"));
    m_overrule = named("overruleButton",
                       viewButton(QStringLiteral("gavel"), tr("Overrule…"),
                                  tr("Overrule this verdict: a judge decides otherwise, with a note (Ctrl+Shift+J)")));
    m_overrule->setCheckable(false);
    m_overrule->setMenu(named("overruleMenu", new QMenu{m_overrule}));
    m_flip = named("flipButton", viewButton(QStringLiteral("flip-it"), tr("Flip it"),
                                            tr("Find the smallest move that changes the answer")));
    m_flip->setCheckable(false);
    m_flipText = named("flipText", new QLabel);
    m_flipText->setWordWrap(true);
    m_flipText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_flipText->hide();
    m_buttons = named("verdictButtons", new QWidget{this});
    auto* views = new FlowLayout{kViewGap, kViewGap};
    m_buttons->setLayout(views);
    m_triedLines->setToolButtonStyle(Qt::ToolButtonIconOnly);
    views->addWidget(m_flip);
    views->addWidget(m_proof);
    views->addWidget(m_profile);
    views->addWidget(m_triedLines);
    m_overrule->setToolButtonStyle(Qt::ToolButtonIconOnly);
    views->addWidget(m_overrule);

    auto* pair = new QHBoxLayout;
    pair->addWidget(m_pair, 1);
    auto* copy = named("verdictCopy", new QToolButton);
    copy->setDefaultAction(m_copy);
    copy->setAutoRaise(true);
    copy->setAccessibleName(m_copy->toolTip());
    pair->addWidget(copy, 0, Qt::AlignTop);
    pair->addWidget(flip, 0, Qt::AlignTop);

    m_details = makeDetails();
    m_detailsButton = named("verdictDetailsButton", new QToolButton);
    m_detailsButton->setText(tr("Details"));
    m_detailsButton->setToolTip(
        tr("How the answer was found: clearance, certainty, stage, heights, version of the rules"));
    m_detailsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_detailsButton->setAutoRaise(true);
    m_detailsButton->setCheckable(true);
    setShowsDetails(false);

    m_lengths = new QBoxLayout{QBoxLayout::LeftToRight};
    m_lengths->addWidget(m_distance, 0, Qt::AlignBottom);
    m_lengths->addWidget(m_margin, 1, Qt::AlignBottom);
    auto* page = new QWidget;
    auto* layout = columnOf({pair,
                             m_why,
                             m_hiddenRule,
                             m_lapsed,
                             m_revoke,
                             m_shotCover,
                             m_keywords,
                             m_states,
                             m_assumed,
                             m_lengths,
                             m_stages,
                             m_rows,
                             m_flipText,
                             {m_detailsButton, 0, Qt::AlignLeft},
                             m_details,
                             {}},
                            page);
    layout->setContentsMargins(kPageMargin, 0, kPageMargin, 2);
    layout->setSpacing(3);
    m_page = layout;

    connect(flip, &QToolButton::clicked, this, &VerdictCard::flipRequested);
    connect(m_detailsButton, &QToolButton::toggled, this, [this](bool on) {
        setShowsDetails(on);
        emit detailsToggled(on);
    });
    connect(m_detailsButton, &QToolButton::clicked, this, [this](bool on) {
        if (on) {
            PanelScroll::reveal(*m_detailsButton, *m_details);
        }
    });
    connect(m_overrule, &QToolButton::clicked, this, &VerdictCard::overruleRequested);
    connect(m_flip, &QToolButton::clicked, this,
            [this] { m_isFlipping ? emit flipStopRequested() : emit flipSearchRequested(); });
    connect(m_proof, &QToolButton::clicked, this, &VerdictCard::proofToggled);
    connect(m_profile, &QToolButton::clicked, this, &VerdictCard::profileToggled);
    connect(m_triedLines, &QToolButton::toggled, this, &VerdictCard::triedLinesToggled);
    return page;
}

void VerdictCard::takeButtons() { m_page->insertWidget(m_page->indexOf(m_rows) + 1, m_buttons); }

int VerdictCard::widthOfOneRow() const {
    int width = 2 * kPageMargin - kViewGap;
    for (const QToolButton* button : {m_flip, m_proof, m_profile, m_triedLines, m_overrule}) {
        width += button->sizeHint().width() + kViewGap;
    }
    return width;
}

QWidget* VerdictCard::makeDetails() {
    m_clearance = named("verdictClearance", new FigureLabel{tr("clearance")});
    m_clearance->setToolTip(tr("Width of the widest straight beam that passes. Negative: how far terrain would have to "
                               "recede for a first line"));
    m_seen = new FigureLabel{tr("seen from the whole base")};
    m_seen->setToolTip(
        tr("Share of the target’s side that faces the observer: all that some point of the observer’s base sees. "
           "The proof in three dimensions shows what a single point sees."));
    auto* figures = rowOf({m_clearance, m_seen, {}});
    figures->setSpacing(14);

    m_bar = named("clearanceBar", new ClearanceBar);
    m_certainty = named("verdictCertainty", quietLabel());
    m_certainty->setWordWrap(true);
    m_certainty->setToolTip(tr("Certain: the answer is the same with both bases grown and shrunk by the tolerance"));

    m_tolerance = named("toleranceButton", new QToolButton);
    m_tolerance->setAutoRaise(true);
    m_tolerance->setToolTip(tr("Tolerance: how close is too close to call"));
    auto* certainty = rowOf({{m_certainty, 1}, m_tolerance});

    m_heights = named("heightsText", quietLabel());
    m_heights->setWordWrap(true);
    m_heights->hide();
    m_restFigures = named("restFigures", quietLabel());
    m_restFigures->setWordWrap(true);
    m_restFigures->hide();
    auto* details = named("verdictDetails", new QWidget);
    auto* layout = columnOf({figures, m_bar, certainty, m_heights, m_restFigures, m_rows->details()}, details);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    connect(m_tolerance, &QToolButton::clicked, this, &VerdictCard::toleranceRequested);
    return details;
}

QWidget* VerdictCard::makeEmpty() {
    m_emptyMark = new QLabel;
    m_emptyMark->setFixedSize(40, 40);
    m_emptyTitle = new QLabel;
    m_emptyTitle->setFont(scaled(font(), 14, true));
    m_emptyTitle->setWordWrap(true);
    m_emptyText = named("verdictEmpty", new QLabel);
    m_emptyText->setFont(scaled(font(), 11));
    m_emptyText->setWordWrap(true);
    m_choosePair = new QPushButton{lineIcon(QStringLiteral("sight")), tr("Choose observer and target")};

    auto* page = new QWidget;
    auto* layout = columnOf({m_emptyMark, m_emptyTitle, m_emptyText, {m_choosePair, 0, Qt::AlignLeft}, {}}, page);
    layout->setContentsMargins(14, 14, 14, 14);
    layout->setSpacing(10);
    connect(m_choosePair, &QPushButton::clicked, this, &VerdictCard::choosePairRequested);
    return page;
}

void VerdictCard::showDistance(geometry::Length distance, const std::optional<geometry::Length>& cell) {
    m_distance->setToolTip(
        cell ? tr("Counted in cells of %1 from the center of one base to that of the other; %2 on the table")
                   .arg(lengthText(*cell), lengthText(distance))
             : tr("Shortest distance from base edge to base edge"));
}

void VerdictCard::setTheme(const Theme& theme) {
    m_theme = theme;
    m_rows->setTheme(theme);
    m_stages->setTheme(theme);
    color();
}

void VerdictCard::showVerdict(const scenarios::Verdict& verdict,
                              const scenarios::Scenario& scenario,
                              Blockers blockers) {
    const VerdictKind kind = kindOf(scenario, verdict);
    const bool kindChanged = !m_verdict || m_kind != kind || m_verdict->stage != verdict.stage;
    if (!m_verdict || m_verdict->observer != verdict.observer || m_verdict->target != verdict.target) {
        PanelScroll::reveal(*m_pair, *m_pair); // the answer about another pair begins with its names
    }
    m_verdict = verdict;
    m_copy->setEnabled(true);
    m_kind = kind;
    m_look = lookOf(scenario, verdict);

    const QString headline = verdictHeadline(kind);
    const bool isSmall = headline.size() > kLongestLargeWord || verdict.ruling.overruled;
    if (const double points = isSmall ? kSmallHeadline : kHeadline;
        m_word->text() != headline || m_word->font().pointSizeF() != points) {
        m_word->setText(headline);
        m_word->setFont(scaled(font(), points, true));
    }
    setTextIfNew(m_cover, coverHeadline(verdict, scenario));
    placeCover();
    m_targetName = nameOf(scenario, verdict.target);
    const QString missing = missingKeywords(verdict);
    m_keywordsMissing =
        missing.isEmpty()
            ? QString{}
            : tr("%1 has no keywords, and the rules ask for: %2.", "a model, keywords").arg(m_targetName, missing);
    m_keywords->setToolTip(keywordsRow(verdict));
    m_assumedSentence = assumedHeights(verdict, scenario);
    setTextIfNew(m_pair, tr("%1 → %2").arg(nameOf(scenario, verdict.observer), nameOf(scenario, verdict.target)));
    const auto unnamed = blockers == Blockers::Provisional ? withoutBlockers(verdict, scenario) : std::nullopt;
    const QString open = unnamed ? tr("Still looking for the fewest pieces that close every line…") : QString{};
    m_sentence = withMore(withMore(withMore(whySentence(unnamed ? *unnamed : verdict, scenario), open),
                                   openAreasSentence(verdict, scenario)),
                          barredSentence(verdict, scenario));
    const auto barred = barredTarget(verdict, scenario);
    m_hiddenRuleSentence = barred ? targetRuleText(*barred) : QString{};
    refreshKeywords();
    setTextIfNew(m_why, unbroken(m_sentence));
    const scenarios::Headline told = headlineOf(verdict);
    const bool isOfRules = isRuled(verdict);
    m_distance->setFigure(distanceText(verdict));
    showDistance(told.distance, verdict.ruling.distanceCell);
    const QString band = rangeRow(verdict);
    m_distance->setCaption(band.isEmpty() ? tr("distance") : tr("band: %1", "a band of range").arg(band));
    arrangeLengths();
    if (!band.isEmpty()) {
        m_distance->setToolTip(tr("%1. The rules call it “%2”.", "how a distance is measured, a band of range")
                                   .arg(m_distance->toolTip(), band));
    }
    m_clearance->setFigure(told.clearanceMillimeters ? widthText(*told.clearanceMillimeters) : QStringLiteral("–"));
    const double shareError = verdict.volume && !isOfRules ? verdict.volume->seenShareError.value_or(0.0) : 0.0;
    m_seen->setFigure(told.seenShare ? shareText(*told.seenShare, shareError) : QStringLiteral("–"));
    m_bar->setClearance(told.clearanceMillimeters, verdict.toleranceMillimeters);
    // What only plain geometry has stands in its own row.
    m_clearance->setVisible(!isOfRules);
    m_seen->setVisible(!isOfRules || (told.seenShare && !coverShare(verdict)));
    m_bar->setVisible(!isOfRules);
    const QString margin = marginRow(verdict, scenario);
    const QString certainty = certaintyText(verdict, scenario);
    setTextIfNew(m_margin, margin.isEmpty() ? certainty : margin);
    m_margin->setVisible(!m_margin->text().isEmpty() && !tellsMargin(verdict, scenario));
    // Without a margin in words the certainty is told above; the button beside tells the tolerance.
    const QString closeness = margin.isEmpty() || certainty.isEmpty()
                                  ? tr("Tolerance")
                                  : tr("%1 · tolerance", "how certain the answer is; the tolerance stands beside it")
                                        .arg(certaintyWord(verdict));
    // A ruling is settled by no stage.
    setTextIfNew(m_certainty, isOfRules ? closeness
                                        : tr("Stage: %1 · %2", "a stage of the search, how certain the answer is")
                                              .arg(stageName(verdict.stage), closeness));
    const QString tolerance = QStringLiteral("± %1 mm").arg(locale().toString(verdict.toleranceMillimeters, 'g', 3));
    if (m_tolerance->text() != tolerance) {
        m_tolerance->setText(tolerance);
        m_tolerance->setAccessibleName(tr("Tolerance: %1").arg(tolerance));
    }

    offerProof();
    refreshOverrulings(scenario);
    m_rows->showVerdict(verdict, scenario);
    m_overruled->setVisible(verdict.ruling.overruled.has_value());
    setTextIfNew(m_lapsed, lapsedSentence(verdict.ruling));
    m_lapsed->setToolTip(verdict.ruling.lapsed ? verdict.ruling.lapsed->note : QString{});
    m_lapsed->setVisible(verdict.ruling.lapsed.has_value());
    refreshRevoke();
    if (kindChanged) {
        color();
    }
    m_pages->setCurrentIndex(1);
    announce(withMore(announcement(unnamed ? *unnamed : verdict, scenario), open));
}

void VerdictCard::showEmpty(const scenarios::Scenario& scenario,
                            const std::optional<scenarios::ModelId>& observer,
                            const QString& problem) {
    m_verdict.reset();
    m_copy->setEnabled(false);
    m_choosePair->setVisible(problem.isEmpty() && !observer && scenario.models.size() >= 2);
    if (!problem.isEmpty()) {
        setTextIfNew(m_emptyTitle, tr("No verdict"));
        setTextIfNew(m_emptyText, problem);
    } else if (scenario.models.size() < 2 && scenario.vision && !scenario.vision->knownBy.isEmpty()) {
        setTextIfNew(m_emptyTitle, tr("Nobody in sight"));
        setTextIfNew(m_emptyText, tr("A verdict is about two models, and only one is known here."));
    } else if (scenario.models.size() == 1) {
        setTextIfNew(m_emptyTitle, tr("Place a second model"));
        setTextIfNew(m_emptyText, tr("Choose the other player at the top of the palette and place a model."));
    } else if (scenario.models.empty()) {
        setTextIfNew(m_emptyTitle, tr("Place two models"));
        setTextIfNew(m_emptyText, tr("Drag bases from the palette onto the table, one for each side. A click on a base "
                                     "places it at the center of the view."));
    } else if (!observer) {
        setTextIfNew(m_emptyTitle, tr("No pair chosen"));
        setTextIfNew(m_emptyText,
                     tr("Press L, then click the observer and the target. The answer updates while you drag."));
    } else {
        setTextIfNew(m_emptyTitle, tr("Observer: %1").arg(nameOf(scenario, *observer)));
        setTextIfNew(m_emptyText, tr("Click the target model, or point at one."));
    }
    m_pages->setCurrentIndex(0);
    PanelScroll::reveal(*m_emptyMark, *m_emptyText);
    announce(tr("%1. %2").arg(m_emptyTitle->text(), m_emptyText->text()));
}

void VerdictCard::showJudging(const scenarios::Scenario& scenario,
                              const scenarios::ModelId& observer,
                              const scenarios::ModelId& target) {
    m_verdict.reset();
    m_copy->setEnabled(false);
    m_choosePair->hide();
    const QString text =
        tr("%1 to %2: judging…", "two models").arg(nameOf(scenario, observer), nameOf(scenario, target));
    setTextIfNew(m_emptyTitle, text);
    m_emptyText->clear();
    m_pages->setCurrentIndex(0);
    setAccessibleName(text); // the answer alone is announced
}

void VerdictCard::setShowsTriedLines(bool on) { m_triedLines->setChecked(on); }

void VerdictCard::setShowsDetails(bool on) {
    m_detailsButton->setChecked(on);
    m_detailsButton->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    m_details->setVisible(on);
}

void VerdictCard::setHeights(const QString& sentence) {
    setTextIfNew(m_heights, unbroken(sentence));
    m_heights->setVisible(!sentence.isEmpty());
}

void VerdictCard::setRestFigures(const QString& sentence) {
    setTextIfNew(m_restFigures, unbroken(sentence));
    m_restFigures->setVisible(!sentence.isEmpty());
}

void VerdictCard::setShotCover(const QString& sentence) {
    setTextIfNew(m_shotCover, unbroken(sentence));
    m_shotCover->setVisible(!sentence.isEmpty());
}

void VerdictCard::setKeywordEffect(const std::optional<KeywordEffect>& effect) {
    m_keywordsEffect = !effect         ? QString{}
                       : effect->hides ? tr("%1 has no keywords; as “%2” it would be hidden.", "a model, a keyword")
                                             .arg(m_targetName, effect->keyword)
                                       : tr("%1 has no keywords; as “%2” it would have cover: %3.",
                                            "a model, a keyword, a level of cover")
                                             .arg(m_targetName, effect->keyword, shippedText(effect->cover));
    refreshKeywords();
}

void VerdictCard::setProtectingState(const std::optional<QString>& state) {
    m_statesSentence = state ? tr("%1 has no state entered; as “%2” it would be no valid target.", "a model, a state")
                                   .arg(m_targetName, stateText(*state))
                             : QString{};
    refreshKeywords();
}

void VerdictCard::setOffersKeywords(bool on) {
    m_offersKeywords = on;
    m_rows->setOffersProperties(on);
    refreshKeywords();
    refreshRevoke();
}

void VerdictCard::refreshRevoke() {
    const bool isDecided = m_verdict && (m_verdict->ruling.overruled || m_verdict->ruling.lapsed);
    m_revoke->setVisible(isDecided && m_offersKeywords);
    if (isDecided) {
        const bool isOfPair = canBeRevoked(*m_verdict);
        const QString text = isOfPair ? tr("Revoke overruling") : tr("Judge’s rulings…");
        setTextIfNew(
            m_revoke,
            QStringLiteral("<a href=\"%1\">%2</a>").arg(isOfPair ? kRevokeLink : kRulingsLink, text.toHtmlEscaped()));
        m_revoke->setToolTip(isOfPair ? tr("Restores the answer of the rule set; can be undone")
                                      : tr("A judge decided about walls or pieces; the list can revoke that"));
        m_revoke->setAccessibleName(text);
    }
}

void VerdictCard::refreshKeywords() {
    // Shows what is said of an entry that is missing, with a link to where it is made; hides the label without words.
    const auto tell = [this](QLabel* label, const QString& sentence, const QString& html, const QString& link) {
        label->setVisible(!sentence.isEmpty());
        if (!sentence.isEmpty()) {
            setTextIfNew(label, m_offersKeywords ? html + u' ' + link : html);
            label->setAccessibleName(sentence);
        }
    };
    const QString keywords =
        m_keywordsMissing.isEmpty() || m_keywordsEffect.isEmpty() ? m_keywordsMissing : m_keywordsEffect;
    tell(m_keywords, keywords, QStringLiteral("<b>%1</b>").arg(keywords.toHtmlEscaped()),
         QStringLiteral("<a href=\"keywords\">%1</a>").arg(tr("Set keywords…")));
    tell(m_assumed, m_assumedSentence, m_assumedSentence.toHtmlEscaped(),
         QStringLiteral("<a href=\"heights\">%1</a>").arg(tr("Check…")));
    tell(m_hiddenRule, m_hiddenRuleSentence, m_hiddenRuleSentence.toHtmlEscaped(),
         QStringLiteral("<a href=\"rule\">%1</a>").arg(tr("Change…")));
    tell(m_states, m_statesSentence, m_statesSentence.toHtmlEscaped(),
         QStringLiteral("<a href=\"states\">%1</a>").arg(tr("Set states…")));
}

void VerdictCard::refreshOverrulings(const scenarios::Scenario& scenario) {
    std::vector<scenarios::PieceId> pieces;
    for (const auto& blocker : headlineOf(*m_verdict).blockedBy) {
        pieces.push_back(blocker.piece);
    }
    const QStringList names = namesApart(scenario, pieces);
    QMenu* menu = m_overrule->menu();
    menu->clear();
    menu->addAction(tr("Overrule this verdict…"), this, &VerdictCard::overruleRequested);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QString name = QString{names[static_cast<qsizetype>(i)]}.replace(u'&', QStringLiteral("&&"));
        menu->addAction(tr("Overrule %1…", "a piece that blocks").arg(name), this,
                        [this, piece = pieces[i]] { emit overrulePieceRequested(piece); });
    }
    if (canBeRevoked(*m_verdict)) {
        menu->addAction(tr("Revoke overruling"), this, &VerdictCard::revokeRequested);
    }
    // Without a second entry there is nothing to choose.
    const auto mode = menu->actions().size() < 2 ? QToolButton::DelayedPopup : QToolButton::MenuButtonPopup;
    if (mode != m_overrule->popupMode()) {
        m_overrule->setPopupMode(mode);
        // Qt keeps the size that the button had without its arrow, which would then take the place of the icon.
        m_overrule->setIcon(m_overrule->icon());
    }
}

/// Puts the cover beside the word if both fit in one line, else below.
void VerdictCard::placeCover() {
    m_cover->setVisible(!m_cover->text().isEmpty());
    const auto widthOf = [](const QLabel& label) {
        return QFontMetrics{label.font()}.horizontalAdvance(label.text()) + label.margin();
    };
    const int room = width() - 2 * kPageMargin - kMarkSide - kHeadlineGap;
    const bool isBeside = widthOf(*m_word) + kHeadlineGap + widthOf(*m_cover) + 2 <= room;
    m_headline->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_headline->setSpacing(isBeside ? kHeadlineGap : 0);
    m_headline->setAlignment(m_cover, isBeside ? Qt::AlignBottom : Qt::Alignment{});
    m_cover->setContentsMargins(0, 0, 0, isBeside ? kCoverRise : 0);
    m_cover->setWordWrap(!isBeside);
}

void VerdictCard::arrangeLengths() {
    constexpr int kGap = 14; // pixels beside each other
    const bool isWide = 2 * m_distance->sizeHint().width() > width() - 2 * kPageMargin;
    m_lengths->setDirection(isWide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_lengths->setSpacing(isWide ? 0 : kGap);
}

void VerdictCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeLengths();
    placeCover();
}

void VerdictCard::setFlip(const QString& sentence, bool isRunning) {
    m_isFlipping = isRunning;
    m_flip->setText(isRunning ? tr("Stop") : tr("Flip it"));
    setTextIfNew(m_flipText, unbroken(sentence));
    m_flipText->setVisible(!sentence.isEmpty());
}

void VerdictCard::setOpenViews(bool profile, bool proof) {
    m_profile->setChecked(profile);
    m_proof->setChecked(proof);
    offerProof();
}

void VerdictCard::offerProof() {
    m_proof->setVisible(m_proof->isChecked() || !m_verdict || scenarios::mayHavePicture(*m_verdict));
}

QString VerdictCard::word() const { return m_verdict ? m_word->text() : QString{}; }
QString VerdictCard::sentence() const {
    return m_verdict ? m_sentence : m_emptyText->text().isEmpty() ? m_emptyTitle->text() : m_emptyText->text();
}

void VerdictCard::color() {
    m_emptyMark->setPixmap(linePixmap(QStringLiteral("sight"), m_theme.textQuiet, 40, devicePixelRatioF()));
    m_bar->setColors(m_theme.clear.color, m_theme.blocked.color, m_theme.tooClose.color);
    if (!m_verdict) {
        return;
    }
    const QColor color = m_theme.style(m_look).color;
    m_mark->setPixmap(linePixmap(markIconName(m_kind), color, 40, devicePixelRatioF()));
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, color);
    m_word->setPalette(colored);
    m_overruled->setStyleSheet(
        QStringLiteral("QLabel { border: 2px dashed %1; padding: 1px 6px; color: %1; }").arg(color.name()));
}

void VerdictCard::announce(const QString& text) {
    if (text == m_announced) {
        return;
    }
    m_announced = text;
    setAccessibleName(text);
    QAccessibleEvent changed{this, QAccessible::NameChanged};
    QAccessible::updateAccessibility(&changed);
    QAccessibleEvent alert{this, QAccessible::Alert};
    QAccessible::updateAccessibility(&alert);
}

} // namespace sightline::app
