#include "app/desktop/dialogs/preferences_dialog.h"

#include "app/desktop/base/language.h"
#include "app/desktop/base/named.h"
#include "app/desktop/settings/sample_settings.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/dialog_buttons.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/widgets/search_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/rules/rule_set.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

PreferencesDialog::PreferencesDialog(Settings& settings, QWidget* parent) : QDialog{parent}, m_settings{settings} {
    setObjectName(QStringLiteral("preferencesDialog"));
    setWindowTitle(tr("Preferences"));
    resize(620, 640);
    m_search = searchLine("preferencesSearch", tr("Search the preferences"));
    m_nothing = named("preferencesNothing", new QLabel{tr("No matching preference. Keys are under Help > Keys.")});
    m_nothing->setWordWrap(true);
    m_nothing->hide();

    auto* page = new QWidget;
    auto* column = new QVBoxLayout{page};
    m_grid = new QGridLayout;
    m_grid->setColumnStretch(1, 1);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    column->addWidget(m_nothing);
    column->addLayout(m_grid);
    column->addStretch(1);
    fillAppearance();
    fillTable();
    fillSnapping();
    fillJudging();
    fillFiles();
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    // Never narrower than its words, up to a width that a small screen has.
    scroll->setMinimumWidth(
        std::min(900, page->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width()));
    scroll->setWidget(page);

    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_reset = named("preferencesReset", buttons->addButton(tr("&Reset to defaults"), QDialogButtonBox::ResetRole));
    for (auto* button : buttons->findChildren<QPushButton*>()) {
        button->setAutoDefault(false);
    }
    columnOf({m_search, {scroll, 1}, buttons}, this);

    connect(m_search, &QLineEdit::textChanged, this, &PreferencesDialog::filter);
    connect(m_reset, &QPushButton::clicked, this, &PreferencesDialog::reset);
    for (const auto signal : {&Settings::appearanceChanged, &Settings::languageChanged, &Settings::preferencesChanged,
                              &Settings::snapChanged, &Settings::pointerChanged, &Settings::tolerancesChanged}) {
        connect(&m_settings, signal, this, &PreferencesDialog::refresh);
    }
    refresh();
    m_search->setFocus();
}

void PreferencesDialog::fillAppearance() {
    addGroup(tr("Appearance"));
    addChoice(
        "preferenceTheme", tr("&Theme"), tr("For the window, and for the table unless it has its own."),
        {{tr("Same as desktop"), static_cast<int>(ThemeChoice::System)},
         {tr("Light"), static_cast<int>(ThemeChoice::Light)},
         {tr("Dark"), static_cast<int>(ThemeChoice::Dark)},
         {tr("Paper"), static_cast<int>(ThemeChoice::Print)}},
        [this] { return static_cast<int>(m_settings.theme()); },
        [this](const QVariant& value) { m_settings.setTheme(static_cast<ThemeChoice>(value.toInt())); });
    addChoice(
        "preferenceCanvas", tr("Theme of the ta&ble"), {},
        {{tr("Same as window"), static_cast<int>(CanvasChoice::AsWindow)},
         {tr("Light"), static_cast<int>(CanvasChoice::Light)},
         {tr("Dark"), static_cast<int>(CanvasChoice::Dark)},
         {tr("Paper"), static_cast<int>(CanvasChoice::Print)}},
        [this] { return static_cast<int>(m_settings.canvas()); },
        [this](const QVariant& value) { m_settings.setCanvas(static_cast<CanvasChoice>(value.toInt())); });
    addChoice(
        "preferencePalette", tr("&Colors of verdicts"), tr("Verdicts also differ by dash, word and end mark."),
        {{tr("Color-blind safe (Okabe and Ito)"), false}, {tr("Classic green and red"), true}},
        [this] { return m_settings.usesClassicColors(); },
        [this](const QVariant& value) { m_settings.setUsesClassicColors(value.toBool()); });
    std::vector<Choice> spoken{{tr("Same as system"), QString{}}};
    for (const Language& language : languages()) {
        spoken.push_back({language.name, language.code});
    }
    addChoice(
        "preferenceLanguage", tr("L&anguage"), tr("Files do not depend on the language."), spoken,
        [this] { return m_settings.language(); },
        [this](const QVariant& value) { m_settings.setLanguage(value.toString()); });
    std::vector<Choice> scales;
    for (int percent = kMinUiScale; percent <= kMaxUiScale; percent += 25) {
        scales.push_back(
            {percent == kMinUiScale ? tr("Same as desktop") : tr("%1 % of desktop scale").arg(percent), percent});
    }
    addChoice(
        "preferenceScale", tr("&Scale"), tr("Text, buttons and the table. Takes effect at the next start."), scales,
        [this] { return m_settings.uiScale(); },
        [this](const QVariant& value) { m_settings.setUiScale(value.toInt()); });
}

