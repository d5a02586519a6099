import type { ReactNode } from "react";
import type { Movie, Series } from "../../../../contract/catalogue.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { useLocale } from "../../page/use-page.ts";
import { genreTextsOf } from "../genre-texts.ts";
import { Poster, type PosterTitle } from "../poster/poster.tsx";
import { PremiumMark } from "./title-card.tsx";
import styles from "./title-header.module.css";
import { TitleLevel } from "./title-level.tsx";
import { type LikeTitle, TitleLikeness } from "./title-likeness.tsx";

/** Longer names are below the poster on a phone. */
const maxBesidePoster = 40;

export type HeaderTitle = PosterTitle &
  LikeTitle &
  Pick<
    Series | Movie,
    "difficulty" | "wordCount" | "runningWords" | "description" | "isPremium" | "minutes" | "localNames"
  >;

type TitleHeaderProps = {
  readonly title: HeaderTitle;
  /** Figures such as the number of seasons. */
  readonly facts?: readonly string[];
  /** What is to be done with it. */
  readonly children?: ReactNode;
};

/** The head of a series or film page: poster, name, facts, description. */
export function TitleHeader({ title, facts = [], children }: TitleHeaderProps) {
  const locale = useLocale();
  const description = title.description[locale];
  const { [locale]: localName = "" }: Partial<Record<Locale, string | undefined>> = title.localNames ?? {};
  const all = [
    ...(title.year === null ? [] : [String(title.year)]),
    ...genreTextsOf(title.genres),
    ...facts,
    ...(title.minutes ? [m.title_minutes({ count: title.minutes })] : []),
    wordCountText(title.wordCount),
  ];
  return (
    <div className={styles.header} data-long={title.name.length > maxBesidePoster || undefined}>
      <div className={styles.poster}>
        <Poster title={title} />
      </div>
      <div className={styles.text}>
        <h1 tabIndex={-1} lang="en">
          {title.name}
        </h1>
        {localName !== "" && <p>{localName}</p>}
        <ul className={styles.facts}>
          {all.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className={styles.marks}>
          <span className="visually-hidden">{m.level_label()}: </span>
          <TitleLevel title={title} />
          {title.isPremium && <PremiumMark />}
        </p>
        <TitleLikeness title={title} />
        {description !== "" && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </div>
  );
}
