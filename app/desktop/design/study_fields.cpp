#include "app/desktop/design/study_fields.h"

#include "app/desktop/widgets/length_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

namespace sightline::app {

using geometry::Length;

LengthBox* lengthField(const char* name, double least, double most) {
    auto* box = new LengthBox{LengthBox::Unit::Table};
    box->setObjectName(QLatin1String{name});
    box->setLengths(Length::fromInches(least), Length::fromInches(most));
    return box;
}

QComboBox* listField(const char* name, const QStringList& texts) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String{name});
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->addItems(texts);
    return box;
}

QCheckBox* checkField(const char* name, const QString& text) {
    auto* box = new QCheckBox{text};
    box->setObjectName(QLatin1String{name});
    return box;
}

QPushButton* pageButton(const char* name, const QString& text, const QString& tip) {
    auto* made = new QPushButton{text};
    made->setObjectName(QLatin1String{name});
    made->setToolTip(tip);
    return made;
}

} // namespace sightline::app
