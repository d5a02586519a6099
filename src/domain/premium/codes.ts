/** Digits and letters that no typeface makes look alike: no 0, O, Q, 1, I, L, U, V. */
const alphabet = "23456789ABCDEFGHJKMNPRSTWXYZ";

const length = 16;
const groupLength = 4;

/**
 * A code of 16 signs in groups of four, some 76 bits of chance.
 *
 * @param randomInt gives an integer from 0 to under its argument, each as likely, from a source nobody can guess
 */
export function makeCode(randomInt: (under: number) => number): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? "");
  return (signs.join("").match(new RegExp(`.{${groupLength}}`, "g")) ?? []).join("-");
}

/** Whether a folded text (`foldCode`) can be a code at all. */
export function isCodeShape(folded: string): boolean {
  return folded.length === length && [...folded].every((sign) => alphabet.includes(sign));
}
