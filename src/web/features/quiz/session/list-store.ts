import { storedHistory } from "../history-storage.ts";
import { historyText } from "./history-text.ts";
import type { StoredList } from "./quiz-session.ts";
import { parseStoredList } from "./stored-list.ts";

/** `history` as one tab sees it. */
export type ListStore = {
  /** The list, or undefined where there is none. It is the same object until `history` changes. */
  read(): StoredList | undefined;
  /** Another tab has changed `history` since this one read or wrote it. */
  isReplaced(): boolean;
  /** Writes unless another tab has changed `history`. */
  write(list: StoredList): void;
};

export function createListStore(): ListStore {
  let text: string | null | undefined;
  let list: StoredList | undefined;
  /** A list's words as JSON, which for thousands of them is most of the work of writing. */
  let wordsText: { readonly words: StoredList["words"]; readonly text: string } | undefined;

  function isReplaced() {
    return storedHistory.get() !== text;
  }

  return {
    read() {
      if (isReplaced()) {
        text = storedHistory.get();
        list = parseStoredList(text);
      }
      return list;
    },
    isReplaced,
    write(next) {
      if (isReplaced()) return;
      if (wordsText?.words !== next.words) wordsText = { words: next.words, text: JSON.stringify(next.words) };
      list = next;
      text = historyText(next, wordsText.text);
      storedHistory.set(text);
    },
  };
}
