// sightline-draw-icon FILE.svg FOLDER NAME SIZE...: draws FOLDER/SIZE/NAME.png for each size. Used while building.

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char** argv) {
    constexpr int kFirstSize = 4;
    if (argc <= kFirstSize) {
        std::fputs("sightline-draw-icon FILE.svg FOLDER NAME SIZE...\n", stderr);
        return 2;
    }
    QSvgRenderer icon{QString::fromLocal8Bit(argv[1])};
    if (!icon.isValid()) {
        std::fprintf(stderr, "%s is no picture.\n", argv[1]);
        return 1;
    }
    icon.setAspectRatioMode(Qt::KeepAspectRatio);
    for (int i = kFirstSize; i < argc; ++i) {
        const int size = QByteArray{argv[i]}.toInt();
        QImage image{size, size, QImage::Format_ARGB32_Premultiplied};
        image.fill(Qt::transparent);
        QPainter painter{&image};
        icon.render(&painter);
        painter.end();
        const QString folder = QString::fromLocal8Bit(argv[2]) + '/' + QString::number(size);
        if (!QDir{}.mkpath(folder) ||
            !image.save(folder + '/' + QString::fromLocal8Bit(argv[3]) + QStringLiteral(".png"))) {
            std::fprintf(stderr, "%s could not be written.\n", qPrintable(folder));
            return 1;
        }
    }
    return 0;
}
