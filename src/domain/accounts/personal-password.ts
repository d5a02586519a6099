/** Signs and letters that may be added to a name without hiding it. */
const fewAdditions = 4;

const shortestName = 3;

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}

/** What of a person's names a guesser tries first: the username, the mail address, and its part before the @. */
function namesOf({ username, mail }: { readonly username: string; readonly mail: string }): string[] {
  const local = mail.slice(0, mail.lastIndexOf("@"));
  const names = [username, mail, local, ...local.split(/[^\p{L}\p{N}]+/u)].map(fold);
  return [...new Set(names)].filter((name) => [...name].length >= shortestName);
}

/**
 * True where a password is a name of its person with a few additions: digits and signs of any number, or up to four
 * characters of any kind.
 */
export function isPersonalPassword(
  password: string,
  person: { readonly username: string; readonly mail: string },
): boolean {
  const text = fold(password);
  return namesOf(person).some((name) =>
    [name, [...name].reverse().join("")].some((written) => {
      if (!text.includes(written)) return false;
      const rest = text.replace(written, "");
      return [...rest].length <= fewAdditions || !/\p{L}/u.test(rest);
    }),
  );
}
