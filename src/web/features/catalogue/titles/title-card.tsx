import { type ComponentType, memo } from "react";
import { Link } from "react-router";
import type { Movie, Series } from "../../../../contract/catalogue.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { useLocale } from "../../page/use-page.ts";
import { Poster } from "../poster/poster.tsx";
import { titlePath } from "../title-path.ts";
import styles from "./title-card.module.css";
import { TitleLevel } from "./title-level.tsx";

export type CardTitle = Pick<
  Series | Movie,
  | "id"
  | "kind"
  | "name"
  | "combinedUrl"
  | "year"
  | "genres"
  | "difficulty"
  | "wordCount"
  | "runningWords"
  | "posterUrl"
  | "isPremium"
  | "minutes"
> & {
  /** Of a series. */
  readonly episodeCount?: number;
  /** Given in short lists only, whose cards have space for it. */
  readonly description?: string;
};

/** A list of at most so many titles has larger cards with descriptions. */
const fewTitles = 3;

/** The fields of a title that its card shows, which keeps a page's data small; its level is the one for the site's language. */
export function cardTitleOf(title: Series | Movie, locale: Locale): CardTitle {
  const difficulty = title.difficultyFor[locale];
  const { id, kind, name, combinedUrl, year, genres, wordCount, runningWords, posterUrl, isPremium, minutes } = title;
  const card = {
    id,
    kind,
    name,
    combinedUrl,
    year,
    genres,
    difficulty,
    wordCount,
    runningWords,
    posterUrl,
    isPremium,
    ...(minutes !== undefined && { minutes }),
  };
  if (title.kind === "movie") return card;
  return { ...card, episodeCount: title.seasons.reduce((sum, { episodes }) => sum + episodes.length, 0) };
}

/** The cards of a list; in a short list with descriptions. */
export function cardTitlesOf(titles: readonly (Series | Movie)[], locale: Locale): CardTitle[] {
  if (titles.length > fewTitles) return titles.map((title) => cardTitleOf(title, locale));
  return titles.map((title) => ({ ...cardTitleOf(title, locale), description: title.description[locale] }));
}

type TitleCardsProps = {
  readonly titles: readonly CardTitle[];
  readonly headingLevel: 2 | 3;
  /** One row of smaller cards on a page with other content. */
  readonly isRow?: boolean;
  /** Content for each card from a later area. Must be a stable component: cards are memoised. */
  readonly Share?: ComponentType<{ readonly id: number }> | undefined;
};

export function TitleCards({ titles, headingLevel, isRow = false, Share }: TitleCardsProps) {
  return (
    <ul
      className={styles.cards}
      data-few={titles[0]?.description !== undefined || undefined}
      data-row={isRow || undefined}
    >
      {titles.map((title) => (
        <TitleCard key={`${title.kind}-${title.id}`} title={title} headingLevel={headingLevel} Share={Share} />
      ))}
    </ul>
  );
}

type TitleCardProps = Pick<TitleCardsProps, "headingLevel" | "Share"> & { readonly title: CardTitle };

/** Memoised, so that filtering and sorting do not render every card again. */
const TitleCard = memo(function TitleCard({ title, headingLevel, Share }: TitleCardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <li className={styles.card}>
      <Poster title={title} />
      <Heading className={styles.name}>
        <Link to={titlePath(title, useLocale())} prefetch="intent" lang="en">
          {title.name}
        </Link>
      </Heading>
      <p className={styles.facts}>
        {title.year !== null && <span>{title.year}</span>}
        <span>{title.minutes ? m.title_minutes({ count: title.minutes }) : wordCountText(title.wordCount)}</span>
      </p>
      <p className={styles.marks}>
        <span className={styles.level}>
          <TitleLevel title={title} />
        </span>
        {title.isPremium && <PremiumMark />}
        {Share && <Share id={title.id} />}
      </p>
      {title.description && <p className={styles.description}>{title.description}</p>}
    </li>
  );
});

/** Marks what has all its words for premium members only. */
export function PremiumMark() {
  return <span className={styles.mark}>{m.premium_title()}</span>;
}