void PreferencesDialog::fillTable() {
    addGroup(tr("Table"));
    addChoice(
        "preferenceUnits", tr("&Units"),
        tr("For lengths on the table. Fields accept any unit, such as “3 in” or “7.5 cm”. Bases are always in "
           "millimeters, files and sheets in inches."),
        {{tr("Inches"), static_cast<int>(LengthUnit::Inches)},
         {tr("Centimeters"), static_cast<int>(LengthUnit::Centimeters)},
         {tr("Millimeters"), static_cast<int>(LengthUnit::Millimeters)}},
        [this] { return static_cast<int>(m_settings.units()); },
        [this](const QVariant& value) { m_settings.setUnits(static_cast<LengthUnit>(value.toInt())); });
    const auto choosePointer = [this](auto change) {
        PointerChoice choice = m_settings.pointer();
        change(choice);
        m_settings.setPointer(choice);
    };
    addChoice(
        "preferenceWheel", tr("&Wheel"), tr("Ctrl+wheel zooms in small steps; Shift+wheel scrolls sideways."),
        {{tr("Depends on the device"), static_cast<int>(WheelUse::ByDevice)},
         {tr("Zooms at the pointer"), static_cast<int>(WheelUse::Zooms)},
         {tr("Scrolls; zooms with Ctrl"), static_cast<int>(WheelUse::Scrolls)}},
        [this] { return static_cast<int>(m_settings.pointer().wheel); },
        [choosePointer](const QVariant& value) {
            choosePointer([&](PointerChoice& choice) { choice.wheel = static_cast<WheelUse>(value.toInt()); });
        });
    addChoice(
        "preferenceFingers", tr("Two &fingers"), {},
        {{tr("Pan and zoom"), static_cast<int>(TwoFingers::PanAndZoom)},
         {tr("Pan only"), static_cast<int>(TwoFingers::PanOnly)},
         {tr("Zoom only"), static_cast<int>(TwoFingers::ZoomOnly)}},
        [this] { return static_cast<int>(m_settings.pointer().twoFingers); },
        [choosePointer](const QVariant& value) {
            choosePointer([&](PointerChoice& choice) { choice.twoFingers = static_cast<TwoFingers>(value.toInt()); });
        });
    addFlag(
        "preferenceTargets", tr("Large controls for &touch"), {}, [this] { return m_settings.pointer().largeTargets; },
        [choosePointer](bool on) { choosePointer([on](PointerChoice& choice) { choice.largeTargets = on; }); });
    addFlag(
        "preferenceMotion", tr("Reduce &motion"), tr("Answers appear at once, without playing how they were found."),
        [this] { return m_settings.reducesMotion(); }, [this](bool on) { m_settings.setReducesMotion(on); });
    addFlag(
        "preferenceHeights", tr("Label pieces with their &heights"), {}, [this] { return m_settings.showsHeights(); },
        [this](bool on) { m_settings.setShowsHeights(on); });
    addFlag(
        "preferenceSettle", tr("Automatic &elevation on terrain"),
        tr("Applies to hills, platforms, containers and roofs when a model is placed or moved."),
        [this] { return m_settings.settlesModels(); }, [this](bool on) { m_settings.setSettlesModels(on); });
    addFlag(
        "preferenceRulers", tr("Ru&lers along the table"), {}, [this] { return m_settings.showsRulers(); },
        [this](bool on) { m_settings.setShowsRulers(on); });
}

