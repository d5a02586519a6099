import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { TitlePack } from "../../domain/catalogue/title-pack.ts";
import {
  findTitlesCalled,
  readPackEpisodes,
  readShownTitles,
  type StoredTitle,
} from "../../storage/catalogue/read-pack.ts";
import type { Db } from "../../storage/database.ts";
import type { Services } from "../services.ts";
import { formatTitlePack } from "./format-title-pack.ts";
import { readTitlePack } from "./read-title-pack.ts";

/** The text of a title's pack. Rejects with UnusablePackError where something of the title has no place in a pack. */
async function packOf(db: Db, title: StoredTitle): Promise<string> {
  const { kind, name, year, genres, description, watchUrl, licence, credit, minutes } = title;
  // A line is told to others only where a licence allows it.
  const showLines = title.showLines && licence !== null;
  const pack: TitlePack = {
    title: {
      kind,
      name,
      genres,
      description,
      year: year ?? undefined,
      watchUrl: watchUrl ?? undefined,
      licence: licence ?? undefined,
      credit: credit ?? undefined,
      minutes: minutes ?? undefined,
      showLines: showLines || undefined,
    },
    episodes: await db.transaction((transaction) => readPackEpisodes(transaction, title.id, showLines), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    }),
  };
  const text = formatTitlePack(pack);
  await readTitlePack(Buffer.from(text));
  return text;
}

export type Exported =
  | { readonly pack: string }
  /** What the titles that it may be are called, each alone; none where there is none. */
  | { readonly candidates: readonly string[] };

/** The pack of the published title of a name, a name with a year, or an address such as `movie/charade`. */
export async function exportPack({ database: { db } }: Services, called: string): Promise<Exported> {
  const [title, ...others] = await findTitlesCalled(db, called);
  if (title !== undefined && others.length === 0) return { pack: await packOf(db, title) };
  const found = title === undefined ? [] : [title, ...others];
  return { candidates: found.map(({ kind, combinedUrl }) => `${kind}/${combinedUrl}`) };
}

/** Writes the packs of all titles that people see into a folder, named after their addresses; tells of each file. */
export async function* exportAllPacks(
  { database: { db } }: Services,
  folder: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  await mkdir(folder, { recursive: true });
  const titles = await readShownTitles(db);
  for (const title of titles) {
    if (signal.aborted) return;
    const { id, kind, combinedUrl } = title;
    const hasNamesake = titles.some((other) => other.id !== id && other.combinedUrl === combinedUrl);
    const file = path.join(folder, `${combinedUrl}${hasNamesake ? `-${kind}` : ""}.pack.json`);
    await writeFile(file, await packOf(db, title));
    yield file;
  }
}
