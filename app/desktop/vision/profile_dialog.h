#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/vision_profile.h"

#include <QDialog>

#include <functional>
#include <vector>

namespace sightline::app {

/// Edits all values and switches of a hidden game (rows S1.38, S1.39, S0.23). Changes take effect when the dialog is
/// accepted.
class ProfileDialog : public QDialog {
    Q_OBJECT

public:
    explicit ProfileDialog(const scenarios::VisionProfile& profile, QWidget* parent = nullptr);

    /// Returns the values of the fields.
    [[nodiscard]] scenarios::VisionProfile profile() const;
    /// Sets all fields.
    void setProfile(const scenarios::VisionProfile& profile);

    /// Writes the values to a file that `openFrom` and the command line read. Returns false on failure, and shows the
    /// reason.
    bool saveTo(const QString& path);
    /// Sets all fields from such a file. Returns false on failure: the fields are unchanged, and the dialog shows the
    /// reason.
    bool openFrom(const QString& path);

    /// Shows the page with the field of that object name, and gives it the focus.
    void showField(const QString& name);

    /// Keeps the dialog open if values contradict each other, and shows the reason.
    void accept() override;

signals:
    void profileChosen(const sightline::scenarios::VisionProfile& profile);

private:
    using P = scenarios::VisionProfile;
    using S = scenarios::SenseFigures;

    /// Displays one value and reads it back.
    struct Field {
        std::function<void(const P&)> show;
        std::function<void(P&)> take;
    };

    /// Adds the range of models of the default role, in inches.
    void addReach(QFormLayout& form);
    [[nodiscard]] QFormLayout* addTab(const QString& title);
    void addWhole(QFormLayout& form,
                  const char* name,
                  const QString& what,
                  const QString& tip,
                  int least,
                  int most,
                  const std::function<int&(P&)>& of);
    void addFlag(QFormLayout& form, const char* name, const QString& what, const QString& tip, bool P::*member);
    void addChoice(QFormLayout& form,
                   const char* name,
                   const QString& what,
                   const QStringList& words,
                   const std::function<int(const P&)>& get,
                   const std::function<void(P&, int)>& set);
    void addWord(QFormLayout& form, const char* name, const QString& what, QString P::*member);
    void addWords(QFormLayout& form, const char* name, const QString& what, const QString& tip, QStringList P::*member);
    void addFigures(QFormLayout& form,
                    const char* name,
                    const QString& what,
                    const QStringList& headings,
                    std::map<QString, int> P::*member);
    void addKinds(QFormLayout& form);
    void makeSight();
    void makeGround();
    void makeMemory();
    void makeSenses();
    void makePresets(QVBoxLayout& layout);
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool isFine();
    void say(const QString& what);

    P m_profile; ///< with what no field shows
    QTabWidget* m_tabs;
    QComboBox* m_shipped;
    QComboBox* m_memory;
    QLabel* m_problem;
    std::vector<Field> m_fields;
};

} // namespace sightline::app
