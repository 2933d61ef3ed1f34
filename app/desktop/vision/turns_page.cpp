#include "app/desktop/vision/turns_page.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/flow_layout.h"
#include "app/shared/text/vision_text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <limits>

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
      m_end{named("replayEnd", new QToolButton)},
      m_elsewhere{named("replayElsewhere", new QToolButton)} {
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
    m_elsewhere->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_elsewhere->hide();
    auto* buttons = new FlowLayout{6, 4}; // as one row, they would widen the panel
    for (auto* button : {m_back, m_on, m_end}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        buttons->addWidget(button);
    }
    auto* layout = columnOf({m_position, m_slider, buttons, {m_list, 1}, m_elsewhere}, this);
    layout->setContentsMargins(8, 8, 8, 8);
    connect(m_elsewhere, &QToolButton::clicked, this, &TurnsPage::lookBackRequested);
    connect(m_slider, &QSlider::valueChanged, this, [this](int row) {
        if (row >= 0 && row < static_cast<int>(m_counts.size())) {
            emit replayRequested(m_counts[static_cast<std::size_t>(row)]);
        }
    });
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

std::vector<int> TurnsPage::listedSteps(const scenarios::Scenario& scenario,
                                        const std::optional<scenarios::PlayerId>& shown) {
    const auto& log = scenario.vision->log;
    std::vector<int> counts;
    if (!log.empty()) {
        counts.push_back(0);
    }
    int count = 0;
    for (const scenarios::TurnStep& step : log) {
        ++count;
        if (!shown || isOf(step, scenario, *shown)) { // what others did is theirs to tell
            counts.push_back(count);
        }
    }
    return counts;
}

void TurnsPage::setLog(const scenarios::Scenario& scenario, const std::optional<scenarios::PlayerId>& shown) {
    const QSignalBlocker quiet{m_list};
    m_list->clear();
    m_counts = listedSteps(scenario, shown);
    const auto& log = scenario.vision->log;
    for (const int count : m_counts) {
        auto* item = new QListWidgetItem{count == 0 ? tr("Before the first step")
                                                    : stepText(log[static_cast<std::size_t>(count - 1)], scenario),
                                         m_list};
        item->setData(Qt::UserRole, count);
    }
    refresh();
}

void TurnsPage::setReplayed(std::optional<int> count) {
    m_replayed = count;
    refresh();
}

void TurnsPage::setElsewhere(const QString& player) {
    for (QWidget* part : std::initializer_list<QWidget*>{m_slider, m_list, m_back, m_on, m_end}) {
        part->hide();
    }
    m_position->setText(tr("The steps of the game are in the judge’s window."));
    m_elsewhere->setText(tr("Look back as %1").arg(player));
    m_elsewhere->setToolTip(tr("Return to the judge’s window, and show the earlier steps as this player knew them"));
    m_elsewhere->show();
}

void TurnsPage::refresh() {
    const QSignalBlocker quietSlider{m_slider};
    const QSignalBlocker quietList{m_list};
    const int last = std::max(static_cast<int>(m_counts.size()) - 1, 0);
    const auto row = std::ranges::upper_bound(m_counts, m_replayed.value_or(std::numeric_limits<int>::max()));
    const int at = std::max(static_cast<int>(row - m_counts.begin()) - 1, 0);
    m_slider->setRange(0, last);
    m_slider->setValue(at);
    m_slider->setEnabled(last > 0);
    m_back->setEnabled(at > 0);
    m_on->setEnabled(at < last);
    m_end->setEnabled(m_replayed.has_value());
    m_list->setCurrentRow(m_replayed && !m_counts.empty() ? at : -1);
    m_position->setText(last == 0    ? tr("No moves yet. Each accepted move becomes a step here.")
                        : m_replayed ? tr("After step %1 of %2").arg(at).arg(last)
                                     : tr("%n steps; move the slider to review them.", nullptr, last));
}

void TurnsPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_replayed) {
        emit replayEnded();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace sightline::app
