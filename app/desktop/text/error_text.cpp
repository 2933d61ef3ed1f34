#include "app/desktop/text/error_text.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(Errors)
};

} // namespace

QString errorSentence(const geometry::Error& error) {
    using geometry::ErrorCode;
    switch (error.code) {
    case ErrorCode::TooFewVertices: return ErrorWords::tr("That is too few corners: a piece needs three, a wall two.");
    case ErrorCode::ZeroArea: return ErrorWords::tr("The outline encloses no area: move a corner off the line.");
    case ErrorCode::SelfCrossing:
        return error.indices.size() >= 2
                   ? ErrorWords::tr("Edges %1 and %2 of the outline cross each other: move or remove a corner.")
                         .arg(error.indices[0] + 1)
                         .arg(error.indices[1] + 1)
                   : ErrorWords::tr("The outline crosses itself: move or remove a corner.");
    case ErrorCode::HoleOutside:
        return ErrorWords::tr("A hole reaches out of its outline: make it smaller or move it in.");
    case ErrorCode::HolesOverlap: return ErrorWords::tr("Two holes meet: join them into one or move them apart.");
    case ErrorCode::SizeNotPositive: return ErrorWords::tr("A size must be more than zero.");
    case ErrorCode::LengthBelowWidth:
        return ErrorWords::tr("The length lies below the width: the length is the axis along the facing.");
    case ErrorCode::OutOfRange:
        return ErrorWords::tr("That is too large: nothing reaches further than 1,000 m. Type a smaller figure.");
    case ErrorCode::Internal: break;
    }
    return ErrorWords::tr("The shape could not be worked out. Undo the last change and try again.");
}

} // namespace sightline::app
