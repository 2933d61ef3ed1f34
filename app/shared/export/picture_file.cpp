#include "app/shared/export/picture_file.h"

#include "app/shared/export/pdf_file.h"
#include "app/shared/painting/eye_painter.h"
#include "app/shared/painting/profile_painter.h"
#include "app/shared/painting/proof_painter.h"
#include "app/shared/painting/table_painter.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <functional>

namespace sightline::app {

namespace {

/// A side longer than this is beyond what QPainter can address.
constexpr double kMaxDotsOfASide = 32'000.0;
constexpr double kMaxDots = 300e6;
/// A page longer than this is beyond what PDF can say in points.
constexpr double kLongestPage = 200.0;
constexpr double kPointsPerInch = 72.0;
constexpr int kSvgUnitsPerInch = 96;
constexpr QSize kProfileSize{960, 320};
constexpr QSize kCoverSize{960, 600};
constexpr int kFineness = 2; ///< dots of a PNG a unit, of pictures of a usual size

/// Never a row that is not painted whole.
int wholeDots(double count) { return std::max(1, static_cast<int>(std::lround(count))); }

QString descriptionFor(const scenarios::Verdict* verdict) {
    return verdict && !verdict->ruling.rulesName.isEmpty()
               ? QStringLiteral("Sightline, rules %1 %2 %3")
                     .arg(verdict->rules, verdict->ruling.version, verdict->ruling.hash)
               : QStringLiteral("Sightline");
}

void paintTableAt(QPainter& painter,
                  double unitsPerInch,
                  const scenarios::Scenario& scenario,
                  std::span<const scenarios::Verdict> verdicts,
                  const PaintOptions& options) {
    const QRectF area = pictureArea(scenario, options);
    painter.scale(unitsPerInch, unitsPerInch);
    painter.translate(-area.topLeft());
    paintTable(painter, scenario, verdicts, options);
}

void paintScaled(QPaintDevice& device,
                 double unitsPerInch,
                 const scenarios::Scenario& scenario,
                 std::span<const scenarios::Verdict> verdicts,
                 const PaintOptions& options) {
    QPainter painter{&device};
    paintTableAt(painter, unitsPerInch, scenario, verdicts, options);
}

QByteArray png(const scenarios::Scenario& scenario,
               std::span<const scenarios::Verdict> verdicts,
               const PaintOptions& options,
               double dotsPerInch,
               const QRectF& area) {
    const QSizeF size = area.size() * dotsPerInch;
    if (!fitsIntoPicture(size)) {
        return {};
    }
    QImage image{QSize{wholeDots(size.width()), wholeDots(size.height())}, QImage::Format_ARGB32_Premultiplied};
    if (image.isNull()) {
        return {};
    }
    image.fill(Qt::transparent);
    image.setDotsPerMeterX(qRound(dotsPerInch / 0.0254));
    image.setDotsPerMeterY(qRound(dotsPerInch / 0.0254));
    {
        QPainter painter{&image};
        painter.scale(dotsPerInch, dotsPerInch);
        painter.translate(-area.topLeft());
        paintTable(painter, scenario, verdicts, options);
    }
    image.setText(QStringLiteral("Description"), descriptionFor(verdicts.empty() ? nullptr : &verdicts.front()));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray
svg(const scenarios::Scenario& scenario, std::span<const scenarios::Verdict> verdicts, const PaintOptions& options) {
    const QSizeF size = pictureArea(scenario, options).size() * kSvgUnitsPerInch;
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kSvgUnitsPerInch);
    generator.setSize({wholeDots(size.width()), wholeDots(size.height())});
    generator.setViewBox(QRectF{{}, QSizeF{generator.size()}});
    generator.setTitle(scenario.name);
    generator.setDescription(descriptionFor(verdicts.empty() ? nullptr : &verdicts.front()));
    paintScaled(generator, kSvgUnitsPerInch, scenario, verdicts, options);
    return buffer.data();
}

QByteArray
pdf(const scenarios::Scenario& scenario, std::span<const scenarios::Verdict> verdicts, const PaintOptions& options) {
    const QSizeF size = pictureArea(scenario, options).size();
    const double shrink = std::min(1.0, kLongestPage / std::max(size.width(), size.height()));
    return pdfBytes(size * shrink * kPointsPerInch, scenario.name, 1, [&](QPainter& painter, int) {
        paintTableAt(painter, kPointsPerInch * shrink, scenario, verdicts, options);
    });
}

/// A picture of a usual size as PNG or SVG; empty for other kinds. The rule set of the verdict stands in the file, for
/// readers of files.
QByteArray picture(PictureKind kind,
                   QSize size,
                   const QString& title,
                   const scenarios::Verdict& verdict,
                   const std::function<void(QPainter&, const QRectF&)>& paint) {
    const QRectF area{{}, QSizeF{size}};
    QBuffer buffer;
    if (kind == PictureKind::Svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size);
        generator.setViewBox(area);
        generator.setTitle(title);
        generator.setDescription(descriptionFor(&verdict));
        QPainter painter{&generator};
        paint(painter, area);
    } else if (kind == PictureKind::Png) {
        QImage image{size * kFineness, QImage::Format_ARGB32_Premultiplied};
        image.fill(Qt::transparent);
        QPainter painter{&image};
        painter.scale(kFineness, kFineness);
        paint(painter, area);
        painter.end();
        image.setText(QStringLiteral("Description"), descriptionFor(&verdict));
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
    }
    return buffer.data();
}

} // namespace

