#include "tests/architecture/architecture_rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <sstream>

namespace sightline::architecture {

namespace {

namespace fs = std::filesystem;

constexpr std::array kRoots{"geometry", "scenarios", "app", "tests"};
constexpr const char* kTolerances = "geometry/base/tolerances.h";
constexpr std::size_t kMaxTolerances = 20;

std::string textOf(const fs::path& file) {
    std::ifstream stream{file, std::ios::binary};
    std::ostringstream text;
    text << stream.rdbuf();
    return std::move(text).str();
}

/// The text with comments blanked out, so that lines keep their numbers and a commented include counts for nothing.
std::string withoutComments(std::string text) {
    enum class State { Code, String, LineComment, BlockComment } state = State::Code;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        switch (state) {
        case State::Code:
            if (text[i] == '"') {
                state = State::String;
            } else if (text[i] == '/' && next == '/') {
                state = State::LineComment;
                text[i] = ' ';
            } else if (text[i] == '/' && next == '*') {
                state = State::BlockComment;
                text[i++] = ' ';
                text[i] = ' ';
            }
            break;
        case State::String:
            if (text[i] == '\\') {
                ++i;
            } else if (text[i] == '"' || text[i] == '\n') {
                state = State::Code;
            }
            break;
        case State::LineComment:
            if (text[i] == '\n') {
                state = State::Code;
            } else {
                text[i] = ' ';
            }
            break;
        case State::BlockComment:
            if (text[i] == '*' && next == '/') {
                text[i++] = ' ';
                state = State::Code;
            }
            if (text[i] != '\n') {
                text[i] = ' ';
            }
            break;
        }
    }
    return text;
}

bool startsWith(const std::string& text, std::string_view start) { return text.rfind(start, 0) == 0; }

bool isHeader(const std::string& file) { return fs::path{file}.extension() == ".h"; }

bool isSource(const std::string& file) { return isHeader(file) || fs::path{file}.extension() == ".cpp"; }

std::string withoutMarks(std::string number) {
    std::erase(number, '\'');
    return number;
}

/// The numbers of a formula, without those within names.
std::vector<std::string> numbersIn(const std::string& formula) {
    static const std::regex number{R"((^|[^\w.'])(\d[\d.']*(?:[eE][-+]?\d+)?))"};
    std::vector<std::string> result;
    for (auto it = std::sregex_iterator{formula.begin(), formula.end(), number}; it != std::sregex_iterator{}; ++it) {
        result.push_back(withoutMarks((*it)[2]));
    }
    return result;
}

/// True for whole numbers such as 8, 10 or 1000; others are choices of their own.
bool isTwosAndFives(const std::string& number) {
    double rest = std::stod(number);
    for (const double factor : {2.0, 5.0}) {
        while (rest > 1 && std::fmod(rest, factor) == 0) {
            rest /= factor;
        }
    }
    return rest == 1;
}

/// What makes the text of a line a tolerance; empty: nothing.
std::string toleranceIn(const std::string& text) {
    static const std::regex small{R"(\b\d[\d.']*[eE]-\d+|(?:\b0)?\.00[\d']*[1-9]|\b1\.00[\d']*[1-9]|\b0\.99[\d']*)"};
    static const std::regex limit{R"([-+<>]=?\s+-?(\d[\d']*\.\d*)(?![\d'.eEfF]|\s*[*/]))"}; // compared or added
    static const std::regex length{R"(\bfromNanometers\(([\d']+)\))"};
    constexpr double kLarge = 1e6; // nanometers; from here on lengths are sizes of bases and tables
    std::smatch match;
    if (std::regex_search(text, match, small)) {
        return match.str();
    }
    if (std::regex_search(text, match, length)) {
        const double nanometers = std::stod(withoutMarks(match[1]));
        return nanometers > 1 && nanometers < kLarge ? match.str() : std::string{};
    }
    for (auto it = std::sregex_iterator{text.begin(), text.end(), limit}; it != std::sregex_iterator{}; ++it) {
        const double number = std::stod(withoutMarks((*it)[1]));
        if (number != 0 && number != 0.5 && number != 1) {
            return (*it)[1];
        }
    }
    return {};
}

/// The name of a constant that is a number, not a formula of others; empty: there is none.
std::string numberNamedIn(const std::string& text) {
    static const std::regex constant{
        R"(\bconst(?:expr)?\s+(?:double|float|long double|auto|std::int64_t)\s+(\w+)\s*[={(]\s*(?=[^;]*[\d])[-\d.'eEfFlLuU+*/() <]+\}?;)"};
    std::smatch match;
    return std::regex_search(text, match, constant) ? match[1].str() : std::string{};
}

struct Include {
    std::string target;
    bool angled = false;
};

class Inspection {
public:
    Inspection(const fs::path& root, const Surroundings& surroundings) : m_root{root}, m_surroundings{surroundings} {}

