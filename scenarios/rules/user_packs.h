#pragma once

#include "scenarios/rules/rule_set.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <optional>
#include <vector>

/// @file
/// The user's own rule sets: one file each in one folder, kept byte for byte.
namespace sightline::scenarios {

/// A file of the folder. Unusable files are listed too, with the reason.
struct UserPack {
    QString path;
    QByteArray bytes;
    std::optional<RuleSet> rules; ///< nullopt: `problem` says why
    QString problem;              ///< "mine.json:12:9: Expected … ($.block[1].cmp)"
    friend bool operator==(const UserPack&, const UserPack&) = default;
};

/// The reason for which a pack was not saved.
struct PackStoreProblem {
    /// The kind of the problem.
    enum class Code {
        Broken,    ///< the text is no valid rule set
        ShippedId, ///< a shipped set has its id; shipped sets cannot be replaced
        Taken,     ///< another of the user's packs has its id
        Disk,      ///< the file cannot be written or removed
    };
    Code code = Code::Broken;
    QString sentence;
};

/// The maximum size of a rule set file.
inline constexpr qint64 kLargestPackBytes = 16LL * 1024 * 1024;

/// Returns the folder `rulesets` in the user's data folder of this program. It need not exist.
[[nodiscard]] QString userPackFolder();

/// Lists all `*.json` files of the folder: the usable ones by name, then the others by file name. A pack with the id of
/// a shipped set, or of an earlier file, is unusable.
[[nodiscard]] std::vector<UserPack> userPacksIn(const QString& folder);

/// Returns the usable pack of that id; std::nullopt if there is none.
[[nodiscard]] std::optional<UserPack> userPackIn(const QString& folder, const QString& id);

/// Permission to replace an existing pack of the same id.
enum class Overwrite { No, Yes };

/// Writes the text of a rule set into the folder, atomically, and returns the path. `Overwrite::Yes` replaces the pack
/// of the same id.
[[nodiscard]] tl::expected<QString, PackStoreProblem>
saveUserPack(const QString& folder, const QByteArray& bytes, Overwrite overwrite);

/// Deletes the file of a pack.
[[nodiscard]] tl::expected<void, PackStoreProblem> removeUserPack(const UserPack& pack);

/// Returns the first of `wished`, `wished-2`, … that neither a shipped set nor one of `packs` has.
[[nodiscard]] QString freePackId(const QString& wished, const std::vector<UserPack>& packs);

} // namespace sightline::scenarios
