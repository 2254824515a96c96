// The words of the battle on land that no order of it is: `units`. Private to this room.
#pragma once

#include "core/cli/assistant_dialogue.h"

namespace core::cli {

class FieldDialogue final : public Dialogue<tabletop::FieldRules> {
 public:
  FieldDialogue(Context& context, Match match, Book book, bool own_dice);

 private:
  [[nodiscard]] std::string orders_now() const override;

  /// All units, or the one that is named, with its figures.
  void units(const Words& words);
};

}  // namespace core::cli
