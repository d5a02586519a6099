import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** What may be in a data folder before there is a database; a mounted disk has `lost+found`. */
const notData = /^(\..*|lost\+found|lock\.(pid|sqlite.*)|command\.sock)$/;

const named = (names: readonly string[]) => names.slice(0, 5).join(", ") + (names.length > 5 ? " …" : "");

function entriesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** The marker beside a database that is being made; one that is left is of a start that was interrupted. */
export function unfinishedMark(folder: string): string {
  return `${folder}.unfinished`;
}

/**
 * Refuses to begin a new database where there must have been one: its folder has files but no `PG_VERSION`, or is empty
 * or missing beside other data of the site. Made anew, it would look like a site that has lost everybody.
 *
 * @param folder of the database, in the data folder
 */
export function refuseLostData(folder: string): void {
  if (existsSync(join(folder, "PG_VERSION")) || existsSync(unfinishedMark(folder))) return;
  const dataDir = dirname(folder);
  const own = entriesOf(folder);
  const others = entriesOf(dataDir).filter((name) => name !== basename(folder) && !notData.test(name));
  if (own.length === 0 && others.length === 0) return;
  const state =
    own.length > 0 ? `has no PG_VERSION (only ${named(own)})` : existsSync(folder) ? "is empty" : "is missing";
  throw new Error(
    `The database in ${folder} is damaged or lost: the folder ${state}${others.length > 0 ? `, beside other data (${named(others)})` : ""}. ` +
      "Nothing was changed. Restore DATA_DIR from a backup; give DATABASE_URL if the data is in PostgreSQL; " +
      "or begin a new site by naming another folder in DATA_DIR.",
  );
}
