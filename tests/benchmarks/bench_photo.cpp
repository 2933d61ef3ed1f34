#include "app/shared/painting/circle_fit.h"
#include "app/shared/painting/picture_reader.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "tests/support/gui_table.h"

#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

/// What a photo of 24 million pixels under the tournament table costs: reading it, laying it flat, and each frame of a
/// drag above it.
using namespace sightline;

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Grain everywhere, so that nothing is cheaper than in a photo.
QImage photo() {
    QImage image{6000, 4000, QImage::Format_RGB32};
    quint32 state = 7;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            state = state * 1664525U + 1013904223U;
            const int grey =
                90 + static_cast<int>(state >> 27) + static_cast<int>(30 * std::sin(x * 0.01) * std::cos(y * 0.013));
            line[x] = qRgb(grey, grey - 6, grey - 14);
        }
    }
    return image;
}

void tell(const char* what, std::vector<double> frames) {
    std::ranges::sort(frames);
    const auto at = [&](double share) {
        return frames[static_cast<std::size_t>(share * static_cast<double>(frames.size() - 1))];
    };
    std::printf("%s: %zu frames, median %.2f ms, 99 %% %.2f ms, slowest %.2f ms\n", what, frames.size(), at(0.5),
                at(0.99), frames.back());
    for (const auto& [from, to] : std::vector<std::pair<double, double>>{{0, 2}, {2, 4}, {4, 8}, {8, 16}, {16, 1e9}}) {
        const auto count = std::ranges::count_if(frames, [&](double frame) { return frame >= from && frame < to; });
        std::printf("  %4.0f to %4.0f ms: %lld\n", from, std::min(to, 9999.0), static_cast<long long>(count));
    }
}

/// A model goes over the table in small steps; each is painted before the next.
std::vector<double> dragged(test::GuiTable& table, const scenarios::ModelId& id) {
    std::vector<double> frames;
    const QPointF from = table.positionOf(id.value);
    table.hover(from);
    table.press(from);
    for (int step = 1; step <= 400; ++step) {
        const double angle = step * 0.02;
        const QPointF to{30 + 20 * std::cos(angle), 22 + 14 * std::sin(angle)};
        const auto start = Clock::now();
        table.hover(to, {});
        QMouseEvent move{QEvent::MouseMove,
                         table.view.toViewport(to),
                         table.view.viewport()->mapToGlobal(table.view.toViewport(to)),
                         Qt::NoButton,
                         Qt::LeftButton,
                         {}};
        QCoreApplication::sendEvent(table.view.viewport(), &move);
        QCoreApplication::processEvents();
        frames.push_back(millisecondsSince(start));
    }
    table.release(table.positionOf(id.value));
    return frames;
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app{argc, argv};
    const QImage image = photo();
    QByteArray jpeg;
    QBuffer buffer{&jpeg};
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "jpg", 90);
    std::printf("photo: %d x %d, %.1f MB as JPEG\n", image.width(), image.height(),
                static_cast<double>(jpeg.size()) / 1024 / 1024);

    auto start = Clock::now();
    const auto size = app::pictureSize(jpeg);
    std::printf("asking for its size: %.2f ms\n", millisecondsSince(start));
    start = Clock::now();
    const auto decoded = app::decodedPicture(jpeg);
    std::printf("decoding: %.0f ms\n", millisecondsSince(start));
    const scenarios::PhotoCorners corners{{{310, 220}, {5700, 180}, {5900, 3900}, {90, 3800}}};
    start = Clock::now();
    const auto flat = std::make_shared<const app::FlatPhoto>(app::flatPhoto(decoded.value(), corners, {60, 44}));
    std::printf("laying it flat: %.0f ms, %d x %d, %.0f MB held\n", millisecondsSince(start), flat->image().width(),
                flat->image().height(), static_cast<double>(flat->bytes()) / 1024 / 1024);

    auto scenario = scenarios::readScenario(
                        scenarios::libraryBytes(*scenarios::libraryEntry(QStringLiteral("tournament-table"))), {})
                        ->scenario;
    scenario.photo = scenarios::TablePhoto{QStringLiteral("photo.jpg"), scenarios::PictureFile{jpeg}, corners, 0.8};
    start = Clock::now();
    const QByteArray text = scenarios::writeScenario(scenario);
    std::printf("writing the scenario file: %.0f ms, %.1f MB\n", millisecondsSince(start),
                static_cast<double>(text.size()) / 1024 / 1024);
    start = Clock::now();
    const bool isSound = scenarios::readScenario(text, {}).has_value();
    std::printf("reading it: %.0f ms%s\n", millisecondsSince(start), isSound ? "" : ", and it failed");

    const auto id = scenario.models.front().id;
    test::GuiTable table{withPhoto(scenario, {})};
    table.view.resize(1440, 900);
    QCoreApplication::processEvents();
    tell("dragging without a photo", dragged(table, id));
    table.document.edit(QStringLiteral("photo"), withPhoto(table.document.scenario(), scenario.photo));
    table.scene.setPhoto(flat);
    QCoreApplication::processEvents();
    tell("dragging above the photo", dragged(table, id));
    table.view.zoomToFullSize();
    table.view.setPixelsPerInch(60, {700, 450});
    QCoreApplication::processEvents();
    tell("dragging above the photo, zoomed in", dragged(table, id));
    std::vector<double> frames;
    for (int step = 0; step < 40; ++step) {
        start = Clock::now();
        table.view.setPixelsPerInch(20 * std::pow(1.06, step), {700, 450});
        QCoreApplication::processEvents();
        frames.push_back(millisecondsSince(start));
    }
    tell("zooming above the photo", frames);
    frames.clear();
    for (int step = 0; step < 200; ++step) {
        start = Clock::now();
        (void)app::fitCircle(*flat, {10 + 0.2 * step, 20}, 0.63, 0.44);
        frames.push_back(millisecondsSince(start));
    }
    tell("looking for a round edge", frames);
    return 0;
}
