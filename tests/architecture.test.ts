import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const sources = globSync(["src/**/*.{ts,tsx,css}", "tests/**/*.{ts,tsx}"], { cwd: root })
  .filter((file) => !/\/generated(-console)?\//.test(file) && !file.includes("/migrations/"))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);

/** What each file of src imports, types and lazily loaded files included; tests may reach everywhere. */
const imports = new Map(
  sources
    .filter(({ file }) => file.startsWith("src/") && !isTest(file))
    .map((source) => [source.file, importsOf(source)] as const),
);

/** Areas in their order, under the same names in every room: a later one may use an earlier one, never the reverse. */
const areas: readonly (readonly string[])[] = [
  ["locale"],
  // Of web alone: what every page needs.
  ["page"],
  ["mail", "jobs", "publication"],
  ["lexicon"],
  ["catalogue"],
  ["subtitles"],
  ["accounts"],
  ["premium"],
  ["memory"],
  ["progress"],
  // Of web alone: what is kept to be used without a connection.
  ["offline"],
  ["my-series"],
  ["quiz"],
  ["level-test"],
  // Of web alone: word lists as people work with them.
  ["words"],
  ["review"],
  ["polls"],
  ["contact"],
  ["articles"],
  ["console"],
];

function areaRank(area: string | undefined): number | undefined {
  const rank = areas.findIndex((names) => names.includes(area ?? ""));
  return rank === -1 ? undefined : rank;
}

/** The rank of a file in the order of its room; undefined for one that belongs to no area. */
function rankOf(file: string): number | undefined {
  const [, room, part, feature] = file.split("/");
  if (room !== "web") return areaRank(part?.replace(/\.ts$/, ""));
  if (part === "features") return areaRank(feature);
  return { i18n: -2, design: -1, console: areaRank("console"), app: areas.length }[part ?? ""];
}

function importsOf({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map((match) =>
    path.posix.join(path.posix.dirname(file), match[1] ?? ""),
  );
}

test("an area never imports a later one", () => {
  const wrong = [...imports].flatMap(([file, targets]) => {
    const own = rankOf(file);
    if (own === undefined || !/^src\/(domain|contract|storage|services|api|web)\//.test(file)) return [];
    // The contract is one document for all of web: its client names the calls of every area.
    const room = file.startsWith("src/web/") ? "src/web/" : "src/";
    return targets
      .filter((target) => target.startsWith(room) && (rankOf(target) ?? own) > own)
      .map((target) => `${file} uses ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("everything in web is i18n, design, a feature named like its area, console, or app", () => {
  const wrong = [...imports.keys()].filter((file) => file.startsWith("src/web/") && rankOf(file) === undefined);
  expect(wrong).toEqual([]);
});

/** Cycles of a graph, at least one of each connected set of them, as "a > b > a". */
function cyclesIn(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  function visit(node: string): void {
    const start = trail.indexOf(node);
    if (start !== -1) cycles.push([...trail.slice(start), node].join(" > "));
    if (start !== -1 || done.has(node)) return;
    trail.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    trail.pop();
    done.add(node);
  }
  for (const node of graph.keys()) visit(node);
  return cycles;
}

test("neither files nor sibling folders import each other in a cycle", () => {
  expect(cyclesIn(imports)).toEqual([]);

  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const from = path.posix.dirname(file).split("/");
      const to = path.posix.dirname(target).split("/");
      const fork = from.findIndex((name, depth) => name !== to[depth]);
      // A folder and its own subfolders may import each other.
      if (fork === -1 || fork >= to.length) continue;
      const folder = from.slice(0, fork + 1).join("/");
      folders.set(folder, (folders.get(folder) ?? new Set()).add(to.slice(0, fork + 1).join("/")));
    }
  }
  expect(cyclesIn(folders)).toEqual([]);
});

test("the domain uses no clock, randomness or process", () => {
  const impure = /\b(Date\.now|new Date\(\)|Math\.random|performance\.now|setTimeout|process\.|crypto\.)/;
  const wrong = sources.filter(
    ({ file, text }) => file.startsWith("src/domain/") && !file.endsWith(".test.ts") && impure.test(text),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("domain, services and storage use the code's own words, not the names of the API's fields", () => {
  const names =
    /\b(my_true_count|falseCount|trueChoice|choices_list|StartPointForScoring|DurationForScoring|audio_link_answer|repetitionCount|start_length|word_list|MeanLanguageType)\b|\btype (===|!==) [1-6]\b|\btype: [1-6]\b/;
  const allowed: readonly string[] = [
    // Rows as they were before it.
    "src/storage/quiz/quizzes-migration.test.ts",
    // The name of a column.
    "src/storage/quiz/schema.ts",
  ];
  const wrong = sources.filter(
    ({ file, text }) => /^src\/(domain|services|storage)\//.test(file) && !allowed.includes(file) && names.test(text),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("tests that share their modules neither replace nor reload them", () => {
  const isolated = readFileSync(path.join(root, "vitest.config.ts"), "utf8");
  const wrong = sources.filter(
    ({ file, text }) =>
      /^(src\/(domain|contract|web|build)\/.*|tests\/[^/]+)(?<!\.large)\.test\.tsx?$/.test(file) &&
      /\bvi\.(mock|doMock|resetModules)\(/.test(text) &&
      !isolated.includes(`"${file}"`),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("only main reads the environment", () => {
  const wrong = sources.filter(
    ({ file, text }) =>
      /^src\/(?!main\/)/.test(file) &&
      !file.includes(".test.") &&
      text.replace(/\/\*.*?\*\//gs, "").includes("process.env"),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

/** The effects of React in a text, by their calls. */
const effectsIn = (text: string) => text.match(/\buse(Layout|Insertion)?Effect\(/g)?.length ?? 0;

test("web has at most 50 effects: they talk to what is outside of React, and nothing else", () => {
  expect(effectsIn("useEffect(() => {}); useLayoutEffect(mark, []); useEffectEvent(listen)")).toBe(2);
  const counts = sources
    .filter(({ file }) => file.startsWith("src/web/") && !isTest(file))
    .map(({ file, text }) => `${effectsIn(text)} ${file}`)
    .filter((line) => !line.startsWith("0 "));
  const all = counts.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  expect(all, counts.join("\n")).toBeLessThanOrEqual(50);
  expect(all).toBeGreaterThan(0);
});

test("parts of a page are loaded late in one way, src/web/features/page/late.ts", () => {
  const wrong = sources.filter(
    ({ file, text }) =>
      file.startsWith("src/web/") &&
      !isTest(file) &&
      (/\blazy\b.*from "react"/.test(text) || /useEffect\(\(\) => \{[^}]*\bimport\(/.test(text)),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("no object is spread into another only to fold its lines", () => {
  const wrong = sources.filter(({ file, text }) => file.startsWith("src/") && /(?<!\{)\.\.\.\{ /.test(text));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("no source is over 350 lines and no test over 400, nearly all are under 250, half under 70", () => {
  const lengths = sources
    .filter(({ file }) => file.startsWith("src/"))
    .map(({ file, text }) => ({ file, lines: text.split("\n").length }))
    .sort((a, b) => a.lines - b.lines);
  expect(lengths.filter(({ file, lines }) => lines > (file.includes(".test.") ? 400 : 350))).toEqual([]);
  expect(lengths[Math.floor(lengths.length * 0.95)]?.lines).toBeLessThan(250);
  expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThan(70);
});

test("every custom property that styles use is set somewhere", () => {
  const web = sources.filter(({ file }) => file.startsWith("src/web/"));
  const set = new Set(web.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)(?:"|:)/g)].map(([, name]) => name)));
  const wrong = web
    .filter(({ file }) => file.endsWith(".css"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name]) => !set.has(name))
        .map(([use]) => `${file} uses ${use})`),
    );
  expect(wrong).toEqual([]);
});

test("every file is named in kebab-case", () => {
  const wrong = sources.filter(({ file }) => !/^[a-z0-9.-]+$/.test(path.basename(file)));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
