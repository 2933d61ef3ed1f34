#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "scenarios/formats/common/import.h"
#include "scenarios/formats/common/import_file.h"
#include "scenarios/model/scenario.h"

#include <QDialog>

#include <optional>

class QGroupBox;

namespace sightline::app {

class Settings;
class TablePreview;

/// The preview of an import: the detected format, the resulting table, what was read, guessed and skipped, and the open
/// questions. The file is read outside the GUI thread, and again whenever an answer changes.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    /// A file to open, or a text of the clipboard (`text`, then `path` is its name).
    struct Source {
        QString path;
        std::optional<QByteArray> text = {};
        QString format = {}; ///< empty: detected
    };

    ImportDialog(Source source, scenarios::Scenario table, Settings& settings, QWidget* parent = nullptr);

    /// Returns the table with the import. Precondition: the dialog was accepted.
    [[nodiscard]] scenarios::Scenario result() const;
    [[nodiscard]] bool isArmy() const;
    /// Returns the rule set of an army list's game; empty where it is unknown.
    [[nodiscard]] QString rulesOfArmy() const;
    [[nodiscard]] bool isBusy() const { return m_run.isBusy(); }
    /// Returns the bases chosen for ambiguous names, for `rememberBases`.
    [[nodiscard]] std::vector<scenarios::NamedBaseRow> chosenBases() const;
    /// Returns the name of the file, for the undo step.
    [[nodiscard]] QString fileName() const;
    void accept() override;
    /// Sets a table of footprints for saves without any; it is remembered, and the file is read again. Empty: none.
    void useFootprints(const QString& path);

private:
    void makeLayout();
    QWidget* makeFootprints();
    bool takesRemembered(const std::vector<scenarios::formats::ImportQuestion>& questions);
    void readLater();
    void read();
    void show(const scenarios::formats::ImportResult& result);
    void fitRows();
    void showReport(const scenarios::formats::ImportReport& report);
    void showRefusal(const scenarios::FileProblem& problem);
    void showQuestions(const std::vector<scenarios::formats::ImportQuestion>& questions);
    void showPreview();
    void makeQuestions();
    /// Adds a field for an open question, with a mark that shows the origin of its answer.
    QWidget* addQuestion(const QString& label, QWidget* field);
    /// Adds a row for an ambiguous name.
    void showBaseQuestion(const scenarios::formats::ImportQuestion& question);
    void markAnswers();
    [[nodiscard]] QWidget* rowOf(const QWidget* field) const;
    void guessPlayer();
    void copyReport() const;
    [[nodiscard]] scenarios::formats::ImportOptions options() const;
    [[nodiscard]] scenarios::Scenario joined() const;

    Source m_source;
    scenarios::Scenario m_table;
    Settings& m_settings;
    std::optional<scenarios::formats::Import> m_import;
    QString m_reportText;
    QComboBox* m_format = nullptr;
    QLabel* m_looks = nullptr;
    QFormLayout* m_form = nullptr; ///< options of reading the file
    QGroupBox* m_questions = nullptr;
    QFormLayout* m_questionForm = nullptr;
    /// A field of the questions, and the origin of its answer.
    struct Question {
        QWidget* field = nullptr;
        QWidget* row = nullptr;
        QLabel* mark = nullptr;
    };
    std::vector<Question> m_asked;
    struct BaseField {
        scenarios::formats::ImportQuestion question;
        QComboBox* box = nullptr;
        QWidget* row = nullptr;
        bool isAnswered = false;
    };
    std::vector<BaseField> m_bases;
    QDoubleSpinBox* m_cell = nullptr;
    QDoubleSpinBox* m_unit = nullptr;
    QDoubleSpinBox* m_width = nullptr;
    QComboBox* m_padding = nullptr;
    QComboBox* m_entry = nullptr;
    QCheckBox* m_tokens = nullptr;
    QWidget* m_footprints = nullptr;
    QLabel* m_footprintFile = nullptr;
    QComboBox* m_player = nullptr;
    QComboBox* m_position = nullptr;
    TablePreview* m_preview = nullptr;
    QTreeWidget* m_report = nullptr;
    QLabel* m_comes = nullptr;
    QLabel* m_counts = nullptr;
    QLabel* m_message = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_copy = nullptr;
    bool m_widthAnswered = false;
    bool m_unitAnswered = false;
    bool m_cellAnswered = false;
    bool m_isRemembered = false; ///< an answer is taken from an earlier file
    bool m_paddingAnswered = false;
    bool m_entryAnswered = false;
    bool m_playerAnswered = false;
    LatestTask m_run; // last, so that it ends before the widgets it uses
};

} // namespace sightline::app
