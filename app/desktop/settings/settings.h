#pragma once

#include "app/desktop/document/design_choices.h"
#include "app/desktop/document/map_choice.h"
#include "app/desktop/document/pointer_choice.h"
#include "app/desktop/document/shown_distances.h"
#include "app/desktop/document/snap_choice.h"
#include "app/desktop/text/length_entry.h"
#include "app/desktop/tolerances.h"
#include "scenarios/diagnostic.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QStringList>

#include <vector>

namespace sightline::app {

enum class ThemeChoice { System, Light, Dark, Print };
/// The colors of the table, where they are not those of the window.
enum class CanvasChoice { AsWindow, Light, Dark, Print };

/// What may be chosen; anything else in the file counts as the usual value, see `settings_check.h`.
inline constexpr int kUsualAutosave = 60; ///< seconds
inline constexpr int kShortestAutosave = 10;
inline constexpr int kLongestAutosave = 3600;
inline constexpr int kMinUiScale = 100; ///< per cent
inline constexpr int kMaxUiScale = 250;
inline constexpr double kFinestSnapStep = 0.01; ///< inches
inline constexpr double kWidestSnapStep = 12.0;

/// What the program remembers between runs. Every change is written at once.
class Settings : public QObject {
    Q_OBJECT

public:
    static constexpr int kMaxRecentFiles = 10;

    /// In the user's own place.
    explicit Settings(QObject* parent = nullptr);
    /// In one file, for tests and for a program carried on a stick.
    explicit Settings(const QString& iniFile, QObject* parent = nullptr);

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);

    [[nodiscard]] CanvasChoice canvas() const;
    void setCanvas(CanvasChoice choice);

    /// Pure green and red in place of the colors that everybody can tell apart.
    [[nodiscard]] bool usesClassicColors() const;
    void setUsesClassicColors(bool classic);

    /// Code of the language of the window; empty: as the system is.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);
    /// In which lengths on the table are shown and typed.
    [[nodiscard]] LengthUnit units() const;
    void setUnits(LengthUnit unit);
    /// Heights written on pieces, and rulers along the table.
    [[nodiscard]] bool showsHeights() const;
    void setShowsHeights(bool on);
    [[nodiscard]] bool showsRulers() const;
    void setShowsRulers(bool on);
    /// Seconds from a change until it is written aside; 0: never.
    [[nodiscard]] int autosaveSeconds() const;
    void setAutosaveSeconds(int seconds);
    /// Per cent by which the whole window is larger than the desktop wants it, from the next start on; 100: as the
    /// desktop wants.
    [[nodiscard]] int uiScale() const;
    void setUiScale(int percent);
    /// The rule set of tables of no game: the id of one that ships.
    [[nodiscard]] QString rulesForNewTables() const;
    void setRulesForNewTables(const QString& id);

    /// Everything that `resetPreferences` brings back: what the dialog of preferences shows, and neither files, keys
    /// nor the window's layout.
    [[nodiscard]] QMap<QString, QVariant> preferences() const;
    void setPreferences(const QMap<QString, QVariant>& values);
    void resetPreferences() { setPreferences({}); }

    /// What was wrong in the file when it was read; the usual values count instead.
    [[nodiscard]] const std::vector<scenarios::Diagnostic>& problems() const { return m_problems; }

    /// Of this person's games; an unreadable figure counts as the usual one.
    [[nodiscard]] Tolerances tolerances() const;
    void setTolerances(const Tolerances& tolerances);

    /// The game whose sizes the palettes show; empty: the usual sizes.
    [[nodiscard]] QString catalogGame() const;
    void setCatalogGame(const QString& id);

