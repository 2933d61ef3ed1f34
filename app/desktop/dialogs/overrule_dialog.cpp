#include "app/desktop/dialogs/overrule_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/dialogs/judge_fields.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/label_column.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/rules/rule_pack.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace sightline::app {

OverruleDialog::OverruleDialog(const scenarios::Scenario& scenario,
                               const scenarios::Verdict& verdict,
                               const scenarios::RuleSet& rules,
                               const QString& judge,
                               QWidget* parent)
    : QDialog{parent}, m_pair{verdict.observer, verdict.target} {
    setWindowTitle(tr("Overrule this verdict"));
    setObjectName(QStringLiteral("overruleDialog"));
    auto* pair = new QLabel{tr("%1 → %2").arg(nameOf(scenario, verdict.observer), nameOf(scenario, verdict.target))};
    pair->setTextFormat(Qt::PlainText);
    pair->setWordWrap(true);
    QFont bold = pair->font();
    bold.setBold(true);
    pair->setFont(bold);
    const bool wasOverruled = verdict.ruling.overruled.has_value();
    auto* said = new QLabel{tr("Geometry: %1. %2: %3.")
                                .arg(geometryRow(verdict), shippedText(rules.name),
                                     wasOverruled ? ruleSetRow(verdict) : rulingRow(verdict))};
    said->setTextFormat(Qt::PlainText);
    said->setWordWrap(true);
    m_visible = named("overruleVisible", new QRadioButton{tr("&Visible")});
    m_hidden = named("overruleHidden", new QRadioButton{tr("No&t visible")});
    m_cover = named("overruleCover", new QComboBox);
    m_cover->setEditable(true);
    m_cover->addItem(tr("as the rule set says"));
    m_cover->addItem(QStringLiteral("none"));
    if (rules.pack) {
        for (const auto& line : rules.pack->cover) {
            if (m_cover->findText(line.level) < 0) {
                m_cover->addItem(line.level);
            }
        }
    }
    m_fields = new JudgeFields{judge, rules.id, shippedText(rules.name)};
    auto* only = new QLabel{tr("Overrules this pair in this direction, where the two stand now. Geometry is unchanged; "
                               "the answer of the rule set is shown beside the decision.")};
    only->setWordWrap(true);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("&Overrule"));
    m_missing = named("overruleMissing", new QLabel);
    m_missing->setWordWrap(true);

    auto* answers = rowOf({m_visible, m_hidden, {}});
    auto* form = new QFormLayout;
    form->addRow(tr("Answer"), answers);
    form->addRow(tr("&Cover"), m_cover);
    columnOf({pair, said, form, m_fields, only, m_missing, buttons}, this);
    new LabelColumn{*this, {form, m_fields->form()}};
    resize(440, sizeHint().height());

    // Who overrules says the opposite, as a rule.
    const bool visible = wasOverruled ? verdict.ruling.visible : !verdict.ruling.visible;
    (visible ? m_visible : m_hidden)->setChecked(true);
    const auto under = [&](const QString& id) {
        return std::ranges::find_if(scenario.overrulings, [&](const scenarios::Overruling& other) {
            return other.pair == m_pair && other.rules == id;
        });
    };
    // The one that holds now: that of this rule set goes before that of any.
    const auto narrow = under(rules.id);
    if (const auto own = narrow == scenario.overrulings.end() ? under({}) : narrow; own != scenario.overrulings.end()) {
        m_fields->setNote(own->by, own->rules);
        if (own->cover) {
            m_cover->setCurrentText(*own->cover);
        }
        auto* revoke =
            named("overruleRevoke", buttons->addButton(tr("&Revoke overruling"), QDialogButtonBox::ActionRole));
        revoke->setToolTip(tr("Restores the answer of the rule set; can be undone"));
        connect(revoke, &QPushButton::clicked, this, [this] {
            emit revokeRequested();
            reject();
        });
    }
    connect(m_fields, &JudgeFields::changed, this, &OverruleDialog::refresh);
    refresh();
}

scenarios::Overruling OverruleDialog::overruling() const {
    scenarios::Overruling overruling;
    overruling.pair = m_pair;
    overruling.rules = m_fields->rules();
    overruling.visible = m_visible->isChecked();
    const QString cover = m_cover->currentText().trimmed();
    if (!cover.isEmpty() && cover != m_cover->itemText(0)) {
        overruling.cover = cover;
    }
    overruling.by = m_fields->note();
    return overruling;
}

void OverruleDialog::refresh() {
    const QString missing = m_fields->missing();
    m_missing->setText(missing);
    m_ok->setEnabled(missing.isEmpty());
    m_ok->setAccessibleDescription(missing);
}

} // namespace sightline::app
