import type { Month } from "../domain/locale/day.ts";
import type { Locale } from "../domain/locale/locale.ts";
import type { Translate } from "../domain/locale/translate.ts";
import type { Counts } from "../providers/counts/counts.ts";
import type { DataFolder } from "../providers/data-folder/data-folder.ts";
import type { GoogleProvider } from "../providers/identity/google-provider.ts";
import type { Passkeys } from "../providers/identity/passkeys.ts";
import type { Sealer } from "../providers/identity/sealer.ts";
import type { PdfFiles } from "../providers/pdf/pdf-files.ts";
import type { PushSender } from "../providers/push/push-sender.ts";
import type { SecretBox } from "../providers/secrets/secret-box.ts";
import type { SpeechProvider } from "../providers/speech/speech-provider.ts";
import type { Tracing } from "../providers/tracing/tracing.ts";
import type { Database } from "../storage/database.ts";
import type { Replica } from "../storage/replica.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { ContentVersion } from "./catalogue/content-version.ts";
import type { ProcessFigures } from "./console/health/process-figures.ts";
import type { KeyedHash } from "./mail/keyed-hash.ts";
import type { MailHealth } from "./mail/mail-health.ts";
import type { PremiumServices } from "./premium/premium-services.ts";

/** Sign-in with Google, where it is configured. */
export type Google = {
  readonly provider: GoogleProvider;
  /** Encrypts the cookie of a sign-in. */
  readonly sealer: Sealer;
  /** Path of the sign-in page. */
  authPath(locale: Locale): string;
};

/** Absolute URLs of the pages that mails link to. */
export type SiteLinks = {
  activation(locale: Locale, code: string): string;
  passwordReset(locale: Locale, code: string): string;
  mailChange(locale: Locale, code: string): string;
  cancelMailChange(locale: Locale, code: string): string;
  prize(locale: Locale, id: string): string;
  premium(locale: Locale): string;
  /** Where what is due is reviewed. */
  review(locale: Locale): string;
  /** A page that ends notices at once. */
  endNotices(locale: Locale, code: string): string;
  /** What mail programs post to for the same. */
  oneClickEnd(code: string): string;
  /** The console's page of a month's prizes. */
  prizes(month: Month): string;
};

/** PDFs of word lists, and what they say of the site. */
export type Pdfs = {
  readonly files: PdfFiles;
  readonly siteName: string;
  readonly siteUrl: string;
};

/** The dependencies of use cases, created once by main. */
export type Services = {
  readonly database: Database;
  /** Undefined where everything is read from the primary; asked by `readRecent`. */
  readonly replica?: Replica | undefined;
  readonly dataFolder: DataFolder;
  /** Of requests, for limits of rate and cost; shared with other processes where there is a Redis. */
  readonly counts: Counts;
  readonly contentVersion: ContentVersion;
  readonly passwords: Passwords;
  /** Whether a password is one of the most used ones of breaches. */
  isBreached(password: string): boolean;
  /** Where messages to the operator go. */
  readonly contactMail: string;
  readonly links: SiteLinks;
  readonly pdfs: Pdfs;
  readonly keyedHash: KeyedHash;
  /** Encrypts the secrets of authenticators. */
  readonly secretBox: SecretBox;
  /** Of this process's attempts at sending mail. */
  readonly mailHealth: MailHealth;
  /** Mails that the site sends at most in an hour; 0 for any number. */
  readonly mailsPerHour: number;
  /** Accounts that are made from one address at most in 30 minutes; 0 for any number. */
  readonly signUpsPerAddress: number;
  readonly premium: PremiumServices;
  /** The messages that the server itself sends. */
  readonly translate: Translate;
  /** Undefined where the site's address allows none. */
  readonly passkeys?: Passkeys | undefined;
  /** Undefined where it is not configured. */
  readonly google?: Google | undefined;
  /** Months of premium time for the first places of a month of the leaderboard. */
  readonly prizes: readonly number[];
  /** Where uploaded subtitles wait until they are imported. */
  readonly importsFolder: string;
  /** Where the subtitles that people bring wait until they are read. */
  readonly broughtFolder: string;
  /** Of this process, for the console. */
  readonly process: ProcessFigures;
  /** The clock, replaced in tests. */
  readonly now: () => Date;
  /** Undefined where no speech program is installed. */
  readonly speech?: SpeechProvider | undefined;
  readonly push: PushSender;
  /** Undefined where nothing is traced. */
  readonly tracing?: Tracing | undefined;
};