    /// What was last said of a file that did not tell its scale, in inches.
    [[nodiscard]] bool hasImportCellInches() const;
    [[nodiscard]] double importCellInches() const;
    void setImportCellInches(double inches);
    /// 0: nothing was said yet.
    [[nodiscard]] double importUnitInches() const;
    void setImportUnitInches(double inches);
    /// 0: nothing was said yet.
    [[nodiscard]] double importTableWidth() const;
    void setImportTableWidth(double inches);
    /// A table of footprints for saves that have none; empty: none was chosen.
    [[nodiscard]] QString importFootprints() const;
    void setImportFootprints(const QString& path);

    /// Who overruled last.
    [[nodiscard]] QString judgeName() const;
    void setJudgeName(const QString& name);
    /// What keeps players from the judge's table, as `PassPhrase::toText` writes it; empty: nothing.
    [[nodiscard]] QString judgePhrase() const;
    void setJudgePhrase(const QString& text);

    [[nodiscard]] bool isSnapping() const;
    void setSnapping(bool on);
    /// Whether models take the height of what they are put on.
    [[nodiscard]] bool settlesModels() const;
    void setSettlesModels(bool on);
    [[nodiscard]] SnapChoice snapChoice() const;
    void setSnapChoice(const SnapChoice& choice);

    [[nodiscard]] PointerChoice pointer() const;
    void setPointer(const PointerChoice& choice);
    /// Unreadable figures count as the usual ones.
    [[nodiscard]] ShownDistances distances() const;
    void setDistances(const ShownDistances& distances);
    /// Likewise of maps over the table.
    [[nodiscard]] MapChoice mapChoice() const;
    void setMapChoice(const MapChoice& choice);
    /// Likewise of the visible region, of questions about moves, and of how pieces may be off.
    [[nodiscard]] RegionChoice regionChoice() const;
    void setRegionChoice(const RegionChoice& choice);
    [[nodiscard]] MovesChoice movesChoice() const;
    void setMovesChoice(const MovesChoice& choice);
    [[nodiscard]] SightPageChoice sightChoice() const;
    void setSightChoice(const SightPageChoice& choice);
    [[nodiscard]] SetUpError setUpError() const;
    void setSetUpError(const SetUpError& error);

    /// Keys that the user gave to commands: by the command's name, portable texts; those not named have their usual
    /// ones.
    [[nodiscard]] QMap<QString, QStringList> keys() const;
    void setKeys(const QMap<QString, QStringList>& keys);

    /// Newest first, absolute paths, no file twice.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles();

    /// Where the user's own rule sets are; settings of a file of their own keep them beside it.
    [[nodiscard]] QString rulesFolder() const { return m_rulesFolder; }

    /// Where unsaved changes are written aside, in the same way.
    [[nodiscard]] QString recoveryFolder() const { return m_recoveryFolder; }
    /// Where the user's own pieces are, likewise.
    [[nodiscard]] QString templatesFolder() const { return m_templatesFolder; }

    /// Where small pictures of tables are kept; it can be deleted at any time.
    [[nodiscard]] QString thumbnailsFolder() const { return m_thumbnailsFolder; }

    /// Where file dialogs open.
    [[nodiscard]] QString lastFolder() const;

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindowLayout(const QByteArray& geometry, const QByteArray& state);
    void forgetWindowLayout();

signals:
    /// What was changed counts for this run alone: the file cannot be written.
    void notStored();
    void appearanceChanged();
    void languageChanged();
    /// Units, heights, rulers, autosave or the rule set of new tables.
    void preferencesChanged();
    void snapChanged();
    void tolerancesChanged();
    void recentFilesChanged();
    void keysChanged();
    void pointerChanged();
    void distancesChanged();
    void mapChoiceChanged();
    void regionChoiceChanged();
    void movesChoiceChanged();
    void sightChoiceChanged();
    void setUpErrorChanged();

private:
    void set(const QString& key, const QVariant& value, const QVariant& usual);

    QSettings m_store;
    std::vector<scenarios::Diagnostic> m_problems;
    QString m_rulesFolder;
    QString m_recoveryFolder;
    QString m_templatesFolder;
    QString m_thumbnailsFolder;
};

} // namespace sightline::app
