#include "core/cli/context.h"

#include "core/tabletop_data/tabletop_catalogue.h"

namespace core::cli {

const data::Catalogue& Context::catalogue() {
  if (!catalogue_) {
    catalogue_.emplace(catalogue_file);
  }
  return *catalogue_;
}

tabletop_data::TabletopCatalogue Context::tabletop() {
  return tabletop_data::TabletopCatalogue{catalogue()};
}

void Context::answer(std::string_view command, Json body) {
  Json whole{{"format", kJsonFormat}, {"command", command}};
  for (auto& [key, value] : body.items()) {
    whole[key] = std::move(value);
  }
  out << whole.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

}  // namespace core::cli
