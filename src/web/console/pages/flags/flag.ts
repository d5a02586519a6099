import type { AnswerOf } from "../../../../contract/calls.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { leaveLists } from "../../records/leave-lists.ts";

type AnsweredFlag = AnswerOf<"Admin/GetFlags">["rows"][number];

/** With a key of its own, which stands in the address: a person has a flag of a kind once. */
export type Flag = AnsweredFlag & { readonly id: string };

export type FlagState = Flag["state"];

/** In the order of their keys, 1 to 3. */
export const decisions = ["confirmed", "cleared", "open"] as const satisfies readonly FlagState[];

export const keyedFlag = (flag: AnsweredFlag): Flag => ({ ...flag, id: `${flag.userId}-${flag.kind}` });

export async function saveState({ userId, kind }: Flag, state: FlagState): Promise<void> {
  await consoleApi.call("Admin/DecideFlag", { body: { userId, kind, state } });
}

/** A frozen month tells of the flags of its people too. */
export async function refreshFlags(): Promise<void> {
  await Promise.all([refresh("Admin/GetFlags"), refresh("Admin/GetOverview"), refresh("Admin/GetMonth")]);
}

/** Decides on a flag. It leaves the lists at once, so that a reviewer can go on; a refusal puts it back. */
export async function decideFlag(flag: Flag, state: FlagState): Promise<void> {
  async function send() {
    try {
      await saveState(flag, state);
      showDone(m[`flags_decided_${state}` as const]({ name: flag.username }), async () => {
        await saveState(flag, flag.state);
        await refreshFlags();
      });
    } catch (error) {
      showFailure(error);
    }
  }
  await leaveLists("Admin/GetFlags", flag.id, send, refreshFlags);
}
