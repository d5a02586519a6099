import type { BodyOf } from "../../../../contract/calls.ts";
import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { genres } from "../../../../domain/catalogue/genres.ts";
import { licences } from "../../../../domain/catalogue/licences.ts";
import { textOf } from "../../../features/page/form/use-form.ts";

export type TitleValues = BodyOf<"Admin/SaveTitle">;

const licenceOf = (code: string | null) => licences.find((licence) => licence === code) ?? null;

/** What the form of a title says, as the API takes it. A title's kind never changes. */
export function readTitleForm(data: FormData, title: ManagedTitle | undefined): TitleValues {
  const year = textOf(data, "year").trim();
  const watchUrl = textOf(data, "watchUrl").trim();
  const credit = textOf(data, "credit").trim();
  return {
    ...(title !== undefined && { id: title.id }),
    kind: title?.kind ?? (textOf(data, "kind") === "movie" ? "movie" : "series"),
    name: textOf(data, "name"),
    // What is no number is refused by the API, at its field.
    year: year === "" ? null : Number(year),
    genres: genres.filter((genre) => data.getAll("genres").includes(genre)),
    description: {
      tr: textOf(data, "description.tr"),
      en: textOf(data, "description.en"),
      es: textOf(data, "description.es"),
    },
    isPremium: data.has("isPremium"),
    premiumSeasons: data.getAll("premiumSeasons").map(Number),
    showLines: data.has("showLines"),
    watchUrl: watchUrl === "" ? null : watchUrl,
    licence: licenceOf(textOf(data, "licence")),
    credit: credit === "" ? null : credit,
  };
}

/** What is stored of a title, to be saved again: what undoes a change. */
export function valuesOf(title: ManagedTitle): TitleValues {
  const { id, kind, name, year, description, isPremium, showLines, watchUrl, licence, credit } = title;
  return {
    id,
    kind,
    name,
    year,
    description,
    isPremium,
    showLines,
    watchUrl,
    credit,
    licence: licenceOf(licence),
    genres: genres.filter((genre) => title.genres.includes(genre)),
    premiumSeasons: title.seasons.filter((season) => season.isPremium).map(({ seasonNumber }) => seasonNumber),
  };
}
