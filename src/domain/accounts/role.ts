/**
 * An editor works on titles, lexicon, reports and polls; support answers messages and reports and looks people up, and
 * sees nothing of the money; an admin may do everything.
 */
export const roles = ["user", "editor", "support", "admin"] as const;

export type Role = (typeof roles)[number];

export type StaffRole = Exclude<Role, "user">;

/** Whose a part of the console is: a role's, besides the admins', or every operator's. */
export type ConsoleAccess = "operator" | "editor" | "support" | "admin";

const rolesOf: Readonly<Record<ConsoleAccess, readonly Role[]>> = {
  operator: ["editor", "support", "admin"],
  editor: ["editor", "admin"],
  support: ["support", "admin"],
  admin: ["admin"],
};

export function isStaff(role: Role): role is StaffRole {
  return role !== "user";
}

export function mayEnter(role: Role, access: ConsoleAccess): boolean {
  return rolesOf[access].includes(role);
}

/** What is bought and earned is the admins' alone. */
export function seesMoney(role: Role): boolean {
  return role === "admin";
}
