/** The published version that is served now. */
export type ContentVersion = {
  current(): number;
  /** Reads it at once, as after a publication by this process. */
  refresh(): Promise<number>;
  stop(): void;
};

type Options = {
  readonly intervalMs?: number;
  /** Calls back with each version that is published from now on, as far as it hears of it. */
  readonly listen?: ((onVersion: (version: number) => void) => { stop(): void }) | undefined;
};

/**
 * Follows the published version: by notices where it can listen, and by polling, so that a publication by another process
 * is served after `intervalMs` at most also where no notice comes. While storage cannot be reached the last known version
 * stays.
 */
export async function followContentVersion(
  read: () => Promise<number>,
  { intervalMs = 2_000, listen }: Options = {},
): Promise<ContentVersion> {
  let version = await read();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function refresh(): Promise<number> {
    version = Math.max(version, await read());
    return version;
  }

  async function poll(): Promise<void> {
    try {
      await refresh();
    } catch {
      // Requests that need storage respond with 503 and log it; the next poll retries.
    }
    schedule();
  }

  function schedule(): void {
    if (!isStopped) timer = setTimeout(poll, intervalMs).unref();
  }

  schedule();
  const listening = listen?.((published) => {
    if (Number.isSafeInteger(published)) version = Math.max(version, published);
  });
  return {
    current: () => version,
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      listening?.stop();
    },
  };
}
