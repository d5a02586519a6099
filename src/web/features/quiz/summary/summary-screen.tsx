import { useMemo, useState } from "react";
import { Link } from "react-router";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { tourSize } from "../../../../domain/quiz/settings.ts";
import { Button } from "../../../design/button.tsx";
import { Confetti } from "../../../design/confetti.tsx";
import { Icon } from "../../../design/icon.tsx";
import { takeFocusInPlace } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../../page/late.ts";
import { Missing } from "../../page/missing.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { setKnown, useKnownRule } from "../../progress/known/known-words.ts";
import { backTextOf, companionPathOf } from "../back-text.ts";
import type { QuizScreen, UserEvent } from "../quiz-reducer.ts";
import type { StoredList, Summary } from "../session/quiz-session.ts";
import { ConnectionLost } from "../stage/foot.tsx";
import { Stage } from "../stage/stage.tsx";
import styles from "./summary.module.css";

/** Loaded late with its request to the server: the page does not need it before. */
const today = late(() => import("./today.tsx"));

/** The end of tonight's words, which other quizzes do not have. */
const tonight = late(() => import("./tonight-scene.tsx"));

type SummaryScreenProps = {
  readonly screen: Extract<QuizScreen, { kind: "summary" }>;
  send(event: UserEvent): void;
};

/** The end of a tour: its result, its words, and what to do next. */
export function SummaryScreen({ screen: { summary, tour, starting, isConnectionLost }, send }: SummaryScreenProps) {
  const { list, progress, hasPoints, isCounted } = tour;
  const { right, points, words, remaining } = summary;
  const missed = words.filter(({ wrongCount }) => wrongCount > 0).length;
  const isEnd = remaining === 0;
  const isReady = isEnd && list.tonight !== undefined;
  /** Tonight's words lead to the film: that is the thing to do next. */
  const leadsToFilm = isReady && companionPathOf(list.returnPath) !== undefined;
  const isVisitor = useUserData().token === undefined;
  const played = useMemo(() => playedWords(list.words, words), [list.words, words]);
  /** Nothing is left to do but to go back. */
  const isFinal = isEnd && missed === 0 && !(isReady && isVisitor);
  const locale = useLocale();
  const Today = useLoaded(isCounted, today, Missing);
  const TonightScene = useLoaded(isReady, tonight);
  const figures = [
    [m.quiz_summary_first(), m.quiz_summary_of({ right: words.length - missed, size: words.length })],
    hasPoints
      ? [isCounted ? m.quiz_points_word({ count: points }) : m.quiz_summary_points(), numberText(points)]
      : [m.quiz_right_count({ count: right }), numberText(right)],
  ] as const;

  return (
    <Stage progress={{ ...progress, streak: 0 }} returnPath={list.returnPath} hasPoints={false}>
      <div className={styles.summary}>
        <header className={styles.head}>
          {missed === 0 && <Confetti />}
          <p>{list.title}</p>
          <h2 ref={takeFocusInPlace} tabIndex={-1}>
            <span className="caption">{isReady ? m.tonight_ready() : headingText(isEnd, missed)}</span>
          </h2>
        </header>
        {list.tonight !== undefined && TonightScene !== undefined && (
          <TonightScene title={list.title} shares={list.tonight} words={played} returnPath={list.returnPath} />
        )}
        <dl className={styles.figures}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        {isCounted && <div className={styles.today}>{Today && <Today earned={points} />}</div>}
        {isConnectionLost && <ConnectionLost text={m.quiz_lost_next()} onRetry={() => send({ type: "retry" })} />}
        <div className={styles.actions}>
          {!isEnd && (
            <Button isLoading={starting === "pool"} onClick={() => send({ type: "startTour", of: "pool" })}>
              {m.quiz_next_tour({ count: Math.min(remaining, tourSize) })}
            </Button>
          )}
          {missed > 0 && (
            <Button
              kind={isEnd && !leadsToFilm ? "primary" : "secondary"}
              isLoading={starting === "missed"}
              onClick={() => send({ type: "startTour", of: "missed" })}
            >
              {m.quiz_study_missed({ count: missed })}
            </Button>
          )}
          {isReady && isVisitor && (
            <div className={styles.keep}>
              <p>{m.tonight_keep_text()}</p>
              <Link
                className="button"
                data-kind={missed === 0 && !leadsToFilm ? undefined : "secondary"}
                to={`${pathOf("auth", locale)}?authLink=register`}
              >
                {m.tonight_keep()}
              </Link>
            </div>
          )}
          {isFinal && (
            <Link className="button" data-kind={leadsToFilm ? "secondary" : undefined} to={list.returnPath}>
              {backTextOf(list)}
            </Link>
          )}
          {list.words.length > 0 && (
            <Button kind="quiet" onClick={() => send({ type: "pause" })}>
              {isEnd ? m.quiz_start_anew() : m.quiz_change_settings()}
            </Button>
          )}
          {!isFinal && (
            <Link className="button" data-kind="quiet" to={list.returnPath}>
              {backTextOf(list)}
            </Link>
          )}
        </div>
        <SummaryWords words={words} list={list} />
      </div>
    </Stage>
  );
}

