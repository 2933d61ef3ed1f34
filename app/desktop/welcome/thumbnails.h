#pragma once

#include "app/desktop/theme.h"
#include "scenarios/scenario.h"

#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <optional>

namespace sightline::app {

/// A small picture of a table and what a card says about it.
struct Thumbnail {
    QImage picture; ///< null: there is no table to draw
    QString name;
    QString facts; ///< "60 × 44 in, 12 pieces, 10 models"
};

/// Makes thumbnails on a thread of its own, and keeps them on the disk: a table that has not changed is drawn once.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    /// Where nothing is drawn from more bytes than this.
    static constexpr qint64 kLargestSource = 1024 * 1024;
    static constexpr int kMaxKept = 300;

    /// Kept in `folder`; an empty name: nowhere.
    explicit Thumbnails(QString folder, QObject* parent = nullptr);
    /// Drops what is not begun, and waits for what is.
    ~Thumbnails() override;

    /// The text of a scenario or a dispute; called on the other thread. Empty: there is none.
    using Source = std::function<QByteArray()>;
    void ask(const QString& name, Source source, QSize size, const Theme& theme);
    /// Of a table at hand.
    void ask(const QString& name, const scenarios::Scenario& scenario, QSize size, const Theme& theme);
    /// Of a file, which may be gone or too large.
    void askFile(const QString& name, const QString& path, QSize size, const Theme& theme);

    /// Some that were asked for are still to come.
    [[nodiscard]] bool isBusy() const { return m_awaited > 0; }
    /// How many were drawn and not found on the disk.
    [[nodiscard]] int drawn() const { return m_drawn; }

signals:
    void made(const QString& name, const sightline::app::Thumbnail& thumbnail);

private:
    void answer(const QString& name, const Thumbnail& thumbnail, bool wasDrawn);

    QString m_folder;
    QThreadPool m_pool;
    int m_awaited = 0;
    int m_drawn = 0;
};

} // namespace sightline::app
