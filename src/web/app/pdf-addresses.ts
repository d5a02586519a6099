import { type Locale, locales } from "../../domain/locale/locale.ts";
import { pathOf } from "../features/page/paths.ts";

/** An address that answers a file to premium members, and where it sends everyone else. */
export type PdfAddress = {
  readonly path: string;
  readonly id: "a1" | "academic" | "5000";
  readonly locale: Locale;
  readonly otherwise: string;
};

const lists = [
  ["pdfA1", "a1"],
  ["pdfAcademic", "academic"],
  ["pdf5000", "5000"],
] as const;

/** Every list's address in every language. */
export const pdfAddresses: readonly PdfAddress[] = locales.flatMap((locale) =>
  lists.map(([page, id]) => ({ path: pathOf(page, locale), id, locale, otherwise: pathOf("premium", locale) })),
);
