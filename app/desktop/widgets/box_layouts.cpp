#include "app/desktop/widgets/box_layouts.h"

namespace sightline::app {

namespace {

template <class Layout> Layout* filled(std::initializer_list<LayoutPart> parts, QWidget* parent) {
    auto* layout = new Layout{parent};
    for (const LayoutPart& part : parts) {
        if (part.widget) {
            layout->addWidget(part.widget, part.stretch, part.alignment);
        } else if (part.layout) {
            layout->addLayout(part.layout, part.stretch);
        } else {
            layout->addStretch(part.stretch);
        }
    }
    return layout;
}

} // namespace

QHBoxLayout* rowOf(std::initializer_list<LayoutPart> parts, QWidget* parent) {
    return filled<QHBoxLayout>(parts, parent);
}

QVBoxLayout* columnOf(std::initializer_list<LayoutPart> parts, QWidget* parent) {
    return filled<QVBoxLayout>(parts, parent);
}

} // namespace sightline::app
