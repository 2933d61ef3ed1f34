#include "scenarios/library/library.h"

#include "scenarios/base/json_file.h"

#include <QJsonObject>

#include <algorithm>
#include <array>

/// Prevents the linker from dropping the resources of a static library. Qt's macro works outside namespaces only.
static void initLibraryResource() { Q_INIT_RESOURCE(library); }

namespace sightline::scenarios {

namespace {

struct Listed {
    const char* id;
    const char* observer;
    const char* target;
};

/// The tables in the order in which they are offered, by increasing complexity.
constexpr std::array kListed{
    Listed{"first-wall", "red-1", "blue-1"},
    Listed{"windows-and-doors", "red-keeper", "blue-thief"},
    Listed{"height-classes", "red-3", "blue-3"},
    Listed{"model-in-a-ruin", "red-bearer", "blue-standard"},
    Listed{"no-gap", "red-1", "blue-1"},
    Listed{"the-slit", "red-sniper", "blue-guide"},
    Listed{"judges-case", "red-lancer", "blue-banner"},
    Listed{"who-is-hidden", "red-south", "blue-2"},
    Listed{"dungeon", "hero-ranger", "guard-watch"},
    Listed{"two-storeys", "red-up", "blue-behind"},
    Listed{"dungeon-squares", "fighter", "boss"},
    Listed{"back-alley", "red-1", "blue-1"},
    Listed{"night-raid", "sentry", "scout"},
    Listed{"kill-zone", "red-3", "blue-3"},
    Listed{"skirmish-board", "red-leader", "blue-captain"},
    Listed{"village-green", "red-captain", "blue-reed-1"},
    Listed{"high-ground", "red-archer-1", "blue-marshal"},
    Listed{"rank-and-file", "red-spears", "blue-warband-2"},
    Listed{"city-fight", "red-line-3", "blue-worker-6"},
    Listed{"tournament-table", "a-captain", "b-hounds-1"},
    Listed{"published-layout", "second-rifle-squad-5", "raider-chief"},
};

std::vector<LibraryEntry> readEntries() {
    initLibraryResource();
    std::vector<LibraryEntry> entries;
    for (const Listed& listed : kListed) {
        LibraryEntry entry;
        entry.id = QString::fromLatin1(listed.id);
        entry.resourcePath = QStringLiteral(":/sightline/library/%1.sightline").arg(entry.id);
        const QJsonObject scenario = jsonValueOf(libraryBytes(entry)).toObject();
        entry.title = scenario.value(QStringLiteral("name")).toString();
        entry.description = scenario.value(QStringLiteral("description")).toString();
        entry.observer = {QString::fromLatin1(listed.observer)};
        entry.target = {QString::fromLatin1(listed.target)};
        entry.rank = static_cast<int>(entries.size()) + 1;
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace

const std::vector<LibraryEntry>& libraryEntries() {
    static const std::vector<LibraryEntry> entries = readEntries();
    return entries;
}

const LibraryEntry* libraryEntry(const QString& id) {
    const auto& entries = libraryEntries();
    const auto found = std::ranges::find(entries, id, &LibraryEntry::id);
    return found == entries.end() ? nullptr : &*found;
}

QByteArray libraryBytes(const LibraryEntry& entry) { return readBytes(entry.resourcePath).value(); }

} // namespace sightline::scenarios
