// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, from which not every browser still reads a table

import { memo, useState } from "react";
import { clockText } from "../../../../domain/locale/clock-text.ts";
import type { KnownBy } from "../../../../domain/progress/knowledge.ts";
import { m } from "../../../i18n/generated/messages.js";
import { getLocale } from "../../../i18n/generated/runtime.js";
import { numberText } from "../../../i18n/texts.ts";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { speakWord } from "../../lexicon/speech.ts";
import type { ListedWord } from "./arrange-words.ts";
import { idText } from "./listed-words.ts";
import { detailsIdOf, WordDetails } from "./word-details.tsx";
import styles from "./word-row.module.css";

/** Steps of the bar that shows how often a word is said. */
const barSteps = 12;

/** The columns that not every list has. */
export type Columns = {
  readonly hasCounts: boolean;
  readonly hasTimes: boolean;
  /** How often the most frequent word is said. */
  readonly maxCount: number;
};

/** Actions of the rows' controls. Always the same object, so that no row is rendered again because of it. */
export type RowActions = {
  select(id: number, isSelected: boolean): void;
  toggleOpen(id: number): void;
  /** Announces a meaning that was uncovered; an empty text when it is covered again. */
  announce(meaning: string): void;
};

type WordRowProps = {
  readonly word: ListedWord;
  readonly columns: Columns;
  readonly isShown: boolean;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** Undefined for a word that does not count as known. */
  readonly known: KnownBy | undefined;
  readonly isCovered: boolean;
  readonly actions: RowActions;
};

/** A row. Its cells are memoized because thousands of rows may be hidden or selected at once. */
export const WordRow = memo(function WordRow(props: WordRowProps) {
  const { word, columns, isShown, isSelected, isOpen, known, isCovered, actions } = props;
  const { id, phrase } = word;
  return (
    <tr
      role="row"
      className={styles.row}
      data-word={idText(id)}
      data-selected={isSelected || undefined}
      data-known={known}
      data-open={isOpen || undefined}
      hidden={!isShown}
    >
      <th role="rowheader" scope="row" className={styles.phrase}>
        <label>
          <input
            type="checkbox"
            aria-label={phrase}
            checked={isSelected}
            onChange={() => actions.select(id, !isSelected)}
          />
        </label>
        <Phrase word={word} known={known} />
      </th>
      <Meaning word={word} isCovered={isCovered} announce={actions.announce} />
      <Figures word={word} columns={columns} />
      <td role="cell" className={styles.details}>
        <Opener word={word} isOpen={isOpen} toggleOpen={actions.toggleOpen} />
        {isOpen && <WordDetails id={id} isKnown={known !== undefined} />}
      </td>
    </tr>
  );
});

const Phrase = memo(function Phrase({ word, known }: Pick<WordRowProps, "word" | "known">) {
  const { id, phrase, ipa, partOfSpeech } = word;
  return (
    <>
      <b lang="en">{phrase}</b> {ipa !== "" && <i lang="en-fonipa">{`/${ipa}/`}</i>} <small>{partOfSpeech}</small>{" "}
      <button type="button" aria-label={m.word_speak({ phrase })} onClick={() => speakWord(phrase, id)} />
      {known === "mark" && <small className={styles.known}>{m.word_known()}</small>}
      {known === "level" && (
        <small className={styles.known}>
          <span className="visually-hidden">{m.word_known()}: </span>
          <span>{m.word_known_by_level()}</span>
        </small>
      )}
    </>
  );
});

type MeaningProps = { readonly word: ListedWord; readonly isCovered: boolean; announce(meaning: string): void };

/** In English the meaning is the definition; a word without a meaning has a note and its definition. */
const Meaning = memo(function Meaning({ word, isCovered, announce }: MeaningProps) {
  const { mean, definition } = word;
  return (
    <td role="cell" className={styles.meaning}>
      {isCovered && <Cover word={word} announce={announce} />}
      {mean !== "" && <span lang={getLocale() === "en" ? "en" : undefined}>{mean}</span>}
      {mean === "" && definition === "" && <small>{m.word_nothing_yet()}</small>}
      {mean === "" && definition !== "" && (
        <>
          <small>{m.word_no_meaning()}</small> <span lang="en">{definition}</span>
        </>
      )}
    </td>
  );
});

/** The button over a covered meaning, which shows it and covers it again. */
function Cover({ word, announce }: Omit<MeaningProps, "isCovered">) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button
      type="button"
      aria-label={m.word_peek({ phrase: word.phrase })}
      aria-expanded={isOpen}
      onClick={() => {
        setIsOpen(!isOpen);
        announce(isOpen ? "" : meaningText(word));
      }}
    />
  );
}

function meaningText({ mean, definition }: ListedWord): string {
  if (mean !== "") return mean;
  return definition === "" ? m.word_nothing_yet() : `${m.word_no_meaning()} ${definition}`;
}

const Figures = memo(function Figures({ word, columns }: Pick<WordRowProps, "word" | "columns">) {
  const { level, count, first } = word;
  const { hasCounts, hasTimes, maxCount } = columns;
  const share = count > 0 ? Math.ceil((barSteps * count) / maxCount) : undefined;
  return (
    <>
      <td role="cell" className={styles.level}>
        <LevelTag level={level} hasName={false} />
      </td>
      {hasCounts && (
        <td role="cell" className={styles.count} data-count={count} data-share={share}>
          {count > 0 && `${numberText(count)}×`}
        </td>
      )}
      {hasTimes && (
        <td role="cell" className={styles.first}>
          {Number.isFinite(first) && clockText(first)}
        </td>
      )}
    </>
  );
});

type OpenerProps = { readonly word: ListedWord; readonly isOpen: boolean; toggleOpen(id: number): void };

const Opener = memo(function Opener({ word: { id, phrase }, isOpen, toggleOpen }: OpenerProps) {
  return (
    <button
      type="button"
      aria-label={m.word_details({ phrase })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsIdOf(id) : undefined}
      onClick={() => toggleOpen(id)}
    />
  );
});
