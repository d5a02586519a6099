import { readPersonalData } from "../../storage/personal-data/read-personal-data.ts";
import type { Services } from "../services.ts";
import type { Client } from "./client.ts";
import { logLoneSecurityEvent } from "./security-log.ts";

/** Everything that is stored about a person, from one snapshot. */
export async function exportData({ database, now }: Services, userId: number, client: Client) {
  const exportedAt = now();
  await logLoneSecurityEvent(database.db, userId, "dataExported", client, exportedAt);
  const data = await database.db.transaction((transaction) => readPersonalData(transaction, userId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  return { exportedAt, data };
}
