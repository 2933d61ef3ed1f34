#pragma once

#include <QBoxLayout>

#include <initializer_list>

namespace sightline::app {

/// A part of a row or a column; `{}` is room that takes what the others leave.
struct LayoutPart {
    LayoutPart() = default;
    LayoutPart(QWidget* one, int share = 0, Qt::Alignment side = {}) : widget{one}, stretch{share}, alignment{side} {}
    LayoutPart(QLayout* one, int share = 0) : layout{one}, stretch{share} {}

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 1;
    Qt::Alignment alignment;
};

/// Return a layout of the parts, from the left or from the top, which is that of `parent` if there is one.
QHBoxLayout* rowOf(std::initializer_list<LayoutPart> parts, QWidget* parent = nullptr);
QVBoxLayout* columnOf(std::initializer_list<LayoutPart> parts, QWidget* parent = nullptr);

} // namespace sightline::app
