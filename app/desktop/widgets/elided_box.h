#pragma once

#include <QCheckBox>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace sightline::app {

/// A check box that may be narrower than its text, which is then elided and told whole by `ElisionTips`: a long word
/// of a rule set makes the panel no wider than the window has room for.
class ElidedBox : public QCheckBox {
public:
    explicit ElidedBox(const QString& text, QWidget* parent = nullptr) : QCheckBox{text, parent} {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize minimumSizeHint() const override {
        constexpr int kLetters = 12;
        const QSize whole = sizeHint();
        const int words = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
        return {whole.width() - std::max(0, words - kLetters * fontMetrics().averageCharWidth()), whole.height()};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QStylePainter painter{this};
        QStyleOptionButton option;
        initStyleOption(&option);
        const int room = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this).width();
        option.text = fontMetrics().elidedText(text(), Qt::ElideRight, room, Qt::TextShowMnemonic);
        painter.drawControl(QStyle::CE_CheckBox, option);
    }
};

} // namespace sightline::app
