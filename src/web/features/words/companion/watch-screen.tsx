import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { clockText } from "../../../../domain/locale/clock-text.ts";
import { leadSeconds } from "../../../../domain/progress/watch-moments.ts";
import { useWindowEvent } from "../../../design/use-window-event.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import styles from "./companion.module.css";
import { useAwakeScreen } from "./keep-awake.ts";
import { MomentCard } from "./moment-card.tsx";
import { MomentLine } from "./moment-line.tsx";
import type { ShownMoment, WatchPlan } from "./plan-watch.ts";
import { prepareMemory, rememberWatched } from "./remember-watched.ts";
import { usePosition } from "./use-position.ts";
import { moveClock, startClock, stopClock } from "./watch-clock.ts";
import { WatchControls } from "./watch-controls.tsx";
import { WatchResult } from "./watch-result.tsx";
import { restartWatch, setWatchAnswer, setWatchClock, useWatch, type WatchAnswer } from "./watch-store.ts";

type WatchScreenProps = {
  readonly list: CoveredList;
  readonly words: readonly Word[];
  readonly plan: WatchPlan;
  /** The second at which it is over. */
  readonly end: number;
  /** Shows all new words, or an evening's. */
  onWhole(isWhole: boolean): void;
};

/** A word stays for so long after it was said. */
const staySeconds = 40;

const jumpSeconds = 10;

/** The line of minutes, the word that is said next, and the clock. */
export function WatchScreen({ list, words, plan, end, onWhole }: WatchScreenProps) {
  const locale = useLocale();
  const { clock, answers } = useWatch(list);
  const isRunning = clock.startedAt !== null;
  const position = Math.min(usePosition(clock), end);
  const isOver = position >= end;
  const isAwake = useAwakeScreen(isRunning && !isOver);
  const { moments } = plan;
  const risen = moments.findLast(({ second }) => second - leadSeconds <= position);
  const next = moments.find(({ second }) => second - leadSeconds > position);
  const isFresh = !isRunning && position === 0 && Object.keys(answers).length === 0;
  const current = risen !== undefined && position < risen.second + staySeconds ? risen : undefined;

  function answer({ word }: ShownMoment, given: WatchAnswer) {
    const isTakenBack = answers[word.id] === given;
    setWatchAnswer(list, word.id, isTakenBack ? undefined : given);
    rememberWatched({ list, word, locale, answer: isTakenBack ? undefined : given });
  }

  const move = (to: number) => setWatchClock(list, moveClock(clock, Math.min(to, end), Date.now()));
  const jump = (seconds: number) => move(position + seconds);
  function toggle() {
    if (!isRunning) prepareMemory();
    setWatchClock(list, (isRunning ? stopClock : startClock)(clock, Date.now()));
  }
  useWatchKeys({ toggle, jump });

  return (
    <div className={styles.screen}>
      <MomentLine
        moments={moments}
        isTonight={plan.isTonight}
        others={plan.others}
        onWhole={onWhole}
        answers={answers}
        position={position}
        current={risen}
        onMove={move}
        onAnswer={answer}
      />
      <div className={styles.side}>
        <div className={styles.now}>
          {isFresh && <p>{m.companion_how()}</p>}
          {!isFresh && !isOver && current !== undefined && (
            <MomentCard
              key={`${current.wordId} ${current.second}`}
              moment={current}
              position={position}
              answer={answers[current.wordId]}
              onAnswer={(given) => answer(current, given)}
            />
          )}
          {(isOver || (!isRunning && current === undefined)) && (
            <WatchResult words={words} answers={answers} isOver={isOver} />
          )}
          {!isOver && <p className={styles.next}>{nextText(next, position, isFresh)}</p>}
          {!isAwake && isRunning && !isOver && current === undefined && (
            <p className={styles.next}>{m.companion_not_awake()}</p>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {isRunning && !isOver && current !== undefined && (
            <>
              <span lang="en">{current.word.phrase}</span>: {current.word.mean ?? current.word.definition}.{" "}
              {clockText(current.second)}
            </>
          )}
        </p>
        <WatchControls
          position={position}
          end={end}
          isRunning={isRunning}
          isFresh={isFresh}
          isOver={isOver}
          onToggle={toggle}
          onRestart={() => restartWatch(list)}
          onMove={move}
          onJump={jump}
          jumpSeconds={jumpSeconds}
        />
      </div>
    </div>
  );
}

function nextText(next: ShownMoment | undefined, position: number, isFresh: boolean): string {
  if (next === undefined) return m.companion_no_more();
  if (isFresh) return m.companion_first({ clock: clockText(next.second) });
  return m.companion_next({ clock: clockText(next.second - position) });
}

type WatchKeys = { toggle(): void; jump(seconds: number): void };

/** Space and arrows, as in players; not where they do something else. */
function useWatchKeys({ toggle, jump }: WatchKeys): void {
  useWindowEvent("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { target, key } = event;
    const control = target instanceof Element ? target.closest("button, a, input, summary") : null;
    if (key === " " && control === null && !event.repeat) toggle();
    else if (key === "ArrowLeft" && control?.tagName !== "INPUT") jump(-jumpSeconds);
    else if (key === "ArrowRight" && control?.tagName !== "INPUT") jump(jumpSeconds);
    else return;
    event.preventDefault();
  });
}
