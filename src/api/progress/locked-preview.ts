import type { LockedWordList } from "../../contract/lexicon/word-list.ts";
import { readWordList, type WordListSource } from "../../services/catalogue/read-word-list.ts";
import { entriesOf, wordsOf } from "../../services/progress/list-entries.ts";
import { Refusal } from "../../services/refusal.ts";
import type { Services } from "../../services/services.ts";
import { jsonResponse } from "../cache/cached-response.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { presentPreview, previewLength } from "../catalogue/present-words.ts";

type Preview = Pick<LockedWordList, "preview" | "total">;

type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

type OpenList = Parameters<typeof entriesOf>[1];

/** The first words of lists that are for premium members, as extension members of `premium.required`. */
export type LockedPreviews = {
  /** Kept in the cache. Rejects with not_found. */
  ofSource(source: WordListSource, meanLanguageType: number, inTurn: InTurn): Promise<Preview>;
  ofList(list: OpenList, meanLanguageType: number): Promise<Preview>;
};

export function createLockedPreviews(services: Services, cache: ResponseCache): LockedPreviews {
  const { db } = services.database;
  return {
    async ofSource(source, meanLanguageType, inTurn) {
      const key = `preview of ${source.kind} ${source.id} ${meanLanguageType}`;
      const kept = await cache.get(key, () =>
        inTurn(async () => {
          const list = await readWordList(services, undefined, source);
          if (list === undefined) throw new Refusal("not_found");
          return jsonResponse(presentPreview(list.words, list.words.length, meanLanguageType));
        }),
      );
      return JSON.parse(kept.body.toString());
    },
    async ofList(list, meanLanguageType) {
      const entries = await entriesOf(db, list);
      const words = await wordsOf(db, entries.slice(0, previewLength));
      return presentPreview(words, entries.length, meanLanguageType);
    },
  };
}
