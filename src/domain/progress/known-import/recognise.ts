import { possibleHeadwords, typedHeadwords } from "../../subtitles/words/forms/possible-headwords.ts";
import { cellPhrases, shownPhrase } from "./cell-phrases.ts";

/** The ids of headwords by their lower-case phrases. */
export type HeadwordIds = ReadonlyMap<string, number>;

export type Recognised = { readonly ids: readonly number[]; readonly unknown: readonly string[] };

const mostWords = 8;

/** Finds the headwords of cells as they are written and as forms of others: "took care of" is take care of. */
export function createRecogniser(headwords: HeadwordIds): (text: string) => Recognised {
  function find(phrase: string): number | undefined {
    if (phrase.split(" ").length > mostWords) return undefined;
    const typed = typedHeadwords(phrase);
    for (const word of typed) {
      const id = headwords.get(word);
      if (id !== undefined) return id;
    }
    // Only forms of English words are looked for: of other letters there are none.
    if (!/^[a-z][a-z' -]*$/.test(typed[0] ?? "")) return undefined;
    for (const word of typed.flatMap(possibleHeadwords)) {
      const id = headwords.get(word);
      if (id !== undefined) return id;
    }
    return undefined;
  }

  return (text) => {
    const ids: number[] = [];
    const unknown: string[] = [];
    for (const phrase of cellPhrases(text)) {
      const id = phrase.map(find).find((one) => one !== undefined);
      if (id === undefined) unknown.push(shownPhrase(phrase));
      else ids.push(id);
    }
    return { ids, unknown };
  };
}
