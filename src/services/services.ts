import type { Database } from "../storage/database.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { ContentVersion } from "./catalogue/content-version.ts";

/** What use cases work with; made once by main. */
export type Services = {
  readonly database: Database;
  readonly contentVersion: ContentVersion;
  readonly passwords: Passwords;
  /** The clock; tests move it. */
  readonly now: () => Date;
};
