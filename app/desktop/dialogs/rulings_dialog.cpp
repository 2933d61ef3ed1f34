#include "app/desktop/dialogs/rulings_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/edits/overruling_edits.h"

#include <QDateTime>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace sightline::app {

namespace {

enum Column { kAbout, kDecision, kRules, kJudge, kNote, kTime, kColumns };

constexpr int kWidestColumn = 320; ///< in pixels; longer texts go on in the next line

/// Item role: index among the decisions of its kind.
constexpr int kIndex = Qt::UserRole;
constexpr int kIsWall = Qt::UserRole + 1;

QString timeText(const QString& iso) {
    const QDateTime time = QDateTime::fromString(iso, Qt::ISODate);
    return time.isValid() ? QLocale{}.toString(time.toLocalTime(), QLocale::ShortFormat) : iso;
}

} // namespace

RulingsDialog::RulingsDialog(ScenarioDocument& document, TableState& state, QWidget* parent)
    : QDialog{parent}, m_document{document}, m_state{state} {
    setWindowTitle(tr("Judge’s rulings"));
    setObjectName(QStringLiteral("rulingsDialog"));
    resize(940, 340);
    m_list = named("rulingsList", new QTreeWidget);
    m_list->setAccessibleName(tr("What a judge decided on this table"));
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setWordWrap(true);
    m_list->setColumnCount(kColumns);
    m_list->header()->setStretchLastSection(false);
    m_list->viewport()->installEventFilter(this);
    m_empty = new QLabel{tr("No verdict or wall is overruled on this table. Choose an observer and a target, then "
                            "“Overrule this verdict”.")};
    m_empty->setWordWrap(true);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_show = buttons->addButton(tr("&Show the pair"), QDialogButtonBox::ActionRole);
    m_lift = named("rulingsLift", buttons->addButton(tr("&Revoke"), QDialogButtonBox::ActionRole));
    m_lift->setToolTip(tr("Restores the answer of the rule set; can be undone"));
    columnOf({m_empty, {m_list, 1}, buttons}, this);
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, &RulingsDialog::fill);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RulingsDialog::refreshButtons);
    connect(m_list, &QTreeWidget::itemActivated, this, &RulingsDialog::showPair);
    connect(m_lift, &QPushButton::clicked, this, &RulingsDialog::lift);
    connect(m_show, &QPushButton::clicked, this, &RulingsDialog::showPair);
    fill();
}

// A list that goes still tells which row is current.
RulingsDialog::~RulingsDialog() { m_list->disconnect(this); }

void RulingsDialog::fill() {
    const auto& scenario = m_document.scenario();
    const int current = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    const auto pairText = [&](const scenarios::SightPair& pair) {
        return tr("%1 → %2").arg(nameOf(scenario, pair.observer), nameOf(scenario, pair.target));
    };
    const auto lapsedText = [](scenarios::Lapse lapse, const QString& decision) {
        switch (lapse) {
        case scenarios::Lapse::None: break;
        case scenarios::Lapse::ModelsMoved:
            return tr("%1 (lapsed: a model has moved since)", "a decision").arg(decision);
        case scenarios::Lapse::TerrainChanged:
            return tr("%1 (lapsed: the terrain between the two has changed since)", "a decision").arg(decision);
        }
        return decision;
    };
    const auto add = [&](std::size_t index, bool isWall, const QString& about, const QString& decision,
                         const QString& rules, const scenarios::JudgeNote& by) {
        auto* item = new QTreeWidgetItem{
            {about, decision, rules.isEmpty() ? tr("any rule set") : rules, by.judge, by.note, timeText(by.time)}};
        item->setData(kAbout, kIndex, static_cast<int>(index));
        item->setData(kAbout, kIsWall, isWall);
        item->setIcon(kAbout, lineIcon(isWall ? QStringLiteral("wall") : QStringLiteral("gavel")));
        for (int column = 0; column < kColumns; ++column) {
            item->setToolTip(column, item->text(column));
        }
        m_list->addTopLevelItem(item);
    };
    for (std::size_t i = 0; i < scenario.overrulings.size(); ++i) {
        const auto& overruling = scenario.overrulings[i];
        const QString decision = overrulingText(overruling);
        add(i, false, pairText(overruling.pair), lapsedText(scenarios::lapseOf(overruling, scenario), decision),
            overruling.rules, overruling.by);
    }
    for (std::size_t i = 0; i < scenario.wallRulings.size(); ++i) {
        const auto& ruling = scenario.wallRulings[i];
        add(i, true, ruling.pair ? pairText(*ruling.pair) : tr("all pairs"), meaningText(ruling, scenario),
            ruling.rules, ruling.by);
    }
    const int count = m_list->topLevelItemCount();
    m_empty->setVisible(count == 0);
    m_list->setVisible(count > 0);
    fitColumns();
    if (count > 0) {
        m_list->setCurrentItem(m_list->topLevelItem(std::clamp(current, 0, count - 1)));
    }
    refreshButtons();
}

void RulingsDialog::fitColumns() {
    wrapColumns(*m_list, {tr("About"), tr("Decision"), tr("Rule set"), tr("Judge"), tr("Note"), tr("When")},
                kWidestColumn);
}

bool RulingsDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
    }
    return QDialog::eventFilter(watched, event);
}

void RulingsDialog::refreshButtons() {
    const auto* item = m_list->currentItem();
    m_lift->setEnabled(item != nullptr);
    const bool isForAll =
        item && item->data(kAbout, kIsWall).toBool() &&
        !m_document.scenario().wallRulings[static_cast<std::size_t>(item->data(kAbout, kIndex).toInt())].pair;
    m_show->setEnabled(item && !isForAll);
}

void RulingsDialog::lift() {
    const auto* item = m_list->currentItem();
    if (!item) {
        return;
    }
    const auto index = static_cast<std::size_t>(item->data(kAbout, kIndex).toInt());
    if (item->data(kAbout, kIsWall).toBool()) {
        m_document.edit(tr("Revoke wall ruling"), scenarios::withWallRulingLifted(m_document.scenario(), index));
    } else {
        m_document.edit(tr("Revoke overruling"), scenarios::withOverrulingLifted(m_document.scenario(), index));
    }
}

void RulingsDialog::showPair() {
    const auto* item = m_list->currentItem();
    if (!item || !m_show->isEnabled()) {
        return;
    }
    const auto index = static_cast<std::size_t>(item->data(kAbout, kIndex).toInt());
    const auto& scenario = m_document.scenario();
    const scenarios::SightPair pair =
        item->data(kAbout, kIsWall).toBool() ? *scenario.wallRulings[index].pair : scenario.overrulings[index].pair;
    m_state.setObserver(pair.observer);
    m_state.setTarget(pair.target);
}

} // namespace sightline::app
