import { z } from "zod";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { levelCounts, meanLanguageType, word, wordListTypes } from "../lexicon/word-list.ts";
import { listId, listTitle, phrase, wordIds } from "./fields.ts";

const url = z.string().min(1).max(100).describe("The list's part of its address, liste/{url}");

/** A list of the person's own. */
export const userList = z
  .object({ id: z.int(), title: z.string(), url: z.string(), isShared: z.boolean(), wordCount: z.int() })
  .meta({ id: "UserList" });

export const userListsQuery = z.strictObject({
  includeWords: z.stringbool().default(false),
  MeanLanguageType: meanLanguageType.describe("Of the words' meanings"),
});

export const userLists = z.array(userList.extend({ words: z.array(word).optional() }));

export const listInfoQuery = z.strictObject({ url });

export const listInfo = z
  .object({
    id: z.int(),
    title: z.string(),
    owner: z.string().optional().describe("Username; none for generated lists"),
    wordCount: z.int(),
    isGenerated: z.boolean(),
    expiresAt: z.iso.datetime().optional().describe("Only of generated lists"),
  })
  .meta({ id: "ListInfo" });

/** Words that a list's document has; the browser loads the others. */
export const startLength = 100;

export const listStartQuery = z.strictObject({ url, MeanLanguageType: meanLanguageType });

export const listStart = z
  .object({
    info: listInfo,
    words: z.array(word).max(startLength).describe("The first words of the list"),
    levels: levelCounts.describe("Of the whole list; of a locked one, of the words here"),
    hasCounts: z.boolean().describe("Whether words of it are counted"),
    isLocked: z.boolean().describe("For others than premium members it has no more words than these"),
    total: z.int().min(0).describe("Words of the whole list"),
  })
  .meta({ id: "ListStart" });

export const createList = z
  .strictObject({ title: listTitle, fromUrl: url.optional().describe("A shared or generated list to copy") })
  .meta({ id: "CreateList" });

export const renameList = z.strictObject({ id: listId, title: listTitle }).meta({ id: "RenameList" });

export const shareList = z.strictObject({ id: listId, isShared: z.boolean() }).meta({ id: "ShareList" });

export const deleteList = z.strictObject({ id: listId }).meta({ id: "DeleteList" });

export const reorderList = z.strictObject({ id: listId, wordIds }).meta({ id: "ReorderList" });

const number = z.int().min(0).max(2_147_483_647);

const row = z
  .tuple([z.int().min(0), number, number.nullable(), z.int().min(0).max(99).nullable(), number.nullable()])
  .describe("Word, how often it is said, and where it was added from: episode, sense and second, or null each");

const namedWords = z.strictObject({
  id: listId,
  wordIds: wordIds.optional(),
  phrases: z.array(phrase).max(listLimits.phrases).optional().describe("Headwords as somebody typed them"),
});

const unnamed = { error: "required", path: ["wordIds"] };

export const addWords = namedWords
  .extend({
    from: z
      .strictObject({
        type: z.int().min(wordListTypes.episode).max(wordListTypes.movie),
        id: listId,
      })
      .optional()
      .describe("The list of the catalogue that words are added from: they keep the sense and the second of it"),
    rows: z
      .array(row)
      .max(listLimits.rowsPerCall)
      .optional()
      .describe("As RemoveWords has given them, which takes it back"),
  })
  .refine((words) => (words.wordIds ?? words.phrases ?? words.rows) !== undefined, unnamed)
  .meta({ id: "AddWords" });

export const removeWords = namedWords
  .refine((words) => (words.wordIds ?? words.phrases) !== undefined, unnamed)
  .meta({ id: "RemoveWords" });

export const changedWords = z
  .object({
    list: userList,
    notFound: z.array(z.string()).describe("Phrases that the lexicon does not have"),
    unknownIds: z.array(z.int()).describe("Of the wordIds those of no word"),
  })
  .meta({ id: "ChangedWords" });

export const removedWords = changedWords
  .extend({ rows: z.array(row).describe("What was taken out, as AddWords takes it, in the order of the list") })
  .meta({ id: "RemovedWords" });

export type UserList = z.infer<typeof userList>;
export type ListInfo = z.infer<typeof listInfo>;
export type ListStart = z.infer<typeof listStart>;
export type ChangedWords = z.infer<typeof changedWords>;
export type RemovedWords = z.infer<typeof removedWords>;
