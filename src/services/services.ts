import type { SpeechProvider } from "../providers/speech/speech-provider.ts";
import type { Database } from "../storage/database.ts";
import type { Google } from "./accounts/google.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { ContentVersion } from "./catalogue/content-version.ts";
import type { SiteLinks } from "./site-links.ts";

/** What use cases work with; made once by main. */
export type Services = {
  readonly database: Database;
  readonly contentVersion: ContentVersion;
  readonly passwords: Passwords;
  /** Where messages to the operator go. */
  readonly contactMail: string;
  readonly links: SiteLinks;
  /** Absent where the operator has not set it up. */
  readonly google?: Google | undefined;
  /** The clock; tests move it. */
  readonly now: () => Date;
  /** Where this machine can speak. */
  readonly speech?: SpeechProvider | undefined;
};
