#include "app/shared/painting/eye_painter.h"

#include "app/shared/painting/proof_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::EyeColumn;
using scenarios::EyePicture;
using scenarios::EyeScene;
using scenarios::EyeSpan;

struct EyePainterWords {
    Q_DECLARE_TR_FUNCTIONS(EyePictures)
};

constexpr double kMargin = 8.0;
constexpr double kLegend = 190.0;
constexpr double kWideLegend = 270.0;
constexpr double kWideEnough = 420.0; ///< a drawing that has room for the legend
constexpr double kVeryWide = 640.0;   ///< and for a wide one
constexpr double kLegendRow = 20.0;
constexpr double kMinShare = 0.005;
constexpr double kLabelHeight = 16.0;
constexpr std::size_t kMaxLabels = 3;

QFont letters() {
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    return font;
}

/// The area of those spans of all columns that `takes` names, as strips through the columns.
template <class SpansOf, class Takes>
QPainterPath areaOf(const EyePicture& picture, const EyeFrame& frame, const SpansOf& spansOf, const Takes& takes) {
    const double width = (picture.right - picture.left) / static_cast<double>(picture.columns.size());
    QPainterPath path;
    std::vector<QPolygonF> upper;
    std::vector<QPolygonF> lower;
    const auto end = [&] {
        for (std::size_t i = 0; i < upper.size(); ++i) {
            std::ranges::reverse(lower[i]);
            path.addPolygon(upper[i] + lower[i]);
            path.closeSubpath();
        }
        upper.clear();
        lower.clear();
    };
    for (std::size_t c = 0; c < picture.columns.size(); ++c) {
        std::vector<EyeSpan> spans;
        std::ranges::copy_if(spansOf(picture.columns[c]), std::back_inserter(spans), takes);
        std::ranges::sort(spans, {}, &EyeSpan::low);
        const double left = picture.left + width * static_cast<double>(c);
        if (spans.size() != upper.size()) {
            end();
            upper.resize(spans.size());
            lower.resize(spans.size());
        }
        for (std::size_t i = 0; i < spans.size(); ++i) {
            const double low = std::clamp(spans[i].low, picture.bottom, picture.top);
            const double high = std::clamp(spans[i].high, picture.bottom, picture.top);
            upper[i] << frame.at(left, high) << frame.at(left + width, high);
            lower[i] << frame.at(left, low) << frame.at(left + width, low);
        }
    }
    end();
    return path;
}

QString hiddenWord() { return EyePainterWords::tr("hidden", "written on a target of which nothing is seen"); }

/// Returns the box of that word on a target, in pixels of the drawing.
QRectF hiddenBox(const QRectF& target) {
    QRectF box{QPointF{}, QSizeF{QFontMetricsF{letters()}.horizontalAdvance(hiddenWord()) + 8, kLabelHeight}};
    box.moveCenter(target.center());
    return box;
}

/// Returns the area of the target, hidden or not.
QPainterPath targetArea(const EyePicture& picture, const EyeFrame& frame) {
    return areaOf(
        picture, frame, [](const EyeColumn& column) { return column.spans; },
        [](const EyeSpan& span) { return span.solid < 0; });
}

class Painting {
public:
    Painting(QPainter& painter,
             const scenarios::Scenario& scenario,
             const EyeScene& scene,
             const EyePicture& picture,
             bool isVisible,
             const EyeFrame& frame,
             const Theme& theme)
        : m_painter{painter},
          m_scenario{scenario},
          m_scene{scene},
          m_picture{picture},
          m_isVisible{isVisible},
          m_frame{frame},
          m_theme{theme} {}

    void surroundings() {
        m_painter.fillRect(m_frame.plot, mixed(m_theme.ground, m_theme.surround, 0.5));
        const double horizon = std::clamp(m_frame.at(0, 0).y(), m_frame.plot.top(), m_frame.plot.bottom());
        m_painter.fillRect(QRectF{QPointF{m_frame.plot.left(), horizon}, m_frame.plot.bottomRight()}, m_theme.ground);
        m_painter.setPen(QPen{m_theme.gridCoarse, 1, Qt::DashLine});
        m_painter.drawLine(QPointF{m_frame.plot.left(), horizon}, QPointF{m_frame.plot.right(), horizon});
        for (const int solid : farToNear()) {
            const QPainterPath area = areaOf(
                m_picture, m_frame, [](const EyeColumn& column) { return column.spans; },
                [&](const EyeSpan& span) { return span.solid == solid; });
            if (solid < 0) {
                m_painter.fillPath(area, m_theme.modelFill);
                continue;
            }
            const bool counts = m_scene.solids[static_cast<std::size_t>(solid)].counts;
            if (counts) {
                m_painter.fillPath(area, m_theme.terrainFill);
            }
            m_painter.strokePath(area, QPen{m_theme.terrain, 1.0, counts ? Qt::SolidLine : Qt::DotLine});
        }
    }