void PreferencesDialog::fillSnapping() {
    addGroup(tr("Snapping"));
    addFlag(
        "preferenceSnap", tr("S&nap"), tr("Hold Alt while dragging to turn it off."),
        [this] { return m_settings.isSnapping(); }, [this](bool on) { m_settings.setSnapping(on); });
    const auto kind = [this](const char* name, const QString& label, bool SnapChoice::*member) {
        addFlag(
            name, label, {}, [this, member] { return m_settings.snapChoice().*member; },
            [this, member](bool on) {
                SnapChoice choice = m_settings.snapChoice();
                choice.*member = on;
                m_settings.setSnapChoice(choice);
            });
    };
    kind("preferenceSnapGrid", tr("to the &grid"), &SnapChoice::grid);
    kind("preferenceSnapCorners", tr("to c&orners"), &SnapChoice::corners);
    kind("preferenceSnapEdges", tr("to &edges"), &SnapChoice::edges);
    kind("preferenceSnapAngles", tr("to &angles of 15°"), &SnapChoice::angles);
    kind("preferenceSnapBases", tr("to &base contact"), &SnapChoice::bases);
    auto* step = named("preferenceStep", new LengthBox{LengthBox::Unit::Table});
    step->setLengths(geometry::Length::fromInches(kFinestSnapStep), geometry::Length::fromInches(kWidestSnapStep));
    connect(step, &LengthBox::lengthEntered, this, [this](geometry::Length length) {
        SnapChoice choice = m_settings.snapChoice();
        choice.step = length;
        m_settings.setSnapChoice(choice);
    });
    addRow(tr("Gr&id"), step, tr("Distance between grid points."), [this, step] {
        step->refreshUnit();
        step->setLength(m_settings.snapChoice().step);
    });
}

void PreferencesDialog::fillJudging() {
    addGroup(tr("Judging"));
    auto* tolerance = named("preferenceTolerance", new QDoubleSpinBox);
    tolerance->setKeyboardTracking(false);
    tolerance->setRange(kFinestTolerance, kWidestTolerance);
    tolerance->setDecimals(2);
    tolerance->setSingleStep(0.25);
    tolerance->setSuffix(tr(" mm"));
    connect(tolerance, &QDoubleSpinBox::valueChanged, this, [this](double millimeters) {
        Tolerances tolerances = m_settings.tolerances();
        tolerances.usual = millimeters;
        m_settings.setTolerances(tolerances);
    });
    addRow(
        tr("Toleran&ce"), tolerance,
        tr("How far a base may be out of place; answers that turn within it are too close to call. Tools > Tolerance "
           "sets it for one player."),
        [this, tolerance] { tolerance->setValue(m_settings.tolerances().usual); });
    const auto change = [this](auto edit) {
        geometry::SampleSettings samples = sampleSettingsOf(m_settings);
        edit(samples);
        storeSampleSettings(m_settings, samples);
    };
    const auto size = [this, change](const char* name, const QString& label, const QString& help,
                                     geometry::Length geometry::SampleSettings::*member) {
        auto* box = named(name, new QDoubleSpinBox);
        box->setKeyboardTracking(false);
        box->setRange(kMinSampledBase, kMaxSampledBase);
        box->setDecimals(1);
        box->setSuffix(tr(" mm"));
        connect(box, &QDoubleSpinBox::valueChanged, this, [change, member](double millimeters) {
            change([=](geometry::SampleSettings& samples) {
                samples.*member = geometry::Length::fromMillimeters(millimeters);
                samples.mediumBase = std::max(samples.mediumBase, samples.smallBase);
            });
        });
        addRow(label, box, help,
               [this, box, member] { box->setValue((sampleSettingsOf(m_settings).*member).millimeters()); });
    };
    size(
        "preferenceSmallBase", tr("S&mall bases up to"),
        tr("Sampled lines: up to this size bases have the fewest points. In bands, edge points are tested from it on."),
        &geometry::SampleSettings::smallBase);
    size("preferenceMediumBase", tr("Medi&um bases up to"),
         tr("Sampled lines: above this size bases have the most points. In bands, points all around are tested above "
            "it."),
         &geometry::SampleSettings::mediumBase);
    auto* distance = named("preferenceFarApart", new LengthBox{LengthBox::Unit::Table});
    distance->setLengths(geometry::Length::fromInches(kMinFarApart), geometry::Length::fromInches(kMaxFarApart));
    connect(distance, &LengthBox::lengthEntered, this, [change](geometry::Length length) {
        change([=](geometry::SampleSettings& samples) { samples.farApart = length; });
    });
    addRow(tr("&Far apart beyond"), distance, tr("Sampled lines: bases farther apart have the fewest points."),
           [this, distance] {
               distance->refreshUnit();
               distance->setLength(sampleSettingsOf(m_settings).farApart);
           });
    const auto points = [this, change](const char* name, const QString& label, int geometry::SampleSettings::*member) {
        auto* box = named(name, new QSpinBox);
        box->setKeyboardTracking(false);
        box->setRange(kMinSamplePoints, kMaxSamplePoints);
        connect(box, &QSpinBox::valueChanged, this, [change, member](int count) {
            change([=](geometry::SampleSettings& samples) { samples.*member = count; });
        });
        addRow(label, box, {}, [this, box, member] { box->setValue(sampleSettingsOf(m_settings).*member); });
    };
    points("preferenceFewPoints", tr("Points around sma&ll bases"), &geometry::SampleSettings::fewPoints);
    points("preferenceMediumPoints", tr("Points around me&dium bases"), &geometry::SampleSettings::mediumPoints);
    points("preferenceManyPoints", tr("P&oints around large bases"), &geometry::SampleSettings::manyPoints);
    std::vector<Choice> rules;
    for (const auto& shipped : scenarios::shippedRuleSets()) {
        rules.push_back({shippedText(shipped.name), shipped.id});
    }
    addChoice(
        "preferenceRules", tr("Rule set of new ta&bles"), tr("Used when no game is chosen."), rules,
        [this] { return m_settings.rulesForNewTables(); },
        [this](const QVariant& value) { m_settings.setRulesForNewTables(value.toString()); });
}

