#include "app/desktop/photo/photo_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/docks.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/photo/photo_dialog.h"
#include "app/desktop/photo/photo_panel.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/tool_set.h"
#include "app/desktop/tools/trace_tool.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/widgets/waiting.h"
#include "app/shared/painting/circle_fit.h"
#include "app/shared/painting/picture_reader.h"
#include "app/shared/text/number_text.h"
#include "scenarios/edits/edits.h"

#include <QAction>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>

namespace sightline::app {

namespace {

constexpr qint64 kDetectionBytes = 16;

QString megabytes(qint64 bytes) { return QLocale{}.toString(static_cast<double>(bytes) / 1024 / 1024, 'f', 1); }

using Photo = tl::expected<scenarios::PictureFile, QString>;

/// After a look at how large the file is, and at how large it says its picture is.
Photo pictureOf(const QByteArray& bytes) {
    if (bytes.size() > scenarios::kLargestPhotoBytes) {
        return tl::unexpected{
            PhotoController::tr("It has %1 MB; the maximum for a photo is %2 MB. Save it as JPEG, or reduce its size.")
                .arg(megabytes(bytes.size()), megabytes(scenarios::kLargestPhotoBytes))};
    }
    if (auto size = pictureSize(bytes); !size) {
        return tl::unexpected{size.error()};
    }
    return scenarios::PictureFile{bytes};
}

Photo pictureIn(const QString& path) {
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected{PhotoController::tr("It cannot be read: %1.").arg(file.errorString())};
    }
    return pictureOf(file.read(std::max(file.size(), scenarios::kLargestPhotoBytes) + 1));
}

/// How exact positions are, and what that is made of.
QString precisionText(const scenarios::PhotoPrecision& precision) {
    const QString whole = millimetersText(precision.millimeters);
    return precision.measuredBases == 0
               ? PhotoController::tr("Precision: %1, one pixel. Trace round bases to measure the error.").arg(whole)
               : PhotoController::tr("Precision: %1: one pixel %2, measured on %n bases %3.", "",
                                     precision.measuredBases)
                     .arg(whole, millimetersText(precision.pixelMillimeters()),
                          millimetersText(precision.measuredMillimeters));
}

} // namespace

PhotoController::PhotoController(const TableParts& parts)
    : m_parts{parts},
      m_askForFile{[this] {
          return fileToOpen(m_parts.view.window(), tr("Load a photo or drawing"), m_parts.settings.lastFolder(),
                            pictureFilter());
      }},
      m_flattener{parts.document, parts.scene} {
    const ActionSet& actions = parts.actions;
    auto& trace = static_cast<TraceTool&>(parts.tools.tool(ToolKind::Trace));
    m_panel = new PhotoPanel{parts.document, parts.state, parts.tools, trace, actions};
    parts.docks.setPanel("photoDock", new PanelScroll{m_panel});
    connect(&parts.state, &TableState::visibilityChanged, actions.named("showPhoto"),
            [this, action = actions.named("showPhoto")] {
                action->setChecked(!m_parts.state.isLayerHidden(Layer::Photo));
            });
    connect(actions.named("traceTool"), &QAction::triggered, this, [this] {
        m_parts.docks.show("photoDock");
        m_parts.view.setFocus();
    });
    connect(&parts.document, &ScenarioDocument::scenarioChanged, this, [this](const auto& before, const auto& after) {
        if (before.photo.has_value() != after.photo.has_value()) {
            refreshActions();
        }
        if (before.photo != after.photo || scenarios::photoPrecisionOf(before) != scenarios::photoPrecisionOf(after)) {
            emit precisionChanged();
            refreshWords();
        }
    });
    connect(&m_flattener, &PhotoFlattener::began, this, &PhotoController::refreshWords);
    connect(&m_flattener, &PhotoFlattener::ended, this, [this] {
        m_failure.clear();
        refreshWords();
        refreshActions();
    });
    connect(&m_flattener, &PhotoFlattener::failed, this, [this](const QString& why) {
        m_failure = why;
        refreshWords();
        printError(tr("The photo under the table cannot be shown. %1").arg(why));
    });
    refreshWords();
}

void PhotoController::askForPhoto() {
    if (const QString path = m_askForFile(); !path.isEmpty()) {
        load(path);
    }
}

void PhotoController::removePhoto() {
    m_parts.document.edit(tr("Remove photo"), withPhoto(m_parts.document.scenario(), {}));
}

void PhotoController::refreshActions() {
    const bool hasPhoto = m_parts.actions.hasFact(Fact::Table) && m_parts.document.scenario().photo;
    m_parts.actions.setFact(Fact::Photo, hasPhoto);
    m_parts.actions.setFact(Fact::PhotoIsRead, hasPhoto && m_parts.scene.photo());
}

bool PhotoController::isPicture(const QString& path) {
    QFile file{path};
    return QFileInfo{path}.isFile() &&
           (isPictureName(path) ||
            (file.open(QIODevice::ReadOnly) && !scenarios::pictureKind(file.read(kDetectionBytes)).isEmpty()));
}

