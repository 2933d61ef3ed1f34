#include "app/desktop/rules/difference_list.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/shared/text/comparison_text.h"
#include "app/shared/text/verdict_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QTreeWidget>

namespace sightline::app {

namespace {

using scenarios::RulingDifference;

enum Column { kMark, kFrom, kTo, kGeometry, kRulingA, kRulingB, kDiffers };

constexpr int kWidestColumn = 220; ///< in pixels

QString geometryText(const RulingDifference& difference) {
    const QString a = geometryRow(difference.a);
    const QString b = geometryRow(difference.b);
    return difference.a.visible() == difference.b.visible() ? a : DifferenceList::tr("A: %1; B: %2").arg(a, b);
}

/// One side of the pair in front, as rich text.
QString sideText(const QString& letter,
                 const QString& name,
                 const scenarios::Verdict& verdict,
                 const std::vector<scenarios::Reason>& only,
                 const scenarios::Scenario& scenario) {
    QString text =
        QStringLiteral("<b>%1 · %2</b>: %3").arg(letter, name.toHtmlEscaped(), rulingSummary(verdict).toHtmlEscaped());
    for (const auto& reason : only) {
        text += QStringLiteral("<br>&nbsp;&nbsp;– %1").arg(reasonInWords(reason, scenario).toHtmlEscaped());
    }
    return text;
}

} // namespace

DifferenceList::DifferenceList(QWidget* parent) : QWidget{parent} {
    m_filter = named("differenceFilter", new QLineEdit);
    m_filter->setPlaceholderText(tr("Filter by model, unit, player or rule line"));
    m_filter->setClearButtonEnabled(true);
    m_kind = named("differenceKind", new QComboBox);
    m_kind->setAccessibleName(tr("Differences to show"));
    m_kind->addItem(tr("All differences"), -1);
    m_kind->addItem(tr("A: seen only under A"), static_cast<int>(DifferenceKind::OnlyA));
    m_kind->addItem(tr("B: seen only under B"), static_cast<int>(DifferenceKind::OnlyB));
    m_kind->addItem(tr("C: cover"), static_cast<int>(DifferenceKind::Cover));
    m_kind->addItem(tr("≠: anything else"), static_cast<int>(DifferenceKind::Other));
    m_list = flatList("differenceList", tr("Pairs that are ruled differently"),
                      {QString{}, tr("Observer"), tr("Target"), tr("Geometry"), tr("A"), tr("B"), tr("Difference")});
    m_list->setSortingEnabled(false);
    m_list->setMinimumHeight(80);
    m_columns = new ListColumns{*m_list, kWidestColumn};
    m_detail = named("differenceDetail", new QLabel);
    m_detail->setWordWrap(true);
    m_detail->setTextFormat(Qt::RichText);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_detail->setContentsMargins(4, 4, 4, 4);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_detail);
    scroll->setMinimumHeight(5 * fontMetrics().lineSpacing());

    auto* layout = columnOf({rowOf({{m_filter, 1}, m_kind}), {m_list, 3}, {scroll, 1}}, this);
    layout->setContentsMargins(0, 0, 0, 0);

    connect(m_filter, &QLineEdit::textChanged, this, &DifferenceList::fill);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &DifferenceList::fill);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        if (m_filling) {
            return;
        }
        showDetail();
        emit pictureChanged();
        if (const auto* chosen = front()) {
            emit pairChosen(chosen->a.observer, chosen->a.target);
        }
    });
    showDetail();
}

void DifferenceList::show(std::shared_ptr<const scenarios::RuleComparison> comparison,
                          scenarios::Scenario scenario,
                          const QString& nameA,
                          const QString& nameB) {
    const std::optional before =
        front() ? std::optional{std::pair{front()->a.observer, front()->a.target}} : std::nullopt;
    m_comparison = std::move(comparison);
    m_scenario = std::move(scenario);
    m_nameA = nameA;
    m_nameB = nameB;
    fill();
    if (before) {
        const QScopedValueRollback filling{m_filling, true};
        const auto rows = shown();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i]->a.observer == before->first && rows[i]->a.target == before->second) {
                m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(i)));
            }
        }
        showDetail();
    }
    emit pictureChanged();
}

void DifferenceList::clear() {
    m_comparison.reset();
    fill();
}

