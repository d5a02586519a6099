import { expect, test } from "vitest";
import { z } from "zod";
import type { Operation } from "../../contract/operation.ts";
import { operations } from "../../contract/operations.ts";
import { costs } from "./cost-table.ts";

/** From so many items or letters on, one field makes a call expensive. */
const manyItems = 1_000;
const longText = 50_000;

/** Their answers are arrays without a maximum in the contract, which the use case keeps short. */
const shortAnswers = [
  "CreditCardPayment/GetPayments",
  "Memory/AnswerReview",
  "Memory/GetWord",
  // Of twenty passkeys at most.
  "Passkey/GetPasskeys",
  "Passkey/StartRegistration",
  "Poll/GetPolls",
  "Poll/Vote",
  "Premium/GetOffers",
  "Quiz/Answer",
  "Quiz/GetHistory",
  "Quiz/NextQuestion",
  "Score/GetCalendar",
  "Score/GetLeaderboard",
  "User/GetSecurityEvents",
  "User/GetSessions",
];

const shape = z.looseObject({
  type: z.unknown(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
});

/** Whether a schema holds an array or a text that may be long; an array without a maximum may. */
function mayBeLong(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const { type, maxItems = Number.POSITIVE_INFINITY, maxLength = 0 } = shape.safeParse(schema).data ?? {};
  if (type === "array" && maxItems >= manyItems) return true;
  if (type === "string" && maxLength >= longText) return true;
  return Object.values(schema).some(mayBeLong);
}

const jsonOf = (schema: z.ZodType, io: "input" | "output") => z.toJSONSchema(schema, { io, unrepresentable: "any" });

function isExpensive(operation: Operation): boolean {
  const { body, answer, upload, isCached } = operation;
  if (isCached) return false;
  return upload !== undefined || mayBeLong(jsonOf(body, "input")) || mayBeLong(jsonOf(answer, "output"));
}

const named: [string, Operation][] = Object.entries(operations);

test("every call that takes or gives much has a row", () => {
  // The console's calls are of few people, who passed a second factor.
  const learners = named.filter(([name]) => !name.startsWith("Admin/"));
  const expensive = learners.filter(([, operation]) => isExpensive(operation)).map(([name]) => name);
  expect(expensive).toContain("WordList/ReorderList");
  expect(expensive).toContain("WordList/GetUserLists");
  expect(expensive.filter((name) => !(name in costs) && !shortAnswers.includes(name))).toEqual([]);
});

test("a large answer is streamed, or one at a time", () => {
  const held = Object.entries(costs).filter(([, { answerKb = 0, isStreamed }]) => answerKb > 1_000 && !isStreamed);
  expect(held.filter(([, { turn }]) => turn !== "export")).toEqual([]);
});

test("what stays on the disk for somebody without an account is limited by the day", () => {
  const open = named.filter(([name, { access }]) => access !== "user" && name in costs).map(([name]) => name);
  const stored = Object.entries(costs).filter(([name, { diskKb = 0 }]) => open.includes(name) && diskKb > 0);
  expect(stored.map(([name, { perDay }]) => [name, perDay !== undefined])).toEqual([
    ["WordList/GenerateList", true],
    ["MySeries/ReadEpisode", true],
  ]);
});
