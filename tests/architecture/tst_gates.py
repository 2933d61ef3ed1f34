#!/usr/bin/env python3
"""Tests of the gates: each finds a violation that is planted, and leaves alone what is right."""

import contextlib
import copy
import io
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import gate
import gate_formatting
import gate_line_length
import gate_schemas
import gate_spelling
import gate_static_analysis
import gate_vocabulary
import gate_waits


class TestFiles(unittest.TestCase):
    def test_tracked_files_of_a_folder_that_is_no_checkout(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name in ("app/a.h", "app/a.cpp", "build/b.h", "README.md"):
                (root / name).parent.mkdir(exist_ok=True)
                (root / name).write_text("\n")
            self.assertEqual(gate.tracked_files(root, ".h", ".cpp"), ["app/a.cpp", "app/a.h"])
            self.assertEqual(gate.tracked_files(root), ["README.md", "app/a.cpp", "app/a.h"])

    def test_finish_fails_on_a_violation(self):
        for violations, status in (([], 0), (["a.h:1: wrong"], 1)):
            said = io.StringIO()
            with self.assertRaises(SystemExit) as ended, contextlib.redirect_stdout(said):
                gate.finish(violations, "Cure it.")
            self.assertEqual(said.getvalue().splitlines()[:1], violations)
            self.assertEqual(ended.exception.code, status)

    def test_a_gate_without_its_tool_is_skipped_with_the_reason(self):
        folder = pathlib.Path(__file__).resolve().parent
        for name, package in (("formatting", "clang-format"), ("spelling", "codespell"),
                              ("schemas", "python3-jsonschema"), ("static_analysis", "clang-tidy")):
            # -S: without the modules of packages.
            run = subprocess.run([sys.executable, "-S", str(folder / f"gate_{name}.py"), "/nowhere"],
                                 env={"PATH": "/nowhere"}, capture_output=True, text=True, check=False)
            self.assertEqual((run.returncode, run.stderr), (gate.SKIPPED, ""), name)
            self.assertRegex(run.stdout, rf"^Skipped: .*\b{package}\b")


class TestFormatting(unittest.TestCase):
    def test_a_file_of_another_layout_is_found(self):
        program = gate_formatting.formatter()
        if not program:
            self.skipTest("clang-format 14 is not installed")
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / ".clang-format").write_text((gate.ROOT / ".clang-format").read_text())
            (root / "right.h").write_text("int right();\n")
            (root / "wrong.h").write_text("int   wrong( );\n")
            found = gate_formatting.violations(program, root, ["right.h", "wrong.h"])
            self.assertTrue(found)
            self.assertTrue(all(line.startswith("wrong.h:1:") for line in found), found)


class TestLineLength(unittest.TestCase):
    def test_lines_longer_than_120_characters_are_found(self):
        fits, long = "x" * 120, "y" * 121
        self.assertEqual(gate_line_length.violations("a.h", f"{fits}\n{long}\n"), ["a.h:2: 121 characters"])
        self.assertEqual(gate_line_length.violations("a.h", "“" * 120), [])

    def test_raw_strings_may_be_longer(self):
        long = "y" * 121
        text = f'auto a = R"(1\n{long})";\n// R"(\n{long}\nauto b = "R\\"("; auto c = u8R"x(\n{long} )"\n)x";\n'
        self.assertEqual(gate_line_length.violations("a.h", text), ["a.h:4: 121 characters"])


class TestSpelling(unittest.TestCase):
    def test_a_misspelled_word_is_found_in_names_too(self):
        program = shutil.which("codespell")
        if not program:
            self.skipTest("codespell is not installed")
        wrong, mnemonic = "vis" + "ble", "Chec&k"
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "app").mkdir()
            (root / "app/a.h").write_text(f'bool isVisible();\nauto text = tr("{mnemonic}\\nin");\n// A crate.\n')
            (root / "app/b.h").write_text(f"// It is {wrong}.\nbool is{wrong.title()}();\n")
            found = gate_spelling.violations(program, root, ["app/a.h", "app/b.h"])
            self.assertEqual([line.split(": ")[0] for line in found], ["app/b.h:1", "app/b.h:2"])


