import pg from "pg";

/** Notices of publications: the payload is the new version. */
export const publicationChannel = "publication";

const pauseMs = 1_000;

export type Listening = { stop(): void };

/**
 * Hears of publications as they are committed, on a connection of its own, which is made again a second after it was
 * lost; what is published meanwhile is not heard. A pooler of transactions cannot pass notices on: `url` is that of the
 * server itself, not a standby.
 */
export function listenForPublications(url: string, onVersion: (version: number) => void): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function retry(lost: pg.Client): void {
    if (client !== lost || isStopped) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    timer = setTimeout(connect, pauseMs).unref();
  }

  function connect(): void {
    const next = new pg.Client({
      connectionString: url,
      application_name: "dizi-okulu listens",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = next;
    // Requests that meet the same outage tell of it.
    next.on("error", () => retry(next));
    next.on("end", () => retry(next));
    next.on("notification", ({ payload }) => onVersion(Number(payload)));
    next
      .connect()
      .then(() => next.query(`listen ${publicationChannel}`))
      .catch(() => retry(next));
  }

  connect();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      void client?.end().catch(() => undefined);
    },
  };
}
