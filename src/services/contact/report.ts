import { createHash } from "node:crypto";
import { wishKey } from "../../domain/contact/report.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { type NewReport, saveReport } from "../../storage/contact/reports.ts";
import { readPhrase } from "../../storage/lexicon/read-entries.ts";
import type { Client } from "../accounts/client.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

export type Reporter = {
  readonly user: StoredUser | undefined;
  readonly client: Client;
  /** Whether a signed-in person wants to be told by mail what became of it. */
  readonly tellMe: boolean;
};

/** Reports a word that the lexicon lacks. */
export async function reportMissingWord(
  services: Services,
  reporter: Reporter,
  { phrase, context }: { readonly phrase: string; readonly context: string },
): Promise<void> {
  const key = phrase.toLowerCase().replace(/\s+/g, " ");
  await save(services, reporter, { kind: "missing", key, details: { phrase: key, context } });
}

export type WrongMeaning = {
  readonly wordId: number;
  /** The list in which it was seen; undefined beside a player. */
  readonly list: { readonly kind: number; readonly id: number } | undefined;
  /** The sense that is meant, or what the meaning should be. */
  readonly senseId?: number | undefined;
  readonly text?: string | undefined;
};

/** @throws {Refusal} not_found where there is no such word. */
export async function reportMeaning(services: Services, reporter: Reporter, wrong: WrongMeaning): Promise<void> {
  const { wordId, list, senseId, text } = wrong;
  const phrase = await readPhrase(services.database.db, wordId);
  if (phrase === undefined) throw new Refusal("not_found");
  const key = JSON.stringify([wordId, senseId ?? null, text?.toLowerCase() ?? null]);
  const details = {
    wordId,
    phrase,
    ...(list !== undefined && { list }),
    ...(senseId !== undefined && { senseId }),
    ...(text !== undefined && { text }),
  };
  await save(services, reporter, { kind: "meaning", key, details });
}

/** Wishes for a title that the site does not have. */
export async function wishTitle(
  services: Services,
  reporter: Reporter,
  { name, kind }: { readonly name: string; readonly kind?: "series" | "movie" | undefined },
): Promise<void> {
  const key = wishKey(name);
  // A name of signs alone.
  if (key === "") return;
  await save(services, reporter, { kind: "wish", key, details: { name, ...(kind !== undefined && { kind }) } });
}

async function save({ database, now }: Services, { user, client, tellMe }: Reporter, report: NewReport) {
  const from = user === undefined ? ["address", client.address] : ["user", user.id];
  const hash = createHash("sha256")
    .update(JSON.stringify([report.kind, report.key, ...from]))
    .digest();
  const userId = tellMe && user !== undefined ? user.id : null;
  await database.db.transaction((transaction) => saveReport(transaction, report, { hash, userId }, now()));
}
