import type { ListLanguage } from "../../locale/meaning-language.ts";
import type { QuizWord } from "../quiz-word.ts";

/*
 * The ways to write a listed meaning that a teacher takes for the same: with the object that dictionaries name ("birini
 * özlemek", "ayudar a alguien"), in the other gender ("abogada"), of another owner ("fikrimi değiştirmek").
 */

const turkishObject =
  /^(?:(?:biri(?:si|leri)?(?:n?[iıea]|n?d[ea]n?|nin|n?le|yle)?|bir ?[şs]ey(?:i|in|l?e|den?)?|bir ?yer(?:in?|e|den?)?) )+(?=\S)/u;
const spanishObject = / (?:algo|alguien|alg[uú]n lugar|alguna parte)$/u;

/** The words as they are, and without the object that may be named with any verb or preposition. */
export function withoutObject(words: readonly string[], language: ListLanguage): readonly (readonly string[])[] {
  const text = words.join(" ");
  if (language === "tr") return distinct([text, text.replace(turkishObject, "")]);
  if (language !== "es") return [words];
  const spoken = text.replace(/ del$/, " de").replace(/ al$/, " a");
  const bare = spoken.replace(spanishObject, "");
  // "ayudar a alguien" is "ayudar", "burlarse de alguien" is "burlarse de".
  return distinct([text, spoken, bare, bare === spoken ? bare : bare.replace(/ a$/, "")]);
}

function distinct(texts: readonly string[]): readonly (readonly string[])[] {
  return [...new Set(texts)].map((text) => (text === "" ? [] : text.split(" ")));
}

/** Spanish: an adjective, or a noun for a person, who may be a man or a woman. */
export function hasBothGenders({ partOfSpeech, definition }: Pick<QuizWord, "partOfSpeech" | "definition">): boolean {
  if (partOfSpeech === "adjective") return true;
  const isPerson = /^(?:someone|somebody|(?:an? |the )?(?:\w+ )?(?:person|man|woman|boy|girl|child|member)\b)/;
  return partOfSpeech === "noun" && isPerson.test(definition);
}

/** "cansado/a", "cansado(a)" and "cansado, a" name both genders of one meaning. */
export function withoutOtherGender(text: string): string {
  return text.replace(/(?<=\p{L}{2})(?:\/|\(|, ?)(?:o|a|os|as|ra|ora)\)?(?!\p{L})/gu, "");
}

/** A Spanish word without what tells its gender: "abogada" and "abogado", "profesora" and "profesor", "inglesa" and "inglés". */
export function withoutGender(word: string): string {
  return word
    .replace(/(?<=..)a(s?)$/, "o$1")
    .replace(/(?<=..(?:[dnst]or|on|an|es))os?$/, (ending) => (ending === "o" ? "" : "es"))
    .replace(/[óáé](?=[ns]$)/, (vowel) => ({ ó: "o", á: "a", é: "e" })[vowel] ?? vowel);
}

/** A word with what shows whose it is or who does it in the third person: "fikrimi" is "fikrini", "mi" is "su". */
export function ofAnyone(word: string, language: ListLanguage): string {
  if (language === "tr") return word.replace(/(?<=[ıiuü])m(?=[ıiuü])/u, "n");
  return word
    .replace(/^(?:mi|tu|nuestr[oa])$/, "su")
    .replace(/^(?:mis|tus|nuestr[oa]s)$/, "sus")
    .replace(/(?<=[aeií]r)(?:me|te|nos)$/, "se");
}
