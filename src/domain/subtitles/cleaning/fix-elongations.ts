import type { IsWord } from "./known-words.ts";

const WORD = /\p{L}+/gu;
const RUN = /(\p{L})\1{2,}/giu;
/** With hyphens: "no-o-o", "he-e-elp". */
const HYPHENATED_RUN = /(\p{L})(?:-\1){2,}|([aeiou])(?:-\2)(?!\p{L})/giu;
const ROMAN = /^[IVXLCDM]+$/;

/** Words with a double letter that are hardly ever meant: "goooo" is "go". */
const SELDOM_MEANT = new Set(["goo", "stoop", "hoot", "loot", "coop", "wee", "noo", "soo"]);
const MOST_RUNS = 3;

/** Shortens elongated words: "nooooo", "pleeease", "hellooo". */
export function fixElongations(text: string, isWord: IsWord): string {
  const whole = text.includes("-") ? text.replace(HYPHENATED_RUN, "$1$2") : text;
  return hasRun(whole) ? whole.replace(WORD, (word) => fixWord(word, isWord)) : whole;
}

/** Whether a letter stands three times in a row; a loop, as it is fast on the many lines without one. */
function hasRun(text: string): boolean {
  let run = 1;
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) | 0x20;
    run = letter === before ? run + 1 : 1;
    if (run === 3 && letter > 0x40) return true;
    before = letter;
  }
  return false;
}

function fixWord(word: string, isWord: IsWord): string {
  const runs = word.match(RUN)?.length ?? 0;
  if (runs === 0 || ROMAN.test(word) || /^(\p{Lu})\1*$/u.test(word)) return word;
  const forms = runs > MOST_RUNS ? [] : shortened(word, runs);
  const known = forms.filter((form) => isWord(form.toLowerCase()));
  const best = known.find((form) => !SELDOM_MEANT.has(form.toLowerCase())) ?? known[0];
  if (best !== undefined) return best;
  // Sounds without a vowel keep two letters ("shh", "hmm"), unknown names one ("Saraaah").
  return word.replace(RUN, /[aeiou]/i.test(word) ? "$1" : "$1$1");
}

/** All forms with each run shortened to two letters or one, two first: "goood" is rather "good" than "god". */
function shortened(word: string, runs: number): string[] {
  const forms: string[] = [];
  for (let choice = 0; choice < 2 ** runs; choice++) {
    let run = 0;
    forms.push(word.replace(RUN, (letters) => letters.slice(0, (choice >> run++) & 1 ? 1 : 2)));
  }
  return forms;
}
