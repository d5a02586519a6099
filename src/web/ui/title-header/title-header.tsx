import type { ReactNode } from "react";
import type { Movie, Series } from "../../../contract/catalogue.ts";
import { m } from "../../i18n/generated/messages.js";
import { genreTextsOf, wordCountText } from "../../i18n/texts.ts";
import { useLocale } from "../../page/use-page.ts";
import { LevelTag } from "../level-tag/level-tag.tsx";
import { Poster } from "../poster/poster.tsx";
import styles from "./title-header.module.css";

export type HeaderTitle = Pick<
  Series | Movie,
  "id" | "name" | "posterUrl" | "year" | "genres" | "difficulty" | "wordCount" | "description" | "isPremium"
>;

type TitleHeaderProps = {
  readonly title: HeaderTitle;
  /** Figures such as the number of seasons. */
  readonly facts?: readonly string[];
  /** That nothing is streamed here. */
  readonly note: string;
  readonly children?: ReactNode;
};

/** The head of a series or film page: poster, name, facts, description. */
export function TitleHeader({ title, facts = [], note, children }: TitleHeaderProps) {
  const description = title.description[useLocale()];
  const all = [
    ...(title.year === null ? [] : [String(title.year)]),
    ...genreTextsOf(title.genres),
    ...facts,
    wordCountText(title.wordCount),
    ...(title.isPremium ? [m.premium_title()] : []),
  ];
  return (
    <div className={styles.header}>
      <div className={styles.poster}>
        <Poster title={title} />
      </div>
      <div className={styles.text}>
        <h1 tabIndex={-1} lang="en">
          {title.name}
        </h1>
        <ul className={styles.facts}>
          {all.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p>
          <span className="visually-hidden">{m.level_label()}: </span>
          <LevelTag level={title.difficulty} />
        </p>
        {description !== "" && <p>{description}</p>}
        <p className="note">{note}</p>
        {children}
      </div>
    </div>
  );
}
