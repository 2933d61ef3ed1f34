#pragma once

#include "scenarios/edits/edits.h"

#include <tl/expected.hpp>

#include <vector>

/// @file
/// Templates of the user's own pieces. Each is a scenario file in one folder; its pieces are centered at (0, 0).
namespace sightline::scenarios {

/// A file with pieces of the user's own.
struct PieceTemplate {
    QString path;
    QString name;
    std::vector<Piece> pieces;
};

/// Returns the folder `pieces` in the user's data folder of this program. It need not exist.
[[nodiscard]] QString userTemplateFolder();

/// Returns all readable templates of the folder, by name; unreadable files are skipped and listed in `broken`, with the
/// reason.
[[nodiscard]] std::vector<PieceTemplate> pieceTemplatesIn(const QString& folder, QStringList* broken = nullptr);

/// Writes pieces, with the parents among them, into a file of that name, replacing an existing one. Returns the path,
/// or a sentence that says what failed.
[[nodiscard]] tl::expected<QString, QString>
savePieceTemplate(const QString& folder, const Scenario& scenario, std::span<const AnyId> ids, const QString& name);

/// Deletes the template's file. Returns false if that fails.
[[nodiscard]] bool removePieceTemplate(const PieceTemplate& piece);

} // namespace sightline::scenarios
