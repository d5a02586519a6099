export const usernameLength = { min: 3, max: 30 } as const;

/** Letters of the Latin script (Turkish and Spanish ones are) and digits; other scripts have letters that look alike. */
export const usernamePattern = /^[\p{Script=Latin}0-9]*$/u;

/**
 * The form by which usernames are compared: two that differ in case alone are one, by Turkish rules and by English
 * ones, so all of I, ı, İ, i are the same letter.
 */
export function foldUsername(username: string): string {
  return username.normalize("NFKC").toLowerCase().replaceAll("i\u0307", "i").replaceAll("ı", "i");
}

/** The form by which mail addresses are compared. */
export function foldMail(mail: string): string {
  return mail.trim().toLowerCase();
}