void PreferencesDialog::fillFiles() {
    addGroup(tr("Files"));
    const auto usual = [](int seconds) {
        return seconds < 60 ? tr("%n seconds", nullptr, seconds) : tr("%n minutes", nullptr, seconds / 60);
    };
    std::vector<Choice> times;
    for (const int seconds : {10, 30, 60, 120, 300, 600, 1800}) {
        times.push_back({usual(seconds), seconds});
    }
    times.push_back({tr("Never"), 0});
    addChoice(
        "preferenceAutosave", tr("Back &up unsaved changes after"), tr("Offered at the next start after a crash."),
        times, [this] { return m_settings.autosaveSeconds(); },
        [this](const QVariant& value) { m_settings.setAutosaveSeconds(value.toInt()); });
}

void PreferencesDialog::addGroup(const QString& title) {
    m_heading = new QLabel{title};
    QFont font = m_heading->font();
    font.setBold(true);
    font.setPointSizeF(11.0);
    m_heading->setFont(font);
    m_heading->setContentsMargins(0, m_rows.empty() ? 0 : 14, 0, 2);
    m_grid->addWidget(m_heading, m_grid->rowCount(), 0, 1, 2);
}

void PreferencesDialog::addRow(const QString& label, QWidget* editor, const QString& help, std::function<void()> show) {
    Row row;
    row.editor = editor;
    row.heading = m_heading;
    row.show = std::move(show);
    const int at = m_grid->rowCount();
    QString plain = label;
    plain.remove(QLatin1Char{'&'});
    row.name = {editor->objectName(), plain, help};
    row.words = plain + u' ' + help + u' ' + m_heading->text();
    if (label.isEmpty()) {
        m_grid->addWidget(editor, at, 0, 1, 2);
    } else {
        auto* words = new QLabel{label};
        words->setBuddy(editor);
        row.label = words;
        m_grid->addWidget(words, at, 0);
        m_grid->addWidget(editor, at, 1, Qt::AlignLeft);
    }
    if (!help.isEmpty()) {
        editor->setAccessibleDescription(help);
        row.help = new QLabel{help};
        row.help->setWordWrap(true);
        row.help->setForegroundRole(QPalette::PlaceholderText);
        m_grid->addWidget(row.help, at + 1, label.isEmpty() ? 0 : 1, 1, label.isEmpty() ? 2 : 1);
    }
    if (const auto* box = qobject_cast<QComboBox*>(editor)) {
        for (int i = 0; i < box->count(); ++i) {
            row.words += u' ' + box->itemText(i);
        }
    } else if (const auto* check = qobject_cast<QCheckBox*>(editor)) {
        row.name.title = check->text().remove(QLatin1Char{'&'});
        row.words += u' ' + row.name.title;
    }
    m_rows.push_back(std::move(row));
}

