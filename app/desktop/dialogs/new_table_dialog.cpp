#include "app/desktop/dialogs/new_table_dialog.h"

#include "scenarios/rules/rule_set.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace sightline::app {

namespace {

/// Usual tables in inches, the most usual first.
constexpr std::array<QSize, 8> kSizes{QSize{60, 44}, QSize{44, 30}, QSize{72, 48}, QSize{48, 48},
                                      QSize{36, 36}, QSize{30, 22}, QSize{72, 36}, QSize{90, 44}};

QDoubleSpinBox* inchBox() {
    auto* box = new QDoubleSpinBox;
    box->setRange(1.0, 1000.0);
    box->setDecimals(2);
    box->setSuffix(NewTableDialog::tr(" in"));
    return box;
}

} // namespace

NewTableDialog::NewTableDialog(QWidget* parent) : QDialog{parent} {
    setWindowTitle(tr("New table"));
    m_name = new QLineEdit;
    m_name->setPlaceholderText(tr("for example: Sunday game"));
    m_size = new QComboBox;
    for (const auto& size : kSizes) {
        m_size->addItem(tr("%1 × %2 in").arg(size.width()).arg(size.height()), size);
    }
    m_size->addItem(tr("another size"));
    m_width = inchBox();
    m_width->setAccessibleName(tr("Width of the table"));
    m_depth = inchBox();
    m_depth->setAccessibleName(tr("Depth of the table"));
    m_rules = new QComboBox;
    for (const auto& rules : scenarios::shippedRuleSets()) {
        m_rules->addItem(rules.name, rules.id);
    }
    m_first = new QLineEdit{tr("Red")};
    m_second = new QLineEdit{tr("Blue")};

    auto* measures = new QHBoxLayout;
    measures->addWidget(m_width);
    measures->addWidget(new QLabel{QStringLiteral("×")});
    measures->addWidget(m_depth);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Table"), m_size);
    form->addRow(QString{}, measures);
    form->addRow(tr("&Rule set"), m_rules);
    form->addRow(tr("&First player"), m_first);
    form->addRow(tr("&Second player"), m_second);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok | QDialogButtonBox::Cancel};
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Make the table"));

    auto* layout = new QVBoxLayout{this};
    layout->addLayout(form);
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_size, &QComboBox::currentIndexChanged, this, &NewTableDialog::sizeChosen);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &NewTableDialog::sizeTyped);
    connect(m_depth, &QDoubleSpinBox::valueChanged, this, &NewTableDialog::sizeTyped);
    sizeChosen();
}

void NewTableDialog::sizeChosen() {
    if (const QVariant size = m_size->currentData(); size.isValid()) {
        const QSignalBlocker quietWidth{m_width};
        const QSignalBlocker quietDepth{m_depth};
        m_width->setValue(size.toSize().width());
        m_depth->setValue(size.toSize().height());
    }
}

void NewTableDialog::sizeTyped() {
    const QSignalBlocker quiet{m_size};
    int found = m_size->count() - 1;
    for (int i = 0; i < m_size->count() - 1; ++i) {
        if (QSizeF{m_size->itemData(i).toSize()} == QSizeF{m_width->value(), m_depth->value()}) {
            found = i;
        }
    }
    m_size->setCurrentIndex(found);
}

scenarios::Scenario NewTableDialog::scenario() const {
    scenarios::Scenario scenario;
    scenario.name = m_name->text().trimmed();
    scenario.table.width = geometry::Length::fromInches(m_width->value());
    scenario.table.height = geometry::Length::fromInches(m_depth->value());
    if (m_rules->currentIndex() >= 0) {
        scenario.rules = m_rules->currentData().toString();
    }
    const QString first = m_first->text().trimmed();
    const QString second = m_second->text().trimmed();
    scenario.players = {{{"a"}, first, "#b3413a", {}}, {{"b"}, second, "#2f6db5", {}}};
    return scenario;
}

} // namespace sightline::app
