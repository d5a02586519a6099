import { closeReport } from "../../services/console/reports/close-report.ts";
import { openReport } from "../../services/console/reports/open-report.ts";
import { readReportPlaces } from "../../services/console/reports/read-report-places.ts";
import { readReports } from "../../services/console/reports/read-reports.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Report = Awaited<ReturnType<typeof readReports>>["rows"][number];

function presentReport({ key: _key, firstAt, lastAt, closedAt, ...report }: Report) {
  return {
    ...report,
    details: { ...report.details },
    polls: [...report.polls],
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export function registerReports({ handle, services }: Api): void {
  handle("Admin/GetReports", async ({ query }) => {
    const { search, id, kind, isClosed } = query;
    return presentPage(await readReports(services, { search, id, kind, isClosed }, pageQueryOf(query)), presentReport);
  });

  handle("Admin/GetReportPlaces", async ({ query }) => {
    const places = await readReportPlaces(services, query.id);
    return { places: places.map(({ near, ...place }) => ({ ...place, near: [...near] })) };
  });

  handle("Admin/CloseReport", async ({ body, ...context }) => {
    await closeReport(services, operatorOf(context), body);
    return null;
  });

  handle("Admin/OpenReport", async ({ body, ...context }) => {
    await openReport(services, operatorOf(context), body.id);
    return null;
  });
}
