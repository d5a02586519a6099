import { useWindowEvent } from "../../design/use-window-event.ts";

/** Whether keys are for what has the focus: a field, or a dialog above the page. */
function isTyping(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest("input:not([type=checkbox]), select, textarea") !== null;
  return isField || document.querySelector("dialog:modal") !== null;
}

/** Listens to keys that are pressed on the page, but in no field, in no dialog and with no modifier but Shift. */
export function usePageKeys(listener: (event: KeyboardEvent) => void): void {
  useWindowEvent("keydown", (event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!hasModifier && !isTyping(event.target)) listener(event);
  });
}
