import { useSyncExternalStore } from "react";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { sendFiles } from "../../../features/accounts/session/send-files.ts";
import type { PathFile } from "../../../features/page/dropped-files.ts";
import { consoleLanguage } from "../../messages.ts";

type Upload =
  | { readonly state: "none" }
  | { readonly state: "sending"; readonly files: number; readonly share: number; stop(): void };

/** The upload under way: it goes on while other pages of the console are shown. */
let current: Upload = { state: "none" };
const listeners = new Set<() => void>();

function set(next: Upload) {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUpload(): Upload {
  return useSyncExternalStore(subscribe, () => current);
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Sends subtitles. What has been sent is imported by the server, whether or not somebody looks.
 *
 * @returns the import's id; undefined where the upload was stopped
 */
export async function uploadSubtitles(files: readonly PathFile[]): Promise<string | undefined> {
  const controller = new AbortController();
  const show = (share: number) => set({ state: "sending", files: files.length, share, stop: () => controller.abort() });
  show(0);
  window.addEventListener("beforeunload", askBeforeLeaving);
  try {
    const answer = await sendFiles("Admin/UploadSubtitles", files, {
      lang: consoleLanguage(),
      onProgress: show,
      signal: controller.signal,
    });
    await Promise.all([refresh("Admin/GetImports"), refresh("Admin/GetOverview")]);
    const hasId = typeof answer === "object" && answer !== null && "id" in answer;
    return hasId ? String(answer.id) : undefined;
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    throw error;
  } finally {
    window.removeEventListener("beforeunload", askBeforeLeaving);
    set({ state: "none" });
  }
}
