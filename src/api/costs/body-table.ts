import type { Operation } from "../../contract/operation.ts";
import type { OperationName } from "../../contract/operations.ts";

/** Most that a body may hold. What is beyond is refused before objects are made of it. */
export type BodySize = {
  readonly kb: number;
  /** Items of arrays and fields of objects, of all depths together. */
  readonly values: number;
  /** Fields of objects, of all depths together: they cost most to read. */
  readonly keys: number;
};

export const smallBody: BodySize = { kb: 16, values: 256, keys: 64 };

/** Deeper than any body of ours. */
export const maxDepth = 12;

/**
 * Bodies that a client's address may send in a minute; beyond them 429. Ten people behind one address who send
 * thousands of known words with every page stay below it.
 */
export const bytesPerMinute = 30 * 1024 * 1024;

/** An id has 16 digits, and a list 20,000 words. */
const ids: BodySize = { kb: 350, values: 20_050, keys: 16 };
const idsOrPhrases: BodySize = { kb: 560, values: 21_050, keys: 16 };
/** With 2,000 rows that were removed, of five numbers. */
const idsPhrasesOrRows: BodySize = { kb: 680, values: 33_060, keys: 16 };
/** Of a visitor: known words, unknown ones, and those that are being learnt. */
const knowledge: BodySize = { kb: 790, values: 45_300, keys: 16 };
/** What an authenticator answers: signed bytes and its certificates. */
const passkey: BodySize = { kb: 30, values: 256, keys: 64 };
const chosenIds: BodySize = { kb: 96, values: 5_100, keys: 16 };

/** Calls that take ids or texts. All others have `smallBody`. */
const bodies: { readonly [Name in OperationName]?: BodySize } = {
  "WordList/SetKnown": ids,
  // A text of 300,000 letters, as of GenerateList.
  "WordList/ReadKnown": { kb: 640, values: 16, keys: 16 },
  // A card of a word is five values of some 60 letters.
  "WordList/MarkKnown": { kb: 1_600, values: 120_050, keys: 16 },
  "WordList/TakeBackKnown": { kb: 1_050, values: 60_050, keys: 16 },
  "WordList/ReorderList": ids,
  "WordList/AddWords": idsPhrasesOrRows,
  "WordList/RemoveWords": idsOrPhrases,
  "WordList/GetCoverageOfWords": knowledge,
  // With what was answered lately: four values a word.
  "WordList/GetTonightOfWords": { ...knowledge, kb: knowledge.kb + 74, values: knowledge.values + 2_000 },
  // A text of 300,000 letters, half of them of two bytes or escaped; a file is bounded by `upload`.
  "WordList/GenerateList": { kb: 640, values: 3_100, keys: 16 },
  "Premium/MakePdf": chosenIds,
  "Quiz/StartQuiz": chosenIds,
  "MySeries/Arrange": { kb: 32, values: 1_250, keys: 950 },
  "Memory/AnswerReviews": { kb: 160, values: 2_250, keys: 2_050 },
  "Memory/StartLearning": { kb: 16, values: 520, keys: 16 },
  "Memory/StopAsking": { kb: 16, values: 520, keys: 16 },
  // A row has seven values and no keys.
  "Memory/TakeOver": { kb: 2_660, values: 180_050, keys: 16 },
  "Passkey/StartRegistration": passkey,
  "Passkey/FinishRegistration": passkey,
  "Passkey/RemovePasskey": passkey,
  "Passkey/RequirePasskey": passkey,
  "Passkey/FinishSignIn": passkey,
  // Read as bytes, and not parsed before its signature is right.
  "CreditCardPayment/Callback": { kb: 256, values: 0, keys: 0 },
  // A code, or a passkey.
  "Admin/EnterSecondFactor": passkey,
  "Admin/PublishBrought": { kb: 48, values: 360, keys: 256 },
  "Admin/SavePoll": { kb: 32, values: 256, keys: 160 },
  "Admin/SetName": { kb: 96, values: 1_600, keys: 1_100 },
  // Twelve senses with eighty clues each.
  "Admin/SaveEntry": { kb: 1_640, values: 2_100, keys: 336 },
};

export function bodySizeOf(name: OperationName): BodySize {
  return bodies[name] ?? smallBody;
}

/** For the OpenAPI document; undefined for what every call has. */
export function bodySizeText(name: OperationName, { isRaw, upload }: Operation): string | undefined {
  const size = bodies[name];
  if (size === undefined) return undefined;
  const values = isRaw ? "" : ` and ${size.values} values`;
  return `The body${upload === undefined ? "" : ", as JSON,"} has at most ${size.kb} KB${values}.`;
}
