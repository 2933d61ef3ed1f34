#pragma once

#include "scenarios/rules/rule_set.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <optional>
#include <vector>

/// Rule sets of the user's own: one file each in one folder. The file is the pack: it is kept byte for byte.
namespace sightline::scenarios {

/// A file of the folder. One that cannot be used is listed too, with the reason.
struct UserPack {
    QString path;
    QByteArray bytes;
    std::optional<RuleSet> rules; ///< nothing: `problem` says why
    QString problem;              ///< "mine.json:12:9: Expected … ($.block[1].cmp)"
    friend bool operator==(const UserPack&, const UserPack&) = default;
};

/// Why a pack was not kept.
struct PackStoreProblem {
    enum class Code {
        Broken,    ///< it is no sound rule set
        ShippedId, ///< a set that ships has its id, and those are not replaced
        Taken,     ///< another of the user's packs has its id
        Disk,      ///< the file cannot be written or removed
    };
    Code code = Code::Broken;
    QString sentence;
};

/// More than this is no rule set.
inline constexpr qint64 kLargestPackBytes = 16LL * 1024 * 1024;

/// `rulesets` in the data folder of this program, of this user. It need not be there.
[[nodiscard]] QString userPackFolder();

/// All `*.json` of the folder: the sound ones by name, then the broken ones by file. A pack with the id of a set that
/// ships, or with that of a file before it, is broken.
[[nodiscard]] std::vector<UserPack> userPacksIn(const QString& folder);

/// The sound pack with that id; nothing if there is none.
[[nodiscard]] std::optional<UserPack> userPackIn(const QString& folder, const QString& id);

enum class Overwrite { No, Yes };

/// Writes the text of a rule set into the folder, whole or not at all, and returns the path. With `Overwrite::Yes` it
/// takes the place of the pack with the same id.
[[nodiscard]] tl::expected<QString, PackStoreProblem>
saveUserPack(const QString& folder, const QByteArray& bytes, Overwrite overwrite);

[[nodiscard]] tl::expected<void, PackStoreProblem> removeUserPack(const UserPack& pack);

/// `wished`, or `wished-2`, … : the first that neither a set that ships nor one of `packs` has.
[[nodiscard]] QString freePackId(const QString& wished, const std::vector<UserPack>& packs);

} // namespace sightline::scenarios
