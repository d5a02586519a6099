import { existsSync } from "node:fs";
import { syncLexicon } from "../../src/services/catalogue/sync-lexicon.ts";
import { createEmbeddedFolder } from "./embedded-folder.ts";
import { moveIntoPlace } from "./move-into-place.ts";
import {
  administer,
  type EmbeddedTemplate,
  newDatabaseName,
  type PostgresTemplate,
  placesOf,
  prepare,
} from "./template-database.ts";

// The template with the lexicon is not kept from run to run: it would have to change with all code that reads, derives
// and stores headwords. Two workers that ask at once both make it, and the second one's goes.

/** The folder of the run's template with the lexicon in it. */
export async function embeddedLexicon({ folder, lexiconFolder }: EmbeddedTemplate): Promise<string> {
  if (existsSync(lexiconFolder)) return lexiconFolder;
  const unfinished = await createEmbeddedFolder(folder);
  await prepare({ dataDir: unfinished }, syncLexicon);
  moveIntoPlace(unfinished, lexiconFolder);
  return lexiconFolder;
}

/** The name of the same in PostgreSQL. */
export async function postgresLexicon(template: PostgresTemplate): Promise<string> {
  const { url, name, lexiconName, owner } = template;
  const found = () => administer(url, `select 1 from pg_database where datname = '${lexiconName}'`);
  if ((await found()).length > 0) return lexiconName;
  const unfinished = newDatabaseName();
  await administer(url, `create database ${unfinished} template ${name} owner ${owner.name}`);
  await prepare({ ...placesOf(template, unfinished), dataDir: "" }, syncLexicon);
  try {
    await administer(url, `alter database ${unfinished} rename to ${lexiconName}`);
  } catch (error) {
    await administer(url, `drop database ${unfinished} with (force)`);
    if ((await found()).length === 0) throw error;
  }
  return lexiconName;
}
