import type { Role } from "../../domain/accounts/role.ts";
import { foldMail, foldUsername } from "../../domain/accounts/username.ts";
import { sessions, users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from "../drizzle.ts";
import { premiumGrants } from "../premium/schema.ts";
import { knownWords, pointsDays, wordLists } from "../progress/schema.ts";
import { below, containsFolded, type Page, type PageQuery, pageOf } from "./page.ts";

export type Person = Omit<typeof users.$inferSelect, "passwordHash" | "googleSub" | "preferences">;

function personOf(row: typeof users.$inferSelect): Person {
  const { passwordHash: _password, googleSub: _google, preferences: _preferences, ...person } = row;
  return person;
}

export type PeopleFilter = {
  readonly search: string;
  readonly role: Role | undefined;
  readonly isBlocked: boolean | undefined;
};

/** The newest first. */
export async function readPeoplePage(db: Db, filter: PeopleFilter, page: PageQuery): Promise<Page<Person>> {
  const { search, role, isBlocked } = filter;
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        or(
          containsFolded(users.usernameFolded, foldUsername(search)),
          containsFolded(users.mailFolded, foldMail(search)),
        ),
        role && eq(users.role, role),
        isBlocked === undefined ? undefined : isBlocked ? isNotNull(users.blockedAt) : isNull(users.blockedAt),
        below(users.id, users.id, page),
      ),
    )
    .orderBy(desc(users.id))
    .limit(page.limit + 1);
  return pageOf(rows.map(personOf), page, ({ id }) => ({ place: id, id }));
}

export async function readPerson(db: Db, id: number): Promise<Person | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row && personOf(row);
}

/** What else the operator sees of a person. */
export async function readPersonsFigures(db: Db, userId: number) {
  const count = async (table: typeof knownWords | typeof wordLists) => await db.$count(table, eq(table.userId, userId));
  const [points] = await db
    .select({ total: sql`coalesce(sum(${pointsDays.points}), 0)`.mapWith(Number) })
    .from(pointsDays)
    .where(eq(pointsDays.userId, userId));
  const devices = await db
    .select({ device: sessions.device, createdAt: sessions.createdAt, usedAt: sessions.usedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.usedAt));
  const grants = await db
    .select()
    .from(premiumGrants)
    .where(eq(premiumGrants.userId, userId))
    .orderBy(asc(premiumGrants.grantedAt), asc(premiumGrants.id));
  return {
    knownWords: await count(knownWords),
    lists: await count(wordLists),
    points: points?.total ?? 0,
    sessions: devices,
    grants,
  };
}
