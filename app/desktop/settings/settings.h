#pragma once

#include "app/desktop/base/tolerances.h"
#include "app/desktop/document/design_choices.h"
#include "app/desktop/document/map_choice.h"
#include "app/desktop/document/pointer_choice.h"
#include "app/desktop/document/shown_distances.h"
#include "app/desktop/document/snap_choice.h"
#include "app/shared/text/length_entry.h"
#include "scenarios/base/diagnostic.h"

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QStringList>

#include <vector>

namespace sightline::app {

enum class ThemeChoice { System, Light, Dark, Print };
/// The theme of the table, if it differs from that of the window.
enum class CanvasChoice { AsWindow, Light, Dark, Print };

/// The ranges of settings; values outside count as the default, see `settings_check.h`.
inline constexpr int kUsualAutosave = 60; ///< seconds
inline constexpr int kShortestAutosave = 10;
inline constexpr int kLongestAutosave = 3600;
inline constexpr int kMinUiScale = 100; ///< percent
inline constexpr int kMaxUiScale = 250;
inline constexpr double kFinestSnapStep = 0.01; ///< inches
inline constexpr double kWidestSnapStep = 12.0;

/// The settings that the program stores between runs. Every change is written at once.
class Settings : public QObject {
    Q_OBJECT

public:
    static constexpr int kMaxRecentFiles = 10;

    /// Stores the settings in the user's standard location.
    explicit Settings(QObject* parent = nullptr);
    /// Stores the settings in one file, for tests and for portable use.
    explicit Settings(const QString& iniFile, QObject* parent = nullptr);

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);

    [[nodiscard]] CanvasChoice canvas() const;
    void setCanvas(CanvasChoice choice);

    /// Returns true if clear and blocked lines are pure green and red instead of colors that everybody can distinguish.
    [[nodiscard]] bool usesClassicColors() const;
    void setUsesClassicColors(bool classic);

    /// Returns the code of the window's language; empty: the system's language.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);
    /// Returns the unit in which lengths on the table are displayed and typed.
    [[nodiscard]] LengthUnit units() const;
    void setUnits(LengthUnit unit);
    /// Returns whether heights are drawn on pieces.
    [[nodiscard]] bool showsHeights() const;
    void setShowsHeights(bool on);
    /// Returns whether nothing moves by itself, whatever the desktop says.
    [[nodiscard]] bool reducesMotion() const;
    void setReducesMotion(bool on);
    [[nodiscard]] bool showsRulers() const;
    void setShowsRulers(bool on);
    /// Returns the delay from a change to its autosave, in seconds; 0: never.
    [[nodiscard]] int autosaveSeconds() const;
    void setAutosaveSeconds(int seconds);
    /// Returns the scale of the window relative to the desktop's, in percent; a change takes effect at the next start.
    [[nodiscard]] int uiScale() const;
    void setUiScale(int percent);
    /// Returns the id of the shipped rule set for tables without a game.
    [[nodiscard]] QString rulesForNewTables() const;
    void setRulesForNewTables(const QString& id);

    /// Returns the settings that `resetPreferences` resets: those of the preferences dialog, but not files, keys or the
    /// window's layout.
    [[nodiscard]] QMap<QString, QVariant> preferences() const;
    void setPreferences(const QMap<QString, QVariant>& values);
    void resetPreferences() { setPreferences({}); }

    /// Returns the problems of the file when it was read; the defaults apply instead.
    [[nodiscard]] const std::vector<scenarios::Diagnostic>& problems() const { return m_problems; }

    /// Returns the tolerances of the user's games; unreadable values are replaced by the default.
    [[nodiscard]] Tolerances tolerances() const;
    void setTolerances(const Tolerances& tolerances);

    /// Returns the id of the game whose sizes the palettes show; empty: common sizes.
    [[nodiscard]] QString catalogGame() const;
    void setCatalogGame(const QString& id);
    /// Returns the bases of a game that were placed last, in the format of `BasePalette::recent`, the newest first. The
    /// game is one of `catalogGame`.
    [[nodiscard]] QStringList recentBases(const QString& game) const;
    void setRecentBases(const QString& game, const QStringList& bases);
    /// Returns the standard pieces of a game that were placed last, in the format of `PiecePalette::recent`.
    [[nodiscard]] QStringList recentPieces(const QString& game) const;
    void setRecentPieces(const QString& game, const QStringList& pieces);
    /// Returns whether the tour of the window was offered.
    [[nodiscard]] bool hasSeenTour() const;
    void setHasSeenTour();

