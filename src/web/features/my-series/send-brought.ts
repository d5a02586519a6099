import { getLocale } from "../../i18n/generated/runtime.js";
import { sendFiles } from "../accounts/session/send-files.ts";
import type { PathFile } from "../page/dropped-files.ts";

const tries = 5;
const pauseMs = 2_000;

type Sending = {
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The connection is gone; the files are sent again when it is back. */
  readonly onCutOff: () => void;
  readonly signal: AbortSignal;
};

/**
 * Sends subtitles, again where the connection breaks off. Rejects as `sendFiles` does.
 *
 * @returns the upload's id
 */
export async function sendBrought(files: readonly PathFile[], sending: Sending): Promise<string> {
  const { onProgress, onCutOff, signal } = sending;
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      const answer = await sendFiles("MySeries/Upload", files, { lang: getLocale(), onProgress, signal });
      if (typeof answer === "object" && answer !== null && "uploadId" in answer) return String(answer.uploadId);
      throw new Error("no upload was named");
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === tries) throw error;
      onCutOff();
      await untilOnline(signal);
    }
  }
}

function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    signal.addEventListener("abort", done, { once: true });
    if (navigator.onLine) window.setTimeout(done, pauseMs);
    else window.addEventListener("online", done, { once: true });
  });
}
