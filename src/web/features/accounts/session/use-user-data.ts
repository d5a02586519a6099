import { useSyncExternalStore } from "react";
import { createUserDataStore, nobody, type UserData, type UserDataStore } from "./user-data.ts";

let store: UserDataStore | undefined;

/** The one store of this document; only to be called in the browser. */
export function userDataStore(): UserDataStore {
  store ??= createUserDataStore(() => window.localStorage, window);
  return store;
}

/** Who is here. Documents are the same for everyone, so the first drawing is always nobody's. */
export function useUserData(): UserData {
  return useSyncExternalStore(
    (listener) => userDataStore().subscribe(listener),
    () => userDataStore().get(),
    () => nobody,
  );
}
