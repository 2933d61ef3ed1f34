#include "app/desktop/actions/action_set.h"
#include "app/desktop/dialogs/export_dialog.h"
#include "app/desktop/dialogs/sheet_dialog.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/shared/export/ruling_sheet.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_hash.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/pdf_text.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QPrintPreviewDialog>
#include <QSvgRenderer>
#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

/// What leaves the window: ruling sheet, pictures, prints, lists.
class TestEvidenceWindow : public test::WindowTest {
    Q_OBJECT

    QString m_suggested;

    /// The next file dialog is answered with this.
    void answer(const QString& path) {
        m_window->evidence().setFileQuestion([this, path](const QString&, const QString& suggestion, const QString&) {
            m_suggested = suggestion;
            return path;
        });
    }

    ExportDialog* exportDialog() const {
        trigger("exportView");
        return find<ExportDialog>();
    }

    /// Writes by that dialog's choices.
    void exportTo(ExportDialog* dialog, const QString& path) {
        answer(path);
        dialog->findChild<QPushButton*>("exportGo")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private slots:
    void init() {
        showWindow();
        showPair(test::smallTable());
        waitForAnswer();
    }

    void sheet_isOfTheVerdictOnTheCard_andOfThisScenario() {
        if (!tests::hasPdfTools()) {
            QSKIP("pdftotext is not installed (package poppler-utils)");
        }
        trigger("sheet");
        auto* dialog = find<SheetDialog>();
        QVERIFY(dialog);
        QTRY_VERIFY(!dialog->findChild<QLabel*>("sheetPreview")->pixmap().isNull());
        dialog->findChild<QLineEdit*>("sheetJudge")->setText("Ann Arbiter");
        dialog->findChild<QPlainTextEdit*>("sheetNote")->setPlainText("First line.\nSecond line.");
        answer(file("ruling"));
        dialog->findChild<QPushButton*>("sheetSave")->click();
        QVERIFY2(m_suggested.endsWith(QStringLiteral(" - %1 to %2 ruling.pdf")
                                          .arg(nameOf(dialog->scenario(), scenarios::ModelId{"m1"}),
                                               nameOf(dialog->scenario(), scenarios::ModelId{"m2"}))),
                 qPrintable(m_suggested));
        auto renamed = dialog->scenario();
        renamed.name = QStringLiteral("A/B: C");
        QVERIFY(rulingSheetName(renamed, dialog->verdict()).startsWith(QStringLiteral("A-B- C - ")));
        QVERIFY(QFile::exists(file("ruling.pdf"))); // the suffix was added
        const QString text = tests::textOfPdf(file("ruling.pdf")).simplified();
        QVERIFY2(text.contains(child<VerdictCard>("verdictCard").word()), qPrintable(text));
        QVERIFY(text.contains("at (10.00, 20.00) in"));
        QVERIFY(text.contains("First line. Second line."));
        QVERIFY(text.contains("Judge: Ann Arbiter"));
        QVERIFY(text.contains(scenarios::hashOf(scenario())));
        QCOMPARE(m_settings->judgeName(), QString{"Ann Arbiter"});
    }

    /// The status bar is behind the dialog, so what was saved is told in it, and so is what was not.
    void whatTheSheetSaved_isToldInItsDialog() {
        const auto* own = find<MessageBar>();
        trigger("sheet");
        auto* dialog = find<SheetDialog>();
        QTRY_COMPARE(QApplication::activeModalWidget(), dialog);
        answer(file("no-such-folder/ruling.pdf"));
        dialog->findChild<QPushButton*>("sheetSave")->click();
        const auto* inside = dialog->findChild<MessageBar*>();
        QVERIFY(inside && inside->sentence().contains("could not be written"));
        for (const auto& [button, name] :
             {std::pair{"sheetSave", "ruling.pdf"}, std::pair{"sheetDispute", "case.sightline-dispute"}}) {
            answer(file(name));
            dialog->findChild<QPushButton*>(button)->click();
            QVERIFY(QFile::exists(file(name)));
            QCOMPARE(inside->sentence(), QStringLiteral("Saved: %1").arg(QDir::toNativeSeparators(file(name))));
            QTRY_VERIFY(inside->isVisible());
        }
        QVERIFY(own->isHidden());
        dialog->close();
        QCOMPARE(text("statusHint"),
                 QStringLiteral("Saved: %1").arg(QDir::toNativeSeparators(file("case.sightline-dispute"))));
    }

    /// The command, the button and the menu of the card copy one sentence; the panel of the shot has its own.
    void copiedAnswers_nameBothSides() {
        const auto& table = scenario();
        const QString observer = nameOf(table, scenarios::ModelId{QStringLiteral("m1")});
        const QString target = nameOf(table, scenarios::ModelId{QStringLiteral("m2")});
        const QString sentence = QStringLiteral("%1 does not see %2: blocked, in the way: box.").arg(observer, target);
        QGuiApplication::clipboard()->clear();
        QVERIFY(action("copyAnswer")->isEnabled());
        trigger("copyAnswer");
        QCOMPARE(QGuiApplication::clipboard()->text(), sentence);
        QCOMPARE(text("statusHint"), QStringLiteral("Copied: ") + sentence);
        QGuiApplication::clipboard()->clear();
        child<QToolButton>("verdictCopy").click();
        QCOMPARE(QGuiApplication::clipboard()->text(), sentence);
        const auto& card = child<VerdictCard>("verdictCard");
        QCOMPARE(card.contextMenuPolicy(), Qt::ActionsContextMenu);
        QCOMPARE(card.actions().size(), 1);
        QGuiApplication::clipboard()->clear();
        card.actions().front()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), sentence);
        trigger("shot");
        auto& copy = child<QToolButton>("shotCopy");
        QTRY_VERIFY(copy.isEnabled());
        copy.click();
        const QString shot = QGuiApplication::clipboard()->text();
        QVERIFY2(shot.contains(observer) && shot.contains(target) && shot.contains(u"The model may not shoot.") &&
                     shot.contains(u"In the way: box."),
                 qPrintable(shot));
    }

    /// A sheet is signed when it is saved, which may be long after its window was opened.
    void sheet_hasTheTimeAtWhichItIsSaved() {
        trigger("sheet");
        const auto* dialog = find<SheetDialog>();
        QVERIFY(dialog);
        const QString opened = dialog->note().time;
        QTRY_VERIFY(dialog->note().time > opened);
    }

    void sheet_isJudgedAnew_whenTheAnswerIsNotThereYet() {
        auto moved = scenarios::withModelAt(scenario(), scenarios::ModelId{"m2"}, geometry::pointFromInches(40, 35));
        document().edit("Move", moved);
        trigger("sheet"); // the card still has the old answer
        auto* dialog = find<SheetDialog>();
        QVERIFY(dialog);
        QVERIFY(dialog->verdict().visible());
        QCOMPARE(dialog->scenario(), moved);
    }

    void sheet_hasTheFiguresOfTheCommandLine() {
        auto ruled = scenario();
        ruled.rules = QStringLiteral("40k-11e");
        document().edit("Rules", ruled);
        waitForAnswer();
        trigger("sheet");
        auto* dialog = find<SheetDialog>();
        QVERIFY(dialog);
        const auto rules = scenarios::ruleSetOf(dialog->scenario());
        QVERIFY(rules);
        const scenarios::PreparedTable table{dialog->scenario(), *rules};
        const scenarios::Question question{scenarios::ModelId{"m1"}, scenarios::ModelId{"m2"}};
        const SheetAnswer answer = sheetAnswerTo(table, question);
        QVERIFY(answer.verdict.ruling.margin && answer.verdict.ruling.certainty);
        QCOMPARE(dialog->verdict(), answer.verdict);
        QCOMPARE(dialog->shot().has_value(), answer.shot.has_value());
    }

    void dispute_reopensVerified_withItsPairAndPhoto() {
        QImage{40, 30, QImage::Format_RGB32}.save(file("real.png"));
        trigger("sheet");
        auto* dialog = find<SheetDialog>();
        dialog->findChild<QLineEdit*>("sheetJudge")->setText("Ann");
        dialog->findChild<QPlainTextEdit*>("sheetNote")->setPlainText("who is right?");
        dialog->setPhoto(file("real.png"));
        answer(file("case"));
        dialog->findChild<QPushButton*>("sheetDispute")->click();
        dialog->close();
        const auto table = scenario();
        const QString written = file("case.sightline-dispute");
        QVERIFY(QFile::exists(written));

        QVERIFY(m_window->openLibrary("first-wall")); // as on another machine
        QVERIFY(!action("disputePhoto")->isEnabled());
        QVERIFY(m_window->openFile(written));
        waitForAnswer();
        QCOMPARE(withPhoto(scenario(), {}), table);
        // The photo lies under the table, not yet marked, and weak enough for the table to be seen.
        const auto laid = scenario().photo;
        QVERIFY(laid && !laid->corners && laid->opacity < 1.0);
        QCOMPARE(laid->picture.bytes(), tests::bytesOf(file("real.png")));
        QVERIFY(!document().isModified());
        QCOMPARE(state().observer()->value, QString{"m1"});
        QCOMPARE(state().target()->value, QString{"m2"});
        const QString told = find<MessageBar>()->sentence();
        QVERIFY2(told.startsWith("Verified. The answer was recalculated and is the same.") &&
                     told.contains("nothing protects them") && told.contains("Ann") &&
                     told.contains(" UTC: “who is right?”"),
                 qPrintable(told));
        QVERIFY(find<QLabel>("messageHeadline")->isHidden());
        QVERIFY2(m_window->windowTitle().startsWith("case.sightline-dispute"), qPrintable(m_window->windowTitle()));
        QVERIFY(action("disputePhoto")->isEnabled());
        trigger("disputePhoto");
        QCOMPARE(find<QDialog>("disputePhoto")->findChild<QLabel*>()->pixmap().size(), QSize(40, 30));
        find<QDialog>("disputePhoto")->close();
        QVERIFY(m_window->openLibrary("first-wall"));
        QVERIFY(!action("disputePhoto")->isEnabled()); // it went with its dispute
    }

    void photoUnderTheTable_travelsInTheDispute_ifWanted() {
        QImage picture{60, 44, QImage::Format_RGB32};
        picture.fill(Qt::darkGreen);
        QVERIFY(picture.save(file("under.png")));
        auto next = scenario();
        next.photo = scenarios::TablePhoto{"under.png", scenarios::PictureFile{tests::bytesOf(file("under.png"))},
                                           scenarios::PhotoCorners{{{1, 1}, {59, 2}, {58, 40}, {3, 41}}}, 0.5};
        document().edit("photo", next);
        waitForAnswer();
        for (const bool wanted : {true, false}) {
            trigger("sheet");
            auto* dialog = find<SheetDialog>();
            QVERIFY(dialog->findChild<QCheckBox*>("sheetTablePhoto")->isChecked());
            QVERIFY(dialog->findChild<QCheckBox*>("sheetTablePhoto")->text().startsWith("Dispute file"));
            dialog->findChild<QCheckBox*>("sheetTablePhoto")->setChecked(wanted);
            answer(file("case.sightline-dispute"));
            dialog->findChild<QPushButton*>("sheetDispute")->click();
            dialog->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            const auto read = scenarios::readDispute(tests::bytesOf(file("case.sightline-dispute")), "case");
            QVERIFY(read);
            QCOMPARE(read->scenario.photo, wanted ? next.photo : std::nullopt);
            QVERIFY(checkDispute(*read).isVerified());
        }
    }

    void changedDispute_saysWhatDiffers() {
        trigger("sheet");
        answer(file("case.sightline-dispute"));
        auto* dialog = find<SheetDialog>();
        dialog->findChild<QPushButton*>("sheetDispute")->click();
        dialog->close();
        QByteArray text = tests::bytesOf(file("case.sightline-dispute"));
        QVERIFY(text.contains("\"visible\":false"));
        tests::writeBytes(file("case.sightline-dispute"), text.replace("\"visible\":false", "\"visible\":true"));
        QVERIFY(m_window->openFile(file("case.sightline-dispute")));
        waitForAnswer();
        const QString told = find<MessageBar>()->sentence();
        QVERIFY2(told.startsWith("The file says: visible. Recalculated: not visible."), qPrintable(told));
        QVERIFY(!told.contains("$."));
        // As loud as the answer on the card.
        const auto* headline = find<QLabel>("messageHeadline");
        QVERIFY(headline->isVisible());
        QCOMPARE(headline->text(), QString("NOT VERIFIED"));
        QVERIFY(headline->font().pointSizeF() >= 20);
        auto& details = *find<MessageBar>()->findChild<QTreeWidget*>();
        QVERIFY(details.topLevelItemCount() > 0 && details.isHidden());
        QVERIFY(details.isColumnHidden(4)); // a code that is the same in each row
        // It stays through changes, and after they are undone.
        auto& document = m_window->document();
        document.edit("Move", scenarios::withModelAt(document.scenario(), scenarios::ModelId{"m2"},
                                                     geometry::pointFromInches(40, 35)));
        QVERIFY(headline->isVisible());
        document.undoStack()->undo();
        QVERIFY(headline->isVisible());
        QCOMPARE(find<MessageBar>()->sentence(), told);
        find<MessageBar>()->showMessage(QStringLiteral("Something else."), {}, Qt::red);
        QVERIFY(headline->isHidden());
    }

    /// What was verified is the table as it was opened, and its pair.
    void verified_isForgottenWithTheFirstChange_data() {
        testsupport::addNumberedRows("change", {"a model is moved", "another rule set", "another pair"});
    }

    void verified_isForgottenWithTheFirstChange() {
        QFETCH(int, change);
        trigger("sheet");
        answer(file("case.sightline-dispute"));
        auto* dialog = find<SheetDialog>();
        dialog->findChild<QLineEdit*>("sheetJudge")->setText("Ann");
        dialog->findChild<QPushButton*>("sheetDispute")->click();
        dialog->close();
        QVERIFY(m_window->openFile(file("case.sightline-dispute")));
        waitForAnswer();
        auto& bar = child<MessageBar>();
        QVERIFY2(bar.sentence().startsWith("Verified. "), qPrintable(bar.sentence()));
        QVERIFY(!bar.sentence().contains("“”")); // without a note there is nothing to quote
        state().setSelection({scenarios::ModelId{"m1"}});
        QVERIFY(bar.isVisible()); // nothing changed
        auto& document = m_window->document();
        if (change == 0) {
            document.edit("Move", scenarios::withModelAt(document.scenario(), scenarios::ModelId{"m2"},
                                                         geometry::pointFromInches(40, 35)));
        } else if (change == 1) {
            document.edit("Rules", scenarios::withRules(document.scenario(), QStringLiteral("40k-11e")));
        } else {
            QVERIFY(m_window->chooseTarget("m3"));
        }
        QVERIFY(!bar.sentence().contains("recalculated"));
        if (change == 1) { // what other rules change is more than that something changed
            QVERIFY2(bar.sentence().startsWith("Under Warhammer 40,000, 11th edition"), qPrintable(bar.sentence()));
        } else {
            QCOMPARE(bar.sentence(), change == 0 ? QStringLiteral("Changed since it was verified.") : QString{});
        }
    }

    void theHintOfASelectedModel_followsIt() {
        state().setSelection({scenarios::ModelId{"m2"}});
        const auto& hint = child<QLabel>("statusHint");
        const QString before = hint.text();
        auto& document = m_window->document();
        document.edit("Move", scenarios::withModelAt(document.scenario(), scenarios::ModelId{"m2"},
                                                     geometry::pointFromInches(22, 23)));
        QVERIFY2(hint.text() != before && hint.text().contains("(22.0, 23.0)"), qPrintable(hint.text()));
    }

    void brokenDispute_leavesTheTableAlone() {
        const auto before = scenario();
        QFile broken{file("broken.sightline-dispute")};
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"format\": \"sightline-dispute\", \"version\": 1 }");
        broken.close();
        QVERIFY(!m_window->openFile(file("broken.sightline-dispute")));
        QCOMPARE(scenario(), before);
        QVERIFY(find<MessageBar>()->sentence().contains("could not be opened"));
    }

    void sheet_needsAVerdict() {
        QVERIFY(action("sheet")->isEnabled());
        state().setObserver({});
        waitForAnswer();
        QVERIFY(!action("sheet")->isEnabled());
    }

    void picture_hasTheDotsAskedFor_andNoGroundIfAskedFor() {
        auto* dialog = exportDialog();
        QVERIFY(dialog);
        dialog->findChild<QSpinBox*>("exportDots")->setValue(30);
        dialog->findChild<QCheckBox*>("exportTransparent")->setChecked(true);
        dialog->findChild<QCheckBox*>("exportRulers")->setChecked(false);
        const QString told = dialog->findChild<QLabel*>("exportResult")->text();
        exportTo(dialog, file("table.png"));
        const QImage image{file("table.png")};
        QVERIFY(!image.isNull());
        QCOMPARE(told, QStringLiteral("%1 × %2 dots").arg(image.width()).arg(image.height()));
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 30);
        QCOMPARE(image.pixelColor(image.width() / 8, image.height() / 8).alpha(), 0);
    }

    void tooManyDots_areToldBeforeTheFile() {
        auto* dialog = exportDialog();
        dialog->findChild<QSpinBox*>("exportDots")->setValue(1'200);
        QVERIFY(dialog->findChild<QLabel*>("exportResult")->text().contains("too large"));
        QVERIFY(!dialog->findChild<QPushButton*>("exportGo")->isEnabled());
    }

    void drawing_isADrawing() {
        auto* dialog = exportDialog();
        dialog->findChild<QComboBox*>("exportKind")->setCurrentIndex(1);
        QVERIFY(!dialog->findChild<QSpinBox*>("exportDots")->isVisible());
        exportTo(dialog, file("table.svg"));
        QVERIFY(QSvgRenderer{file("table.svg")}.isValid());
    }

    void sheetsInTrueSize_areAsManyAsTheDialogSays() {
        if (!tests::hasPdfTools()) {
            QSKIP("pdfinfo is not installed (package poppler-utils)");
        }
        auto* dialog = exportDialog();
        dialog->findChild<QComboBox*>("exportKind")->setCurrentIndex(2);
        dialog->findChild<QComboBox*>("exportSpread")->setCurrentIndex(2);
        const QString told = dialog->findChild<QLabel*>("exportResult")->text();
        exportTo(dialog, file("tiles.pdf"));
        const int pages = tests::pagesOfPdf(file("tiles.pdf"));
        QVERIFY(pages > 10);
        QVERIFY2(told.startsWith(QStringLiteral("%1 sheets").arg(pages)), qPrintable(told));
    }

    void fileThatCannotBeWritten_isToldInTheBar() {
        exportTo(exportDialog(), file("no-such-folder/table.png"));
        QVERIFY(find<MessageBar>()->sentence().contains("could not be written"));
    }

    void calledOff_writesNothing() {
        exportTo(exportDialog(), {});
        QVERIFY(!find<MessageBar>()->isVisible());
    }

    void picture_goesToTheClipboard() {
        trigger("copyImage");
        const QImage image = QGuiApplication::clipboard()->image();
        QVERIFY(image.width() > 60 * 50 && image.width() < 63 * 50);
        QCOMPARE(text("statusHint"), QStringLiteral("The picture is on the clipboard."));
    }

    void lists_haveALineForEach() {
        answer(file("positions.csv"));
        trigger("exportPositions");
        QCOMPARE(tests::bytesOf(file("positions.csv")).count("\r\n"), 1 + 3 + 1);
        QCOMPARE(text("statusHint"), QStringLiteral("Saved: %1").arg(QDir::toNativeSeparators(file("positions.csv"))));
        QVERIFY(tests::bytesOf(file("positions.csv")).contains("model,m1,"));
        answer(file("verdicts.csv"));
        trigger("exportVerdicts");
        const QByteArray verdicts = tests::bytesOf(file("verdicts.csv"));
        QCOMPARE(verdicts.count("\r\n"), 1 + 4); // one against two, both ways
        QVERIFY(verdicts.contains("m1,m2,exact,"));
    }

    void questions_areNotedOnlyIfWanted() {
        answer(file("log.csv"));
        const auto* pause = m_window->evidence().findChild<QTimer*>(); // between an answer and its note
        QVERIFY(pause && !pause->isActive());
        QVERIFY(!action("exportLog")->isEnabled());
        action("keepLog")->setChecked(true);
        QTRY_VERIFY(action("exportLog")->isEnabled());
        QVERIFY(m_window->chooseTarget("m3"));
        waitForAnswer();
        QTRY_VERIFY(!pause->isActive());
        QVERIFY(m_window->chooseTarget("m2"));
        QVERIFY(m_window->chooseTarget("m3")); // m2 was only passed
        waitForAnswer();
        QTRY_VERIFY(!pause->isActive());
        action("keepLog")->setChecked(false);
        QVERIFY(m_window->chooseTarget("m2"));
        waitForAnswer();
        QTRY_VERIFY(!pause->isActive());
        trigger("exportLog");
        const auto lines = tests::bytesOf(file("log.csv")).split('\n');
        QCOMPARE(lines.size(), 1 + 2 + 1);
        QVERIFY2(lines[1].contains(",a,m1,m2,") && lines[1].contains(",false,false,"), lines[1].constData());
        QVERIFY2(lines[2].contains(",a,m1,m3,") && lines[2].contains(",true,true,"), lines[2].constData());
        QVERIFY(lines[2].contains(scenarios::hashOf(scenario()).toUtf8()));
        // It goes into the file, and whoever opens the file goes on with it.
        action("keepLog")->setChecked(true);
        const auto log = document().log();
        QCOMPARE(log.probes.size(), std::size_t{2});
        QVERIFY(document().isModified());
        QVERIFY(document().saveAs(file("logged.sightline")));
        QVERIFY(!document().isModified());
        document().newScenario(test::smallTable());
        QVERIFY(m_window->chooseObserver("m1"));
        waitForAnswer();
        QVERIFY(!action("exportLog")->isEnabled() && !action("keepLog")->isChecked()); // of another table
        QVERIFY(m_window->openFile(file("logged.sightline")));
        QVERIFY(document().log() == log);
        QVERIFY(scenario().log.isEmpty()); // beside it, and so no part of undo
        QVERIFY(action("keepLog")->isChecked() && action("exportLog")->isEnabled());
        undoStack()->undo();
        QVERIFY(document().log() == log);
        trigger("forgetLog");
        QVERIFY(document().log().probes.empty() && document().isModified());
        QVERIFY(document().save());
    }

    void print_isPreviewed_onMostOfTheScreen() {
        bool shown = false;
        bool isLarge = false;
        QTimer::singleShot(300, this, [&] {
            if (auto* preview = find<QPrintPreviewDialog>()) {
                shown = preview->isVisible();
                const QSize screen = preview->screen()->availableSize();
                isLarge = 4 * preview->width() > 3 * screen.width() && 4 * preview->height() > 3 * screen.height();
                preview->reject();
            }
        });
        trigger("print");
        QVERIFY(shown);
        QVERIFY(isLarge);
    }
};

QTEST_MAIN(TestEvidenceWindow)
#include "tst_evidence_window.moc"
