import { firstNamesThatAreWords } from "../words/tables/people-words.ts";
import { ENGLISH_FUNCTION_WORDS, type IsWord } from "./known-words.ts";

const ACRONYMS = new Set(
  (
    "FBI CIA NSA DEA IRS NYPD LAPD SWAT TV OK DJ DVD CD PC DNA AIDS HIV USA UK EU UN NYC VIP CEO CFO MD ICU EMT ATM GPS ID PM " +
    "BBC CNN NBC MTV NBA NFL NASA UFO SUV RV BMW IQ PR HR SOS RIP FYI ASAP BFF OMG LOL DIY PTA MBA"
  ).split(" "),
);
const TITLES = new Set(["MR", "MRS", "MS", "DR", "ST", "JR", "SR", "SGT", "LT", "CPT"]);
/** Sounds without a vowel, which are no acronyms. */
const SOUND = /^(?:S*H+|H+M+|M+|P*F+T*|P?S+T|T+S+K+|B+R+|Z+|G+R+)$/;
/** Their first words are words elsewhere. */
const PLACE = /^NEW (?:YORK|JERSEY|ORLEANS|ZEALAND|MEXICO|ENGLAND|DELHI|HAMPSHIRE)\b/;
/** Before a word that is a first name too ("a rose"). */
const DETERMINER = /^(?:a|an|the|my|your|his|her|our|their|this|that|some|no|one|two)$/i;
/** First names that are said as words far more often. */
const MOSTLY_WORDS = new Set(["will", "may", "hope", "drew"]);
const PIECE = /[\p{L}\d][\p{L}\d']*|[.?!]+/gu;

/**
 * Converts a line that is all capitals to sentence case: known words in lower case, names capitalised, acronyms as
 * written. Other lines stay as they are.
 *
 * @param isLabel whether a word in capitals is a label of the file, which tells a name that is a word too
 */
export function fixCapitals(text: string, isWord: IsWord, isLabel: (word: string) => boolean = () => false): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}[\p{Lu}']*\p{Lu}/u.test(text)) return text;
  const isOneWord = !/\p{L}[^\p{L}']+\p{L}/u.test(text);
  let startsSentence = true;
  let before = "";
  return text.replace(PIECE, (piece, at: number) => {
    if (/^[.?!]/.test(piece)) {
      startsSentence ||= !piece.startsWith("..");
      return piece;
    }
    const stem = piece.replace(/'.*/, "");
    const isName = firstNamesThatAreWords.has(stem.toLowerCase());
    const isDetermined = DETERMINER.test(before);
    before = piece;
    const isNamed = isName && !isDetermined && !MOSTLY_WORDS.has(stem.toLowerCase()) && isLabel(stem);
    const isCapital = isNamed || (piece === "NEW" && PLACE.test(text.slice(at)));
    const word = isCapital
      ? capitalised(piece.toLowerCase())
      : isName && isDetermined
        ? piece.toLowerCase()
        : fixWord(piece, isWord, isOneWord);
    const fixed = startsSentence ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    startsSentence = false;
    return fixed;
  });
}

function fixWord(word: string, isWord: IsWord, isAlone: boolean): string {
  if (word === "I" || word.startsWith("I'")) return `I${word.slice(1).toLowerCase()}`;
  if (ACRONYMS.has(word) || (word.length === 1 && word !== "A") || /\d/.test(word)) return word;
  const small = word.toLowerCase();
  if (TITLES.has(word)) return capitalised(small);
  if (SOUND.test(word) || isKnown(small, isWord)) return small;
  // An unknown word that is the whole line may be an acronym; among other words, one without a vowel is.
  if (isAlone || !/[AEIOUY]/.test(word)) return word.length <= 5 ? word : capitalised(small);
  return capitalised(small);
}

function isKnown(small: string, isWord: IsWord): boolean {
  if (ENGLISH_FUNCTION_WORDS.has(small) || isWord(small)) return true;
  const stem = small.replace(/(?:n't|'[a-z]{0,2})$/, "");
  return stem !== small && (ENGLISH_FUNCTION_WORDS.has(stem) || isWord(stem));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
