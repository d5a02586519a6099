import { z } from "zod";
import { roles } from "../../domain/accounts/role.ts";
import { locales } from "../../domain/locale/locale.ts";

const premiumFields = {
  isPremium: z.boolean(),
  premiumType: z.int().min(0).max(3).describe("0 none, 1 monthly, 2 yearly, 3 lifetime"),
  premiumEndDate: z.iso.datetime().nullable(),
};

export const premiumStatus = z.object(premiumFields).meta({ id: "PremiumStatus" });

export const profile = z
  .object({
    knownListId: z.int(),
    username: z.string(),
    mail: z.string(),
    isMailVerified: z.boolean(),
    role: z.enum(roles),
    ...premiumFields,
    timeZone: z.string().describe("IANA name"),
    mailConsent: z.boolean(),
    newDeviceMail: z.boolean().describe("Whether a sign-in from a new device is told by mail"),
    premiumMail: z.boolean().describe("Whether the end of premium is told by mail"),
    needsPasskey: z.boolean().describe("Whether the password alone does not sign in: a passkey does"),
    language: z.enum(locales).describe("Of the mails that are sent"),
    version: z.string().describe("Changes with what UpdateProfile changes"),
    hasPassword: z.boolean().describe("False for accounts that sign in with Google alone"),
  })
  .meta({ id: "Profile" });

/** What the person is told of the account, and of its activation mail where that waits. */
export const ownProfile = profile
  .extend({
    activationMailAt: z.iso
      .datetime()
      .nullable()
      .describe("When the activation mail is sent that waits because many mails were sent; null where none waits"),
  })
  .meta({ id: "OwnProfile" });

/** The answer of every call that signs in. */
export const signedIn = profile
  .extend({ token: z.string().describe("For the header Authorization: Bearer") })
  .meta({ id: "SignedIn" });

const row = z.record(z.string(), z.unknown());

/** Rows by the kind of data that they hold. */
export const exportedData = z
  .object({ exportedAt: z.iso.datetime(), account: z.array(row) })
  .catchall(z.array(row))
  .meta({ id: "ExportedData" });

export type Profile = z.infer<typeof profile>;

export type SignedIn = z.infer<typeof signedIn>;

export type PremiumStatus = z.infer<typeof premiumStatus>;