    std::vector<Violation> run() {
        for (const auto* folder : kRoots) {
            if (fs::exists(m_root / folder)) {
                visit(m_root / folder);
            }
        }
        for (const std::string& number : m_surroundings.numbers) {
            if (std::ranges::find(m_numbers, number) == m_numbers.end()) {
                report(number.substr(0, number.find(' ')), 0,
                       number.substr(number.find(' ') + 1) + " is no such number");
            }
        }
        std::ranges::sort(m_violations, {},
                          [](const Violation& violation) { return std::tie(violation.file, violation.line); });
        return std::move(m_violations);
    }

private:
    void visit(const fs::path& folder) {
        for (const auto& entry : fs::recursive_directory_iterator{folder}) {
            if (!entry.is_regular_file()) {
                continue;
            }
            const std::string file = entry.path().lexically_relative(m_root).generic_string();
            if (isSource(file)) {
                inspectSource(file);
            } else if (entry.path().filename() == "CMakeLists.txt") {
                inspectBuildFile(file);
            }
        }
    }

    void report(const std::string& file, int line, std::string rule) {
        m_violations.push_back({file, line, std::move(rule)});
    }

    void inspectSource(const std::string& file) {
        static const std::regex include{R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"};
        static const std::regex type{R"(^(?:struct|class|enum class) (\w+)(?: final)?(?: :[^:].*)? \{)"};
        std::istringstream lines{withoutComments(textOf(m_root / file))};
        std::string text;
        for (int line = 1; std::getline(lines, text); ++line) {
            std::smatch match;
            if (std::regex_search(text, match, include)) {
                inspectInclude(file, line, {match[2], match[1] == "<"});
            }
            if (isHeader(file) && !startsWith(file, "tests/") && std::regex_search(text, match, type)) {
                inspectType(file, line, match[1]);
            }
            if (startsWith(file, "geometry/") && file != kTolerances) {
                inspectNumbers(file, line, text);
            }
        }
        if (file == kTolerances) {
            inspectTolerances(textOf(m_root / file));
        }
        inspectMention(file);
        if (!m_surroundings.rooms.empty() && !startsWith(file, "tests/") && !roomOf(file)) {
            report(file, 0, "stands in no folder of tests/architecture/rooms.txt");
        }
    }

    void inspectNumbers(const std::string& file, int line, const std::string& text) {
        const std::string home = ": its home, with unit and reason, is " + std::string{kTolerances};
        if (const std::string tolerance = toleranceIn(text); !tolerance.empty()) {
            report(file, line, tolerance + " is a tolerance" + home);
        } else if (const std::string name = numberNamedIn(text); !name.empty()) {
            m_numbers.push_back(file + ' ' + name);
            if (std::ranges::find(m_surroundings.numbers, m_numbers.back()) == m_surroundings.numbers.end()) {
                report(file, line, name + " is a tolerance" + home + "; what is none stands in numbers.txt");
            }
        }
    }

    /// A tolerance whose formula names another, or a limit of a type, follows from it; the others are counted.
    void inspectTolerances(const std::string& text) {
        static const std::regex constant{
            R"((\n[^\n]*)\n(?:inline |static )?const(?:expr)? [\w:]+ (\w+)\s*[={]([^;]*);)"};
        static const std::regex source{R"(\bk[A-Z]\w*|\bnumeric_limits\b)"};
        std::size_t count = 0;
        for (auto it = std::sregex_iterator{text.begin(), text.end(), constant}; it != std::sregex_iterator{}; ++it) {
            const auto line = static_cast<int>(std::count(text.begin(), text.begin() + it->position(2), '\n')) + 1;
            const std::string name = (*it)[2];
            const std::string formula = (*it)[3];
            if (!startsWith((*it)[1], "\n///")) {
                report(kTolerances, line, name + " has no unit and reason");
            }
            if (!std::regex_search(formula, source)) {
                if (++count > kMaxTolerances) {
                    report(kTolerances, line,
                           name + " is one number more than " + std::to_string(kMaxTolerances) + ": derive it");
                }
                continue;
            }
            for (const std::string& number : numbersIn(formula)) {
                if (!isTwosAndFives(number)) {
                    report(kTolerances, line, number + " is a number of its own in the formula of " + name);
                }
            }
        }
    }

    /// The place of the file's folder in the list of rooms.
    [[nodiscard]] std::optional<std::ptrdiff_t> roomOf(const std::string& file) const {
        const auto& rooms = m_surroundings.rooms;
        const auto found = std::ranges::find(rooms, fs::path{file}.parent_path().generic_string());
        return found == rooms.end() ? std::nullopt : std::optional{found - rooms.begin()};
    }

    void inspectRoom(const std::string& file, int line, const std::string& target) {
        const auto room = roomOf(file);
        const auto other = roomOf(target);
        if (room && other && *other > *room) {
            report(file, line,
                   "\"" + target + "\" stands in a folder that comes later in tests/architecture/rooms.txt");
        }
    }

    /// Two types of one name in the headers of a floor would sooner or later be mixed up by the linker, without a word.
    void inspectType(const std::string& file, int line, const std::string& name) {
        const std::string floor = file.substr(0, file.find('/'));
        const auto [known, isNew] = m_types.emplace(std::pair{floor, name}, file);
        if (!isNew) {
            const auto& [first, second] = std::minmax(file, known->second);
            report(second, second == file ? line : 0, name + " is also the name of a type in " + first);
        }
    }

    void inspectInclude(const std::string& file, int line, const Include& include) {
        if (!include.angled) {
            inspectPath(file, line, include.target);
        }
        inspectFloor(file, line, include.target);
        inspectRoom(file, line, include.target);
        inspectLibrary(file, line, include);
    }

    void inspectPath(const std::string& file, int line, const std::string& target) {
        const bool generated = fs::path{target}.extension() == ".moc" && target.find('/') == std::string::npos;
        if (generated) {
            return;
        }
        const bool fromRoot = std::ranges::any_of(
            kRoots, [&](std::string_view root) { return startsWith(target, std::string{root} + "/"); });
        if (!fromRoot || target.find("..") != std::string::npos || !fs::exists(m_root / target)) {
            report(file, line, "\"" + target + "\" is not written from the repository root");
        }
    }

    void inspectFloor(const std::string& file, int line, const std::string& target) {
        const auto forbid = [&](std::string_view from, std::string_view to) {
            if (startsWith(file, from) && startsWith(target, to)) {
                report(file, line, std::string{from} + " includes \"" + target + "\" of a higher floor");
            }
        };
        forbid("geometry/", "scenarios/");
        forbid("geometry/", "app/");
        forbid("scenarios/", "app/");
        for (const auto* floor : {"geometry/", "scenarios/", "app/"}) {
            forbid(floor, "tests/");
        }
    }

    void inspectLibrary(const std::string& file, int line, const Include& include) {
        const std::string& target = include.target;
        const bool heavy = startsWith(target, "CGAL/") || startsWith(target, "boost/");
        if (heavy && (startsWith(file, "scenarios/") || startsWith(file, "app/"))) {
            report(file, line, "<" + target + "> belongs to geometry");
        }
        if (heavy && startsWith(file, "geometry/") && isHeader(file)) {
            report(file, line, "<" + target + "> in a header: only .cpp files may have it");
        }
        static const std::regex qt{R"(^(Q[A-Z]|Qt[A-Z]|q[a-z]+\.h$))"};
        if (!include.angled || !std::regex_search(target, qt)) {
            return;
        }
        if (startsWith(file, "geometry/")) {
            report(file, line, "<" + target + "> in geometry, which knows nothing of Qt");
        }
        if (startsWith(file, "scenarios/") && !isQtCore(target)) {
            report(file, line, "<" + target + "> in scenarios, which may use Qt Core only");
        }
    }

    [[nodiscard]] bool isQtCore(const std::string& target) const {
        if (target.find('/') != std::string::npos) {
            return startsWith(target, "QtCore/");
        }
        return fs::exists(m_surroundings.qtCoreHeaders / target);
    }

    void inspectBuildFile(const std::string& file) {
        static const std::regex library{R"((Qt6?::\w+|CGAL::\w+|Boost::\w+))"};
        std::istringstream lines{textOf(m_root / file)};
        std::string text;
        for (int line = 1; std::getline(lines, text); ++line) {
            text = text.substr(0, text.find('#'));
            for (std::sregex_iterator match{text.begin(), text.end(), library}; match != std::sregex_iterator{};
                 ++match) {
                const std::string name = match->str();
                const bool qt = startsWith(name, "Qt");
                const bool core = name == "Qt6::Core" || name == "Qt::Core";
                if ((startsWith(file, "geometry/") && qt) || (startsWith(file, "scenarios/") && !core) ||
                    (startsWith(file, "app/") && !qt)) {
                    report(file, line, name + " is linked where it does not belong");
                }
            }
        }
    }

    /// Each source must stand in the CMakeLists.txt of its folder or of one above, with its path from there. A test may
    /// also be named by the word that its name carries: `tst_length.cpp` by `length`.
    void inspectMention(const std::string& file) {
        const fs::path path{file};
        const bool isTest = startsWith(file, "tests/");
        if (isTest && isHeader(file)) {
            return;
        }
        for (fs::path folder = path.parent_path(); !folder.empty(); folder = folder.parent_path()) {
            const std::string name = path.lexically_relative(folder).generic_string();
            if (names(folder, name)) {
                return;
            }
            const std::string stem = path.stem().string();
            if (isTest && startsWith(stem, "tst_") && names(folder, stem.substr(4))) {
                return;
            }
        }
        report(file, 0, "no CMakeLists.txt names it");
    }

    bool names(const fs::path& folder, const std::string& word) {
        auto found = m_words.find(folder);
        if (found == m_words.end()) {
            found = m_words.emplace(folder, wordsOf(textOf(m_root / folder / "CMakeLists.txt"))).first;
        }
        return std::ranges::binary_search(found->second, word);
    }

    static std::vector<std::string> wordsOf(const std::string& text) {
        std::vector<std::string> words;
        std::istringstream lines{text};
        for (std::string line; std::getline(lines, line);) {
            line = line.substr(0, line.find('#'));
            std::ranges::replace_if(
                line, [](char c) { return c == '(' || c == ')' || c == '"' || c == ';'; }, ' ');
            std::istringstream parts{line};
            for (std::string word; parts >> word;) {
                words.push_back(word);
            }
        }
        std::ranges::sort(words);
        return words;
    }

    fs::path m_root;
    Surroundings m_surroundings;
    std::map<fs::path, std::vector<std::string>> m_words;
    std::map<std::pair<std::string, std::string>, std::string> m_types; ///< of a floor by name: the header
    std::vector<Violation> m_violations;
    std::vector<std::string> m_numbers; ///< as in `Surroundings`
};

/// Whether `word` may stand in the part of an address behind `#`: letters, figures and bytes of other alphabets.
bool isLetter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || static_cast<signed char>(c) < 0;
}

/// The anchor that code hosts give a heading: small letters, blanks as hyphens, without other signs. Source: GitHub's
/// rendering of Markdown.
std::string anchorOf(const std::string& heading) {
    std::string anchor;
    for (const char c : heading) {
        if (isLetter(c) || c == '-') {
            anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        } else if (c == ' ') {
            anchor += '-';
        }
    }
    return anchor;
}

/// The lines of a Markdown text outside of fenced blocks, each with code between backticks blanked out if `blanksCode`;
/// lines within a block are empty.
std::vector<std::string> proseOf(const std::string& text, bool blanksCode) {
    static const std::regex code{R"(`[^`]*`)"};
    std::vector<std::string> lines;
    std::istringstream stream{text};
    bool isFenced = false;
    for (std::string line; std::getline(stream, line);) {
        if (startsWith(line.substr(std::min(line.find_first_not_of(' '), line.size())), "```")) {
            isFenced = !isFenced;
            line.clear();
        }
        if (isFenced) {
            line.clear();
        }
        lines.push_back(blanksCode ? std::regex_replace(line, code, "") : line);
    }
    return lines;
}

/// The anchors of a Markdown text; of equal headings the second ends in `-1`, the third in `-2`.
std::vector<std::string> anchorsIn(const std::string& text) {
    static const std::regex heading{R"(^#+ +(.*?) *$)"};
    static const std::regex link{R"(\[([^\]]*)\]\([^)]*\))"};
    std::vector<std::string> anchors;
    std::map<std::string, int> times;
    for (const std::string& line : proseOf(text, false)) {
        std::smatch match;
        if (std::regex_match(line, match, heading)) {
            const std::string anchor = anchorOf(std::regex_replace(match.str(1), link, "$1"));
            const int before = times[anchor]++;
            anchors.push_back(before == 0 ? anchor : anchor + '-' + std::to_string(before));
        }
    }
    return anchors;
}

} // namespace

