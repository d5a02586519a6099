import { useStored } from "../../page/stored.ts";
import { createUserDataStore, emptyUserData, type UserData, type UserDataStore } from "./user-data.ts";

const store = createUserDataStore();

/** The one store of this document; only to be called in the browser. */
export function userDataStore(): UserDataStore {
  return store;
}

/** The browser's user. Server HTML is identical for all users, so the first render is always with empty data. */
export function useUserData(): UserData {
  return useStored(store, emptyUserData);
}
