/**
 * Whether a dictionary knows a lower-case English word in this very form (inflected forms and contractions too, names
 * rather not): what tells "fiIm" from "fim" and "nooo" from "noo".
 */
export type IsWord = (word: string) => boolean;
