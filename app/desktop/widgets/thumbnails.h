#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace sightline::app {

/// A small picture of a table, with its name and a summary for a card.
struct Thumbnail {
    QImage picture; ///< null: there is no table to draw
    QString name;
    QString facts;       ///< such as "60 × 44 in, 12 pieces, 10 models"
    QString hidden = {}; ///< in place of the picture of a hidden game: "A hidden game\nTurn 3: Red"; else empty
};

/// Draws thumbnails on a thread of its own, and caches them on the disk, so that an unchanged table is drawn once.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    /// The maximum size of a file that is drawn, in bytes.
    static constexpr qint64 kLargestSource = 1024 * 1024;
    static constexpr int kMaxKept = 300;

    /// Caches thumbnails in `folder`; if empty, not at all.
    explicit Thumbnails(QString folder, QObject* parent = nullptr);
    /// Drops pending requests, and waits for the running one.
    ~Thumbnails() override;

    /// Returns the text of a scenario or a dispute, or an empty one if there is none. Called on the other thread.
    using Source = std::function<QByteArray()>;
    void ask(const QString& name, Source source, QSize size, const Theme& theme);
    /// Requests the thumbnail of a loaded table, which is not cached. Of a hidden game only the turn is reported.
    void ask(const QString& name, const scenarios::Scenario& scenario, QSize size, const Theme& theme);
    /// Requests the thumbnail of a file, which may be missing or too large. Of a hidden game only the turn
    /// is reported.
    void askFile(const QString& name, const QString& path, QSize size, const Theme& theme);

    /// True while requests are pending.
    [[nodiscard]] bool isBusy() const { return m_awaited > 0; }
    /// Returns how many thumbnails were drawn, and not loaded from the disk.
    [[nodiscard]] int drawn() const { return m_drawn; }

signals:
    void made(const QString& name, const sightline::app::Thumbnail& thumbnail);

private:
    enum class HiddenGames { Drawn, Kept };
    void request(const QString& name, Source source, QSize size, const Theme& theme, HiddenGames hidden);
    void answer(const QString& name, const Thumbnail& thumbnail, bool wasDrawn);

    QString m_folder;
    QThreadPool m_pool;
    int m_awaited = 0;
    int m_drawn = 0;
};

} // namespace sightline::app
