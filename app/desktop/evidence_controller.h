#pragma once

#include "app/desktop/document/probe_log.h"
#include "app/desktop/export/view_export.h"
#include "scenarios/io/dispute_file.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

class QMainWindow;
class QTimer;

namespace sightline::app {

class ActionSet;
class ExportDialog;
class MessageBar;
class ScenarioDocument;
class Settings;
class SheetDialog;
class SightService;
class TableCompareWindow;
class TableScene;
class TableState;

/// What leaves the window: ruling sheets, pictures, prints, lists. The dialogs stand here.
class EvidenceController : public QObject {
    Q_OBJECT

public:
    EvidenceController(ScenarioDocument& document,
                       TableState& state,
                       SightService& sight,
                       TableScene& scene,
                       Settings& settings,
                       ActionSet& actions,
                       MessageBar& bar,
                       QMainWindow* window);
    ~EvidenceController() override;

    /// The verdict in front; null: none. It is what the sheet is about.
    void setVerdict(const scenarios::Verdict* verdict);
    /// Which actions can be used. `hasTable`: a table is shown.
    void refreshActions(bool hasTable);

    /// What the file at that path says of itself, whatever its name.
    [[nodiscard]] static bool isDispute(const QString& path);
    /// The photo that came with the dispute that is shown; nothing: none.
    void setPhoto(std::optional<scenarios::DisputePhoto> photo);

    /// Opens the table beside another version of it, or brings that to the front.
    TableCompareWindow* showComparison();

    /// What it holds of the table that is open; another desk for the same table goes on with it.
    struct Held {
        std::optional<scenarios::DisputePhoto> photo;
        std::function<QString(const QString&, const QString&, const QString&)> fileQuestion;
    };
    [[nodiscard]] Held held() const { return {m_photo, m_askForFile}; }
    void goOnWith(Held held);

    /// Asks for the name of a file to write; empty: called off. Tests put theirs in its place.
    using FileQuestion = std::function<QString(const QString& title, const QString& suggestion, const QString& filter)>;
    void setFileQuestion(FileQuestion question) { m_askForFile = std::move(question); }

private:
    void showSheet();
    void saveSheet(const SheetDialog& dialog);
    void printSheet(SheetDialog& dialog);
    void saveDispute(const SheetDialog& dialog);
    void showPhoto();
    void showExport();
    void saveView(const ViewExport& choice);
    void printView(const ViewExport& choice, QWidget* parent);
    void copyImage();
    void exportPositions();
    void exportVerdicts();
    void exportLog();
    void noteProbe();
    void refreshLog();

    /// The verdicts on the table, judged anew on the scenario as it is this moment: an answer may still be on its way.
    [[nodiscard]] std::vector<scenarios::Verdict> shownVerdicts(const scenarios::Scenario& scenario) const;
    [[nodiscard]] QString askForFile(const QString& title, const QString& suffix, const QString& filter);
    void write(const QString& path, const QByteArray& bytes);

    ScenarioDocument& m_document;
    TableState& m_state;
    SightService& m_sight;
    TableScene& m_scene;
    Settings& m_settings;
    ActionSet& m_actions;
    MessageBar& m_bar;
    QMainWindow* m_window;
    FileQuestion m_askForFile;
    std::optional<scenarios::Verdict> m_verdict;
    std::optional<scenarios::DisputePhoto> m_photo;
    QTimer* m_noteLater = nullptr;
    bool m_hasTable = false;
};

} // namespace sightline::app
