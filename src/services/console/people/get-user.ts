import { type Person, readPerson, readPersonsFigures } from "../../../storage/console/people.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";

export type PersonDetails = { readonly person: Person } & Awaited<ReturnType<typeof readPersonsFigures>>;

/** @throws {Refusal} not_found. */
export async function getUser({ database }: Services, id: number): Promise<PersonDetails> {
  const person = await readPerson(database.db, id);
  if (person === undefined) throw new Refusal("not_found");
  return { person, ...(await readPersonsFigures(database.db, id)) };
}
