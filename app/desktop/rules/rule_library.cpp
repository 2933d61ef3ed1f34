#include "app/desktop/rules/rule_library.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

using scenarios::UserPack;

RuleLibrary::RuleLibrary(QString folder, QObject* parent)
    : QObject{parent}, m_folder{std::move(folder)}, m_packs{scenarios::userPacksIn(m_folder)} {}

const UserPack* RuleLibrary::pack(const QString& id) const {
    const auto found =
        std::ranges::find_if(m_packs, [&](const UserPack& pack) { return pack.rules && pack.rules->id == id; });
    return found == m_packs.end() ? nullptr : &*found;
}

const UserPack* RuleLibrary::packLike(const QJsonObject& rules) const {
    const UserPack* mine = pack(rules.value(QStringLiteral("id")).toString());
    if (!mine) {
        return nullptr;
    }
    const auto read = scenarios::ruleSetFromJson(rules);
    return read && read->hash() == mine->rules->hash() ? mine : nullptr;
}

void RuleLibrary::reload() {
    auto packs = scenarios::userPacksIn(m_folder);
    if (packs != m_packs) {
        m_packs = std::move(packs);
        emit packsChanged();
    }
}

tl::expected<QString, scenarios::PackStoreProblem> RuleLibrary::save(const QByteArray& bytes,
                                                                     scenarios::Overwrite overwrite) {
    auto path = scenarios::saveUserPack(m_folder, bytes, overwrite);
    reload();
    return path;
}

tl::expected<void, scenarios::PackStoreProblem> RuleLibrary::remove(const UserPack& pack) {
    auto removed = scenarios::removeUserPack(UserPack{pack});
    reload();
    return removed;
}

} // namespace sightline::app
