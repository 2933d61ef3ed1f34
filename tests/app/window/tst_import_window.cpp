#include "app/desktop/document/table_state.h"
#include "app/desktop/import/check_models_dialog.h"
#include "app/desktop/import/format_export_dialog.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/import/import_dialog.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/import_text.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "tests/support/events.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <memory>

using namespace sightline;
using namespace sightline::app;

namespace {

const QByteArray kDrawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 5760 4224\"><g id=\"ruins\"><rect "
                            "x=\"480\" y=\"0\" width=\"96\" height=\"96\"/></g><text>x</text></svg>";

const QByteArray kSave = "{\"SaveName\": \"Game\", \"ObjectStates\": [{\"GUID\": \"aaaaaa\", \"Name\": "
                         "\"Custom_Model\", \"Nickname\": \"Old Keep\", \"Locked\": true, "
                         "\"Transform\": {\"posX\": 4, \"posY\": 1, \"posZ\": -3, \"rotX\": 0, \"rotY\": 0, \"rotZ\": "
                         "0, \"scaleX\": 1, \"scaleY\": 1, \"scaleZ\": 1}}]}";
const QByteArray kFootprints = "{\"format\": \"sightline-footprints\", \"version\": 1, \"footprints\": [{\"name\": "
                               "\"Old Keep\", \"size\": [7, 3], \"height\": 5}]}";

} // namespace

