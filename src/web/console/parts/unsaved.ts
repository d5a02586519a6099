import { m } from "../messages.ts";
import { confirm } from "./confirm.tsx";

/** What is typed in an element, compared with what it was when somebody came to it. */
type Fields = { kept: string; isTouched: boolean; isSending: boolean };

const tracked = new Map<Element, Fields>();
const held = new Set<Element>();

function filledValue(field: Element): string | undefined {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio"))
    return field.checked ? field.value : undefined;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText || field instanceof HTMLSelectElement ? field.value : undefined;
}

/** What is filled in, without what is empty: fields that come while it is loading change nothing by themselves. */
function filledIn(element: Element): string {
  const filled = [...element.querySelectorAll("input, select, textarea")].flatMap((field) => {
    const value = filledValue(field);
    return value === undefined || value === "" ? [] : [`${field.getAttribute("name")}=${value}`];
  });
  return JSON.stringify(filled);
}

const isLost = (element: Element, { kept, isTouched, isSending }: Fields) =>
  isTouched && !isSending && filledIn(element) !== kept;

/** Whether anything on the page would be lost with it. */
export function hasUnsaved(): boolean {
  for (const element of tracked.keys()) if (!element.isConnected) tracked.delete(element);
  return held.size > 0 || [...tracked].some(([element, fields]) => isLost(element, fields));
}

export const unsavedQuestion = () => ({
  heading: m.unsaved_heading(),
  text: m.unsaved_text(),
  action: m.unsaved_leave(),
  isDangerous: true,
});

/** Asks before what was not saved is lost. */
export function askBeforeLosing(): Promise<boolean> {
  return confirm(unsavedQuestion());
}

/** The `ref` of an element that shows what cannot be shown again, or holds decisions that are not sent. */
export function holdUnsaved(element: Element | null): () => void {
  if (element === null) return () => undefined;
  held.add(element);
  return () => void held.delete(element);
}

/** To be called when the focus comes into an element with fields: what they are then is compared with what they become. */
export function trackFields(element: Element | null): void {
  if (element === null) return;
  const fields = tracked.get(element);
  if (fields !== undefined) {
    // What is stored may be loaded anew until somebody types.
    if (!fields.isTouched) fields.kept = filledIn(element);
    return;
  }
  const begun: Fields = { kept: filledIn(element), isTouched: false, isSending: false };
  const touch = () => {
    begun.isTouched = true;
  };
  tracked.set(element, begun);
  element.addEventListener("input", touch);
  // Buttons add, move and take out.
  element.addEventListener("click", touch);
}

/**
 * Sends what is in an element: while that lasts it may leave the page, and then it is saved. A failure makes it unsaved
 * again.
 */
export async function whileSending<Result>(element: Element, send: () => Promise<Result>): Promise<Result> {
  const fields = tracked.get(element);
  if (fields === undefined) return await send();
  const sent = filledIn(element);
  fields.isSending = true;
  try {
    const result = await send();
    fields.kept = sent;
    return result;
  } finally {
    fields.isSending = false;
  }
}
