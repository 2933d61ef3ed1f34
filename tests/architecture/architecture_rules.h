#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sightline::architecture {

/// One violation of the architecture rules.
struct Violation {
    std::string file; ///< from the repository root, with `/`
    int line = 0;     ///< 1-based; 0: the file as a whole
    std::string rule; ///< one sentence

    friend bool operator==(const Violation&, const Violation&) = default;
};

/// The parameters of a check beside the tree itself.
struct Surroundings {
    std::filesystem::path qtCoreHeaders; ///< folder that holds `QString`; what lies in it belongs to Qt Core
    /// Folders of the product from the repository root, lowest first; empty: their order is not checked.
    std::vector<std::string> rooms = {};
    /// Constants of the geometry that are numbers but no tolerances, each as file, blank and name.
    std::vector<std::string> numbers = {};
};

/// Returns every violation in the sources below `root`, in the order of files and lines: includes that go up a floor,
/// that reach past the floor's libraries or that are not written from the root; includes of a folder that comes later
/// in the list of rooms, and sources in none of them; libraries linked where they do not belong; sources that no
/// CMakeLists.txt names; in geometry outside its header of tolerances numbers such as 1e-9, 0.999, lengths of some
/// nanometers and decimals that are compared or added, constants that are a number and not listed, and listed ones that
/// are missing; in that header tolerances without a description, factors that are no product of twos and fives, and
/// more than 20 numbers from which the others follow; types of one name in two headers of a floor.
[[nodiscard]] std::vector<Violation> violationsIn(const std::filesystem::path& root, const Surroundings& surroundings);

/// Returns the relative links of Markdown files that lead to no file or, behind `#`, to no heading, in the order of
/// `files` and lines. `files` are paths from `root`. Addresses with a scheme, fenced blocks and code between backticks
/// are left alone.
[[nodiscard]] std::vector<Violation> brokenLinksIn(const std::filesystem::path& root,
                                                   const std::vector<std::string>& files);

/// Returns the rows of tables of Markdown files that stand apart from a head, as after a blank line, or have another
/// number of cells than it; `\\|` parts no cells.
[[nodiscard]] std::vector<Violation> brokenTablesIn(const std::filesystem::path& root,
                                                    const std::vector<std::string>& files);

/// Returns the entries that are not allowed at the top level. `entries` are names of files and folders.
[[nodiscard]] std::vector<std::string> unexpectedAmong(const std::vector<std::string>& entries);

} // namespace sightline::architecture
