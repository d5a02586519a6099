import { useRef, useState } from "react";
import type { TestKnowledge } from "../../../domain/level-test/test-result.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { type KnownLevel, type MarkChange, setKnown, setKnownLevel } from "../progress/known/known-words.ts";

/** What was there before, to be put back. */
type Before = { readonly level: KnownLevel; readonly marks: readonly MarkChange[] };

export type Use = "offered" | "busy" | "failed" | "taken";

/** Lets what the test found count as known, once that is asked for, and takes it back whole. */
export function useResult({ level, knownIds, unknownIds }: TestKnowledge) {
  const [state, setState] = useState<Use>("offered");
  const before = useRef<Before>(undefined);

  async function run(change: () => Promise<Use>): Promise<void> {
    setState("busy");
    try {
      setState(await change());
    } catch {
      setState("failed");
    }
  }

  return {
    state,
    take: () =>
      run(async () => {
        const present = userDataStore().get().knownLevel ?? 0;
        if (level > 0) await setKnownLevel(level);
        before.current = { level: present, marks: [setKnown(knownIds, true), setKnown(unknownIds, false)] };
        return "taken";
      }),
    undo: () =>
      run(async () => {
        const { level: present, marks } = before.current ?? { level: 0, marks: [] };
        if (level > 0) await setKnownLevel(present);
        for (const { undo } of marks) undo();
        return "offered";
      }),
  };
}
