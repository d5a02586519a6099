import type { ClientBase } from "pg";

/** Tables whose rows are only added: what of them an update may set, because a person leaves or a grant is taken back. */
const appendOnly: Readonly<Record<string, readonly string[]>> = {
  audit_log: [],
  points_ledger: ["user_id", "pseudonym"],
  premium_grants: ["user_id", "pseudonym", "revoked_at", "revoked_by", "revoked_why"],
  payment_events: ["body"],
};
const keptTables = Object.keys(appendOnly);

/**
 * Gives the site's role what it needs of all tables of today, and takes what it does not: rows, but no TRUNCATE, and of
 * append-only tables nothing but new rows and the columns above. What only an owner may do (change or drop tables,
 * triggers, functions) it cannot as long as another role owns them. To be repeated after each migration.
 */
export async function grantSiteRights(owner: ClientBase, siteRole: string): Promise<void> {
  const role = owner.escapeIdentifier(siteRole);
  const columns = Object.entries(appendOnly).filter(([, names]) => names.length > 0);
  const statements = [
    `revoke all on all tables in schema public from ${role}`,
    `grant usage on schema public, drizzle to ${role}`,
    `grant select on drizzle.__drizzle_migrations to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
    `revoke update, delete on ${keptTables.join(", ")} from ${role}`,
    ...columns.map(([table, names]) => `grant update (${names.join(", ")}) on ${table} to ${role}`),
  ];
  await owner.query(statements.join(";\n"));
}
