export const passwordLength = { min: 8, max: 128 } as const;

/** The requirements for a password; letters and digits of any script. */
export const passwordRules = {
  length: (password: string) => [...password].length >= passwordLength.min,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
} as const;

export function isStrongEnough(password: string): boolean {
  return Object.values(passwordRules).every((isMet) => isMet(password));
}
