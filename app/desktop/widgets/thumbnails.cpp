#include "app/desktop/widgets/thumbnails.h"

#include "app/shared/painting/table_painter.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/base/json_file.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/output/dispute_file.h"
#include "scenarios/vision/targets.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <utility>

namespace sightline::app {

namespace {

/// Another way to draw or to say it makes the pictures of earlier programs void.
constexpr auto kEdition = SIGHTLINE_VERSION " 1";
const QString kName = QStringLiteral("TableName");
const QString kFacts = QStringLiteral("TableFacts");

QString inches(geometry::Length length) {
    return QLocale().toString(length.inches(), 'f', QLocale::FloatingPointShortest);
}

QString factsOf(const scenarios::Scenario& scenario) {
    return Thumbnails::tr("%1 × %2 in, %3, %4")
        .arg(inches(scenario.table.width), inches(scenario.table.height), pieceCount(scenario.terrain.size()),
             modelCount(scenario.models.size()));
}

std::optional<scenarios::Scenario> read(const QByteArray& text) {
    if (scenarios::looksLikeDispute(text.left(4096))) {
        auto dispute = scenarios::readDispute(text, {});
        return dispute ? std::optional{std::move(dispute->scenario)} : std::nullopt;
    }
    auto loaded = scenarios::readScenario(text, {});
    return loaded ? std::optional{std::move(loaded->scenario)} : std::nullopt;
}

/// Returns a key of everything that picture and words depend on.
QString keyOf(const QByteArray& text, QSize size, const Theme& theme) {
    QByteArray colors;
    QDataStream stream{&colors, QIODevice::WriteOnly};
    stream << theme.ground << theme.surround << theme.terrain << theme.terrainFill << theme.modelFill << theme.players
           << theme.selection;
    QCryptographicHash hash{QCryptographicHash::Sha256};
    hash.addData(QByteArray{kEdition});
    hash.addData(QLocale{}.name().toUtf8());
    hash.addData(QByteArray::number(size.width()) + 'x' + QByteArray::number(size.height()));
    hash.addData(colors);
    hash.addData(text);
    return QString::fromLatin1(hash.result().toHex().left(40));
}

void forgetOldest(const QDir& folder) {
    const auto files = folder.entryInfoList({QStringLiteral("*.png")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files.mid(Thumbnails::kMaxKept)) {
        QFile::remove(file.absoluteFilePath());
    }
}

/// Stands for the picture of a table that its players must not see. All of them know whose turn it is.
Thumbnail withoutPicture(const scenarios::Scenario& scenario) {
    const QString game = Thumbnails::tr("A hidden game");
    const scenarios::Player* active = scenario.player(scenario.vision->active);
    const QString hidden =
        active
            ? game + QLatin1Char{'\n'} +
                  Thumbnails::tr("Turn %1: %2", "whose turn it is").arg(scenario.vision->turn).arg(playerName(*active))
            : game;
    return {{}, scenario.name, game, hidden};
}

Thumbnail draw(const scenarios::Scenario& scenario, QSize size, const Theme& theme) {
    return {tableThumbnail(scenario, size, theme), scenario.name, factsOf(scenario)};
}

} // namespace

Thumbnails::Thumbnails(QString folder, QObject* parent) : QObject{parent}, m_folder{std::move(folder)} {
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

Thumbnails::~Thumbnails() {
    m_pool.clear();
    m_pool.waitForDone();
}

void Thumbnails::ask(const QString& name, Source source, QSize size, const Theme& theme) {
    request(name, std::move(source), size, theme, HiddenGames::Drawn);
}

void Thumbnails::request(const QString& name, Source source, QSize size, const Theme& theme, HiddenGames hidden) {
    ++m_awaited;
    m_pool.start([this, name, source = std::move(source), size, theme, hidden, folder = m_folder] {
        const QByteArray text = source();
        Thumbnail thumbnail;
        // Pictures of files have names of their own: one that shipped may be of a hidden game.
        const QString suffix = hidden == HiddenGames::Kept ? QStringLiteral("-file.png") : QStringLiteral(".png");
        const QString file =
            folder.isEmpty() || text.isEmpty() ? QString{} : QDir{folder}.filePath(keyOf(text, size, theme) + suffix);
        bool isKept = false;
        if (!file.isEmpty() && thumbnail.picture.load(file)) {
            thumbnail.name = thumbnail.picture.text(kName);
            thumbnail.facts = thumbnail.picture.text(kFacts);
            isKept = true;
        } else if (const auto scenario = text.isEmpty() ? std::nullopt : read(text);
                   scenario && hidden == HiddenGames::Kept && isHiddenGame(*scenario)) {
            thumbnail = withoutPicture(*scenario);
        } else if (scenario) {
            thumbnail = draw(*scenario, size, theme);
            if (!file.isEmpty() && QDir{folder}.mkpath(QStringLiteral("."))) {
                QImage kept = thumbnail.picture;
                kept.setText(kName, thumbnail.name);
                kept.setText(kFacts, thumbnail.facts);
                QBuffer png;
                // One that cannot be kept is drawn again next time; nothing is lost.
                if (png.open(QIODevice::WriteOnly) && kept.save(&png, "PNG") &&
                    scenarios::writeFileAtomically(file, png.data()).isEmpty()) {
                    forgetOldest(QDir{folder});
                }
            }
        }
        const bool wasDrawn = !isKept && !thumbnail.picture.isNull();
        QMetaObject::invokeMethod(
            this, [this, name, thumbnail, wasDrawn] { answer(name, thumbnail, wasDrawn); }, Qt::QueuedConnection);
    });
}

void Thumbnails::ask(const QString& name, const scenarios::Scenario& scenario, QSize size, const Theme& theme) {
    ++m_awaited;
    m_pool.start([this, name, scenario, size, theme] {
        const Thumbnail thumbnail = isHiddenGame(scenario) ? withoutPicture(scenario) : draw(scenario, size, theme);
        QMetaObject::invokeMethod(
            this, [this, name, thumbnail] { answer(name, thumbnail, true); }, Qt::QueuedConnection);
    });
}

void Thumbnails::askFile(const QString& name, const QString& path, QSize size, const Theme& theme) {
    const auto text = [path] { return scenarios::readBytes(path, kLargestSource).value_or(QByteArray{}); };
    request(name, text, size, theme, HiddenGames::Kept);
}

void Thumbnails::answer(const QString& name, const Thumbnail& thumbnail, bool wasDrawn) {
    --m_awaited;
    m_drawn += wasDrawn ? 1 : 0;
    emit made(name, thumbnail);
}

} // namespace sightline::app
