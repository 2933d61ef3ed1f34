#pragma once

#include "scenarios/rules/rule_set.h"

#include <QComboBox>

#include <optional>
#include <vector>

namespace sightline::app {

class RuleLibrary;

/// A list to choose a rule set from: those that ship, the user's own marked as such, and whatever else was shown as the
/// choice. A scenario that chooses one of the user's own gets all of it, so that its file says the same on any other
/// machine.
class RuleSetBox : public QComboBox {
    Q_OBJECT

public:
    /// The library outlives the box; null: only what ships.
    explicit RuleSetBox(const RuleLibrary* library = nullptr, QWidget* parent = nullptr);

    void setLibrary(const RuleLibrary* library);

    /// `other` is how a rule set is called that is in none of the lists.
    void setChoice(const scenarios::RulesChoice& choice, const QString& other = {});
    [[nodiscard]] scenarios::RulesChoice choice() const;
    /// Nothing if it is broken.
    [[nodiscard]] std::optional<scenarios::RuleSet> rules() const;

signals:
    /// By the user.
    void chosen(const sightline::scenarios::RulesChoice& choice);

private:
    void refill();

    const RuleLibrary* m_library = nullptr;
    std::vector<scenarios::RulesChoice> m_choices; ///< one an entry
    scenarios::RulesChoice m_choice = QStringLiteral("plan");
    QString m_other;
};

} // namespace sightline::app
