#pragma once

#include "app/desktop/actions/table_parts.h"
#include "app/desktop/design/map_work.h"

#include <functional>

namespace sightline::app {

class MapLegend;
class MapPage;
struct DesignMarks;
struct Theme;

/// The map over the table: computed on a thread when the table or the question changes, and crossed out until then.
class MapController : public QObject {
    Q_OBJECT

public:
    explicit MapController(const TableParts& parts);
    ~MapController() override;

    /// Returns the page; the panel that receives it owns it.
    [[nodiscard]] MapPage* page() const { return m_page; }
    /// True if the switch of the map is on.
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] bool isBusy() const { return m_run.isBusy() || m_writing.isRunning(); }
    /// Returns the displayed map; std::nullopt if there is none.
    [[nodiscard]] const std::optional<MapAnswer>& answer() const { return m_answer; }
    /// True if the displayed map is that of an earlier table.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    void setTheme(const Theme& canvas);
    /// Turns the map on and subtracts the same map of the table in that file; an empty path: of none.
    void compareWith(const QString& path);
    /// Displays the current map in the preferred unit.
    void retranslateUi();
    /// Requests marks at the most and the least seen point of the current map.
    void drawMarks();
    /// Writes PNG with a world file, or CSV, by the suffix of the name.
    void write(const QString& path);

    /// Replaces the file dialogs for saving and opening, for tests; they return an empty text if canceled.
    using FileQuestion = std::function<QString(const QString& title, const QString& suggestion, const QString& filter)>;
    void setFileQuestions(FileQuestion toWrite, FileQuestion toRead);

signals:
    void statusText(const QString& text);
    /// Emitted when these marks should replace those on the table.
    void marksRequested(const DesignMarks& marks);

private:
    void turn(bool on);
    void scheduleRequest();
    void start();
    /// Computes the map that follows a draft.
    void refine();
    enum class Stopped { No, Yes };
    /// Lets the page offer to go on after a stop. `left`: the cells of the finer maps that the stop left out.
    void setStopped(Stopped isStopped, std::vector<geometry::Length> left = {});
    /// Goes on with the map that was stopped.
    void goOn();
    /// Shows in the legend whether the map is as it will stay, and the progress.
    void showNote();
    /// Precondition: there is a map.
    [[nodiscard]] QString summary() const;
    void showSummary();
    void deliver(MapAnswer answer);
    void show();
    void setStale(bool stale);
    void probe(const std::optional<QPointF>& place);
    void exportMap();
    [[nodiscard]] MapRequest question() const;

    TableParts m_parts;
    MapPage* m_page;
    MapLegend* m_legend;
    FileQuestion m_askToWrite;
    FileQuestion m_askToRead;
    std::optional<MapAnswer> m_answer;
    bool m_isStale = false;
    std::vector<geometry::Length> m_left; ///< cells of the finer maps that a stop left out
    bool m_isProgressTold = false;        ///< the status line tells of a map in the making
    LatestTask m_writing;
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
