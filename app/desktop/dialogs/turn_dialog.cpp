#include "app/desktop/dialogs/turn_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/shared/text/length_entry.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace sightline::app {

TurnDialog::TurnDialog(QWidget* parent) : QDialog{parent} {
    setObjectName(QStringLiteral("turnDialog"));
    setWindowTitle(tr("Turn the selection"));
    m_degrees = named("turnDegrees", new QLineEdit{QStringLiteral("90")});
    m_degrees->setToolTip(tr("Degrees, clockwise on screen; negative values turn counter-clockwise. Expressions such "
                             "as 360/7 are accepted."));
    m_about = named("turnAbout", new QComboBox);
    m_about->addItems(
        {tr("the center of the selection"), tr("the center of each element"), tr("the center of the table")});
    auto* form = new QFormLayout{this};
    form->addRow(tr("&Degrees"), m_degrees);
    form->addRow(tr("&About"), m_about);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Turn"));
    form->addRow(buttons);
    connect(m_degrees, &QLineEdit::textChanged, this,
            [this, buttons] { buttons->button(QDialogButtonBox::Ok)->setEnabled(degrees().has_value()); });
    m_degrees->selectAll();
}

std::optional<double> TurnDialog::degrees() const { return numberFromText(m_degrees->text()); }

ArrangeEdits::About TurnDialog::about() const { return static_cast<ArrangeEdits::About>(m_about->currentIndex()); }

} // namespace sightline::app
