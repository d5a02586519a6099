import { z } from "zod";
import { genres } from "../../domain/catalogue/genres.ts";
import { licences } from "../../domain/catalogue/licences.ts";
import { longestLine } from "../../domain/catalogue/title-pack.ts";
import { partsOfSpeech } from "../../domain/lexicon/part-of-speech.ts";

/** Far above what any title has. */
export const packLimits = {
  bytes: 20 * 1024 * 1024,
  episodes: 2_000,
  items: 20_000,
  times: 5_000,
  runningWords: 1_000_000,
} as const;

const wholeNumber = (name: string, min: number, max: number) => {
  const error = `${name} must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const wholeNumberFrom = (name: string, min: number, max: number) => {
  const error = `${name} must be a whole number from ${min}`;
  return z
    .int({ error })
    .min(min, { error })
    .max(max, { error: `${name} must be ${max} at most` });
};

const words = (name: string) => wholeNumberFrom(name, 0, packLimits.runningWords);

const text = (of: string, max: number) =>
  z
    .string({ error: `${of} must be a text` })
    .max(max, { error: `${of} must have ${max} characters at most` })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, { error: `${of} must have no control characters` });

const name = (of: string) =>
  text(of, 300).regex(/^\S(.*\S)?$/, { error: `${of} must be one line that neither begins nor ends with a space` });

const listOf = <Element extends z.ZodType>(of: string, element: Element, min: number, max: number) => {
  const error = `${of} must be a list of ${min} to ${max}`;
  return z.array(element, { error }).min(min, { error }).max(max, { error });
};

const packTitle = z.strictObject({
  kind: z.enum(["series", "movie"], { error: "kind must be series or movie" }),
  name: name("name"),
  year: wholeNumber("year", 1870, 2200).optional(),
  genres: listOf("genres", z.enum(genres, { error: "this genre is not known" }), 0, genres.length),
  description: z.strictObject({ tr: text("tr", 2_000), en: text("en", 2_000), es: text("es", 2_000) }),
  watchUrl: z
    .url({ protocol: /^https$/, error: "watchUrl must be an address that begins with https://" })
    .max(500, { error: "watchUrl must have 500 characters at most" })
    .optional()
    .meta({ description: "Where it can be watched" }),
  licence: z.enum(licences, { error: "this licence is not known" }).optional(),
  credit: name("credit").optional().meta({ description: "Who is to be named where it is shown" }),
  minutes: wholeNumber("minutes", 1, 1_000).optional(),
  showLines: z
    .literal(true, { error: "showLines must be true or left out" })
    .optional()
    .meta({ description: "Its licence lets one short line of each item be told" }),
});

const longestPhrase = 40;
const mostWords = 7;

const phrase = z
  .string({ error: "phrase must be a text" })
  .max(longestPhrase, { error: `phrase must have ${longestPhrase} characters at most` })
  .regex(/^[\p{L}\p{N}'’./&-]+( [\p{L}\p{N}'’./&-]+)*$/u, {
    error: "phrase must be words parted by single spaces",
  })
  .regex(new RegExp(`^\\S+( \\S+){0,${mostWords - 1}}$`), { error: `phrase must have ${mostWords} words at most` })
  .meta({ description: "The headword" });

const seconds = wholeNumberFrom("a second", 0, 1_000_000);

export const packItem = z
  .tuple(
    [
      phrase,
      z.enum(partsOfSpeech, { error: "this part of speech is not known" }),
      wholeNumberFrom("count", 1, 100_000).meta({ description: "How often it is said" }),
      listOf("seconds", seconds, 1, packLimits.times).meta({
        description: "Whole seconds from the beginning at which it is said, ascending, each once",
      }),
      z
        .strictObject({
          words: wholeNumberFrom("words", 0, packLimits.runningWords)
            .optional()
            .meta({ description: "Running words that it covers; left out where that is count × words of the phrase" }),
          senses: listOf("senses", wholeNumber("a sense", 1, 100), 1, packLimits.times)
            .optional()
            .meta({
              description: "The sense meant at each second, 1 the first; left out where it is always the first",
            }),
          line: text("line", longestLine)
            .regex(/^\S(.*\S)?$/, { error: "line must be one line that neither begins nor ends with a space" })
            .optional()
            .meta({ description: "In which it is said; only of a title with showLines and a licence" }),
        })
        .optional(),
    ],
    { error: "an item must be a list of phrase, part of speech, count, list of seconds" },
  )
  .meta({ id: "TitlePackItem" });

const episodeFields = {
  season: wholeNumber("season", 0, 10_000).optional().meta({ description: "Only of a series" }),
  episode: wholeNumber("episode", 0, 100_000).optional().meta({ description: "Only of a series" }),
  name: name("name").optional(),
  seconds: seconds.optional().meta({ description: "How long it is" }),
  words: z
    .strictObject({
      closedClass: words("closedClass").meta({ description: "Articles, pronouns, auxiliaries and the like" }),
      names: words("names"),
      other: words("other").meta({ description: "Digits, sounds and words that no dictionary knows" }),
      unknown: words("unknown").optional().meta({ description: "Of the others, the words that no dictionary knows" }),
    })
    .meta({ description: "Running words that are no items" }),
};

/** An episode without its items, and a pack without its episodes: they are checked one by one. */
export const packEpisode = z.strictObject({
  ...episodeFields,
  items: listOf("items", z.unknown(), 0, packLimits.items),
});

const headFields = {
  format: z.literal(1, { error: "format must be 1: this version reads no other" }),
  title: packTitle,
  senses: z
    .record(z.string(), wholeNumber("a sense", 1, 100), { error: "senses must tell a number by headword" })
    .optional()
    .meta({ description: "The sense of a headword, `bat (noun)`, throughout the title, whatever its items say" }),
};

export const packHead = z.strictObject({
  ...headFields,
  episodes: listOf("episodes", z.unknown(), 1, packLimits.episodes),
});

export type WrittenEpisode = z.infer<typeof packEpisode>;
export type WrittenItem = z.infer<typeof packItem>;

/**
 * The JSON Schema of format 1, for other programs: docs/title-pack.schema.json. Its ids are not those of the contract,
 * which a process registers too.
 */
export function titlePackJsonSchema(): object {
  const items = listOf("items", packItem, 0, packLimits.items).meta({ description: "By phrase and part of speech" });
  const episode = z.strictObject({ ...episodeFields, items }).meta({ id: "TitlePackEpisode" });
  const whole = z.strictObject({ ...headFields, episodes: listOf("episodes", episode, 1, packLimits.episodes) });
  return z.toJSONSchema(whole.meta({ title: "Title pack of Dizi Okulu, format 1" }));
}
