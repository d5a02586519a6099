import { createStoredText } from "../page/stored.ts";

/** The text under `history`: thousands of words, which are parsed where they are needed. */
export const storedHistory = createStoredText("history");
