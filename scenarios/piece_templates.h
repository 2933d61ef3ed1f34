#pragma once

#include "scenarios/edits.h"

#include <tl/expected.hpp>

#include <vector>

/// Pieces of the user's own: one scenario file each in one folder, its pieces about (0, 0).
namespace sightline::scenarios {

struct PieceTemplate {
    QString path;
    QString name;
    std::vector<Piece> pieces;
};

/// `pieces` in the data folder of this program, of this user. It need not be there.
[[nodiscard]] QString userTemplateFolder();

/// All of the folder that can be read, by name; files that cannot are left out and named in `broken`, with the reason.
[[nodiscard]] std::vector<PieceTemplate> pieceTemplatesIn(const QString& folder, QStringList* broken = nullptr);

/// Writes pieces, with what they stand on among themselves, into a file of that name; one of the same name is replaced.
/// Returns the path, or a sentence.
[[nodiscard]] tl::expected<QString, QString>
savePieceTemplate(const QString& folder, const Scenario& scenario, std::span<const AnyId> ids, const QString& name);

/// False if the file cannot be removed.
[[nodiscard]] bool removePieceTemplate(const PieceTemplate& piece);

} // namespace sightline::scenarios
