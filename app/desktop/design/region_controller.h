#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/document/design_choices.h"

namespace sightline::app {

class AngleBox;
class LengthBox;
class RegionView;
class StudyPage;

/// The fields of the visible region: its viewers, ranges and targets. `RegionView` draws it.
class RegionController : public QObject {
    Q_OBJECT

public:
    /// Precondition: `region` outlives the controller.
    RegionController(const TableParts& parts, RegionView& region);

    /// Returns the page; the panel that receives it owns it.
    [[nodiscard]] StudyPage* page() const { return m_page; }

private:
    void makeFields();
    void connectFields();
    void listZones();
    void showChoice();
    void take();
    void refreshFields();
    void showState();
    [[nodiscard]] RegionChoice choice() const;

    TableParts m_parts;
    RegionView& m_region;
    StudyPage* m_page;
    QComboBox* m_viewer;
    QComboBox* m_zone;
    LengthBox* m_viewerHeight;
    QCheckBox* m_hasRange;
    LengthBox* m_range;
    QCheckBox* m_hasArc;
    QComboBox* m_arcFrom;
    AngleBox* m_arcCenter;
    QDoubleSpinBox* m_arcWidth;
    QComboBox* m_wants;
    LengthBox* m_base;
    LengthBox* m_height;
    LengthBox* m_elevation;
    LengthBox* m_cell;
};

} // namespace sightline::app
