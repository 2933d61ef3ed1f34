#include "app/desktop/tools/arrange_edits.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/shared/text/error_text.h"
#include "scenarios/edits/outline_edits.h"

#include <algorithm>

namespace sightline::app {

using scenarios::AnyId;
using scenarios::Scenario;

ArrangeEdits::ArrangeEdits(ScenarioDocument& document, TableState& state, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state} {}

std::vector<std::vector<AnyId>> ArrangeEdits::blocks(std::size_t least) {
    const auto ids = movable(m_document.scenario(), m_state.selection());
    auto found = scenarios::blocksOf(m_document.scenario(), ids);
    if (m_state.selection().empty()) {
        emit statusText(tr("No selection. Click a model or a piece first."));
        return {};
    }
    if (ids.empty()) {
        emit statusText(tr("The selection is locked."));
        return {};
    }
    if (found.size() < least) {
        emit statusText(tr("Select at least %n elements that are not locked and not grouped with each other.", nullptr,
                           static_cast<int>(least)));
        return {};
    }
    return found;
}

void ArrangeEdits::align(scenarios::Alignment alignment) {
    if (const auto all = blocks(2); !all.empty()) {
        m_document.edit(tr("Align"), scenarios::withAligned(m_document.scenario(), all, alignment));
    }
}

void ArrangeEdits::distribute(scenarios::Axis axis) {
    if (const auto all = blocks(3); !all.empty()) {
        m_document.edit(tr("Distribute"), scenarios::withDistributed(m_document.scenario(), all, axis));
    }
}

void ArrangeEdits::turn(double degrees, About about) {
    const auto all = blocks(1);
    if (all.empty()) {
        return;
    }
    const auto angle = geometry::Angle::fromDegrees(degrees);
    Scenario next = m_document.scenario();
    if (about == About::Each) {
        for (const auto& block : all) {
            const geometry::Point pivot = pivotOf(next, block);
            next = scenarios::withTurned(std::move(next), block, pivot, angle);
        }
    } else {
        std::vector<AnyId> ids;
        for (const auto& block : all) {
            ids.insert(ids.end(), block.begin(), block.end());
        }
        const auto& table = next.table;
        const geometry::Point center{geometry::Length::fromNanometers(table.width.nanometers() / 2),
                                     geometry::Length::fromNanometers(table.height.nanometers() / 2)};
        const geometry::Point pivot = about == About::Table ? center : pivotOf(next, ids);
        next = scenarios::withTurned(std::move(next), ids, pivot, angle);
    }
    m_document.edit(tr("Turn by %1°").arg(degrees), std::move(next));
}

void ArrangeEdits::copyToOtherHalf(scenarios::CopyKind kind) {
    if (m_state.selection().empty()) {
        emit statusText(tr("No selection. Click a model or a piece first."));
        return;
    }
    const std::vector<AnyId> ids{m_state.selection().begin(), m_state.selection().end()};
    auto copies = scenarios::withOtherHalf(m_document.scenario(), ids, kind);
    if (copies.ids.empty()) {
        emit statusText(tr("The copies would be outside the coordinate range."));
        return;
    }
    const bool swaps = m_document.scenario().players.size() == 2;
    m_document.edit(kind == scenarios::CopyKind::HalfTurn ? tr("Half-turn copy") : tr("Mirror copy"),
                    std::move(copies.scenario));
    m_state.setSelection({copies.ids.begin(), copies.ids.end()});
    emit statusText(swaps ? tr("%n copied to the other half; models and zones are the other player’s.", nullptr,
                               static_cast<int>(copies.ids.size()))
                          : tr("%n copied to the other half.", nullptr, static_cast<int>(copies.ids.size())));
}

void ArrangeEdits::group() {
    std::vector<AnyId> ids;
    std::ranges::copy_if(m_state.selection(), std::back_inserter(ids), [](const AnyId& id) {
        return std::holds_alternative<scenarios::PieceId>(id) || std::holds_alternative<scenarios::ModelId>(id);
    });
    if (ids.size() < 2) {
        emit statusText(tr("Select at least two pieces or models to group."));
        return;
    }
    const Scenario& scenario = m_document.scenario();
    m_document.edit(tr("Group"), scenarios::withCluster(scenario, ids, scenarios::freshCluster(scenario)));
    emit statusText(tr("Grouped: a click selects all of them, a double click one alone. No rule uses groups."));
}

void ArrangeEdits::ungroup() {
    const std::vector<AnyId> ids{m_state.selection().begin(), m_state.selection().end()};
    Scenario next = scenarios::withCluster(m_document.scenario(), ids, {});
    if (next == m_document.scenario()) {
        emit statusText(tr("Nothing that is selected is in a group."));
        return;
    }
    m_document.edit(tr("Ungroup"), std::move(next));
}

void ArrangeEdits::cutHole() {
    std::vector<const scenarios::Piece*> pieces;
    for (const auto& id : idsOf<scenarios::PieceId>(movable(m_document.scenario(), m_state.selection()))) {
        if (const auto* found = m_document.scenario().piece(id); found && !found->isWall()) {
            pieces.push_back(found);
        }
    }
    if (pieces.size() != 2) {
        emit statusText(
            tr("Select two pieces that are not locked: the larger one, and one inside of it that becomes the hole."));
        return;
    }
    const auto area = [](const scenarios::Piece* piece) {
        return std::get<geometry::Polygon>(piece->outline).areaSquareInches();
    };
    std::ranges::sort(pieces, std::ranges::greater{}, area);
    auto cut = scenarios::withHoleOf(*pieces[0], std::get<geometry::Polygon>(pieces[1]->outline));
    if (!cut) {
        emit statusText(tr("No hole was cut. %1").arg(errorSentence(cut.error())));
        return;
    }
    const scenarios::PieceId outer = pieces[0]->id;
    const scenarios::PieceId inner = pieces[1]->id;
    m_document.edit(tr("Cut out a hole"),
                    scenarios::withRemoved(scenarios::withPiece(m_document.scenario(), std::move(*cut)),
                                           std::vector<AnyId>{inner}));
    m_state.setSelection({outer});
    emit statusText(tr("The hole has corners of its own: press N to change them."));
}

void ArrangeEdits::fillHoles() {
    Scenario next = m_document.scenario();
    for (const auto& id : idsOf<scenarios::PieceId>(movable(m_document.scenario(), m_state.selection()))) {
        next = scenarios::withPiece(std::move(next), scenarios::withoutHoles(*m_document.scenario().piece(id)));
    }
    if (next == m_document.scenario()) {
        emit statusText(tr("Nothing that is selected has a hole."));
        return;
    }
    m_document.edit(tr("Fill holes"), std::move(next));
}

std::vector<scenarios::PieceId> ArrangeEdits::selectedPieces() {
    std::vector<scenarios::PieceId> pieces = idsOf<scenarios::PieceId>(m_state.selection());
    if (pieces.empty()) {
        emit statusText(tr("Select pieces of terrain: tape lines measure from the edges of the table to them."));
    }
    return pieces;
}

void ArrangeEdits::editTapes(const QString& name, scenarios::Scenario next, const QString& unchanged) {
    if (next == m_document.scenario()) {
        emit statusText(unchanged);
        return;
    }
    m_document.edit(name, std::move(next));
}

void ArrangeEdits::toggleTapeLine(scenarios::TableEdge edge) {
    if (const auto pieces = selectedPieces(); !pieces.empty()) {
        editTapes(tr("Tape line"), scenarios::withTapeLine(m_document.scenario(), pieces, edge), {});
    }
}

void ArrangeEdits::tapeCorner() {
    if (const auto pieces = selectedPieces(); !pieces.empty()) {
        editTapes(tr("Tape lines"), scenarios::withTapedCorner(m_document.scenario(), pieces),
                  tr("What is selected is measured to its nearest corner already."));
    }
}

void ArrangeEdits::tapeNextCorner() {
    if (const auto pieces = selectedPieces(); !pieces.empty()) {
        editTapes(tr("Tape lines"), scenarios::withTapeAtNextCorner(m_document.scenario(), pieces),
                  tr("Nothing that is selected has a tape line to a corner."));
    }
}

void ArrangeEdits::removeTapeLines() {
    if (const auto pieces = selectedPieces(); !pieces.empty()) {
        editTapes(tr("Remove tape lines"), scenarios::withoutTapeLines(m_document.scenario(), pieces),
                  tr("Nothing that is selected has tape lines."));
    }
}

} // namespace sightline::app
