#include "app/desktop/rules/rules_editor.h"

#include "app/desktop/base/language.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/rules/difference_list.h"
#include "app/desktop/rules/json_members.h"
#include "app/desktop/rules/json_pane.h"
#include "app/desktop/rules/object_form.h"
#include "app/desktop/rules/pack_tree.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/questions.h"
#include "app/shared/text/comparison_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/base/json_edit.h"
#include "scenarios/edits/edits.h"

#include <QAction>
#include <QCheckBox>
#include <QCloseEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTreeWidget>

namespace sightline::app {

namespace {

/// Between a key and its judgement, in milliseconds.
constexpr int kPause = 150;

/// The text of a rule set, and whether it ships or stands in the scenario only.
struct Origin {
    QByteArray text;
    QString ownId; ///< of the user's own packs
};

Origin originOf(const scenarios::RulesChoice& choice, const RuleLibrary& library) {
    if (const auto* id = std::get_if<QString>(&choice)) {
        return {scenarios::shippedRuleSetText(*id), {}};
    }
    const auto& object = std::get<QJsonObject>(choice);
    if (const auto* mine = library.packLike(object)) {
        return {mine->bytes, mine->rules->id};
    }
    return {QJsonDocument{object}.toJson(QJsonDocument::Indented), {}};
}

} // namespace

RulesEditor::RulesEditor(ScenarioDocument& document, TableState& state, RuleLibrary& library, QWidget* parent)
    : QDialog{parent},
      m_document{document},
      m_state{state},
      m_library{library},
      m_comparer{document},
      m_ask{[this](const QString& sentence, const QStringList& answers) {
          return askWithAnswers(this, sentence, answers);
      }} {
    setObjectName(QStringLiteral("rulesEditor"));
    setWindowTitle(tr("Rule set editor[*]"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    makeLayout();
    connectDraft();
    connectParts();
    open(document.scenario().rules);
}

RulesEditor::~RulesEditor() {
    m_state.setPreviewRules({});
    m_draft.disconnect(this);
    m_tree->disconnect(this);
    m_changes->disconnect(this);
}

void RulesEditor::connectDraft() {
    connect(&m_draft, &PackDraft::changed, this, &RulesEditor::draftChanged);
    connect(&m_pause, &QTimer::timeout, this, &RulesEditor::judgeAnew);
    connect(&m_comparer, &RuleComparer::began, this, [this] { m_changesHeadline->setText(tr("Judging the table…")); });
    connect(&m_comparer, &RuleComparer::ended, this, &RulesEditor::showComparison);
    connect(m_preview, &QCheckBox::toggled, this, &RulesEditor::judgeAnew);
    connect(m_changes, &DifferenceList::pairChosen, this,
            [this](const scenarios::ModelId& observer, const scenarios::ModelId& target) {
                m_state.setObserver(observer);
                m_state.setTarget(target);
            });
}

void RulesEditor::connectParts() {
    connect(m_tree, &PackTree::nodeChosen, this, &RulesEditor::showNode);
    connect(m_form, &ObjectForm::valueChanged, this,
            [this](const QString& path, const QJsonValue& value, const QString& label) {
                value.isUndefined() ? showNode() : m_draft.setValue(path, value, label);
            });
    connect(m_form, &ObjectForm::valueRemoved, this, [this](const QString& path, const QString& label) {
        const QByteArray before = m_draft.text();
        m_draft.removeValue(path, label);
        if (m_draft.text() == before) {
            showNode(); // a row without a value goes
        }
    });
    connect(m_text, &JsonPane::typed, this,
            [this] { m_draft.setText(m_text->utf8(), tr("Typing"), QStringLiteral("typing")); });
    connect(m_text, &JsonPane::cursorMovedByUser, this, [this] {
        if (m_draft.isJson()) {
            const auto& json = *m_draft.read().json;
            m_tree->goTo(json.path(json.innermostAt(m_text->cursorOffset())));
        }
    });
    connect(m_problems, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { goToPath(item->text(1)); });
    connect(m_problems, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && m_problems->hasFocus()) {
            m_tree->goTo(item->text(1));
            m_text->goTo({item->text(0).toInt(), item->data(0, Qt::UserRole).toInt()});
        }
    });
    connect(m_problems, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
        m_text->goTo({item->text(0).toInt(), item->data(0, Qt::UserRole).toInt()});
        goToPath(item->text(1));
    });
    connect(m_add, &QPushButton::clicked, this, &RulesEditor::addLine);
    connect(m_addException, &QPushButton::clicked, this, &RulesEditor::addException);
    connect(m_duplicate, &QPushButton::clicked, this, &RulesEditor::duplicateLine);
    connect(m_remove, &QPushButton::clicked, this, &RulesEditor::removeLine);
    connect(m_up, &QPushButton::clicked, this, [this] { moveLine(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveLine(1); });
    connect(m_runTests, &QPushButton::clicked, this, &RulesEditor::runTests);
    connect(m_packs, &RuleSetBox::chosen, this, [this](const scenarios::RulesChoice& choice) { open(choice); });
}

/// True if the two rule sets differ at most in their ids and names.
static bool isSameButForName(const scenarios::RuleSet& a, const scenarios::RuleSet& b) {
    const auto nameless = [](QJsonObject json) {
        json.remove(QStringLiteral("id"));
        json.remove(QStringLiteral("name"));
        return json;
    };
    return nameless(a.json) == nameless(b.json);
}

bool RulesEditor::open(const scenarios::RulesChoice& choice) {
    if (!mayLeave()) {
        return false;
    }
    m_library.reload();
    scenarios::Scenario asking;
    asking.rules = choice;
    const auto baseline = scenarios::ruleSetOf(asking);
    const Origin origin = originOf(choice, m_library);
    const QString name = baseline ? shippedText(baseline->name) : tr("an invalid rule set");
    m_packs->setChoice(choice, tr("%1 (of this file)").arg(name));
    if (!origin.ownId.isEmpty()) {
        startDraft(origin.text, origin.ownId, *baseline, tr("Your own pack “%1”.").arg(name));
        return true;
    }
    QByteArray text = origin.text;
    if (baseline) {
        text = scenarios::withJsonValue(
            text, u"$.id", scenarios::freePackId(baseline->id + QStringLiteral("-mine"), m_library.packs()));
        text = scenarios::withJsonValue(text, u"$.name", tr("%1, changed").arg(name));
    }
    startDraft(text, {}, baseline ? std::optional{*baseline} : std::nullopt,
               std::holds_alternative<QString>(choice)
                   ? tr("A copy of “%1”; the original ships with Sightline and does not change.").arg(name)
                   : tr("A copy of “%1” of this scenario's file.").arg(name));
    return true;
}

void RulesEditor::startDraft(const QByteArray& text,
                             const QString& ownId,
                             const std::optional<scenarios::RuleSet>& baseline,
                             const QString& remark) {
    m_ownId = ownId;
    m_savedText = text;
    m_baseline = baseline;
    m_sound.reset();
    showOrigin(remark);
    say({});
    m_testList->clear();
    m_testHeadline->setText(tr("Not run yet."));
    m_draft.start(text);
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    judgeAnew();
}

RulesEditor::Work RulesEditor::work() const {
    return {m_draft.text(), m_savedText, m_ownId, m_baseline, m_origin->text(), m_preview->isChecked()};
}

void RulesEditor::goOnWith(const Work& work) {
    startDraft(work.savedText, work.ownId, work.baseline, retranslated(work.origin));
    m_draft.setText(work.text, tr("Earlier changes"));
    m_preview->setChecked(work.isOnTrial);
}

bool RulesEditor::mayLeave() {
    if (m_savedText.isEmpty() || !isModified()) {
        return true;
    }
    switch (m_ask(tr("The rule set in the editor has changes that are not saved."),
                  {tr("Save"), tr("Discard"), tr("Cancel")})) {
    case 0: return save();
    case 1: return true;
    default: return false;
    }
}

void RulesEditor::draftChanged() {
    const auto& read = m_draft.read();
    if (read.rules) {
        m_sound = read.rules;
    }
    m_text->showText(m_draft.text());
    m_text->setProblems(read.problems);
    showProblems();
    m_pages->setEnabled(m_draft.isJson());
    m_tree->setEnabled(m_draft.isJson());
    if (m_draft.isJson()) {
        m_tree->show(m_draft.object(), read.problems);
    }
    showNode();
    setWindowModified(isModified());
    m_save->setEnabled(read.rules && (isModified() || isFresh()));
    m_export->setEnabled(read.rules.has_value());
    m_use->setEnabled(read.rules.has_value());
    m_delete->setEnabled(!isFresh());
    m_runTests->setEnabled(read.rules.has_value());
    m_pause.start();
}

void RulesEditor::showProblems() {
    const auto& problems = m_draft.read().problems;
    m_problems->clear();
    for (const auto& problem : problems) {
        auto* item =
            new QTreeWidgetItem{m_problems, {QString::number(problem.place.line), problem.path, problem.message}};
        item->setData(0, Qt::UserRole, problem.place.column);
        item->setToolTip(2, problem.message);
    }
    m_problemColumns->fit();
    const auto count = static_cast<int>(problems.size());
    m_answers->setTabText(0, count == 0 ? tr("Problems") : tr("Problems (%1)").arg(count));
    m_validity->setText(count == 0   ? tr("✓ Valid")
                        : count == 1 ? tr("⚠ One problem; the last valid version is used")
                                     : tr("⚠ %1 problems; the last valid version is used").arg(count));
}

void RulesEditor::showNode() {
    const PackTree::Node* node = m_tree->current();
    if (!node || !m_draft.isJson()) {
        return;
    }
    using Kind = PackTree::Node::Kind;
    const auto& json = *m_draft.read().json;
    if (node->kind == Kind::List) {
        m_listHelp->setText(node->list->help);
        m_pages->setCurrentWidget(m_listPage);
    } else {
        const bool isSection = node->kind == Kind::Section;
        const QJsonObject object = isSection ? m_draft.object() : valueAtPath(m_draft.object(), node->path).toObject();
        m_form->show(*node->fields, isSection ? ObjectForm::Shows::All : ObjectForm::Shows::WhatIsThere, object,
                     node->path, m_draft.read().problems);
        m_pages->setCurrentIndex(0);
    }
    const auto value = json.valueAt(node->path);
    node->kind == Kind::Section || json.path(value) != node->path
        ? m_text->pointOut(0, 0)
        : m_text->pointOut(json.offset(value), json.end(value));

    const bool isLine = node->kind == Kind::Line || node->kind == Kind::Ignore;
    const int count = isLine ? static_cast<int>(valueAtPath(m_draft.object(), node->listPath).toArray().size()) : 0;
    m_add->setEnabled(node->kind != Kind::Section);
    m_addException->setEnabled(isLine && node->list->hasIgnore);
    m_duplicate->setEnabled(isLine);
    m_remove->setEnabled(isLine);
    m_up->setEnabled(isLine && node->index > 0);
    m_down->setEnabled(isLine && node->index + 1 < count);
}

void RulesEditor::judgeAnew() {
    m_pause.stop();
    if (!isVisible()) {
        return;
    }
    m_comparer.setRules(m_baseline, m_sound);
    // Before an edit the table keeps the rule set that it has: the copy differs in its name alone.
    const bool isEdited = m_sound && !(m_baseline && isSameButForName(*m_sound, *m_baseline));
    m_state.setPreviewRules(m_preview->isChecked() && isEdited ? std::optional<scenarios::RulesChoice>{m_sound->json}
                                                               : std::nullopt);
}

void RulesEditor::showComparison() {
    const auto& result = m_comparer.result();
    const auto count = static_cast<int>(result->differences.size());
    m_answers->setTabText(1, count == 0 ? tr("Changed rulings") : tr("Changed rulings (%1)").arg(count));
    m_changesHeadline->setText(tr("Compared with the rule set as opened: %1").arg(comparisonHeadline(*result)));
    m_changes->show(result, m_comparer.scenario(), tr("as opened"), tr("now"));
}

void RulesEditor::addLine() {
    const PackTree::Node node = *m_tree->current();
    const bool isClause = node.kind == PackTree::Node::Kind::Ignore;
    const QString list = node.kind == PackTree::Node::Kind::List ? node.path : node.listPath;
    const int index = node.kind == PackTree::Node::Kind::List
                          ? static_cast<int>(valueAtPath(m_draft.object(), list).toArray().size())
                          : node.index + 1;
    const QJsonObject fresh =
        isClause ? QJsonObject{{QStringLiteral("target"), QStringLiteral("in")}} : node.list->fresh;
    m_draft.insertLine(list, index, scenarios::jsonLine(fresh), tr("Add line"));
    m_tree->goTo(QStringLiteral("%1[%2]").arg(list).arg(index));
}

void RulesEditor::addException() {
    const PackTree::Node node = *m_tree->current();
    const bool isClause = node.kind == PackTree::Node::Kind::Ignore;
    const QString list = isClause ? node.listPath : node.path + QStringLiteral(".ignore");
    const int index = static_cast<int>(valueAtPath(m_draft.object(), list).toArray().size());
    m_draft.insertLine(list, index, scenarios::jsonLine(QJsonObject{{QStringLiteral("target"), QStringLiteral("in")}}),
                       tr("Add exception"));
    m_tree->goTo(QStringLiteral("%1[%2]").arg(list).arg(index));
}

void RulesEditor::duplicateLine() {
    const PackTree::Node node = *m_tree->current();
    m_draft.insertLine(node.listPath, node.index + 1, scenarios::jsonTextAt(m_draft.text(), node.path),
                       tr("Duplicate line"));
    m_tree->goTo(QStringLiteral("%1[%2]").arg(node.listPath).arg(node.index + 1));
}

void RulesEditor::removeLine() {
    const PackTree::Node node = *m_tree->current();
    m_draft.setText(scenarios::withoutJsonValue(m_draft.text(), node.path), tr("Remove line"));
}

void RulesEditor::moveLine(int by) {
    const PackTree::Node node = *m_tree->current();
    m_draft.swapLines(node.listPath, node.index, node.index + by);
    m_tree->goTo(QStringLiteral("%1[%2]").arg(node.listPath).arg(node.index + by));
}

void RulesEditor::goToPath(const QString& path) {
    m_tree->goTo(path);
    m_form->focusOn(path);
}

void RulesEditor::runTests() {
    m_testHeadline->setText(tr("Running…"));
    m_tests.start([rules = *m_draft.read().rules](const std::stop_token&) { return scenarios::runSelfTests(rules); },
                  [this](const std::vector<scenarios::SelfTestResult>& results) { showTests(results); });
}

void RulesEditor::showTests(const std::vector<scenarios::SelfTestResult>& results) {
    m_testList->clear();
    int failed = 0;
    for (const auto& result : results) {
        failed += result.passed ? 0 : 1;
        auto* item = new QTreeWidgetItem{
            m_testList,
            {result.passed ? tr("✓ passed") : tr("✗ failed"), result.test, result.question, result.difference}};
        item->setData(0, Qt::UserRole, result.path);
    }
    m_testColumns->fit();
    m_testHeadline->setText(results.empty() ? tr("This rule set has no self-tests.")
                            : failed == 0   ? tr("All %1 expectations are met.").arg(results.size())
                                            : tr("%1 of %2 expectations are not met.").arg(failed).arg(results.size()));
    m_answers->setTabText(2, failed == 0 ? tr("Self-tests") : tr("Self-tests (%1 failed)").arg(failed));
}

void RulesEditor::showOrigin(const QString& sentence) { m_origin->setText(sentence); }

void RulesEditor::say(const QString& sentence) {
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
}

void RulesEditor::use() {
    if (m_draft.read().rules) {
        m_document.edit(tr("Change rule set"), scenarios::withRules(m_document.scenario(), m_draft.read().rules->json));
        say(tr("The scenario now uses “%1”. This can be undone in the table window.").arg(m_draft.read().rules->name));
    }
}

void RulesEditor::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    judgeAnew();
}

void RulesEditor::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    m_comparer.setRules({}, {});
    m_state.setPreviewRules({});
}

void RulesEditor::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    QDialog::reject(); // hides it; ours would close it again
    event->accept();
}

void RulesEditor::reject() { close(); }

} // namespace sightline::app
