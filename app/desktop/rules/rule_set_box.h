#pragma once

#include "app/desktop/widgets/name_box.h"
#include "scenarios/rules/rule_set.h"

#include <optional>
#include <vector>

namespace sightline::app {

class RuleLibrary;

/// A list to choose a rule set from: the shipped ones, the user's own, which are marked, and any other one set as the
/// choice. For one of the user's own, the choice is the full rule set, so that a scenario file is complete on any other
/// computer.
class RuleSetBox : public NameBox {
    Q_OBJECT

public:
    /// `library` outlives the box; null: shipped rule sets only.
    explicit RuleSetBox(const RuleLibrary* library = nullptr, QWidget* parent = nullptr);

    void setLibrary(const RuleLibrary* library);

    /// Offers only these shipped rule sets, the current choice and the user's own; empty: all.
    void setOffered(const QStringList& ids);

    /// Sets the choice. `other` is the name of a rule set that is in none of the lists.
    void setChoice(const scenarios::RulesChoice& choice, const QString& other = {});
    [[nodiscard]] scenarios::RulesChoice choice() const;
    /// Returns the chosen rule set; std::nullopt if it is broken.
    [[nodiscard]] std::optional<scenarios::RuleSet> rules() const;

signals:
    /// Emitted when the user chose a rule set.
    void chosen(const sightline::scenarios::RulesChoice& choice);

private:
    void refill();

    const RuleLibrary* m_library = nullptr;
    std::vector<scenarios::RulesChoice> m_choices; ///< one for each entry
    scenarios::RulesChoice m_choice = QStringLiteral("plan");
    QString m_other;
    QStringList m_offered;
};

} // namespace sightline::app
