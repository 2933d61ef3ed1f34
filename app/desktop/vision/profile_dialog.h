#pragma once

#include "scenarios/vision/vision_profile.h"

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QTabWidget;
class QVBoxLayout;

namespace sightline::app {

/// All figures and switches of a hidden game (rows S1.38, S1.39, S0.23). What is set here counts when it is accepted.
class ProfileDialog : public QDialog {
    Q_OBJECT

public:
    explicit ProfileDialog(const scenarios::VisionProfile& profile, QWidget* parent = nullptr);

    /// As the fields say.
    [[nodiscard]] scenarios::VisionProfile profile() const;
    /// All fields anew.
    void setProfile(const scenarios::VisionProfile& profile);

    /// Writes the fields as a file that `openFrom` and the command line read. False: the dialog says why.
    bool saveTo(const QString& path);
    /// All fields anew from such a file. False: they stay as they are, and the dialog says why.
    bool openFrom(const QString& path);

    /// Figures that do not fit together keep it open, and it says why.
    void accept() override;

signals:
    void profileChosen(const sightline::scenarios::VisionProfile& profile);

private:
    using P = scenarios::VisionProfile;
    using S = scenarios::SenseFigures;

    /// One field: how it is shown and taken back.
    struct Field {
        std::function<void(const P&)> show;
        std::function<void(P&)> take;
    };

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
