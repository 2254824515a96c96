#include "core/cli/saved_game.h"

#include "core/cli/position.h"

#include <fmt/chrono.h>

#include <chrono>

namespace core::cli {
namespace {

/// The day on which a game begins, for the player who looks for his save.
std::string today() {
  return fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::chrono::system_clock::now()));
}

}  // namespace

save::Library library_of(Context& context) { return {context.catalogue(), context.catalogue_file}; }

save::Header header_of(Context& context, const data::OpenedSetup& opened, std::uint64_t seed) {
  return save::header_of(library_of(context), opened, seed, today());
}

save::SavedGame open_game(Context& context, const std::filesystem::path& file) {
  return save::open_game(library_of(context), file);
}

void tell_damage(Context& context, const std::filesystem::path& file,
                 const save::OpenReport& report) {
  if (!report.whole()) {
    context.aside() << "note: " << file.string() << ": " << report.damage << '\n';
  }
}

save::SavedGame open_to_read(Context& context, const std::filesystem::path& file) {
  save::SavedGame game = open_game(context, file);
  tell_damage(context, file, game.journal.report());
  return game;
}

}  // namespace core::cli
