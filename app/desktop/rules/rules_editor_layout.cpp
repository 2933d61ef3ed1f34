#include "app/desktop/actions/step_actions.h"

#include "app/desktop/base/named.h"
#include "app/desktop/rules/difference_list.h"
#include "app/desktop/rules/json_pane.h"
#include "app/desktop/rules/object_form.h"
#include "app/desktop/rules/pack_tree.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/rules/rules_editor.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_fit.h"
#include "app/desktop/widgets/empty_hint.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/list_columns.h"
#include "app/desktop/widgets/panel_scroll.h"

#include <QAction>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <tuple>

/// The layout of the rule set editor.
namespace sightline::app {

namespace {

QPushButton* button(const QString& text, const char* name, const QString& tip) {
    auto* made = named(name, new QPushButton{text});
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

constexpr int kWidestColumn = 320; ///< of the lists, in pixels

} // namespace

void RulesEditor::makeLayout() {
    resize(1180, 800);
    auto* parts = new QSplitter{Qt::Vertical};
    parts->addWidget(makeParts());
    parts->addWidget(makeAnswers());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setSizes({600, 400}); // shares; the fields of a rule need the room more than its problems
    parts->setChildrenCollapsible(false);
    m_message = named("rulesMessage", new QLabel);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_message->hide();
    columnOf({makeHead(), m_origin, m_message, {parts, 1}, makeFoot()}, this);
}

QWidget* RulesEditor::makeHead() {
    m_packs = named("rulesPacks", new RuleSetBox{&m_library});
    m_packs->setAccessibleName(tr("Rule set to edit"));
    m_packs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_packs->setMinimumContentsLength(30);
    m_origin = named("rulesOrigin", new QLabel);
    m_origin->setForegroundRole(QPalette::PlaceholderText);
    m_origin->setWordWrap(true);
    auto* label = new QLabel{tr("&Edit")};
    label->setBuddy(m_packs);
    auto* import = button(tr("&Import…"), "rulesImport", tr("Import a rule set file into your packs"));
    m_export = button(tr("E&xport…"), "rulesExport", tr("Save this rule set to a file"));
    m_delete = button(tr("De&lete…"), "rulesDelete", tr("Delete this pack"));
    connect(import, &QPushButton::clicked, this, [this] {
        const QString path = fileToOpen(this, tr("Import a rule set"), {}, tr("Rule sets (*.json);;All files (*)"));
        if (!path.isEmpty()) {
            importFile(path);
        }
    });
    connect(m_export, &QPushButton::clicked, this, [this] {
        const QString name = m_draft.object().value(QStringLiteral("id")).toString() + QStringLiteral(".json");
        const QString path = fileToSave(this, tr("Export the rule set"), name, tr("Rule sets (*.json);;All files (*)"));
        if (!path.isEmpty()) {
            exportTo(path);
        }
    });
    connect(m_delete, &QPushButton::clicked, this, &RulesEditor::removePack);
    auto* head = new QWidget;
    auto* line = rowOf({label, m_packs, {}}, head);
    line->setContentsMargins(0, 0, 0, 0);
    for (const auto& [stack, icon, keys] :
         {std::tuple{makeUndoAction(*m_draft.undoStack(), this), "undo", QList<QKeySequence>{Qt::CTRL | Qt::Key_Z}},
          std::tuple{makeRedoAction(*m_draft.undoStack(), this), "redo",
                     QList<QKeySequence>{Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}}}) {
        stack->setIcon(lineIcon(QLatin1String{icon}));
        stack->setShortcuts(keys);
        addAction(stack);
        auto* tool = new QToolButton;
        tool->setDefaultAction(stack);
        tool->setAutoRaise(true);
        line->addWidget(tool);
    }
    line->addWidget(import);
    line->addWidget(m_export);
    line->addWidget(m_delete);
    return head;
}

QWidget* RulesEditor::makeListPage() {
    m_listPage = new QWidget;
    m_listHelp = new QLabel;
    m_listHelp->setWordWrap(true);
    auto* layout = new QVBoxLayout{m_listPage};
    layout->addWidget(m_listHelp);
    auto* hint = new QLabel{tr("“Add” below appends a line.")};
    hint->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(hint);
    layout->addStretch(1);
    return m_listPage;
}

QWidget* RulesEditor::makeParts() {
    m_tree = new PackTree;
    m_add = button(tr("&Add"), "lineAdd", tr("Add a line after this one"));
    m_addException = button(tr("Add e&xception"), "lineException", tr("Add a case in which this line does not count"));
    m_duplicate = button(tr("D&uplicate"), "lineDuplicate", tr("Insert a copy after this line"));
    m_remove = button(tr("&Remove"), "lineRemove", tr("Remove this line"));
    m_up = button(tr("Move &up"), "lineUp", tr("Move this line up"));
    m_down = button(tr("Move do&wn"), "lineDown", tr("Move this line down"));
    auto* buttons = new QGridLayout;
    // Two beside each other: three would keep the width of their words from the fields and the text of the rule set.
    buttons->addWidget(m_add, 0, 0);
    buttons->addWidget(m_addException, 0, 1);
    buttons->addWidget(m_remove, 1, 0);
    buttons->addWidget(m_duplicate, 1, 1);
    buttons->addWidget(m_up, 2, 0);
    buttons->addWidget(m_down, 2, 1);
    auto* left = new QWidget;
    auto* leftLayout = columnOf({{m_tree, 1}, buttons}, left);
    leftLayout->setContentsMargins(0, 0, 0, 0);

    m_form = new ObjectForm;
    m_pages = new QStackedWidget;
    m_pages->addWidget(new PanelScroll{m_form});
    m_pages->addWidget(makeListPage());

    m_text = named("rulesText", new JsonPane);

    auto* parts = new QSplitter{Qt::Horizontal};
    parts->addWidget(left);
    parts->addWidget(m_pages);
    parts->addWidget(m_text);
    parts->setChildrenCollapsible(false);
    parts->setSizes({330, 400, 450});
    return parts;
}

QWidget* RulesEditor::makeAnswers() {
    m_problems = flatList("rulesProblems", tr("Problems in the text"), {tr("Line"), tr("Location"), tr("Problem")});
    m_problemColumns = new ListColumns{*m_problems, kWidestColumn};

    auto* problems = new QWidget;
    auto* problemsLayout =
        columnOf({hintWhileEmpty(*m_problems, "rulesNoProblems", tr("No problems.")), {m_problems, 1}}, problems);
    problemsLayout->setContentsMargins(4, 4, 4, 4);

    m_changes = new DifferenceList;
    m_changesHeadline = named("rulesChanges", new QLabel);
    auto* changes = new QWidget;
    auto* changesLayout = columnOf({m_changesHeadline, {m_changes, 1}}, changes);
    changesLayout->setContentsMargins(4, 4, 4, 4);

    m_testList = flatList("rulesTests", tr("Self-tests of the rule set"),
                          {tr("Result"), tr("Test"), tr("Question"), tr("Difference")});
    m_testColumns = new ListColumns{*m_testList, kWidestColumn};
    m_runTests = button(tr("&Run self-tests"), "rulesRunTests",
                        tr("Judge the test scenes of the rule set, and compare with the expected results"));
    m_testHeadline = named("rulesTestHeadline", new QLabel);
    auto* testHead = rowOf({m_runTests, {m_testHeadline, 1}});
    auto* tests = new QWidget;
    auto* testsLayout = columnOf({testHead, {m_testList, 1}}, tests);
    testsLayout->setContentsMargins(4, 4, 4, 4);

    m_answers = new QTabWidget;
    m_answers->setDocumentMode(true);
    m_answers->addTab(problems, tr("Problems"));
    m_answers->addTab(changes, tr("Changed rulings"));
    m_answers->addTab(tests, tr("Self-tests"));
    m_answers->setCurrentIndex(1);
    return m_answers;
}

QWidget* RulesEditor::makeFoot() {
    m_validity = named("rulesValidity", new QLabel);
    QFont bold = m_validity->font();
    bold.setBold(true);
    m_validity->setFont(bold);
    m_preview = named("rulesPreview", new QCheckBox{tr("&Try on the table")});
    m_preview->setToolTip(tr("While this window is open, the table uses this rule set; the scenario keeps its own"));
    m_preview->setChecked(true);
    m_use = button(tr("A&pply"), "rulesUse", tr("Use this rule set in the scenario; can be undone there"));
    m_save = button(tr("&Save"), "rulesSave", tr("Save it to your own packs"));
    m_save->setShortcut(QKeySequence::Save);
    auto* close = button(tr("&Close"), "rulesClose", {});
    connect(m_use, &QPushButton::clicked, this, &RulesEditor::use);
    connect(m_save, &QPushButton::clicked, this, &RulesEditor::save);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    auto* foot = named(kDialogFoot, new QWidget);
    auto* line = rowOf({m_validity, {}, m_preview, m_use, m_save, close}, foot);
    line->setContentsMargins(0, 0, 0, 0);
    return foot;
}

} // namespace sightline::app
