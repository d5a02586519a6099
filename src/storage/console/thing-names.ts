import type { Locale } from "../../domain/locale/locale.ts";
import { users } from "../accounts/schema.ts";
import { titles } from "../catalogue/schema.ts";
import { cannedAnswers, contactMessages, reports } from "../contact/schema.ts";
import type { Db } from "../database.ts";
import { eq, isAnyOf, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { polls } from "../polls/schema.ts";
import { coupons, payments } from "../premium/schema.ts";
import { importFiles } from "./schema.ts";

type Named = { readonly id: number | string; readonly name: string | null };

type Read = (db: Db, ids: readonly string[], locale: Locale) => Promise<Named[]>;

const text = (expression: ReturnType<typeof sql>) => expression.mapWith(String);

/** By the kind of a thing: what those with these ids are called. */
const reads: Readonly<Record<string, Read>> = {
  user: (db, ids) =>
    db
      .select({ id: users.id, name: users.username })
      .from(users)
      .where(isAnyOf(users.id, ids.map(Number))),
  title: (db, ids) =>
    db
      .select({ id: titles.id, name: titles.name })
      .from(titles)
      .where(isAnyOf(titles.id, ids.map(Number))),
  message: (db, ids) =>
    db
      .select({ id: contactMessages.id, name: contactMessages.subject })
      .from(contactMessages)
      .where(isAnyOf(contactMessages.id, ids.map(Number))),
  report: (db, ids) =>
    db
      .select({
        id: reports.id,
        name: text(sql`coalesce(${reports.details} ->> 'phrase', ${reports.details} ->> 'name', ${reports.key})`),
      })
      .from(reports)
      .where(isAnyOf(reports.id, ids.map(Number))),
  poll: (db, ids, locale) =>
    db
      .select({ id: polls.id, name: text(sql`${polls.question} ->> ${locale}`) })
      .from(polls)
      .where(isAnyOf(polls.id, ids.map(Number))),
  coupon: (db, ids) =>
    db
      .select({ id: coupons.id, name: coupons.code })
      .from(coupons)
      .where(isAnyOf(coupons.id, ids.map(Number))),
  payment: (db, ids) =>
    db
      .select({ id: payments.id, name: users.username })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .where(isAnyOf(payments.id, [...ids])),
  word: (db, ids) =>
    db
      .select({ id: words.id, name: words.phrase })
      .from(words)
      .where(isAnyOf(words.id, ids.map(Number))),
  import: (db, ids) =>
    db
      .select({ id: importFiles.jobId, name: text(sql`string_agg(distinct ${titles.name}, ', ')`) })
      .from(importFiles)
      .innerJoin(titles, eq(titles.id, importFiles.titleId))
      .where(isAnyOf(importFiles.jobId, [...ids]))
      .groupBy(importFiles.jobId),
  answer: (db, ids) =>
    db
      .select({ id: cannedAnswers.id, name: cannedAnswers.name })
      .from(cannedAnswers)
      .where(isAnyOf(cannedAnswers.id, ids.map(Number))),
};

/**
 * What things of the audit log, such as `title:12`, are called now. Those that are gone are left out: the log itself has
 * no names of people.
 */
export async function readThingNames(
  db: Db,
  things: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const byKind = Map.groupBy(new Set(things), (thing) => thing.split(":")[0] ?? "");
  for (const [kind, ofKind] of byKind) {
    const read = Object.hasOwn(reads, kind) ? reads[kind] : undefined;
    const ids = ofKind.map((thing) => thing.slice(kind.length + 1));
    for (const { id, name } of (await read?.(db, ids, locale)) ?? [])
      if (name !== null) names.set(`${kind}:${id}`, name);
  }
  return names;
}