std::vector<Violation> brokenLinksIn(const fs::path& root, const std::vector<std::string>& files) {
    static const std::regex link{R"(\]\(([^)\s]+)\))"};
    static const std::regex elsewhere{R"(^[a-z][a-z0-9+.-]*:.*)"};
    std::vector<Violation> violations;
    for (const std::string& file : files) {
        const std::vector<std::string> lines = proseOf(textOf(root / file), true);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (std::sregex_iterator match{lines[i].begin(), lines[i].end(), link}; match != std::sregex_iterator{};
                 ++match) {
                const std::string target = (*match)[1];
                if (std::regex_match(target, elsewhere)) {
                    continue;
                }
                const std::size_t hash = std::min(target.find('#'), target.size());
                const fs::path path =
                    hash == 0 ? root / file : root / fs::path{file}.parent_path() / target.substr(0, hash);
                if (!fs::exists(path)) {
                    violations.push_back({file, static_cast<int>(i) + 1, target + " leads to no file"});
                } else if (hash < target.size() && path.extension() == ".md" &&
                           std::ranges::count(anchorsIn(textOf(path)), target.substr(hash + 1)) == 0) {
                    violations.push_back({file, static_cast<int>(i) + 1, target + " leads to no heading"});
                }
            }
        }
    }
    return violations;
}

