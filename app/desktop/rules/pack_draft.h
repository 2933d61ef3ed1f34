#pragma once

#include "scenarios/rules/rule_text.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QObject>
#include <QUndoStack>

namespace sightline::app {

/// The text of a rule set being edited, with its own undo stack. The text is the only source; forms display and change
/// it.
class PackDraft : public QObject {
    Q_OBJECT

public:
    explicit PackDraft(QObject* parent = nullptr);
    ~PackDraft() override;

    /// Replaces the text by that of another rule set, and clears the undo stack.
    void start(const QByteArray& text);
    /// Changes the text as one undo step called `step`. Steps of the same non-empty `kind` in quick succession are
    /// merged.
    void setText(const QByteArray& text, const QString& step, const QString& kind = {});

    // Edits of single values, see `json_edit.h`. Precondition: `isJson()`.
    void setValue(const QString& path, const QJsonValue& value, const QString& label);
    void removeValue(const QString& path, const QString& label);
    void insertLine(const QString& list, int index, const QByteArray& line, const QString& step);
    void swapLines(const QString& list, int one, int other);

    [[nodiscard]] const QByteArray& text() const { return m_text; }
    /// Returns what the reader of rule sets makes of the text, with its problems.
    [[nodiscard]] const scenarios::RuleText& read() const { return m_read; }
    /// True if the text is a JSON object, valid as a rule set or not.
    [[nodiscard]] bool isJson() const;
    /// Returns the object of the latest text that was one.
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
    int m_burst = 0; ///< number of the burst; steps of one burst may be merged
};

} // namespace sightline::app
