#include "app/desktop/widgets/flow_layout.h"

#include <algorithm>

namespace sightline::app {

FlowLayout::FlowLayout(int horizontalGap, int verticalGap)
    : m_horizontalGap{horizontalGap}, m_verticalGap{verticalGap} {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) { m_items.emplace_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    auto taken = std::move(m_items[static_cast<std::size_t>(index)]);
    m_items.erase(m_items.begin() + index);
    return taken.release();
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const auto& item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize{margins.left() + margins.right(), margins.top() + margins.bottom()};
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    place(rect, Move::Yes);
}

int FlowLayout::place(const QRect& rect, Move move) const {
    const QRect room = rect.marginsRemoved(contentsMargins());
    int y = room.top();
    for (std::size_t first = 0; first < m_items.size();) {
        std::size_t end = first;
        int width = 0;
        int height = 0;
        while (end < m_items.size()) {
            const QSize size = m_items[end]->sizeHint();
            const int grown = width + (end > first ? m_horizontalGap : 0) + size.width();
            if (end > first && grown > room.width()) {
                break;
            }
            width = grown;
            height = std::max(height, size.height());
            ++end;
        }
        if (move == Move::Yes) {
            int x = room.left();
            for (std::size_t i = first; i < end; ++i) {
                const QSize size = m_items[i]->sizeHint();
                m_items[i]->setGeometry(QRect{QPoint{x, y + height - size.height()}, size});
                x += size.width() + m_horizontalGap;
            }
        }
        y += height + m_verticalGap;
        first = end;
    }
    const int used = m_items.empty() ? y : y - m_verticalGap;
    return used - rect.top() + contentsMargins().bottom();
}

} // namespace sightline::app
