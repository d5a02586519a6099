import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.join(import.meta.dirname, "migrations");
/** Earlier ones have been released, and are never changed. */
const firstChecked = 37;

/** Said in a migration that the former release cannot go on with, with the reason: then it is stopped before. */
const marker = /^-- breaks the former release: \S/m;

/** What the former release, which runs beside this one while it is rolled out, would fail on. */
const breaking: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: "drops a table", pattern: /^drop table/i },
  { what: "drops a column", pattern: /^alter table .* drop column/i },
  { what: "renames", pattern: /^alter table .* rename /i },
  { what: "changes a type", pattern: /^alter table .* alter column .* (set data )?type /i },
  { what: "makes a column required", pattern: /^alter table .* alter column .* set not null/i },
  { what: "takes a default away", pattern: /^alter table .* alter column .* drop default/i },
  {
    what: "adds a required column without a default",
    pattern: /^alter table .* add column (?!.*(default|generated)).* not null/i,
  },
];

function breaksIn(migration: string): string[] {
  if (marker.test(migration)) return [];
  const statements = migration.split("--> statement-breakpoint").map((text) =>
    text
      .replaceAll(/^--.*$/gm, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  return statements.flatMap((statement) =>
    breaking.filter(({ pattern }) => pattern.test(statement)).map(({ what }) => what),
  );
}

const migrations = readdirSync(folder).filter(
  (name) => name.endsWith(".sql") && Number(name.slice(0, 4)) >= firstChecked,
);

test.each(migrations)("%s leaves the former release running beside this one", (name) => {
  expect(breaksIn(readFileSync(path.join(folder, name), "utf8"))).toEqual([]);
});

test.each([
  ['DROP TABLE "demo" CASCADE;', "drops a table"],
  ['ALTER TABLE "users" DROP COLUMN "name";', "drops a column"],
  ['ALTER TABLE "users" RENAME COLUMN "name" TO "title";', "renames"],
  ['ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;', "changes a type"],
  ['ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;', "makes a column required"],
  ['ALTER TABLE "users" ALTER COLUMN "name" DROP DEFAULT;', "takes a default away"],
  ['ALTER TABLE "users" ADD COLUMN "name" text NOT NULL;', "adds a required column without a default"],
])("%s is found", (statement, what) => {
  expect(breaksIn(`CREATE TABLE "a" ("b" text NOT NULL);\n--> statement-breakpoint\n${statement}`)).toEqual([what]);
  expect(breaksIn(`-- breaks the former release: it is stopped before\n${statement}`)).toEqual([]);
});

test("what the former release does not notice is let through", () => {
  const statements = [
    'CREATE TABLE "a" ("b" text NOT NULL);',
    'ALTER TABLE "a" ADD COLUMN "c" text;',
    'ALTER TABLE "a" ADD COLUMN "d" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
    'CREATE INDEX "a_c" ON "a" ("c");',
  ];
  expect(breaksIn(statements.join("\n--> statement-breakpoint\n"))).toEqual([]);
});
