/** An editor works on titles, lexicon, reports and polls; an admin may do everything. */
export const roles = ["user", "editor", "admin"] as const;

export type Role = (typeof roles)[number];

export function isStaff(role: Role): boolean {
  return role !== "user";
}
