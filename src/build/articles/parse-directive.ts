import type { TextBlock } from "../../web/features/articles/page-text.ts";

/** A line such as `::words{level=1}` as what stands there; a text says what is wrong with it. Undefined for prose. */
export function parseDirective(paragraph: string): TextBlock | string | undefined {
  const line = paragraph.trim();
  if (!line.startsWith("::")) return undefined;
  if (line === "::packages") return { kind: "packages" };
  const level = /^::words\{level=([1-5])\}$/.exec(line)?.[1];
  if (level !== undefined) return { kind: "words", level: Number(level) };
  return `"${line.split("\n")[0]}" is neither ::packages nor ::words{level=1} to ::words{level=5}`;
}
