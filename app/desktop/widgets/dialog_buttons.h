#pragma once

#include <QDialog>
#include <QDialogButtonBox>

namespace sightline::app {

/// Returns a new row of buttons that accept or reject the dialog by their roles. It has no parent yet.
inline QDialogButtonBox* dialogButtons(QDialog& dialog, QDialogButtonBox::StandardButtons buttons) {
    auto* row = new QDialogButtonBox{buttons};
    QObject::connect(row, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(row, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return row;
}

} // namespace sightline::app
