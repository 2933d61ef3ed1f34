#include "app/desktop/vision/senses_page.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/sense_text.h"
#include "scenarios/rules/rule_set.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>

namespace sightline::app {

namespace {

constexpr int kWhy = 1; ///< the column of reasons

} // namespace

SensesPage::SensesPage(QAction* allPairs, QWidget* parent)
    : QWidget{parent},
      m_sentence{named("perceptionSentence", new QLabel)},
      m_tellers{named("perceptionTellers", new QLabel)},
      m_lines{named("perceptionLines", new QLabel)},
      m_list{named("perceptionList", new QTreeWidget)} {
    m_sentence->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    m_sentence->setFont(bold);
    m_tellers->setWordWrap(true);
    m_lines->setWordWrap(true);
    m_list->setAccessibleName(tr("Senses"));
    m_list->setHeaderLabels({tr("Sense"), tr("Why")});
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    m_list->setAlternatingRowColors(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // a row may be higher than a low list
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    connect(
        m_list->header(), &QHeaderView::sectionResized, this,
        [this](int section) {
            if (section == kWhy) {
                fitRowHeights(*m_list, {kWhy});
            }
        },
        Qt::QueuedConnection); // the list is being laid out
    auto* all = new QToolButton;
    all->setDefaultAction(allPairs);
    auto* layout = columnOf({m_sentence, {m_list, 1}, m_lines, m_tellers, all}, this);
    layout->setContentsMargins(8, 8, 8, 8);
    forget();
}

void SensesPage::forget() {
    m_run.forget();
    m_perception.reset();
    m_list->clear();
    m_tellers->clear();
    m_lines->clear();
    m_sentence->setText(tr("Choose an observer and a target: press L, then click both."));
}

void SensesPage::ask(const scenarios::Scenario& scenario,
                     const std::optional<scenarios::ModelId>& observer,
                     const std::optional<scenarios::ModelId>& target) {
    const auto rules = scenarios::ruleSetOf(scenario);
    if (!observer || !target || !rules) {
        forget();
        return;
    }
    m_run.start(
        [scenario, rules = *rules, observer = *observer, target = *target](const std::stop_token&) {
            return scenarios::perceives(scenarios::SenseTable{scenarios::PreparedTable{scenario, rules}}, observer,
                                        target);
        },
        [this, scenario](const scenarios::Perception& perception) { show(scenario, perception); });
}

void SensesPage::show(const scenarios::Scenario& scenario, const scenarios::Perception& perception) {
    m_perception = perception;
    m_sentence->setText(perceptionSentence(perception, scenario));
    m_list->clear();
    // First what proves contact.
    for (const bool proves : {true, false}) {
        for (const scenarios::SenseAnswer& answer : perception.senses) {
            if (answer.proves == proves) {
                auto* row = new QTreeWidgetItem{
                    m_list,
                    {proves ? tr("✓ %1", "a sense that proves contact").arg(senseTitle(answer.sense))
                            : tr("– %1", "a sense that does not").arg(senseTitle(answer.sense)),
                     senseSentence(answer.why, scenario)}};
                row->setToolTip(kWhy, row->text(kWhy));
                QFont face = font();
                face.setBold(proves);
                row->setFont(0, face);
            }
        }
    }
    fitRowHeights(*m_list, {kWhy});
    m_lines->setText(linesText(perception));
    m_lines->setVisible(!m_lines->text().isEmpty());
    m_tellers->setText(tellersText(perception, scenario).join(QLatin1Char{'\n'}));
    m_tellers->setVisible(!m_tellers->text().isEmpty());
}

} // namespace sightline::app
