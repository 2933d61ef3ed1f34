#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/rules/pack_fields.h"
#include "scenarios/rules/rule_text.h"

#include <QJsonObject>
#include <QWidget>

#include <functional>
#include <vector>

namespace sightline::app {

/// Displays the fields of one object of a rule set as widgets. It emits requests for changes and stores no values.
class ObjectForm : public QWidget {
    Q_OBJECT

public:
    /// The display of fields without a value: empty, or only offered in a menu.
    enum class Shows { All, WhatIsThere };

    explicit ObjectForm(QWidget* parent = nullptr);

    /// Displays an object. `path` is that of the object, such as "$.block[2]".
    void show(const std::vector<PackField>& fields,
              Shows shows,
              const QJsonObject& object,
              const QString& path,
              const std::vector<scenarios::RuleTextProblem>& problems);
    /// Focuses the field with that path; returns false if it is not displayed.
    bool focusOn(const QString& path);
    [[nodiscard]] QString path() const { return m_path; }

signals:
    void valueChanged(const QString& path, const QJsonValue& value, const QString& label);
    void valueRemoved(const QString& path, const QString& label);

private:
    struct Row {
        PackField field;
        QWidget* editor = nullptr;
        QLabel* remark = nullptr;         ///< the problem of the value
        std::function<QJsonValue()> read; ///< undefined: no value
        std::function<void(const QJsonValue&)> write;
    };

    void rebuild(const QJsonObject& object);
    void refresh(const QJsonObject& object, const std::vector<scenarios::RuleTextProblem>& problems);
    [[nodiscard]] Row rowFor(const PackField& field);
    void makeWord(Row& row);
    void makeWords(Row& row);
    void makeNumber(Row& row);
    void makeFlag(Row& row);
    void makeText(Row& row);
    void changed(const PackField& field);
    [[nodiscard]] QString pathOf(const PackField& field) const { return m_path + u'.' + field.key; }
    [[nodiscard]] bool isWanted(const PackField& field, const QJsonObject& object) const;

    const std::vector<PackField>* m_fields = nullptr;
    Shows m_shows = Shows::All;
    QString m_path;
    QStringList m_shownKeys;
    QStringList m_added; ///< keys that the user added and that have no value yet
    std::vector<Row> m_rows;
    QFormLayout* m_form = nullptr;
    QToolButton* m_add = nullptr;
    bool m_filling = false;
};

} // namespace sightline::app
