import { createStoredText } from "../../features/page/stored.ts";

const stored = createStoredText("consoleEntered");

/**
 * Whether somebody has been in the console from this browser: then it is loaded beside the call that asks the role, and
 * not after it. What it guards is guarded by the API.
 */
export const hasEntered = (): boolean => stored.get() !== null;

export function noteEntered(isIn: boolean): void {
  if (isIn !== hasEntered()) stored.set(isIn ? "1" : null);
}
