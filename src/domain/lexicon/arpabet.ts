const vowels: Readonly<Record<string, string>> = {
  AA: "ɑ",
  AE: "æ",
  AH: "ʌ",
  AO: "ɔ",
  AW: "aʊ",
  AY: "aɪ",
  EH: "ɛ",
  ER: "ɝ",
  EY: "eɪ",
  IH: "ɪ",
  IY: "i",
  OW: "oʊ",
  OY: "ɔɪ",
  UH: "ʊ",
  UW: "u",
};

/** Vowels that weaken without stress. */
const weakVowels: Readonly<Record<string, string>> = { AH: "ə", ER: "ɚ" };

const consonants: Readonly<Record<string, string>> = {
  B: "b",
  CH: "tʃ",
  D: "d",
  DH: "ð",
  F: "f",
  G: "ɡ",
  HH: "h",
  JH: "dʒ",
  K: "k",
  L: "l",
  M: "m",
  N: "n",
  NG: "ŋ",
  P: "p",
  R: "r",
  S: "s",
  SH: "ʃ",
  T: "t",
  TH: "θ",
  V: "v",
  W: "w",
  Y: "j",
  Z: "z",
  ZH: "ʒ",
};

/** Consonant groups that may begin an English syllable; every single consonant but NG may. */
const onsets = new Set(
  (
    "P L|P R|P Y|B L|B R|B Y|T R|T W|D R|D W|K L|K R|K W|K Y|G L|G R|G W|F L|F R|F Y|V Y|TH R|TH W|SH R|" +
    "S P|S T|S K|S M|S N|S F|S W|S L|M Y|HH Y|S P L|S P R|S P Y|S T R|S K R|S K W|S K Y"
  ).split("|"),
);

function canBeOnset(group: readonly string[]): boolean {
  return group.length === 0 || (group.length === 1 ? group[0] !== "NG" : onsets.has(group.join(" ")));
}

type Phone = { readonly base: string; readonly stress: string };

function toIpa({ base, stress }: Phone): string {
  return (stress === "0" ? weakVowels[base] : undefined) ?? vowels[base] ?? consonants[base] ?? "";
}

/**
 * A CMU dictionary pronunciation ("AH0 B AW1 T") as General American IPA ("əˈbaʊt").
 * Stress signs stand before the longest possible onset; words of one syllable carry none.
 */
export function arpabetToIpa(pronunciation: string): string {
  const phones = pronunciation.split(" ").map((phone) => ({ base: phone.replace(/\d/, ""), stress: phone.slice(-1) }));
  const isVowel = (phone: Phone) => phone.base in vowels;
  const isPolysyllabic = phones.filter(isVowel).length > 1;
  let ipa = "";
  let consonantsBefore: Phone[] = [];
  for (const phone of phones) {
    if (!isVowel(phone)) {
      consonantsBefore.push(phone);
      continue;
    }
    let start = 0;
    while (!canBeOnset(consonantsBefore.slice(start).map((consonant) => consonant.base))) start += 1;
    const sign = !isPolysyllabic || phone.stress === "0" ? "" : phone.stress === "1" ? "ˈ" : "ˌ";
    ipa += consonantsBefore.slice(0, start).map(toIpa).join("");
    ipa += sign + consonantsBefore.slice(start).map(toIpa).join("") + toIpa(phone);
    consonantsBefore = [];
  }
  return ipa + consonantsBefore.map(toIpa).join("");
}
