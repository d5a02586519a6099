import { startOfDay } from "../../domain/locale/day.ts";
import { leaderboardZone } from "../../domain/progress/leaderboard-day.ts";
import { readAudit } from "../../services/console/read-audit.ts";
import { confirmSecondFactor } from "../../services/console/second-factor/confirm-second-factor.ts";
import { enterSecondFactor } from "../../services/console/second-factor/enter-second-factor.ts";
import { enterWithPasskey } from "../../services/console/second-factor/enter-with-passkey.ts";
import { startSecondFactor } from "../../services/console/second-factor/start-second-factor.ts";
import { passkeyBrowserOf } from "../accounts/passkey-routes.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The second factor and the audit log. */
export function registerAccess({ handle, services }: Api): void {
  handle("Admin/StartSecondFactor", ({ body, ...context }) =>
    startSecondFactor(services, operatorOf(context), body?.invitation),
  );

  handle("Admin/ConfirmSecondFactor", async ({ session, body, ...context }) => {
    const codes = await confirmSecondFactor(services, operatorOf(context), session, body.code);
    return { recoveryCodes: [...codes] };
  });

  handle(
    "Admin/EnterSecondFactor",
    async ({ session, body: { code = "", passkey: response }, request, ...context }) => {
      const operator = operatorOf(context);
      if (response === undefined) await enterSecondFactor(services, operator, session, code);
      else {
        const shown = { response, browser: passkeyBrowserOf(request), client: context.client };
        await enterWithPasskey(services, operator, session, shown);
      }
      return null;
    },
  );

  handle("Admin/GetAudit", async ({ query, locale }) => {
    const { search: actor, id, actorId, action, thing, day } = query;
    const from = day === undefined ? undefined : startOfDay(day, leaderboardZone);
    const until = from && new Date(from.getTime() + dayMs);
    const page = await readAudit(
      services,
      { actor, id, actorId, action, thing, from, until },
      pageQueryOf(query),
      locale,
    );
    return presentPage(page, ({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  });
}
