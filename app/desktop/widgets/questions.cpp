#include "app/desktop/widgets/questions.h"
#include "app/shared/text/version_text.h"
#include "scenarios/library/offered_tables.h"

#include "scenarios/catalogs/named_bases.h"

#include <QCoreApplication>
#include <QDate>
#include <QIcon>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace sightline::app {

namespace {

struct QuestionsWords {
    Q_DECLARE_TR_FUNCTIONS(Questions)
};

} // namespace

UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& documentName) {
    QMessageBox box{parent};
    box.setObjectName(QStringLiteral("unsavedQuestion"));
    box.setWindowTitle(QuestionsWords::tr("Unsaved changes"));
    box.setIcon(QMessageBox::Question);
    box.setText(QuestionsWords::tr("Save the changes to “%1”?").arg(documentName));
    box.setInformativeText(QuestionsWords::tr("If you do not save, your changes will be lost."));
    auto* save = box.addButton(QuestionsWords::tr("Save"), QMessageBox::AcceptRole);
    auto* discard = box.addButton(QuestionsWords::tr("Do not save"), QMessageBox::DestructiveRole);
    auto* cancel = box.addButton(QuestionsWords::tr("Cancel"), QMessageBox::RejectRole);
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

QString namedBasesCreditText() {
    const scenarios::CatalogCredit bases = scenarios::namedBasesCredit();
    const QDate date = QDate::fromString(bases.date, Qt::ISODate);
    return QuestionsWords::tr("Sizes of bases of Warhammer 40,000, as of %1: %2. License: %3.",
                              "date, source and license of data that ships")
        .arg(QLocale{}.toString(date, QStringLiteral("MMMM yyyy")), bases.source, bases.license);
}

void showAbout(QWidget* parent) {
    QMessageBox box{parent};
    box.setWindowTitle(QuestionsWords::tr("About Sightline"));
    box.setIconPixmap(QIcon{QStringLiteral(":/sightline/icons/sightline.svg")}.pixmap(
        QSize{64, 64}, parent ? parent->devicePixelRatioF() : 1.0));
    box.setText(QuestionsWords::tr("Sightline %1").arg(versionText()));
    box.setInformativeText(
        QuestionsWords::tr("Line of sight on the tabletop, proved.\n\nFree software under the GNU General Public "
                           "License, version 3 or later. It comes without any warranty.\n\nBuilt with Qt %1 and "
                           "CGAL.")
            .arg(QString::fromLatin1(qVersion())) +
        QStringLiteral("\n\n") + QuestionsWords::tr("Published layouts: %1").arg(scenarios::layoutCredit()) +
        QStringLiteral("\n\n") + namedBasesCreditText());
    box.setDetailedText(scenarios::layoutSources());
    box.exec();
}

} // namespace sightline::app
