#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace sightline::app {

/// Lays widgets out like words: from left to right, wrapped at the width, with the widgets of a row aligned at its
/// bottom.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int horizontalGap, int verticalGap);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return place(QRect{0, 0, width, 0}, Move::No); }
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    enum class Move { No, Yes };
    int place(const QRect& rect, Move move) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    int m_horizontalGap;
    int m_verticalGap;
};

} // namespace sightline::app
