#include "core/sequence/choices.h"

namespace core::sequence {
namespace {

/// Room made at once for the first of each kind, and for all of one kind.
constexpr std::size_t kUsualKinds = 16;
constexpr std::size_t kUsualChoices = 32;

}  // namespace

void Choices::keep(const Action& action) {
  if (list_.capacity() == 0) {
    list_.reserve(wanted_ == Wanted::All ? kUsualChoices : kUsualKinds);
  }
  list_.push_back(action);
  has_one_ = has_one_ || action.kind != ActionKind::Pass;
  if (wanted_ == Wanted::All) {
    return;
  }
  if (wanted_ == Wanted::OneOfEach || !has_one_) {
    open_[static_cast<std::size_t>(action.kind)] = false;
  } else {
    open_.reset();
  }
}

}  // namespace core::sequence
