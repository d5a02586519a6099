import type { SignedIn } from "../../../../contract/accounts/account.ts";
import type { UserList } from "../../../../contract/progress/lists.ts";

/**
 * What a browser keeps of its person: what signing in answered, and lists. A visitor has a known list too, of this
 * browser alone, and no token.
 */
export type UserData = Partial<Readonly<SignedIn>> & {
  /** Ids of the words that the person knows. */
  readonly knownList: readonly number[];
  /** Marks of who is signed in that the API has not been told of yet: true for known. */
  readonly unsentKnown?: Readonly<Record<string, boolean>>;
  /** What was marked in this browser before signing in; offered to be taken over, once. */
  readonly visitorKnown?: readonly number[];
  /** "I am about A2": up to this level words count as known for coverage; 0 or none for no level. */
  readonly knownLevel?: 0 | 1 | 2 | 3 | 4 | 5;
  /** The level that was chosen in this browser before signing in; offered with them. */
  readonly visitorLevel?: UserData["knownLevel"];
  /** The person's own lists, without their words. */
  readonly userWordLists: readonly UserList[];
};

export type UserDataStore = {
  /** The same object until something changes. */
  get(): UserData;
  /** Changes what is named. A store that is full or forbidden keeps the change for this document only. */
  update(change: Partial<UserData>): void;
  /** Forgets the person, for logging out. */
  clear(): void;
  /** Told of every change, those of other tabs included; answers what ends the telling. */
  subscribe(listener: () => void): () => void;
};

const storageKey = "userData";

export const nobody: UserData = { knownList: [], userWordLists: [] };

/** `userData` in local storage. What cannot be read counts as nobody. */
export function createUserDataStore(storage: () => Storage, target?: EventTarget): UserDataStore {
  const listeners = new Set<() => void>();
  let current: UserData | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  function replace(next: UserData, save: (to: Storage) => void) {
    current = next;
    try {
      save(storage());
    } catch {
      // Full or forbidden: this document goes on with what it holds.
    }
    tell();
  }

  target?.addEventListener("storage", (event) => {
    const key = (event as StorageEvent).key;
    if (key !== storageKey && key !== null) return;
    current = undefined;
    tell();
  });

  return {
    get() {
      current ??= read(storage);
      return current;
    },
    update(change) {
      const next = { ...this.get(), ...change };
      replace(next, (to) => to.setItem(storageKey, JSON.stringify(next)));
    },
    clear() {
      replace(nobody, (to) => to.removeItem(storageKey));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: () => Storage): UserData {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return nobody;
    const { knownList, userWordLists, token }: { [Key in keyof UserData]?: unknown } = stored;
    return {
      ...stored,
      token: typeof token === "string" && token !== "" ? token : undefined,
      knownList: Array.isArray(knownList) ? knownList.filter((id) => Number.isSafeInteger(id)) : [],
      userWordLists: Array.isArray(userWordLists) ? userWordLists : [],
    };
  } catch {
    return nobody;
  }
}
