import { queryOptions } from "@tanstack/react-query";
import type { UploadProgress } from "../../../contract/my-series.ts";
import { getLocale } from "../../i18n/generated/runtime.js";
import { api } from "../accounts/session/api.ts";
import { queryClient } from "../accounts/session/queries.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { ApiError } from "../page/api-client.ts";
import { readEvents } from "../page/read-events.ts";

/** Until a connection that broke off is made again. */
const pauseMs = 2_000;

export type Followed = {
  /** Undefined until the first event. */
  readonly upload: UploadProgress | undefined;
  /** The connection is gone: the reading goes on without it, and is told of when it is back. */
  readonly isCutOff: boolean;
};

/** An upload as it is read. Rejects where there is no such upload of the person's. */
export function uploadQuery(token: string | undefined, uploadId: string) {
  const queryKey = ["MySeries/Watch", uploadId, { token }];
  return queryOptions<Followed>({
    queryKey,
    queryFn: ({ signal }) => follow(uploadId, signal, (now) => queryClient.setQueryData<Followed>(queryKey, now)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

async function follow(uploadId: string, signal: AbortSignal, tell: (now: Followed) => void): Promise<Followed> {
  let upload: UploadProgress | undefined;
  const hear = (now: UploadProgress) => {
    upload = now;
    tell({ upload, isCutOff: false });
  };
  for (;;) {
    try {
      await watch(uploadId, signal, hear);
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && error.status < 500 && error.status !== 429)) throw error;
    }
    if (upload?.isDone) return { upload, isCutOff: false };
    tell({ upload, isCutOff: true });
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
  }
}

async function watch(uploadId: string, signal: AbortSignal, hear: (now: UploadProgress) => void): Promise<void> {
  const { token = "" } = userDataStore().get();
  const response = await fetch(`/api/MySeries/Watch?${new URLSearchParams({ uploadId })}`, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream", lang: getLocale() },
    signal,
  });
  if (!response.ok || response.body === null) {
    // Ends the session where it has expired.
    if (response.status === 401) await api.call("MySeries/GetMyTitles");
    throw new ApiError(response.status, undefined);
  }
  for await (const { data } of readEvents(response.body)) hear(JSON.parse(data));
}
