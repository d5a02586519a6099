import { useEffect, useState } from "react";

type Lock = { release(): Promise<void> };

/** What `document` and `navigator` give it; in a test, others. */
export type AwakeHost = {
  readonly page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  readonly wakeLock: { request(type: "screen"): Promise<Lock> } | undefined;
};

/**
 * Keeps the screen on until the returned function is called. A browser takes the lock back when the page is hidden; it
 * is asked for again when the page is shown.
 *
 * @param onRefused called where the browser has no such lock, or does not give it
 */
export function keepAwake({ page, wakeLock }: AwakeHost, onRefused: () => void): () => void {
  let isWanted = true;
  let lock: Lock | undefined;

  async function ask() {
    if (!isWanted || page.visibilityState !== "visible") return;
    if (wakeLock === undefined) return onRefused();
    try {
      const given = await wakeLock.request("screen");
      const former = lock;
      lock = given;
      await former?.release();
      if (!isWanted) await given.release();
    } catch {
      // A page that was hidden meanwhile asks again.
      if (isWanted && page.visibilityState === "visible") onRefused();
    }
  }

  const onVisibility = () => void ask();
  page.addEventListener("visibilitychange", onVisibility);
  void ask();
  return () => {
    isWanted = false;
    page.removeEventListener("visibilitychange", onVisibility);
    lock?.release().catch(() => undefined);
  };
}

/** Keeps the screen on while it is wanted; false once the browser has refused that. */
export function useAwakeScreen(isWanted: boolean): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    // Not in every browser, and only on secure addresses.
    const wakeLock: AwakeHost["wakeLock"] | undefined = navigator.wakeLock;
    return keepAwake({ page: document, wakeLock }, () => setIsRefused(true));
  }, [isWanted]);
  return !isRefused;
}
