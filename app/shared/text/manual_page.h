#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// Manual pages of both programs, generated from the option tables of their `--help`.
namespace sightline::app {

/// A term with its explanation, such as an option.
struct ManualEntry {
    QString term; ///< "--from ID"
    QString text;
};

/// A section of a manual page: its paragraphs, then its entries.
struct ManualSection {
    QString title;
    QStringList paragraphs;
    std::vector<ManualEntry> entries = {};
    bool isPart = false; ///< true: a subsection of the section before it
};

/// The contents of a manual page, without its markup.
struct ManualPage {
    QString program;
    QString summary;  ///< a phrase without a full stop
    QString synopsis; ///< what follows the program's name
    std::vector<ManualSection> sections;
};

/// Returns the page in roff for `man`; ASCII only, and deterministic.
[[nodiscard]] QByteArray roffOf(const ManualPage& page, const QString& version);

} // namespace sightline::app
