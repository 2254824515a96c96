// What a position as a whole must keep to.
#include "core/data/setup_pieces.h"
#include "core/organisation/counters.h"

#include <map>
#include <set>

namespace core::data {
namespace {

using namespace base::literals;

std::string_view adjective(board::Side side) {
  return side == board::Side::Union ? "Union" : "Confederate";
}

const Origin& origin_of(const SetupContext& context, const std::string& sheet_id) {
  return context.table.rows[context.table.find(sheet_id).front()].origin;
}

[[noreturn]] void fail_at(const SetupContext& context, const state::Finding& finding,
                          const std::string& column) {
  fail(origin_of(context, finding.sheet_id), column,
       finding.text + " [" + finding.cited.text() + "]");
}

}  // namespace

std::string errata_of(const std::vector<PatchText>& patches, const std::vector<std::string>& keys) {
  std::set<std::string> ids;
  for (const PatchText& patch : patches) {
    for (const std::string& key : keys) {
      if (patch.row.table == "piece" && patch.row.key == key) {
        ids.insert(patch.row.erratum);
      }
    }
  }
  std::string text;
  for (const std::string& id : ids) {
    text += (text.empty() ? "" : " and ") + id;
  }
  return text;
}

namespace {

/// What to ask for where some errata are sound together only.
std::string ask_for_all(const std::string& errata) {
  if (errata.empty()) {
    return {};
  }
  const auto list = [&](const std::string& mark) {
    constexpr std::string_view kAnd = " and ";
    std::string all = mark + errata;
    for (auto at = all.find(kAnd); at != std::string::npos; at = all.find(kAnd)) {
      all.replace(at, kAnd.size(), mark);
    }
    return all;
  };
  return "; " + errata + " are to be selected together: ask for corrected" + list(",-") +
         " or as-printed" + list(",+");
}

}  // namespace

void check_leaders(const SetupContext& context, const state::GameState& state) {
  for (const state::Finding& finding : organisation::check_leaders(context.setting, state)) {
    if (finding.cited == "10.01"_case) {  // who comes before his year [22.31] can be looked at
      fail_at(context, finding, "name");
    }
  }
}

// [17.53] Not more than one Depot per side in a hex.
void check_depots(const SetupContext& context, const state::GameState& state) {
  std::map<std::pair<board::Side, board::HexId>, std::string> seen;
  for (const state::Piece& depot : state.pieces) {
    if (depot.kind != rulebook::PieceKind::Depot || depot.hex() == nullptr) {
      continue;
    }
    const auto [before, fresh] = seen.emplace(std::pair{depot.side, *depot.hex()}, depot.sheet_id);
    if (fresh) {
      continue;
    }
    const std::string errata = errata_of(context.patches, {before->second, depot.sheet_id});
    fail(origin_of(context, depot.sheet_id), "place",
         "two " + std::string{adjective(depot.side)} + " Depots in " + depot.hex()->label() + " (" +
             before->second + " and " + depot.sheet_id + "): one a side and hex [17.53]" +
             ask_for_all(errata));
  }
}

void check_counter_mix(const SetupContext& context, const state::GameState& state) {
  for (const state::Finding& finding : organisation::check_counter_mix(context.setting, state)) {
    fail_at(context, finding, "kind");
  }
}

}  // namespace core::data
