import { mayEnter } from "../../../domain/accounts/role.ts";
import type { Translated } from "../../../domain/locale/locale.ts";
import {
  type CannedAnswer,
  deleteCannedAnswer as deleteStored,
  lockCannedAnswer,
  readAnswerers,
  readCannedAnswers,
  writeCannedAnswer,
} from "../../../storage/console/messages.ts";
import type { Db } from "../../../storage/database.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/** What an answer can begin with, and who may take care of a message. */
export async function readAnswering({ database: { db } }: Services) {
  const rows = await readCannedAnswers(db);
  return { rows, operators: await readAnswerers(db, (role) => mayEnter(role, "support")) };
}

/**
 * @returns its id
 * @throws {Refusal} not_found.
 */
export async function saveCannedAnswer(
  services: Services,
  operator: Operator,
  wanted: { readonly id?: number | undefined; readonly name: string; readonly texts: Translated },
): Promise<number> {
  return await audited(services, operator, "SaveCannedAnswer", async (transaction) => {
    const before = wanted.id === undefined ? null : await lock(transaction, wanted.id);
    const id = await writeCannedAnswer(transaction, wanted);
    const { name, texts } = wanted;
    return { thing: `answer:${id}`, before: before && recordedOf(before), after: { name, texts }, result: id };
  });
}

/** @throws {Refusal} not_found. */
export async function deleteCannedAnswer(services: Services, operator: Operator, id: number): Promise<void> {
  await audited(services, operator, "DeleteCannedAnswer", async (transaction) => {
    const before = recordedOf(await lock(transaction, id));
    await deleteStored(transaction, id);
    return { thing: `answer:${id}`, before, result: undefined };
  });
}

async function lock(transaction: Db, id: number): Promise<CannedAnswer> {
  const row = await lockCannedAnswer(transaction, id);
  if (row === undefined) throw new Refusal("not_found");
  return row;
}

const recordedOf = ({ name, texts }: CannedAnswer) => ({ name, texts });
