#pragma once

namespace sightline::app {

class TableView;

/// Makes the table readable for those who do not see it: each model, piece, objective, zone, label and verdict is a
/// child of the view with a name and a description, and can be chosen. Changes of verdicts and of what is selected are
/// announced. Once a view is enough.
void makeAccessible(TableView& view);

} // namespace sightline::app
