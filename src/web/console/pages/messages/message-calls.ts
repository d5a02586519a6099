import type { AnswerOf } from "../../../../contract/calls.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi } from "../../api.ts";

export type Message = AnswerOf<"Admin/GetMessages">["rows"][number];
export type Closing = "open" | "closed" | "spam";
export type CannedAnswer = AnswerOf<"Admin/GetCannedAnswers">["rows"][number];

export async function refreshMessages(): Promise<void> {
  await Promise.all([refresh("Admin/GetMessages"), refresh("Admin/GetOverview")]);
}

export async function sendState(id: number, state: Closing): Promise<void> {
  await consoleApi.call("Admin/CloseMessage", { body: { id, state } });
}

export async function setState(id: number, state: Closing): Promise<void> {
  await sendState(id, state);
  await refreshMessages();
}

export async function sendAssignee(id: number, assigneeId: number | null): Promise<void> {
  await consoleApi.call("Admin/AssignMessage", { body: { id, assigneeId } });
}

export async function setAssignee(id: number, assigneeId: number | null): Promise<void> {
  await sendAssignee(id, assigneeId);
  await refreshMessages();
}

/** @returns the text that nobody is mailed */
export async function withdrawAnswer(id: number): Promise<string> {
  return (await consoleApi.call("Admin/WithdrawAnswer", { body: { id } })).text;
}
