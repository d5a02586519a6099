import type { Api } from "../handle.ts";
import { registerAccess } from "./access-routes.ts";

/** The operator's console. */
export function registerConsole(api: Api): void {
  registerAccess(api);
}
