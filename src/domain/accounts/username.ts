export const usernameLength = { min: 3, max: 30 } as const;

/** Letters of the Latin script, which include Turkish and Spanish ones, and digits; other scripts have more lookalikes. */
export const usernamePattern = /^[\p{Script=Latin}0-9]*$/u;

/**
 * The form by which usernames are compared: regardless of case by Turkish and English rules alike, so that I, ı, İ and i
 * are the same letter.
 */
export function foldUsername(username: string): string {
  return username.normalize("NFKC").toLowerCase().replaceAll("i\u0307", "i").replaceAll("ı", "i");
}

/** The form by which mail addresses are compared. */
export function foldMail(mail: string): string {
  return mail.trim().toLowerCase();
}
