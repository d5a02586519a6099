import { distance } from "fastest-levenshtein";
import { settingNames } from "./config.ts";

/** Longer names may differ by two letters, or by two that changed places. */
const longName = 7;

/** The setting that a name is nearly, if any: a variable of another program is not. */
function meantBy(name: string): string | undefined {
  if (settingNames.includes(name)) return undefined;
  const upper = name.toUpperCase();
  return settingNames.find((setting) => distance(upper, setting) <= (setting.length < longName ? 1 : 2));
}

function isPlainHttp({ NODE_ENV, PUBLIC_URL = "" }: NodeJS.ProcessEnv): boolean {
  return NODE_ENV === "production" && /^http:\/\/(?!127\.|localhost[:/]|localhost$|\[::1\])/.test(PUBLIC_URL);
}

/** What the operator may not have meant; one line each, by names of settings alone. */
export function settingHints(env: NodeJS.ProcessEnv): string[] {
  const misspelt = Object.keys(env)
    .sort()
    .flatMap((name) => {
      const meant = meantBy(name);
      return meant === undefined ? [] : [`${name} is no setting and does nothing: ${meant} is one.`];
    });
  return isPlainHttp(env)
    ? [...misspelt, "PUBLIC_URL begins with http: passwords and sessions are readable on the way. Give https."]
    : misspelt;
}
