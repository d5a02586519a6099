import { type ComponentType, memo } from "react";
import { Link } from "react-router";
import type { Movie, Series } from "../../../../contract/catalogue.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { useLocale } from "../../page/use-page.ts";
import { Poster } from "../poster/poster.tsx";
import { titlePath } from "../title-path.ts";
import styles from "./title-card.module.css";

export type CardTitle = Pick<
  Series | Movie,
  "id" | "kind" | "name" | "combinedUrl" | "year" | "genres" | "difficulty" | "wordCount" | "posterUrl" | "isPremium"
> & {
  /** Of few titles alone, which have room for it; empty where there is none. */
  readonly description?: string;
};

/** Fewer are drawn larger, with what they are about. */
const fewTitles = 3;

/** Of a title only what its card shows, so that a page's data stays small. */
export function cardTitleOf(title: Series | Movie): CardTitle {
  const { id, kind, name, combinedUrl, year, genres, difficulty, wordCount, posterUrl, isPremium } = title;
  return { id, kind, name, combinedUrl, year, genres, difficulty, wordCount, posterUrl, isPremium };
}

/** The titles of a list; few of them with their descriptions. */
export function cardTitlesOf(titles: readonly (Series | Movie)[], locale: Locale): CardTitle[] {
  if (titles.length > fewTitles) return titles.map(cardTitleOf);
  return titles.map((title) => ({ ...cardTitleOf(title), description: title.description[locale] }));
}

type TitleCardsProps = {
  readonly titles: readonly CardTitle[];
  readonly headingLevel: 2 | 3;
  /** True for a few titles among other things, which are drawn smaller. */
  readonly isRow?: boolean;
  /** Drawn on each card: what a later area has to say of the title. The same component each time, so that cards stay as drawn. */
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

/** Kept as drawn while a list is filtered and sorted. */
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
        <span>{wordCountText(title.wordCount)}</span>
      </p>
      <p className={styles.marks}>
        <LevelTag level={title.difficulty} />
        {title.isPremium && <PremiumMark />}
      </p>
      {Share && <Share id={title.id} />}
      {title.description && <p className={styles.description}>{title.description}</p>}
    </li>
  );
});

/** Says that only premium members read all of something's words. */
export function PremiumMark() {
  return <span className={styles.mark}>{m.premium_title()}</span>;
}
