import { mendControls } from "./c1-controls.ts";

const PLAIN: Readonly<Record<string, string>> = {
  "…": "...",
  "¶": "♪",
  "♫": "♪",
  "♬": "♪",
  "♩": "♪",
  "—": "--",
  "–": "--",
  "―": "--",
  "−": "-",
  "‐": "-",
  "‑": "-",
  ﬀ: "ff",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬁ: "fi",
  ﬂ: "fl",
};
const NAMED_SIGNS = /[…¶♫♬♩—–―−‐‑ﬀﬃﬄﬁﬂ]/g;

/** UTF-8 decoded as Windows-1252 (mojibake), longer sequences first. */
const MOJIBAKE: readonly (readonly [RegExp, string])[] = [
  [/â(?:€™|€˜|€²)/g, "'"],
  [/â€œ/g, '"'],
  [/â€¦/g, "..."],
  [/â€[“”]/g, "--"],
  [/â™[ª«]/g, "♪"],
  [/â€/g, '"'],
  [/Ã©/g, "é"],
  [/Ã±/g, "ñ"],
  [/Ã¡/g, "á"],
  [/Ã³/g, "ó"],
  [/Â(?=[\s\p{P}\p{S}])/gu, ""],
];

/**
 * Normalises quotes, hyphens, dashes, brackets, spaces and note signs to one character each, and drops words in scripts
 * other than Latin.
 */
export function plainCharacters(text: string): string {
  if (!/[`\P{ASCII}]/u.test(text)) return text;
  let plain = mendControls(text.normalize("NFC"));
  if (/[âÃÂ]/.test(plain)) for (const [spoilt, meant] of MOJIBAKE) plain = plain.replace(spoilt, meant);
  return plain
    .replace(/^([^\S\n]{0,4})[–—―]/gm, "$1-")
    .replace(/[‘’‚‛′´`｀＇]/g, "'")
    .replace(/[“”„‟″«»＂]/g, '"')
    .replace(NAMED_SIGNS, (sign) => PLAIN[sign] ?? sign)
    .replace(/[【〔「『［]/g, "[")
    .replace(/[】〕」』］]/g, "]")
    .replace(/（/g, "(")
    .replace(/）/g, ")")
    .replace(/：/g, ":")
    .replace(/(?<=[a-z])\uFFFD(?=[a-z])/gi, "'")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{Script=Latin}\p{Script=Common}]+/gu, " ")
    .replace(/[^\S\n]/g, " ");
}
