export const passwordLength = { min: 8, max: 128 } as const;

/** Eight characters or more, among them an upper-case letter, a lower-case letter and a digit, of any script. */
export function isStrongEnough(password: string): boolean {
  return (
    [...password].length >= passwordLength.min &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\p{Nd}/u.test(password)
  );
}
