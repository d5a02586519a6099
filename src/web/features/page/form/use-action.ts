import { useState } from "react";
import { problemsOf } from "./form-problems.ts";

/** Something that a button does, that takes its time and may fail. */
export function useAction(act: () => Promise<void>) {
  const [state, setState] = useState<"idle" | "busy" | "done" | { readonly problem: string }>("idle");

  async function run() {
    setState("busy");
    try {
      await act();
      setState("done");
    } catch (error) {
      setState({ problem: problemsOf(error, new Set()).form.join(" ") });
    }
  }

  const problem = typeof state === "object" ? state.problem : undefined;
  return { isBusy: state === "busy", isDone: state === "done", problem, run };
}
