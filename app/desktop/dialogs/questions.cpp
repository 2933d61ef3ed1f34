#include "app/desktop/dialogs/questions.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QIcon>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

struct Key {
    QString what;
    QString keys;
};

/// Keys and gestures of the table itself, which no menu shows.
QList<Key> tableKeys() {
    return {
        {Words::tr("Next or previous thing on the table"), Words::tr("Tab, Shift+Tab")},
        {Words::tr("Leave the table for the next or previous panel"), Words::tr("Ctrl+Tab, Ctrl+Shift+Tab")},
        {Words::tr("Move what is selected by 1 in, 0.1 in, one pixel"), Words::tr("arrows, Shift+arrows, Alt+arrows")},
        {Words::tr("Give up a gesture, then clear the selection"), Words::tr("Esc")},
        {Words::tr("End an outline"), Words::tr("Enter, or a double click")},
        {Words::tr("Take the last corner back"), Words::tr("Backspace")},
        {Words::tr("Push the view around"), Words::tr("Space and drag, or drag with the middle button")},
        {Words::tr("Zoom at the pointer"), Words::tr("wheel")},
    };
}

} // namespace

UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& documentName) {
    QMessageBox box{parent};
    box.setObjectName(QStringLiteral("unsavedQuestion"));
    box.setWindowTitle(Words::tr("Unsaved changes"));
    box.setIcon(QMessageBox::Question);
    box.setText(Words::tr("Save the changes to “%1”?").arg(documentName));
    box.setInformativeText(Words::tr("Without saving they are lost."));
    auto* save = box.addButton(Words::tr("Save"), QMessageBox::AcceptRole);
    auto* discard = box.addButton(Words::tr("Do not save"), QMessageBox::DestructiveRole);
    auto* cancel = box.addButton(Words::tr("Cancel"), QMessageBox::RejectRole);
    save->setObjectName(QStringLiteral("save"));
    discard->setObjectName(QStringLiteral("discard"));
    cancel->setObjectName(QStringLiteral("cancel"));
    box.setDefaultButton(save);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == save) {
        return UnsavedAnswer::Save;
    }
    return box.clickedButton() == discard ? UnsavedAnswer::Discard : UnsavedAnswer::Cancel;
}

int askWithAnswers(QWidget* parent, const QString& sentence, const QStringList& answers) {
    QMessageBox box{parent};
    box.setObjectName(QStringLiteral("question"));
    box.setIcon(QMessageBox::Question);
    box.setText(sentence);
    QList<QAbstractButton*> buttons;
    for (const QString& answer : answers) {
        const bool isLast = buttons.size() + 1 == answers.size();
        buttons << box.addButton(answer, isLast ? QMessageBox::RejectRole : QMessageBox::AcceptRole);
    }
    box.setDefaultButton(qobject_cast<QPushButton*>(buttons.front()));
    box.setEscapeButton(buttons.back());
    box.exec();
    const auto given = buttons.indexOf(box.clickedButton());
    return static_cast<int>(given < 0 ? answers.size() - 1 : given);
}

void showAbout(QWidget* parent) {
    QMessageBox box{parent};
    box.setWindowTitle(Words::tr("About Sightline"));
    box.setIconPixmap(QIcon{QStringLiteral(":/sightline/icons/sightline.svg")}.pixmap(
        QSize{64, 64}, parent ? parent->devicePixelRatioF() : 1.0));
    box.setText(Words::tr("Sightline %1").arg(QStringLiteral(SIGHTLINE_VERSION)));
    box.setInformativeText(Words::tr("Line of sight on the tabletop, proved.\n\nFree software under the GNU General Public "
                                     "License, version 3 or later. It comes without any warranty.\n\nBuilt with Qt %1 and "
                                     "CGAL.")
                               .arg(QString::fromLatin1(qVersion())));
    box.exec();
}

void showShortcuts(QWidget* parent, const QList<QAction*>& actions) {
    QDialog dialog{parent};
    dialog.setWindowTitle(Words::tr("Keys"));
    dialog.resize(520, 560);
    auto* search = new QLineEdit;
    search->setPlaceholderText(Words::tr("Search"));
    search->setClearButtonEnabled(true);
    auto* list = new QTreeWidget;
    list->setHeaderLabels({Words::tr("What"), Words::tr("Keys")});
    list->setRootIsDecorated(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (const auto* action : actions) {
        QStringList keys;
        for (const auto& sequence : action->shortcuts()) {
            keys.append(sequence.toString(QKeySequence::NativeText));
        }
        QString what = action->text();
        what.remove(QLatin1Char{'&'});
        if (const auto tab = what.indexOf(QLatin1Char{'\t'}); tab >= 0) {
            keys.append(what.mid(tab + 1));
            what.truncate(tab);
        }
        if (!keys.isEmpty()) {
            list->addTopLevelItem(new QTreeWidgetItem{{what, keys.join(QStringLiteral(", "))}});
        }
    }
    for (const auto& key : tableKeys()) {
        list->addTopLevelItem(new QTreeWidgetItem{{key.what, key.keys}});
    }
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Close};
    auto* layout = new QVBoxLayout{&dialog};
    layout->addWidget(search);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(search, &QLineEdit::textChanged, list, [list](const QString& text) {
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            auto* item = list->topLevelItem(i);
            const bool found = item->text(0).contains(text, Qt::CaseInsensitive) ||
                               item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!found);
        }
    });
    dialog.exec();
}

} // namespace sightline::app
