import { api } from "../../accounts/session/api.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";

/** Stores whether the signed-in user has premium, and until when. Rejects as `api.call` does. */
export async function loadPremiumStatus(): Promise<void> {
  const { token } = userDataStore().get();
  const status = await api.call("User/GetPremiumStatusV2");
  // Another user may have signed in meanwhile.
  if (userDataStore().get().token === token) userDataStore().update(status);
}
