#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace sightline::app {

/// Work that takes longer shows a dialog; what is shorter is over before anybody could read one.
inline constexpr int kPatienceMilliseconds = 200;

enum class Waited { Done, Canceled };

enum class Cancelling { Offered, Never };

/// Runs `work` on another thread and waits for it. After `kPatienceMilliseconds` a dialog in front of `parent` says
/// `text` and offers to cancel, unless that would do harm, while the window goes on painting. Canceled work runs to its
/// end unheard, so it must own what it touches.
Waited
waitFor(QWidget* parent, const QString& text, std::function<void()> work, Cancelling cancelling = Cancelling::Offered);

/// The same with a result; nothing if it was canceled.
template <class Result>
[[nodiscard]] std::optional<Result> resultOf(QWidget* parent, const QString& text, std::function<Result()> work) {
    auto result = std::make_shared<std::optional<Result>>();
    const Waited waited = waitFor(parent, text, [result, work = std::move(work)] { result->emplace(work()); });
    return waited == Waited::Done ? std::move(*result) : std::nullopt;
}

} // namespace sightline::app
