#include "app/desktop/panels/template_palette.h"

#include "app/desktop/base/named.h"
#include "app/desktop/scene/piece_drag.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/shared/painting/piece_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/category_text.h"
#include "app/shared/text/known_words.h"

#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kIndexRole = Qt::UserRole;
constexpr int kDataRole = Qt::UserRole + 1;
constexpr QSize kPicture{72, 54};

QPixmap pictureOf(const std::vector<scenarios::Piece>& pieces, const Theme& theme, qreal ratio) {
    QPixmap picture{kPicture * ratio};
    picture.setDevicePixelRatio(ratio);
    picture.fill(theme.ground);
    QRectF box;
    for (const auto& piece : pieces) {
        box |= pathOf(piece).boundingRect();
    }
    box.adjust(-0.3, -0.3, 0.3, 0.3);
    const double pixels = std::min(kPicture.width() / box.width(), kPicture.height() / box.height());
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kPicture.width() / 2.0, kPicture.height() / 2.0);
    painter.scale(pixels, pixels);
    painter.translate(-box.center());
    for (const auto& piece : pieces) {
        paintPiece(painter, piece, {}, false, theme, {pixels});
    }
    return picture;
}

class DragList : public QListWidget {
public:
    using QListWidget::QListWidget;

protected:
    [[nodiscard]] QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override {
        auto* carried = new QMimeData;
        if (!items.isEmpty()) {
            carried->setData(QLatin1String{kPieceMediaType}, items.front()->data(kDataRole).toByteArray());
        }
        return carried;
    }
    [[nodiscard]] QStringList mimeTypes() const override { return {QLatin1String{kPieceMediaType}}; }
};

} // namespace

TemplatePalette::TemplatePalette(QString folder, QWidget* parent) : QWidget{parent}, m_folder{std::move(folder)} {
    m_empty =
        new QLabel{tr("No template yet. Select pieces on the table, then Edit > Piece > Save as template keeps them "
                      "here, for every table.")};
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_list = named("templateList", new DragList);
    m_list->setAccessibleName(tr("Pieces you saved"));
    m_list->setIconSize(kPicture);
    m_list->setDragEnabled(true);
    m_list->setDragDropMode(QAbstractItemView::DragOnly);
    m_list->setWordWrap(true);
    m_position = new QPushButton{tr("&Place")};
    m_remove = named("templateRemove", new QPushButton{tr("&Delete…")});
    auto* layout = columnOf({m_empty, {m_list, 1}, rowOf({m_position, m_remove})}, this);
    layout->setContentsMargins(8, 8, 8, 8);
    connect(m_list, &QListWidget::itemActivated, this, &TemplatePalette::place);
    connect(m_position, &QPushButton::clicked, this, &TemplatePalette::place);
    connect(m_remove, &QPushButton::clicked, this, &TemplatePalette::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_position->setEnabled(row >= 0);
        m_remove->setEnabled(row >= 0);
    });
    refresh();
}

void TemplatePalette::setTheme(const Theme& theme) {
    m_theme = theme;
    refresh();
}

void TemplatePalette::setTerrainRules(const scenarios::TerrainRules& terrain) {
    m_terrain = terrain;
    refresh();
}

void TemplatePalette::refresh() {
    m_templates = scenarios::pieceTemplatesIn(m_folder);
    m_list->clear();
    for (std::size_t i = 0; i < m_templates.size(); ++i) {
        const auto& entry = m_templates[i];
        const QStringList categories = categoriesOf(entry.pieces, m_terrain);
        auto* item = new QListWidgetItem{QIcon{pictureOf(entry.pieces, m_theme, devicePixelRatioF())},
                                         (QStringList{entry.name} + categories).join(u'\n'), m_list};
        QStringList kinds;
        std::ranges::transform(entry.pieces, std::back_inserter(kinds), &scenarios::Piece::kind);
        kinds.removeAll(QString{});
        kinds.removeDuplicates();
        const QString named = kinds.isEmpty()
                                  ? entry.name
                                  : tr("%1 (%2)", "a template, kinds of terrain").arg(entry.name, wordListText(kinds));
        item->setToolTip(
            tr("%1. Drag it onto the table, or press Enter to place it at the center of the view.").arg(named));
        item->setData(kIndexRole, static_cast<int>(i));
        item->setData(kDataRole, piecesToDrag(entry.pieces));
    }
    m_empty->setVisible(m_templates.empty());
    m_position->setEnabled(false);
    m_remove->setEnabled(false);
}

void TemplatePalette::place() {
    if (const int row = m_list->currentRow(); row >= 0) {
        const auto& entry = m_templates[static_cast<std::size_t>(row)];
        emit placeRequested(entry.pieces, entry.name);
    }
}

void TemplatePalette::remove() {
    const int row = m_list->currentRow();
    if (row < 0) {
        return;
    }
    const scenarios::PieceTemplate entry = m_templates[static_cast<std::size_t>(row)];
    const auto answer = QMessageBox::question(
        this, tr("Delete the template"),
        tr("Delete “%1”? This cannot be undone. Tables that use it keep their pieces.").arg(entry.name));
    if (answer == QMessageBox::Yes && !scenarios::removePieceTemplate(entry)) {
        QMessageBox::warning(this, tr("Delete the template"),
                             tr("“%1” cannot be deleted: its file belongs to another user or is open elsewhere. Delete "
                                "the file yourself.")
                                 .arg(entry.path));
    }
    refresh();
}

} // namespace sightline::app
