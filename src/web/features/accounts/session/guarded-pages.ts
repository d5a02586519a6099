import type { PathId } from "../../page/paths.ts";

/** Pages that are for who is signed in, or for who is not. Their documents are the same for everyone. */
export const guardedPages: { readonly [Id in PathId]?: "signedIn" | "signedOut" } = {
  auth: "signedOut",
  account: "signedIn",
  premium: "signedIn",
  premiumProcessing: "signedIn",
  premiumError: "signedIn",
};
