import { languageName, type MeaningLanguage } from "../../../../domain/locale/meaning-language.ts";
import { consoleLanguage } from "../../messages.ts";

/** The name of a language of meanings in the console's language. */
export const nameOf = (language: MeaningLanguage): string => languageName(language, consoleLanguage());
