#include "app/desktop/base/language.h"
#include "app/desktop/rules/difference_list.h"
#include "app/desktop/rules/json_pane.h"
#include "app/desktop/rules/object_form.h"
#include "app/desktop/rules/pack_fields.h"
#include "app/desktop/rules/pack_tree.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/rules/rules_editor.h"
#include "app/desktop/widgets/dialog_fit.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_schema.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <memory>

using namespace sightline;
using namespace sightline::app;
using scenarios::RulesChoice;

namespace {

/// As the shipped rule set has it.
const QByteArray kVersion =
    "\"version\": \"" + scenarios::shippedRuleSet(QStringLiteral("ruins"))->version.toUtf8() + "\"";

scenarios::Scenario ruinTable(const QString& rules = QStringLiteral("ruins")) {
    scenarios::Scenario scenario = test::smallTable();
    scenario.terrain.front().kind = QStringLiteral("ruin");
    scenario.rules = rules;
    return scenario;
}

/// All keys of an object of the schema, "from.region" for one below.
void keysOf(const QJsonObject& object, const QString& before, QSet<QString>& keys, QHash<QString, QStringList>& words) {
    const QJsonObject properties = object["properties"].toObject();
    for (auto member = properties.begin(); member != properties.end(); ++member) {
        const QJsonObject what = member.value().toObject();
        const QString key = before + member.key();
        if (member.key() == u"note") {
            continue;
        }
        if (what.contains("properties")) {
            keysOf(what, key + u'.', keys, words);
            continue;
        }
        keys << key;
        for (const QJsonArray& list : {what["enum"].toArray(), what["items"].toObject()["enum"].toArray()}) {
            for (const auto& word : list) {
                words[key] << word.toString();
            }
        }
    }
}

} // namespace

