#include "tests/support/catalogue.h"

#include "tests/support/places.h"

#include <map>

namespace tests {

const char* catalogue_file() noexcept { return tests::places::catalogue(); }

const core::data::Catalogue& catalogue() {
  static const core::data::Catalogue opened{catalogue_file()};
  return opened;
}

const core::rulebook::Setting& real_setting() {
  static const core::rulebook::Setting setting = catalogue().load_setting({});
  return setting;
}

const core::data::OpenedSetup& real_setup(const std::string& id) {
  static std::map<std::string, core::data::OpenedSetup> opened;
  const auto found = opened.find(id);
  return found != opened.end() ? found->second
                               : opened.emplace(id, catalogue().open_setup(id, {})).first->second;
}

const std::vector<std::string>& setup_names() {
  static const std::vector<std::string> names{"campaign", "east-62", "west-62", "east-63",
                                              "west-63",  "east-64", "west-64"};
  return names;
}

}  // namespace tests
