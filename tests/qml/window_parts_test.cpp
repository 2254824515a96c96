// window_parts_test PART [FUNCTION ...]: the tests of a part (window_part.h), or the named ones.
#include "tests/qml/window_part.h"

#include <iostream>
#include <string>

int main(int argc, char** argv) {
  const auto part = argc < 2 ? tests::window_parts().end() : tests::window_parts().find(argv[1]);
  if (part == tests::window_parts().end()) {
    std::cerr << "window_parts_test: name one of these parts:";
    for (const auto& [name, run] : tests::window_parts()) {
      std::cerr << ' ' << name;
    }
    std::cerr << '\n';
    return 2;
  }
  // QtTest reads the arguments after the name of the program.
  argv[1] = argv[0];
  return part->second(argc - 1, argv + 1);
}
