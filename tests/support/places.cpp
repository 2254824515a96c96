#include "tests/support/places.h"

namespace tests::places {

const char* catalogue() noexcept { return SUMTER_CATALOGUE; }

const char* sources() noexcept { return SUMTER_SOURCE_DIR; }

const char* programs() noexcept { return SUMTER_PROGRAM_FOLDER; }

std::string program(const std::string& name) { return std::string{programs()} + "/" + name; }

}  // namespace tests::places
