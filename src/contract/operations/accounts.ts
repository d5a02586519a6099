import { z } from "zod";
import { premiumStatus, profile, signedIn } from "../accounts/account.ts";
import { deleteAccount } from "../accounts/delete-account.ts";
import { exportedData } from "../accounts/export-data.ts";
import { confirmGoogleAuth, googleCallback, registerWithThirdPartyToken, startGoogle } from "../accounts/google.ts";
import { loginWithCredentials } from "../accounts/login.ts";
import { changeMail, codeOfMail } from "../accounts/mail.ts";
import { changePassword, requestPasswordReset, resetPassword } from "../accounts/password.ts";
import { preferences } from "../accounts/preferences.ts";
import { registerWithCredentials } from "../accounts/register.ts";
import { updateProfile } from "../accounts/update-profile.ts";
import { get, isAccepted, isDone, nothing, type Operation, post } from "../operation.ts";

/** Signing in and out, and making an account. */
export const signInOperations = {
  "Login/LoginWithCredentials": {
    ...post,
    access: "public",
    limit: "credentials",
    summary: "Signs in by username or mail address",
    body: loginWithCredentials,
    answer: signedIn,
    problems: ["login.wrong"],
  },
  "Login/Logout": { ...post, access: "user", summary: "Ends this session", body: nothing, ...isDone },
  "Login/LogoutEverywhere": {
    ...post,
    access: "user",
    summary: "Ends all sessions of the account, this one too",
    body: nothing,
    ...isDone,
  },
  "Login/StartGoogle": {
    ...get,
    access: "public",
    summary: "Leads a browser to Google",
    query: startGoogle,
    status: 302,
    answer: z.null().describe("To Google"),
    problems: ["not_found"],
  },
  "Login/GoogleCallback": {
    ...get,
    access: "public",
    summary: "Where Google leads a browser back to",
    query: googleCallback,
    status: 302,
    answer: z.null().describe("To the sign-in page; in its fragment token or error, and returnTo"),
    problems: ["not_found"],
  },
  "Login/ConfirmGoogleAuth": {
    ...get,
    access: "public",
    limit: "credentials",
    summary: "Signs in by an ID token of Google",
    query: confirmGoogleAuth,
    answer: signedIn,
    problems: ["not_found", "google.unknown_mail", "conflict"],
  },
  "Register/RegisterWithCredentials": {
    ...post,
    access: "public",
    limit: "credentials",
    summary: "Makes an account and signs it in; a mail with the activation code is sent",
    body: registerWithCredentials,
    answer: signedIn,
    problems: ["conflict"],
  },
  "Register/RegisterWithThirdPartyToken": {
    ...post,
    access: "public",
    limit: "credentials",
    summary: "Makes an account for a Google account and signs it in",
    body: registerWithThirdPartyToken,
    answer: signedIn,
    problems: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Operation>;

/** The account of who is signed in, and what its mails' codes do. */
export const userOperations = {
  "User/GetProfile": { ...get, access: "user", summary: "What the account says of its person", answer: profile },
  "User/UpdateProfile": {
    ...post,
    access: "user",
    summary: "Changes what is named; a time zone once a week",
    body: updateProfile,
    answer: profile,
    problems: ["conflict"],
  },
  "User/GetPremiumStatusV2": {
    ...get,
    access: "user",
    summary: "Whether the person is premium now, and until when",
    answer: premiumStatus,
  },
  "User/GetPreferences": {
    ...get,
    path: "User/Preferences",
    access: "user",
    summary: "What the person chose for quizzes",
    answer: preferences,
  },
  "User/SetPreferences": {
    ...post,
    path: "User/Preferences",
    access: "user",
    summary: "Keeps what the person chose for quizzes, in the place of what was there",
    body: preferences,
    answer: preferences,
  },
  "User/ChangePassword": {
    ...post,
    access: "user",
    limit: "credentials",
    summary: "Sets a new password and ends all other sessions",
    body: changePassword,
    ...isDone,
  },
  "User/RequestPasswordReset": {
    ...post,
    access: "public",
    limit: "credentials",
    summary: "Mails a code to who has the address; the answer does not tell whether anybody has",
    body: requestPasswordReset,
    ...isAccepted,
  },
  "User/ResetPassword": {
    ...post,
    access: "public",
    limit: "credentials",
    summary: "Sets a new password by the mailed code and ends all sessions",
    body: resetPassword,
    ...isDone,
  },
  "User/SendActivationMail": {
    ...post,
    access: "user",
    limit: "credentials",
    summary: "Mails a new activation code; three an hour",
    body: nothing,
    ...isAccepted,
    problems: ["conflict"],
  },
  "User/ActivateMail": {
    ...post,
    access: "public",
    limit: "credentials",
    summary: "Proves the mail address by the mailed code",
    body: codeOfMail,
    ...isDone,
  },
  "User/ChangeMail": {
    ...post,
    access: "user",
    limit: "credentials",
    summary: "Mails a code to the new address and a notice to the old one",
    body: changeMail,
    ...isAccepted,
    problems: ["conflict"],
  },
  "User/ConfirmMailChange": {
    ...post,
    access: "public",
    limit: "credentials",
    summary: "Changes the mail address by the mailed code",
    body: codeOfMail,
    ...isDone,
    problems: ["conflict"],
  },
  "User/ExportData": {
    ...get,
    access: "user",
    summary: "Everything that is held about the person",
    answer: exportedData,
  },
  "User/DeleteAccount": {
    ...post,
    access: "user",
    limit: "credentials",
    summary: "Erases the account for good; its password or a Google token proves who asks",
    body: deleteAccount,
    ...isDone,
  },
} as const satisfies Record<string, Operation>;
