#include "app/desktop/vision/perception_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/search_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/sense_text.h"
#include "scenarios/rules/rule_set.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

#include <cstddef>

namespace sightline::app {

namespace {

constexpr std::size_t kMaxShares = 200; ///< of the work, that the bar is told of

constexpr int kWidestColumn = 300; ///< in pixels

enum Column { kObserver, kTarget, kContact, kSenses, kDistance, kLight, kColumns };

} // namespace

PerceptionDialog::PerceptionDialog(scenarios::Scenario scenario, QWidget* parent)
    : QDialog{parent},
      m_scenario{std::move(scenario)},
      m_summary{new QLabel},
      m_words{searchLine("", tr("Search models and senses"))},
      m_list{flatList("perceptionPairs",
                      tr("Pairs of models"),
                      {tr("Observer"), tr("Target"), tr("Contact"), tr("Senses"), tr("Distance"), tr("Light")})},
      m_copy{new QPushButton{tr("&Copy as text")}},
      m_progress{makeRunProgress(tr("&Stop"), QStringLiteral("perceptionStop"))} {
    setObjectName(QStringLiteral("perceptionDialog"));
    setWindowTitle(tr("Who perceives whom"));
    resize(860, 560);
    m_summary->setWordWrap(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder);
    m_columns = new ListColumns{*m_list, kWidestColumn};
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    columnOf({m_summary, m_words, {m_list, 1}, rowOf({{m_progress.bar, 1}, m_progress.stop}), buttons}, this);
    m_copy->setEnabled(false);
    connect(m_copy, &QPushButton::clicked, this, &PerceptionDialog::copy);
    connect(m_words, &QLineEdit::textChanged, this, &PerceptionDialog::search);
    connect(m_progress.stop, &QPushButton::clicked, &m_run, &LatestTask::stop);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        emit pairRequested({item->data(kObserver, Qt::UserRole).toString()},
                           {item->data(kTarget, Qt::UserRole).toString()});
    });

    const auto rules = scenarios::ruleSetOf(m_scenario);
    if (!rules) {
        m_summary->setText(tr("The rule set of this table is invalid. Choose another one."));
        return;
    }
    m_summary->setText(tr("Checking all pairs of opposing models…"));
    m_progress.bar->setRange(0, 0);
    m_progress.bar->show();
    m_progress.stop->show();
    connect(&m_run, &LatestTask::progressed, this, [this](int done, int all) {
        m_progress.bar->setRange(0, all);
        m_progress.bar->setValue(done);
        m_summary->setText(tr("%1 of %2 pairs checked…").arg(done).arg(all));
    });
    struct Found {
        std::vector<scenarios::Perception> perceptions;
        bool isWhole = true;
    };
    m_run.start(
        [table = m_scenario, rules = *rules](const std::stop_token& stop, const LatestTask::Progress& reportProgress) {
            Found found;
            const auto reportShares = [&reportProgress, told = std::size_t{0}](std::size_t done,
                                                                               std::size_t all) mutable {
                if (done == all || (done - told) * kMaxShares >= all) {
                    told = done;
                    reportProgress(static_cast<int>(done), static_cast<int>(all));
                }
            };
            found.perceptions = scenarios::perceptionsOf(scenarios::SenseTable{scenarios::PreparedTable{table, rules}},
                                                         stop, reportShares);
            found.isWhole = !stop.stop_requested();
            return found;
        },
        [this](const Found& found) {
            m_progress.bar->hide();
            m_progress.stop->hide();
            fill(found.perceptions);
            if (!found.isWhole) {
                m_summary->setText(tr("Stopped after %n pairs.", nullptr, static_cast<int>(found.perceptions.size())));
            }
        });
}

void PerceptionDialog::fill(const std::vector<scenarios::Perception>& perceptions) {
    m_list->setSortingEnabled(false);
    QList<QTreeWidgetItem*> rows;
    int contacts = 0;
    for (const scenarios::Perception& perception : perceptions) {
        auto* row = new QTreeWidgetItem;
        row->setText(kObserver, nameOf(m_scenario, scenarios::AnyId{perception.observer}));
        row->setText(kTarget, nameOf(m_scenario, scenarios::AnyId{perception.target}));
        row->setData(kObserver, Qt::UserRole, perception.observer.value);
        row->setData(kTarget, Qt::UserRole, perception.target.value);
        row->setText(kContact, !perception.isContact()  ? tr("none", "contact")
                               : perception.isOutline() ? tr("outline")
                               : perception.isSure()    ? tr("certain")
                                                        : tr("uncertain", "contact"));
        row->setText(kSenses, perception.isContact()
                                  ? sensesText(perception.proof)
                                  : senseSentence(perception.answer(scenarios::Sense::Visual).why, m_scenario));
        row->setToolTip(kSenses, perceptionSentence(perception, m_scenario));
        row->setText(kDistance, perception.distance ? lengthText(*perception.distance) : QString{});
        row->setText(kLight, perception.light ? lightText(*perception.light) : QString{});
        contacts += perception.isContact() ? 1 : 0;
        rows << row;
    }
    m_list->clear();
    m_list->addTopLevelItems(rows);
    m_list->setSortingEnabled(true);
    m_columns->fit();
    m_copy->setEnabled(!rows.isEmpty());
    m_summary->setText(
        rows.isEmpty()
            ? m_scenario.vision && !m_scenario.vision->knownBy.isEmpty()
                  ? tr("No models of different players in sight.")
                  : tr("No models of different players on the table.")
            : tr("Pairs in contact: %1 of %2. Press Enter on a row to show the pair.").arg(contacts).arg(rows.size()));
    search(m_words->text());
}

void PerceptionDialog::search(const QString& words) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* row = m_list->topLevelItem(i);
        const bool matches = row->text(kObserver).contains(words, Qt::CaseInsensitive) ||
                             row->text(kTarget).contains(words, Qt::CaseInsensitive) ||
                             row->text(kSenses).contains(words, Qt::CaseInsensitive);
        row->setHidden(!matches);
    }
}

void PerceptionDialog::copy() const {
    QStringList lines;
    const auto line = [](const auto& text) {
        QStringList cells;
        for (int column = 0; column < kColumns; ++column) {
            cells << text(column);
        }
        return cells.join(QLatin1Char{'\t'});
    };
    lines << line([this](int column) { return m_list->headerItem()->text(column); });
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        if (const auto* row = m_list->topLevelItem(i); !row->isHidden()) {
            lines << line([row](int column) { return row->text(column); });
        }
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char{'\n'}));
}

} // namespace sightline::app
