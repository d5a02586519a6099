/** The number of the content that is served now. */
export type ContentVersion = {
  current(): number;
  /** Asks storage at once, as after a publication of one's own. */
  refresh(): Promise<number>;
  stop(): void;
};

/**
 * Follows the published version, so that a publication by another process is served within `intervalMs` and a moment.
 * While storage cannot be reached the last known version stays.
 */
export async function followContentVersion(read: () => Promise<number>, intervalMs = 2_000): Promise<ContentVersion> {
  let version = await read();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function refresh(): Promise<number> {
    version = Math.max(version, await read());
    return version;
  }

  async function follow(): Promise<void> {
    try {
      await refresh();
    } catch {
      // Requests that need storage answer 503 and log it; the next round asks again.
    }
    schedule();
  }

  function schedule(): void {
    if (!isStopped) timer = setTimeout(follow, intervalMs).unref();
  }

  schedule();
  return {
    current: () => version,
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
