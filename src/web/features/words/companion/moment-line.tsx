import { useEffect, useRef } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { clockText } from "../../../../domain/locale/clock-text.ts";
import { IconButton } from "../../../design/button.tsx";
import { Choice } from "../../../design/choice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import styles from "./moment-line.module.css";
import type { ShownMoment } from "./plan-watch.ts";
import type { Watch, WatchAnswer } from "./watch-store.ts";

/** As many meanings as a glance takes in. */
const shownMeanings = 2;

type MomentLineProps = {
  readonly moments: readonly ShownMoment[];
  readonly isTonight: boolean;
  /** New words besides an evening's. */
  readonly others: number;
  onWhole(isWhole: boolean): void;
  readonly answers: Watch["answers"];
  readonly position: number;
  /** The last one that has risen. */
  readonly current: ShownMoment | undefined;
  onMove(second: number): void;
  onAnswer(moment: ShownMoment, answer: WatchAnswer): void;
};

/** All moments by the minute: what was said can be answered, and a minute sets the clock. It is the sheet to print. */
export function MomentLine(props: MomentLineProps) {
  const { moments, isTonight, others, onWhole, answers, position, current, onMove, onAnswer } = props;
  const locale = useLocale();
  const section = useRef<HTMLElement>(null);
  const currentSecond = current?.second;
  useEffect(() => {
    const place = section.current;
    // Who goes through it by keyboard keeps their place.
    if (currentSecond === undefined || place === null || place.matches(":has(:focus-visible)")) return;
    const row = place.querySelector<HTMLElement>("[aria-current]");
    if (row !== null) place.scrollTop = row.offsetTop - place.clientHeight / 3;
  }, [currentSecond]);
  const count = new Set(moments.map(({ wordId }) => wordId)).size;
  return (
    <section ref={section} className={styles.line} aria-label={m.companion_line()}>
      <div className={styles.head}>
        <h2>{isTonight ? m.companion_tonight({ count }) : m.companion_new({ count })}</h2>
        <button type="button" className="button" data-kind="quiet" onClick={() => window.print()}>
          {m.companion_print()}
        </button>
      </div>
      {others > 0 && (
        <div className={styles.all}>
          <Choice
            kind="switch"
            label={m.companion_all()}
            checked={!isTonight}
            onChange={({ target }) => onWhole(target.checked)}
          />
        </div>
      )}
      <ol>
        {moments.map((moment) => {
          const { second, word } = moment;
          const clock = clockText(second);
          const answer = answers[word.id];
          return (
            <li
              key={`${word.id} ${second}`}
              aria-current={moment === current ? "true" : undefined}
              data-past={second <= position}
            >
              <button
                type="button"
                className={styles.time}
                aria-label={m.companion_jump({ clock })}
                title={m.companion_jump({ clock })}
                onClick={() => onMove(second)}
              >
                {clock}
              </button>
              <p>
                <b lang="en">{word.phrase}</b>{" "}
                <span lang={word.mean === null ? "en" : locale}>{firstMeanings(word)}</span>
              </p>
              {(second <= position || answer !== undefined) && (
                <div className={styles.answers}>
                  <IconButton
                    icon="close"
                    label={`${m.companion_missed()}: ${word.phrase}`}
                    data-answer="missed"
                    aria-pressed={answer === "missed"}
                    onClick={() => onAnswer(moment, "missed")}
                  />
                  <IconButton
                    icon="check"
                    label={`${m.companion_got()}: ${word.phrase}`}
                    data-answer="got"
                    aria-pressed={answer === "got"}
                    onClick={() => onAnswer(moment, "got")}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function firstMeanings({ mean, definition }: Word): string {
  return mean?.split(";", shownMeanings).join(";") ?? definition;
}
