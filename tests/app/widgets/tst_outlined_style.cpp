#include "app/desktop/widgets/outlined_style.h"
#include "tests/support/gui_table.h"

#include <QTest>
#include <QtWidgets>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sightline;
using namespace sightline::app;

namespace {

/// The palette of high contrast.
QPalette blackPalette() {
    QPalette black{Qt::black};
    black.setColor(QPalette::WindowText, Qt::white);
    black.setColor(QPalette::Base, Qt::black);
    black.setColor(QPalette::Highlight, Qt::yellow);
    black.setColor(QPalette::HighlightedText, Qt::black);
    return black;
}

QPalette lightPalette() {
    QPalette light{QColor{245, 244, 240}};
    light.setColor(QPalette::Highlight, QColor{0, 0, 255});
    return light;
}

double luminance(const QColor& color) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// Returns what is seen of a color that may be transparent.
QColor onGround(const QColor& color, const QColor& ground) {
    const float share = color.alphaF();
    return QColor::fromRgbF(share * color.redF() + (1 - share) * ground.redF(),
                            share * color.greenF() + (1 - share) * ground.greenF(),
                            share * color.blueF() + (1 - share) * ground.blueF());
}

/// Contrast of two opaque colors, 1 to 21.
double contrast(const QColor& a, const QColor& b) {
    return (std::max(luminance(a), luminance(b)) + 0.05) / (std::min(luminance(a), luminance(b)) + 0.05);
}

} // namespace

