import { foldNames, namesSeason, plainName, type SharedTexts } from "../../../domain/console/fold-names.ts";
import {
  type BroughtText,
  type Copy,
  countTexts,
  type PublicTitle,
  readCopies,
  readOpenWishes,
  readPublicNames,
  readSharedNames,
  readTexts,
  type Wish,
} from "../../../storage/console/brought.ts";
import type { Page, PageQuery } from "../../../storage/console/page.ts";
import type { Db } from "../../../storage/database.ts";
import type { Services } from "../../services.ts";

type Name = Pick<Copy, "name" | "year"> & { readonly people: number };

type Season = {
  /** Null in a film. */
  readonly season: number | null;
  readonly episodes: readonly { readonly episode: number; readonly people: number; readonly texts: number }[];
  /** Between the first and the last. */
  readonly missing: readonly number[];
  readonly runningWords: number;
  readonly unknownWords: number;
  readonly nameWords: number;
};

/** A title that is wanted: brought by learners, wished for, or both. Nothing says by whom. */
export type Wanted = {
  readonly id: string;
  readonly kind: Copy["kind"] | null;
  readonly name: string;
  readonly year: number | null;
  /** As people call it, the commonest first. */
  readonly names: readonly Name[];
  readonly people: number;
  readonly wishes: readonly Pick<Wish, "id" | "name" | "count">[];
  /** A title of the catalogue of that name, which publishing adds to. */
  readonly publicTitle: PublicTitle | null;
  readonly seasons: readonly Season[];
};

/** What differs in case and year alone is one name. */
const spellingOf = ({ name, year }: Pick<Copy, "name" | "year">) => `${name.toLowerCase()} ${year ?? ""}`;

const peopleOf = (copies: readonly Copy[]) => new Set(copies.map(({ userId }) => userId)).size;

/** The most wanted first: people who have brought a title and people who wish for it count alike. */
export async function readBrought(
  { database: { db } }: Services,
  search: string,
  page: PageQuery,
): Promise<Page<Wanted>> {
  const found = await foldWanted(db);
  const key = plainName(search);
  const fits = found.filter(
    ({ names, wishes }) => search === "" || [...names, ...wishes].some(({ name }) => plainName(name).includes(key)),
  );
  const scoreOf = ({ people, wishes }: Wanted) => people + wishes.reduce((sum, { count }) => sum + count, 0);
  const sorted = fits.toSorted((a, b) => scoreOf(b) - scoreOf(a) || (a.id < b.id ? -1 : 1));
  const { after, limit } = page;
  const rest = sorted.filter((row) => {
    const place = scoreOf(row) - Number(after?.place ?? Number.POSITIVE_INFINITY);
    return place < 0 || (place === 0 && row.id > String(after?.id));
  });
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  const next = rest.length > limit && last !== undefined ? { place: scoreOf(last), id: last.id } : undefined;
  const titleOf = new Map(shown.flatMap(({ id, copies }) => copies.map((copy) => [copy.id, id] as const)));
  const texts = Map.groupBy(await readTexts(db, titleOf), ({ title }) => title);
  return {
    rows: shown.map(({ copies: _copies, ...row }) => ({ ...row, seasons: seasonsOf(texts.get(row.id) ?? []) })),
    next,
  };
}

