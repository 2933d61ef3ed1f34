#include "app/shared/text/error_text.h"

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
    case ErrorCode::TooFewVertices: return ErrorWords::tr("Too few corners: a piece needs at least three, a wall two.");
    case ErrorCode::ZeroArea: return ErrorWords::tr("The outline encloses no area: move a corner off the line.");
    case ErrorCode::SelfCrossing:
        return error.indices.size() >= 2
                   ? ErrorWords::tr("Edges %1 and %2 of the outline cross each other: move or remove a corner.")
                         .arg(error.indices[0] + 1)
                         .arg(error.indices[1] + 1)
                   : ErrorWords::tr("The outline crosses itself: move or remove a corner.");
    case ErrorCode::HoleOutside:
        return ErrorWords::tr("A hole extends beyond its outline: make it smaller or move it inside.");
    case ErrorCode::HolesOverlap: return ErrorWords::tr("Two holes touch: merge them or move them apart.");
    case ErrorCode::SizeNotPositive: return ErrorWords::tr("The size must be greater than zero.");
    case ErrorCode::LengthBelowWidth:
        return ErrorWords::tr("The length must not be smaller than the width: the length runs along the facing.");
    case ErrorCode::OutOfRange: return ErrorWords::tr("Too large: the maximum is 1,000 m. Enter a smaller number.");
    case ErrorCode::Internal: break;
    }
    return ErrorWords::tr("The shape could not be computed. Undo the last change and try again.");
}

} // namespace sightline::app