bool DifferenceList::isMeant(const RulingDifference& difference) const {
    const int kind = m_kind->currentData().toInt();
    if (kind >= 0 && kind != static_cast<int>(kindOf(difference))) {
        return false;
    }
    QStringList words;
    for (const auto& id : {difference.a.observer, difference.a.target}) {
        const auto* model = m_scenario.model(id);
        words << id.value << nameOf(m_scenario, id);
        if (model) {
            words << model->unit << nameOf(m_scenario, model->player);
        }
    }
    for (const auto* reasons : {&difference.onlyA, &difference.onlyB}) {
        for (const auto& reason : *reasons) {
            words << reason.rule << reason.word;
        }
    }
    return words.join(u'\n').contains(m_filter->text().trimmed(), Qt::CaseInsensitive);
}

void DifferenceList::fill() {
    {
        const QScopedValueRollback filling{m_filling, true};
        m_list->clear();
        const auto& differences = m_comparison ? m_comparison->differences : std::vector<RulingDifference>{};
        QList<QTreeWidgetItem*> items;
        for (std::size_t i = 0; i < differences.size(); ++i) {
            const RulingDifference& difference = differences[i];
            if (!isMeant(difference)) {
                continue;
            }
            auto* item = new QTreeWidgetItem{{letterOf(kindOf(difference)), nameOf(m_scenario, difference.a.observer),
                                              nameOf(m_scenario, difference.a.target), geometryText(difference),
                                              rulingSummary(difference.a), rulingSummary(difference.b),
                                              aspectNames(difference.aspects)}};
            item->setData(kMark, Qt::UserRole, static_cast<qulonglong>(i));
            for (int column = 0; column < item->columnCount(); ++column) {
                item->setToolTip(column, item->text(column));
            }
            // The letter in words, as the box of kinds has them.
            item->setToolTip(kMark, m_kind->itemText(m_kind->findData(static_cast<int>(kindOf(difference)))));
            items.append(item);
        }
        m_list->addTopLevelItems(items);
        m_list->setHeaderLabels(
            {QString{}, tr("Observer"), tr("Target"), tr("Geometry"), tr("A"), tr("B"), tr("Difference")});
        m_list->headerItem()->setToolTip(kRulingA, m_nameA);
        m_list->headerItem()->setToolTip(kRulingB, m_nameB);
        m_columns->fit();
    }
    showDetail();
    emit pictureChanged();
}

std::vector<const RulingDifference*> DifferenceList::shown() const {
    std::vector<const RulingDifference*> rows;
    for (int i = 0; m_comparison && i < m_list->topLevelItemCount(); ++i) {
        rows.push_back(&m_comparison->differences[m_list->topLevelItem(i)->data(kMark, Qt::UserRole).toULongLong()]);
    }
    return rows;
}

const RulingDifference* DifferenceList::front() const {
    const auto* item = m_list->currentItem();
    return item && m_comparison ? &m_comparison->differences[item->data(kMark, Qt::UserRole).toULongLong()] : nullptr;
}

DifferenceView DifferenceList::picture(const scenarios::Scenario& now) const {
    DifferenceView view;
    const auto stands = [&](const scenarios::ModelId& id) {
        const auto* then = m_scenario.model(id);
        const auto* model = now.model(id);
        return then && model && then->placed() == model->placed();
    };
    for (const auto* difference : shown()) {
        if (!stands(difference->a.observer) || !stands(difference->a.target)) {
            continue;
        }
        if (difference == front()) {
            view.front = view.lines.size();
        }
        const auto& between = difference->a.distanceLine;
        view.lines.push_back({{toInches(between.from), toInches(between.to)},
                              kindOf(*difference),
                              tr("A: %1\nB: %2").arg(rulingSummary(difference->a), rulingSummary(difference->b))});
    }
    return view;
}

void DifferenceList::showDetail() {
    const auto* difference = front();
    if (!difference) {
        m_detail->setText(m_list->topLevelItemCount() > 0
                              ? tr("Select a pair to see both answers, here and on the table.")
                              : QString{});
        return;
    }
    m_detail->setText(QStringLiteral("%1<br>%2<br>%3")
                          .arg(tr("%1 → %2. Geometry: %3.")
                                   .arg(nameOf(m_scenario, difference->a.observer),
                                        nameOf(m_scenario, difference->a.target), geometryText(*difference))
                                   .toHtmlEscaped(),
                               sideText(QStringLiteral("A"), m_nameA, difference->a, difference->onlyA, m_scenario),
                               sideText(QStringLiteral("B"), m_nameB, difference->b, difference->onlyB, m_scenario)));
}

} // namespace sightline::app