@unittest.skipUnless(gate_schemas.jsonschema, "python3-jsonschema is not installed")
class TestSchemas(unittest.TestCase):
    def setUp(self):
        self.schemas = gate_schemas.Schemas()

    def found(self, name, change):
        """What is found in the file after `change` was made to its value; it is right without."""
        value = json.loads((gate.ROOT / name).read_text(encoding="utf-8"))
        self.assertEqual(gate_schemas.file_violations(self.schemas, name, value), [])
        wrong = copy.deepcopy(value)
        change(wrong)
        return gate_schemas.file_violations(self.schemas, name, wrong)

    def test_wrong_values_are_found(self):
        end_word = "piece-holding-an-end"
        plan, pack = "resources/rulesets/plan.json", "resources/rulesets/40k-11e.json"
        table, profile = "scenarios/library/night-raid.sightline", "resources/vision/standard.json"
        self.assertTrue(self.found(plan, lambda rules: rules["blocks"][0].update(when="often")))
        self.assertTrue(self.found(plan, lambda rules: rules["blocks"][1].update(limit_in=3)))
        self.assertTrue(self.found(plan, lambda rules: rules["self_tests"][0].update(expected=[])))
        self.assertTrue(self.found(plan, lambda rules: rules.update(geometry="volume", ignore=[end_word])))
        self.assertTrue(self.found(pack, lambda rules: rules.update(other=[])))
        self.assertTrue(self.found(pack, lambda rules: rules["block"][0].update(other=1)))
        self.assertTrue(self.found(pack, lambda rules: rules["block"][0]["except_tags"].append(1)))
        self.assertTrue(self.found(table, lambda scenario: scenario.update(rules={"format": "sightline-rules"})))
        self.assertTrue(self.found(table, lambda scenario: scenario["models"][0].update(height=-1)))
        self.assertTrue(self.found(table, lambda scenario: scenario["vision"]["profile"].update(mode="guess")))
        self.assertTrue(self.found(profile, lambda value: value.update(cell_in=0)))

    def test_keys_that_no_page_has_are_found(self):
        schema = {"properties": {"mode": {}, "light": {"anyOf": [{"properties": {"dim_cells": {}}}]}}}
        name = gate_schemas.VISION
        self.assertEqual(gate_schemas.undocumented_keys(name, schema, ["| `mode` | of `light`", "`light.dim_cells`"]), [])
        found = gate_schemas.undocumented_keys(name, schema, ["`mode` and `light`", "`dim_cells_by_night`"])
        self.assertEqual(found, [f"{name}: dim_cells stands in none of {', '.join(gate_schemas.PAGES[name])}"])


class TestStaticAnalysis(unittest.TestCase):
    def test_commands_lose_what_another_compiler_cannot_read(self):
        command = ("/usr/bin/ccache /usr/bin/c++ -DX=\\\"1\\\" @/b/warnings.rsp -std=c++20 -Winvalid-pch"
                   " -include /b/pch.hxx -c a.cpp")
        self.assertEqual(gate_static_analysis.plain_command(command),
                         ["/usr/bin/c++", '-DX="1"', "-std=c++20", "-c", "a.cpp", "-ferror-limit=0", "-w"])

    def test_batches_are_those_of_the_targets(self):
        with tempfile.TemporaryDirectory() as folder:
            build = pathlib.Path(folder)
            command = "c++ -include /b/CMakeFiles/pch.dir/cmake_pch.hxx -o lib/CMakeFiles/{0}.dir/a.o -c {1}"
            files = (("judge", "/s/a.cpp"), ("window", "/s/b.cpp"), ("judge", "/b/qrc_c.cpp"), ("judge", "/s/d.cpp"))
            entries = [{"directory": folder, "file": file, "command": command.format(target, file)}
                       for target, file in files]
            (build / "compile_commands.json").write_text(json.dumps(entries))
            chosen = gate_static_analysis.batches(build, ["judge"])
            self.assertEqual([batch["files"] for batch in chosen], [["/s/a.cpp", "/s/d.cpp"]])
            joined = pathlib.Path(gate_static_analysis.write_sources(build, chosen)[0])
            self.assertEqual(joined.read_text(), '#include "/s/a.cpp"\n#include "/s/d.cpp"\n')

    def test_a_batch_is_asked_again_when_one_of_its_sources_changes(self):
        with tempfile.TemporaryDirectory() as folder:
            source, batch = pathlib.Path(folder) / "a.cpp", pathlib.Path(folder) / "unity.cxx"
            source.write_text("int a;\n")
            batch.write_text(f'#include "{source}"\n')
            entry = {"files": [str(batch)], "arguments": []}
            states = [gate_static_analysis.state_of(entry, b"headers"), gate_static_analysis.state_of(entry, b"others")]
            source.write_text("int b;\n")
            states.append(gate_static_analysis.state_of(entry, b"headers"))
            self.assertEqual(len(set(states)), 3)

    def test_a_fault_is_found(self):
        program = gate_static_analysis.analyzer()
        if not program:
            self.skipTest("clang-tidy 14 is not installed")
        text = ("#include <string>\nvoid take(std::string);\n"
                "std::size_t f(std::string s) {{\n    take({0});\n    return s.size();\n}}\n")
        with tempfile.TemporaryDirectory() as folder:
            found = []
            for argument in ("std::move(s)", "std::as_const(s)", "std::begin(std::map<int, int>{}) + nothing"):
                file = pathlib.Path(folder) / "a.cpp"
                file.write_text("#include <utility>\n" + text.format(argument))
                entry = {"directory": folder, "file": str(file), "arguments": ["c++", "-std=c++20", "-c", str(file)]}
                (pathlib.Path(folder) / "compile_commands.json").write_text(json.dumps([entry]))
                found.append(gate_static_analysis.findings_in(
                    gate_static_analysis.answer_of(program, folder, str(file)), folder))
            self.assertEqual([line.split(": ")[0] for line in found[0]], ["a.cpp:6"])
            self.assertIn("bugprone-use-after-move", found[0][0])
            self.assertEqual([line for line in found[1] if "use-after-move" in line], [])
            self.assertIn("no template named 'map'", found[2][-1])
            self.assertNotIn("nothing", "".join(found[2]))

    def test_sources_that_clash_are_read_apart(self):
        program = gate_static_analysis.analyzer()
        if not program:
            self.skipTest("clang-tidy 14 is not installed")
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            files = [folder / "a.cpp", folder / "b.cpp"]
            files[0].write_text("namespace {\nstruct Part {\n    int size;\n};\n}\nint a() { return Part{}.size; }\n")
            fault = "bool f(bool b) { return b ? Part{}.length : Part{}.length; }\n"
            for text, count in (("", 0), (fault, 1)):
                files[1].write_text("namespace {\nstruct Part {\n    bool length;\n};\n}\n" + text)
                batch = {"directory": name, "arguments": ["c++", "-std=c++20", "-c"], "files": [str(f) for f in files]}
                joined = gate_static_analysis.write_sources(folder, [batch])[0]
                self.assertTrue(
                    gate_static_analysis.CLASH.search(gate_static_analysis.answer_of(program, folder, joined)))
                found = gate_static_analysis.findings(program, folder, joined, batch["files"], name)
                self.assertEqual([line.split(":")[0] for line in found], ["b.cpp"] * count)


