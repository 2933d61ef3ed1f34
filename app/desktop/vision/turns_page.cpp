#include "app/desktop/vision/turns_page.h"

#include "app/desktop/base/named.h"
#include "app/shared/text/vision_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

/// A side knows when turns begin and what its own models did.
bool isOf(const scenarios::TurnStep& step, const scenarios::Scenario& scenario, const scenarios::PlayerId& side) {
    const auto isOwn = [&](const scenarios::ModelState& state) {
        const scenarios::Model* model = scenario.model(state.model);
        model = model ? model : scenario.reserve(state.model);
        return model && model->player == side;
    };
    return step.what == u"turn" || (std::ranges::all_of(step.before, isOwn) && std::ranges::all_of(step.after, isOwn) &&
                                    step.structuresAfter.empty());
}

} // namespace

TurnsPage::TurnsPage(QWidget* parent)
    : QWidget{parent},
      m_slider{named("replaySlider", new QSlider{Qt::Horizontal})},
      m_position{named("replayPosition", new QLabel)},
      m_list{named("turnLog", new QListWidget)},
      m_back{named("replayBack", new QToolButton)},
      m_on{named("replayOn", new QToolButton)},
      m_end{named("replayEnd", new QToolButton)} {
    m_slider->setAccessibleName(tr("Steps of the game"));
    m_slider->setToolTip(
        tr("Show the table after each step, in the view chosen above; the table itself does not change"));
    m_slider->setPageStep(5);
    m_list->setAccessibleName(tr("Steps of the game"));
    m_list->setWordWrap(true);
    m_back->setText(tr("Step back"));
    m_on->setText(tr("Step forward"));
    m_end->setText(tr("Back to the table"));
    m_position->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    for (auto* button : {m_back, m_on, m_end}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_position);
    layout->addWidget(m_slider);
    layout->addLayout(buttons);
    layout->addWidget(m_list, 1);
    connect(m_slider, &QSlider::valueChanged, this, &TurnsPage::replayRequested);
    connect(m_back, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(m_on, &QToolButton::clicked, this, [this] { m_slider->setValue(m_slider->value() + 1); });
    connect(m_end, &QToolButton::clicked, this, &TurnsPage::replayEnded);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            emit replayRequested(m_list->item(row)->data(Qt::UserRole).toInt());
        }
    });
    refresh();
}

void TurnsPage::setLog(const scenarios::Scenario& scenario, const std::optional<scenarios::PlayerId>& shown) {
    const QSignalBlocker quiet{m_list};
    m_list->clear();
    const auto& log = scenario.vision->log;
    const auto add = [this](const QString& text, int count) {
        auto* item = new QListWidgetItem{text, m_list};
        item->setData(Qt::UserRole, count);
    };
    if (!log.empty()) {
        add(tr("Before the first step"), 0);
    }
    int count = 0;
    for (const scenarios::TurnStep& step : log) {
        ++count;
        if (shown && !isOf(step, scenario, *shown)) {
            continue; // what others did is theirs to tell
        }
        add(stepText(step, scenario), count);
    }
    m_count = static_cast<int>(log.size());
    refresh();
}

void TurnsPage::setReplayed(std::optional<int> count) {
    m_replayed = count;
    refresh();
}

void TurnsPage::refresh() {
    const QSignalBlocker quietSlider{m_slider};
    const QSignalBlocker quietList{m_list};
    const int at = m_replayed.value_or(m_count);
    m_slider->setRange(0, m_count);
    m_slider->setValue(at);
    m_slider->setEnabled(m_count > 0);
    m_back->setEnabled(at > 0);
    m_on->setEnabled(at < m_count);
    m_end->setEnabled(m_replayed.has_value());
    int row = -1;
    for (int i = 0; m_replayed && i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toInt() <= at) {
            row = i;
        }
    }
    m_list->setCurrentRow(row);
    m_position->setText(m_count == 0 ? tr("No moves yet. Each accepted move becomes a step here.")
                        : m_replayed ? tr("After step %1 of %2").arg(at).arg(m_count)
                                     : tr("%n steps; move the slider to review them.", nullptr, m_count));
}

void TurnsPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_replayed) {
        emit replayEnded();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace sightline::app
