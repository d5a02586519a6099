/** What the owner of an account is shown in its security log. */
export const securityEventKinds = [
  "registered",
  "signedIn",
  "signInFailed",
  "passwordChanged",
  "mailChangeRequested",
  "mailChangeCancelled",
  "mailChanged",
  "sessionEnded",
  "otherSessionsEnded",
  "allSessionsEnded",
  "googleLinked",
  "passkeyAdded",
  "passkeyRemoved",
  "passkeyRequired",
  "passkeyNotRequired",
  "dataExported",
  "deletionRequested",
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];
