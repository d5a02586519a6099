/** Keys with Alt, by their place on the keyboard, with what they do. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Takes the keys before the player does. */
export function listenToKeys(keys: Keys): { stop(): void } {
  function onKey(event: KeyboardEvent): void {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keys[event.code];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  }
  document.addEventListener("keydown", onKey, true);
  return { stop: () => document.removeEventListener("keydown", onKey, true) };
}
