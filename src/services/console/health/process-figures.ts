export type SlowCall = { readonly call: string; readonly milliseconds: number; readonly at: string };

export type CacheFigures = { readonly entries: number; readonly bytes: number };

/** What this process tells the console of itself. */
export type ProcessFigures = {
  readonly name: string;
  readonly version: string;
  noteCall(call: string, milliseconds: number): void;
  /** Whose figures are told. */
  watchCache(read: () => CacheFigures): void;
  read(): { readonly slowest: readonly SlowCall[]; readonly cache: CacheFigures };
};

const mostCalls = 20;

const dayMs = 24 * 60 * 60 * 1000;

/** Keeps the slowest call of each route in the last 24 hours. */
export function createProcessFigures(
  { name, version }: { readonly name: string; readonly version: string },
  now: () => Date,
): ProcessFigures {
  const slowest = new Map<string, SlowCall>();
  let readCache = (): CacheFigures => ({ entries: 0, bytes: 0 });

  function dropOld(): void {
    const limit = new Date(now().getTime() - dayMs).toISOString();
    for (const [call, { at }] of slowest) if (at < limit) slowest.delete(call);
  }

  return {
    name,
    version,
    noteCall(call, milliseconds) {
      const known = slowest.get(call);
      if (known !== undefined && known.milliseconds >= milliseconds) return;
      slowest.set(call, { call, milliseconds: Math.round(milliseconds * 10) / 10, at: now().toISOString() });
    },
    watchCache(read) {
      readCache = read;
    },
    read() {
      dropOld();
      const sorted = [...slowest.values()].sort((a, b) => b.milliseconds - a.milliseconds);
      return { slowest: sorted.slice(0, mostCalls), cache: readCache() };
    },
  };
}
