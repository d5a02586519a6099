import { readPersonalData } from "../../storage/personal-data/read-personal-data.ts";
import type { Services } from "../services.ts";

/** Everything that is stored about a person, from one snapshot. */
export async function exportData({ database, now }: Services, userId: number) {
  const exportedAt = now();
  const data = await database.db.transaction((transaction) => readPersonalData(transaction, userId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  return { exportedAt, data };
}
