import { loadLexicon } from "../../src/services/lexicon/load-lexicon.ts";
import { readGold, scoreGold } from "./score.ts";
import { createExampleTagger, tableRows } from "./table-rows.ts";

// What each row of the tagger's tables is worth: node tests/gold/ablation.ts takes one after the other out and prints
// what changes in tuning.tsv and in the examples of the other rows. A row that changes nothing should go.

const { dictionary } = await loadLexicon();
const gold = await readGold("tuning.tsv");
const tag = createExampleTagger(dictionary);

function itemsFound(rules?: ReturnType<(typeof tableRows)[number]["without"]>): string[] {
  return scoreGold(gold, dictionary, rules).lines.map(({ found }) => found.join("; "));
}

const examples = [...new Set(tableRows.map(({ example }) => example))];
const allFound = itemsFound();
const allTagged = examples.map((example) => tag(example).join(" "));

for (const { label, without } of tableRows) {
  const rules = without();
  const found = itemsFound(rules);
  const lines = gold.flatMap(({ line }, at) =>
    found[at] === allFound[at] ? [] : [`  ${line}\n    ${allFound[at]}\n    without: ${found[at]}`],
  );
  const changed = examples.filter((example, at) => tag(example, rules).join(" ") !== allTagged[at]);
  process.stdout.write(`${[`${label}: ${lines.length} lines, ${changed.length} examples`, ...lines].join("\n")}\n`);
}
