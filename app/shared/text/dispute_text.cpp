#include "app/shared/text/dispute_text.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct DisputeWords {
    Q_DECLARE_TR_FUNCTIONS(Disputes)
};

} // namespace

QString disputeHeadline(const scenarios::DisputeCheck& check) {
    if (check.isVerified()) {
        return DisputeWords::tr("Verified: recalculated, the answer is identical to the last bit.");
    }
    return check.differences.size() == 1 ? DisputeWords::tr("Not verified: one value differs from the file.")
                                         : DisputeWords::tr("Not verified: %n values differ from the file.", nullptr,
                                                            static_cast<int>(check.differences.size()));
}

QString differenceText(const scenarios::DisputeDifference& difference) {
    if (difference.what == u"scenario") {
        return DisputeWords::tr("The table was changed after the answer was given: its hash is %1, not %2.")
            .arg(difference.now, difference.stored);
    }
    if (difference.what == u"rules") {
        return DisputeWords::tr("The rule set was changed after the answer was given: its hash is %1, not %2.")
            .arg(difference.now, difference.stored);
    }
    return DisputeWords::tr("%1: the file says %2, recalculated it is %3.")
        .arg(difference.what, difference.stored, difference.now);
}

} // namespace sightline::app
