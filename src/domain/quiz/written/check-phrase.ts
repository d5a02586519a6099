import { distance } from "fastest-levenshtein";
import { foldedWords } from "./fold-text.ts";
import { answerLimit, type Verdict, verdict } from "./verdict.ts";

const leading: readonly string[] = ["to", "a", "an", "the"];

/**
 * Judges a written English phrase: spelling must be right except for case, hyphens, apostrophes and other signs; a leading
 * "to" or article is ignored, unless it belongs to the headword ("a few").
 *
 * @param phrases every phrase that answers the question, that of the asked word first
 */
export function checkPhrase(answer: string, phrases: readonly string[]): Verdict {
  const written = answer.length > answerLimit ? [] : spellings(answer);
  const extended = written.flatMap((text) => [text, withoutLeading(text)]);
  const found = phrases.find((phrase) => spellings(phrase).some((text) => extended.includes(text)));
  if (found !== undefined) return verdict("right", found);
  const [text = ""] = written;
  const [first = "", ...others] = phrases;
  const away = (phrase: string) => distance(text, spellings(phrase)[0] ?? "");
  return verdict("wrong", text === "" ? first : others.reduce((a, b) => (away(b) < away(a) ? b : a), first));
}

/** A hyphen stands for a space or for nothing: e-mail is email, ice-cream is ice cream. */
function spellings(text: string): readonly string[] {
  const latin = text.replace(/[İı]/gu, "i");
  return [latin, latin.replace(/[-‐‑–]/gu, "")]
    .map((form) => foldedWords(form, "en").join(" "))
    .filter((form) => form !== "");
}

function withoutLeading(text: string): string {
  const [first = "", ...rest] = text.split(" ");
  return leading.includes(first) && rest.length > 0 ? rest.join(" ") : text;
}
