import { createGoogleProvider } from "../providers/identity/google-provider.ts";
import { createSeal } from "../providers/identity/seal.ts";
import type { Google } from "../services/services.ts";
import { pathOf } from "../web/features/page/paths.ts";
import type { Config } from "./config.ts";

/** Sign-in with Google by the configuration; undefined where it is off. */
export function googleOf({ google }: Config, publicUrl: string): Google | undefined {
  if (google === undefined) return undefined;
  return {
    provider: createGoogleProvider({ ...google, redirectUri: `${publicUrl}/api/Login/GoogleCallback` }),
    // The one secret that all processes of a site share.
    seal: createSeal(google.clientSecret, "sign-in with Google"),
    authPath: (locale) => pathOf("auth", locale),
  };
}
