import { type SimulatedPerson, simulateBoard } from "./board/simulate.ts";

// A month of 1,000 learners and 80 scripts of eight kinds through the engine: who is ranked where, and who is flagged.
// npm run bench:board -- 200 10 30 takes so many learners, scripts and days.

const [honest = 1_000, scripts = 80, days = 30] = process.argv.slice(2).map(Number);
const start = process.cpuUsage();
const people = simulateBoard({ honest, scripts, days, seed: 1 });
const { user, system } = process.cpuUsage(start);
const answers = people.reduce((sum, person) => sum + person.answers, 0);
console.log(
  `${honest} learners, ${scripts} scripts, ${days} days: ${answers.toLocaleString("en")} answers, ${((user + system) / 1e6).toFixed(0)} s of CPU\n`,
);

const board = people.filter(({ flags }) => flags.size === 0);

function printTop(title: string, places: readonly SimulatedPerson[]): void {
  console.log(title);
  for (const [at, { player, ranked, points, flags }] of places.slice(0, 10).entries()) {
    const name = `${player.isScript ? "SCRIPT " : ""}${player.kind}`;
    console.log(
      `${String(at + 1).padStart(4)}  ${name.padEnd(36)} ${String(ranked).padStart(9)} of ${String(points).padStart(9)}  ${[...flags].join(", ")}`,
    );
  }
}

printTop("The first ten of the board:", board);
printTop("\nThe first ten if flagged people kept their places:", people);

console.log(`\n${"kind".padEnd(38)} people  flagged  best place   points a month, median  ranked`);
for (const [kind, group] of Map.groupBy(people, ({ player }) => `${player.isScript ? "SCRIPT " : ""}${player.kind}`)) {
  const flagged = group.filter(({ flags }) => flags.size > 0);
  const kinds = [...new Set(flagged.flatMap(({ flags }) => [...flags]))].join(", ");
  const best = board.findIndex((person) => group.includes(person)) + 1;
  const middle = group[Math.floor(group.length / 2)];
  console.log(
    `${kind.padEnd(38)} ${String(group.length).padStart(6)} ${String(flagged.length).padStart(8)} ${String(best || "-").padStart(11)} ${String(middle?.points).padStart(24)} ${String(middle?.ranked).padStart(8)}  ${kinds}`,
  );
}
