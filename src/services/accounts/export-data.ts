import { readPersonalData } from "../../storage/personal-data/read-personal-data.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { logLoneSecurityEvent } from "./security-log.ts";

/** Everything that is stored about a person, from one snapshot. */
export async function exportData(services: Services, userId: number, client: Client) {
  const { database, now } = services;
  const exportedAt = now();
  await logLoneSecurityEvent(services, userId, "dataExported", client);
  const data = await database.db.transaction((transaction) => readPersonalData(transaction, userId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  return { exportedAt, data };
}
