#include "app/desktop/design/study_page.h"

#include "app/desktop/base/latest_task.h"
#include "app/desktop/design/distribution_chart.h"
#include "app/desktop/design/sheet_view.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/run_progress.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>

namespace sightline::app {

StudyPage::StudyPage(const QString& name, const QString& explanation, QWidget* parent)
    : QWidget{parent},
      m_form{new QFormLayout},
      m_buttons{new QHBoxLayout},
      m_sentence{new QLabel},
      m_sheets{new SheetView{name}},
      m_chart{new DistributionChart{name}} {
    auto* words = new QLabel{explanation};
    words->setWordWrap(true);
    m_sentence->setObjectName(name + QStringLiteral("Answer"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sentence->hide();
    QFont bold = m_sentence->font();
    bold.setBold(true);
    m_sentence->setFont(bold);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const RunProgress progress = makeRunProgress(tr("Cance&l"), name + QStringLiteral("Stop"));
    m_bar = progress.bar;
    m_bar->setObjectName(name + QStringLiteral("Bar"));
    tellTimeLeft(*m_bar);
    m_stop = progress.stop;
    columnOf({words, m_form, m_buttons, rowOf({{m_bar, 1}, m_stop}), m_sentence, m_chart, {m_sheets, 1}}, this);
    connect(m_stop, &QPushButton::clicked, this, &StudyPage::stopRequested);
}

void StudyPage::setStopWords(const QString& text, const QString& tip) {
    m_stop->setText(text);
    m_stop->setToolTip(tip);
}

void StudyPage::addWideRow(const QString& name, QWidget* field) {
    auto* label = new QLabel{name};
    label->setBuddy(field);
    m_form->addRow(label);
    m_form->addRow(field);
}

void StudyPage::setSentence(const QString& sentence) {
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

void StudyPage::setProgress(std::optional<std::pair<int, int>> done) { showProgress({m_bar, m_stop}, done); }

void StudyPage::follow(LatestTask& task) {
    const auto begin = [this] {
        if (m_bar->isHidden()) {
            setProgress(std::pair{0, 1000}); // not told yet
        }
    };
    if (task.isSlow()) {
        begin();
    }
    connect(this, &StudyPage::stopRequested, &task, &LatestTask::stop);
    connect(&task, &LatestTask::becameSlow, this, begin);
    connect(&task, &LatestTask::progressed, this, [this, &task](int done, int all) {
        if (task.isSlow()) {
            setProgress(std::pair{done, all});
        }
    });
}

void StudyPage::showResult() {
    for (QWidget* up = parentWidget(); up; up = up->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(up)) {
            // After the layout made room for it; the chart below it comes along as far as there is room.
            QMetaObject::invokeMethod(
                m_sentence,
                [this, area] {
                    area->ensureWidgetVisible(m_chart->isHidden() ? static_cast<QWidget*>(m_sentence) : m_chart);
                    area->ensureWidgetVisible(m_sentence);
                },
                Qt::QueuedConnection);
            return;
        }
    }
}

void StudyPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit opened();
}

} // namespace sightline::app
