// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, from which not every browser still reads a table

import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { m } from "../../../i18n/generated/messages.js";
import { getLocale } from "../../../i18n/generated/runtime.js";
import { numberText } from "../../../i18n/texts.ts";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { partOfSpeechText } from "../../lexicon/part-of-speech-text.ts";
import { clockText } from "./clock-text.ts";
import { idText } from "./read-rows.ts";
import styles from "./word-row.module.css";

/** Steps of the bar that shows how often a word is said. */
const barSteps = 12;

/** The columns that not every list has. */
export type OptionalColumns = { readonly hasCounts: boolean; readonly hasTimes: boolean };

type WordRowProps = { readonly word: Word; readonly maxCount: number; readonly columns: OptionalColumns };

/**
 * A word's row: markup without life of its own, because in a document that came from the server React never gets
 * to know it. The list reads it, gives it its controls, and changes it by hand: see read-rows and table-rows.
 */
export function WordRow({ word, maxCount, columns }: WordRowProps) {
  const { id, phrase, ipa, partOfSpeech, difficulty, count, times } = word;
  return (
    <tr role="row" className={styles.row} data-word={idText(id)}>
      <th role="rowheader" scope="row" className={styles.phrase}>
        <b lang="en">{phrase}</b> {ipa !== "" && <i lang="en-fonipa">{`/${ipa}/`}</i>}{" "}
        <small>{partOfSpeechText(partOfSpeech)}</small>{" "}
      </th>
      <td role="cell" className={styles.meaning}>
        <Meaning word={word} />
      </td>
      <td role="cell" className={styles.level}>
        <LevelTag level={difficulty} hasName={false} />
      </td>
      {columns.hasCounts && (
        <td role="cell" className={styles.count} data-count={count} data-share={shareOf(count, maxCount)}>
          {count > 0 && `${numberText(count)}×`}
        </td>
      )}
      {columns.hasTimes && (
        <td role="cell" className={styles.first}>
          {times[0] !== undefined && clockText(times[0])}
        </td>
      )}
      <td role="cell" className={styles.details} />
    </tr>
  );
}

/** Of how many steps a word's bar is; none for a word that nobody says. */
function shareOf(count: number, maxCount: number): number | undefined {
  return count > 0 ? Math.ceil((barSteps * count) / maxCount) : undefined;
}

/** In English the meaning is the definition; a word without a meaning is never given a guess. */
function Meaning({ word: { mean, definition } }: { word: Word }) {
  if (mean !== null && mean !== "") return <span lang={getLocale() === "en" ? "en" : undefined}>{mean}</span>;
  if (definition === "") return <small>{m.word_nothing_yet()}</small>;
  return (
    <>
      <small>{m.word_no_meaning()}</small> <span lang="en">{definition}</span>
    </>
  );
}
