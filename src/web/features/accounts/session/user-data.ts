import type { SignedIn } from "../../../../contract/accounts/account.ts";
import type { UserList } from "../../../../contract/progress/lists.ts";

/** What a browser stores of its user: what signing in answered, and lists. A visitor has a known list too, but no token. */
export type UserData = Partial<Readonly<SignedIn>> & {
  /** Ids of the words that the user knows. */
  readonly knownList: readonly number[];
  /** Ids of the words that the user does not know, whatever the level says. */
  readonly unknownList?: readonly number[];
  /** Marks that the API has not been told of yet, of a signed-in user: true for known, false for not known, null for none. */
  readonly unsentKnown?: Readonly<Record<string, boolean | null>>;
  /** What was marked in this browser before signing in; offered once to be added to the account. */
  readonly visitorKnown?: readonly number[];
  readonly visitorUnknown?: readonly number[];
  /** "I am about A2": up to this level words count as known; 0 or none for no level. */
  readonly knownLevel?: 0 | 1 | 2 | 3 | 4 | 5;
  /** The level that was chosen in this browser before signing in; offered with them. */
  readonly visitorLevel?: UserData["knownLevel"];
  /** When the activation mail is sent that waits for its turn; null where none waits. */
  readonly activationMailAt?: string | null;
  /** The user's own lists, without their words. */
  readonly userWordLists: readonly UserList[];
};

export type UserDataStore = {
  /** The same object until something changes. */
  get(): UserData;
  /**
   * Changes the named fields. Where storage is full or forbidden the change holds for this document only. A change that
   * was made for a user whom another tab has signed out meanwhile is dropped.
   */
  update(change: Partial<UserData>): void;
  /** Removes everything, for logging out. */
  clear(): void;
  /** Calls the listener after every change, those of other tabs included; returns what unsubscribes it. */
  subscribe(listener: () => void): () => void;
};

const storageKey = "userData";

/** Of a visitor who has marked nothing. */
export const emptyUserData: UserData = { knownList: [], userWordLists: [] };

/** A signed-in user, with everything that signing in answers. */
export type Person = UserData & SignedIn;

/** Whether a user has known words or a level, so that coverage can be shown. */
export function knowsAnything({ knownList, knownLevel = 0 }: Pick<UserData, "knownList" | "knownLevel">): boolean {
  return knownList.length > 0 || knownLevel > 0;
}

/** `userData` in local storage. What cannot be read counts as empty. */
export function createUserDataStore(storage: () => Storage, target?: EventTarget): UserDataStore {
  const listeners = new Set<() => void>();
  let current: UserData | undefined;
  /** What storage had when it was last read or written. */
  let stored: string | null = null;
  /** Whose session this document has ended. Another tab that has not heard of it yet may write it back. */
  let ended: string | undefined;

  function textInStorage(): string | null {
    try {
      return storage().getItem(storageKey);
    } catch {
      return stored;
    }
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function replace(next: UserData, toStore: string | null) {
    current = next;
    try {
      if (toStore === null) storage().removeItem(storageKey);
      else storage().setItem(storageKey, toStore);
      stored = toStore;
    } catch {
      // Full or forbidden: the change holds for this document.
    }
    notify();
  }

  const store: UserDataStore = {
    get() {
      if (current === undefined) {
        stored = textInStorage();
        current = read(stored);
      }
      return current;
    },
    update(change) {
      const { token } = this.get();
      // The event of another tab's change may still be on its way.
      if (textInStorage() !== stored) current = undefined;
      const now = this.get();
      if (now.token !== token && !("token" in change)) return notify();
      const next = { ...now, ...change };
      replace(next, JSON.stringify(next));
    },
    clear() {
      ended = this.get().token ?? ended;
      replace(emptyUserData, null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  target?.addEventListener("storage", (event) => {
    const key = (event as StorageEvent).key;
    if (key !== storageKey && key !== null) return;
    current = undefined;
    const { token } = store.get();
    if (token !== undefined && token === ended) replace(emptyUserData, null);
    else notify();
  });

  return store;
}

function read(text: string | null): UserData {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return emptyUserData;
    const { knownList, userWordLists, token }: { [Key in keyof UserData]?: unknown } = stored;
    return {
      ...stored,
      token: typeof token === "string" && token !== "" ? token : undefined,
      knownList: Array.isArray(knownList) ? knownList.filter((id) => Number.isSafeInteger(id)) : [],
      userWordLists: Array.isArray(userWordLists) ? userWordLists : [],
    };
  } catch {
    return emptyUserData;
  }
}
