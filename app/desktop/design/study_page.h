#pragma once

#include <QWidget>

#include <optional>
#include <utility>

class QFormLayout;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace sightline::app {

class SheetView;

/// A page of the design panel: fields, buttons, what is to be said, lists, and how far the work is.
class StudyPage : public QWidget {
    Q_OBJECT

public:
    /// `name`: of its parts. `explanation` stands above all.
    StudyPage(const QString& name, const QString& explanation, QWidget* parent = nullptr);

    [[nodiscard]] QFormLayout* form() const { return m_form; }
    [[nodiscard]] QHBoxLayout* buttons() const { return m_buttons; }
    [[nodiscard]] SheetView* sheets() const { return m_sheets; }
    /// A row of its own below its name, for what is too wide to stand beside it.
    void addWideRow(const QString& name, QWidget* field);
    void setSentence(const QString& sentence);
    /// How far the work is; nothing: none runs that anybody would notice.
    void setProgress(std::optional<std::pair<int, int>> done);

signals:
    void stopRequested();
    /// It has come to be seen.
    void opened();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QFormLayout* m_form;
    QHBoxLayout* m_buttons;
    QLabel* m_sentence;
    SheetView* m_sheets;
    QProgressBar* m_bar;
    QPushButton* m_stop;
};

} // namespace sightline::app
