#include "scenarios/formats/common/export.h"

#include "scenarios/formats/common/sentence.h"

#include <algorithm>

namespace sightline::scenarios::formats {

void LossList::add(const char* code, const QString& id, const QString& sentence, const QStringList& words) {
    auto loss = std::ranges::find_if(
        m_losses, [&](const ExportLoss& known) { return known.code == QLatin1String{code} && known.words == words; });
    if (loss == m_losses.end()) {
        loss = m_losses.insert(loss, {QString::fromLatin1(code), filledSentence(sentence, words), words, {}});
    }
    if (!id.isEmpty() && !loss->ids.contains(id)) {
        loss->ids.append(id);
    }
}

} // namespace sightline::scenarios::formats
