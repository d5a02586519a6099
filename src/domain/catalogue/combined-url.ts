/** Letters that normalisation does not decompose into ASCII. */
const folded: Readonly<Record<string, string>> = {
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  þ: "th",
  ð: "d",
};

/** A segment of former addresses in the place of a title's name. */
const reserved = "ingilizce";

/**
 * The part of an address that names a title: lower case, Turkish and Spanish letters folded to ASCII,
 * words joined by "-". A name without any such letter becomes "title"; the caller numbers duplicates.
 */
export function combinedUrlOf(name: string): string {
  const ascii = name
    .toLowerCase()
    .replace(/[ıßæœøłđþð]/g, (letter) => folded[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .replace(/['’]/g, "");
  const joined = ascii.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  if (joined === "") return "title";
  return joined === reserved ? `${reserved}-1` : joined;
}
