// Adds up the tests of the JSON reports of Vitest and Playwright; a failed step without a failed test counts as one.
import { readFileSync } from "node:fs";

const [failedSteps, ...files] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const file of files) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  passed += report.numPassedTests ?? report.stats.expected + report.stats.flaky;
  failed += report.numFailedTests ?? report.stats.unexpected;
}
failed = Math.max(failed, Number(failedSteps));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
