#pragma once

#include "scenarios/rules/user_packs.h"

#include <QObject>

#include <vector>

namespace sightline::app {

/// The rule sets that can be chosen: those that ship, and the user's own of one folder.
class RuleLibrary : public QObject {
    Q_OBJECT

public:
    explicit RuleLibrary(QString folder, QObject* parent = nullptr);

    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// The user's own: the sound ones by name, then the broken ones.
    [[nodiscard]] const std::vector<scenarios::UserPack>& packs() const { return m_packs; }
    /// The sound one with that id; null if there is none.
    [[nodiscard]] const scenarios::UserPack* pack(const QString& id) const;
    /// The one that says the same as this object, self-tests and layout apart; null if there is none.
    [[nodiscard]] const scenarios::UserPack* packLike(const QJsonObject& rules) const;

    /// Looks into the folder again.
    void reload();
    tl::expected<QString, scenarios::PackStoreProblem> save(const QByteArray& bytes, scenarios::Overwrite overwrite);
    tl::expected<void, scenarios::PackStoreProblem> remove(const scenarios::UserPack& pack);

signals:
    void packsChanged();

private:
    QString m_folder;
    std::vector<scenarios::UserPack> m_packs;
};

} // namespace sightline::app
