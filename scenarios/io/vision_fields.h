#pragma once

#include "scenarios/io/field_io.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/model/vision.h"

/// @file
/// The keys of the values of `vision.h`, defined once for reading and writing; values of other types are handled where
/// they are read and written.
namespace sightline::scenarios {

inline constexpr int kMaxInVision = 1'000'000; ///< maximum absolute value of numbers

template <class Visitor> void visitFields(Visitor& v, ModelVision*) {
    using M = ModelVision;
    v.text("role", &M::role);
    v.whole("range", &M::range, 0, kMaxProfileCells);
    v.whole("perception", &M::perception, -kMaxInVision, kMaxInVision);
    v.texts("traits", &M::traits);
    v.wholes("senses", &M::senses, kEverywhere, kMaxProfileCells);
    v.wholes("contest", &M::contest, -kMaxInVision, kMaxInVision);
    v.texts("invisible_to", &M::invisibleTo);
    v.whole("hidden_beyond", &M::hiddenBeyond, 0, kMaxProfileCells);
    v.whole("light_bright", &M::lightBright, 0, kMaxProfileCells);
    v.whole("light_dim", &M::lightDim, 0, kMaxProfileCells);
    v.id("carried_by", &M::carriedBy);
    v.text("carried_how", &M::carriedHow);
    v.id("companion", &M::companion);
    v.id("decoy_of", &M::decoyOf);
    v.texts("needs_sight", &M::needsSight);
}

template <class Visitor> void visitFields(Visitor& v, Structure*) {
    using S = Structure;
    v.text("thing", &S::element);
    v.text("kind", &S::kind);
    v.id("owner", &S::owner);
    v.whole("wounds", &S::wounds, 0, kMaxInVision);
    v.whole("range", &S::range, 0, kMaxProfileCells);
}

template <class Visitor> void visitFields(Visitor& v, VisionRegion*) {
    using R = VisionRegion;
    v.text("id", &R::id);
    v.text("kind", &R::kind);
    v.id("player", &R::player);
    v.texts("only_for", &R::onlyFor);
    v.whole("from_turn", &R::fromTurn, 0, kMaxInVision);
    v.whole("until_turn", &R::untilTurn, 0, kMaxInVision);
}

template <class Visitor> void visitFields(Visitor& v, TableLight*) {
    using L = TableLight;
    v.text("id", &L::id);
    v.whole("bright", &L::bright, 0, kMaxProfileCells);
    v.whole("dim", &L::dim, 0, kMaxProfileCells);
    v.flag("magical", &L::magical);
}

template <class Visitor> void visitFields(Visitor& v, VisionSide*) {
    using S = VisionSide;
    v.id("player", &S::player);
    v.texts("allies", &S::allies);
    v.wholes("points", &S::points, -kMaxInVision, kMaxInVision);
    v.texts("intelligence", &S::intelligence);
}

template <class Visitor> void visitFields(Visitor& v, ModelState*) {
    using M = ModelState;
    v.id("model", &M::model);
    v.whole("wounds", &M::wounds, 0, kMaxInVision);
    v.texts("states", &M::states);
    v.flag("on_table", &M::onTable);
}

template <class Visitor> void visitFields(Visitor& v, TurnStep*) {
    using T = TurnStep;
    v.whole("turn", &T::turn, 0, kMaxInVision);
    v.id("side", &T::side);
    v.text("what", &T::what);
    v.text("note", &T::note);
}

template <class Visitor> void visitFields(Visitor& v, Vision*) {
    using V = Vision;
    v.flag("enabled", &V::enabled);
    v.whole("turn", &V::turn, 0, kMaxInVision);
    v.id("active", &V::active);
    v.id("known_by", &V::knownBy);
    v.text("one_screen", &V::oneScreen);
    v.whole("wind_from", &V::windFrom, 0, 359);
    v.words("labels", &V::labels);
}

} // namespace sightline::scenarios
