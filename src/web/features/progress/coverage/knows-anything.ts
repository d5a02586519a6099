import type { UserData } from "../../accounts/session/user-data.ts";

/** Whether there is anything to say of what somebody understands. */
export function knowsAnything({ knownList, knownLevel = 0 }: Pick<UserData, "knownList" | "knownLevel">): boolean {
  return knownList.length > 0 || knownLevel > 0;
}
