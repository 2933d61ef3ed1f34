#pragma once

#include "app/desktop/design/map_work.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace sightline::app {

class DesignActions;
class MapLegend;
class MapPage;
class MeasureTool;
class ScenarioDocument;
class Settings;
class TableScene;
class TableState;
class TableView;
struct Theme;

/// What design pages work with; all outlive them.
struct DesignParts {
    ScenarioDocument& document;
    TableState& state;
    TableScene& scene;
    TableView& view;
    DesignActions& actions;
    Settings& settings;
    MeasureTool& tape;
};

/// The map over the table: worked out in a thread whenever the table or the question changes, struck through until
/// then.
class MapController : public QObject {
    Q_OBJECT

public:
    explicit MapController(const DesignParts& parts);
    ~MapController() override;

    /// For whoever puts it into a panel, and owns it then.
    [[nodiscard]] MapPage* page() const { return m_page; }
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] bool isBusy() const { return m_debounce.isActive() || m_run.isRunning() || m_writing.isRunning(); }
    /// What is shown; nothing: no map.
    [[nodiscard]] const std::optional<MapAnswer>& answer() const { return m_answer; }
    /// What is shown is of the table as it was.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    void setTheme(const Theme& canvas);
    void compareWith(const QString& path);
    /// The same map in the unit that is preferred now.
    void retranslateUi();
    /// As PNG with a world file, or as CSV, by the ending of the name.
    void write(const QString& path);

    /// Ask for a file to write, and for one to read; empty: called off. Tests put theirs in their place.
    using FileQuestion = std::function<QString(const QString& title, const QString& suggestion, const QString& filter)>;
    void setFileQuestions(FileQuestion toWrite, FileQuestion toRead);

signals:
    void statusText(const QString& text);

private:
    void turn(bool on);
    void askSoon();
    void ask();
    void start();
    void deliver(MapAnswer answer);
    void show();
    void setStale(bool stale);
    void probe(const std::optional<QPointF>& place);
    void exportMap();
    [[nodiscard]] MapRequest question() const;

    DesignParts m_parts;
    MapPage* m_page;
    MapLegend* m_legend;
    FileQuestion m_askToWrite;
    FileQuestion m_askToRead;
    std::shared_ptr<const MapRequest> m_asked; ///< the newest question
    std::optional<MapAnswer> m_answer;
    bool m_isStale = false;
    bool m_again = false;
    QTimer m_debounce;
    QElapsedTimer m_since; ///< of the work that runs
    BackgroundTask m_writing;
    BackgroundTask m_run; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
