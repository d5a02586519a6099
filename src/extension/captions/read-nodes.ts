/** Elements that a selector names, those in open shadow roots too, in the order of the page. */
export function findAll(selector: string, root: Document | ShadowRoot = document): Element[] {
  const found = [...root.querySelectorAll(selector)];
  for (const { shadowRoot } of root.querySelectorAll("*")) {
    if (shadowRoot !== null) found.push(...findAll(selector, shadowRoot));
  }
  return found;
}

const block = /^(?:div|p|li|section|br)$/i;

/** An element's text as it is shown: a line for each block and break. Layout is not asked for, which would be slow. */
export function textOf(element: Node): string {
  let text = "";
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += (node.textContent ?? "").replaceAll(/\s+/g, " ");
    else if (block.test(node.nodeName)) text += `\n${textOf(node)}\n`;
    else text += textOf(node);
  }
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** The lines that are shown now, and where; without any, empty. */
export type Shown = { readonly text: string; readonly nodes: readonly Element[] };

export function readShown(selector: string): Shown {
  const all = findAll(selector);
  // A container and what it holds may both match.
  const nodes = all.filter((node) => !all.some((other) => other !== node && other.contains(node)));
  const text = nodes
    .map(textOf)
    .filter((line) => line !== "")
    .join("\n");
  return { text, nodes };
}
