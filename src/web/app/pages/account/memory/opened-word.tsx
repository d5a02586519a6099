import type { LearntWord } from "../../../../../contract/learnt-words.ts";
import { meanLanguageTypes } from "../../../../../contract/lexicon/mean-language-types.ts";
import { type Day, daysBetween } from "../../../../../domain/locale/day.ts";
import { Button } from "../../../../design/button.tsx";
import { LineChart } from "../../../../design/line-chart.tsx";
import { api } from "../../../../features/accounts/session/api.ts";
import { refresh, useAction, useApi } from "../../../../features/accounts/session/queries.ts";
import { WordLikeness } from "../../../../features/lexicon/word-likeness.tsx";
import { AnswerState } from "../../../../features/page/answer-state.tsx";
import { useLocale } from "../../../../features/page/use-page.ts";
import { dayText, shortDayText } from "../../../../i18n/dates.ts";
import { m } from "../../../../i18n/generated/messages.js";
import { percentText } from "../../../../i18n/texts.ts";
import styles from "./memory-section.module.css";
import { NoteForm } from "./note-form.tsx";

export type OpenedWordProps = {
  readonly wordId: number;
  /** The share that is to be remembered; without it no curve is drawn. */
  readonly aimed?: number;
  readonly today?: Day;
  /** Called with the phrase once it is asked no more. */
  onStopped(phrase: string): void;
};

/** A word with its meaning and example, how it is being forgotten, and the person's own note. */
export function OpenedWord({ wordId, aimed, today, onStopped }: OpenedWordProps) {
  const locale = useLocale();
  const query = useApi("Memory/GetWord", {
    query: { wordId, MeanLanguageType: meanLanguageTypes[locale] },
  });
  if (query.data === undefined) return <AnswerState query={query} lines={3} />;
  const { word, cards, curve, note } = query.data;
  const [recognition] = cards;
  return (
    <div className={styles.opened}>
      <p>
        <b lang={word.mean === null ? "en" : undefined}>{note.meaning || (word.mean ?? word.definition)}</b>
      </p>
      {word.example !== undefined && (
        <p>
          <span lang="en">{word.example}</span>
          {word.exampleMean !== undefined && <small> {word.exampleMean}</small>}
        </p>
      )}
      <WordLikeness word={word} />
      {word.note !== undefined && <p>{word.note}</p>}
      {recognition !== undefined && recognition.reps > 0 && (
        <p className={styles.small}>
          {[
            m.memory_word_reps({ count: recognition.reps }),
            ...(recognition.lapses > 0 ? [m.memory_word_lapses({ count: recognition.lapses })] : []),
            ...(recognition.isHard ? [] : [m.memory_word_next({ day: dayText(recognition.dueDay) })]),
          ].join(" · ")}
        </p>
      )}
      {aimed !== undefined && today !== undefined && curve.length > 1 && (
        <Curve curve={curve} aimed={aimed} today={today} />
      )}
      <NoteForm wordId={wordId} note={note} />
      <Stop wordId={wordId} phrase={word.phrase} onStopped={onStopped} />
    </div>
  );
}

function Curve({ curve, aimed, today }: { curve: LearntWord["curve"]; aimed: number; today: Day }) {
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined) return null;
  const at = curve.findLastIndex(({ day }) => day <= today);
  const share = daysBetween(first.day, today) / Math.max(1, daysBetween(first.day, last.day));
  const now = curve[at];
  return (
    <LineChart
      caption={m.memory_curve_caption()}
      columns={[m.memory_day(), m.memory_curve_column()]}
      points={curve.map(({ day, remembered }) => ({
        name: dayText(day),
        value: remembered,
        text: percentText(remembered),
      }))}
      range={{ from: 0.4, to: 1 }}
      mark={{ value: aimed, text: m.memory_curve_aim({ percent: percentText(aimed) }) }}
      now={
        now === undefined || share > 1
          ? undefined
          : {
              at: share * (curve.length - 1),
              text: m.memory_curve_now({ percent: percentText(now.remembered) }),
            }
      }
      ends={[shortDayText(first.day), shortDayText(last.day)]}
    />
  );
}

type StopProps = Pick<OpenedWordProps, "wordId" | "onStopped"> & { readonly phrase: string };

/** "Don't ask again": its cards rest, and it is neither known nor learnt by that. */
function Stop({ wordId, phrase, onStopped }: StopProps) {
  const stop = useAction(async () => {
    await api.call("Memory/StopAsking", { body: { wordIds: [wordId] } });
    onStopped(phrase);
    for (const name of ["Memory/GetMemory", "Memory/GetWords"] as const) void refresh(name);
  });
  return (
    <div className={styles.stop}>
      <Button kind="quiet" isLoading={stop.isBusy} onClick={stop.run}>
        {m.memory_stop()}
      </Button>
      <small>{m.memory_stop_text()}</small>
      <span role="alert">{stop.problem}</span>
    </div>
  );
}
