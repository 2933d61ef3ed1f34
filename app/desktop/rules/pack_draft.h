#pragma once

#include "scenarios/rules/rule_text.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QUndoStack>

namespace sightline::app {

/// The text of a rule set while it is worked on, with its own undo. The text is the one truth; forms show and change
/// it.
class PackDraft : public QObject {
    Q_OBJECT

public:
    explicit PackDraft(QObject* parent = nullptr);
    ~PackDraft() override;

    /// Another rule set: nothing to undo.
    void start(const QByteArray& text);
    /// As one step called `step`. Steps of one kind that follow each other quickly become one.
    void setText(const QByteArray& text, const QString& step, const QString& kind = {});

    // Edits of single values, see `json_edit.h`. Precondition: `isJson()`.
    void setValue(const QString& path, const QJsonValue& value, const QString& label);
    void removeValue(const QString& path, const QString& label);
    void insertLine(const QString& list, int index, const QByteArray& line, const QString& step);
    void swapLines(const QString& list, int one, int other);

    [[nodiscard]] const QByteArray& text() const { return m_text; }
    /// What the real reader makes of the text.
    [[nodiscard]] const scenarios::RuleText& read() const { return m_read; }
    /// The text is a JSON object, sound or not.
    [[nodiscard]] bool isJson() const;
    /// Of the newest text that was one.
    [[nodiscard]] const QJsonObject& object() const { return m_object; }
    [[nodiscard]] QUndoStack* undoStack() { return &m_stack; }

signals:
    void changed();

private:
    class Step;

    void take(const QByteArray& text);

    QByteArray m_text;
    scenarios::RuleText m_read;
    QJsonObject m_object;
    QUndoStack m_stack;
    QElapsedTimer m_sinceStep;
    int m_burst = 0; ///< steps of one burst may become one
};

} // namespace sightline::app
