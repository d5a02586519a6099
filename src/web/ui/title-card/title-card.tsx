import { Link } from "react-router";
import type { Movie, Series } from "../../../contract/catalogue.ts";
import { titlePath } from "../../catalogue/title-path.ts";
import { m } from "../../i18n/generated/messages.js";
import { wordCountText } from "../../i18n/texts.ts";
import { useLocale } from "../../page/use-page.ts";
import { LevelTag } from "../level-tag/level-tag.tsx";
import { Poster } from "../poster/poster.tsx";
import styles from "./title-card.module.css";

export type CardTitle = Pick<
  Series | Movie,
  "id" | "kind" | "name" | "combinedUrl" | "year" | "difficulty" | "wordCount" | "posterUrl" | "isPremium"
>;

/** Of a title only what its card shows, so that a page's data stays small. */
export function cardTitleOf(title: Series | Movie): CardTitle {
  const { id, kind, name, combinedUrl, year, difficulty, wordCount, posterUrl, isPremium } = title;
  return { id, kind, name, combinedUrl, year, difficulty, wordCount, posterUrl, isPremium };
}

export function TitleCards({ titles, headingLevel }: { titles: readonly CardTitle[]; headingLevel: 2 | 3 }) {
  return (
    <ul className={styles.cards}>
      {titles.map((title) => (
        <TitleCard key={`${title.kind}-${title.id}`} title={title} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

function TitleCard({ title, headingLevel }: { title: CardTitle; headingLevel: 2 | 3 }) {
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
        {title.isPremium && <span>{m.premium_title()}</span>}
      </p>
      <LevelTag level={title.difficulty} />
    </li>
  );
}
