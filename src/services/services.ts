import type { Locale } from "../domain/locale/locale.ts";
import type { Translate } from "../domain/locale/translate.ts";
import type { GoogleProvider } from "../providers/identity/google-provider.ts";
import type { Seal } from "../providers/identity/seal.ts";
import type { SpeechProvider } from "../providers/speech/speech-provider.ts";
import type { Database } from "../storage/database.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { ContentVersion } from "./catalogue/content-version.ts";

/** Sign-in with Google, where the operator has set it up. */
export type Google = {
  readonly provider: GoogleProvider;
  /** Seals what the browser that signs in keeps until it is done. */
  readonly seal: Seal;
  /** Path of the sign-in page. */
  authPath(locale: Locale): string;
};

/** Whole addresses of pages that mails lead to. */
export type SiteLinks = {
  activation(locale: Locale, code: string): string;
  passwordReset(locale: Locale, code: string): string;
  mailChange(locale: Locale, code: string): string;
};

/** What use cases work with; made once by main. */
export type Services = {
  readonly database: Database;
  readonly contentVersion: ContentVersion;
  readonly passwords: Passwords;
  /** Where messages to the operator go. */
  readonly contactMail: string;
  readonly links: SiteLinks;
  /** The messages that the server itself sends. */
  readonly translate: Translate;
  /** Absent where the operator has not set it up. */
  readonly google?: Google | undefined;
  /** The clock; tests move it. */
  readonly now: () => Date;
  /** Where this machine can speak. */
  readonly speech?: SpeechProvider | undefined;
};