class TestRulesEditor : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() {
        makeSettings();
        m_window = std::make_unique<MainWindow>(*m_settings);
        document().newScenario(ruinTable());
        m_window->chooseObserver(QStringLiteral("m1"));
        m_window->chooseTarget(QStringLiteral("m2"));
        m_editor = m_window->showRulesEditor();
        m_asked.clear();
        m_answer = 0;
        m_editor->setQuestion([this](const QString& sentence, const QStringList& answers) {
            m_asked << sentence;
            return m_answer < 0 ? static_cast<int>(answers.size()) - 1 : m_answer;
        });
    }

    void aSetThatShips_isOpenedAsACopy() {
        QCOMPARE(draft().read().rules->id, QString("ruins-mine"));
        QVERIFY2(label("rulesOrigin").contains("ships"), qPrintable(label("rulesOrigin")));
        QByteArray original = scenarios::shippedRuleSetText("ruins");
        original.replace("\"id\": \"ruins\"", "\"id\": \"ruins-mine\"")
            .replace("by their footprint\"", "by their footprint, changed\"");
        QCOMPARE(draft().text(), original);
        QVERIFY(!m_editor->isModified());
        // Nothing is edited, so that the table keeps its rules and no ruling is called “changed”.
        QVERIFY(in<QCheckBox>("rulesPreview")->isChecked());
        QTRY_VERIFY(m_editor->isSettled());
        QVERIFY(!state().previewRules().has_value());
    }

    void onALowScreen_theButtonsStayBelowWhatScrolls() {
        fitInto(*m_editor, {788, 460});
        QCOMPARE(m_editor->size().boundedTo({788, 460}), m_editor->size());
        const auto* scroll = in<QScrollArea>("dialogScroll");
        const auto* foot = in<QWidget>(kDialogFoot);
        QVERIFY(scroll && foot);
        QVERIFY(!scroll->isAncestorOf(foot));
        QVERIFY(foot->isAncestorOf(in<QPushButton>("rulesSave")));
        QTRY_VERIFY(m_editor->rect().contains(foot->geometry()));
    }

    void typing_isValidatedByTheReader_andNothingUnsoundIsApplied() {
        const auto before = scenario();
        const auto sound = state().previewRules();
        QVERIFY(!sound.has_value());
        type("\"cmp\": \"infinite\"", "\"cmp\": \"infinit\"");
        const auto expected = scenarios::readRuleText(draft().text()).problems;
        QVERIFY(!expected.empty());
        auto* problems = in<QTreeWidget>("rulesProblems");
        QCOMPARE(problems->topLevelItemCount(), static_cast<int>(expected.size()));
        QCOMPARE(problems->topLevelItem(0)->text(1), QString("$.block[0].cmp"));
        QCOMPARE(problems->topLevelItem(0)->text(0).toInt(), expected[0].place.line);
        QVERIFY(!in<QPushButton>("rulesUse")->isEnabled());
        QVERIFY(!in<QPushButton>("rulesSave")->isEnabled());
        QTRY_VERIFY(m_editor->isSettled());
        QCOMPARE(state().previewRules(), sound);
        m_editor->use();
        QVERIFY(!m_editor->save());
        QCOMPARE(scenario(), before);
        QVERIFY(m_window->rules().packs().empty());
        // Choosing a problem goes to the field of the form.
        emit problems->itemActivated(problems->topLevelItem(0), 0);
        QCOMPARE(tree().current()->path, QString("$.block[0]"));
        auto* remark = form().findChild<QLabel*>(QStringLiteral("remark:cmp"));
        QVERIFY(remark && remark->text().contains("ge-both"));
    }

    void aBrokenText_orAnUnknownVersion_neverChangesTheScenario_data() {
        testsupport::addColumns<QByteArray, QByteArray>("from", "to");
        QTest::newRow("no JSON") << QByteArray{"\"block\": ["} << QByteArray{"\"block\": [[["};
        QTest::newRow("version") << QByteArray{"\"format_version\": 1"} << QByteArray{"\"format_version\": 2"};
        QTest::newRow("unknown key") << QByteArray{"\"space\": \"plan\""}
                                     << QByteArray{"\"space\": \"plan\", \"spice\": 1"};
        QTest::newRow("wrong type") << QByteArray{"\"both_models_below_in\": 3.5"}
                                    << QByteArray{"\"both_models_below_in\": \"tall\""};
    }
    void aBrokenText_orAnUnknownVersion_neverChangesTheScenario() {
        auto [from, to] = testsupport::fetch<QByteArray, QByteArray>("from", "to");
        const auto before = scenario();
        type(from, to);
        m_editor->use();
        QTRY_VERIFY(m_editor->isSettled());
        QCOMPARE(scenario(), before);
        QCOMPARE(undoStack()->count(), 0);
        QVERIFY(in<QTreeWidget>("rulesProblems")->topLevelItemCount() > 0);
        draft().undoStack()->undo();
        QCOMPARE(in<QTreeWidget>("rulesProblems")->topLevelItemCount(), 0);
        QVERIFY(in<QPushButton>("rulesUse")->isEnabled());
    }

    void judgingAnew_isTheJudge_andTheTableFollows() {
        QTRY_VERIFY(m_window->sight().lastResult().focused() && !m_window->sight().isBusy());
        QVERIFY(!m_window->sight().lastResult().focused()->ruling.visible);
        // No ruin blocks any more.
        type("\"tags\": [\"ruin\"],\n      \"part\": \"footprint\"",
             "\"tags\": [\"castle\"],\n      \"part\": \"footprint\"");
        QVERIFY(draft().read().rules.has_value());
        const auto baseline = *scenarios::shippedRuleSet("ruins");
        const auto expected = scenarios::compareRules(ruinTable(), baseline, *draft().read().rules);
        QVERIFY(!expected.differences.empty());
        QTRY_VERIFY(m_editor->comparer().result() && *m_editor->comparer().result() == expected);
        QCOMPARE(in<QTreeWidget>("differenceList")->topLevelItemCount(), static_cast<int>(expected.differences.size()));
        QTRY_VERIFY(!m_window->sight().isBusy() && m_window->sight().lastResult().focused()->ruling.visible);
        QCOMPARE(scenario().rules, RulesChoice{QStringLiteral("ruins")});
        QVERIFY(!document().isModified());
        // Without the tick, and after closing, the table has its own rules again.
        in<QCheckBox>("rulesPreview")->click();
        QTRY_VERIFY(!m_window->sight().isBusy() && !m_window->sight().lastResult().focused()->ruling.visible);
        in<QCheckBox>("rulesPreview")->click();
        QVERIFY(state().previewRules().has_value());
        m_answer = 1;
        m_editor->close();
        QVERIFY(!state().previewRules().has_value());
    }

    void using_isOneStepOfTheScenario() {
        type(kVersion, "\"version\": \"1 mine\"");
        m_editor->use();
        QCOMPARE(undoStack()->count(), 1);
        QCOMPARE(scenarios::ruleSetOf(scenario())->hash(), draft().read().rules->hash());
        undoStack()->undo();
        QCOMPARE(scenario().rules, RulesChoice{QStringLiteral("ruins")});
    }

    void formAndText_areInStep_andUndoIsOne() {
        const QByteArray before = draft().text();
        tree().goTo(QStringLiteral("$.block[3]"));
        auto* limit = form().findChild<QDoubleSpinBox*>(QStringLiteral("field:both_models_below_in"));
        QVERIFY(limit);
        QCOMPARE(limit->value(), 3.5);
        QCOMPARE(limit->suffix(), QString(" in"));
        limit->setValue(4.25);
        QVERIFY(draft().text().contains("\"both_models_below_in\": 4.25"));
        QCOMPARE(text().utf8(), draft().text());
        QCOMPARE(draft().text().size(), before.size() + 1); // the rest is as it was
        type("\"both_models_below_in\": 4.25", "\"both_models_below_in\": 5");
        QCOMPARE(limit->value(), 5.0);
        auto* cmp = form().findChild<QComboBox*>(QStringLiteral("field:cmp"));
        QCOMPARE(cmp->currentText(), QString("Blocks regardless of heights"));
        QVERIFY(cmp->toolTip().contains(QStringLiteral("In the file: infinite")));
        QCOMPARE(cmp->itemData(cmp->findData("ge-both"), Qt::ToolTipRole).toString(), QString("In the file: ge-both"));
        cmp->setCurrentIndex(cmp->findData("gt-target"));
        QCOMPARE(draft().read().rules->pack->block[3].comparison, scenarios::SizeComparison::GtTarget);
        while (draft().undoStack()->canUndo()) {
            draft().undoStack()->undo();
        }
        QCOMPARE(draft().text(), before);
        QCOMPARE(text().utf8(), before);
        QCOMPARE(form().findChild<QDoubleSpinBox*>(QStringLiteral("field:both_models_below_in"))->value(), 3.5);
        while (draft().undoStack()->canRedo()) {
            draft().undoStack()->redo();
        }
        QCOMPARE(draft().read().rules->pack->block[3].comparison, scenarios::SizeComparison::GtTarget);
    }

    /// Lists say what the words of the format mean, and not the words.
    void lines_areListedByWhatTheirWordsMean() {
        const QJsonObject line{{QStringLiteral("trait"), QStringLiteral("obscuring")},
                               {QStringLiteral("when"), QStringLiteral("both-models-below")}};
        QCOMPARE(lineSummary(line, tagLists().front().fields),
                 QString("Trait: obscuring · Blocks: Only if both models are shorter than the limit"));
        const QJsonObject own{{QStringLiteral("trait"), QStringLiteral("obscuring")},
                              {QStringLiteral("when"), QStringLiteral("a word of no list")}};
        QCOMPARE(lineSummary(own, tagLists().front().fields), QString("Trait: obscuring · a word of no list"));
    }

    void lines_areAddedDuplicatedMovedAndRemoved() {
        const QByteArray before = draft().text();
        const auto blocks = [this] { return draft().object()["block"].toArray(); };
        const auto count = blocks().size();
        tree().goTo(QStringLiteral("$.block[1]"));
        in<QPushButton>("lineAdd")->click();
        QCOMPARE(blocks().size(), count + 1);
        QCOMPARE(tree().current()->path, QString("$.block[2]"));
        QVERIFY(draft().read().rules.has_value());
        in<QPushButton>("lineUp")->click();
        QCOMPARE(tree().current()->path, QString("$.block[1]"));
        QCOMPARE(blocks().at(1)["tags"].toArray().at(0).toString(), QString("wood"));
        in<QPushButton>("lineException")->click();
        QCOMPARE(tree().current()->path, QString("$.block[1].ignore[0]"));
        QCOMPARE(draft().read().rules->pack->block[1].ignore.size(), 1U);
        tree().goTo(QStringLiteral("$.block[0]"));
        in<QPushButton>("lineDuplicate")->click();
        QCOMPARE(blocks().at(1), blocks().at(0));
        QCOMPARE(tree().current()->path, QString("$.block[1]"));
        in<QPushButton>("lineRemove")->click();
        in<QPushButton>("lineDown")->click();
        in<QPushButton>("lineRemove")->click();
        QVERIFY(draft().read().rules.has_value());
        for (int i = 0; i < 7; ++i) {
            draft().undoStack()->undo();
        }
        QCOMPARE(draft().text(), before);
        QVERIFY(!draft().undoStack()->canUndo());
    }

    void conditions_areAddedFromTheMenu_andTakenOut() {
        tree().goTo(QStringLiteral("$.block[1]"));
        QVERIFY(!form().findChild<QDoubleSpinBox*>(QStringLiteral("field:depth_in")));
        auto* menu = form().findChild<QToolButton*>(QStringLiteral("addCondition"))->menu();
        const QList<QAction*> conditions = menu->actions();
        for (auto* action : conditions) {
            QVERIFY(!action->toolTip().isEmpty());
        }
        (*std::ranges::find(conditions, QStringLiteral("Depth"), &QAction::text))->trigger();
        QTRY_VERIFY(form().findChild<QDoubleSpinBox*>(QStringLiteral("field:depth_in")));
        QVERIFY(draft().read().rules->pack->block[1].depth.has_value());
        form().findChild<QToolButton*>(QStringLiteral("remove:depth_in"))->click();
        QTRY_VERIFY(!form().findChild<QDoubleSpinBox*>(QStringLiteral("field:depth_in")));
        QVERIFY(!draft().read().rules->pack->block[1].depth.has_value());
    }

    /// No menu has more than 16 entries, and the menu offers what has no row, each once.
    void theMenuOfConditions_isShort_data() {
        testsupport::addRows("key", [] {
            QStringList keys{QStringLiteral("ignore")};
            for (const PackList& list : packLists()) {
                keys << list.key;
            }
            return keys;
        }());
    }
    void theMenuOfConditions_isShort() {
        QFETCH(QString, key);
        const auto list = std::ranges::find(packLists(), key, &PackList::key);
        const auto& fields = list == packLists().end() ? ignoreFields() : list->fields;
        ObjectForm shown;
        shown.show(fields, ObjectForm::Shows::WhatIsThere, {}, QStringLiteral("$.x[0]"), {});
        QStringList offered;
        QList<const QMenu*> menus{shown.findChild<QToolButton*>(QStringLiteral("addCondition"))->menu()};
        for (qsizetype i = 0; i < menus.size(); ++i) {
            const auto entries = menus[i]->actions();
            QVERIFY2(entries.size() <= 16, qPrintable(QString::number(entries.size())));
            for (const QAction* entry : entries) {
                if (entry->menu()) {
                    menus << entry->menu();
                } else {
                    offered << entry->text();
                }
            }
        }
        QStringList wanted;
        for (const PackField& field : fields) {
            if (!field.isAlwaysShown) {
                wanted << field.label;
            }
        }
        offered.sort();
        wanted.sort();
        QCOMPARE(offered, wanted);
    }

    void aSavedPack_comesBackWithTheSameBytesAndHash() {
        type(kVersion, "\"version\":   \"1 mine\"");
        QVERIFY(m_editor->save());
        QVERIFY(!m_editor->isModified());
        const auto* pack = m_window->rules().pack("ruins-mine");
        QVERIFY(pack);
        QCOMPARE(tests::bytesOf(pack->path), draft().text());
        const QString hash = pack->rules->hash();
        QCOMPARE(hash, draft().read().rules->hash());
        auto* box = find<RuleSetBox>("ruleSets");
        QVERIFY(box->findText("Ruins by their footprint, changed (yours)") > 0);
        // Out, and in again on another machine.
        const QString file = m_folder->filePath("shared.json");
        QVERIFY(m_editor->exportTo(file));
        QCOMPARE(tests::bytesOf(file), tests::bytesOf(pack->path));
        QVERIFY(m_editor->removePack());
        QVERIFY(m_window->rules().packs().empty());
        QVERIFY(m_editor->importFile(file));
        QCOMPARE(tests::bytesOf(m_window->rules().pack("ruins-mine")->path), tests::bytesOf(file));
        QCOMPARE(m_window->rules().pack("ruins-mine")->rules->hash(), hash);
        QCOMPARE(draft().text(), tests::bytesOf(file));
    }

    void anIdThatIsTaken_isAskedAbout() {
        QVERIFY(m_editor->save());
        const QByteArray saved = draft().text();
        QVERIFY(m_editor->open(RulesChoice{QStringLiteral("ruins")}));
        QCOMPARE(draft().read().rules->id, QString("ruins-mine-2"));
        type("\"ruins-mine-2\"", "\"ruins-mine\"");
        m_asked.clear();
        m_answer = -1;
        QVERIFY(!m_editor->save());
        QCOMPARE(m_asked.size(), 1);
        QCOMPARE(m_window->rules().pack("ruins-mine")->bytes, saved);
        m_answer = 0;
        QVERIFY(m_editor->save());
        QCOMPARE(m_window->rules().pack("ruins-mine")->bytes, draft().text());
        QCOMPARE(m_window->rules().packs().size(), 1U);
    }

    void anIdOfASetThatShips_isNeverTaken() {
        type("\"ruins-mine\"", "\"plan\"");
        QVERIFY(!m_editor->save());
        QVERIFY(m_window->rules().packs().empty());
        QVERIFY2(label("rulesMessage").contains("plan"), qPrintable(label("rulesMessage")));
        const QString file = m_folder->filePath("plan.json");
        tests::writeBytes(file, scenarios::shippedRuleSetText("plan"));
        m_answer = 1; // drop the changes; of an import: call it off
        QVERIFY(!m_editor->importFile(file));
        QVERIFY(m_window->rules().packs().empty());
        m_editor->draft().undoStack()->undo();
        m_answer = 0;
        QVERIFY(m_editor->importFile(file));
        QCOMPARE(draft().read().rules->id, QString("plan-2"));
        QVERIFY(m_window->rules().pack("plan-2"));
    }

    void renaming_takesTheOldFileAway() {
        QVERIFY(m_editor->save());
        type("\"ruins-mine\"", "\"my-ruins\"");
        m_answer = 0;
        QVERIFY(m_editor->save());
        QCOMPARE(m_window->rules().packs().size(), 1U);
        QVERIFY(m_window->rules().pack("my-ruins"));
    }

    void aBrokenFile_isNotImported() {
        const QString file = m_folder->filePath("half.json");
        tests::writeBytes(file, scenarios::shippedRuleSetText("ruins").left(500));
        const QByteArray before = draft().text();
        QVERIFY(!m_editor->importFile(file));
        QVERIFY2(label("rulesMessage").contains("half.json:"), qPrintable(label("rulesMessage")));
        QCOMPARE(draft().text(), before);
        QVERIFY(m_window->rules().packs().empty());
    }

    void closing_asksAboutUnsavedWork() {
        type(kVersion, "\"version\": \"next\"");
        m_answer = -1;
        m_editor->close();
        QVERIFY(m_editor->isVisible());
        QCOMPARE(m_asked.size(), 1);
        m_answer = 0;
        const QPointer<RulesEditor> closed{m_editor};
        m_editor->close();
        QVERIFY(m_window->rules().pack("ruins-mine"));
        QTRY_VERIFY(!closed);
    }

    void selfTests_areShown() {
        in<QPushButton>("rulesRunTests")->click();
        auto* results = in<QTreeWidget>("rulesTests");
        QTRY_COMPARE(results->topLevelItemCount(),
                     static_cast<int>(scenarios::runSelfTests(*draft().read().rules).size()));
        QVERIFY2(label("rulesTestHeadline").startsWith("All "), qPrintable(label("rulesTestHeadline")));
        type("\"tags\": [\"ruin\"],\n      \"part\": \"footprint\"",
             "\"tags\": [\"castle\"],\n      \"part\": \"footprint\"");
        in<QPushButton>("rulesRunTests")->click();
        QTRY_VERIFY2(label("rulesTestHeadline").contains("are not met"), qPrintable(label("rulesTestHeadline")));
    }

    void eachSetThatShips_canBeOpened() {
        for (const auto& rules : scenarios::shippedRuleSets()) {
            m_answer = 1;
            QVERIFY(m_editor->open(RulesChoice{rules.id}));
            QVERIFY2(draft().read().rules.has_value(), qPrintable(rules.id));
            QVERIFY2(!m_editor->isModified(), qPrintable(rules.id));
            // Looking at every part changes nothing.
            for (QTreeWidgetItemIterator it{&tree()}; *it; ++it) {
                tree().setCurrentItem(*it);
            }
            QVERIFY2(!m_editor->isModified(), qPrintable(rules.id));
        }
    }

    void theForms_haveEachKeyAndEachWordOfTheSchema() {
        const QJsonObject schema = scenarios::ruleSchema(QStringLiteral("rule-pack"));
        QSet<QString> keys;
        QHash<QString, QStringList> words;
        keysOf(schema, {}, keys, words);
        const auto check = [&](const std::vector<PackField>& fields, const QSet<QString>& wanted,
                               const QHash<QString, QStringList>& wantedWords) {
            QSet<QString> shown;
            for (const PackField& field : fields) {
                QVERIFY2(!field.help.isEmpty() && !field.label.isEmpty(), qPrintable(field.key));
                if (field.key != u"note") {
                    shown << field.key;
                }
                QStringList known;
                for (const FieldWord& word : field.words) {
                    known << word.word;
                    QVERIFY2(!word.help.isEmpty(), qPrintable(field.key + u' ' + word.word));
                }
                QCOMPARE(known, wantedWords.value(field.key));
            }
            QCOMPARE(shown, wanted);
        };
        std::vector<PackField> all;
        for (const PackSection& section : packSections()) {
            all.insert(all.end(), section.fields.begin(), section.fields.end());
        }
        QSet<QString> outermost = keys;
        outermost -= {"format", "format_version", "self_tests"};
        for (const PackList& list : packLists()) {
            QVERIFY2(outermost.remove(list.key), qPrintable(list.key));
            const QJsonObject line = schema["properties"].toObject()[list.key].toObject()["items"].toObject();
            QSet<QString> lineKeys;
            QHash<QString, QStringList> lineWords;
            keysOf(line, {}, lineKeys, lineWords);
            QCOMPARE(lineKeys.remove("ignore"), list.hasIgnore);
            check(list.fields, lineKeys, lineWords);
            if (list.hasIgnore) {
                QSet<QString> clauseKeys;
                QHash<QString, QStringList> clauseWords;
                keysOf(line["properties"].toObject()["ignore"].toObject()["items"].toObject(), {}, clauseKeys,
                       clauseWords);
                check(ignoreFields(), clauseKeys, clauseWords);
            }
        }
        check(all, outermost, words);
    }

    void eachChoiceOfEachField_isShownInWords_data() {
        testsupport::addColumns<QString>("language");
        for (const char* language : {"en", "de", "fr"}) {
            QTest::newRow(language) << language;
        }
    }

    /// No choice is shown by its code, none is shown like another of its field, and none is left in English.
    void eachChoiceOfEachField_isShownInWords() {
        auto [language] = testsupport::fetch<QString>("language");
        const auto choices = [] {
            std::vector<std::pair<QString, std::vector<FieldWord>>> all;
            const auto add = [&](const QString& place, const std::vector<PackField>& fields) {
                for (const PackField& field : fields) {
                    all.emplace_back(place + u' ' + field.key, field.words);
                }
            };
            for (const auto* sections : {&packSections(), &tagSections()}) {
                for (const PackSection& section : *sections) {
                    add({}, section.fields);
                }
            }
            for (const auto* lists : {&packLists(), &tagLists()}) {
                for (const PackList& list : *lists) {
                    add(list.key, list.fields);
                }
            }
            add(QStringLiteral("ignore"), ignoreFields());
            return all;
        };
        const auto english = choices();
        Translations translations;
        const auto back = qScopeGuard([&] { translations.use(QStringLiteral("en")); });
        translations.use(language);
        const auto translated = choices();
        QCOMPARE(translated.size(), english.size());
        int count = 0;
        for (std::size_t i = 0; i < translated.size(); ++i) {
            QSet<QString> shown;
            for (std::size_t j = 0; j < translated[i].second.size(); ++j) {
                const FieldWord& choice = translated[i].second[j];
                const QString where = translated[i].first + u' ' + choice.word;
                QVERIFY2(!choice.shown().isEmpty() && choice.shown() != choice.word, qPrintable(where));
                QVERIFY2(!shown.contains(choice.shown()), qPrintable(where));
                shown << choice.shown();
                // Some words alone are the same in two languages; sentences are not.
                const QString& before = english[i].second[j].shown();
                QVERIFY2(language == u"en" || !before.contains(u' ') || choice.shown() != before, qPrintable(where));
                ++count;
            }
        }
        QVERIFY(count > 100);
    }

    /// Check boxes show words, and write the words of the format.
    void ticks_showWords_andWriteTheFormat() {
        tree().goTo(QStringLiteral("$.terrain[0]"));
        auto* ruin = form().findChild<QCheckBox*>(QStringLiteral("tick:ruin"));
        auto* rough = form().findChild<QCheckBox*>(QStringLiteral("tick:rough"));
        QVERIFY(ruin && rough);
        QCOMPARE(rough->text(), QString("Rough ground"));
        QVERIFY(rough->toolTip().contains(QStringLiteral("In the file: rough")));
        const auto kinds = [this] { return draft().object()["terrain"].toArray()[0].toObject()["kinds"].toArray(); };
        const bool wasThere = kinds().contains(QStringLiteral("rough"));
        rough->click();
        QCOMPARE(kinds().contains(QStringLiteral("rough")), !wasThere);
        rough->click();
        QCOMPARE(kinds().contains(QStringLiteral("rough")), wasThere);
    }