/// What the style of the window draws otherwise than that of the desktop, pixel by pixel.
class TestOutlinedStyle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void fieldsAndBoxes_haveOutlinesInHighContrast() {
        OutlinedStyle style{QStringLiteral("fusion")};
        const QPalette black = blackPalette();
        auto* progress = new QProgressBar;
        progress->setTextVisible(false);
        const std::array<QWidget*, 9> widgets{new QCheckBox,   new QRadioButton,   new QLineEdit,
                                              new QSpinBox,    new QComboBox,      new QPushButton,
                                              new QTreeWidget, new QPlainTextEdit, progress};
        QWidget parent;
        for (QWidget* widget : widgets) {
            widget->setParent(&parent);
            widget->setStyle(&style);
            widget->setPalette(black);
            widget->resize(120, 30);
            const QImage image = widget->grab().toImage();
            int light = 0; // on the row through the middle: the left side of the frame or indicator
            for (int x = 0; x < 20; ++x) {
                light += image.pixelColor(x, image.height() / 2).lightness() > 128 ? 1 : 0;
            }
            QVERIFY2(light > 0, widget->metaObject()->className());
        }
    }

    void groupBoxesAndTabs_haveOutlinesInHighContrast() {
        OutlinedStyle style{QStringLiteral("fusion")};
        const QPalette black = blackPalette();
        const auto leftSideOf = [](QWidget& widget, int y) {
            const QImage image = widget.grab().toImage();
            int light = 0;
            for (int x = 0; x < 4; ++x) {
                light += image.pixelColor(x, y).lightness() > 128 ? 1 : 0;
            }
            return light;
        };
        QGroupBox box;
        box.setStyle(&style);
        box.setPalette(black);
        box.resize(120, 80);
        QVERIFY(leftSideOf(box, 60) > 0);
        box.setTitle(QStringLiteral(" ")); // its title is above the frame
        QCOMPARE(leftSideOf(box, 4), 0);
        QVERIFY(leftSideOf(box, 60) > 0);
        for (const int chosen : {0, 1}) {
            QTabBar tabs;
            tabs.setStyle(&style);
            tabs.setPalette(black);
            tabs.addTab({});
            tabs.addTab({});
            tabs.setCurrentIndex(chosen); // the first tab is in front, or it is not
            tabs.resize(tabs.sizeHint());
            QVERIFY2(leftSideOf(tabs, tabs.height() / 2) > 0, chosen == 0 ? "in front" : "behind");
        }
    }

    void theTabInFront_hasAThickLineInHighContrast() {
        OutlinedStyle style{QStringLiteral("fusion")};
        for (const auto shape :
             {QTabBar::RoundedNorth, QTabBar::RoundedSouth, QTabBar::RoundedWest, QTabBar::RoundedEast}) {
            QTabBar tabs;
            tabs.setStyle(&style);
            tabs.setPalette(blackPalette());
            tabs.setShape(shape);
            tabs.addTab({});
            tabs.addTab({});
            tabs.setCurrentIndex(1);
            tabs.resize(tabs.sizeHint());
            const QImage image = tabs.grab().toImage();
            const auto marked = [&](int tab) {
                int count = 0;
                const QRect place = tabs.tabRect(tab);
                for (int y = place.top(); y <= place.bottom(); ++y) {
                    for (int x = place.left(); x <= place.right(); ++x) {
                        count += image.pixelColor(x, y) == QColor{Qt::yellow} ? 1 : 0;
                    }
                }
                return count;
            };
            QCOMPARE(marked(0), 0);
            QVERIFY2(marked(1) >= 3 * std::min(tabs.tabRect(1).width(), tabs.tabRect(1).height()),
                     qPrintable(QString::number(shape)));
        }
    }

    void menus_haveAnEdgeInHighContrast() {
        OutlinedStyle style{QStringLiteral("fusion")};
        QMenu menu;
        menu.setStyle(&style);
        menu.setPalette(blackPalette());
        menu.addAction(QStringLiteral("Open"));
        menu.addAction(QStringLiteral("Save"));
        menu.resize(menu.sizeHint());
        const QImage image = menu.grab().toImage();
        const int x = image.width() - 1;
        const int y = image.height() - 1;
        for (const QPoint edge : {QPoint{0, y / 2}, QPoint{x, y / 2}, QPoint{x / 2, 0}, QPoint{x / 2, y}}) {
            const QColor color = image.pixelColor(edge);
            QVERIFY2(color.lightness() > 128, qPrintable(color.name()));
        }
    }

    /// Texts of the desktop's palette that are disabled can be read, and hints in empty fields are told from what was
    /// entered: in high contrast, where all of them are white, and in the palette of Fusion.
    void palettesOfTheDesktop_areReadable() {
        OutlinedStyle style{QStringLiteral("fusion")};
        QPalette black = blackPalette();
        black.setColor(QPalette::Text, Qt::white);
        black.setColor(QPalette::PlaceholderText, Qt::white);
        QPalette faded = blackPalette();
        faded.setColor(QPalette::Disabled, QPalette::Text, QColor{40, 40, 40});
        faded.setColor(QPalette::Disabled, QPalette::WindowText, QColor{40, 40, 40});
        for (QPalette palette : {black, faded, style.standardPalette()}) {
            style.polish(palette);
            const QColor base = palette.color(QPalette::Base);
            const QColor hint = onGround(palette.color(QPalette::PlaceholderText), base);
            QVERIFY2(contrast(hint, base) >= 4.5, qPrintable(hint.name()));
            QVERIFY2(contrast(hint, palette.color(QPalette::Text)) >= 1.5, qPrintable(hint.name()));
            for (const auto& [text, ground] :
                 {std::pair{QPalette::WindowText, QPalette::Window}, std::pair{QPalette::Text, QPalette::Base},
                  std::pair{QPalette::ButtonText, QPalette::Button}}) {
                const QColor color = palette.color(QPalette::Disabled, text);
                QVERIFY2(contrast(color, palette.color(QPalette::Disabled, ground)) >= 3.0, qPrintable(color.name()));
            }
        }
    }

    /// Colors that can be read stay as the desktop gave them.
    void aReadablePalette_staysAsItIs() {
        OutlinedStyle style{QStringLiteral("fusion")};
        QPalette black = blackPalette();
        black.setColor(QPalette::Text, Qt::white);
        black.setColor(QPalette::PlaceholderText, QColor{0xC0C0C0});
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            black.setColor(QPalette::Disabled, role, Qt::gray);
        }
        QPalette polished = black;
        style.polish(polished);
        QVERIFY(polished == black);
    }

    /// What has the focus is outlined in the color of what is selected, also if no key was pressed.
    void theFocus_isOutlinedInHighContrast() {
        OutlinedStyle style{QStringLiteral("fusion")};
        const QPalette black = blackPalette();
        for (const auto element :
             {QStyle::PE_IndicatorRadioButton, QStyle::PE_IndicatorCheckBox, QStyle::PE_PanelButtonCommand}) {
            QStyleOptionButton option;
            option.palette = black;
            option.rect = QRect{0, 0, 20, 20};
            option.state = QStyle::State_Enabled | QStyle::State_HasFocus | QStyle::State_Off;
            QImage image{option.rect.size(), QImage::Format_RGB32};
            image.fill(Qt::black);
            QPainter painter{&image};
            style.drawPrimitive(element, &option, &painter, nullptr);
            painter.end();
            const QColor left = image.pixelColor(0, 10);
            QVERIFY2(left.red() > 128 && left.green() > 128 && left.blue() < 128, qPrintable(left.name()));
        }
    }

    /// Styles are told that a combo box with the focus is selected; its outline is not the color of selected texts.
    void theFocusOfAComboBox_isOutlinedInHighContrast() {
        OutlinedStyle style{QStringLiteral("fusion")};
        const QPalette black = blackPalette();
        QStyleOptionComboBox option;
        option.palette = black;
        option.rect = QRect{0, 0, 80, 24};
        option.state = QStyle::State_Enabled | QStyle::State_HasFocus | QStyle::State_Selected;
        QImage image{option.rect.size(), QImage::Format_RGB32};
        image.fill(Qt::black);
        QPainter painter{&image};
        style.drawComplexControl(QStyle::CC_ComboBox, &option, &painter, nullptr);
        painter.end();
        const QColor left = image.pixelColor(0, 12);
        QVERIFY2(left.red() > 128 && left.green() > 128 && left.blue() < 128, qPrintable(left.name()));
    }

    /// In a light window what has the focus has a frame of two pixels in the color of what is selected, and what does
    /// not have it has none; no key was pressed.
    void theFocus_isFramedInALightWindow() {
        OutlinedStyle style{QStringLiteral("fusion")};
        const QPalette light = lightPalette();
        const auto isBlue = [](const QColor& color) { return color.blue() > 200 && color.red() + color.green() < 150; };
        for (const bool isFocused : {true, false}) {
            const auto leftSideOf = [&](QStyleOption& option, const auto& draw) {
                option.palette = light;
                option.rect = QRect{0, 0, 40, 24};
                option.state = QStyle::State_Enabled | (isFocused ? QStyle::State_HasFocus : QStyle::State_None);
                QImage image{option.rect.size(), QImage::Format_RGB32};
                image.fill(Qt::white);
                QPainter painter{&image};
                draw(painter);
                painter.end();
                return (isBlue(image.pixelColor(0, 12)) ? 1 : 0) + (isBlue(image.pixelColor(1, 12)) ? 1 : 0);
            };
            const int expected = isFocused ? 2 : 0;
            QStyleOptionComboBox combo;
            QCOMPARE(leftSideOf(combo,
                                [&](QPainter& painter) {
                                    style.drawComplexControl(QStyle::CC_ComboBox, &combo, &painter, nullptr);
                                }),
                     expected);
            QStyleOptionFrame list;
            QCOMPARE(
                leftSideOf(list,
                           [&](QPainter& painter) { style.drawPrimitive(QStyle::PE_Frame, &list, &painter, nullptr); }),
                expected);
            QStyleOptionTab tab;
            QCOMPARE(leftSideOf(tab,
                                [&](QPainter& painter) {
                                    style.drawControl(QStyle::CE_TabBarTabShape, &tab, &painter, nullptr);
                                }),
                     expected);
            QStyleOptionButton radio;
            QCOMPARE(leftSideOf(radio,
                                [&](QPainter& painter) {
                                    style.drawPrimitive(QStyle::PE_IndicatorRadioButton, &radio, &painter, nullptr);
                                }),
                     expected);
        }
    }

    /// The default button is filled with the color of what is selected, also without the focus; another one is not.
    void theDefaultButton_isFilledInALightWindow() {
        OutlinedStyle style{QStringLiteral("fusion")};
        const QPalette light = lightPalette();
        for (const bool isDefault : {true, false}) {
            QStyleOptionButton option;
            option.palette = light;
            option.rect = QRect{0, 0, 80, 24};
            option.state = QStyle::State_Enabled | QStyle::State_Raised;
            option.features = isDefault ? QStyleOptionButton::DefaultButton : QStyleOptionButton::None;
            QImage image{option.rect.size(), QImage::Format_RGB32};
            image.fill(Qt::white);
            QPainter painter{&image};
            style.drawControl(QStyle::CE_PushButton, &option, &painter, nullptr);
            painter.end();
            QCOMPARE(image.pixelColor(40, 12) == QColor(0, 0, 255), isDefault);
        }
    }

    /// The text of a button of a dialog is at least eight pixels from its sides, however long it is.
    void textsOfButtons_haveRoomInDialogs() {
        OutlinedStyle style{QStringLiteral("fusion")};
        QDialog dialog;
        auto* button = new QPushButton{QStringLiteral("Create the table"), &dialog};
        button->setStyle(&style);
        const int words = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
        QVERIFY(button->sizeHint().width() >= words + 16);
    }

    /// "Öffnen" lost its dots: accents on capitals reach above what the font gives as its height.
    void rowsOfLists_haveRoomForAccents() {
        OutlinedStyle style{QStringLiteral("fusion")};
        QListWidget list;
        list.setStyle(&style);
        list.addItem(QStringLiteral("Öffnen"));
        QVERIFY(list.sizeHintForRow(0) >= list.fontMetrics().height() + 2);
    }

    void disabledTexts_haveNoShadow() {
        const OutlinedStyle style{QStringLiteral("fusion")};
        QCOMPARE(style.styleHint(QStyle::SH_EtchDisabledText, nullptr, nullptr, nullptr), 0);
    }
};

QTEST_MAIN(TestOutlinedStyle)
#include "tst_outlined_style.moc"
