import { changeUser, readPreferences } from "../../storage/accounts/change-user.ts";
import type { Services } from "../services.ts";

type Preferences = Readonly<Record<string, unknown>>;

/** What the person chose for quizzes; empty until then. */
export function readUserPreferences({ database }: Services, userId: number): Promise<Preferences> {
  return readPreferences(database.db, userId);
}

export async function saveUserPreferences({ database }: Services, userId: number, preferences: Preferences) {
  await changeUser(database.db, userId, { preferences });
}
