#pragma once

#include "geometry/length.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/formats/import_file.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/scenario.h"

#include <QByteArray>
#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios::formats {

/// What became of something in the file.
enum class ImportFate {
    Read,    ///< it stands on the table as the file has it
    Guessed, ///< it stands on the table, and the file left open how
    Skipped, ///< it is not on the table
};

/// "read", "guessed" or "skipped".
[[nodiscard]] QString wordFor(ImportFate fate);

/// A line of the report.
struct ImportEntry {
    ImportFate fate = ImportFate::Read;
    QString code; ///< for programs: "zero-length-wall"; a sentence belongs to each
    QString
        place; ///< JSON path, "line 12", name of an element; empty: the whole file. Of several things that of the first
    QString sentence;  ///< one full sentence, in English
    QStringList words; ///< what stands for %1, %2, ... in the sentence of the code, for other languages
    int count = 1;     ///< how many things it is about

    /// "skipped: $.walls[3]: ... (12 times)".
    [[nodiscard]] QString text() const;
    friend bool operator==(const ImportEntry&, const ImportEntry&) = default;
};

/// What was read, guessed and left out. Entries of one code with the same words are one entry with a count, at the
/// place of the first.
class ImportReport {
public:
    /// `sentence` holds %1, %2, ... for `words`; each code has one sentence.
    void add(ImportFate fate,
             const char* code,
             const QString& place,
             const QString& sentence,
             const QStringList& words = {},
             int count = 1);
    void read(
        const char* code, const QString& place, const QString& sentence, const QStringList& words = {}, int count = 1) {
        add(ImportFate::Read, code, place, sentence, words, count);
    }
    void guessed(
        const char* code, const QString& place, const QString& sentence, const QStringList& words = {}, int count = 1) {
        add(ImportFate::Guessed, code, place, sentence, words, count);
    }
    void skipped(
        const char* code, const QString& place, const QString& sentence, const QStringList& words = {}, int count = 1) {
        add(ImportFate::Skipped, code, place, sentence, words, count);
    }

    [[nodiscard]] const std::vector<ImportEntry>& entries() const { return m_entries; }
    /// Things of that fate, counts added up.
    [[nodiscard]] int count(ImportFate fate) const;
    /// True if there is an entry of that code.
    [[nodiscard]] bool has(const char* code) const;
    /// One line an entry.
    [[nodiscard]] QString text() const;

private:
    std::vector<ImportEntry> m_entries;
    QHash<QString, qsizetype> m_indexByKey;
};

/// What the file leaves open. A reader takes `suggestion` and reports it as guessed; if it is `required` there is no
/// table before somebody answers.
struct ImportQuestion {
    enum class About {
        CellInches, ///< answered by `ImportOptions::cellInches`
        UnitInches, ///< answered by `unitInches` or `tableWidth`
        TableWidth, ///< answered by `tableWidth`
        Padding,    ///< answered by `ignorePadding`
        Entry,      ///< answered by `entry`: which of `choices`
        Base,       ///< answered by `chosenBases`: the base of models of the name `subject`, as `baseFromText` reads it
    };
    About about = About::CellInches;
    QString code;
    QString sentence; ///< one full question, in English
    QString suggestion;
    QStringList choices = {}; ///< nothing: any number
    bool required = false;
    QString subject = {};    ///< what of several things the question is about: the name of models
    QString unit = {};       ///< the unit of those models; an answer is remembered for it
    bool isAnswered = false; ///< somebody answered: `suggestion` is what was said
    friend bool operator==(const ImportQuestion&, const ImportQuestion&) = default;

    /// How an answer names the question: "cell-inches", "unit-inches", "table-width", "padding", "entry",
    /// "base:Warrior".
    [[nodiscard]] QString key() const;
    /// The sentence with `subject` in it.
    [[nodiscard]] QString text() const;
};

/// What the user says about a file. All of it may be left out.
struct ImportOptions {
    std::optional<double> cellInches;           ///< edge of a cell of the grid, in inches
    std::optional<double> unitInches;           ///< length of one unit of a drawing, in inches
    std::optional<geometry::Length> tableWidth; ///< the drawing is as wide as this
    std::optional<bool> ignorePadding;          ///< nothing: as fits the walls
    QString entry;                              ///< of files that hold several: name, id, or number from 1
    bool withTokens = false;                    ///< models from tokens and figures, where they are no more than a guess
    std::vector<ImportFile> companions =
        {}; ///< further files: templates, deployment maps, a table of footprints, catalogs
    std::vector<ImportFile> footprints = {}; ///< the user's own tables of footprints, for saves that have none; they
                                             ///< count after `companions` and what lies beside
    QMap<QString, QString> chosenBases =
        {};                ///< by the name of a model: the base that the user chose for it, as `baseFromText` reads it
    NamedBases bases = {}; ///< the user's own tables of bases and heights, which go before ours
    /// Bytes of a file that lies beside the one that is read; never asked for an address or for a path that leaves the
    /// folder.
    std::function<std::optional<QByteArray>(const QString& name)> beside = {};
};

/// What is wrong with an answer.
enum class AnswerFault {
    None,
    UnknownKey, ///< no question has that key
    NoNumber,   ///< a number above 0 and up to 10000 is asked for
    NoPadding,  ///< "ignore" or "keep" is asked for
    NoBase,     ///< a base that `baseFromText` reads is asked for
};
/// Takes an answer to the question of that key into the options.
[[nodiscard]] AnswerFault takeAnswer(ImportOptions& options, const QString& key, const QString& value);

/// How a long import stops and tells how far it is. Safe off the GUI thread.
struct ImportRun {
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; ///< 0 to 1

    [[nodiscard]] bool isCanceled() const { return stop.stop_requested(); }
    void tell(double share) const {
        if (progress)
            progress(share);
    }
};

/// A table made of a file of another program.
struct Import {
    Scenario scenario;
    ImportReport report;
    std::vector<ImportQuestion> questions = {};
    QString format = {}; ///< id of the format it was read as

    /// True if there is no table before a question is answered.
    [[nodiscard]] bool needsAnswer() const;
};

using ImportResult = tl::expected<Import, FileProblem>;

/// A refusal with one finding. `place` is a JSON path or empty.
[[nodiscard]] tl::unexpected<FileProblem> refuseImport(const ImportFile& file,
                                                       const char* code,
                                                       const QString& place,
                                                       const QString& sentence,
                                                       const QString& expected = {},
                                                       const QString& found = {});
/// The refusal of an import that somebody stopped (code "canceled").
[[nodiscard]] tl::unexpected<FileProblem> canceledImport(const ImportFile& file);

} // namespace sightline::scenarios::formats