bool PhotoController::load(const QString& path) {
    const QString name = QFileInfo{path}.fileName();
    auto picture =
        resultOf<Photo>(m_parts.view.window(), tr("Reading “%1”…").arg(name), [path] { return pictureIn(path); });
    if (!picture) {
        emit statusText(tr("Opening “%1” was canceled; nothing was changed.").arg(name));
        return false;
    }
    if (!*picture) {
        printError(tr("The picture “%1” cannot be used. %2").arg(name, picture->error()));
        return false;
    }
    scenarios::TablePhoto photo{name, std::move(**picture)};
    m_parts.document.edit(tr("Add photo"), withPhoto(m_parts.document.scenario(), std::move(photo)));
    m_parts.state.setLayerHidden(Layer::Photo, false);
    m_parts.docks.show("photoDock");
    askWhereItLies();
    return true;
}

bool PhotoController::paste(const QMimeData& data) {
    if (!data.hasImage()) {
        return false;
    }
    const QString name = tr("Pasted picture");
    const auto image = data.imageData().value<QImage>();
    const auto picture = resultOf<Photo>(m_parts.view.window(), tr("Reading the picture from the clipboard…"),
                                         [image] { return pictureOf(pictureFileOf(image)); });
    if (picture && !*picture) {
        printError(tr("The picture on the clipboard cannot be used. %1").arg(picture->error()));
    } else if (picture) {
        m_parts.document.edit(tr("Add photo"),
                              withPhoto(m_parts.document.scenario(), scenarios::TablePhoto{name, **picture}));
        m_parts.state.setLayerHidden(Layer::Photo, false);
        m_parts.docks.show("photoDock");
        askWhereItLies();
    }
    return true;
}

void PhotoController::askWhereItLies() {
    const auto photo = m_parts.document.scenario().photo;
    if (!photo) {
        return;
    }
    using Picture = tl::expected<QImage, QString>;
    const auto picture = resultOf<Picture>(m_parts.view.window(), tr("Decoding the picture…"),
                                           [file = photo->picture] { return decodedPicture(file.bytes()); });
    if (!picture) {
        return;
    }
    if (!*picture) {
        printError(tr("The photo under the table cannot be shown. %1").arg(picture->error()));
        return;
    }
    const auto& table = m_parts.document.scenario().table;
    auto* dialog = new PhotoDialog{
        **picture, *photo, {table.width.inches(), table.height.inches()}, m_parts.scene.theme(), m_parts.view.window()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, picture = photo->picture] {
        auto now = m_parts.document.scenario().photo;
        if (now && now->picture == picture) {
            now->corners = dialog->corners();
            // What was measured belongs to the corners as they were.
            now->precision = scenarios::PhotoPrecision::of(dialog->precisionMillimeters(), 0.0, 0);
            m_parts.document.edit(tr("Place photo"), withPhoto(m_parts.document.scenario(), std::move(now)));
        }
    });
    dialog->open();
}

double PhotoController::precisionMillimeters() const {
    return scenarios::photoPrecisionOf(m_parts.document.scenario()).millimeters;
}

void PhotoController::fitSelected() {
    const auto flat = m_parts.scene.photo();
    scenarios::Scenario next = m_parts.document.scenario();
    int asked = 0;
    int found = 0;
    for (const auto& id : idsOf<scenarios::ModelId>(m_parts.state.selection())) {
        const scenarios::Model* model = next.model(id);
        const auto* round = model ? std::get_if<geometry::RoundBase>(&model->base.shape()) : nullptr;
        if (!round || model->locked || !flat) {
            continue;
        }
        ++asked;
        if (const auto fit = fitCircle(*flat, toInches(model->position), round->diameter.inches() / 2,
                                       traceReach(round->diameter))) {
            ++found;
            next = scenarios::withModelAt(std::move(next), id, fromInches(fit->center));
        }
    }
    if (asked == 0) {
        emit statusText(tr("Select unlocked round bases; others cannot be fitted."));
        return;
    }
    m_parts.document.edit(tr("Fit to the photo"),
                          flat ? withMeasuredPrecision(std::move(next), *flat) : std::move(next));
    emit statusText(tr("%1 of %2 bases moved to a round edge nearby.").arg(found).arg(asked));
}

void PhotoController::refreshWords() {
    const auto& photo = m_parts.document.scenario().photo;
    if (!photo) {
        m_panel->setWords(tr("This table has no photo. Load one, drop it on the table, or paste it."));
    } else if (m_flattener.isBusy()) {
        m_panel->setWords(tr("Rectifying “%1”…").arg(photo->name));
    } else if (!m_failure.isEmpty()) {
        m_panel->setWords(tr("“%1” cannot be shown. %2").arg(photo->name, m_failure));
    } else {
        const auto size = pictureSize(photo->picture.bytes());
        QStringList sentences{tr("“%1”, %2 × %3 pixels, %4 MB in the file.")
                                  .arg(photo->name.isEmpty() ? tr("Photo") : photo->name)
                                  .arg(size ? size->width() : 0)
                                  .arg(size ? size->height() : 0)
                                  .arg(megabytes(photo->picture.bytes().size()))};
        if (const auto precision = scenarios::photoPrecisionOf(m_parts.document.scenario());
            precision.millimeters > 0.0) {
            sentences << precisionText(precision);
        }
        m_panel->setWords(sentences.join(QLatin1Char{' '}));
    }
}

void PhotoController::printError(const QString& sentence) {
    m_parts.bar.showMessage(sentence, {}, m_parts.scene.theme().warning);
}

} // namespace sightline::app
