"""validate.py FILE…: prints what is wrong with SARIF reports, one line each, and nothing when they fit the schema."""

import json
import pathlib
import sys

import jsonschema

schema = json.loads((pathlib.Path(__file__).parent / "sarif-2.1.0-rtm.5.json").read_text(encoding="utf-8"))
jsonschema.Draft4Validator.check_schema(schema)
validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
for path in sys.argv[1:]:
    report = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    for error in sorted(validator.iter_errors(report), key=lambda one: list(map(str, one.absolute_path))):
        print("/" + "/".join(map(str, error.absolute_path)) + ": " + error.message[:200])