    void target() {
        const auto parts = [](const EyeColumn& column) { return column.target; };
        const QPainterPath seen = areaOf(m_picture, m_frame, parts, [](const EyeSpan& span) { return span.solid < 0; });
        m_painter.fillPath(seen, mixed(m_theme.ground, m_theme.clear.color, 0.5));
        for (const EyePicture::Hidden& hidden : m_picture.hidden) {
            const QPainterPath area = areaOf(m_picture, m_frame, parts, [&](const EyeSpan& span) {
                return span.solid >= 0 && m_scene.solids[static_cast<std::size_t>(span.solid)].owner == hidden.owner;
            });
            fillAsOwner(area, hidden.owner);
            m_painter.fillPath(area, hiddenTint()); // whatever the color of the piece, it does not read as seen
        }
        outlineBlockers();
        const QPainterPath whole = targetArea(m_picture, m_frame);
        m_painter.strokePath(seen, QPen{m_theme.clear.color, 1.6});
        m_painter.strokePath(whole, QPen{m_theme.text, 1.4, seen.isEmpty() ? Qt::DashLine : Qt::SolidLine});
        if (seen.isEmpty() && !whole.isEmpty()) {
            write(hiddenWord(), hiddenBox(whole.boundingRect()));
            for (const EyeLabel& label : eyeLabelsOf(m_scenario, m_scene, m_picture, m_frame)) {
                write(label.name, label.box);
            }
        }
    }

    void legend() {
        if (m_frame.legend.isNull()) {
            return;
        }
        QRectF row{m_frame.legend.topLeft(), QSizeF{m_frame.legend.width(), kLegendRow}};
        m_painter.setFont(letters());
        const QFontMetricsF metrics{letters()};
        const auto entry = [&](const QString& name, const QString& share, const auto& swatch) {
            if (row.bottom() > m_frame.legend.bottom()) {
                return;
            }
            QPainterPath box;
            box.addRect(QRectF{row.left(), row.top() + 3, 20, 13});
            swatch(box);
            m_painter.strokePath(box, QPen{m_theme.textQuiet, 1});
            m_painter.setPen(m_theme.text);
            const double room = row.width() - 32 - metrics.horizontalAdvance(share);
            m_painter.drawText(row.adjusted(26, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                               metrics.elidedText(name, Qt::ElideRight, room));
            m_painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, share);
            row.translate(0, kLegendRow);
        };
        entry(
            EyePainterWords::tr("in sight from this point"), inSightText(m_picture, m_isVisible),
            [&](const QPainterPath& box) { m_painter.fillPath(box, mixed(m_theme.ground, m_theme.clear.color, 0.5)); });
        for (const EyePicture::Hidden& hidden : m_picture.hidden) {
            entry(EyePainterWords::tr("hidden by %1", "a piece of terrain").arg(nameOf(m_scenario, hidden.owner)),
                  shareText(hidden.share), [&](const QPainterPath& box) {
                      fillAsOwner(box, hidden.owner);
                      m_painter.fillPath(box, hiddenTint());
                  });
        }
    }

private:
    [[nodiscard]] QColor hiddenTint() const {
        QColor tint = m_theme.blocked.color;
        tint.setAlphaF(0.35F);
        return tint;
    }

    void write(const QString& text, const QRectF& box) {
        m_painter.setFont(letters());
        m_painter.fillRect(box, m_theme.ground);
        m_painter.setPen(m_theme.text);
        m_painter.drawText(box, Qt::AlignCenter, text);
    }

    /// Outlines all of each solid that hides a part of the target, in the color and the dashes of blocked lines.
    void outlineBlockers() {
        for (std::size_t i = 0; i < m_scene.solids.size(); ++i) {
            const auto& solid = m_scene.solids[i];
            const bool hides = std::ranges::any_of(m_picture.columns, [&](const EyeColumn& column) {
                return std::ranges::find(column.target, static_cast<int>(i), &EyeSpan::solid) != column.target.end();
            });
            if (!solid.counts || !hides) {
                continue;
            }
            const QPainterPath area = areaOf(
                m_picture, m_frame, [](const EyeColumn& column) { return column.spans; },
                [&](const EyeSpan& span) { return span.solid == static_cast<int>(i); });
            m_painter.strokePath(area, QPen{m_theme.ground, 4.0});
            QPen pen{m_theme.blocked.color, 2.0, Qt::CustomDashLine, Qt::FlatCap};
            pen.setDashPattern({4.0, 2.0});
            m_painter.strokePath(area, pen);
        }
    }

    void fillAsOwner(const QPainterPath& area, const scenarios::AnyId& owner) {
        if (const auto* piece = std::get_if<scenarios::PieceId>(&owner)) {
            m_painter.fillPath(area, m_theme.ground);
            fillAsPiece(m_painter, area, m_scenario, *piece, m_theme);
        } else {
            m_painter.fillPath(area, m_theme.terrainShade);
        }
    }

