import { browser } from "wxt/browser";
import type { Standing } from "./protocol.ts";

/** What the site knows of a person's words, by their ids. */
export type SiteWords = {
  /** Words up to it count as known; 0 for none. */
  readonly level: number;
  readonly known: readonly number[];
  /** Not known whatever the level. */
  readonly unknown: readonly number[];
  readonly learning: readonly number[];
};

/** Undefined while nobody is signed in, or before the site answered. */
export type KeptSiteWords = { readonly level: number; readonly standings: ReadonlyMap<number, Standing> } | undefined;

const keyOf = (id: number) => `word:${id}`;

const standings: readonly unknown[] = ["known", "learning", "new"] satisfies Standing[];

function isStanding(value: unknown): value is Standing {
  return standings.includes(value);
}

function isSiteWords(value: unknown): value is SiteWords {
  return typeof value === "object" && value !== null && "known" in value && "learning" in value;
}

let kept: Promise<KeptSiteWords> | undefined;
browser.storage.local.onChanged.addListener(({ site }) => {
  if (site !== undefined) kept = undefined;
});

async function load(): Promise<KeptSiteWords> {
  const { site } = await browser.storage.local.get("site");
  if (!isSiteWords(site)) return undefined;
  const of = (ids: readonly number[], standing: Standing) => ids.map((id) => [id, standing] as const);
  return {
    level: site.level,
    standings: new Map([...of(site.unknown, "new"), ...of(site.known, "known"), ...of(site.learning, "learning")]),
  };
}

export function readSiteWords(): Promise<KeptSiteWords> {
  kept ??= load();
  return kept;
}

export async function keepSiteWords(site: SiteWords): Promise<void> {
  await browser.storage.local.set({ site });
}

/** The same with marks that were sent. */
export function withMarks(site: SiteWords, marks: ReadonlyMap<number, Standing>): SiteWords {
  const merged = (ids: readonly number[], standing: Standing) => [
    ...ids.filter((id) => !marks.has(id)),
    ...[...marks].filter(([, as]) => as === standing).map(([id]) => id),
  ];
  return {
    level: site.level,
    known: merged(site.known, "known"),
    unknown: merged(site.unknown, "new"),
    learning: merged(site.learning, "learning"),
  };
}

/** Before the site has told what it knows, nothing is to be added to. */
export async function addToSite(marks: ReadonlyMap<number, Standing>): Promise<void> {
  const { site } = await browser.storage.local.get("site");
  if (isSiteWords(site)) await keepSiteWords(withMarks(site, marks));
}

/** What was said here of some words, and else on the site. A key for each mark: two tabs that mark at once lose nothing. */
export async function readMarks(ids: readonly number[]): Promise<ReadonlyMap<number, Standing>> {
  const [marks, site] = await Promise.all([browser.storage.local.get(ids.map(keyOf)), readSiteWords()]);
  const found = new Map<number, Standing>();
  for (const id of ids) {
    const mark = marks[keyOf(id)];
    const standing = isStanding(mark) ? mark : site?.standings.get(id);
    if (standing !== undefined) found.set(id, standing);
  }
  return found;
}

export async function markWord(id: number, as: Standing): Promise<void> {
  await browser.storage.local.set({ [keyOf(id)]: as });
}

/** All marks that the site does not have: everything while nobody is signed in. */
export async function readUnsent(): Promise<ReadonlyMap<number, Standing>> {
  const all = await browser.storage.local.get(null);
  const marks = new Map<number, Standing>();
  for (const [key, value] of Object.entries(all)) {
    if (key.startsWith("word:") && isStanding(value)) marks.set(Number(key.slice("word:".length)), value);
  }
  return marks;
}

/** Forgets marks that the site has now, but for those that were changed meanwhile. */
export async function forgetSent(sent: ReadonlyMap<number, Standing>): Promise<void> {
  const present = await browser.storage.local.get([...sent.keys()].map(keyOf));
  const same = [...sent].filter(([id, standing]) => present[keyOf(id)] === standing);
  await browser.storage.local.remove(same.map(([id]) => keyOf(id)));
}
