#pragma once

#include "scenarios/shot.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace sightline::app {

/// The ruling sheet of one verdict as it will look, with the judge's name and note. Saving and printing is asked for by
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
    /// Of the observer's unit; nothing where the pair says all.
    [[nodiscard]] const std::optional<scenarios::ShotRuling>& shot() const { return m_shot; }
    /// Name and note as typed, and the moment the dialog was opened.
    [[nodiscard]] scenarios::JudgeNote note() const;

    /// The file of a photo that goes into a dispute; empty: none.
    [[nodiscard]] QString photo() const { return m_photo; }
    void setPhoto(const QString& file);
    /// The photo that lies under the table goes into the dispute, if there is one.
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
    QString m_time;
    QString m_photo;
    QPushButton* m_photoButton = nullptr;
    QCheckBox* m_tablePhoto = nullptr;
    QPlainTextEdit* m_note = nullptr;
    QLineEdit* m_judge = nullptr;
    QLabel* m_preview = nullptr;
    QTimer* m_delay = nullptr;
};

} // namespace sightline::app