class TestVocabulary(unittest.TestCase):
    PAGE = ("# Glossary\n\n## Words we no longer use\n\n| retired | use | gate |\n|---|---|---|\n"
            "| `oldName`, old | `newName` | `oldName` |\n| `…Shop` | `…Store` | `*Shop`, `kOld*` |\n"
            "| dice | numbers | |\n\n## How\n\n| `a` | `b` | `c` |\n")

    def test_the_glossary_names_retired_words(self):
        patterns = gate_vocabulary.retired_patterns((gate.ROOT / gate_vocabulary.GLOSSARY).read_text(encoding="utf-8"))
        self.assertGreater(len(patterns), 40)
        self.assertEqual(gate_vocabulary.retired_patterns(self.PAGE), ["oldName", "*Shop", "kOld*"])

    def test_retired_identifiers_are_found_in_code_comments_and_names_of_files(self):
        retired = gate_vocabulary.matcher(gate_vocabulary.retired_patterns(self.PAGE))
        text = "int kOldLimit;\n// See `oldName`.\n#include \"app/oldName.h\"\nauto oldNames = Shop{};\nToyShop x;\n"
        found = gate_vocabulary.retired_words("app/oldName.h", text, retired)
        self.assertEqual([line.split(" is ")[0] for line in found],
                         ["app/oldName.h:0: oldName", "app/oldName.h:1: kOldLimit", "app/oldName.h:2: oldName",
                          "app/oldName.h:3: oldName", "app/oldName.h:5: ToyShop"])

    def test_british_spelling_is_found_but_for_words_of_files(self):
        wrong = "Col" + "our"
        text = f'// The {wrong.lower()}.\nint map{wrong};\ntext("{wrong.lower()}");\nrow("a {wrong.lower()} of");\n'
        found = gate_vocabulary.british_words("a.h", text + "int parameters, diameter, perimeter;\n")
        self.assertEqual([line.split(": ")[0] for line in found], ["a.h:1", "a.h:2", "a.h:4"])
        catalogs = "cata" + "logues"
        self.assertEqual(gate_vocabulary.british_words("a.md", f"resources/{catalogs}/README.md"), [])
        self.assertTrue(gate_vocabulary.british_words("a.md", f"`scenarios/{catalogs}/`"))
        self.assertTrue(gate_vocabulary.british_words(f"app/{catalogs}/a.md", ""))

    def test_doc_comments_without_a_subject_are_found(self):
        text = ("/// Of two models.\nint a;\n/// The distance.\n/// Of two models.\nint b;\n    /// The same backwards.\n"
                "// Of no doc comment.\n/// Often so.\nint c; ///< Of a.\n///\n/// What of them stays.\n")
        found = gate_vocabulary.private_openings("a.h", text)
        self.assertEqual([line.split(": ")[0] for line in found], ["a.h:1", "a.h:6"])


class TestWaits(unittest.TestCase):
    def test_fixed_waits_are_found(self):
        text = ("QTest::qWait(20);\nQTest::qWaitFor(isDone, 5000);\nQTRY_VERIFY(isDone());\n"
                "std::this_thread::sleep_for(1s);\nQThread::msleep(5);\nspy.wait(5000);\nQTest::qSleep (1);\n")
        found = gate_waits.violations("tests/a.cpp", text)
        self.assertEqual(found, ["tests/a.cpp:1: qWait", "tests/a.cpp:4: sleep_for", "tests/a.cpp:5: msleep",
                                 "tests/a.cpp:7: qSleep"])

    def test_the_moment_of_a_kill_is_let_pass_once(self):
        name, wait = "tests/support/killed_child.cpp", "sleep_for(time);\n"
        self.assertEqual(gate_waits.violations(name, wait), [])
        self.assertEqual(len(gate_waits.violations(name, wait * 2)), 1)


if __name__ == "__main__":
    unittest.main()
