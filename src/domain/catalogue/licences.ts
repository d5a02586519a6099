/** Codes of licences under which a title may be watched free; `public-domain-us` is free in the United States. */
export const licences = [
  "public-domain-us",
  "cc0-1.0",
  "cc-by-2.5",
  "cc-by-3.0",
  "cc-by-4.0",
  "cc-by-sa-2.5",
  "cc-by-sa-3.0",
  "cc-by-sa-4.0",
] as const;

export type LicenceDeed = {
  /** As its makers write it: "CC BY-SA 3.0". */
  readonly name: string;
  readonly url: string;
};

/** The name and page of a Creative Commons licence; undefined for the public domain and codes that are none. */
export function deedOf(licence: string): LicenceDeed | undefined {
  const [, terms, version] = /^cc-(by|by-sa)-(\d\.\d)$/.exec(licence) ?? [];
  if (terms !== undefined) {
    const url = `https://creativecommons.org/licenses/${terms}/${version}/`;
    return { name: `CC ${terms.toUpperCase()} ${version}`, url };
  }
  if (licence !== "cc0-1.0") return undefined;
  return { name: "CC0 1.0", url: "https://creativecommons.org/publicdomain/zero/1.0/" };
}
