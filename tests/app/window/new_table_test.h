#pragma once

#include "app/desktop/dialogs/new_table_dialog.h"
#include "tests/support/events.h"
#include "tests/support/window_test.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTimer>
#include <QUndoStack>

#include <functional>

namespace sightline::test {

inline geometry::Length in(double inches) { return geometry::Length::fromInches(inches); }
inline geometry::Length mm(double count) { return geometry::Length::fromMillimeters(count); }

/// Returns the child of that name, which has to exist.
template <class Widget> Widget* named(const QWidget& parent, const char* name) {
    auto* found = parent.findChild<Widget*>(QString::fromLatin1(name));
    Q_ASSERT(found);
    return found;
}

/// Chooses the first entry that begins with these words, as a user does.
inline void choose(const QWidget& parent, const char* box, const QString& start) {
    auto* combo = named<QComboBox>(parent, box);
    for (int i = 0; i < combo->count(); ++i) {
        if (combo->itemText(i).startsWith(start)) {
            combo->setCurrentIndex(i);
            emit combo->activated(i);
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("no “%1” in %2").arg(start, QString::fromLatin1(box))));
}

/// A window in which new tables are made by the dialog.
class NewTableTest : public WindowTest {
protected:
    /// Answers the dialog of a new table.
    void makeTable(const std::function<void(app::NewTableDialog&)>& fill) const {
        bool asked = false;
        undoStack()->setClean(); // nothing is asked about the table before
        QTimer::singleShot(0, m_window.get(), [&] {
            auto* dialog = qobject_cast<app::NewTableDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            fill(*dialog);
            asked = true;
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        trigger("newTable");
        QTRY_VERIFY(asked);
        handleEvents();
    }
};

} // namespace sightline::test