    /// Returns whether a cell size was entered for an imported file without a scale; the size itself is in inches.
    [[nodiscard]] bool hasImportCellInches() const;
    [[nodiscard]] double importCellInches() const;
    void setImportCellInches(double inches);
    /// Returns the last entered unit of an imported file, in inches; 0: none yet.
    [[nodiscard]] double importUnitInches() const;
    void setImportUnitInches(double inches);
    /// Returns the last entered width of an imported table, in inches; 0: none yet.
    [[nodiscard]] double importTableWidth() const;
    void setImportTableWidth(double inches);
    /// Returns the path of a table of footprints for imported files that have none; empty: none.
    [[nodiscard]] QString importFootprints() const;
    void setImportFootprints(const QString& path);

    /// Returns the name of the judge who overruled last.
    [[nodiscard]] QString judgeName() const;
    void setJudgeName(const QString& name);
    /// Returns the judge's passphrase, in the format of `Passphrase::toText`; empty: none.
    [[nodiscard]] QString judgePhrase() const;
    void setJudgePhrase(const QString& text);
    /// Returns the passphrase of the hidden game that is being played at this screen, or was when the program ended
    /// without closing it; in the same format.
    [[nodiscard]] QString heldPhrase() const;
    void setHeldPhrase(const QString& text);

    /// Returns whether the verdict card shows how the answer was found.
    [[nodiscard]] bool showsVerdictDetails() const;
    void setShowsVerdictDetails(bool on);

    [[nodiscard]] bool isSnapping() const;
    void setSnapping(bool on);
    /// Returns whether models take the height of the surface that they are put on.
    [[nodiscard]] bool settlesModels() const;
    void setSettlesModels(bool on);
    [[nodiscard]] SnapChoice snapChoice() const;
    void setSnapChoice(const SnapChoice& choice);

    [[nodiscard]] PointerChoice pointer() const;
    void setPointer(const PointerChoice& choice);
    /// Returns the displayed distances; unreadable values are replaced by the defaults.
    [[nodiscard]] ShownDistances distances() const;
    void setDistances(const ShownDistances& distances);
    /// Returns the choices for maps over the table; unreadable values are replaced by the defaults.
    [[nodiscard]] MapChoice mapChoice() const;
    void setMapChoice(const MapChoice& choice);
    /// Returns the choices for the visible region; here and below, unreadable values are replaced by the defaults.
    [[nodiscard]] RegionChoice regionChoice() const;
    void setRegionChoice(const RegionChoice& choice);
    [[nodiscard]] MovesChoice movesChoice() const;
    void setMovesChoice(const MovesChoice& choice);
    [[nodiscard]] SightPageChoice sightChoice() const;
    void setSightChoice(const SightPageChoice& choice);
    [[nodiscard]] SetUpError setUpError() const;
    void setSetUpError(const SetUpError& error);

    /// Returns the user's own shortcuts as portable texts, by the name of the command; commands not listed have their
    /// default ones.
    [[nodiscard]] QMap<QString, QStringList> keys() const;
    void setKeys(const QMap<QString, QStringList>& keys);

    /// Returns absolute paths, newest first, without duplicates.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles();

    /// Returns the folder of the user's own rule sets; beside the settings file, if the settings are in a file of their
    /// own. The other folders are so too.
    [[nodiscard]] QString rulesFolder() const { return m_rulesFolder; }

    /// Returns the folder for autosaved changes.
    [[nodiscard]] QString recoveryFolder() const { return m_recoveryFolder; }
    /// Returns the folder of the user's own pieces.
    [[nodiscard]] QString templatesFolder() const { return m_templatesFolder; }

    /// Returns the folder of cached thumbnails; it can be deleted at any time.
    [[nodiscard]] QString thumbnailsFolder() const { return m_thumbnailsFolder; }

    /// Returns the initial folder of file dialogs.
    [[nodiscard]] QString lastFolder() const;

    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindowLayout(const QByteArray& geometry, const QByteArray& state);
    void forgetWindowLayout();

signals:
    /// Emitted when a change applies to this run alone, since the file cannot be written.
    void notStored();
    void appearanceChanged();
    void languageChanged();
    /// Emitted when units, heights, rulers, autosave or the rule set of new tables changed.
    void preferencesChanged();
    void snapChanged();
    void tolerancesChanged();
    void recentFilesChanged();
    void keysChanged();
    void pointerChanged();
    void distancesChanged();
    void regionChoiceChanged();
    void movesChoiceChanged();
    void sightChoiceChanged();
    void setUpErrorChanged();

private:
    using Changed = void (Settings::*)();

    /// Stores a value, or removes the key for the usual one.
    void set(const QString& key, const QVariant& value, const QVariant& usual);
    /// Stores a value other than the current one as `set` does, and emits the signal.
    void
    change(const QString& key, const QVariant& current, const QVariant& value, const QVariant& usual, Changed changed);
    template <class Choice> void store(const Choice& choice, Changed changed);

    QSettings m_store;
    std::vector<scenarios::Diagnostic> m_problems;
    QString m_rulesFolder;
    QString m_recoveryFolder;
    QString m_templatesFolder;
    QString m_thumbnailsFolder;
};

} // namespace sightline::app
