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

    /// A null image shows an empty frame, or what `setHiddenGame` says.
    void setPicture(const QImage& picture);
    /// Shows the sign of a hidden game with these lines in place of a picture; empty: none.
    void setHiddenGame(const QString& lines);
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    void setDescription(const QString& description);
    void setFacts(const QString& facts);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void describe();
    void paintHiddenGame(QPainter& painter, const QRectF& place) const;
    void paintLines(QPainter& painter, const QFontMetrics& metrics, int y) const;

    QString m_description;
    QString m_facts;
    QString m_hidden;
    QImage m_picture;
};

} // namespace sightline::app
