import { randomUUID } from "node:crypto";
import type { Role } from "../../domain/accounts/role.ts";
import { changeUser } from "../../storage/accounts/change-user.ts";
import { deleteSessionsOf } from "../../storage/accounts/sessions.ts";
import { lockAndReadUser, type StoredUser } from "../../storage/accounts/users.ts";
import type { Page, PageQuery } from "../../storage/console/page.ts";
import {
  type PeopleFilter,
  type Person,
  readPeoplePage,
  readPerson,
  readPersonsFigures,
} from "../../storage/console/people.ts";
import type { Db } from "../../storage/database.ts";
import { eraseUser as erase } from "../../storage/personal-data/erase-user.ts";
import { insertGrant, revokeGrant } from "../../storage/premium/grants.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { audited, type Operator } from "./audit.ts";

export function findUsers({ database }: Services, filter: PeopleFilter, page: PageQuery): Promise<Page<Person>> {
  return readPeoplePage(database.db, filter, page);
}

export type PersonDetails = { readonly person: Person } & Awaited<ReturnType<typeof readPersonsFigures>>;

/** @throws {Refusal} not_found. */
export async function getUser({ database }: Services, id: number): Promise<PersonDetails> {
  const person = await readPerson(database.db, id);
  if (person === undefined) throw new Refusal("not_found");
  return { person, ...(await readPersonsFigures(database.db, id)) };
}

async function lockPerson(transaction: Db, id: number): Promise<StoredUser> {
  const user = await lockAndReadUser(transaction, id);
  if (user === undefined) throw new Refusal("not_found");
  return user;
}

/** An operator who locks themselves out could not undo it. */
function refuseSelf({ user }: Operator, id: number): void {
  if (user.id === id) throw new Refusal("conflict", [{ field: "id", code: "role.self" }]);
}

const premiumOf = ({ premiumType, premiumEndDate }: StoredUser) => ({ premiumType, premiumEndDate });

/**
 * Gives premium time.
 *
 * @param gift months, or null for life; the reason is kept with it
 * @throws {Refusal} not_found; conflict with premium.lifetime.
 */
export async function grantPremium(
  services: Services,
  operator: Operator,
  id: number,
  { months, reason }: { readonly months: number | null; readonly reason: string },
): Promise<void> {
  await audited(services, operator, "GrantPremium", async (transaction) => {
    const user = await lockPerson(transaction, id);
    if (user.premiumType === 3) throw new Refusal("conflict", [{ field: "id", code: "premium.lifetime" }]);
    const { timeZone } = user;
    const grant = { source: "operator", months, timeZone, grantedAt: services.now(), reason } as const;
    const after = await insertGrant(transaction, id, grant);
    return { thing: `user:${id}`, before: premiumOf(user), after: { ...after, months, reason }, result: undefined };
  });
}

/** @throws {Refusal} not_found; conflict with premium.revoked. */
export async function revokePremium(
  services: Services,
  operator: Operator,
  id: number,
  { grantId, reason }: { readonly grantId: string; readonly reason: string },
): Promise<void> {
  await audited(services, operator, "RevokePremium", async (transaction) => {
    const user = await lockPerson(transaction, id);
    const revoked = { at: services.now(), by: operator.user.username, why: reason };
    if (!(await revokeGrant(transaction, id, grantId, revoked))) {
      throw new Refusal("conflict", [{ field: "grantId", code: "premium.revoked" }]);
    }
    const after = premiumOf(await lockPerson(transaction, id));
    return { thing: `user:${id}`, before: premiumOf(user), after: { ...after, grantId, reason }, result: undefined };
  });
}

/**
 * Closes an account, or opens it again: its sessions end, and the person is told the reason by mail.
 *
 * @throws {Refusal} not_found; conflict with role.self.
 */
export async function blockUser(
  services: Services,
  operator: Operator,
  id: number,
  { isBlocked, reason }: { readonly isBlocked: boolean; readonly reason: string },
): Promise<void> {
  refuseSelf(operator, id);
  await audited(services, operator, "BlockUser", async (transaction) => {
    const user = await lockPerson(transaction, id);
    const wasBlocked = user.blockedAt !== null;
    const blocked = isBlocked ? { blockedAt: services.now(), blockedReason: reason } : notBlocked;
    if (isBlocked !== wasBlocked) {
      await changeUser(transaction, id, blocked);
      if (isBlocked) await deleteSessionsOf(transaction, id);
      await tell(transaction, user, isBlocked, reason);
    }
    const after = { isBlocked, reason };
    return { thing: `user:${id}`, before: { isBlocked: wasBlocked }, after, result: undefined };
  });
}

const notBlocked = { blockedAt: null, blockedReason: null };

async function tell(transaction: Db, user: StoredUser, isBlocked: boolean, message: string): Promise<void> {
  const { id: userId, username, mail: to, language: locale } = user;
  const letter = isBlocked
    ? ({ kind: "accountBlocked", data: { username, message } } as const)
    : ({ kind: "accountUnblocked", data: { username } } as const);
  await queueMail(transaction, { to, locale, userId, ...letter });
}

/** @throws {Refusal} not_found; conflict with role.self. */
export async function setRole(services: Services, operator: Operator, id: number, role: Role): Promise<void> {
  refuseSelf(operator, id);
  await audited(services, operator, "SetRole", async (transaction) => {
    const user = await lockPerson(transaction, id);
    await changeUser(transaction, id, { role });
    return { thing: `user:${id}`, before: { role: user.role }, after: { role }, result: undefined };
  });
}

/**
 * Erases an account as its owner could, and mails the receipt. The name guards against a wrong id.
 *
 * @throws {Refusal} not_found, also where the account has another name; conflict with role.self.
 */
export async function eraseAccount(
  services: Services,
  operator: Operator,
  { id, username }: { readonly id: number; readonly username: string },
): Promise<void> {
  refuseSelf(operator, id);
  await audited(services, operator, "EraseUser", async (transaction) => {
    const user = await lockPerson(transaction, id);
    if (user.username !== username) throw new Refusal("not_found");
    await erase(transaction, id, randomUUID());
    const { mail: to, language: locale } = user;
    await queueMail(transaction, { kind: "deletionReceipt", to, locale, data: { username } });
    return { thing: `user:${id}`, before: { role: user.role }, result: undefined };
  });
}
