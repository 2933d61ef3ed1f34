#include "app/desktop/dialogs/open_ends_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace sightline::app {

OpenEndsDialog::OpenEndsDialog(ScenarioDocument& document, TableState& state, QWidget* parent)
    : QDialog{parent}, m_document{document}, m_state{state} {
    setObjectName(QStringLiteral("openEndsDialog"));
    setWindowTitle(tr("Find open ends"));
    m_count = new QLabel;
    m_count->setWordWrap(true);
    m_list = named("openEnds", new QListWidget);
    m_list->setAccessibleName(tr("Wall ends that almost touch something"));
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Close};
    m_closers = {named("closeGap", buttons->addButton(tr("Close this &gap"), QDialogButtonBox::ActionRole)),
                 named("closeAllGaps", buttons->addButton(tr("Close &all gaps"), QDialogButtonBox::ActionRole))};
    columnOf({m_count, {m_list, 1}, buttons}, this);
    resize(520, 320);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_closers.front(), &QPushButton::clicked, this, [this] { closeEnds(false); });
    connect(m_closers.back(), &QPushButton::clicked, this, [this] { closeEnds(true); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row < static_cast<int>(m_ends.size())) {
            m_state.setSelection({m_ends[static_cast<std::size_t>(row)].piece});
        }
    });
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &OpenEndsDialog::refresh);
    refresh();
}

void OpenEndsDialog::refresh() {
    const scenarios::Scenario& scenario = m_document.scenario();
    auto ends = scenarios::openEndsOf(scenario, scenarios::kOpenEndGap);
    if (ends == m_ends && m_list->count() == static_cast<int>(ends.size()) && !ends.empty()) {
        return;
    }
    m_ends = std::move(ends);
    const int row = m_list->currentRow();
    m_list->clear();
    for (const auto& open : m_ends) {
        m_list->addItem(tr("%1 ends at %2, %3 from %4")
                            .arg(nameOf(scenario, open.piece), samplePointText(open.end),
                                 boundText(open.gap.millimeters()), nameOf(scenario, open.other)));
    }
    m_list->setCurrentRow(std::min(std::max(row, 0), m_list->count() - 1));
    m_count->setText(m_ends.empty() ? tr("There are no gaps left.")
                                    : tr("Light passes through these gaps, though they look closed.", nullptr,
                                         static_cast<int>(m_ends.size())));
    for (auto* button : m_closers) {
        button->setEnabled(!m_ends.empty());
    }
}

void OpenEndsDialog::closeEnds(bool all) {
    scenarios::Scenario next = m_document.scenario();
    const auto row = static_cast<std::size_t>(std::max(0, m_list->currentRow()));
    for (std::size_t i = 0; i < m_ends.size(); ++i) {
        if (all || i == row) {
            next = scenarios::withEndClosed(next, m_ends[i]);
        }
    }
    if (next == m_document.scenario()) {
        emit statusText(tr(
            "The gap could not be closed: the wall cannot be changed this way. Move its end with the Corners tool."));
        return;
    }
    m_document.edit(all ? tr("Close gaps") : tr("Close gap"), std::move(next));
}

} // namespace sightline::app
