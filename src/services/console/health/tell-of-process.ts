import { randomUUID } from "node:crypto";
import { noteProcess } from "../../../storage/console/health.ts";
import type { Services } from "../../services.ts";

const day = 86_400_000;

/** Writes this process's row, every half minute. */
export function tellOfProcess(services: Services): () => Promise<void> {
  const id = randomUUID();
  const startedAt = services.now();
  return async () => {
    const { name, version } = services.process;
    const seenAt = services.now();
    const row = { id, name, version, startedAt, seenAt, figures: services.process.read() };
    await noteProcess(services.database.db, row, new Date(seenAt.getTime() - day));
  };
}