async function foldWanted(db: Db): Promise<(Wanted & { readonly copies: readonly Copy[] })[]> {
  const copies = await readCopies(db);
  const wishes = await readOpenWishes(db);
  const titles = await readPublicNames(db);
  const kindOf = new Map(copies.map(({ name, kind }) => [plainName(name), kind]));
  // A wish that does not say what it is goes with what people bring under its name.
  const wished = wishes.map((wish) => ({
    ...wish,
    year: null,
    kind: wish.kind ?? kindOf.get(plainName(wish.name)) ?? "series",
  }));
  const keys = foldNames([...copies, ...wished, ...titles], await readTextsByName(db));
  const keyed = <Row>(rows: readonly Row[], from: number) =>
    Map.groupBy(
      rows.map((row, at) => ({ key: keys[from + at] ?? "", row })),
      ({ key }) => key,
    );
  const [ofCopies, ofWishes] = [keyed(copies, 0), keyed(wished, copies.length)];
  const ofTitles = keyed(titles, copies.length + wished.length);
  return [...new Set([...ofCopies.keys(), ...ofWishes.keys()])].map((id) => {
    const own = (ofCopies.get(id) ?? []).map(({ row }) => row);
    const asked = (ofWishes.get(id) ?? []).map(({ row }) => row);
    const [title] = ofTitles.get(id) ?? [];
    const names = namesOf(own);
    const years = new Set(own.flatMap(({ year }) => year ?? []));
    const [first] = asked;
    return {
      id,
      kind: own[0]?.kind ?? wishes.find((wish) => wish.id === first?.id)?.kind ?? null,
      name: title?.row.name ?? names[0]?.name ?? first?.name ?? "",
      year: title?.row.year ?? (years.size === 1 ? ([...years][0] ?? null) : null),
      names,
      people: peopleOf(own),
      wishes: asked.map(({ id: wishId, name, count }) => ({ id: wishId, name, count })),
      publicTitle: title?.row ?? null,
      seasons: [],
      copies: own,
    };
  });
}

function namesOf(copies: readonly Copy[]): Name[] {
  const names = [...Map.groupBy(copies, spellingOf).values()].map((same) => {
    const spellings = [...Map.groupBy(same, ({ name }) => name)];
    // Of equals the one with capitals.
    spellings.sort((a, b) => peopleOf(b[1]) - peopleOf(a[1]) || (a[0] < b[0] ? -1 : 1));
    return { name: spellings[0]?.[0] ?? "", year: same[0]?.year ?? null, people: peopleOf(same) };
  });
  const isMarked = ({ name }: Name) => Number(namesSeason(name));
  return names.sort(
    (a, b) =>
      b.people - a.people || isMarked(a) - isMarked(b) || b.name.length - a.name.length || (a.name < b.name ? -1 : 1),
  );
}

/** Texts by the names' plain forms, as they are folded by. */
async function readTextsByName(db: Db) {
  const of = new Map<string, number>();
  for (const { name, texts } of await countTexts(db)) of.set(plainName(name), (of.get(plainName(name)) ?? 0) + texts);
  const shared = new Map<string, SharedTexts>();
  for (const { names } of await readSharedNames(db)) {
    const plain = [...new Set(names.map(plainName))].sort();
    // A text that is brought under many names tells little of any of them.
    for (const [at, a] of plain.slice(0, mostNames).entries()) {
      for (const b of plain.slice(at + 1, mostNames)) {
        const key = JSON.stringify([a, b]);
        shared.set(key, { names: [a, b], texts: (shared.get(key)?.texts ?? 0) + 1 });
      }
    }
  }
  return { of, shared: [...shared.values()] };
}

const mostNames = 20;

/** In their order; of several texts of an episode the one that publishing takes counts. */
function seasonsOf(texts: readonly BroughtText[]): Season[] {
  return [...Map.groupBy(texts, ({ season }) => season)].map(([season, ofSeason]) => {
    const byEpisode = [...Map.groupBy(ofSeason, ({ episode }) => episode)];
    const taken = byEpisode.flatMap(([, [first]]) => first ?? []);
    const sum = (field: "runningWords" | "unknownWords" | "nameWords") =>
      taken.reduce((total, text) => total + text[field], 0);
    const numbers = byEpisode.map(([episode]) => episode);
    const last = Math.max(...numbers);
    return {
      season,
      episodes: byEpisode.map(([episode, same]) => ({
        episode,
        people: same.reduce((total, { people }) => total + people, 0),
        texts: same.length,
      })),
      missing: Array.from({ length: Math.min(last, mostMissing) }, (_, at) => at + 1).filter(
        (each) => !numbers.includes(each),
      ),
      runningWords: sum("runningWords"),
      unknownWords: sum("unknownWords"),
      nameWords: sum("nameWords"),
    };
  });
}

/** Numbers of episodes that are not of a season, such as 10000, must not make long lists. */
const mostMissing = 200;
