#include "app/desktop/panels/target_list.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/shared/painting/sight_label.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/judge/headline.h"

#include <QLabel>
#include <QTreeWidget>

#include <algorithm>
#include <tuple>

namespace sightline::app {

namespace {

enum Column { kName, kVerdict, kDistance, kClearance };

} // namespace

TargetList::TargetList(QWidget* parent) : QWidget{parent} {
    m_summary = named("targetSummary", new QLabel);
    m_summary->setWordWrap(true);
    m_list = flatList("targetList", tr("All enemies of the observer"),
                      {tr("Target"), tr("Verdict"), tr("Distance"), tr("Clearance")});
    stretchFirstColumn(*m_list);

    auto* layout = columnOf({m_summary, {m_list, 1}}, this);
    layout->setContentsMargins(8, 8, 8, 8);

    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && !m_filling) {
            emit targetRequested({item->data(kName, Qt::UserRole).toString()});
        }
    });
}

void TargetList::setTheme(const Theme& theme) {
    m_theme = theme;
    m_marks.forget();
}

void TargetList::showVerdicts(const std::vector<scenarios::Verdict>& verdicts,
                              const scenarios::Scenario& scenario,
                              const std::optional<scenarios::ModelId>& focus) {
    std::vector<const scenarios::Verdict*> sorted;
    sorted.reserve(verdicts.size());
    for (const auto& verdict : verdicts) {
        sorted.push_back(&verdict);
    }
    std::ranges::stable_sort(sorted, {}, [](const scenarios::Verdict* verdict) {
        return std::tuple{verdict->ruling.visible ? 0 : 1, verdict->distance};
    });

    m_filling = true;
    m_list->setUpdatesEnabled(false);
    // Rows are filled anew in place, so that the scroll position and the keyboard stay where they are during a drag.
    setRowCount(*m_list, static_cast<int>(sorted.size()), {kDistance, kClearance});
    int seen = 0;
    QTreeWidgetItem* current = nullptr;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const auto& verdict = *sorted[i];
        auto* item = m_list->topLevelItem(static_cast<int>(i));
        const VerdictKind kind = kindOf(scenario, verdict);
        const VerdictLook look = lookOf(scenario, verdict);
        item->setText(kName, nameOf(scenario, verdict.target));
        item->setData(kName, Qt::UserRole, verdict.target.value);
        item->setText(kVerdict, verdictShort(kind));
        item->setForeground(kVerdict, m_theme.style(look).color);
        // Icons are never the same to a list.
        if (const QIcon icon = m_marks.of(kind, m_theme.style(look).color, *this);
            item->icon(kVerdict).cacheKey() != icon.cacheKey()) {
            item->setIcon(kVerdict, icon);
        }
        const auto headline = headlineOf(verdict);
        item->setText(kDistance, distanceText(verdict));
        item->setText(kClearance,
                      headline.clearanceMillimeters ? widthText(*headline.clearanceMillimeters) : QStringLiteral("–"));
        const QString why = whySentence(verdict, scenario);
        item->setToolTip(kName, why);
        item->setToolTip(kVerdict, why);
        seen += verdict.ruling.visible ? 1 : 0;
        if (focus && verdict.target == *focus) {
            current = item;
        }
    }
    m_list->setCurrentItem(current);
    fitColumns(*m_list);
    m_list->setUpdatesEnabled(true);
    m_filling = false;
    m_summary->setText(verdicts.empty()
                           ? tr("There is no model of another player on the table. Place one from the palette.")
                           : tr("%1 sees %2 of %3.")
                                 .arg(nameOf(scenario, verdicts.front().observer), QString::number(seen),
                                      modelCount(verdicts.size())));
    m_list->show();
}

void TargetList::showEmpty(const QString& why) {
    m_filling = true;
    m_list->clear();
    fitColumns(*m_list);
    m_filling = false;
    m_summary->setText(why);
}

QStringList TargetList::names() const {
    QStringList names;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        names.append(m_list->topLevelItem(i)->text(kName));
    }
    return names;
}

} // namespace sightline::app
