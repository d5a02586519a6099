import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { z } from "zod";
import {
  type PackEpisode,
  type PackItem,
  type PackTitle,
  runningWordsOf,
  type TitlePack,
  usualTokens,
} from "../../domain/catalogue/title-pack.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import {
  packEpisode,
  packHead,
  packItem,
  packLimits,
  type WrittenEpisode,
  type WrittenItem,
} from "./title-pack-schema.ts";

/** A file that is no title pack, or one with faults; each says its place in the file and what is wrong. */
export class UnusablePackError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

type Path = readonly PropertyKey[];

const mostFaults = 10;

/** `episodes[0].items[12][2]` */
function written(path: Path): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

function fault(path: Path, message: string): string {
  return path.length === 0 ? message : `${written(path)}: ${message}`;
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, path: Path): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new UnusablePackError(
    issues.slice(0, mostFaults).map((issue) => fault([...path, ...issue.path], issue.message)),
  );
}

const unpack = promisify(gunzip);

async function unpacked(bytes: Buffer): Promise<Buffer> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: packLimits.bytes });
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw new UnusablePackError([isTooLarge ? tooLarge : "It is damaged: it cannot be unpacked."]);
  }
}

const tooLarge = `With more than ${packLimits.bytes / 1024 / 1024} MB it is too large to be a title pack.`;

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : "it is not UTF-8";
    throw new UnusablePackError([`It is no JSON: ${reason.slice(0, 200)}`]);
  }
}

/** Refuses lists that are longer than any may be before their elements are looked at: each of them could be a fault. */
function refuseLongLists(whole: unknown): void {
  const open: { readonly value: unknown; readonly path: Path }[] = [{ value: whole, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value) && value.length > packLimits.items) {
      throw new UnusablePackError([fault(path, `a list must have ${packLimits.items} entries at most`)]);
    }
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === "object" && part !== null && path.length < 8) {
        open.push({ value: part, path: [...path, Array.isArray(value) ? Number(key) : key] });
      }
    }
  }
}

function readItem([phrase, partOfSpeech, count, times, more = {}]: WrittenItem, path: Path): PackItem {
  const { words: tokens = usualTokens(phrase, count), senses = [], line } = more;
  const refuse = (at: Path, message: string) => {
    throw new UnusablePackError([fault([...path, ...at], message)]);
  };
  for (const [at, second] of times.entries()) {
    if (at > 0 && second <= (times[at - 1] ?? 0)) refuse([3, at], "seconds must be ascending, each once");
  }
  if (count < times.length) refuse([2], "count must not be less than there are seconds");
  if (senses.length > 0 && senses.length !== times.length) refuse([4, "senses"], "there must be one for each second");
  const item = { phrase, partOfSpeech, count, tokens, times, senses: senses.map((sense) => sense - 1) };
  return line === undefined ? item : { ...item, line };
}

function readItems(items: readonly unknown[], path: Path): PackItem[] {
  const ids = new Set<number>();
  return items.map((item, at) => {
    const ownPath = [...path, at];
    const read = readItem(parsed(packItem, item, ownPath), ownPath);
    const id = wordId(read.phrase, read.partOfSpeech);
    if (ids.has(id))
      throw new UnusablePackError([fault(ownPath, "an item of this phrase and part of speech is there already")]);
    ids.add(id);
    return read;
  });
}

function readEpisode(given: WrittenEpisode, path: Path): PackEpisode {
  const { season = null, episode = null, name = null, seconds = null, words } = given;
  const { closedClass: closedClassWords, names: nameWords, other: otherWords, unknown = 0 } = words;
  const items = readItems(given.items, [...path, "items"]);
  const read = {
    season,
    episode,
    name,
    seconds,
    closedClassWords,
    nameWords,
    otherWords,
    unjudgedWords: Math.min(unknown, otherWords),
    items,
  };
  if (runningWordsOf(read) > packLimits.runningWords) {
    throw new UnusablePackError([fault(path, `there must be ${packLimits.runningWords} running words at most`)]);
  }
  return read;
}

function refuseWrongPlaces(isSeries: boolean, episodes: readonly PackEpisode[]): void {
  const places = new Set<string>();
  if (!isSeries && episodes.length > 1) throw new UnusablePackError(["episodes: a movie has one"]);
  for (const [at, { season, episode, name }] of episodes.entries()) {
    const path = ["episodes", at];
    if (isSeries && (season === null || episode === null)) {
      throw new UnusablePackError([fault(path, "an episode of a series must have its season and episode")]);
    }
    if (!isSeries && (season ?? episode ?? name) !== null) {
      throw new UnusablePackError([fault(path, "a movie has no season, episode or name of an episode")]);
    }
    const place = `${season} ${episode}`;
    if (places.has(place)) throw new UnusablePackError([fault(path, "this episode is there already")]);
    places.add(place);
  }
}

/** Lines may be told only where the title says that its licence allows them. */
function refuseLines({ showLines, licence }: PackTitle, episodes: readonly PackEpisode[]): void {
  if (showLines && licence === undefined) throw new UnusablePackError(["title: showLines needs a licence"]);
  if (showLines) return;
  for (const [at, { items }] of episodes.entries()) {
    const place = items.findIndex(({ line }) => line !== undefined);
    if (place !== -1) {
      throw new UnusablePackError([fault(["episodes", at, "items", place, 4], "line needs showLines in title")]);
    }
  }
}

/** Items with the senses that were set by hand for the whole title. */
function withSetSenses(episodes: readonly PackEpisode[], set: Readonly<Record<string, number>>): PackEpisode[] {
  const senseOf = new Map(Object.entries(set));
  const unused = new Set(senseOf.keys());
  const changed = episodes.map((episode) => ({
    ...episode,
    items: episode.items.map((item) => {
      const headword = `${item.phrase} (${item.partOfSpeech})`;
      const sense = senseOf.get(headword);
      if (sense === undefined) return item;
      unused.delete(headword);
      return { ...item, senses: sense === 1 ? [] : item.times.map(() => sense - 1) };
    }),
  }));
  if (unused.size > 0) {
    throw new UnusablePackError(
      [...unused].slice(0, mostFaults).map((headword) => fault(["senses", headword], "the pack has no such item")),
    );
  }
  return changed;
}

/** Reads a title pack of format 1, also packed by gzip. Rejects with UnusablePackError. */
export async function readTitlePack(file: Buffer): Promise<TitlePack> {
  const bytes = await unpacked(file);
  if (bytes.length > packLimits.bytes) throw new UnusablePackError([tooLarge]);
  const value = parseJson(bytes);
  refuseLongLists(value);
  const { title, senses = {}, episodes: given } = parsed(packHead, value, []);
  const episodes = given.map((episode, at) => {
    const path = ["episodes", at];
    return readEpisode(parsed(packEpisode, episode, path), path);
  });
  refuseWrongPlaces(title.kind === "series", episodes);
  refuseLines(title, episodes);
  return { title, episodes: withSetSenses(episodes, senses) };
}
