import type { Movie, Series } from "../../../../contract/catalogue.ts";
import { isTooShortToRate } from "../../../../domain/catalogue/difficulty.ts";
import { m } from "../../../i18n/generated/messages.js";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import styles from "./title-card.module.css";

type RatedTitle = Pick<Series | Movie, "difficulty" | "runningWords">;

/** The level of a title; of one with too few words to tell, that it is short. */
export function TitleLevel({ title }: { title: RatedTitle }) {
  if (isTooShortToRate(title)) return <span className={styles.mark}>{m.title_short()}</span>;
  return <LevelTag level={title.difficulty} />;
}
