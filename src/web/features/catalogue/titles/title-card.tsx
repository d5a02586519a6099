import { type ComponentType, memo } from "react";
import { Link } from "react-router";
import type { Movie, Series } from "../../../../contract/catalogue.ts";
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
