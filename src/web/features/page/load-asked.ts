import { useState } from "react";
import type { Late } from "./late.ts";

let hasFailed = false;

/**
 * Loads what somebody asked for by a button. A browser that could not fetch a module never asks for it again in the same
 * document: where it fails once more although there is a connection, the page is loaded anew.
 */
export async function loadAsked<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (hasFailed && navigator.onLine) window.location.reload();
    hasFailed = true;
    throw error;
  }
}

/** A dialog that a button opens, loaded when it is first pressed. */
export function useLateDialog<Part>(dialog: Late<Part>, onFailure: () => void) {
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    try {
      await loadAsked(dialog.load);
      setIsOpen(true);
    } catch {
      onFailure();
    }
  }

  return { Dialog: dialog.loaded(), isOpen, open, close: () => setIsOpen(false) };
}
