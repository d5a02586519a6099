// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, from which not every browser still reads a table

import { memo, useState } from "react";
import type { Word } from "../../../contract/word-list.ts";
import { m } from "../../i18n/generated/messages.js";
import { getLocale } from "../../i18n/generated/runtime.js";
import { clockText, partOfSpeechText } from "../../i18n/texts.ts";
import { LevelTag } from "../level-tag/level-tag.tsx";
import { WordDetails } from "./word-details.tsx";
import styles from "./word-row.module.css";

/** A word's row, drawn once: the list hides, moves and ticks it by hand (see table-rows). It opens by itself. */
export const WordRow = memo(function WordRow({ word, hasTimes }: { word: Word; hasTimes: boolean }) {
  const { id, phrase, ipa, partOfSpeech, difficulty, count, times } = word;
  return (
    <tr role="row" className={styles.row} data-word={id}>
      <th role="rowheader" scope="row" className={styles.phrase}>
        <label>
          <input type="checkbox" autoComplete="off" />
          <b lang="en">{phrase}</b>
        </label>
        <small>
          {ipa !== "" && <i lang="en-fonipa">{`/${ipa}/`}</i>}
          <span>{partOfSpeechText(partOfSpeech)}</span>
        </small>
      </th>
      <td role="cell" className={styles.meaning}>
        <Meaning word={word} />
      </td>
      <td role="cell" className={styles.level}>
        <LevelTag level={difficulty} hasName={false} />
      </td>
      <td role="cell" className={styles.count}>
        {`${count}×`}
      </td>
      {hasTimes && (
        <td role="cell" className={styles.first}>
          {times[0] !== undefined && clockText(times[0])}
        </td>
      )}
      <DetailsCell word={word} />
    </tr>
  );
});

function DetailsCell({ word }: { word: Word }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = `details-${word.id}`;
  return (
    <td role="cell" className={styles.details}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        aria-label={m.word_details({ phrase: word.phrase })}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <WordDetails id={detailsId} word={word} />}
    </td>
  );
}

/** In English the meaning is the definition; a word without a meaning is never given a guess. */
function Meaning({ word: { mean, definition } }: { word: Word }) {
  if (mean !== null && mean !== "") return getLocale() === "en" ? <span lang="en">{mean}</span> : mean;
  if (definition === "") return <small>{m.word_nothing_yet()}</small>;
  return (
    <>
      <small>{m.word_no_meaning()}</small> <span lang="en">{definition}</span>
    </>
  );
}
