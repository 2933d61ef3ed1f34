#include "app/desktop/rules/pack_draft.h"

#include "scenarios/base/json_edit.h"

#include <QUndoCommand>

#include <utility>

namespace sightline::app {

namespace {

/// A pause of so many milliseconds ends a step.
constexpr qint64 kPause = 1500;
constexpr int kMaxSteps = 1000;
constexpr int kStepId = 1;

} // namespace

class PackDraft::Step : public QUndoCommand {
public:
    Step(PackDraft& draft, QByteArray after, const QString& text, QString kind)
        : QUndoCommand{text},
          m_draft{draft},
          m_before{draft.m_text},
          m_after{std::move(after)},
          m_kind{std::move(kind)},
          m_burst{draft.m_burst} {}

    void undo() override { m_draft.take(m_before); }
    void redo() override { m_draft.take(m_after); }
    [[nodiscard]] int id() const override { return m_kind.isEmpty() ? -1 : kStepId; }
    bool mergeWith(const QUndoCommand* newer) override {
        const auto* step = static_cast<const Step*>(newer);
        if (step->m_kind != m_kind || step->m_burst != m_burst) {
            return false;
        }
        m_after = step->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    PackDraft& m_draft;
    QByteArray m_before;
    QByteArray m_after;
    QString m_kind;
    int m_burst;
};

PackDraft::PackDraft(QObject* parent) : QObject{parent} { m_stack.setUndoLimit(kMaxSteps); }
PackDraft::~PackDraft() { m_stack.disconnect(); }

void PackDraft::start(const QByteArray& text) {
    m_stack.clear();
    m_object = {};
    take(text);
}

void PackDraft::setText(const QByteArray& text, const QString& step, const QString& kind) {
    if (text == m_text) {
        return;
    }
    if (m_sinceStep.isValid() && m_sinceStep.elapsed() > kPause) {
        ++m_burst;
    }
    m_sinceStep.start();
    m_stack.push(new Step{*this, text, step, kind});
}

void PackDraft::setValue(const QString& path, const QJsonValue& value, const QString& label) {
    setText(scenarios::withJsonValue(m_text, path, value), tr("Change “%1”").arg(label), path);
}

void PackDraft::removeValue(const QString& path, const QString& label) {
    setText(scenarios::withoutJsonValue(m_text, path), tr("Remove “%1”").arg(label));
}

void PackDraft::insertLine(const QString& list, int index, const QByteArray& line, const QString& step) {
    setText(scenarios::withJsonInserted(m_text, list, index, line), step);
}

void PackDraft::swapLines(const QString& list, int one, int other) {
    setText(scenarios::withJsonSwapped(m_text, list, one, other), tr("Move line"));
}

bool PackDraft::isJson() const { return m_read.json && m_read.json->type(0) == scenarios::JsonType::Object; }

void PackDraft::take(const QByteArray& text) {
    m_text = text;
    m_read = scenarios::readRuleText(text);
    if (isJson()) {
        m_object = m_read.json->toJson(0).toObject();
    }
    emit changed();
}

} // namespace sightline::app
