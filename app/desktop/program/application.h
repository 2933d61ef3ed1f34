#pragma once

#include <QCoreApplication>

#include <memory>

namespace sightline::app {

class Settings;
class Translations;
class WindowOptions;

/// Creates the application object. If the arguments ask for help or the version only, it needs no display. `argc` is
/// kept by reference.
[[nodiscard]] std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv);

/// Applies theme and language: those of the options, else those of the settings, whose language is followed from here
/// on. Both must live as long as the window.
void applyLook(const WindowOptions& options, Settings& settings, Translations& translations);

} // namespace sightline::app