bool fitsIntoPicture(const QSizeF& dots) {
    return std::max(dots.width(), dots.height()) <= kMaxDotsOfASide && dots.width() * dots.height() <= kMaxDots;
}

std::optional<PictureKind> pictureKindOf(const QString& fileName) {
    const QString suffix = QFileInfo{fileName}.suffix().toLower();
    if (suffix == QLatin1String("png")) {
        return PictureKind::Png;
    }
    if (suffix == QLatin1String("svg")) {
        return PictureKind::Svg;
    }
    if (suffix == QLatin1String("pdf")) {
        return PictureKind::Pdf;
    }
    return std::nullopt;
}

QByteArray pictureBytes(PictureKind kind,
                        const scenarios::Scenario& scenario,
                        std::span<const scenarios::Verdict> verdicts,
                        const PaintOptions& options,
                        double dotsPerInch) {
    switch (kind) {
    case PictureKind::Png: return png(scenario, verdicts, options, dotsPerInch, pictureArea(scenario, options));
    case PictureKind::Svg: return svg(scenario, verdicts, options);
    case PictureKind::Pdf: return pdf(scenario, verdicts, options);
    }
    return {};
}

QByteArray mapBytes(const scenarios::Scenario& scenario, PaintOptions options, double dotsPerInch) {
    options.rulers = false;
    return png(scenario, {}, options, dotsPerInch,
               {0.0, 0.0, scenario.table.width.inches(), scenario.table.height.inches()});
}

QByteArray profileBytes(PictureKind kind,
                        const scenarios::Scenario& scenario,
                        const scenarios::Verdict& verdict,
                        const scenarios::VerdictProfile& profile,
                        const Theme& theme) {
    return picture(kind, kProfileSize, scenario.name, verdict, [&](QPainter& painter, const QRectF& area) {
        paintProfile(painter, scenario, verdict, profile, area, theme);
    });
}

QByteArray coverBytes(PictureKind kind,
                      const scenarios::Scenario& scenario,
                      const scenarios::Verdict& verdict,
                      const scenarios::TableCover& cover,
                      const Theme& theme) {
    return picture(kind, kCoverSize, scenario.name, verdict, [&](QPainter& painter, const QRectF& area) {
        paintProof(painter, scenario, verdict, cover, area, theme);
    });
}

QByteArray eyeBytes(PictureKind kind,
                    const scenarios::Scenario& scenario,
                    const scenarios::Verdict& verdict,
                    const scenarios::EyeScene& scene,
                    const scenarios::EyePicture& eyePicture,
                    const Theme& theme) {
    return picture(kind, kCoverSize, scenario.name, verdict, [&](QPainter& painter, const QRectF& area) {
        paintEyePicture(painter, scenario, scene, eyePicture, scene.isVisible, area, theme);
    });
}

} // namespace sightline::app
