// Adds up the tests of the JSON reports of Vitest and Playwright and names the failed ones last, where a cut log still
// shows them; a failed step without a failed test counts as one.
import { readFileSync } from "node:fs";

const [failedSteps, ...files] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const file of files) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  passed += report.numPassedTests ?? report.stats.expected + report.stats.flaky;
  failed += report.numFailedTests ?? report.stats.unexpected;
  for (const [outcome, name, message] of [...vitestFailures(report), ...playwrightFailures(report.suites)]) {
    console.log(`${outcome}: ${name}\n  ${message.split("\n").slice(0, 12).join("\n  ")}`);
  }
}
failed = Math.max(failed, Number(failedSteps));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function* vitestFailures(report) {
  for (const file of report.testResults ?? []) {
    for (const test of file.assertionResults) {
      if (test.status === "failed") yield ["failed", `${file.name} ${test.fullName}`, test.failureMessages.join("\n")];
    }
  }
}

function* playwrightFailures(suites = []) {
  for (const suite of suites) {
    yield* playwrightFailures(suite.suites);
    for (const spec of suite.specs) {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors));
      if (errors.length === 0) continue;
      yield [
        spec.ok ? "flaky" : "failed",
        `${spec.file}:${spec.line} ${spec.title}`,
        errors.map((error) => error.message).join("\n"),
      ];
    }
  }
}
