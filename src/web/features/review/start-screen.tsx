import { useState } from "react";
import { Link } from "react-router";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import { type GoalMinutes, goals } from "../../../domain/memory/session.ts";
import { Button } from "../../design/button.tsx";
import { Choice, Segmented } from "../../design/choice.tsx";
import { Icon } from "../../design/icon.tsx";
import { EmptyState } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { numberText } from "../../i18n/texts.ts";
import { useApi } from "../accounts/session/queries.ts";
import { WordLikeness } from "../lexicon/word-likeness.tsx";
import { visitorSettings } from "../memory/visitor-settings.ts";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import { OwnNote } from "./card-tools.tsx";
import styles from "./review.module.css";
import type { ReviewController } from "./review-controller.ts";
import { progressOf, type ReviewState } from "./review-reducer.ts";

type StartScreenProps = {
  readonly state: ReviewState;
  readonly controller: ReviewController;
  readonly isMember: boolean;
};

/** What waits and how long it takes, the settings, and the words that are too hard to be asked. */
export function StartScreen({ state, controller, isMember }: StartScreenProps) {
  const locale = useLocale();
  const { due, cards, hard, stopped, isSelfGraded } = state.review;
  const [isSelf, setIsSelf] = useState(isSelfGraded);
  const { coming } = state;
  const begun = cards.filter(({ isNew }) => isNew).length;
  const asked = cards.length - begun;
  const fresh = begun + (coming?.count ?? 0);
  return (
    <div className={styles.start}>
      <h1 tabIndex={-1}>{m.review_title()}</h1>
      {asked + fresh === 0 ? (
        <EmptyState heading={m.review_empty_heading()} text={m.review_empty_text()}>
          <Link className="button" to={pathOf("movies", locale)}>
            {m.quiz_to_movies()}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.figures}>
            {asked > 0 && <li>{m.review_due({ count: asked })}</li>}
            {fresh > 0 && <li>{m.review_fresh({ count: fresh })}</li>}
            <li>{m.review_minutes({ count: progressOf(state).minutes })}</li>
          </ul>
          {coming?.title !== undefined && <p>{m.review_fresh_from({ title: coming.title })}</p>}
          {due > asked && <p>{m.review_waited({ due: numberText(due), count: numberText(asked) })}</p>}
          <p>
            <Button onClick={() => controller.send({ type: "start" })}>
              <Icon name="play" />
              {m.review_start()}
            </Button>
          </p>
        </>
      )}
      {hard.length > 0 && <HardWords words={hard} controller={controller} isMember={isMember} />}
      {stopped.length > 0 && <StoppedWords words={stopped} controller={controller} />}
      <details className={styles.settings}>
        <summary>{m.quiz_settings()}</summary>
        <div>
          <Choice
            kind="switch"
            label={m.review_self()}
            hint={m.review_self_hint()}
            checked={isSelf}
            onChange={({ target }) => {
              setIsSelf(target.checked);
              controller.changeSettings({ selfGrading: target.checked });
            }}
          />
          {isMember ? <MemberGoal controller={controller} /> : <VisitorGoal controller={controller} />}
        </div>
      </details>
    </div>
  );
}

function MemberGoal({ controller }: Pick<StartScreenProps, "controller">) {
  const { data } = useApi("Memory/GetSettings");
  return data === undefined ? null : <Goal minutes={data.goalMinutes} controller={controller} />;
}

function VisitorGoal({ controller }: Pick<StartScreenProps, "controller">) {
  return <Goal minutes={visitorSettings().goalMinutes} controller={controller} />;
}

function Goal({ minutes, controller }: { readonly minutes: GoalMinutes } & Pick<StartScreenProps, "controller">) {
  return (
    <div>
      <h2>{m.review_goal()}</h2>
      <Segmented
        legend={m.review_goal()}
        options={goals.map((goal) => ({ value: String(goal), text: m.review_goal_minutes({ count: goal }) }))}
        value={String(minutes)}
        onChange={(value) => {
          const goalMinutes = goals.find((goal) => String(goal) === value);
          if (goalMinutes !== undefined) controller.changeSettings({ goalMinutes });
        }}
      />
    </div>
  );
}

type StoppedWordsProps = { readonly words: readonly Word[] } & Pick<StartScreenProps, "controller">;

/** A visitor's words that are not to be asked again. */
function StoppedWords({ words, controller }: StoppedWordsProps) {
  return (
    <details className={styles.settings}>
      <summary>{m.memory_stopped_heading()}</summary>
      <ul className={styles.stopped}>
        {words.map((word) => (
          <li key={word.id}>
            <span lang="en">{word.phrase}</span>
            <Button
              kind="quiet"
              aria-label={m.memory_ask_again_of({ phrase: word.phrase })}
              onClick={() => controller.askAgain(word)}
            >
              {m.memory_ask_again()}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

type HardWordsProps = { readonly words: readonly Word[] } & Pick<StartScreenProps, "controller" | "isMember">;

/** Words that were forgotten too often: with their example, what is easily mistaken, and a note to oneself. */
function HardWords({ words, controller, isMember }: HardWordsProps) {
  return (
    <details className={styles.settings}>
      <summary>{m.review_hard({ count: words.length })}</summary>
      <p>{m.review_hard_text()}</p>
      <ul className={styles.hard}>
        {words.map((word) => (
          <HardWord key={word.id} word={word} controller={controller} isMember={isMember} />
        ))}
      </ul>
    </details>
  );
}

function HardWord({ word, controller, isMember }: { readonly word: Word } & Omit<HardWordsProps, "words">) {
  const { phrase, mean, definition, example, exampleMean, note } = word;
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <h3 lang="en">{phrase}</h3>
      <p lang={mean === null ? "en" : locale}>{mean ?? definition}</p>
      {example !== undefined && (
        <p>
          <q lang="en">{example}</q> {exampleMean}
        </p>
      )}
      <WordLikeness word={word} />
      {note !== undefined && <p>{note}</p>}
      <OwnNote word={word} isMember={isMember} isOpen={isOpen} onOpen={setIsOpen} />
      <Button kind="secondary" onClick={() => controller.takeUp(word)}>
        {m.review_try_again({ phrase })}
      </Button>
    </li>
  );
}
