/** Puts a text into local storage as another tab would, so that stores of this document hear of it. */
export function storeInBrowser(key: string, text: string): void {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
}
