import type { Person, PersonDetails } from "../../contract/console/people.ts";
import { blockUser } from "../../services/console/people/block-user.ts";
import { eraseAccount } from "../../services/console/people/erase-account.ts";
import { findUsers } from "../../services/console/people/find-users.ts";
import { getUser } from "../../services/console/people/get-user.ts";
import { grantPremium } from "../../services/console/people/grant-premium.ts";
import { revokePremium } from "../../services/console/people/revoke-premium.ts";
import { setRole } from "../../services/console/people/set-role.ts";
import { inviteOperator } from "../../services/console/second-factor/invite-operator.ts";
import { presentPremium } from "../accounts/present-account.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Details = Awaited<ReturnType<typeof getUser>>;

function presentPerson(person: Details["person"], now: Date): Person {
  const { id, username, mail, isMailVerified, role, language, timeZone, mailConsent } = person;
  return {
    id,
    username,
    mail,
    isMailVerified,
    role,
    language,
    timeZone,
    mailConsent,
    ...presentPremium(person, now),
    createdAt: person.createdAt.toISOString(),
    lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
    isBlocked: person.blockedAt !== null,
  };
}

function presentDetails({ person, knownWords, lists, points, sessions, grants }: Details, now: Date): PersonDetails {
  return {
    ...presentPerson(person, now),
    blockedReason: person.blockedReason,
    knownWords,
    lists,
    points,
    sessions: sessions.map(({ device, createdAt, usedAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
    })),
    grants: grants.map(({ id, source, months, grantedAt, reason, revokedAt, revokedBy, revokedWhy }) => ({
      id,
      source,
      months,
      reason,
      revokedBy,
      revokedWhy,
      grantedAt: grantedAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  };
}

export function registerPeople({ handle, services }: Api): void {
  handle("Admin/FindUsers", async ({ query }) => {
    const { search, role, isBlocked } = query;
    const page = await findUsers(services, { search, role, isBlocked }, pageQueryOf(query));
    return presentPage(page, (person) => presentPerson(person, services.now()));
  });

  handle("Admin/GetUser", async ({ query }) => presentDetails(await getUser(services, query.id), services.now()));

  handle("Admin/GrantPremium", async ({ body: { id, ...gift }, ...context }) => {
    await grantPremium(services, operatorOf(context), id, gift);
    return null;
  });

  handle("Admin/RevokePremium", async ({ body: { id, ...revoked }, ...context }) => {
    await revokePremium(services, operatorOf(context), id, revoked);
    return null;
  });

  handle("Admin/BlockUser", async ({ body: { id, ...blocked }, ...context }) => {
    await blockUser(services, operatorOf(context), id, blocked);
    return null;
  });

  handle("Admin/SetRole", async ({ body, ...context }) => {
    await setRole(services, operatorOf(context), body.id, body.role);
    return null;
  });

  handle("Admin/InviteOperator", async ({ body, ...context }) => {
    const { code, expiresAt } = await inviteOperator(services, operatorOf(context), body.id);
    return { code, expiresAt: expiresAt.toISOString() };
  });

  handle("Admin/EraseUser", async ({ body, ...context }) => {
    await eraseAccount(services, operatorOf(context), body);
    return null;
  });
}
