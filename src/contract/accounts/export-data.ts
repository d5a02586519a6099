import { z } from "zod";

const row = z.record(z.string(), z.unknown());

/** GET /api/User/ExportData: rows by what they are of. */
export const exportedData = z
  .object({ exportedAt: z.iso.datetime(), account: z.array(row) })
  .catchall(z.array(row))
  .meta({ id: "ExportedData" });
