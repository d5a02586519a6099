import type { MailKind } from "../mail.ts";
import type { FrameText, MailText } from "../mail-text.ts";

export const englishFrame: FrameText = {
  linkHint: "If the button does not work, open this address in your browser:",
  reason: "You receive this mail because of something done with this address on {site}. Questions: {contact}",
};

export const englishMails: Readonly<Record<MailKind, MailText>> = {
  welcome: {
    subject: "Your {site} account is ready: confirm your e-mail address",
    preview: "One tap is left.",
    heading: "Welcome, {username}",
    before: ["Your account is ready. All that is left is to confirm that this address is yours."],
    button: "Confirm my address",
    after: [
      "The link works for 24 hours. If it runs out, ask for a new one on your account page. You can study before you confirm; prizes go to confirmed addresses only.",
      "If you did not open this account, there is nothing to do: accounts that are not confirmed and not used for 30 days are deleted.",
    ],
  },
  reset: {
    subject: "Reset your {site} password",
    preview: "The link works for 1 hour.",
    heading: "Reset your password",
    before: ["Hello {username}, we received a request to reset your password. You can choose a new one here."],
    button: "Choose a new password",
    after: [
      "The link works for 1 hour, once. When your password changes, you are logged out on all devices.",
      "If you did not ask for this, you can ignore this mail; your password stays as it is.",
    ],
  },
  mailChangeConfirm: {
    subject: "{site}: confirm your new e-mail address",
    preview: "The change takes effect when you confirm it.",
    heading: "Confirm your new address",
    before: [
      "Hello {username}, you asked to change the e-mail address of your account to {newMail}. The change takes effect when you confirm it.",
    ],
    button: "Confirm the new address",
    after: [
      "The link works for 24 hours, once. Until then your old address stays in use.",
      "If you did not ask for this, you can ignore this mail; nothing will change.",
    ],
  },
  mailChangeNotice: {
    subject: "A request to change the e-mail address of your {site} account",
    preview: "If this was not you, change your password.",
    heading: "Your e-mail address is about to change",
    before: [
      "Hello {username}, we received a request to change the e-mail address of your account to {newMail}. The change takes effect when it is confirmed from the new address.",
    ],
    after: [
      "If this was you, there is nothing more to do.",
      "If it was not, change your password now and write to us at {contact}.",
    ],
  },
  deletionReceipt: {
    subject: "Your {site} account has been deleted",
    preview: "Your account and what we held about you are gone for good.",
    heading: "Your account has been deleted",
    before: [
      "The account {username} and what we held about you have been deleted for good, as you asked. This cannot be undone.",
      "Records of points and payments are kept under a pseudonym, without your name.",
    ],
    after: [
      "If it was not you who did this, write to us at {contact}.",
      "The words you learned are yours to keep. You are welcome back any time.",
    ],
  },
  contact: {
    subject: "{site} contact: {subject}",
    preview: "{name} wrote",
    heading: "{subject}",
    before: ["{name} ({mail}) wrote through the contact page:", "{message}"],
    after: ["If you reply to this mail, your answer goes to {mail}."],
  },
};
