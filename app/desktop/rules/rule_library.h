#pragma once

#include "scenarios/rules/user_packs.h"

#include <QObject>

#include <vector>

namespace sightline::app {

/// The available rule sets: the shipped ones, and the user's own from one folder.
class RuleLibrary : public QObject {
    Q_OBJECT

public:
    explicit RuleLibrary(QString folder, QObject* parent = nullptr);

    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// Returns the user's own: the valid ones by name, then the broken ones.
    [[nodiscard]] const std::vector<scenarios::UserPack>& packs() const { return m_packs; }
    /// Returns the valid one with that id; null if there is none.
    [[nodiscard]] const scenarios::UserPack* pack(const QString& id) const;
    /// Returns the one equal to this object, apart from self-tests and formatting; null if there is none.
    [[nodiscard]] const scenarios::UserPack* packLike(const QJsonObject& rules) const;

    /// Reads the folder again.
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
