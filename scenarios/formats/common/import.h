#pragma once

#include "geometry/base/length.h"
#include "scenarios/catalogs/named_bases.h"
#include "scenarios/formats/common/import_file.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/scenario.h"

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

class QXmlStreamReader;

namespace sightline::scenarios::formats {

/// The outcome for an element of the file.
enum class ImportFate {
    Read,    ///< imported as the file has it
    Guessed, ///< imported with an assumption, since the file leaves something open
    Skipped, ///< not imported
};

/// Returns "read", "guessed" or "skipped".
[[nodiscard]] QString wordFor(ImportFate fate);

/// A line of the report.
struct ImportEntry {
    ImportFate fate = ImportFate::Read;
    QString code; ///< for programs: "zero-length-wall"; determines the sentence
    /// JSON path, "line 12", or name of an element; empty: the whole file. For several elements that of the first.
    QString place;
    QString sentence;  ///< one full sentence, in English
    QStringList words; ///< replacements of %1, %2, ... in the sentence of the code, for other languages
    int count = 1;     ///< number of elements concerned

    /// Returns "skipped: $.walls[3]: ... (12 times)".
    [[nodiscard]] QString text() const;
    friend bool operator==(const ImportEntry&, const ImportEntry&) = default;
};

/// Records what was read, guessed and skipped. Entries of one code with equal words are merged to one with a count, at
/// the position of the first.
class ImportReport {
public:
    /// Adds an entry. `sentence` contains %1, %2, ... for `words`; each code has one sentence.
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
    /// Returns the number of elements of that outcome.
    [[nodiscard]] int count(ImportFate fate) const;
    /// True if there is an entry of that code.
    [[nodiscard]] bool has(const char* code) const;
    /// Returns the text with one line per entry.
    [[nodiscard]] QString text() const;

private:
    std::vector<ImportEntry> m_entries;
    QHash<QString, qsizetype> m_indexByKey;
};

/// A question that the file leaves open. A reader assumes `suggestion` and reports it as guessed; if it is `required`,
/// no table is made before it is answered.
struct ImportQuestion {
    /// The subject of the question, and the option that answers it.
    enum class About {
        CellInches, ///< answered by `ImportOptions::cellInches`
        UnitInches, ///< answered by `unitInches` or `tableWidth`
        TableWidth, ///< answered by `tableWidth`
        Padding,    ///< answered by `ignorePadding`
        Entry,      ///< answered by `entry`: one of `choices`
        Base, ///< answered by `chosenBases`: the base of models of the name `subject`, in the form of `baseFromText`
    };
    About about = About::CellInches;
    QString code;
    QString sentence; ///< one full question, in English
    QString suggestion;
    QStringList choices = {}; ///< empty: any number
    bool required = false;
    QString subject = {};    ///< the subject among several: the name of models
    QString unit = {};       ///< the unit of those models; an answer is remembered for it
    bool isAnswered = false; ///< true: `suggestion` is the answer that was given
    friend bool operator==(const ImportQuestion&, const ImportQuestion&) = default;

    /// Returns the key that answers use: "cell-inches", "unit-inches", "table-width", "padding", "entry",
    /// "base:Warrior".
    [[nodiscard]] QString key() const;
    /// Returns the sentence with `subject` inserted.
    [[nodiscard]] QString text() const;
};

/// The user's settings for an import. All of them are optional.
struct ImportOptions {
    std::optional<double> cellInches;           ///< side of a grid cell, in inches
    std::optional<double> unitInches;           ///< length of one unit of a drawing, in inches
    std::optional<geometry::Length> tableWidth; ///< width of the table that the drawing covers
    std::optional<bool> ignorePadding;          ///< nullopt: whichever fits the walls
    QString entry;                              ///< for files that hold several: name, id, or 1-based number
    bool withTokens = false;                    ///< true: models from tokens and figures, where these are only a guess
    /// Additional files: templates, deployment maps, a table of footprints, catalogs.
    std::vector<ImportFile> companions = {};
    /// The user's own tables of footprints, for saves without any; used after `companions` and files beside the save.
    std::vector<ImportFile> footprints = {};
    /// Base that the user chose, in the form of `baseFromText`, by the name of the model.
    QMap<QString, QString> chosenBases = {};
    NamedBases bases = {}; ///< the user's own tables of bases and heights; they override the shipped ones
    /// Returns the contents of a file beside the one being read; never called with a URL or a path that leaves the
    /// folder.
    std::function<std::optional<QByteArray>(const QString& name)> beside = {};
};

/// The errors of an answer.
enum class AnswerFault {
    None,
    UnknownKey, ///< no question has that key
    NoNumber,   ///< a number above 0 and up to 10000 is expected
    NoPadding,  ///< "ignore" or "keep" is expected
    NoBase,     ///< a base in the form of `baseFromText` is expected
};
/// Stores the answer to the question of that key in the options.
[[nodiscard]] AnswerFault takeAnswer(ImportOptions& options, const QString& key, const QString& value);

/// The cancellation and progress of a long import. May be used outside the GUI thread.
struct ImportRun {
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; ///< share done, 0 to 1

    [[nodiscard]] bool isCanceled() const { return stop.stop_requested(); }
    void tell(double share) const {
        if (progress)
            progress(share);
    }
};

/// A table made from a file of another program.
struct Import {
    Scenario scenario;
    ImportReport report;
    std::vector<ImportQuestion> questions = {};
    QString format = {}; ///< id of the format it was read as

    /// True if a required question has to be answered before there is a table.
    [[nodiscard]] bool needsAnswer() const;
};

using ImportResult = tl::expected<Import, FileProblem>;

/// Returns an error with one diagnostic. `place` is a JSON path or empty.
[[nodiscard]] tl::unexpected<FileProblem> importError(const ImportFile& file,
                                                      const char* code,
                                                      const QString& place,
                                                      const QString& sentence,
                                                      const QString& expected = {},
                                                      const QString& found = {});
/// Return the error of a reader of XML at its position.
[[nodiscard]] tl::unexpected<FileProblem> rejectedXml(const QString& fileName,
                                                      const QXmlStreamReader& xml,
                                                      const char* code,
                                                      const QString& expected,
                                                      const QString& found,
                                                      const QString& sentence);
[[nodiscard]] tl::unexpected<FileProblem> invalidXml(const QString& fileName, const QXmlStreamReader& xml);
[[nodiscard]] tl::unexpected<FileProblem> tooDeepXml(const QString& fileName, const QXmlStreamReader& xml);
/// Returns the error of a canceled import (code "canceled").
[[nodiscard]] tl::unexpected<FileProblem> canceledImport(const ImportFile& file);

} // namespace sightline::scenarios::formats
