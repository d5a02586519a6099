import { useEffect } from "react";
import type { ImportJob } from "../../../../contract/console/imports.ts";
import { refresh, setAnswer } from "../../../features/accounts/session/queries.ts";
import { userDataStore } from "../../../features/accounts/session/use-user-data.ts";
import { readEvents } from "../../../features/page/read-events.ts";
import { useApi } from "../../api.ts";

const pauseMs = 2_000;

/** An import, followed while it is under way. */
export function useImport(id: string) {
  const answer = useApi("Admin/GetImports", { query: { id } });
  const [job] = answer.data?.rows ?? [];
  const isUnderWay = job !== undefined && job.finishedAt === null;
  useEffect(() => {
    if (!isUnderWay) return;
    const stop = new AbortController();
    void follow(id, stop.signal);
    return () => stop.abort();
  }, [id, isUnderWay]);
  return { answer, job };
}

/** Watches until the import has ended. A connection that breaks off is made again: the import goes on without it. */
async function follow(id: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const hasEnded = await watch(id, signal).catch(() => false);
    if (hasEnded) {
      // Their episodes, and how many imports are under way.
      await Promise.all([refresh("Admin/GetTitles"), refresh("Admin/GetOverview")]);
      return;
    }
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
  }
}

async function watch(id: string, signal: AbortSignal): Promise<boolean> {
  const { token } = userDataStore().get();
  const response = await fetch(`/api/Admin/WatchImport?${new URLSearchParams({ id })}`, {
    headers: { authorization: `Bearer ${token ?? ""}`, accept: "text/event-stream" },
    signal,
  });
  if (!response.ok || response.body === null) return false;
  for await (const { data } of readEvents(response.body)) {
    const job: ImportJob = JSON.parse(data);
    setAnswer("Admin/GetImports", { rows: [job], next: null }, { query: { id } });
    if (job.finishedAt !== null) return true;
  }
  return false;
}
