#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/probe_log.h"
#include "app/shared/export/view_export.h"
#include "scenarios/output/dispute_file.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sightline::app {

class ActionSet;
class ExportDialog;
class MessageBar;
class SheetDialog;
class TableCompareWindow;
struct WindowCore;

/// Output of the window: ruling sheets, pictures, prints, lists, with their dialogs.
class EvidenceController : public QObject {
    Q_OBJECT

public:
    EvidenceController(WindowCore& core, ActionSet& actions, MessageBar& bar);

    /// Sets the current verdict, which the sheet is about; null: none.
    void setVerdict(const scenarios::Verdict* verdict);
    /// Updates which actions are enabled.
    void refreshActions();

    /// True if the contents of the file are those of a dispute, regardless of its name.
    [[nodiscard]] static bool isDispute(const QString& path);
    /// Sets the photo of the displayed dispute; std::nullopt: none.
    void setPhoto(std::optional<scenarios::DisputePhoto> photo);
    /// Sets the name of the displayed dispute file, without its folder; empty: the table is of none.
    void setDisputeFile(const QString& name) { m_disputeFile = name; }
    [[nodiscard]] QString disputeFile() const { return m_disputeFile; }

    /// Sets what returns the side whose fog the view shows, which pictures of the view show too; std::nullopt: no fog.
    void setShownSide(std::function<std::optional<scenarios::PlayerId>()> side) { m_shownSide = std::move(side); }

    /// Opens the comparison of the table with another version, or raises it.
    TableCompareWindow* showComparison();
    /// Opens the ruling sheet of the current verdict.
    void showSheet();
    /// Opens the photo of the displayed dispute.
    void showPhoto();
    /// Opens the dialog that exports the table as a picture.
    void showExport();
    /// Copies a picture of the table to the clipboard.
    void copyImage();
    /// Copies the sentence about the current verdict to the clipboard; does nothing without one.
    void copyAnswer();
    /// Copies a sentence to the clipboard, and says so.
    void copyText(const QString& text);
    /// Opens the preview of a print of the table.
    void print();
    /// Ask for a file and write CSV: the positions of all elements, the verdicts of all pairs, the log of questions.
    void exportPositions();
    void exportVerdicts();
    void exportLog();
    /// Deletes the entries of the log of questions.
    void forgetLog();

    /// The state of the open table that a new controller for that table takes over.
    struct Held {
        std::optional<scenarios::DisputePhoto> photo;
        std::function<QString(const QString&, const QString&, const QString&)> fileQuestion;
        std::shared_ptr<const scenarios::Scenario> opened;
        QString disputeFile;
    };
    /// Return that state, and take it over.
    [[nodiscard]] Held held() const { return {m_photo, m_askForFile, m_opened, m_disputeFile}; }
    void goOnWith(Held held);

    /// Replaces the file dialog for saving, for tests; it returns an empty text if canceled.
    using FileQuestion = std::function<QString(const QString& title, const QString& suggestion, const QString& filter)>;
    void setFileQuestion(FileQuestion question) { m_askForFile = std::move(question); }

signals:
    /// Emitted with what was done, for the hint of the status bar, which cuts no sentence.
    void statusText(const QString& text);

private:
    void saveSheet(const SheetDialog& dialog);
    void printSheet(SheetDialog& dialog);
    void saveDispute(const SheetDialog& dialog);
    void saveView(const ViewExport& choice);
    void printView(const ViewExport& choice, QWidget* parent);
    /// Returns the options of a picture of the view, with its fog.
    [[nodiscard]] PaintOptions viewOptions() const;
    void noteProbe();
    /// Notes the table as the one before all changes.
    void noteOpened();

    /// Judges the displayed verdicts again for the current scenario, since an answer may still be pending.
    [[nodiscard]] std::vector<scenarios::Verdict> shownVerdicts(const scenarios::Scenario& scenario) const;
    /// `proposed` is the name of the file, without a suffix; empty: the name of the table.
    [[nodiscard]] QString
    askForFile(const QString& title, const QString& suffix, const QString& filter, const QString& proposed = {});
    void write(const QString& path, const QByteArray& bytes);

    WindowCore& m_core;
    ActionSet& m_actions;
    MessageBar& m_bar;
    FileQuestion m_askForFile;
    std::function<std::optional<scenarios::PlayerId>()> m_shownSide;
    std::optional<scenarios::Verdict> m_verdict;
    std::optional<scenarios::DisputePhoto> m_photo;
    QString m_disputeFile;
    std::shared_ptr<const scenarios::Scenario> m_opened; ///< the table before all changes; null: unknown
    QTimer* m_noteLater = nullptr;
};

} // namespace sightline::app
