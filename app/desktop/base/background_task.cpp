#include "app/desktop/base/background_task.h"

#include <algorithm>
#include <cmath>

namespace sightline::app {

BackgroundTask::Progress partOf(BackgroundTask::Progress whole, double from, double to) {
    constexpr int kThousandths = 1000;
    return [whole = std::move(whole), from, to](int done, int all) {
        const double share = from + (to - from) * done / std::max(all, 1);
        whole(static_cast<int>(std::lround(kThousandths * share)), kThousandths);
    };
}

} // namespace sightline::app
