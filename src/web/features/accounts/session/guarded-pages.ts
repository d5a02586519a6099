import type { PathId } from "../../page/paths.ts";

/** Pages for signed-in users only, or for visitors only. Their HTML is identical for all users. */
export const guardedPages: { readonly [Id in PathId]?: "signedIn" | "signedOut" } = {
  auth: "signedOut",
  account: "signedIn",
  premium: "signedIn",
  premiumProcessing: "signedIn",
  premiumError: "signedIn",
};
