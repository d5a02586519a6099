/** The tab that plays holds this lock; a tab that takes over steals it. */
const playing = "quiz";
/** The same tab also holds this one, and releases it when it has stored how far the quiz has come. */
const storing = "quiz-history";

/** In session storage: the Web Locks client id of the tab's last document that played, after it has released its lock. */
const lastClientKey = "quizLockClient";

/** For a tab that takes over: a frozen tab does not react. */
const reactionMs = 200;

/**
 * Lets one tab of the site play, by the Web Locks API. Where that is missing (old browsers, plain HTTP) every tab gets
 * its lock.
 */
export type PlayerLock = {
  isHeld(): boolean;
  /** False if another tab plays. */
  acquire(): Promise<boolean>;
  /** Ends another tab's play. Resolves when that tab has released its lock, or does not react. */
  takeOver(): Promise<void>;
  release(): void;
};

type PlayerLockOptions = {
  readonly locks: LockManager | undefined;
  /** Session storage, which belongs to one tab. May throw where it is not allowed. */
  readonly storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Another tab takes over and waits for `release`. */
  onTaken(): void;
  readonly timeoutMs?: number;
};

type Holder = { isHeld: boolean; isReleased: boolean; clientId: string | undefined; readonly releases: (() => void)[] };

export function createPlayerLock({ locks, storage, onTaken, timeoutMs = reactionMs }: PlayerLockOptions): PlayerLock {
  let holder: Holder | undefined;

  function release() {
    if (holder === undefined) return;
    const { clientId, releases } = holder;
    if (clientId !== undefined) whereAllowed(() => storage().setItem(lastClientKey, clientId));
    holder.isReleased = true;
    for (const end of releases) end();
    holder = undefined;
  }

  /** Resolves to false if the lock is not granted, or not wanted any more. */
  function request(manager: LockManager, own: Holder, name: string, options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let isGranted = false;
      const onGranted = (lock: Lock | null) => {
        isGranted = lock !== null && !own.isReleased;
        resolve(isGranted);
        return isGranted ? new Promise<void>((end) => own.releases.push(end)) : undefined;
      };
      manager.request(name, options, onGranted).catch(() => {
        resolve(false);
        if (isGranted && name === playing && !own.isReleased) onTaken();
      });
    });
  }

  async function hold(options: LockOptions): Promise<boolean> {
    release();
    const own: Holder = { isHeld: false, isReleased: false, clientId: undefined, releases: [] };
    holder = own;
    if (locks && !(await holdBoth(locks, own, options))) {
      if (holder === own) holder = undefined;
      return false;
    }
    own.isHeld = true;
    return true;
  }

  async function holdBoth(manager: LockManager, own: Holder, options: LockOptions): Promise<boolean> {
    if (!(await request(manager, own, playing, options))) return false;
    own.clientId = await playingClient(manager);
    whereAllowed(() => storage().removeItem(lastClientKey));
    const hasStored = await request(manager, own, storing, { signal: AbortSignal.timeout(timeoutMs) });
    return !own.isReleased && (hasStored || (await request(manager, own, storing, { steal: true })));
  }

  return {
    isHeld: () => holder?.isHeld === true,
    async acquire() {
      const client = locks && (await playingClient(locks));
      // After a reload, the document before may not have been destroyed yet.
      const isOwn = client !== undefined && client === whereAllowed(() => storage().getItem(lastClientKey));
      return await hold(isOwn ? { steal: true } : { ifAvailable: true });
    },
    async takeOver() {
      await hold({ steal: true });
    },
    release,
  };
}

async function playingClient(manager: LockManager): Promise<string | undefined> {
  const { held = [] } = await manager.query();
  return held.find(({ name }) => name === playing)?.clientId;
}

function whereAllowed<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
