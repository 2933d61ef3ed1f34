#include "app/desktop/photo/photo_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/shared/painting/ground_painter.h"
#include "app/shared/text/number_text.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr QSize kPreview{300, 230};
constexpr int kSmallSide = 900;          ///< pixels of the picture that the preview is made of
constexpr int kPreviewMilliseconds = 15; ///< several moves of the mouse make one preview
constexpr double kMinApart = 4.0;        ///< pixels of two marks

std::vector<QPointF> cornersOf(QSize picture) {
    const double w = picture.width();
    const double h = picture.height();
    return {{0, 0}, {w, 0}, {w, h}, {0, h}};
}

} // namespace

PhotoDialog::PhotoDialog(
    const QImage& picture, const scenarios::TablePhoto& photo, QSizeF table, const Theme& theme, QWidget* parent)
    : QDialog{parent}, m_table{table}, m_theme{theme} {
    setObjectName(QStringLiteral("photoDialog"));
    setWindowTitle(tr("Align the photo"));
    m_small = picture.scaled(kSmallSide, kSmallSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    m_smaller = static_cast<double>(m_small.width()) / picture.width();

    m_view = new CornerView;
    m_view->setPicture(picture, theme);
    m_four = named("photoFour", new QRadioButton{tr("&Four corners of the table")});
    m_two = named("photoTwo", new QRadioButton{tr("&Two known points")});
    m_four->setChecked(true);
    m_hint = new QLabel;
    m_hint->setWordWrap(true);
    m_positions = makeTwoPoints();
    auto* whole = named("photoWhole", new QPushButton{tr("&Whole picture")});
    whole->setToolTip(tr("Use the corners of the picture as those of the table"));
    auto* turn = named("photoTurn", new QPushButton{tr("&Quarter turn")});
    turn->setToolTip(tr("For a picture taken from another side: moves handle 1 to the next corner"));
    m_back = named("photoBack", new QPushButton{tr("&Undo")});
    m_result = named("photoResult", new QLabel);
    m_result->setWordWrap(true);
    m_preview = named("photoPreview", new QLabel);
    m_preview->setFixedSize(kPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview of the table"));
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    for (auto* button : {whole, turn, m_back}) {
        button->setAutoDefault(false);
    }

    auto* helpers = new QHBoxLayout;
    for (auto* button : {whole, turn, m_back}) {
        helpers->addWidget(button);
    }
    // The column scrolls by itself where the screen is low, so that the whole picture stays in view.
    auto* column = new QWidget;
    auto* side =
        columnOf({m_four, m_two, m_hint, m_positions, helpers, {}, {m_preview, 0, Qt::AlignHCenter}, m_result}, column);
    side->setContentsMargins({});
    auto* zooms = new QHBoxLayout;
    const auto addZoom = [&](const QString& icon, const QString& text, const QString& name,
                             void (CornerView::*slot)()) {
        auto* button = new QToolButton;
        button->setObjectName(name);
        button->setIcon(lineIcon(icon));
        button->setToolTip(text);
        button->setAccessibleName(text);
        connect(button, &QToolButton::clicked, m_view, slot);
        connect(button, &QToolButton::clicked, m_view, qOverload<>(&QWidget::setFocus));
        zooms->addWidget(button);
    };
    addZoom(QStringLiteral("zoom-out"), tr("Zoom out (−)"), QStringLiteral("photoZoomOut"), &CornerView::zoomOut);
    addZoom(QStringLiteral("zoom-in"), tr("Zoom in (+)"), QStringLiteral("photoZoomIn"), &CornerView::zoomIn);
    addZoom(QStringLiteral("fit"), tr("Show the whole picture (Home)"), QStringLiteral("photoFit"), &CornerView::fit);
    auto* keys = new QLabel{tr("The wheel zooms. Tab goes to the next handle; arrow keys move it, with Ctrl finely.")};
    keys->setWordWrap(true);
    keys->setForegroundRole(QPalette::PlaceholderText);
    zooms->addWidget(keys, 1);
    columnOf({{rowOf({{columnOf({{m_view, 1}, zooms}), 1}, new PanelScroll{column}}), 1}, buttons}, this);
    resize(1100, 640);

    m_debounce = new QTimer{this};
    m_debounce->setSingleShot(true);
    m_debounce->setInterval(kPreviewMilliseconds);
    connect(m_debounce, &QTimer::timeout, this, &PhotoDialog::refresh);
    connect(m_view, &CornerView::pointsChanged, this, [this] {
        m_ok->setEnabled(corners().has_value());
        m_back->setEnabled(m_view->canTakeBack());
        if (!m_debounce->isActive()) {
            m_debounce->start();
        }
    });
    connect(m_four, &QRadioButton::toggled, this, &PhotoDialog::changePath);
    connect(whole, &QPushButton::clicked, this, &PhotoDialog::wholePicture);
    connect(turn, &QPushButton::clicked, this, &PhotoDialog::quarterTurn);
    connect(m_back, &QPushButton::clicked, m_view, &CornerView::takeBack);

    const double w = picture.width();
    const double h = picture.height();
    m_kept = {{w * 0.1, h * 0.1}, {w * 0.9, h * 0.1}};
    std::vector<QPointF> first = cornersOf(picture.size());
    if (photo.corners) {
        std::ranges::transform(*photo.corners, first.begin(), [](const scenarios::PixelPosition& p) {
            return QPointF{p.x, p.y};
        });
    }
    m_positions->hide();
    m_view->setPoints(std::move(first), m_table);
    changePath();
    m_kept = {{w * 0.1, h * 0.1}, {w * 0.9, h * 0.1}};
    m_view->setFocus();
    refresh();
}

QWidget* PhotoDialog::makeTwoPoints() {
    auto* box = new QWidget;
    auto* grid = new QGridLayout{box};
    grid->setContentsMargins(0, 0, 0, 0);
    m_lengths = {geometry::Length{}, geometry::Length{}, geometry::Length::fromInches(m_table.width()),
                 geometry::Length{}};
    const std::array names{"photoX1", "photoY1", "photoX2", "photoY2"};
    const std::array spoken{tr("First point, from the left edge"), tr("First point, from the top edge"),
                            tr("Second point, from the left edge"), tr("Second point, from the top edge")};
    grid->addWidget(new QLabel{tr("Handle")}, 0, 0);
    grid->addWidget(new QLabel{tr("from the left")}, 0, 1);
    grid->addWidget(new QLabel{tr("from the top")}, 0, 2);
    for (int row = 0; row < 2; ++row) {
        grid->addWidget(new QLabel{QString::number(row + 1)}, row + 1, 0);
        for (int column = 0; column < 2; ++column) {
            const auto i = static_cast<std::size_t>(2 * row + column);
            auto* field = named(names[i], new LengthBox{LengthBox::Unit::Table});
            field->setAccessibleName(spoken[i]);
            field->setLength(m_lengths[i]);
            connect(field, &LengthBox::lengthEntered, this, [this, i](geometry::Length length) {
                m_lengths[i] = length;
                m_ok->setEnabled(corners().has_value());
                m_debounce->start();
            });
            grid->addWidget(field, row + 1, column + 1);
            m_fields[i] = field;
        }
    }
    return box;
}

void PhotoDialog::changePath() {
    const bool four = m_four->isChecked();
    m_positions->setVisible(!four);
    m_hint->setText(four ? tr("Drag the handles onto the corners of the table: 1 upper left, 2 upper right, 3 lower "
                              "right, 4 lower left. The rest is cropped.")
                         : tr("For a drawing seen straight from above: put both handles on known points and enter "
                              "where these are on the table. This sets scale, direction and crop."));
    if ((m_view->points().size() == 4) != four) {
        std::vector<QPointF> points = std::exchange(m_kept, m_view->points());
        m_view->setPoints(std::move(points), m_table);
    }
    for (const char* name : {"photoWhole", "photoTurn"}) {
        if (auto* button = findChild<QPushButton*>(QLatin1String{name})) {
            button->setVisible(four);
        }
    }
    refresh();
}

void PhotoDialog::wholePicture() { m_view->changePoints(cornersOf(m_view->pictureSize())); }

void PhotoDialog::quarterTurn() {
    std::vector<QPointF> points = m_view->points();
    std::ranges::rotate(points, points.begin() + 1);
    m_view->changePoints(std::move(points));
}

std::optional<scenarios::PhotoCorners> PhotoDialog::cornersByTwo() const {
    const auto& marks = m_view->points();
    const QPointF first{m_lengths[0].inches(), m_lengths[1].inches()};
    const QPointF second{m_lengths[2].inches(), m_lengths[3].inches()};
    const QPointF inPicture = marks[1] - marks[0];
    const QPointF onTable = second - first;
    const double square = QPointF::dotProduct(onTable, onTable);
    if (QPointF::dotProduct(inPicture, inPicture) < kMinApart * kMinApart || square < 1e-6) {
        return {};
    }
    // As complex numbers: the picture's way divided by the table's is how an inch lies in the picture.
    const double across = QPointF::dotProduct(inPicture, onTable) / square;
    const double down = (inPicture.y() * onTable.x() - inPicture.x() * onTable.y()) / square;
    const auto pixel = [&](double x, double y) {
        const QPointF way = QPointF{x, y} - first;
        return scenarios::PixelPosition{marks[0].x() + across * way.x() - down * way.y(),
                                        marks[0].y() + down * way.x() + across * way.y()};
    };
    return scenarios::PhotoCorners{pixel(0, 0), pixel(m_table.width(), 0), pixel(m_table.width(), m_table.height()),
                                   pixel(0, m_table.height())};
}

std::optional<scenarios::PhotoCorners> PhotoDialog::corners() const {
    std::optional<scenarios::PhotoCorners> corners;
    if (m_view->points().size() == 2) {
        corners = cornersByTwo();
    } else if (m_view->points().size() == 4) {
        corners.emplace();
        std::ranges::transform(m_view->points(), corners->begin(), [](QPointF p) {
            return scenarios::PixelPosition{p.x(), p.y()};
        });
    }
    return corners && scenarios::areCornersOfAView(*corners) ? corners : std::nullopt;
}

void PhotoDialog::refresh() {
    const auto found = corners();
    m_ok->setEnabled(found.has_value());
    m_back->setEnabled(m_view->canTakeBack());
    if (!found) {
        m_result->setText(m_view->points().size() == 4
                              ? tr("These four handles do not form a view of a table: the lines between them must not "
                                   "cross, and no corner may point inwards.")
                              : tr("The two handles, or the two points, are too close together."));
        m_preview->clear();
        return;
    }
    scenarios::PhotoCorners small = *found;
    for (auto& corner : small) {
        corner = {corner.x * m_smaller, corner.y * m_smaller};
    }
    const double ratio = devicePixelRatioF();
    const double scale = std::min((kPreview.width() - 2) / m_table.width(), (kPreview.height() - 2) / m_table.height());
    const FlatPhoto flat =
        flatPhoto(m_small, small, m_table, m_table.width() * m_table.height() * scale * scale * ratio * ratio);
    PaintOptions options;
    options.theme = m_theme;
    options.scale.pixelsPerInch = scale;
    scenarios::Table table;
    table.width = geometry::Length::fromInches(m_table.width());
    table.height = geometry::Length::fromInches(m_table.height());
    QPixmap picture{kPreview * ratio};
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.translate((kPreview.width() - m_table.width() * scale) / 2,
                      (kPreview.height() - m_table.height() * scale) / 2);
    painter.scale(scale, scale);
    const QRectF area{QPointF{}, m_table};
    paintGround(painter, {table, {}}, area, options);
    paintFlatPhoto(painter, flat, 1.0, scale * ratio);
    paintGridOver(painter, {table, {}}, area, options);
    painter.end();
    m_preview->setPixmap(picture);
    m_result->setText(
        tr("With these handles, positions are exact to about %1. Zoom in and place the handles again to be more exact. "
           "Verdicts on this table that depend on less are too close to call.")
            .arg(millimetersText(precisionMillimeters())));
}

double PhotoDialog::precisionMillimeters() const {
    const auto found = corners();
    return found ? m_view->placedWithin() * scenarios::millimetersAPixel(*found, m_table.width(), m_table.height())
                 : 0.0;
}

} // namespace sightline::app
