import { useId } from "react";
import { mostQuestions, type TestQuestion } from "../../../domain/level-test/level-test.ts";
import { takeFocusInPlace } from "../../design/take-focus.ts";
import { useWindowEvent } from "../../design/use-window-event.ts";
import { m } from "../../i18n/generated/messages.js";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import { Announcement } from "../quiz/stage/announcement.tsx";
import choiceStyles from "../quiz/stage/answers.module.css";
import footStyles from "../quiz/stage/foot.module.css";
import stageStyles from "../quiz/stage/stage.module.css";
import { Stage } from "../quiz/stage/stage.tsx";
import styles from "./question-screen.module.css";

type QuestionScreenProps = {
  readonly question: TestQuestion;
  /** The place of the chosen meaning; null for "I don't know". */
  onAnswer(choice: number | null): void;
};

/** A word and four meanings on the stage of the quiz. Nothing says which one is right: the next word follows at once. */
export function QuestionScreen({ question, onAnswer }: QuestionScreenProps) {
  const { number, item } = question;
  const locale = useLocale();
  const headingId = useId();
  const options = [...item.choices, m.quiz_pass()];
  const answer = (at: number) => onAnswer(at < item.choices.length ? at : null);

  useWindowEvent("keydown", (event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = Number(event.key) - 1;
    if (options[at] === undefined) return;
    event.preventDefault();
    answer(at);
  });

  return (
    <Stage
      progress={{ finished: number - 1, size: mostQuestions, points: 0, streak: 0 }}
      returnPath={pathOf("home", locale)}
      hasPoints={false}
      texts={{ title: m.level_test_title(), leave: m.level_test_leave(), progress: m.level_test_progress() }}
    >
      <Announcement text={options.map((option, at) => `${at + 1}: ${option}`).join("; ")} />
      <section className={stageStyles.screen}>
        <h2
          // Each question has a heading of its own, which takes the focus.
          ref={takeFocusInPlace}
          key={number}
          id={headingId}
          tabIndex={-1}
          className={stageStyles.question}
          data-asked="phrase"
        >
          <small>{m.quiz_ask_choose_mean()}</small>{" "}
          <span lang="en">
            <span className="caption">{item.phrase}</span>
          </span>
        </h2>
      </section>
      <div className={stageStyles.answers}>
        <ol className={`${choiceStyles.choices} ${styles.choices}`} aria-labelledby={headingId}>
          {options.map((option, at) => (
            <li key={`${number} ${option}`}>
              <button type="button" className={choiceStyles.choice} onClick={() => answer(at)}>
                <kbd>{at + 1}</kbd>
                <span lang={locale}>{option}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className={footStyles.foot}>
        <p className={`${footStyles.hint} ${styles.hint}`} data-kind="keys">
          {m.level_test_keys()}
        </p>
      </div>
    </Stage>
  );
}
