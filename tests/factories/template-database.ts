import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type Database, type DatabaseOptions, openDatabase } from "../../src/storage/database.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { moveIntoPlace } from "./move-into-place.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * A migrated database that is never used itself: every test file gets a copy. Another that holds the lexicon too is
 * of this run alone, and made by the first file that asks for it (lexicon-template.ts).
 */
export type EmbeddedTemplate = {
  readonly kind: "embedded";
  readonly folder: string;
  readonly lexiconFolder: string;
};
export type PostgresTemplate = {
  readonly kind: "postgres";
  /** A superuser's. */
  readonly url: string;
  readonly name: string;
  readonly lexiconName: string;
  /** Who owns the database and its tables, and whom the tests are run as; they are of this run alone. */
  readonly owner: Role;
  readonly site: Role;
};
export type Role = { readonly name: string; readonly password: string };
export type TemplateDatabase = EmbeddedTemplate | PostgresTemplate;

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Opens a database for one piece of work. */
export async function prepare(options: DatabaseOptions, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(options);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Changes with all that the files of an embedded database depend on. */
function templateKey(): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(root, "node_modules/@electric-sql/pglite/package.json")));
  for (const folder of ["src/storage/embedded", "src/storage/migrations"]) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** Kept from run to run: making one takes seconds. */
export async function migratedFolder(): Promise<string> {
  const cache = join(root, ".cache/test-database");
  const folder = join(cache, templateKey());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = join(cache, randomUUID());
  await prepare({ dataDir: unfinished }, migrate);
  moveIntoPlace(unfinished, folder);
  return folder;
}

export async function embeddedTemplate(): Promise<EmbeddedTemplate> {
  return {
    kind: "embedded",
    folder: await migratedFolder(),
    lexiconFolder: join(temporaryFolder(), "lexicon"),
  };
}

/** Runs one statement in the database that the url names; answers with the rows' first column. */
export async function administer(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: "array" });
    return rows.map(([first]) => first);
  } finally {
    await client.end();
  }
}

export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The url of a database by one of the run's roles. */
export function withRole(url: string, { name, password }: Role): string {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.href;
}

export function newDatabaseName(): string {
  return `test_${randomUUID().replaceAll("-", "")}`;
}

export async function postgresTemplate(url: string): Promise<PostgresTemplate> {
  const name = newDatabaseName();
  const owner = { name: `${name}_owner`, password: randomUUID() };
  const site = { name: `${name}_site`, password: randomUUID() };
  for (const role of [owner, site]) {
    await administer(url, `create role ${role.name} login password '${role.password}'`);
  }
  await administer(url, `create database ${name} owner ${owner.name}`);
  const template: PostgresTemplate = { kind: "postgres", url, name, lexiconName: `${name}_lexicon`, owner, site };
  await prepare({ ...placesOf(template, name), dataDir: "" }, migrate);
  return template;
}

/** Where a database of the run is opened by its roles. */
export function placesOf({ url, owner, site }: PostgresTemplate, name: string) {
  const own = withDatabaseName(url, name);
  return { url: withRole(own, site), migrationUrl: withRole(own, owner) };
}

/** The templates with their roles, and whatever copies a test that failed has left: of such the role is still the owner. */
export async function dropTemplate(template: TemplateDatabase): Promise<void> {
  if (template.kind === "embedded") {
    rmSync(dirname(template.lexiconFolder), { recursive: true });
    return;
  }
  const { url, owner, site } = template;
  const owned = await administer(url, `select datname from pg_database where datdba = '${owner.name}'::regrole`);
  for (const name of owned) await administer(url, `drop database ${name} with (force)`);
  await administer(url, `drop role ${owner.name}, ${site.name}`);
}
