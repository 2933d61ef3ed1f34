#pragma once

#include "scenarios/questions/shot.h"

#include <QString>

#include <optional>

namespace sightline::app {

/// What was asked of a table last: the pair, and the shot of the shot panel.
struct LastQuestion {
    std::optional<scenarios::ModelId> observer = {};
    std::optional<scenarios::ModelId> target = {};
    std::optional<scenarios::ShotQuestion> shot = {}; ///< its `wantRulingFigures` is not stored
    friend bool operator==(const LastQuestion&, const LastQuestion&) = default;
};

/// Remembers the last question of each scenario file in one file of its own, so that a reopened table asks it again and
/// asking changes no scenario file.
class QuestionMemory {
public:
    /// The files that are remembered; the one that was used longest ago is forgotten first.
    static constexpr int kMaxFiles = 100;

    /// `file` is the path of the memory; it is created with the first question. One that cannot be read is empty.
    explicit QuestionMemory(QString file) : m_file{std::move(file)} {}

    /// Returns the last question of the scenario file at `path`; an empty one if there is none. Its models may no
    /// longer exist.
    [[nodiscard]] LastQuestion questionOf(const QString& path) const;
    /// Remembers `question` for the scenario file at `path`; an empty one is forgotten. If the memory cannot be
    /// written, nothing changes.
    void remember(const QString& path, const LastQuestion& question) const;
    /// Forgets the questions of all files.
    void forgetAll() const;

private:
    QString m_file;
};

} // namespace sightline::app
