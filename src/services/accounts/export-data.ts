import { readPersonalData } from "../../storage/personal-data/read-personal-data.ts";
import type { Services } from "../services.ts";

/** Everything that is held about a person, as of one moment. */
export async function exportData({ database, now }: Services, userId: number) {
  const exportedAt = now();
  const data = await database.db.transaction((transaction) => readPersonalData(transaction, userId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  return { exportedAt, data };
}
