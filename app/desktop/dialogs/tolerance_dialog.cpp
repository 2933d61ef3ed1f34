#include "app/desktop/dialogs/tolerance_dialog.h"

#include "app/desktop/base/named.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/dialog_buttons.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

QDoubleSpinBox* toleranceBox(double millimeters) {
    auto* box = new QDoubleSpinBox;
    box->setDecimals(2);
    box->setRange(kFinestTolerance, kWidestTolerance);
    box->setSingleStep(0.25);
    box->setSuffix(ToleranceDialog::tr(" mm"));
    box->setAlignment(Qt::AlignRight);
    box->setValue(millimeters);
    return box;
}

QPixmap dot(const QColor& color, qreal devicePixelRatio) {
    QPixmap result{QSize{12, 12} * devicePixelRatio};
    result.setDevicePixelRatio(devicePixelRatio);
    result.fill(Qt::transparent);
    QPainter painter{&result};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QRectF{1, 1, 10, 10});
    return result;
}

QStringList playerNames(const scenarios::Scenario& scenario) {
    QStringList names;
    for (const auto& player : scenario.players) {
        names << toleranceName(scenario, player.id);
    }
    names.removeDuplicates();
    return names;
}

} // namespace

ToleranceDialog::ToleranceDialog(const ScenarioDocument& document,
                                 Settings& settings,
                                 const Theme& theme,
                                 QWidget* parent)
    : QDialog{parent}, m_document{document}, m_settings{settings}, m_theme{theme} {
    setWindowTitle(tr("Tolerance"));
    auto* explanation = new QLabel{tr("A base may be slightly out of place. A verdict that changes when both bases "
                                      "shrink or grow by the tolerance is too close to call.")};
    explanation->setWordWrap(true);
    m_usual = named("usualTolerance", toleranceBox(m_settings.tolerances().usual));
    auto* usual = new QLabel{tr("For &everybody")};
    usual->setBuddy(m_usual);
    m_players = new QGridLayout;
    m_players->setColumnStretch(1, 1);
    m_players->setHorizontalSpacing(10);
    m_players->addWidget(usual, 0, 0, 1, 2);
    m_players->addWidget(m_usual, 0, 2);
    auto* note = new QLabel{tr("Between two players the larger tolerance applies, so that the answer is the same from "
                               "both sides. A player’s tolerance is stored under the player’s name.")};
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);

    auto* layout = new QVBoxLayout{this};
    layout->addWidget(explanation);
    layout->addSpacing(6);
    layout->addLayout(m_players);
    layout->addSpacing(6);
    layout->addWidget(note);
    layout->addStretch(1);
    layout->addWidget(buttons);
    setMinimumWidth(380);

    connect(m_usual, &QDoubleSpinBox::valueChanged, this, [this](double millimeters) {
        auto tolerances = m_settings.tolerances();
        tolerances.usual = millimeters;
        m_settings.setTolerances(tolerances);
    });
    connect(&m_document, &ScenarioDocument::scenarioChanged, this,
            [this](const auto&, const scenarios::Scenario& after) {
                if (playerNames(after) != m_names) {
                    fillPlayers();
                }
            });
    fillPlayers();
}

void ToleranceDialog::fillPlayers() {
    while (m_players->count() > 2) {
        auto* item = m_players->takeAt(2);
        delete item->widget();
        delete item;
    }
    const auto& scenario = m_document.scenario();
    m_names = playerNames(scenario);
    for (const QString& name : m_names) {
        const auto player = std::ranges::find_if(
            scenario.players, [&](const auto& each) { return toleranceName(scenario, each.id) == name; });
        addPlayer(name, m_theme.playerColor(scenario, player->id));
    }
}

void ToleranceDialog::addPlayer(const QString& name, const QColor& color) {
    const Tolerances tolerances = m_settings.tolerances();
    const bool hasOwn = tolerances.ofPlayers.contains(name);
    auto* mark = new QLabel;
    mark->setPixmap(dot(color, devicePixelRatioF()));
    QString shown = name;
    auto* own =
        new QCheckBox{tr("%1 has a separate tolerance").arg(shown.replace(QLatin1Char{'&'}, QStringLiteral("&&")))};
    own->setObjectName(QStringLiteral("own:%1").arg(name));
    own->setChecked(hasOwn);
    auto* box = toleranceBox(tolerances.of(name));
    box->setObjectName(QStringLiteral("tolerance:%1").arg(name));
    box->setAccessibleName(tr("Tolerance of %1").arg(name));
    box->setEnabled(hasOwn);
    const int row = m_players->rowCount();
    m_players->addWidget(mark, row, 0);
    m_players->addWidget(own, row, 1);
    m_players->addWidget(box, row, 2);

    const auto store = [this, name, own, box] {
        auto changed = m_settings.tolerances();
        if (own->isChecked()) {
            changed.ofPlayers[name] = box->value();
        } else {
            changed.ofPlayers.erase(name);
        }
        m_settings.setTolerances(changed);
    };
    connect(own, &QCheckBox::toggled, box, [this, box, store](bool on) {
        box->setEnabled(on);
        if (!on) {
            const QSignalBlocker quiet{box};
            box->setValue(m_usual->value());
        }
        store();
    });
    connect(box, &QDoubleSpinBox::valueChanged, this, store);
    connect(m_usual, &QDoubleSpinBox::valueChanged, box, [own, box](double millimeters) {
        if (!own->isChecked()) {
            const QSignalBlocker quiet{box};
            box->setValue(millimeters);
        }
    });
}

void showTolerances(const ScenarioDocument& document, Settings& settings, const Theme& theme, QWidget* parent) {
    auto* dialog = parent->findChild<ToleranceDialog*>();
    if (!dialog) {
        dialog = new ToleranceDialog{document, settings, theme, parent};
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace sightline::app
