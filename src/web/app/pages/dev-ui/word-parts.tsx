import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { loadWordList } from "../../../features/lexicon/word-list-data.ts";
import { createApiClient } from "../../../features/page/api-client.ts";
import { late, useLoaded } from "../../../features/page/late.ts";
import { useIsBrowser } from "../../../features/page/use-page.ts";
import { WordListSection } from "../../../features/words/word-list/word-list-section.tsx";

const word: Word = {
  id: 1,
  phrase: "umbrella",
  mean: "şemsiye",
  definition: "a thing that you hold over your head when it rains",
  synonyms: ["brolly"],
  difficulty: 1,
  partOfSpeech: "noun",
  ipa: "ʌmˈbrɛlə",
  count: 42,
  times: [12, 754, 2210],
  line: "Whose umbrella is this?",
};
const words: readonly Word[] = [
  word,
  {
    ...word,
    id: 2,
    phrase: "put up with someone",
    mean: "katlanmak; çekmek; tahammül etmek",
    partOfSpeech: "phrasal verb",
    difficulty: 3,
    count: 3,
    synonyms: ["bear", "stand", "tolerate"],
  },
  {
    ...word,
    id: 3,
    phrase: "drizzle",
    mean: null,
    partOfSpeech: "verb",
    difficulty: 5,
    ipa: "",
    synonyms: [],
    times: [],
  },
  {
    ...word,
    id: 4,
    phrase: "it never rains but it pours",
    mean: "aksilikler hep üst üste gelir",
    definition: "",
    partOfSpeech: "idiom",
    difficulty: 4,
    count: 1,
    line: "It never rains but it pours, and somebody has always taken the umbrella that you were going to take.",
  },
];

/** A client whose API has one list. */
const clientOf = (answer: () => Response) => createApiClient({ lang: () => "tr", fetch: async () => answer() });

const refused = () =>
  Response.json(
    {
      type: "urn:dizi-okulu:problem:premium.required",
      title: "Forbidden",
      status: 403,
      detail: "Premium",
      code: "premium.required",
      preview: words.slice(0, 2),
      total: 911,
    },
    { status: 403 },
  );

const lists = { "A list": () => Response.json(words), Locked: refused, Empty: () => Response.json([]) } as const;

const lateLists = late(async () => ({
  default: await Promise.all(
    Object.entries(lists).map(async ([name, answer]) => {
      const client = clientOf(answer);
      return [name, await loadWordList({ client, locale: "tr" }, { kind: "movie", id: 0 })] as const;
    }),
  ),
}));

/** The word list in every state, with working details, filters and selection. */
export function WordParts() {
  const loaded = useLoaded(useIsBrowser(), lateLists);
  return (
    <section>
      <h2>Word list</h2>
      {loaded?.map(([name, list]) => (
        <div key={name}>
          <h3>{name}</h3>
          <WordListSection list={list} caption={name} hasHeading={false} />
        </div>
      ))}
      <h3>Loading</h3>
      <WordListSection list="loading" caption="Loading" hasHeading={false} />
      <h3>Failed</h3>
      <WordListSection list="failed" caption="Failed" hasHeading={false} onRetry={() => undefined} />
    </section>
  );
}
