/** As long as the console offers to take a decision back, and the call for that takes. */
const undoMs = 15_000;

/** For the mails of a decision: they wait until it can hardly be taken back any more. */
export function waitForUndo(decidedAt: Date): { readonly createdAt: Date; readonly until: Date } {
  return { createdAt: decidedAt, until: new Date(decidedAt.getTime() + undoMs) };
}
