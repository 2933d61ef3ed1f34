#pragma once

#include "app/desktop/actions/table_parts.h"
#include "app/desktop/base/qt_names.h"
#include "app/desktop/photo/photo_flattener.h"

#include <QObject>

#include <functional>

namespace sightline::app {

class PhotoPanel;

/// Controls the photo under the table: loading, placing and removing it.
class PhotoController : public QObject {
    Q_OBJECT

public:
    explicit PhotoController(const TableParts& parts);

    void refreshActions();
    /// True if no picture is being decoded.
    [[nodiscard]] bool isSettled() const { return !m_flattener.isBusy(); }

    /// Returns how exactly a position on the table can be read from the photo, in millimeters: the pixel, and the error
    /// that was measured on bases of known size. 0 without a photo that was placed.
    [[nodiscard]] double precisionMillimeters() const;

    /// Returns true if the first bytes of the file are those of a picture.
    [[nodiscard]] static bool isPicture(const QString& path);
    /// Puts the picture of a file under the table, and opens the dialog that aligns it. Returns false if the picture
    /// cannot be used; the bar shows the reason.
    bool load(const QString& path);
    /// Puts a picture of the clipboard under the table, as `load` does. Returns false if it has none.
    bool paste(const QMimeData& data);
    /// Asks for a file and loads it.
    void askForPhoto();
    void removePhoto();
    /// Moves selected round bases to the round edges that the photo shows near them.
    void fitSelected();
    /// Opens the dialog that aligns the photo with the table.
    void askWhereItLies();

    /// Replaces the file dialog, for tests; it returns an empty text if canceled.
    void setFileQuestion(std::function<QString()> question) { m_askForFile = std::move(question); }

signals:
    void statusText(const QString& text);
    /// Emitted when `precisionMillimeters` changed.
    void precisionChanged();

private:
    void refreshWords();
    void printError(const QString& sentence);

    TableParts m_parts;
    PhotoPanel* m_panel = nullptr;
    std::function<QString()> m_askForFile;
    QString m_failure;
    PhotoFlattener m_flattener;
};

} // namespace sightline::app
