#include "app/desktop/dialogs/agreement_dialog.h"
#include "app/desktop/panels/target_list.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/shared/text/agreement_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <atomic>
#include <memory>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::scenarios;

class TestAgreementWindow : public test::WindowTest {
    Q_OBJECT

    /// Until everything that is shown carries all details.
    [[nodiscard]] bool settle() const {
        QCoreApplication::processEvents();
        return QTest::qWaitFor(
            [this] {
                const SightResult& last = m_window->sight().lastResult();
                return !m_window->sight().isBusy() && last.request.detailsForAll;
            },
            120'000);
    }

    template <class Widget> static Widget* part(const AgreementDialog& dialog, const char* name) {
        return dialog.findChild<Widget*>(QString::fromLatin1(name));
    }

private slots:
    void overlayListAndCard_sayWhatTheJudgeSays_data() {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 301; seed <= 306; ++seed) {
            QTest::addRow("random scene %d", static_cast<int>(seed)) << seed;
        }
    }

    void overlayListAndCard_sayWhatTheJudgeSays() {
        QFETCH(quint64, seed);
        const auto scene = scenarios::randomScene(seed);
        const QString path = m_folder->filePath(QStringLiteral("scene-%1.sightline").arg(seed));
        QVERIFY(scenarios::saveScenarioFile(scene, path).has_value());
        QVERIFY(m_window->openFile(path));
        const scenarios::PreparedTable table{scene, scenarios::ruleSetOf(scene).value()};
        action("oneToMany")->setChecked(true);
        const auto* rows = find<TargetList>()->findChild<QTreeWidget*>();
        const auto* card = find<VerdictCard>();
        int pairs = 0;
        for (const scenarios::Model& observer : scene.models) {
            state().setTarget(std::nullopt);
            QVERIFY(m_window->chooseObserver(observer.id.value));
            QVERIFY(settle());
            const auto& shown = *m_window->sight().lastResult().verdicts;
            QCOMPARE(shown.size(), std::size_t{3});
            QCOMPARE(rows->topLevelItemCount(), 3);
            for (const Verdict& overlay : shown) {
                const Verdict alone = scenarios::judge(table, {observer.id, overlay.target});
                QVERIFY(overlay == alone);
                bool isListed = false;
                for (int i = 0; i < rows->topLevelItemCount(); ++i) {
                    if (rows->topLevelItem(i)->data(0, Qt::UserRole).toString() == overlay.target.value) {
                        QCOMPARE(rows->topLevelItem(i)->text(1), verdictShort(kindOf({}, alone)));
                        isListed = true;
                    }
                }
                QVERIFY(isListed);
                ++pairs;
            }
            for (const ModelId& target : {shown[0].target, shown[1].target, shown[2].target}) {
                state().setTarget(target);
                QVERIFY(settle());
                const Verdict alone = scenarios::judge(table, {observer.id, target});
                QCOMPARE(card->word(), verdictHeadline(kindOf({}, alone)));
                QVERIFY(*m_window->sight().lastResult().focused() == alone);
            }
        }
        QCOMPARE(pairs, scenarios::kPairsOfRandomScene);
    }

    void menuItem_opensTheDialogOnce() {
        QAction* run = action("agreementRun");
        QVERIFY(run->isEnabled()); // on the welcome page too: it needs no table
        run->trigger();
        QCOMPARE(m_window->findChildren<AgreementDialog*>().size(), 1);
        auto* dialog = find<AgreementDialog>();
        QVERIFY(dialog->isVisible());
        run->trigger();
        QCOMPARE(m_window->findChildren<AgreementDialog*>().size(), 1);
        dialog->start();
        QVERIFY(dialog->isRunning());
        dialog->close();
        QTRY_COMPARE(m_window->findChildren<AgreementDialog*>().size(), 0);
    }

