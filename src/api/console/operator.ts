import type { Client } from "../../services/accounts/client.ts";
import type { Session } from "../../services/accounts/session.ts";
import type { Operator } from "../../services/console/audit.ts";

/** Who calls, for the audit log. */
export function operatorOf({ user, client }: { readonly user: Session["user"]; readonly client: Client }): Operator {
  return { user, address: client.address };
}
