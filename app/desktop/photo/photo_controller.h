#pragma once

#include "app/desktop/photo/photo_flattener.h"

#include <QObject>

#include <functional>

class QMainWindow;
class QMimeData;

namespace sightline::app {

class ActionSet;
class MessageBar;
class PhotoPanel;
class ScenarioDocument;
class Settings;
class TableScene;
class TableState;
class ToolSet;

/// The photo under the table: how it comes, how it is laid, how it goes.
class PhotoController : public QObject {
    Q_OBJECT

public:
    PhotoController(ScenarioDocument& document,
                    TableState& state,
                    TableScene& scene,
                    ToolSet& tools,
                    Settings& settings,
                    ActionSet& actions,
                    QMainWindow* window);

    /// The bar that tells what went wrong.
    void setBar(MessageBar* bar) { m_bar = bar; }
    void refreshActions(bool hasTable);
    /// The panel the window puts into a dock.
    [[nodiscard]] PhotoPanel* panel() const { return m_panel; }
    /// Nothing is being decoded.
    [[nodiscard]] bool isSettled() const { return !m_flattener.isBusy(); }

    /// A file whose first bytes are those of a picture.
    [[nodiscard]] static bool isPicture(const QString& path);
    /// Lays the picture of that file under the table and asks how it lies. False, and the bar tells why, if it cannot
    /// be used.
    bool load(const QString& path);
    /// The same with a picture of the clipboard; false if it holds none.
    bool paste(const QMimeData& data);
    /// Asks how the photo lies.
    void askWhereItLies();

    /// Asks for a file to open; empty: called off. Tests put theirs in its place.
    void setFileQuestion(std::function<QString()> question) { m_askForFile = std::move(question); }

signals:
    void statusText(const QString& text);
    void canvasFocusRequested();
    /// A photo came: its panel is of use now.
    void panelRequested();

private:
    bool take(const QByteArray& bytes, const QString& name);
    void fitSelected();
    void refreshWords();
    void printError(const QString& sentence);

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    ToolSet& m_tools;
    Settings& m_settings;
    ActionSet& m_actions;
    QMainWindow* m_window;
    MessageBar* m_bar = nullptr;
    PhotoPanel* m_panel = nullptr;
    std::function<QString()> m_askForFile;
    QString m_failure;
    bool m_hasTable = false;
    PhotoFlattener m_flattener;
};

} // namespace sightline::app