private:
    template <class Widget> [[nodiscard]] Widget* in(const char* name) const {
        return m_editor->findChild<Widget*>(QLatin1String{name});
    }
    [[nodiscard]] QString label(const char* name) const { return in<QLabel>(name)->text(); }
    [[nodiscard]] PackDraft& draft() const { return m_editor->draft(); }
    [[nodiscard]] PackTree& tree() const { return *m_editor->findChild<PackTree*>(); }
    [[nodiscard]] ObjectForm& form() const { return *m_editor->findChild<ObjectForm*>(); }
    [[nodiscard]] JsonPane& text() const { return *m_editor->findChild<JsonPane*>(); }

    /// As a user does: marks the first such words in the text and types others.
    void type(const QByteArray& from, const QByteArray& to) {
        const int at = static_cast<int>(text().toPlainText().indexOf(QString::fromUtf8(from)));
        QVERIFY2(at >= 0, from.constData());
        QTextCursor cursor{text().document()};
        cursor.setPosition(at);
        cursor.setPosition(at + static_cast<int>(QString::fromUtf8(from).size()), QTextCursor::KeepAnchor);
        cursor.insertText(QString::fromUtf8(to));
        QCOMPARE(draft().text(), text().utf8());
    }

    RulesEditor* m_editor = nullptr;
    QStringList m_asked;
    int m_answer = 0;
};

QTEST_MAIN(TestRulesEditor)
#include "tst_rules_editor.moc"