std::vector<Violation> brokenTablesIn(const fs::path& root, const std::vector<std::string>& files) {
    static const std::regex bar{R"((^|[^\\])\|)"};
    static const std::regex rule{R"(^\|[ :|-]+\|\s*$)"};
    std::vector<Violation> violations;
    for (const std::string& file : files) {
        const std::vector<std::string> lines = proseOf(textOf(root / file), false);
        std::ptrdiff_t bars = 0; // of the head of the table that the line is in; 0: in none
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (!startsWith(lines[i], "|")) {
                bars = 0;
                continue;
            }
            const std::ptrdiff_t found =
                std::distance(std::sregex_iterator{lines[i].begin(), lines[i].end(), bar}, std::sregex_iterator{});
            const bool isHead = bars == 0;
            if (isHead && (i + 1 == lines.size() || !std::regex_match(lines[i + 1], rule))) {
                violations.push_back({file, static_cast<int>(i) + 1, "a row of a table without a head"});
            } else if (!isHead && found != bars) {
                violations.push_back({file, static_cast<int>(i) + 1, "a row of another number of cells than its head"});
            }
            bars = isHead ? found : bars;
        }
    }
    return violations;
}

std::vector<Violation> violationsIn(const fs::path& root, const Surroundings& surroundings) {
    return Inspection{root, surroundings}.run();
}

std::vector<std::string> unexpectedAmong(const std::vector<std::string>& entries) {
    static constexpr std::array kAllowedEntries{"CHANGELOG.md",
                                                "CMakeLists.txt",
                                                "CMakePresets.json",
                                                "CONTRIBUTING.md",
                                                "LICENSE",
                                                "README.md",
                                                "SECURITY.md",
                                                "app",
                                                "check",
                                                "docs",
                                                "geometry",
                                                "resources",
                                                "run",
                                                "scenarios",
                                                "tests"};
    std::vector<std::string> unexpectedEntries;
    std::ranges::copy_if(entries, std::back_inserter(unexpectedEntries), [](const std::string& entry) {
        return !startsWith(entry, ".") && std::ranges::find(kAllowedEntries, entry) == kAllowedEntries.end();
    });
    return unexpectedEntries;
}

} // namespace sightline::architecture
