#pragma once

#include <boost/variant/get.hpp>
#include <boost/variant/variant.hpp>

#include <variant>

namespace sightline::testsupport {

/// Returns a pointer to the value of type `T` in `variant`, or null if it holds another type.
/// CGAL 5 answers with `boost::variant`, CGAL 6 with `std::variant`; this reads both.
template <class T, class... Types> const T* alternative(const std::variant<Types...>& variant) {
    return std::get_if<T>(&variant);
}

template <class T, class... Types> const T* alternative(const boost::variant<Types...>& variant) {
    return boost::get<T>(&variant);
}

} // namespace sightline::testsupport