void PreferencesDialog::addChoice(const char* name,
                                  const QString& label,
                                  const QString& help,
                                  const std::vector<Choice>& choices,
                                  std::function<QVariant()> get,
                                  std::function<void(const QVariant&)> set) {
    auto* box = named(name, new QComboBox);
    for (const Choice& choice : choices) {
        box->addItem(choice.text, choice.value);
    }
    connect(box, &QComboBox::currentIndexChanged, this, [box, set = std::move(set)] { set(box->currentData()); });
    addRow(label, box, help, [box, get = std::move(get)] {
        const QVariant value = get();
        int at = box->findData(value);
        if (at < 0) {
            // A value that somebody wrote into the file, or an older version: it stays until another is chosen.
            box->addItem(value.toString(), value);
            at = box->count() - 1;
        }
        box->setCurrentIndex(at);
    });
}

void PreferencesDialog::addFlag(const char* name,
                                const QString& label,
                                const QString& help,
                                std::function<bool()> get,
                                std::function<void(bool)> set) {
    auto* box = named(name, new QCheckBox{label});
    connect(box, &QCheckBox::toggled, this, [set = std::move(set)](bool on) { set(on); });
    addRow({}, box, help, [box, get = std::move(get)] { box->setChecked(get()); });
}

void PreferencesDialog::refresh() {
    for (const Row& row : m_rows) {
        const QSignalBlocker quiet{row.editor};
        row.show();
    }
    // After a reset only that itself can be taken back.
    const bool canTakeBack = m_canTakeBack && m_settings.preferences().isEmpty();
    m_reset->setText(canTakeBack ? tr("&Undo reset") : tr("&Reset to defaults"));
    m_reset->setEnabled(canTakeBack || !m_settings.preferences().isEmpty());
}

void PreferencesDialog::filter(const QString& typed) {
    std::vector<QLabel*> shown;
    for (const Row& row : m_rows) {
        const bool matches = matchesSearch(typed, row.words);
        for (QWidget* part : std::initializer_list<QWidget*>{row.label, row.editor, row.help}) {
            if (part) {
                part->setVisible(matches);
            }
        }
        if (matches) {
            shown.push_back(row.heading);
        }
    }
    for (const Row& row : m_rows) {
        row.heading->setVisible(std::ranges::find(shown, row.heading) != shown.end());
    }
    m_nothing->setVisible(shown.empty());
}

std::vector<PreferenceName> PreferencesDialog::names() const {
    std::vector<PreferenceName> names;
    for (const Row& row : m_rows) {
        names.push_back(row.name);
    }
    return names;
}

void PreferencesDialog::search(const QString& words) const { m_search->setText(words); }

void PreferencesDialog::reset() {
    if (m_canTakeBack && m_settings.preferences().isEmpty()) {
        m_canTakeBack = false;
        m_settings.setPreferences(m_beforeReset);
        return;
    }
    m_beforeReset = m_settings.preferences();
    m_canTakeBack = true;
    m_settings.resetPreferences();
}

std::vector<PreferenceName> preferenceNames(Settings& settings) { return PreferencesDialog{settings}.names(); }

void showPreferences(Settings& settings, QWidget* parent, const QString& search) {
    auto* dialog = parent->findChild<PreferencesDialog*>();
    if (!dialog) {
        dialog = new PreferencesDialog{settings, parent};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->search(search);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace sightline::app