/** The words of a summary with all their fields. */
function playedWords(all: readonly Word[], words: Summary["words"]): Word[] {
  const played = new Set(words.map(({ word }) => word.id));
  return all.filter(({ id }) => played.has(id));
}

function headingText(isEnd: boolean, missed: number): string {
  if (missed === 0) return isEnd ? m.quiz_end_faultless() : m.quiz_tour_faultless();
  return isEnd ? m.quiz_end() : m.quiz_tour_over();
}

/** They are new words of the next review. */
async function learnAgain(ids: readonly number[], { words, meanLanguage }: StoredList): Promise<void> {
  const { startLearning, startLearningById } = await import("../../memory/remember.ts");
  // Without its words the list is a member's, from another browser.
  if (words.length === 0) await startLearningById(ids);
  else
    await startLearning(
      words.filter(({ id }) => ids.includes(id)),
      meanLanguage,
    );
}

/** The tour's words, with those answered wrong first. Each can be marked as known. */
function SummaryWords({ words, list }: { words: Summary["words"]; list: StoredList }) {
  const knownBy = useKnownRule();
  const sorted = words.toSorted((a, b) => b.wrongCount - a.wrongCount);
  const neverMissed = words.filter(({ wrongCount }) => wrongCount === 0);
  // Without its level a word is known by its mark alone: who is asked for it does not leave it to the level.
  const isKnown = (id: number) => knownBy(id, 0) !== undefined;
  const unmarked = neverMissed.filter(({ word }) => !isKnown(word.id)).map(({ word }) => word.id);
  const doubtful = words
    .filter(({ word, wrongCount }) => wrongCount > 0 && isKnown(word.id))
    .map(({ word }) => word.id);
  // The button stays, with its focus, when it has been pressed.
  const [hasUnmarked, setHasUnmarked] = useState(false);

  function unmark() {
    setHasUnmarked(true);
    setKnown(doubtful, false);
    learnAgain(doubtful, list).catch((error: unknown) => reportError(error));
  }

  return (
    <section aria-labelledby="tour-words">
      <div className={styles.wordsHead}>
        <h3 id="tour-words">{m.words_heading()}</h3>
        {neverMissed.length > 0 && (
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-disabled={unmarked.length === 0}
            onClick={() => setKnown(unmarked, true)}
          >
            {m.quiz_mark_right_ones()}
          </button>
        )}
      </div>
      {(doubtful.length > 0 || hasUnmarked) && (
        <div className={styles.wordsHead}>
          <p role="status">
            {doubtful.length > 0 ? m.quiz_known_missed({ count: doubtful.length }) : m.quiz_known_unmarked()}
          </p>
          <button
            type="button"
            className="button"
            data-kind="secondary"
            aria-disabled={doubtful.length === 0}
            onClick={unmark}
          >
            {m.quiz_unmark_missed()}
          </button>
        </div>
      )}
      <ul className={styles.words}>
        {sorted.map(({ word, wrongCount }) => (
          <li key={word.id} data-missed={wrongCount > 0}>
            <Icon name={wrongCount > 0 ? "close" : "check"} />
            <span>
              <b lang="en">{word.phrase}</b>{" "}
              <span className="visually-hidden">
                {wrongCount > 0 ? m.quiz_was_wrong({ count: wrongCount }) : m.quiz_was_right()}
              </span>
              <span>{word.mean ?? word.definition}</span>
            </span>
            <label>
              <input
                type="checkbox"
                checked={isKnown(word.id)}
                onChange={(event) => setKnown([word.id], event.target.checked)}
              />
              {m.quiz_known()}
              <span className="visually-hidden">: {word.phrase}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
