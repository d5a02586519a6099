import { showDone, showFailure } from "./toasts.tsx";

/** Puts a text on the clipboard, and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showDone(done);
  } catch (error) {
    showFailure(error);
  }
}
