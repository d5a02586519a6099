import { type SiteListName, siteLists } from "../../../domain/lexicon/site-list.ts";
import { m } from "../../i18n/generated/messages.js";
import { numberText } from "../../i18n/texts.ts";

/** The name of a part of a list, from 1: the places of its words, or its day. */
export function partName(list: SiteListName, part: number): string {
  if (list === "academic") return m.parts_academic({ day: numberText(part) });
  const { partSize } = siteLists.common;
  return placesName((part - 1) * partSize + 1, part * partSize);
}

/** The name of the words from one place of the list of common words to another. */
export function placesName(first: number, last: number): string {
  return m.parts_common({ first: numberText(first), last: numberText(last) });
}
