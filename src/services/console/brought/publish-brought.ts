import type { TitleKind } from "../../../domain/catalogue/catalogue.ts";
import { combinedUrlOf } from "../../../domain/catalogue/combined-url.ts";
import { findTitleOf } from "../../../storage/catalogue/find-imported.ts";
import { dropFormerIdentity, freeAddress, insertTitle } from "../../../storage/catalogue/manage-titles.ts";
import { publishFigures } from "../../../storage/catalogue/publish-stale.ts";
import { titleFields } from "../../../storage/catalogue/schema.ts";
import { type Copy, lockCopies, readTexts, setPublicTitle } from "../../../storage/console/brought.ts";
import { moveProgress } from "../../../storage/console/move-progress.ts";
import { type ManagedTitle, readManagedTitle } from "../../../storage/console/titles.ts";
import type { Db } from "../../../storage/database.ts";
import { addReadings } from "../../../storage/my-series/titles.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";
import { recordedOf } from "../titles/recorded-title.ts";

export type TitleToPublish = {
  readonly kind: TitleKind;
  /** What people call it whose titles are taken. */
  readonly names: readonly Pick<Copy, "name" | "year">[];
  readonly name: string;
  readonly year: number | null;
  readonly genres: readonly string[];
};

/**
 * Makes a title of the catalogue of what learners have brought, or adds to the one of that name and year what it lacks. Of
 * several texts of an episode it takes the one that most people have. Figures alone: no line of a text is kept anywhere.
 * Given twice it comes to the same.
 *
 * @throws {Refusal} not_found, where nobody has brought such a title and there is none
 */
export async function publishBrought(
  services: Services,
  operator: Operator,
  wanted: TitleToPublish,
): Promise<ManagedTitle> {
  return await publishing(services, operator, "PublishBrought", async (transaction) => {
    const copies = await lockCopies(transaction, wanted.kind, wanted.names);
    const found = await findTitleOf(transaction, wanted);
    if (copies.length === 0 && found === undefined) throw new Refusal("not_found");
    const before = found && (await readManagedTitle(transaction, found.id));
    const id = found?.id ?? (await create(transaction, wanted));
    if (copies.length > 0) await merge(transaction, id, copies);
    const result = await readManagedTitle(transaction, id);
    if (result === undefined) throw new Error(`title ${id} is gone`);
    const recorded = (title: ManagedTitle) => ({ ...recordedOf(title), episodes: title.episodes });
    return { thing: `title:${id}`, before: before && recorded(before), after: recorded(result), result };
  });
}

async function create(transaction: Db, wanted: TitleToPublish): Promise<number> {
  const { kind, name, year, genres } = wanted;
  const combinedUrl = await freeAddress(transaction, kind, combinedUrlOf(name), 0);
  await dropFormerIdentity(transaction, wanted);
  const row = await insertTitle(transaction, {
    kind,
    name,
    year,
    combinedUrl,
    genres: [...genres],
    description: { tr: "", en: "", es: "" },
    isPremium: false,
    showLines: false,
    // As of a title that the operator makes: imports leave it as it is.
    edited: [...titleFields],
  });
  return row.id;
}

async function merge(transaction: Db, titleId: number, copies: readonly Copy[]): Promise<void> {
  const copyIds = copies.map(({ id }) => id);
  const texts = await readTexts(transaction, new Map(copyIds.map((id) => [id, "title"])));
  const places = Map.groupBy(texts, ({ season, episode }) => `${season} ${episode}`);
  const taken = [...places.values()].flatMap(([first]) => first ?? []);
  await addReadings(transaction, titleId, taken);
  await publishFigures(transaction, [titleId]);
  await setPublicTitle(transaction, copyIds, titleId);
  const userIds = [...new Set(copies.map(({ userId }) => userId))];
  await moveProgress(transaction, { userIds, copyIds, publicId: titleId });
}
