import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { outsideTransaction } from "./apply-migrations.ts";
import { getTableName } from "./drizzle.ts";
import { personalTables } from "./personal-data/personal-tables.ts";

const folder = path.join(import.meta.dirname, "migrations");
/** Earlier ones have been released, and are never changed. */
const firstChecked = 45;

/** Tables with a row or more for each person or answer: millions of rows on a site with many learners. */
const large = new Set(["users", "episode_words", ...personalTables.map(({ table }) => getTableName(table))]);

/** Said in a migration that locks a large table all the same, with the reason: then the operator is told. */
const marker = /^-- locks a large table: \S/m;

const volatile = /default .*\b(random|gen_random_uuid|clock_timestamp|nextval|timeofday)\s*\(|generated|serial/i;

/** The first group of a pattern is the table. Rules as in Squawk and strong_migrations. */
const locking: readonly { readonly what: string; readonly pattern: RegExp; readonly where?: RegExp }[] = [
  { what: "makes an index that writers wait for", pattern: /\bcreate (?:unique )?index (?!concurrently).*? on (\w+)/i },
  { what: "writes every row anew", pattern: /\balter table (\w+) add column /i, where: volatile },
  { what: "writes every row anew", pattern: /\balter table (\w+) alter column \w+ (?:set data )?type /i },
  { what: "writes every row anew", pattern: /\b(?:cluster|vacuum full) (\w+)/i },
  { what: "changes rows of a large table", pattern: /^update (\w+) /i },
  { what: "changes rows of a large table", pattern: /^delete from (\w+)/i },
  {
    what: "reads every row under a lock",
    pattern: /\balter table (\w+) add constraint \w+ (?:check|foreign key)(?!.* not valid)/i,
  },
  {
    what: "reads every row under a lock",
    pattern: /\balter table (\w+) add constraint \w+ (?:unique|primary key)(?!.* using index)/i,
  },
  { what: "reads every row under a lock", pattern: /\balter table (\w+) add column .* (?:references|unique)\b/i },
  {
    what: "makes a column required without a validated check",
    pattern: /\balter table (\w+) alter column \w+ set not null/i,
  },
];

const forTransactions: typeof locking = [
  { what: "validates under the locks of its transaction", pattern: /\balter table (\w+) validate constraint /i },
  { what: "cannot be done in a transaction", pattern: /\bindex concurrently .*? on (\w+)/i },
];

function statementsOf(migration: string): string[] {
  const text = migration.replaceAll(/--.*$/gm, "").replaceAll(/"public"\.|\bpublic\.|"/g, "");
  return text.split(";").map((statement) => statement.replaceAll(/\s+/g, " ").trim());
}

/** A check that a column is not null spares `set not null` from reading the table, once it has been validated. */
function hasValidatedCheck(statement: string, before: readonly string[]): boolean {
  const [, table, column] = /alter table (\w+) alter column (\w+) set not null/i.exec(statement) ?? [];
  const checks = before.flatMap((each) => {
    const pattern = new RegExp(
      `alter table ${table} add constraint (\\w+) check \\(+(?:${table}\\.)?${column} is not null`,
      "i",
    );
    return pattern.exec(each)?.[1] ?? [];
  });
  return checks.some((name) => before.some((each) => new RegExp(`validate constraint ${name}$`, "i").test(each)));
}

/** @param earlier the migrations before it */
function locksOf(migration: string, earlier: readonly string[] = []): string[] {
  if (marker.test(migration)) return [];
  const statements = statementsOf(migration);
  const before = [...earlier.flatMap(statementsOf), ...statements];
  const isApart = outsideTransaction.test(migration);
  const made = new Set(statements.flatMap((each) => /^create table (?:if not exists )?(\w+)/i.exec(each)?.[1] ?? []));
  const found = statements.flatMap((statement, at) => {
    const rules = isApart ? locking : [...locking, ...forTransactions];
    const broken = rules.filter(({ pattern, where }) => {
      const table = pattern.exec(statement)?.[1];
      return table !== undefined && large.has(table) && !made.has(table) && (where?.test(statement) ?? true);
    });
    const whats = broken
      .map(({ what }) => what)
      .filter((what) => !what.includes("required") || !hasValidatedCheck(statement, before));
    const index = /^create (?:unique )?index concurrently (?:if not exists )?(\w+)/i.exec(statement)?.[1];
    // What was left of one that failed is no index.
    const isRepeatable =
      index === undefined || statements[at - 1]?.toLowerCase() === `drop index concurrently if exists ${index}`;
    return isRepeatable ? whats : [...whats, "makes an index without dropping what a failed start has left of it"];
  });
  return found;
}

const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const textOf = (name: string) => readFileSync(path.join(folder, name), "utf8");
const checked = files.filter((name) => Number(name.slice(0, 4)) >= firstChecked);

test("no migration locks a large table for longer than a moment", () => {
  const found = checked.flatMap((name) => {
    const earlier = files.filter((each) => each < name).map(textOf);
    return locksOf(textOf(name), earlier).map((what) => `${name}: ${what}`);
  });
  expect(found).toEqual([]);
});

const indexed =
  'DROP INDEX CONCURRENTLY IF EXISTS "users_a";\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "users_a" ON "users" ("a");';

test.each([
  ['CREATE INDEX "users_a" ON "users" USING btree ("a");', "makes an index that writers wait for"],
  ["DO $$ BEGIN\n  PERFORM 1;\n  CREATE INDEX users_a ON users (a);\nEND $$;", "makes an index that writers wait for"],
  ['ALTER TABLE "users" ADD COLUMN "a" uuid DEFAULT gen_random_uuid();', "writes every row anew"],
  ['ALTER TABLE "users" ADD COLUMN "a" integer GENERATED ALWAYS AS (1) STORED;', "writes every row anew"],
  ['ALTER TABLE "points_ledger" ALTER COLUMN "points" SET DATA TYPE bigint;', "writes every row anew"],
  ['UPDATE "users" SET "a" = 1;', "changes rows of a large table"],
  ["DELETE FROM sessions WHERE true;", "changes rows of a large table"],
  ['ALTER TABLE "users" ADD CONSTRAINT "users_a" CHECK ("users"."a" > 0);', "reads every row under a lock"],
  [
    'ALTER TABLE "sessions" ADD CONSTRAINT "a" FOREIGN KEY ("a") REFERENCES "public"."users"("id");',
    "reads every row under a lock",
  ],
  ['ALTER TABLE "users" ADD CONSTRAINT "users_a" UNIQUE("a");', "reads every row under a lock"],
  ['ALTER TABLE "users" ALTER COLUMN "a" SET NOT NULL;', "makes a column required without a validated check"],
  ['ALTER TABLE "users" VALIDATE CONSTRAINT "users_a";', "validates under the locks of its transaction"],
  [indexed, "cannot be done in a transaction"],
  [
    '-- outside a transaction: it is large\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "users_a" ON "users" ("a");',
    "makes an index without dropping what a failed start has left of it",
  ],
])("%s is found", (statement, what) => {
  expect(locksOf(statement)).toEqual([what]);
  expect(locksOf(`-- locks a large table: nobody has many\n${statement}`)).toEqual([]);
});

test("what locks nothing for long is let through", () => {
  const statements = [
    'CREATE TABLE "sessions" ("user_id" integer);',
    'CREATE INDEX "sessions_user" ON "sessions" ("user_id");',
    'CREATE INDEX "polls_a" ON "polls" ("a");',
    'ALTER TABLE "users" ADD COLUMN "a" text;',
    'ALTER TABLE "users" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "c" timestamp with time zone DEFAULT now() NOT NULL;',
    'ALTER TABLE "users" ADD CONSTRAINT "users_b" CHECK ("users"."b" > 0) NOT VALID;',
    'ALTER TABLE "users" ADD CONSTRAINT "users_d" UNIQUE USING INDEX "users_d";',
    'ALTER TABLE "users" DROP CONSTRAINT "users_role";',
  ];
  expect(locksOf(statements.join("\n--> statement-breakpoint\n"))).toEqual([]);
  expect(locksOf(`-- outside a transaction: it is large\n${indexed}`)).toEqual([]);
  const checkFirst = 'ALTER TABLE "users" ADD CONSTRAINT "users_a" CHECK ("users"."a" IS NOT NULL) NOT VALID;';
  const thenValidate = '-- outside a transaction: it is large\nALTER TABLE "users" VALIDATE CONSTRAINT "users_a";';
  const required = 'ALTER TABLE "users" ALTER COLUMN "a" SET NOT NULL;';
  expect(locksOf(required, [checkFirst, thenValidate])).toEqual([]);
  expect(locksOf(required, [checkFirst])).toEqual(["makes a column required without a validated check"]);
});
