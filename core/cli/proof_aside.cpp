#include "core/cli/proof_aside.h"

#include <chrono>
#include <utility>

namespace core::cli {

ProofAside::ProofAside(save::SavedGame game) {
  std::promise<save::Proof> promise;
  proof_ = promise.get_future();
  thread_ = std::jthread{
      [game = std::move(game), promise = std::move(promise)](const std::stop_token& stop) mutable {
        promise.set_value(save::prove(game, stop));
      }};
}

std::string ProofAside::take_doubt() {
  const bool known =
      proof_.valid() && proof_.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
  return known ? save::doubt_of(proof_.get()) : std::string{};
}

std::string ProofAside::wait_for_doubt() {
  return proof_.valid() ? save::doubt_of(proof_.get()) : std::string{};
}

}  // namespace core::cli
