import { createStored } from "../../page/stored.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";

/** A list whose words were studied in this browser. */
export type Evening = CoveredList & {
  readonly title: string;
  /** Of its page. */
  readonly path: string;
  /** Ms since 1970. */
  readonly at: number;
};

const mostEvenings = 30;

/** Latest last, each list once; until whoever is signed in signs out. */
const stored = createStored("evenings", parseEvenings);

export function readEvenings(): readonly Evening[] {
  return stored.get();
}

/** Remembers that the words of a list are studied now. */
export function rememberEvening(evening: Evening): void {
  stored.update((all) => {
    const others = all.filter(({ kind, id }) => kind !== evening.kind || id !== evening.id);
    return [...others, evening].slice(-mostEvenings);
  });
}

/** Without what cannot be read. */
export function parseEvenings(json: unknown): readonly Evening[] {
  return Array.isArray(json) ? json.filter(isEvening) : [];
}

const kinds: readonly unknown[] = ["episode", "season", "series", "movie"];

function isEvening(value: unknown): value is Evening {
  if (typeof value !== "object" || value === null) return false;
  const { kind, id, title, path, at }: { [Key in keyof Evening]?: unknown } = value;
  return (
    kinds.includes(kind) &&
    typeof id === "number" &&
    typeof title === "string" &&
    // It becomes a link, so it must be a path of this site.
    typeof path === "string" &&
    /^\/(?![/\\])/.test(path) &&
    typeof at === "number"
  );
}
