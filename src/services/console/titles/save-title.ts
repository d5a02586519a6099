import { isDeepStrictEqual } from "node:util";
import { combinedUrlOf } from "../../../domain/catalogue/combined-url.ts";
import type { Translated } from "../../../domain/locale/locale.ts";
import {
  deletePoster,
  dropFormerAddress,
  dropFormerIdentity,
  freeAddress,
  insertTitle,
  isIdentityTaken,
  keepFormerAddress,
  keepFormerIdentity,
  lockTitle,
  setPremiumSeasons,
  type TitleRow,
  updateTitle,
} from "../../../storage/catalogue/manage-titles.ts";
import { dropLines } from "../../../storage/catalogue/save-title.ts";
import { type TitleField, titleFields } from "../../../storage/catalogue/schema.ts";
import { type ManagedTitle, readManagedTitle } from "../../../storage/console/titles.ts";
import type { Db } from "../../../storage/database.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";
import { recordedOf } from "./recorded-title.ts";

export type TitleToSave = {
  /** Without it a title is made. */
  readonly id?: number | undefined;
  readonly kind: "series" | "movie";
  readonly name: string;
  readonly year: number | null;
  readonly genres: readonly string[];
  readonly description: Translated;
  readonly isPremium: boolean;
  readonly premiumSeasons: readonly number[];
  readonly showLines: boolean;
  readonly watchUrl: string | null;
  readonly licence: string | null;
  readonly credit: string | null;
  readonly removesPoster: boolean;
};

/**
 * Makes or changes a title. A new name gives it a new address; the old one leads there.
 *
 * @throws {Refusal} not_found; conflict with name.taken.
 */
export async function saveTitle(services: Services, operator: Operator, wanted: TitleToSave): Promise<ManagedTitle> {
  return await publishing(services, operator, "SaveTitle", async (transaction) => {
    const before = wanted.id === undefined ? undefined : await lockTitle(transaction, wanted.id);
    if (wanted.id !== undefined && before?.kind !== wanted.kind) throw new Refusal("not_found");
    if (await isIdentityTaken(transaction, wanted, wanted.id ?? 0)) {
      throw new Refusal("conflict", [{ field: "name", code: "name.taken" }]);
    }
    const premiumBefore = before && (await readManagedTitle(transaction, before.id));
    const saved = before === undefined ? await create(transaction, wanted) : await change(transaction, before, wanted);
    await setPremiumSeasons(transaction, saved.id, wanted.premiumSeasons);
    const unmarked = await managed(transaction, saved.id);
    const edited = [...new Set([...saved.edited, ...changedFields(premiumBefore, unmarked)])].sort();
    await updateTitle(transaction, saved.id, { edited });
    const result = { ...unmarked, edited };
    return {
      thing: `title:${saved.id}`,
      before: premiumBefore && recordedOf(premiumBefore),
      after: recordedOf(result),
      result,
    };
  });
}

/** What imports leave as it is from now on: all of a new title. */
function changedFields(before: ManagedTitle | undefined, after: ManagedTitle): TitleField[] {
  if (before === undefined) return [...titleFields];
  const [was, is] = [recordedOf(before), recordedOf(after)];
  return titleFields.filter((field) => !isDeepStrictEqual(was[field], is[field]));
}

function settingsOf(wanted: TitleToSave) {
  const { name, year, genres, description, isPremium, showLines, watchUrl, licence, credit } = wanted;
  return { name, year, genres: [...genres], description, isPremium, showLines, watchUrl, licence, credit };
}

async function create(transaction: Db, wanted: TitleToSave): Promise<TitleRow> {
  const { kind } = wanted;
  const combinedUrl = await freeAddress(transaction, kind, combinedUrlOf(wanted.name), 0);
  await dropFormerIdentity(transaction, wanted);
  return await insertTitle(transaction, { kind, combinedUrl, ...settingsOf(wanted) });
}

async function change(transaction: Db, before: TitleRow, wanted: TitleToSave): Promise<TitleRow> {
  const { id, kind } = before;
  if (before.showLines && !wanted.showLines) await dropLines(transaction, id);
  if (wanted.removesPoster) await deletePoster(transaction, id);
  const combinedUrl = await renamedAddress(transaction, before, wanted.name);
  await dropFormerIdentity(transaction, wanted);
  const isRenamed = before.name.toLowerCase() !== wanted.name.toLowerCase() || before.year !== wanted.year;
  if (isRenamed) await keepFormerIdentity(transaction, before);
  return await updateTitle(transaction, id, {
    ...settingsOf(wanted),
    combinedUrl,
    ...(wanted.removesPoster && { posterUrl: null }),
  });

  async function renamedAddress(db: Db, { name, combinedUrl: old }: TitleRow, newName: string): Promise<string> {
    const wantedUrl = combinedUrlOf(newName);
    if (wantedUrl === combinedUrlOf(name)) return old;
    const free = await freeAddress(db, kind, wantedUrl, id);
    await dropFormerAddress(db, kind, free);
    await keepFormerAddress(db, { kind, combinedUrl: old, titleId: id });
    return free;
  }
}

async function managed(transaction: Db, id: number): Promise<ManagedTitle> {
  const title = await readManagedTitle(transaction, id);
  if (title === undefined) throw new Error(`title ${id} is gone`);
  return title;
}
