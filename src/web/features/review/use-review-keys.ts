import { useWindowEvent } from "../../design/use-window-event.ts";

type ReviewKeys = {
  /** 1 to 4. */
  onNumber?: ((number: number) => void) | undefined;
  onEnter?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
};

/** Keys count wherever the focus is, but for what they do in a field or on a button; repeats of a held key do not. */
export function useReviewKeys({ onNumber, onEnter, onUndo }: ReviewKeys): void {
  useWindowEvent("keydown", (event) => {
    if (event.repeat || event.altKey || event.isComposing) return;
    const { target, key } = event;
    const isInField = target instanceof Element && target.closest("input, textarea") !== null;
    const isOnControl = target instanceof Element && target.closest("a, button, summary") !== null;
    const isUndo = key === "Backspace" || (key === "z" && (event.ctrlKey || event.metaKey));
    if (!isUndo && (event.ctrlKey || event.metaKey)) return;
    if (isUndo && !isInField) onUndo?.();
    else if (/^[1-4]$/.test(key) && !isInField) onNumber?.(Number(key));
    else if (key === "Enter" && !isOnControl && onEnter !== undefined) onEnter();
    else return;
    event.preventDefault();
  });
}
