#include "app/desktop/rules/comparison_window.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/rules/difference_list.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/shared/text/comparison_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/output/comparison_io.h"
#include "scenarios/rules/editions.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <optional>

namespace sightline::app {

namespace {

/// The rule set to compare with at first: the edition of the same game before this one, or the next; without any, the
/// next simpler rule set.
QString anotherThan(const std::optional<scenarios::RuleSet>& rules) {
    if (const auto* edition = rules ? scenarios::otherEditionOf(*rules) : nullptr) {
        return edition->id;
    }
    return rules && rules->id == u"plan" ? QStringLiteral("height-tags") : QStringLiteral("plan");
}

} // namespace

ComparisonWindow::ComparisonWindow(
    ScenarioDocument& document, TableState& state, TableScene& scene, const RuleLibrary& library, QWidget* parent)
    : QDialog{parent}, m_document{document}, m_scene{scene}, m_comparer{document} {
    setObjectName(QStringLiteral("comparisonWindow"));
    setWindowTitle(tr("Compare rule sets"));
    resize(860, 560);
    m_a = named("comparisonA", new RuleSetBox{&library});
    m_b = named("comparisonB", new RuleSetBox{&library});
    for (auto* box : {m_a, m_b}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(24);
        connect(box, &QComboBox::currentIndexChanged, this, &ComparisonWindow::compare);
    }
    auto* labelA = new QLabel{tr("&A")};
    labelA->setBuddy(m_a);
    auto* labelB = new QLabel{tr("&B")};
    labelB->setBuddy(m_b);
    auto* swap = named("comparisonSwap", new QPushButton{tr("S&wap")});
    swap->setAutoDefault(false);
    m_headline = named("comparisonHeadline", new QLabel);
    m_headline->setWordWrap(true);
    QFont bold = m_headline->font();
    bold.setBold(true);
    m_headline->setFont(bold);
    const RunProgress progress = makeRunProgress(tr("S&top"), QStringLiteral("comparisonStop"));
    m_progress = progress.bar;
    m_stop = progress.stop;
    m_list = new DifferenceList;
    m_draws = named("comparisonDraws", new QCheckBox{tr("&Draw on the table")});
    m_draws->setChecked(true);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_copy = named("comparisonCopy", buttons->addButton(tr("&Copy as CSV"), QDialogButtonBox::ActionRole));
    m_copy->setAutoDefault(false);

    columnOf({rowOf({labelA, {m_a, 1}, swap, labelB, {m_b, 1}}),
              rowOf({{m_headline, 1}, m_progress, m_stop}),
              {m_list, 1},
              rowOf({m_draws, {buttons, 1}})},
             this);

    connect(swap, &QPushButton::clicked, this, [this] {
        const auto choice = m_a->choice();
        const QString name = m_a->currentText();
        m_a->setChoice(m_b->choice(), m_b->currentText());
        m_b->setChoice(choice, name);
        compare();
    });
    connect(m_stop, &QPushButton::clicked, &m_comparer, &RuleComparer::stop);
    connect(m_copy, &QPushButton::clicked, this, &ComparisonWindow::copy);
    connect(m_draws, &QCheckBox::toggled, this, &ComparisonWindow::draw);
    connect(m_list, &DifferenceList::pictureChanged, this, &ComparisonWindow::draw);
    connect(m_list, &DifferenceList::pairChosen, this,
            [&state](const scenarios::ModelId& observer, const scenarios::ModelId& target) {
                state.setObserver(observer);
                state.setTarget(target);
            });
    connect(&document, &ScenarioDocument::scenarioChanged, this, &ComparisonWindow::draw);
    connect(&m_comparer, &RuleComparer::began, this, [this] {
        m_progress->setRange(0, 0);
        m_progress->show();
        m_stop->show();
    });
    connect(&m_comparer, &RuleComparer::progressed, this, [this](int done, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
    connect(&m_comparer, &RuleComparer::ended, this, &ComparisonWindow::showResult);

    const auto& choice = document.scenario().rules;
    const auto now = scenarios::ruleSetOf(document.scenario());
    m_a->setChoice(choice, tr("%1 (of this file)").arg(now ? shippedText(now->name) : tr("an invalid rule set")));
    m_b->setChoice(anotherThan(now ? std::optional{*now} : std::nullopt));
}

ComparisonWindow::~ComparisonWindow() { m_list->disconnect(this); }

void ComparisonWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    compare();
}

void ComparisonWindow::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    m_comparer.setRules({}, {});
    draw();
}

void ComparisonWindow::compare() {
    if (!isVisible()) {
        return;
    }
    auto a = m_a->rules();
    auto b = m_b->rules();
    if (!a || !b) {
        m_headline->setText(tr("Invalid rule set: %1").arg(a ? m_b->currentText() : m_a->currentText()));
        m_list->clear();
    } else if (*a == *b) {
        m_headline->setText(tr("A and B are the same rule set. Choose another one for A or B."));
        m_list->clear();
        m_copy->setEnabled(false);
        m_progress->hide();
        m_stop->hide();
        m_comparer.setRules({}, {});
        draw();
        return;
    }
    m_comparer.setRules(std::move(a), std::move(b));
}

void ComparisonWindow::showResult() {
    m_progress->hide();
    m_stop->hide();
    m_headline->setText(comparisonHeadline(*m_comparer.result()));
    m_copy->setEnabled(!m_comparer.result()->differences.empty());
    m_list->show(m_comparer.result(), m_comparer.scenario(), m_a->currentText(), m_b->currentText());
}

void ComparisonWindow::draw() {
    m_scene.show(isVisible() && m_draws->isChecked() ? m_list->picture(m_document.scenario()) : DifferenceView{});
}

void ComparisonWindow::copy() const {
    scenarios::RuleComparison shown = *m_comparer.result();
    shown.differences.clear();
    for (const auto* difference : m_list->shown()) {
        shown.differences.push_back(*difference);
    }
    QGuiApplication::clipboard()->setText(QString::fromUtf8(scenarios::comparisonCsv(shown)));
}

} // namespace sightline::app
