import { distance } from "fastest-levenshtein";

/** Letters that sound alike become one, and endings that whole classes of words have in both languages go. */
function folded(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("ı", "i")
    .replace(/ş|sh|ch|ç|tş/g, "s")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ph/g, "f")
    .replace(/ck|qu|q|ğ/g, "k")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c/g, "k")
    .replace(/x/g, "ks")
    .replace(/w/g, "v")
    .replace(/y/g, "i")
    .replace(/z/g, "s")
    .replace(/[^a-z]/g, "")
    .replace(/(.)\1/g, "$1")
    .replace(/(?:tion|sion|[ai]ble|ment[eo]?|li|ate|ar|mek|mak)$/, "");
}

function sharesThree(one: string, other: string): boolean {
  for (let at = 0; at + 3 <= one.length; at++) if (other.includes(one.slice(at, at + 3))) return true;
  return false;
}

/** Whether two written words are one word for the eye or the ear ("algorithm", "algoritma"). */
export function areAlike(word: string, meaning: string): boolean {
  const [one, other] = [folded(word), folded(meaning)];
  const shorter = Math.min(one.length, other.length);
  if (shorter < 2) return one === other;
  return sharesThree(one, other) || distance(one.slice(0, shorter + 1), other.slice(0, shorter + 1)) * 2 <= shorter;
}

/** The words of a text, without what stands in brackets and articles. */
export function wordsIn(text: string): string[] {
  return text
    .replace(/\(.*?\)/g, "")
    .split(/[ -]/)
    .filter((word) => word !== "" && !/^(?:el|la|los|las|de|del)$/.test(word));
}

/** One word in both languages by its history, as a reader found, although its letters have changed ("chief", "jefe"). */
export const alikeAllTheSame: ReadonlySet<string> = new Set(
  (
    "aboard accustomed agency agent airport anchor appear appearance arch asthma augment autumn baby baseball " +
    "bat beast beer beige Bible brief briefly brothel cable cat change channel chapel chapter chauffeur chief " +
    "choir clear cocoa crown cube defy design devil discover discovery doubt doughnut dozen eagle emperor " +
    "empire equal European exhaust factory fair faith fever fierce fiercely fixed force foyer fund grapefruit " +
    "grease Irish jeep jelly Jew Jewish juicy knockout league maintain market messenger mixed ocean octopus " +
    "opposite oyster pair price raffle rhythm rich risk risky round rum sauce savior school sound south soy " +
    "subtle subtly sugar surface T-shirt tech technician tempted tempting theater toaster treatment tube tv " +
    "tweet unforgettable yacht"
  ).split(" "),
);
