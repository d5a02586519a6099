const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  hellip: "...",
  ndash: "–",
  mdash: "—",
  copy: "©",
  eacute: "é",
  aacute: "á",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ntilde: "ñ",
  lrm: "",
  rlm: "",
};

const ENTITY = /&(?:amp;)*(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi;

/** Decodes HTML and WebVTT entities, also doubly escaped ones; unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (_, name: string) => {
    if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? `&${name};`;
    const isHex = name[1] === "x" || name[1] === "X";
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    const isCharacter = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : " ";
  });
}