    /// Indices of the solids, -1 for the target, by the depth of what is nearest of them.
    [[nodiscard]] std::vector<int> farToNear() const {
        std::vector<double> depths(m_scene.solids.size() + 1, -1.0);
        for (const EyeColumn& column : m_picture.columns) {
            for (const EyeSpan& span : column.spans) {
                double& depth = depths[static_cast<std::size_t>(span.solid + 1)];
                depth = depth < 0 ? span.depth : std::min(depth, span.depth);
            }
        }
        std::vector<int> order;
        for (std::size_t i = 0; i < depths.size(); ++i) {
            if (depths[i] >= 0) {
                order.push_back(static_cast<int>(i) - 1);
            }
        }
        std::ranges::stable_sort(order, std::greater{},
                                 [&](int solid) { return depths[static_cast<std::size_t>(solid + 1)]; });
        return order;
    }

    QPainter& m_painter;
    const scenarios::Scenario& m_scenario;
    const EyeScene& m_scene;
    const EyePicture& m_picture;
    bool m_isVisible;
    const EyeFrame& m_frame;
    const Theme& m_theme;
};

} // namespace

std::vector<EyeLabel> eyeLabelsOf(const scenarios::Scenario& scenario,
                                  const EyeScene& scene,
                                  const EyePicture& picture,
                                  const EyeFrame& frame) {
    const QRectF target = targetArea(picture, frame).boundingRect();
    const auto isInSight = [](const EyeSpan& span) { return span.solid < 0; };
    if (target.isEmpty() || std::ranges::any_of(picture.columns, [&](const EyeColumn& column) {
            return std::ranges::any_of(column.target, isInSight);
        })) {
        return {};
    }
    const QFontMetricsF metrics{letters()};
    std::vector<EyeLabel> labels;
    for (const EyePicture::Hidden& hidden : picture.hidden) {
        const QRectF piece = frame.plot.intersected(
            areaOf(
                picture, frame, [](const EyeColumn& column) { return column.spans; },
                [&](const EyeSpan& span) {
                    return span.solid >= 0 && scene.solids[static_cast<std::size_t>(span.solid)].owner == hidden.owner;
                })
                .boundingRect());
        if (piece.isEmpty() || labels.size() == kMaxLabels) {
            continue;
        }
        const QString name = metrics.elidedText(nameOf(scenario, hidden.owner), Qt::ElideRight, frame.plot.width() - 8);
        const QSizeF size{metrics.horizontalAdvance(name) + 8, kLabelHeight};
        const double left =
            std::clamp(piece.center().x() - size.width() / 2, frame.plot.left(), frame.plot.right() - size.width());
        for (const double top : {piece.top() + 3, piece.bottom() - kLabelHeight - 3, target.bottom() + 3,
                                 target.top() - kLabelHeight - 3, frame.plot.bottom() - kLabelHeight}) {
            const QRectF box{QPointF{left, top}, size};
            const bool isFree =
                frame.plot.contains(box) && !box.intersects(hiddenBox(target)) &&
                std::ranges::none_of(labels, [&](const EyeLabel& other) { return other.box.intersects(box); });
            if (isFree) {
                labels.push_back({name, box});
                break;
            }
        }
    }
    return labels;
}

EyeFrame eyeFrame(const EyePicture& picture, const QRectF& area) {
    QRectF room = area.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    EyeFrame frame;
    if (area.width() >= kWideEnough) {
        const double width = area.width() >= kVeryWide ? kWideLegend : kLegend;
        frame.legend = QRectF{room.right() - width, room.top(), width, room.height()};
        room.setRight(frame.legend.left() - 2 * kMargin);
    }
    const double width = picture.right - picture.left;
    const double height = picture.top - picture.bottom;
    frame.dots = std::max(1e-3, std::min(room.width() / width, room.height() / height));
    frame.plot = QRectF{QPointF{}, QSizeF{width, height} * frame.dots};
    frame.plot.moveCenter(room.center());
    frame.left = picture.left;
    frame.top = picture.top;
    return frame;
}

void paintEyePicture(QPainter& painter,
                     const scenarios::Scenario& scenario,
                     const EyeScene& scene,
                     const EyePicture& picture,
                     bool isVisible,
                     const QRectF& area,
                     const Theme& theme) {
    painter.fillRect(area, theme.ground);
    painter.setRenderHint(QPainter::Antialiasing);
    const EyeFrame frame = eyeFrame(picture, area);
    Painting painting{painter, scenario, scene, picture, isVisible, frame, theme};
    painter.save();
    painter.setClipRect(frame.plot);
    painting.surroundings();
    painting.target();
    painter.restore();
    painter.setPen(QPen{theme.tableEdge, 1});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame.plot);
    painting.legend();
}

QString inSightText(const EyePicture& picture, bool isVisible) {
    return isVisible && picture.inSight < kMinShare ? EyePainterWords::tr("under %1").arg(shareText(0.01))
                                                    : shareText(picture.inSight);
}

} // namespace sightline::app
