#pragma once

#include "app/desktop/background_task.h"
#include "scenarios/formats/import.h"
#include "scenarios/formats/import_file.h"
#include "scenarios/scenario.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;
class QTreeWidget;

namespace sightline::app {

class Settings;
class TablePreview;

/// A file of another program before it is taken: what it looks like, how it will stand, what was read, guessed and left
/// out, and what it leaves open. It is read off the GUI thread, and again whenever an answer changes.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    /// A file to be opened, or a text of the clipboard (`text`, then `path` is its name).
    struct Source {
        QString path;
        std::optional<QByteArray> text = {};
        QString format = {}; ///< empty: what it looks like
    };

    ImportDialog(Source source, scenarios::Scenario table, Settings& settings, QWidget* parent = nullptr);
    ~ImportDialog() override;

    /// The table with what was imported. Precondition: accepted.
    [[nodiscard]] scenarios::Scenario result() const;
    [[nodiscard]] bool isArmy() const;
    /// The rule set of an army list's game; empty where it is not known.
    [[nodiscard]] QString rulesOfArmy() const;
    [[nodiscard]] bool isBusy() const { return m_run.isRunning(); }
    /// The bases that were chosen for names with several, for `rememberBases`.
    [[nodiscard]] std::vector<scenarios::NamedBaseRow> chosenBases() const;
    /// The name of the file, for the undo step.
    [[nodiscard]] QString fileName() const;
    void accept() override;
    /// A table of footprints for saves that have none; it is remembered, and the file is read again with it. Empty:
    /// none.
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
    /// A field of the open questions, with a mark behind it that says whose answer stands in it.
    QWidget* addQuestion(const QString& label, QWidget* field);
    /// A row for a name with several bases.
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
    QTimer* m_later = nullptr;
    QComboBox* m_format = nullptr;
    QLabel* m_looks = nullptr;
    QFormLayout* m_form = nullptr; ///< how the file is read
    QGroupBox* m_questions = nullptr;
    QFormLayout* m_questionForm = nullptr;
    /// Whose answer stands in a field of the questions.
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
    QComboBox* m_place = nullptr;
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
    bool m_isRemembered = false; ///< an answer is that of an earlier file
    bool m_paddingAnswered = false;
    bool m_entryAnswered = false;
    bool m_playerAnswered = false;
    BackgroundTask m_run; // last: its thread ends before the widgets go
};

} // namespace sightline::app
