import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { partOfSpeechText } from "../../lexicon/part-of-speech-text.ts";
import { type WordListData, wordsIn } from "../../lexicon/word-list-data.ts";
import { type ListedWord, sortWords } from "./arrange-words.ts";
import { rowsAtATime, shownWhole, startSort } from "./list-state.ts";

/** Kept, because the rows of a document can be read only until they change. */
const wordsOfLists = new WeakMap<WordListData, readonly ListedWord[]>();

/**
 * The words of a list in the order in which they are first shown. Server HTML has them in its rows only, not a second
 * time as data: they are read from the rows when these are hydrated.
 */
export function listedWordsOf(list: WordListData): readonly ListedWord[] {
  const words = wordsOfLists.get(list) ?? wordsInOrder(list) ?? readRows(list);
  wordsOfLists.set(list, words);
  return words;
}

/** As many as the server has of a shared or generated list, which anybody can have made (`GetListStart`). */
const startLength = 100;

/** A document with more rows, of which most are folded, would take longer to be read than the others to be loaded. */
const mostInDocument = 400;

/**
 * How many of a list's words, in their first order, its document has; the browser loads the others. Long lists begin
 * with their first rows, so their documents have no more than these, and the folded words between them.
 */
export function rowsInDocument({ kind, count }: WordListData, words: readonly ListedWord[]): number {
  if (kind === "shared") return Math.min(count, startLength);
  if (count <= shownWhole) return count;
  let rows = 0;
  const last = words.findIndex(({ level }) => {
    if (level > 1) rows += 1;
    return rows === rowsAtATime;
  });
  return last === -1 ? shownWhole : Math.min(last + 1, mostInDocument);
}

/** All words of a list, of which some are drawn already: the others follow them, in the list's order. */
export function withOthers(
  drawn: readonly ListedWord[],
  list: WordListData,
  words: Iterable<Word>,
): readonly ListedWord[] {
  const ids = new Set(drawn.map(({ id }) => id));
  const all = sortWords(Array.from(words, listedWordOf), startSort(list));
  return [...drawn, ...all.filter(({ id }) => !ids.has(id))];
}

/** Names a list among all lists of the site. */
export function nameOf({ kind, id }: WordListData): string {
  return `${kind} ${id}`;
}

/** In base 36, a fifth shorter than in decimals. */
export function idText(id: number): string {
  return id.toString(36);
}

export function idOfText(text: string): number {
  return Number.parseInt(text, 36);
}

/** 3723 of 1:02:03. */
function secondsOf(clock: string): number {
  return clock.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

function wordsInOrder(list: WordListData): ListedWord[] | undefined {
  const words = wordsIn(list);
  return words && sortWords(words.map(listedWordOf), startSort(list));
}

function listedWordOf(word: Word, place: number): ListedWord {
  const { id, phrase, ipa, partOfSpeech, definition, difficulty, count, times } = word;
  const mean = word.mean ?? "";
  return {
    id,
    phrase,
    ipa,
    partOfSpeech: partOfSpeechText(partOfSpeech),
    mean,
    definition: mean === "" ? definition : "",
    level: difficulty,
    count,
    first: times[0] ?? Number.POSITIVE_INFINITY,
    place,
  };
}

function readRows(list: WordListData): ListedWord[] {
  const rows = document.querySelectorAll<HTMLTableRowElement>(`table[data-list="${nameOf(list)}"] > tbody > tr`);
  return Array.from(rows, readRow);
}

/** Step by step from node to node: with selectors it takes more than twice as long, in one task before the page answers. */
function readRow(row: HTMLTableRowElement, place: number): ListedWord {
  const head = row.firstElementChild;
  const meaning = head?.nextElementSibling;
  return {
    id: idOfText(row.getAttribute("data-word") ?? ""),
    ...readHead(head),
    ...readMeaning(meaning),
    ...readFigures(meaning),
    place,
  };
}

function readHead(cell: Element | null) {
  let phrase = "";
  let ipa = "";
  for (let node = cell?.firstElementChild; node; node = node.nextElementSibling) {
    const text = node.textContent;
    if (node.localName === "b") phrase = text;
    if (node.localName === "i") ipa = text.slice(1, -1);
    if (node.localName === "small") return { phrase, ipa, partOfSpeech: text };
  }
  return { phrase, ipa, partOfSpeech: "" };
}

/** Where there is no meaning, the cell begins with a note. */
function readMeaning(cell: Element | null | undefined) {
  const last = cell?.lastElementChild;
  const text = last?.localName === "span" ? last.textContent : "";
  return last?.previousElementSibling?.localName === "small"
    ? { mean: "", definition: text }
    : { mean: text, definition: "" };
}

/** Of the cells after that of the meaning: the level, and what not every list has. */
function readFigures(meaning: Element | null | undefined) {
  let level = 0;
  let count = 0;
  let first = Number.POSITIVE_INFINITY;
  for (let cell = meaning?.nextElementSibling; cell; cell = cell.nextElementSibling) {
    const levelText = cell.firstElementChild?.firstElementChild?.getAttribute("data-level");
    if (levelText) level = Number(levelText);
    else if (cell.hasAttribute("data-count")) count = Number(cell.getAttribute("data-count"));
    else if (cell.textContent.includes(":")) first = secondsOf(cell.textContent);
  }
  return { level, count, first };
}
