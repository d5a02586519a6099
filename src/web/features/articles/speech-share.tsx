import type { SiteList } from "../../../contract/lexicon/site-list.ts";
import { type SiteListName, siteLists } from "../../../domain/lexicon/site-list.ts";
import { m } from "../../i18n/generated/messages.js";
import { getLocale } from "../../i18n/generated/runtime.js";
import { numberText } from "../../i18n/texts.ts";
import styles from "./figures-table.module.css";
import { placesName } from "./part-names.ts";

/** Parts of the list of common words that are one row. */
const partsInRow = 10;

export type SpeechFigures = {
  /** How many of the words said are words of each part. */
  readonly spokenWords: readonly number[];
  readonly speech: SiteList["speech"];
};

/** How much of what is said in the catalogue are words of a list. */
export function SpeechShare({ list, figures }: { list: SiteListName; figures: SpeechFigures }) {
  const { spokenWords, speech } = figures;
  const { runningWords } = speech;
  if (runningWords === 0) return <p className={styles.note}>{m.speech_none()}</p>;
  if (list === "common") return <CommonShares figures={figures} />;
  const spoken = spokenWords.reduce((sum, words) => sum + words, 0);
  const values = { share: shareText(spoken / runningWords), count: numberText(runningWords) };
  return <p className={styles.figure}>{m.speech_academic(values)}</p>;
}

function CommonShares({ figures }: { figures: SpeechFigures }) {
  const caption = m.speech_caption({ count: numberText(figures.speech.runningWords) });
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.speech_what()}</th>
          <th scope="col">{m.speech_share()}</th>
          <th scope="col">{m.speech_sum()}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(figures).map(({ name, from, share }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <svg className={styles.bar} aria-hidden="true">
                <rect width="100%" height="100%" className={styles.ground} />
                <rect x={`${100 * from}%`} width={`${100 * share}%`} height="100%" />
              </svg>
            </th>
            <td>{shareText(share)}</td>
            <td>{shareText(from + share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = { readonly name: string; readonly share: number /** The share of the rows above. */; readonly from: number };

/** Grammar words and names, which nobody learns from a list, the list's words by thousands, and the rest. */
function rowsOf({ spokenWords, speech }: SpeechFigures): Row[] {
  const { runningWords, closedClassWords, nameWords } = speech;
  const { partSize } = siteLists.common;
  const known: { readonly name: string; readonly words: number }[] = [
    { name: m.speech_closed(), words: closedClassWords },
    { name: m.speech_names(), words: nameWords },
  ];
  for (let part = 0; part < spokenWords.length; part += partsInRow) {
    const parts = spokenWords.slice(part, part + partsInRow);
    const name = placesName(part * partSize + 1, (part + parts.length) * partSize);
    known.push({ name, words: parts.reduce((sum, words) => sum + words, 0) });
  }
  let above = 0;
  const rows = known.map(({ name, words }) => {
    const from = above / runningWords;
    above += words;
    return { name, share: words / runningWords, from };
  });
  const from = Math.min(1, above / runningWords);
  return [...rows, { name: m.speech_rest(), share: 1 - from, from }];
}

/** With one decimal: the later rows are small. */
function shareText(share: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(getLocale(), { style: "percent", ...digits }).format(share);
}
