#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/questions/shot.h"

#include <QDialog>

namespace sightline::app {

/// A preview of the ruling sheet of one verdict, with the judge's name and note. Saving and printing are requested by
/// signals.
class SheetDialog : public QDialog {
    Q_OBJECT

public:
    SheetDialog(scenarios::Scenario scenario,
                scenarios::Verdict verdict,
                std::optional<scenarios::ShotRuling> shot,
                const QString& judge,
                QWidget* parent = nullptr);

    [[nodiscard]] const scenarios::Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] const scenarios::Verdict& verdict() const { return m_verdict; }
    /// Returns the shot of the observer's unit; std::nullopt where it adds nothing to the pair.
    [[nodiscard]] const std::optional<scenarios::ShotRuling>& shot() const { return m_shot; }
    /// Returns name and note as typed, with the time of the call.
    [[nodiscard]] scenarios::JudgeNote note() const;

    /// Returns the photo file to include in a dispute; empty: none.
    [[nodiscard]] QString photo() const { return m_photo; }
    /// Sets that file, and shows its name; empty: none.
    void setPhoto(const QString& file);
    /// True if the photo under the table, if any, is included in the dispute.
    [[nodiscard]] bool takesTablePhoto() const;

signals:
    void saveRequested();
    void disputeRequested();
    void printRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();

    scenarios::Scenario m_scenario;
    scenarios::Verdict m_verdict;
    std::optional<scenarios::ShotRuling> m_shot;
    QString m_photo;
    QPushButton* m_photoButton = nullptr;
    QCheckBox* m_tablePhoto = nullptr;
    QPlainTextEdit* m_note = nullptr;
    QLineEdit* m_judge = nullptr;
    QLabel* m_preview = nullptr;
    QTimer* m_delay = nullptr;
};

} // namespace sightline::app
