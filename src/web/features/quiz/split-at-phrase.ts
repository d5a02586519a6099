export type SplitLine = { readonly before: string; readonly phrase: string; readonly after: string };

/** A line parted at the word it is an example of, with its ending; all of it is `before` where the word has another form. */
export function splitAtPhrase(line: string, phrase: string): SplitLine {
  const [first = ""] = phrase.split(" ", 1);
  for (const sought of [phrase, first]) {
    if (sought.length < 3) continue;
    const found = new RegExp(`\\b${sought.replace(/[^\w\s]/g, "\\$&")}\\w*`, "i").exec(line);
    if (found === null) continue;
    const end = found.index + found[0].length;
    return { before: line.slice(0, found.index), phrase: found[0], after: line.slice(end) };
  }
  return { before: line, phrase: "", after: "" };
}