/// Files of other programs come in as one undo step, after a look, and go out with a list of what gets lost.
class TestImportWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] QString file(const QString& name, const QByteArray& bytes) const {
        QFile out{m_folder->filePath(name)};
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() ? out.fileName() : QString{};
    }
    [[nodiscard]] ImportDialog* dialog() const { return find<ImportDialog>(); }
    template <class Widget> [[nodiscard]] static Widget* part(QWidget* of, const char* name) {
        return of->findChild<Widget*>(QLatin1String{name});
    }
    /// Read to its end, the answers that were typed counted: a timer of the dialog waits for more of them.
    static bool isRead(ImportDialog* dialog) {
        return QTest::qWaitFor(
            [&] { return !dialog->isBusy() && part<QPushButton>(dialog, "importTake")->isEnabled(); }, 10'000);
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_folder->filePath("data").toUtf8()); // what is remembered stays here
        showWindow();
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
    }

    void aDrawing_isShownAndReported_beforeItIsTaken() {
        const auto before = scenario();
        QVERIFY(m_window->openFile(file(QStringLiteral("a.svg"), kDrawing)));
        ImportDialog* open = dialog();
        QVERIFY(open && isRead(open));
        QCOMPARE(scenario(), before);
        QCOMPARE(part<QLabel>(open, "importCounts")->text(), QStringLiteral("Imported: 1. Guessed: 1. Skipped: 1."));
        auto* report = part<QTreeWidget>(open, "importReport");
        QCOMPARE(report->topLevelItemCount(), 3);
        QCOMPARE(report->topLevelItem(0)->text(0), QStringLiteral("skipped"));
        QCOMPARE(report->topLevelItem(0)->text(2), QStringLiteral("line 1"));
        // Each sentence is seen whole.
        QCoreApplication::processEvents();
        for (int i = 0; i < report->topLevelItemCount(); ++i) {
            const auto* item = report->topLevelItem(i);
            const QRect place = report->visualItemRect(item);
            const QRect words = report->fontMetrics().boundingRect(QRect{0, 0, report->columnWidth(1) - 8, 1000},
                                                                   Qt::TextWordWrap, item->text(1));
            QVERIFY2(place.height() >= words.height(), qPrintable(item->text(1)));
        }
        part<QPushButton>(open, "importCopy")->click();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("skipped\tA text.")));
        // The width of the table is asked, counts at once, and is remembered.
        auto* width = part<QDoubleSpinBox>(open, "importWidth");
        QVERIFY(width->isVisible());
        QCOMPARE(width->value(), 60.0);
        width->setValue(30);
        QVERIFY(isRead(open));
        part<QPushButton>(open, "importTake")->click();
        QCOMPARE(scenario().table.width, geometry::Length::fromInches(30));
        QCOMPARE(scenario().terrain.size(), 1U);
        QCOMPARE(m_settings->importTableWidth(), 30.0);
        QCOMPARE(scenario().rules, before.rules);
        trigger("undo");
        QCOMPARE(scenario(), before);
    }

    void theScaleOfADrawing_isThatOfTheLastOne_andSaysSo() {
        m_settings->setImportTableWidth(30);
        m_window->openFile(file(QStringLiteral("a.svg"), kDrawing));
        ImportDialog* open = dialog();
        QVERIFY(open && isRead(open));
        QCOMPARE(open->result().table.width, geometry::Length::fromInches(30));
        auto* width = part<QDoubleSpinBox>(open, "importWidth");
        QVERIFY(width->isVisible());
        QCOMPARE(width->value(), 30.0);
        QVERIFY2(
            part<QLabel>(open, "importLooks")->text().contains(QStringLiteral("that of the last file of this type")),
            qPrintable(part<QLabel>(open, "importLooks")->text()));
        width->setValue(44);
        QVERIFY(isRead(open));
        QVERIFY(!part<QLabel>(open, "importLooks")->text().contains(QStringLiteral("last file of this type")));
        part<QPushButton>(open, "importTake")->click();
        QCOMPARE(m_settings->importTableWidth(), 44.0);
    }

    void footprintsOfASave_comeFromATableOfTheUsers() {
        m_window->openFile(file(QStringLiteral("game.json"), kSave));
        ImportDialog* open = dialog();
        QVERIFY(open && isRead(open));
        QVERIFY(part<QPushButton>(open, "importFootprints")->isVisible());
        QCOMPARE(open->result().terrain.size(), 1U);
        QCOMPARE(open->result().terrain[0].height, std::nullopt);
        open->useFootprints(file(QStringLiteral("mine.json"), kFootprints));
        QVERIFY(isRead(open));
        QCOMPARE(open->result().terrain[0].height, geometry::Length::fromInches(5));
        QCOMPARE(part<QLabel>(open, "importFootprintFile")->text(), QStringLiteral("mine.json"));
        open->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // Remembered, and told when it is gone.
        m_window->openFile(m_folder->filePath("game.json"));
        QVERIFY(dialog() && isRead(dialog()));
        QCOMPARE(dialog()->result().terrain[0].height, geometry::Length::fromInches(5));
        QVERIFY(QFile::remove(m_folder->filePath("mine.json")));
        dialog()->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_window->openFile(m_folder->filePath("game.json"));
        QVERIFY(dialog() && isRead(dialog()));
        part<QPushButton>(dialog(), "importCopy")->click();
        QVERIFY2(QApplication::clipboard()->text().contains(QStringLiteral("mine is not a footprint table")),
                 qPrintable(QApplication::clipboard()->text()));
    }

    void aDrawing_canBeAdded() {
        const auto before = scenario();
        m_window->openFile(file(QStringLiteral("a.svg"), kDrawing));
        ImportDialog* open = dialog();
        QVERIFY(open && isRead(open));
        part<QComboBox>(open, "importPlace")->setCurrentIndex(1);
        part<QPushButton>(open, "importTake")->click();
        QCOMPARE(scenario().terrain.size(), before.terrain.size() + 1);
        QCOMPARE(scenario().table.width, before.table.width);
        QCOMPARE(scenario().models, before.models);
    }

    void canceling_changesNothing() {
        const auto before = scenario();
        m_window->openFile(file(QStringLiteral("a.svg"), kDrawing));
        QVERIFY(dialog() && isRead(dialog()));
        dialog()->reject();
        QCOMPARE(scenario(), before);
        QVERIFY(!document().isModified());
    }

    void aBrokenFile_saysWhereItIsBroken_andCannotBeTaken() {
        m_window->openFile(file(QStringLiteral("b.svg"), "<svg viewBox=\"0 0 9 9\">\n<g>"));
        ImportDialog* open = dialog();
        QVERIFY(open);
        QVERIFY(QTest::qWaitFor([&] { return !open->isBusy(); }, 10'000));
        QVERIFY(!part<QPushButton>(open, "importTake")->isEnabled());
        QVERIFY(part<QLabel>(open, "importMessage")->isVisible());
        QVERIFY2(part<QLabel>(open, "importMessage")->text().contains(QStringLiteral("line 2")),
                 qPrintable(part<QLabel>(open, "importMessage")->text()));
    }

    void anArmyList_ofTheClipboard_comesIntoTheTray_ofAPlayer() {
        const auto before = scenario();
        QApplication::clipboard()->setText(QStringLiteral("5x Intercessor (60 pts)\n2x Bog Thing (90 pts)\n"));
        trigger("pasteArmy");
        ImportDialog* open = dialog();
        QVERIFY(open && isRead(open));
        QVERIFY(open->isArmy());
        auto* player = part<QComboBox>(open, "importPlayer");
        QVERIFY(player->isVisible());
        player->setCurrentIndex(1);
        part<QPushButton>(open, "importTake")->click();
        QCOMPARE(scenario().reserves.size(), before.reserves.size() + 7);
        QCOMPARE(scenario().reserves.back().player, before.players[1].id);
        QVERIFY(scenario().reserves.back().states.contains(QLatin1String{scenarios::formats::kBaseToCheck}));
        QCOMPARE(scenario().models, before.models);
        auto* tray = find<QTreeWidget>("trayTree");
        // The base of the one and the height of both are guesses; what to do about it stands in the tip.
        const auto marked = [&](const char* words) {
            return tray->findItems(QLatin1String{words}, Qt::MatchEndsWith | Qt::MatchRecursive);
        };
        QCOMPARE(marked("(base and height to check)").size(), 2);
        QCOMPARE(marked("(height to check)").size(), 5);
        QCOMPARE(marked("(base to check)").size(), 0);
        for (const char* words : {"(base and height to check)", "(height to check)"}) {
            QVERIFY(!marked(words).front()->icon(0).isNull());
            QVERIFY(marked(words).front()->toolTip(0).contains(QStringLiteral("File > Check heights and bases…")));
        }
        // What was set has no mark any more.
        const auto guessed = scenario();
        auto next = guessed;
        for (auto& model : next.reserves) {
            model.states.removeAll(QLatin1String{scenarios::formats::kHeightToCheck});
        }
        document().edit(QStringLiteral("Heights"), std::move(next));
        QCOMPARE(marked("(base to check)").size(), 2);
        QCOMPARE(marked("to check)").size(), 2);
        QVERIFY(tray->findItems(QStringLiteral("Intercessor"), Qt::MatchContains | Qt::MatchRecursive)
                    .back()
                    ->icon(0)
                    .isNull());
        trigger("undo");
        QCOMPARE(scenario(), guessed);
        trigger("undo");
        QCOMPARE(scenario(), before);
    }

    void anArmyList_withoutATable_takesTheRulesOfItsGame_data() {
        testsupport::addColumns<QByteArray, QString>("list", "rules");
        const auto roster = [](const char* system) {
            return QStringLiteral("{'roster': {'name': 'Host', 'gameSystemName': '%1', 'forces': [{'selections': "
                                  "[{'name': 'Reed Guard', 'type': 'unit', 'number': 1, "
                                  "'selections': [{'name': 'Guard', 'type': 'model', 'number': 5}]}]}]}}")
                .arg(QLatin1String{system})
                .replace(u'\'', u'"')
                .toUtf8();
        };
        QTest::newRow("an edition") << roster("Warhammer 40,000 10th Edition") << "40k-10e";
        QTest::newRow("a game") << roster("Warhammer: The Old World") << "the-old-world";
        QTest::newRow("another game") << roster("Necromunda") << "necromunda";
        QTest::newRow("Army Forge") << QByteArray{"{\"gameSystem\": \"aof\", \"units\": [{\"name\": \"Reed Archers\", "
                                                  "\"size\": 5, \"selectionId\": \"a\"}]}"}
                                    << "opr-age-of-fantasy";
        QTest::newRow("a game nobody knows") << roster("A game") << "plan";
        QTest::newRow("units that one game has") << QByteArray{"5x Intercessor (60 pts)\n"} << "40k-11e";
        QTest::newRow("units that no table has") << QByteArray{"5x Bog Thing (60 pts)\n"} << "plan";
    }

    void anArmyList_withoutATable_takesTheRulesOfItsGame() {
        auto [list, rules] = testsupport::fetch<QByteArray, QString>("list", "rules");
        QApplication::clipboard()->setText(QString::fromUtf8(list));
        restart();
        QVERIFY(m_window->showsWelcome());
        ImportDialog* open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        part<QPushButton>(open, "importTake")->click();
        QVERIFY(!m_window->showsWelcome());
        QCOMPARE(scenario().rules, scenarios::RulesChoice{rules});
        QVERIFY(!scenario().reserves.empty());
    }

    void anArmyList_onATable_leavesItsRules() {
        const auto before = scenario().rules;
        QApplication::clipboard()->setText(QStringLiteral("5x Intercessor (60 pts)\n"));
        ImportDialog* open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        part<QPushButton>(open, "importTake")->click();
        QCOMPARE(scenario().rules, before);
    }

    /// The list has a name with two bases in the table that ships: it is asked about in the dialog, once, with the
    /// guess marked, and the answer is remembered.
    void aNameWithSeveralBases_isAskedOnce_andRemembered() {
        QApplication::clipboard()->setText(QStringLiteral("1x Boss Nob (60 pts)\n1x Boss Nob (65 pts)\n"));
        ImportDialog* open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        QVERIFY(part<QWidget>(open, "importQuestions")->isVisible());
        auto boxes = open->findChildren<QComboBox*>(QStringLiteral("importBase"));
        QCOMPARE(boxes.size(), 1);
        QCOMPARE(boxes[0]->count(), 2);
        QCOMPARE(boxes[0]->currentData().toString(), QStringLiteral("32"));
        QCOMPARE(part<QLabel>(open, "importBaseMark")->text(), QStringLiteral("guess"));
        QCOMPARE(part<QLabel>(open, "importComes")->text(),
                 QStringLiteral("To be imported: 2 units, 2 models in reserve."));
        boxes[0]->setFocus();
        QTest::keyClick(boxes[0], Qt::Key_Down);
        QCOMPARE(boxes[0]->currentData().toString(), QStringLiteral("40"));
        QCOMPARE(part<QLabel>(open, "importBaseMark")->text(), QStringLiteral("your answer"));
        QVERIFY(isRead(open));
        QCOMPARE(open->findChildren<QComboBox*>(QStringLiteral("importBase")).size(), 1);
        part<QPushButton>(open, "importTake")->click();
        for (const auto& model : scenario().reserves) {
            QCOMPARE(model.base, *geometry::Footprint::round(geometry::Length::fromMillimeters(40)));
            QVERIFY(!model.states.contains(QLatin1String{scenarios::formats::kBaseToCheck}));
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // Another list, the same name: nothing is asked.
        QApplication::clipboard()->setText(QStringLiteral("1x Boss Nob (70 pts)\n"));
        open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        QVERIFY(open->findChildren<QComboBox*>(QStringLiteral("importBase")).isEmpty());
        QCOMPARE(open->result().reserves.back().base,
                 *geometry::Footprint::round(geometry::Length::fromMillimeters(40)));
    }

    void aNameThatWasNotAnswered_staysMarked() {
        QApplication::clipboard()->setText(QStringLiteral("1x Boss Nob (60 pts)\n"));
        ImportDialog* open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        part<QPushButton>(open, "importTake")->click();
        QVERIFY(scenario().reserves.back().states.contains(QLatin1String{scenarios::formats::kBaseToCheck}));
        QVERIFY(!QFile::exists(m_folder->filePath("data/sightline/bases/remembered.json")));
    }

    void theArmy_isTakenForThePlayerWithoutModels_asAGuess() {
        auto table = scenario();
        table.models.erase(table.models.begin() + 1, table.models.end());
        document().edit(QStringLiteral("one side only"), table);
        const auto& players = table.players;
        const auto free =
            std::ranges::find_if(players, [&](const auto& player) { return player.id != table.models[0].player; });
        QApplication::clipboard()->setText(QStringLiteral("5x Intercessor (60 pts)\n"));
        ImportDialog* open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        QCOMPARE(part<QComboBox>(open, "importPlayer")->currentData().toString(), free->id.value);
        QCOMPARE(part<QLabel>(open, "importPlayerMark")->text(), QStringLiteral("guess"));
    }

    void theScaleOfADrawing_isMarkedAsAGuess_untilItIsAnswered() {
        m_window->openFile(file(QStringLiteral("a.svg"), kDrawing));
        ImportDialog* open = dialog();
        QVERIFY(open && isRead(open));
        QCOMPARE(part<QLabel>(open, "importWidthMark")->text(), QStringLiteral("guess"));
        part<QDoubleSpinBox>(open, "importWidth")->setValue(30);
        QVERIFY(isRead(open));
        QCOMPARE(part<QLabel>(open, "importWidthMark")->text(), QStringLiteral("your answer"));
        QVERIFY2(part<QLabel>(open, "importComes")
                     ->text()
                     .startsWith(QStringLiteral("To be imported: a table of 30.00 in × 22.00 in, 1 piece")),
                 qPrintable(part<QLabel>(open, "importComes")->text()));
    }

    /// 3 trolls and 2 troopers without a height: the sheet opens after the import, takes one height for the three, is
    /// one step, and the next list knows it.
    void heightsAndBases_areTypedOnceAUnit_inOneSheet() {
        const QString list = QStringLiteral("3x Bog Thing (90 pts)\n2x Intercessor (40 pts)\n");
        QApplication::clipboard()->setText(list);
        ImportDialog* open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        part<QPushButton>(open, "importTake")->click();
        const auto before = scenario();
        CheckModelsDialog* sheet = nullptr;
        QTRY_VERIFY((sheet = find<CheckModelsDialog>()) && sheet->isVisible());
        QVERIFY2(part<QLabel>(sheet, "checkModelsCount")
                     ->text()
                     .startsWith(QStringLiteral("5 models need a height. 3 models need a base.")),
                 qPrintable(part<QLabel>(sheet, "checkModelsCount")->text()));
        const auto heights = sheet->findChildren<LengthBox*>(QStringLiteral("checkModelsHeight"));
        const auto bases = sheet->findChildren<QComboBox*>(QStringLiteral("checkModelsBase"));
        const auto right = sheet->findChildren<QCheckBox*>(QStringLiteral("checkModelsRight"));
        QCOMPARE(heights.size(), 2);
        QCOMPARE(bases.size(), 1);
        QCOMPARE(right.size(), 2);
        QVERIFY(!sheet->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        // By keys alone: a height, a base, OK.
        heights[0]->setFocus();
        heights[0]->selectAll();
        QTest::keyClicks(heights[0], QStringLiteral("3.5"));
        QTest::keyClick(heights[0], Qt::Key_Tab);
        QVERIFY(right[0]->isChecked());
        QVERIFY(!right[1]->isChecked());
        bases[0]->lineEdit()->selectAll();
        QTest::keyClicks(bases[0]->lineEdit(), QStringLiteral("sixty"));
        sheet->accept();
        QVERIFY(part<QLabel>(sheet, "checkModelsProblem")->isVisible());
        QCOMPARE(scenario(), before);
        bases[0]->lineEdit()->selectAll();
        QTest::keyClicks(bases[0]->lineEdit(), QStringLiteral("60"));
        sheet->accept();
        const auto& now = scenario();
        for (std::size_t i = 0; i < now.reserves.size(); ++i) {
            const auto& model = now.reserves[i];
            const bool isElement = model.name == QLatin1String("Bog Thing");
            QCOMPARE(model.height, isElement ? geometry::Length::fromInches(3.5) : before.reserves[i].height);
            QCOMPARE(model.states.contains(QLatin1String{scenarios::formats::kHeightToCheck}), !isElement);
            QVERIFY(!isElement || model.base == *geometry::Footprint::round(geometry::Length::fromMillimeters(60)));
            QVERIFY(!model.states.contains(QLatin1String{scenarios::formats::kBaseToCheck}));
        }
        trigger("undo");
        QCOMPARE(scenario(), before);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // The next list of this user: the trolls have their height and base, the others are asked about again.
        QApplication::clipboard()->setText(QStringLiteral("1x Bog Thing (30 pts)\n"));
        open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        const auto known = open->result().reserves.back();
        QCOMPARE(known.height, geometry::Length::fromInches(3.5));
        QCOMPARE(known.base, *geometry::Footprint::round(geometry::Length::fromMillimeters(60)));
        QVERIFY(known.states.isEmpty());
    }

    void theSheet_opensFromItsCommand_andSaysWhenNothingIsLeft() {
        trigger("checkModels");
        auto* sheet = find<CheckModelsDialog>();
        QVERIFY(sheet && sheet->isVisible());
        QCOMPARE(part<QLabel>(sheet, "checkModelsCount")->text(),
                 QStringLiteral("No height and no base is left to check."));
        sheet->reject();
        QVERIFY(!document().isModified());
    }

    void aHeightSetInTheInspector_takesItsMarkOff() {
        auto table = scenario();
        table.models[0].states = {QLatin1String{scenarios::formats::kHeightToCheck},
                                  QLatin1String{scenarios::formats::kBaseToCheck}};
        document().edit(QStringLiteral("marks"), table);
        state().setSelection({table.models[0].id});
        auto* height = find<LengthBox>("inspectorHeight");
        QVERIFY(height);
        emit height->lengthEntered(geometry::Length::fromInches(3));
        QCOMPARE(scenario().models[0].states, QStringList{QLatin1String{scenarios::formats::kBaseToCheck}});
    }

    /// The second line of the user's own table is no base: the report of a list says so, with file and line, and the
    /// good line counts.
    void whatIsWrongWithTheUsersOwnTable_isInTheReport() {
        QVERIFY(QDir{}.mkpath(m_folder->filePath("data/sightline/bases")));
        QVERIFY(!file(QStringLiteral("data/sightline/bases/mine.csv"), "model,base\nHeron,round\nBog Thing,50\n")
                     .isEmpty());
        QApplication::clipboard()->setText(QStringLiteral("3x Bog Thing (90 pts)\n"));
        ImportDialog* open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        QCOMPARE(open->result().reserves.back().base,
                 *geometry::Footprint::round(geometry::Length::fromMillimeters(50)));
        auto* report = part<QTreeWidget>(open, "importReport");
        const auto told = report->findItems(QStringLiteral("mine.csv: line 2"), Qt::MatchStartsWith, 1);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0]->text(0), QStringLiteral("skipped"));
        open->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // A drawing has no bases: nothing is said of them.
        m_window->openFile(file(QStringLiteral("a.svg"), kDrawing));
        QVERIFY(dialog() && isRead(dialog()));
        QVERIFY(part<QTreeWidget>(dialog(), "importReport")
                    ->findItems(QStringLiteral("mine.csv"), Qt::MatchContains, 1)
                    .isEmpty());
    }

    /// The largest dialog on a screen of 800 x 500: sentences and locations are whole, and the last row is reached.
    void rowsOfTheReport_areWhole_inASmallDialog() {
        QString list;
        for (int unit = 1; unit <= 12; ++unit) {
            list +=
                QStringLiteral("%1x Unheard-of Wanderers of the Outer Marches %2 (90 pts)\n").arg(unit + 1).arg(unit);
        }
        QApplication::clipboard()->setText(list);
        ImportDialog* open = m_window->importing().pasteArmy();
        QVERIFY(open && isRead(open));
        auto* report = part<QTreeWidget>(open, "importReport");
        QVERIFY(report->topLevelItemCount() > 12);
        QVERIFY(report->columnWidth(2) < 110); // “line 12” leaves the room to the sentences
        report->topLevelItem(0)->setText(2, QStringLiteral("a scene, its walls, and the third door of them"));
        open->resize(788, 460); // measures the rows anew
        test::handleEvents();
        for (int i = 0; i < report->topLevelItemCount(); ++i) {
            const auto* item = report->topLevelItem(i);
            for (const int column : {1, 2}) {
                const QRect words = report->fontMetrics().boundingRect(
                    QRect{0, 0, report->columnWidth(column) - 8, 1000}, Qt::TextWordWrap, item->text(column));
                QVERIFY2(report->visualItemRect(item).height() >= words.height(), qPrintable(item->text(column)));
            }
        }
        auto* bar = report->verticalScrollBar();
        QVERIFY(bar->isVisible());
        bar->setValue(bar->maximum());
        const auto* last = report->topLevelItem(report->topLevelItemCount() - 1);
        QCOMPARE(report->visualItemRect(last).bottom() + 1, report->viewport()->height());
    }

    void anEmptyClipboard_isToldAbout() {
        QApplication::clipboard()->clear();
        QCOMPARE(m_window->importing().pasteArmy(), nullptr);
    }

    void withoutATable_oneIsMade() {
        trigger("close");
        QVERIFY(m_window->showsWelcome());
        m_window->openFile(file(QStringLiteral("a.svg"), kDrawing));
        QVERIFY(dialog() && isRead(dialog()));
        part<QPushButton>(dialog(), "importTake")->click();
        QVERIFY(!m_window->showsWelcome());
        QCOMPARE(scenario().terrain.size(), 1U);
    }

    void filesOfOthers_areKnown() {
        QVERIFY(ImportController::isForeign(file(QStringLiteral("a.rosz"), "x")));
        QVERIFY(ImportController::isForeign(file(QStringLiteral("a.json"), "{\"walls\": []}")));
        QVERIFY(!ImportController::isForeign(file(QStringLiteral("b.json"), "{\"format\": \"sightline-scenario\"}")));
        QVERIFY(!ImportController::isForeign(file(QStringLiteral("a.sightline"), "{}")));
        QVERIFY(!ImportController::isForeign(m_folder->filePath("gone.svg")));
    }

    void theExport_listsWhatGetsLost_andWritesAllOrNothing() {
        const QString out = m_folder->filePath("out.svg");
        m_window->importing().setFileQuestions({}, [&](const QString& suffix, const QString&) {
            return suffix == QLatin1String("svg") ? out : QString{};
        });
        trigger("exportFormat");
        auto* open = find<FormatExportDialog>();
        QVERIFY(open);
        auto* kind = part<QComboBox>(open, "formatKind");
        kind->setCurrentIndex(kind->findData(QStringLiteral("svg")));
        QTRY_VERIFY(part<QPushButton>(open, "formatExport")->isDefault()); // and not the button that cancels
        for (const auto* button : open->findChildren<QPushButton*>()) {
            QCOMPARE(button->isDefault(), button->objectName() == QStringLiteral("formatExport"));
        }
        auto* losses = part<QListWidget>(open, "formatLosses");
        QVERIFY(losses->count() > 0);
        const auto text = [&] {
            QStringList lines;
            for (int i = 0; i < losses->count(); ++i) {
                lines.append(losses->item(i)->text());
            }
            return lines.join(u'\n');
        };
        QVERIFY2(text().contains(QStringLiteral("Names and colors of players")), qPrintable(text()));
        kind->setCurrentIndex(kind->findData(QStringLiteral("dxf")));
        QVERIFY(text().contains(QStringLiteral("facings of models")));
        // Elements are told by their names, not by the ids of the file.
        const scenarios::Model& first = scenario().models.front();
        QVERIFY(first.name != first.id.value);
        QVERIFY2(text().contains(first.name) && !text().contains(first.id.value), qPrintable(text()));
        kind->setCurrentIndex(kind->findData(QStringLiteral("svg")));
        part<QPushButton>(open, "formatExport")->click();
        QTRY_VERIFY(QFile::exists(out));
        m_window->openFile(out);
        QVERIFY(dialog() && isRead(dialog()));
        QCOMPARE(dialog()->result().models.size(), scenario().models.size());
    }
};

QTEST_MAIN(TestImportWindow)
#include "tst_import_window.moc"
