#pragma once

#include <QAbstractButton>
#include <QImage>

class QPainter;

namespace sightline::app {

/// A button with a picture of a table and its name.
class ScenarioCard : public QAbstractButton {
    Q_OBJECT

public:
    static constexpr QSize kPicture{236, 150};

    ScenarioCard(const QString& title, const QString& description, const QString& facts, QWidget* parent = nullptr);

    /// A null image shows an empty frame.
    void setPicture(const QImage& picture);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    void setDescription(const QString& description);
    void setFacts(const QString& facts);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void describe();
    void paintLines(QPainter& painter, const QFontMetrics& metrics, int y) const;

    QString m_description;
    QString m_facts;
    QImage m_picture;
};

} // namespace sightline::app
