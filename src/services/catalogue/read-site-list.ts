import { type ListedWord, listedWord } from "../../domain/catalogue/catalogue.ts";
import type { SiteListName, SiteWord } from "../../domain/lexicon/site-list.ts";
import { readSpeech, type Speech } from "../../storage/catalogue/speech-figures.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import { readWordChoices } from "../lexicon/word-choices.ts";
import { readRecent } from "../read-recent.ts";
import type { Services } from "../services.ts";

const sampledEpisodes = 200;

export type SiteListParts = {
  readonly parts: readonly { readonly words: readonly SiteWord[]; readonly spokenWords: number }[];
  readonly speech: Omit<Speech, "wordsOf">;
};

/** A list of the site by parts, and how many of the words said in the catalogue are words of each part. */
export async function readSiteList(services: Services, list: SiteListName): Promise<SiteListParts> {
  const [{ parts }, { wordsOf, ...speech }] = await Promise.all([
    readWordChoices(),
    readRecent(services, (db) => readSpeech(db, sampledEpisodes)),
  ]);
  const spokenWordsOf = ({ ids }: SiteWord) => ids.reduce((sum, id) => sum + (wordsOf.get(id) ?? 0), 0);
  return {
    speech,
    parts: parts[list].map((words) => ({
      words,
      spokenWords: words.reduce((sum, word) => sum + spokenWordsOf(word), 0),
    })),
  };
}

/** The words of a part, from 1, in its order; undefined where the list has no such part. */
export async function readSiteWords(
  services: Services,
  list: SiteListName,
  part: number,
): Promise<ListedWord[] | undefined> {
  const words = (await readWordChoices()).parts[list][part - 1];
  if (words === undefined) return undefined;
  const ids = words.flatMap((word) => word.ids);
  const headwords = await readRecent(services, (db) => readHeadwords(db, ids));
  const found = new Map(headwords.map((headword) => [headword.id, headword]));
  return ids.flatMap((id) => {
    const headword = found.get(id);
    return headword === undefined ? [] : [listedWord(headword)];
  });
}
