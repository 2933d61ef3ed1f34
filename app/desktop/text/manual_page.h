#pragma once

#include <QString>
#include <QStringList>

#include <vector>

/// Manual pages of both programs, made from the option tables that their `--help` is made from.
namespace sightline::app {

struct ManualEntry {
    QString term; ///< "--from ID"
    QString text;
};

struct ManualSection {
    QString title;
    QStringList paragraphs;
    std::vector<ManualEntry> entries = {};
    bool isPart = false; ///< of the section before it
};

struct ManualPage {
    QString program;
    QString summary;  ///< half a line, without a full stop
    QString synopsis; ///< what follows the program's name
    std::vector<ManualSection> sections;
};

/// The page as `man` reads it, ASCII only, the same bytes for the same page.
[[nodiscard]] QByteArray roffOf(const ManualPage& page, const QString& version);

} // namespace sightline::app
