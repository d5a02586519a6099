import { type DBSchema, openDB } from "idb";
import type { LexiconPack } from "../domain/lexicon/pack.ts";
import type { ListLanguage } from "../domain/locale/meaning-language.ts";

export type StoredPack = LexiconPack & { readonly version: string };

type Packs = DBSchema & { packs: { key: ListLanguage; value: StoredPack } };

const open = () => openDB<Packs>("dizi-okulu", 1, { upgrade: (database) => database.createObjectStore("packs") });

/** Undefined where none is kept, or the browser keeps nothing. */
export async function keptPack(language: ListLanguage): Promise<StoredPack | undefined> {
  try {
    const database = await open();
    const pack = await database.get("packs", language);
    database.close();
    return pack;
  } catch {
    return undefined;
  }
}

/** Without room it is fetched again the next time. */
export async function keepPack(language: ListLanguage, pack: StoredPack): Promise<void> {
  try {
    const database = await open();
    await database.put("packs", pack, language);
    database.close();
  } catch {
    return;
  }
}
