#include "app/desktop/settings/appearance.h"
#include "app/shared/painting/color_map.h"
#include "app/shared/painting/theme.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sightline::app;

namespace {

using Rgb = std::array<double, 3>;
using Lab = std::array<double, 3>;
using Matrix = std::array<Rgb, 3>;

constexpr Matrix kAsIs{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
// Machado, Oliveira, Fernandes 2009, severity 1, on linear light.
constexpr Matrix kProtan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Rgb linearOf(const QColor& color) { return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())}; }

double luminance(const QColor& color) {
    const Rgb rgb = linearOf(color);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

Lab seenBy(const QColor& color, const Matrix& eye) {
    const Rgb light = linearOf(color);
    Rgb rgb{};
    for (std::size_t i = 0; i < 3; ++i) {
        rgb[i] = std::clamp(eye[i][0] * light[0] + eye[i][1] * light[1] + eye[i][2] * light[2], 0.0, 1.0);
    }
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = f((0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047);
    const double y = f(0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]);
    const double z = f((0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double apart(const Lab& a, const Lab& b) { return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

struct Named {
    const char* name;
    QColor color;
};

/// Both answers of a judge share one color; their signs and dashes tell them apart.
std::vector<Named> verdictColors(const Theme& theme) {
    return {{"clear", theme.clear.color},
            {"blocked", theme.blocked.color},
            {"too close", theme.tooClose.color},
            {"depends on the sculpt", theme.dependsOnSculpt.color},
            {"not legal", theme.visibleNotLegal.color},
            {"overruled", theme.overruledVisible.color}};
}

void addThemes() {
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::light();
    QTest::newRow("dark") << Theme::dark();
    QTest::newRow("print") << Theme::print();
    QTest::newRow("high contrast") << Theme::forPalette(QPalette{Qt::black});
}

} // namespace

Q_DECLARE_METATYPE(sightline::app::Theme)

/// The colors that everybody gets who chose none.
class TestColors : public QObject {
    Q_OBJECT

private slots:
    void verdicts_stayApart_forEveryEye_data() { addThemes(); }
    void verdicts_stayApart_forEveryEye() {
        QFETCH(const Theme, theme);
        const auto colors = verdictColors(theme);
        const std::array<std::pair<const char*, Matrix>, 4> eyes{
            {{"usual", kAsIs}, {"protanopia", kProtan}, {"deuteranopia", kDeutan}, {"tritanopia", kTritan}}};
        for (const auto& [eye, matrix] : eyes) {
            for (std::size_t i = 0; i < colors.size(); ++i) {
                for (std::size_t j = i + 1; j < colors.size(); ++j) {
                    const double difference = apart(seenBy(colors[i].color, matrix), seenBy(colors[j].color, matrix));
                    QVERIFY2(difference >= 20.0, qPrintable(QStringLiteral("%1: %2 and %3 are %4 apart")
                                                                .arg(eye, colors[i].name, colors[j].name)
                                                                .arg(difference)));
                }
            }
        }
    }

    void theSimulation_knowsAPairThatIsLost() {
        // Pure red and a green of the same lightness: the pair that must never be the default.
        const double usual = apart(seenBy(QColor{0xC00000}, kAsIs), seenBy(QColor{0x5C7000}, kAsIs));
        const double lost = apart(seenBy(QColor{0xC00000}, kDeutan), seenBy(QColor{0x5C7000}, kDeutan));
        QVERIFY(usual > 60);
        QVERIFY(lost < 20);
        // Grey is the same for every eye.
        for (const Matrix& eye : {kProtan, kDeutan, kTritan}) {
            QVERIFY(apart(seenBy(QColor{0x808080}, eye), seenBy(QColor{0x808080}, kAsIs)) < 1.0);
        }
    }

    void inGrey_theThreeAnswers_areOrdered_data() { addThemes(); }
    void inGrey_theThreeAnswers_areOrdered() {
        QFETCH(const Theme, theme);
        const auto lightness = [](const VerdictStyle& style) { return seenBy(style.color, kAsIs)[0]; };
        std::array grey{lightness(theme.clear), lightness(theme.blocked), lightness(theme.tooClose)};
        std::ranges::sort(grey);
        QVERIFY2(grey[1] - grey[0] >= 4.0 && grey[2] - grey[1] >= 4.0,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(grey[0]).arg(grey[1]).arg(grey[2])));
    }

    void linesAndWords_canBeRead_data() { addThemes(); }
    void linesAndWords_canBeRead() {
        QFETCH(const Theme, theme);
        const QPalette palette = paletteOf(theme);
        for (const auto& [name, color] : verdictColors(theme)) {
            QVERIFY2(contrast(color, theme.ground) >= 3.0, name);
            QVERIFY2(contrast(color, palette.color(QPalette::Window)) >= 4.5, name);
            QVERIFY2(contrast(color, palette.color(QPalette::Base)) >= 4.5, name);
        }
        QVERIFY(contrast(theme.text, theme.labelFill) >= 4.5);
        QVERIFY(contrast(theme.textQuiet, theme.labelFill) >= 4.5);
        QVERIFY(contrast(theme.rulerText, theme.surround) >= 4.5);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            QVERIFY(contrast(palette.color(role), palette.color(QPalette::Window)) >= 4.5);
        }
    }

    void disabledWords_canBeRead_data() { addThemes(); }
    void disabledWords_canBeRead() {
        QFETCH(const Theme, theme);
        const QPalette palette = paletteOf(theme);
        for (const auto& [text, ground] :
             {std::pair{QPalette::WindowText, QPalette::Window}, std::pair{QPalette::Text, QPalette::Base},
              std::pair{QPalette::Text, QPalette::AlternateBase}, std::pair{QPalette::ButtonText, QPalette::Button}}) {
            const double words =
                contrast(palette.color(QPalette::Disabled, text), palette.color(QPalette::Disabled, ground));
            QVERIFY2(words >= 3.0, qPrintable(QStringLiteral("%1 : 1").arg(words)));
            // They are still told from what can be used.
            QVERIFY(contrast(palette.color(QPalette::Disabled, text), palette.color(text)) >= 2.0);
        }
    }

    /// In a black window, as in high contrast, the table and the profile are black, and all lines and texts on them
    /// nearly white; any other dark window has the dark theme.
    void inABlackWindow_linesAndWordsAreNearlyWhite() {
        const Theme theme = Theme::forPalette(QPalette{Qt::black});
        QCOMPARE(theme.ground, QColor{Qt::black});
        QCOMPARE(theme.surround, QColor{Qt::black});
        QVERIFY(theme.isDark);
        for (const QColor& color : {theme.text, theme.textQuiet, theme.rulerText, theme.ruler, theme.tableEdge,
                                    theme.terrain, theme.wall, theme.modelText}) {
            QVERIFY2(contrast(color, theme.ground) >= 14.0, qPrintable(color.name()));
        }
        QCOMPARE(Theme::forPalette(paletteOf(Theme::dark())).ground, Theme::dark().ground);
        QCOMPARE(Theme::forPalette(paletteOf(Theme::light())).ground, Theme::light().ground);
    }

    void signAndDashes_tellWithoutColor_data() { addThemes(); }
    void signAndDashes_tellWithoutColor() {
        QFETCH(const Theme, theme);
        const std::array styles{theme.clear,           theme.blocked,          theme.tooClose,
                                theme.visibleNotLegal, theme.overruledVisible, theme.overruledNotVisible,
                                theme.visibleByRules,  theme.hiddenByRules,    theme.dependsOnSculpt};
        for (std::size_t i = 0; i < styles.size(); ++i) {
            for (std::size_t j = i + 1; j < styles.size(); ++j) {
                QVERIFY(styles[i].endMark != styles[j].endMark);
            }
        }
        QVERIFY(theme.clear.dashes != theme.blocked.dashes);
        QVERIFY(theme.clear.dashes != theme.tooClose.dashes);
        QVERIFY(theme.blocked.dashes != theme.tooClose.dashes);
        for (const VerdictStyle& other : {theme.clear, theme.blocked, theme.tooClose}) {
            QVERIFY(theme.dependsOnSculpt.dashes != other.dashes);
        }
    }

    /// What a fresh start draws for blocked lines: a red that reads as red, and the dash and the cross beside it.
    void S3_24_blockedLines_areRed_dashed_andEndInACross() {
        const VerdictStyle& blocked = Theme::light().blocked;
        QCOMPARE(blocked.color, QColor{0xC8401A});
        for (const Theme& theme : {Theme::light(), Theme::dark(), Theme::print(), Theme::light(VerdictColors::Classic),
                                   Theme::dark(VerdictColors::Classic)}) {
            const int hue = theme.blocked.color.hsvHue();
            QVERIFY2(hue <= 20 || hue >= 345, qPrintable(theme.blocked.color.name())); // not brown, orange or pink
            QVERIFY2(theme.blocked.color.hsvSaturationF() > 0.5, qPrintable(theme.blocked.color.name()));
            QVERIFY(!theme.blocked.dashes.isEmpty());
            QVERIFY(theme.blocked.endMark == EndMark::Cross);
            const int green = theme.clear.color.hsvHue();
            QVERIFY2(green >= 90 && green <= 180, qPrintable(theme.clear.color.name()));
            QVERIFY(theme.clear.dashes.isEmpty());
        }
    }

    void classicColors_areAChoice() {
        QVERIFY(Theme::light(VerdictColors::Classic).clear.color != Theme::light().clear.color);
        QVERIFY(Theme::dark(VerdictColors::Classic).blocked.color != Theme::dark().blocked.color);
        QCOMPARE(Theme::light(VerdictColors::Classic).clear.endMark, Theme::light().clear.endMark);
        QCOMPARE(Theme::light(VerdictColors::Classic).blocked.dashes, Theme::light().blocked.dashes);
    }

    void everyColorMap_isFoundByItsName_grayInBothSpellings() {
        const QStringList names = colorMapNames();
        for (int i = 0; i < names.size(); ++i) {
            QVERIFY(colorMapNamed(names[i]) == static_cast<ColorMap>(i));
        }
        QVERIFY(colorMapNamed(QStringLiteral("gray")) == ColorMap::Grey);
        QVERIFY(colorMapNamed(QStringLiteral("grey")) == ColorMap::Grey);
        QVERIFY(!colorMapNamed(QStringLiteral("jet")));
    }
};

QTEST_MAIN(TestColors)
#include "tst_colors.moc"
