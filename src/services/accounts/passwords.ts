import { isPersonalPassword } from "../../domain/accounts/personal-password.ts";
import { HasherBusyError, type PasswordHasher } from "../../providers/passwords/password-hasher.ts";
import { Refusal } from "../refusal.ts";

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash to compare with. */
  isRight(hash: string | null | undefined, password: string): Promise<boolean>;
};

/**
 * Refuses a password that a guesser would try: one of breaches, or made of the person's own names.
 *
 * @throws {Refusal} invalid, by password.common.
 */
export function refuseGuessable(
  { isBreached }: { isBreached(password: string): boolean },
  password: string,
  person: { readonly username: string; readonly mail: string },
  field: "password" | "newPassword" = "password",
): void {
  if (!isBreached(password) && !isPersonalPassword(password, person)) return;
  throw new Refusal("invalid", [{ field, code: "password.common" }]);
}

const busySeconds = 2;

/** The same password from two keyboards may be different code points. Source: NIST SP 800-63B, 3.1.1.2. */
function normalized(password: string): string {
  return password.normalize("NFKC");
}

async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof HasherBusyError ? new Refusal("unavailable", [], busySeconds) : error;
  }
}

/** Normalises passwords, and takes as long for unknown accounts as for known ones. */
export async function createPasswords(hasher: PasswordHasher): Promise<Passwords> {
  const dummyHash = await hasher.hash("No account has this password");
  return {
    hash: (password) => orRefuse(hasher.hash(normalized(password))),
    async isRight(hash, password) {
      const isRight = await orRefuse(hasher.verify(hash ?? dummyHash, normalized(password)));
      return isRight && hash !== null && hash !== undefined;
    },
  };
}
