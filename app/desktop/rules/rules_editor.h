#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "app/desktop/rules/pack_draft.h"
#include "app/desktop/rules/rule_comparer.h"
#include "scenarios/conformance/self_test.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <optional>

namespace sightline::app {

class DifferenceList;
class JsonPane;
class ListColumns;
class ObjectForm;
class PackTree;
class RuleLibrary;
class RuleSetBox;
class ScenarioDocument;
class TableState;

/// The rule set editor: structure, form and text of one rule set, judged on the open table during editing. The scenario
/// changes only by "Apply"; an invalid rule set is never judged by, saved or used.
class RulesEditor : public QDialog {
    Q_OBJECT

public:
    RulesEditor(ScenarioDocument& document, TableState& state, RuleLibrary& library, QWidget* parent = nullptr);
    ~RulesEditor() override;

    /// Opens a rule set, after asking about unsaved changes. A shipped one, or that of a file, is opened as a copy with
    /// an id of its own.
    bool open(const scenarios::RulesChoice& choice);
    /// Saves the rule set. Returns false if that failed or the user canceled it; the dialog shows the reason.
    bool save();
    bool importFile(const QString& path);
    bool exportTo(const QString& path);
    bool removePack();
    void use();

    /// The state of the editor, which another editor can take over, with one undo step back to the saved text.
    struct Work {
        QByteArray text;
        QByteArray savedText;
        QString ownId;
        std::optional<scenarios::RuleSet> baseline;
        QString origin;
        bool isOnTrial = false;
    };
    [[nodiscard]] Work work() const;
    void goOnWith(const Work& work);

    [[nodiscard]] PackDraft& draft() { return m_draft; }
    [[nodiscard]] const RuleComparer& comparer() const { return m_comparer; }
    [[nodiscard]] bool isModified() const { return m_draft.text() != m_savedText; }
    /// True if the latest text is evaluated and compared with the rule set as opened.
    [[nodiscard]] bool isSettled() const { return !m_pause.isActive() && !m_comparer.isRunning(); }

    /// Replaces the message box for questions, for tests. It gets the possible answers, the last of which cancels, and
    /// returns the index of the given one.
    using Question = std::function<int(const QString& sentence, const QStringList& answers)>;
    void setQuestion(Question ask) { m_ask = std::move(ask); }

protected:
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeLayout();
    QWidget* makeHead();
    QWidget* makeParts();
    QWidget* makeListPage();
    QWidget* makeAnswers();
    QWidget* makeFoot();
    void connectDraft();
    void connectParts();

    void startDraft(const QByteArray& text,
                    const QString& ownId,
                    const std::optional<scenarios::RuleSet>& baseline,
                    const QString& remark);
    bool mayLeave();
    void draftChanged();
    void showNode();
    void showProblems();
    void judgeAnew();
    void showComparison();
    void addLine();
    void addException();
    void duplicateLine();
    void removeLine();
    void moveLine(int by);
    void runTests();
    void showTests(const std::vector<scenarios::SelfTestResult>& results);
    void goToPath(const QString& path);
    /// Says where the draft comes from; the whole sentence is the tooltip, too, as the line may be cut.
    void showOrigin(const QString& sentence);
    void say(const QString& sentence);
    void reject() override;
    [[nodiscard]] bool isFresh() const { return m_ownId.isEmpty(); }

    ScenarioDocument& m_document;
    TableState& m_state;
    RuleLibrary& m_library;
    PackDraft m_draft;
    RuleComparer m_comparer;
    LatestTask m_tests;
    Question m_ask;
    QTimer m_pause; ///< between a change and its evaluation

    QByteArray m_savedText;                       ///< in the file, or as opened
    QString m_ownId;                              ///< id of the user's pack being edited; empty if never saved
    std::optional<scenarios::RuleSet> m_baseline; ///< as opened; changed rulings are counted against it
    std::optional<scenarios::RuleSet> m_sound;    ///< from the latest valid text

    RuleSetBox* m_packs = nullptr;
    QLabel* m_origin = nullptr;
    PackTree* m_tree = nullptr;
    QStackedWidget* m_pages = nullptr;
    ObjectForm* m_form = nullptr;
    QWidget* m_listPage = nullptr;
    QLabel* m_listHelp = nullptr;
    JsonPane* m_text = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_addException = nullptr;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QTabWidget* m_answers = nullptr;
    QTreeWidget* m_problems = nullptr;
    ListColumns* m_problemColumns = nullptr;
    DifferenceList* m_changes = nullptr;
    QLabel* m_changesHeadline = nullptr;
    QTreeWidget* m_testList = nullptr;
    ListColumns* m_testColumns = nullptr;
    QLabel* m_testHeadline = nullptr;
    QPushButton* m_runTests = nullptr;
    QLabel* m_validity = nullptr;
    QLabel* m_message = nullptr;
    QCheckBox* m_preview = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_delete = nullptr;
    QPushButton* m_use = nullptr;
};

} // namespace sightline::app
