import type { SignedIn } from "../../../../contract/accounts/account.ts";
import type { UserList } from "../../../../contract/progress/lists.ts";
import { createStored, type StorageArea, type Stored } from "../../page/stored.ts";

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

export type UserDataStore = Pick<Stored<UserData>, "get" | "subscribe"> & {
  /** Changes the named fields. A change that was made for a user whom another tab has signed out meanwhile is dropped. */
  update(change: Partial<UserData>): void;
  /** Removes everything, for logging out. */
  clear(): void;
};

/** Of a visitor who has marked nothing. */
export const emptyUserData: UserData = { knownList: [], userWordLists: [] };

/** A signed-in user, with everything that signing in answers. */
export type Person = UserData & SignedIn;

/** Whether a user has known words or a level, so that coverage can be shown. */
export function knowsAnything({ knownList, knownLevel = 0 }: Pick<UserData, "knownList" | "knownLevel">): boolean {
  return knownList.length > 0 || knownLevel > 0;
}

/** `userData` in local storage. */
export function createUserDataStore(area?: () => StorageArea, target?: EventTarget): UserDataStore {
  const stored = createStored("userData", parseUserData, area, target);
  /** Whose session this document has ended. Another tab that has not heard of it yet may write it back. */
  let ended: string | undefined;

  stored.subscribe(() => {
    const { token } = stored.get();
    if (token !== undefined && token === ended) stored.remove();
  });

  return {
    get: stored.get,
    subscribe: stored.subscribe,
    update(change) {
      const { token } = stored.get();
      if (change.token === ended) ended = undefined;
      stored.update((now) => (now.token === token || "token" in change ? { ...now, ...change } : now));
    },
    clear() {
      ended = stored.get().token ?? ended;
      stored.remove();
    },
  };
}

/** What cannot be read counts as empty. */
function parseUserData(json: unknown): UserData {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return emptyUserData;
  const { knownList, userWordLists, token }: { [Key in keyof UserData]?: unknown } = json;
  return {
    ...json,
    token: typeof token === "string" && token !== "" ? token : undefined,
    knownList: Array.isArray(knownList) ? knownList.filter((id) => Number.isSafeInteger(id)) : [],
    userWordLists: Array.isArray(userWordLists) ? userWordLists : [],
  };
}
