import { eq } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { consoleInvitations, secondFactors } from "./schema.ts";

export const consolePersonalData: readonly PersonalTable[] = [
  {
    table: secondFactors,
    exportedAs: "secondFactor",
    read: (db, userId) =>
      db
        .select({ createdAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId)),
    onDeletion: "cascade",
  },
  {
    table: consoleInvitations,
    exportedAs: "consoleInvitation",
    read: (db, userId) =>
      db
        .select({ createdAt: consoleInvitations.createdAt, expiresAt: consoleInvitations.expiresAt })
        .from(consoleInvitations)
        .where(eq(consoleInvitations.userId, userId)),
    onDeletion: "cascade",
  },
];
