import { useSyncExternalStore } from "react";
import { createUserDataStore, emptyUserData, type UserData, type UserDataStore } from "./user-data.ts";

let store: UserDataStore | undefined;

/** The one store of this document; only to be called in the browser. */
export function userDataStore(): UserDataStore {
  store ??= createUserDataStore(() => window.localStorage, window);
  return store;
}

/** The browser's user. Server HTML is identical for all users, so the first render is always with empty data. */
export function useUserData(): UserData {
  return useSyncExternalStore(
    (listener) => userDataStore().subscribe(listener),
    () => userDataStore().get(),
    () => emptyUserData,
  );
}
