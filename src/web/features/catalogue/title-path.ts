import type { Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { pathOf } from "../page/paths.ts";

export function titlePath(title: Pick<Series | Movie, "kind" | "combinedUrl">, locale: Locale): string {
  const params = { url: title.combinedUrl };
  return title.kind === "series" ? pathOf("seriesDetail", locale, params) : pathOf("movieDetail", locale, params);
}
