# cmake -DFOLDER=core -DROOMS="base;board;..." -DINTO=FILE -P code_digest.cmake
# Writes a source that says a digest of the code of these rooms, when it is another one than before. Blank lines and lines
# that are nothing but comment do not count.
cmake_minimum_required(VERSION 3.25)
set(digests "")
foreach(room IN LISTS ROOMS)
  file(GLOB sources RELATIVE ${FOLDER} ${FOLDER}/${room}/*.h ${FOLDER}/${room}/*.cpp ${FOLDER}/${room}/*.inc)
  list(SORT sources)
  foreach(source IN LISTS sources)
    file(STRINGS ${FOLDER}/${source} lines REGEX "^ *([^ /]|/[^/])" NO_HEX_CONVERSION ENCODING UTF-8)
    string(SHA256 digest "${source}\n${lines}")
    string(APPEND digests ${digest})
  endforeach()
endforeach()
string(SHA256 digest "${digests}")
string(SUBSTRING ${digest} 0 16 digest)
file(CONFIGURE OUTPUT ${INTO} @ONLY CONTENT "#include \"core/cli/code_digest.h\"

namespace core::cli {

std::string_view code_digest() noexcept { return \"@digest@\"; }

}  // namespace core::cli
")
