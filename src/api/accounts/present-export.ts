import { z } from "zod";
import { exportedData } from "../../contract/accounts/export-data.ts";
import type { exportData } from "../../services/accounts/export-data.ts";

/** Storage has chosen the fields already, table by table. */
export function presentExport({ exportedAt, data }: Awaited<ReturnType<typeof exportData>>) {
  return z.parse(exportedData, { exportedAt: exportedAt.toISOString(), ...data });
}
