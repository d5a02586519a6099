import { useEffect, useMemo, useState } from "react";
import type { KnownBy } from "../../../../domain/progress/knowledge.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import type { WordListData } from "../../lexicon/word-list-data.ts";
import { useIsBrowser } from "../../page/use-page.ts";
import { useKnownRule } from "../../progress/known/known-words.ts";
import { countByLevel, createWordMatcher, type ListedWord, newFirst, sortWords } from "./arrange-words.ts";
import { type ListState, startSort } from "./list-state.ts";
import { listedWordsOf, rowsInDocument, withOthers } from "./listed-words.ts";
import type { WholeWords } from "./whole-words.ts";

/** The words of a list that count as known, with why. */
export type KnownWords = ReadonlyMap<number, KnownBy>;

/** The same for every list without known words, so that no row is rendered again because of it. */
const noneKnown: KnownWords = new Map();

/** Fewer words of A1 are not worth a line of their own, and what is left without them is to fill a screen. */
const leastFolded = 10;
const leastLeft = 20;

/**
 * The list's words sorted and filtered, with their counts.
 *
 * @param isFoldable whether the list begins without words of A1 where nobody has said a level yet
 * @param isUnfolded whether they have been asked for
 */
export function useArrangedWords(
  list: WordListData,
  whole: WholeWords,
  { query, levels, sort, most }: ListState,
  hidesKnown: boolean,
  isFoldable: boolean,
  isUnfolded: boolean,
) {
  const { words, isWhole } = useWordsOf(list, whole.words);
  const known = useKnownOf(words);
  const knownAtFirst = useKnownAtFirst(known, isWhole);
  const startsWithNew = isWhole && list.kind !== "own" && !list.isOrdered && knownAtFirst.size > 0;
  // The server's collation may differ from the browser's: the first order is taken as it came.
  const first = useMemo(
    () => (startsWithNew ? newFirst(words, knownAtFirst) : words),
    [words, startsWithNew, knownAtFirst],
  );
  const sorted = useMemo(() => (sort === undefined ? first : sortWords(words, sort)), [words, sort, first]);
  const match = useMemo(() => createWordMatcher(words), [words]);
  const matching = useMemo(() => match({ query, levels }), [match, query, levels]);
  const unknown = useMemo(() => words.filter(({ id }) => !known.has(id)), [words, known]);
  const { knownLevel } = useUserData();
  const isFiltered = query !== "" || levels.length > 0;
  const [easiest = 0] = list.levelCounts;
  const isFolding =
    isFoldable && !knownLevel && easiest >= leastFolded && list.count - easiest >= leastLeft && !isFiltered;
  const hidesEasy = isFolding && !isUnfolded;
  const shown = useMemo(() => {
    const left = words.filter(
      ({ id, level }) => matching.has(id) && !(hidesKnown && known.has(id)) && !(hidesEasy && level === 1),
    );
    return left.length === matching.size ? matching : new Set(left.map(({ id }) => id));
  }, [words, matching, known, hidesKnown, hidesEasy]);
  const shownWords = useMemo(() => sorted.filter(({ id }) => shown.has(id)).slice(0, most), [sorted, shown, most]);
  const shownRows = useMemo(
    () => (shownWords.length === shown.size ? shown : new Set(shownWords.map(({ id }) => id))),
    [shown, shownWords],
  );
  const isPart = isFiltered || hidesKnown;
  const shownCount = isWhole || isPart ? shown.size : list.count - (hidesEasy ? easiest : 0);
  const isInFirstOrder = sort === undefined && known.size === 0;
  const isWaiting = !isWhole && (isPart || !isInFirstOrder || shownWords.length < Math.min(shownCount, most));
  // Loads over the network.
  useEffect(() => {
    if (isWaiting) void whole.load();
  }, [isWaiting, whole.load]);
  const levelCounts = useMemo(
    () => (isWhole || hidesKnown ? countByLevel(hidesKnown ? unknown : words) : list.levelCounts),
    [words, unknown, hidesKnown, isWhole, list],
  );
  return {
    words,
    /** False where others have not been loaded yet. */
    isWhole,
    sorted,
    /** Undefined where the words that are new to the user come first. */
    sort: sort ?? (startsWithNew ? undefined : startSort(list)),
    startsWithNew,
    /** Whether words of A1 are folded or unfolded together. */
    isFolding,
    /** All that match and are not folded. */
    shown,
    /** How many these are, also before the others have been loaded. */
    shownCount,
    /** Whether what is to be seen needs others, which are being loaded. */
    isWaiting,
    /** Those of them whose rows are shown, in their order. */
    shownWords,
    shownRows,
    levelCounts,
    known,
    /** None until it is the whole list's. */
    knownCount: isWhole ? words.length - unknown.length : 0,
    matchingCount: matching.size,
    /** Whether words that the user does not know are folded away. */
    foldsUnknown: hidesEasy && unknown.some(({ level }) => level === 1),
  };
}

/** Those of the document first, then all of them. */
function useWordsOf(list: WordListData, loaded: WholeWords["words"]) {
  const isBrowser = useIsBrowser();
  const [drawn] = useState(() => {
    const words = listedWordsOf(list);
    return isBrowser ? words : words.slice(0, rowsInDocument(list, words));
  });
  const isBeginning = drawn.length < list.count;
  const others = isBeginning && isBrowser ? loaded : undefined;
  const words = useMemo(
    () => (others === undefined ? drawn : withOthers(drawn, list, others.values())),
    [drawn, list, others],
  );
  return { words, isWhole: !isBeginning || others !== undefined };
}

function useKnownOf(words: readonly ListedWord[]): KnownWords {
  const knownBy = useKnownRule();
  return useMemo(() => {
    const known = new Map<number, KnownBy>();
    for (const { id, level } of words) {
      const by = knownBy(id, level);
      if (by !== undefined) known.set(id, by);
    }
    return known.size === 0 ? noneKnown : known;
  }, [words, knownBy]);
}

/** What was known when the list was first shown, or the level chosen: a row that is marked now keeps its place. */
function useKnownAtFirst(known: KnownWords, isWhole: boolean): KnownWords {
  const { knownLevel = 0 } = useUserData();
  // On hydration nothing is known yet.
  const moment = `${useIsBrowser()} ${isWhole} ${knownLevel}`;
  const [first, setFirst] = useState({ moment, known });
  if (first.moment !== moment) setFirst({ moment, known });
  return first.known;
}
