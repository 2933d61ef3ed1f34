#pragma once

namespace sightline::app {

class TableView;

/// Makes the table accessible to screen readers: each model, piece, objective, zone, label and verdict is a selectable
/// child of the view with a name and a description. Changes of verdicts and of the selection are announced. One call
/// per program, with any view, is enough.
void makeAccessible(TableView& view);

} // namespace sightline::app