    void run_showsProgressAndTheResult_andCopiesIt() {
        AgreementDialog dialog;
        dialog.show();
        part<QSpinBox>(dialog, "agreementPairs")->setValue(36);
        part<QSpinBox>(dialog, "agreementSeed")->setValue(1);
        QVERIFY(!part<QPushButton>(dialog, "agreementCopy")->isEnabled());
        part<QPushButton>(dialog, "agreementStart")->click();
        QVERIFY(dialog.isRunning());
        QVERIFY(!part<QSpinBox>(dialog, "agreementPairs")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 600'000);
        scenarios::AgreementOptions options;
        options.pairs = 36;
        QVERIFY(*dialog.result() == scenarios::runAgreement(options));
        QCOMPARE(part<QProgressBar>(dialog, "agreementProgress")->value(), 36);
        QCOMPARE(part<QLabel>(dialog, "agreementHeadline")->text(), agreementHeadline(*dialog.result()));
        QVERIFY(part<QSpinBox>(dialog, "agreementPairs")->isEnabled());
        part<QPushButton>(dialog, "agreementCopy")->click();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(agreementReport(*dialog.result())));
    }

    void mismatch_isToldInWords_andCopiedWithItsTable() {
        AgreementDialog dialog{nullptr, [](const auto& table, const auto& question, const auto& stop) {
                                   Verdict verdict = scenarios::judge(table, question, stop);
                                   if (!question.wantDetails && question.observer.value == u"red-2" &&
                                       question.target.value == u"blue-3") {
                                       verdict.ruling.visible = !verdict.ruling.visible;
                                   }
                                   return verdict;
                               }};
        dialog.show();
        part<QSpinBox>(dialog, "agreementPairs")->setValue(scenarios::kPairsOfRandomScene);
        dialog.start();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 600'000);
        QVERIFY(!dialog.result()->agrees());
        QVERIFY(part<QLabel>(dialog, "agreementHeadline")->text().startsWith(QStringLiteral("Mismatches: 1.")));
        const QString report = part<QPlainTextEdit>(dialog, "agreementReport")->toPlainText();
        QVERIFY2(report.contains(QStringLiteral(
                     "Table 1, red-2 to blue-3, against the quick query, as used for many lines at once")),
                 qPrintable(report));
        QVERIFY2(report.contains(QStringLiteral("ruling.visible")), qPrintable(report));
        part<QPushButton>(dialog, "agreementCopy")->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(
            QString::fromUtf8(scenarios::writeScenario(scenarios::randomScene(1)))));
    }

    void stop_endsTheRun_andTellsHowFarItCame() {
        std::atomic<int> questions{0};
        auto dialog =
            std::make_unique<AgreementDialog>(nullptr, [&](const auto& table, const auto& question, const auto& stop) {
                ++questions;
                return scenarios::judge(table, question, stop);
            });
        dialog->show();
        auto* start = part<QPushButton>(*dialog, "agreementStart");
        const auto startAndStop = [&] {
            part<QSpinBox>(*dialog, "agreementPairs")->setValue(1'000'000);
            start->click();
            QTRY_VERIFY_WITH_TIMEOUT(part<QProgressBar>(*dialog, "agreementProgress")->value() > 0, 300'000);
            start->click();
            QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning(), 300'000);
            QVERIFY(dialog->result()->stopped);
            QVERIFY(dialog->result()->pairs > 0 && dialog->result()->pairs < 1'000'000);
        };
        startAndStop();
        QVERIFY(start->isEnabled());
        // And it can be started again.
        part<QSpinBox>(*dialog, "agreementPairs")->setValue(1);
        start->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning(), 300'000);
        QCOMPARE(dialog->result()->pairs, 1);
        // Nothing is asked after the result of a stopped run; the end of the dialog waits for its thread.
        startAndStop();
        const int asked = questions;
        dialog.reset();
        QCOMPARE(questions.load(), asked);
    }
};

QTEST_MAIN(TestAgreementWindow)
#include "tst_agreement_window.moc"
