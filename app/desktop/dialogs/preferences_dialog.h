#pragma once

#include "app/desktop/base/qt_names.h"

#include <QDialog>
#include <QMap>
#include <QVariant>

#include <functional>
#include <vector>

namespace sightline::app {

class Settings;

/// A preference as lists name it.
struct PreferenceName {
    QString id;
    QString title;
    QString help;
};

/// All preferences of the program on one searchable page. Each change takes effect and is stored immediately.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    /// Precondition: `settings` outlives the dialog.
    explicit PreferencesDialog(Settings& settings, QWidget* parent = nullptr);

    /// Returns the names of all preferences.
    [[nodiscard]] std::vector<PreferenceName> names() const;
    /// Shows only the preferences that match these words; empty: all.
    void search(const QString& words) const;

private:
    struct Row {
        PreferenceName name;
        QString words; ///< searched text
        QWidget* label = nullptr;
        QWidget* editor = nullptr;
        QLabel* help = nullptr;
        QLabel* heading = nullptr;  ///< heading of its group
        std::function<void()> show; ///< displays the stored value in the editor
    };
    struct Choice {
        QString text;
        QVariant value;
    };

    void fillAppearance();
    void fillTable();
    void fillSnapping();
    void fillJudging();
    void fillFiles();

    void addGroup(const QString& title);
    void addRow(const QString& label, QWidget* editor, const QString& help, std::function<void()> show);
    void addChoice(const char* name,
                   const QString& label,
                   const QString& help,
                   const std::vector<Choice>& choices,
                   std::function<QVariant()> get,
                   std::function<void(const QVariant&)> set);
    void addFlag(const char* name,
                 const QString& label,
                 const QString& help,
                 std::function<bool()> get,
                 std::function<void(bool)> set);

    void refresh();
    void filter(const QString& typed);
    void reset();

    Settings& m_settings;
    QLineEdit* m_search = nullptr;
    QGridLayout* m_grid = nullptr;
    QLabel* m_heading = nullptr; ///< heading of the group that rows are added to
    QLabel* m_nothing = nullptr;
    QPushButton* m_reset = nullptr;
    QMap<QString, QVariant> m_beforeReset;
    bool m_canTakeBack = false;
    std::vector<Row> m_rows;
};

/// Shows the dialog of this window, or raises it, with the preferences that match `search`.
void showPreferences(Settings& settings, QWidget* parent, const QString& search = {});

/// Returns the names of all preferences.
[[nodiscard]] std::vector<PreferenceName> preferenceNames(Settings& settings);

} // namespace sightline::app
