/**
 * Prints how often the sense is chosen that a gold file tells, beside the first sense, and each wrong choice:
 * `node tests/gold/senses-report.ts [FILE …]`. With `--sheet`, the occurrences whose sense the file does not tell yet,
 * with the senses to choose from.
 */
import { loadLexicon } from "../../src/services/lexicon/load-lexicon.ts";
import { readLexiconEntries } from "../../src/services/lexicon/read-lexicon-files.ts";
import { describeSenses, findSenses, readSenseGold, scoreSenses } from "./senses.ts";

const named = process.argv.slice(2).filter((word) => word !== "--sheet");
const files = named.length > 0 ? named.map((file) => `${process.cwd()}/${file}`) : ["senses-tuning.tsv"];
const { dictionary } = await loadLexicon();
const entries = await readLexiconEntries();

for (const file of files) {
  const results = findSenses(await readSenseGold(file), dictionary);
  if (process.argv.includes("--sheet")) {
    for (const { scene, line, item, meant } of results) {
      if (meant === undefined) process.stdout.write(`${scene}\t${line}\t${item}\t${describeSenses(item, entries)}\n`);
    }
    continue;
  }
  const { occurrences, right, firstIsRight, wrong } = scoreSenses(results);
  const figures = `right ${right.toFixed(1)}%, first sense ${firstIsRight.toFixed(1)}%`;
  process.stdout.write(`${file}: ${occurrences} occurrences, ${figures}\n`);
  for (const { line, item, chosen, meant } of wrong) {
    process.stdout.write(`  ${item}: chosen ${chosen}, meant ${meant}: ${line}\n`);
  }
}
