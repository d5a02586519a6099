import { seesMoney } from "../../domain/accounts/role.ts";
import { readHealth } from "../../services/console/health/read-health.ts";
import { readOverview } from "../../services/console/read-overview.ts";
import type { Api } from "../handle.ts";

/** The overview and the state of the site. */
export function registerHealth({ handle, services }: Api): void {
  handle("Admin/GetOverview", async ({ user, query }) => {
    const overview = await readOverview(services, user.id, query.figures);
    if (seesMoney(user.role)) return overview;
    return {
      ...overview,
      waiting: { ...overview.waiting, stuckPayments: null },
      isShopClosed: false,
      purchases: null,
      days: overview.days.map((day) => ({ ...day, purchases: null })),
    };
  });

  handle("Admin/GetHealth", async () => {
    const { processes, mails, jobs, ...health } = await readHealth(services);
    return {
      ...health,
      processes: processes.map(({ name, version, startedAt, seenAt, figures }) => ({
        name,
        version,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        cache: figures.cache,
      })),
      mails: { ...mails, oldestWaiting: mails.oldestWaiting?.toISOString() ?? null },
      jobs: jobs.map(({ name, dueAt, lastRunAt, lastError }) => ({
        name,
        dueAt: dueAt.toISOString(),
        lastRunAt: lastRunAt?.toISOString() ?? null,
        lastError,
      })),
    };
  });
}
