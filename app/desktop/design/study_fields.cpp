#include "app/desktop/design/study_fields.h"

#include "app/desktop/base/named.h"
#include "app/desktop/widgets/length_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

namespace sightline::app {

using geometry::Length;

LengthBox* lengthField(const char* name, double least, double most) {
    auto* box = named(name, new LengthBox{LengthBox::Unit::Table});
    box->setLengths(Length::fromInches(least), Length::fromInches(most));
    return box;
}

QComboBox* listField(const char* name, const QStringList& texts) {
    auto* box = named(name, new QComboBox);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->addItems(texts);
    return box;
}

QCheckBox* checkField(const char* name, const QString& text) {
    auto* box = named(name, new QCheckBox{text});
    return box;
}

QPushButton* pageButton(const char* name, const QString& text, const QString& tip) {
    auto* made = named(name, new QPushButton{text});
    made->setToolTip(tip);
    return made;
}

} // namespace sightline::app
