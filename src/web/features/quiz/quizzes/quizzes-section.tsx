import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText, wordCountText } from "../../../i18n/texts.ts";
import { api } from "../../accounts/session/api.ts";
import { useAction, useApi } from "../../accounts/session/queries.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { createListStore } from "../session/list-store.ts";
import { listedQuizOf, startedQuizOf } from "../session/quiz-responses.ts";
import { unfinishedWords } from "../session/quiz-session.ts";
import { forgetServerQuiz, quizzesPath, storeServerQuiz } from "../session/server-quiz.ts";
import styles from "./quizzes.module.css";

/** The user's quizzes on the server: unfinished ones first, then finished ones. */
export default function QuizzesSection({ person }: { person: Person }) {
  const query = useApi("Quiz/GetHistory");
  const [here] = useState(quizOfBrowser);
  const quizzes = query.data?.map(listedQuizOf);
  if (quizzes === undefined) return <AnswerState query={query} lines={6} />;
  const open = quizzes.filter(({ remaining }) => remaining > 0);
  const done = quizzes.filter(({ remaining }) => remaining === 0);
  const owner = person.knownListId;
  return (
    <div className={styles.section}>
      {open.length === 0 && here === undefined && <NoQuizzes isFirstDay={done.length === 0} />}
      {(open.length > 0 || here !== undefined) && (
        <section aria-labelledby="open-quizzes">
          <h3 id="open-quizzes">{m.quizzes_open()}</h3>
          <ul>
            {here && <QuizOfBrowser {...here} />}
            {open.map((quiz) => (
              <ListedQuiz key={quiz.quizId} quiz={quiz} owner={owner} onDeleted={() => void query.refetch()} />
            ))}
          </ul>
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="done-quizzes">
          <h3 id="done-quizzes">{m.quizzes_done()}</h3>
          <ul>
            {done.map((quiz) => (
              <ListedQuiz key={quiz.quizId} quiz={quiz} owner={owner} onDeleted={() => void query.refetch()} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The unfinished quiz that this browser runs, such as one without a time limit: the server knows nothing of it. */
function quizOfBrowser() {
  const list = createListStore().read();
  const left = list?.quiz?.kind === "browser" ? unfinishedWords(list) : 0;
  if (list?.quiz?.kind !== "browser" || left === 0) return undefined;
  const total = list.quiz.state.startLength;
  return { title: list.title, total, done: Math.max(0, total - left) };
}

function QuizOfBrowser({ title, total, done }: NonNullable<ReturnType<typeof quizOfBrowser>>) {
  const locale = useLocale();
  return (
    <li className={styles.quiz}>
      <div>
        <p>
          <b>{title}</b>
        </p>
        <ProgressBar
          label={m.quizzes_progress({ done: numberText(done), total: numberText(total) })}
          value={done}
          max={total}
          text={m.quizzes_here()}
        />
      </div>
      <p className={styles.actions}>
        <Link
          className="button"
          data-kind="secondary"
          aria-label={m.quizzes_resume({ title })}
          to={pathOf("quiz", locale)}
        >
          {m.quiz_resume()}
        </Link>
      </p>
    </li>
  );
}

function NoQuizzes({ isFirstDay }: { isFirstDay: boolean }) {
  const locale = useLocale();
  return (
    <EmptyState
      headingLevel={3}
      heading={isFirstDay ? m.quizzes_first_heading() : m.quizzes_empty_heading()}
      text={m.quizzes_empty_text()}
    >
      <Link className="button" to={pathOf("series", locale)}>
        {m.quiz_to_series()}
      </Link>
    </EmptyState>
  );
}

type ListedQuizProps = {
  readonly quiz: ReturnType<typeof listedQuizOf>;
  /** The id of the user's list of known words. */
  readonly owner: number;
  onDeleted(): void;
};

/** One quiz: its progress, with buttons to resume and to delete it. */
function ListedQuiz({ quiz, owner, onDeleted }: ListedQuizProps) {
  const { quizId, title, startLength, remaining, updatedAt, result, settings } = quiz;
  const locale = useLocale();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);

  async function resume() {
    storeServerQuiz(quiz, owner, quizzesPath(locale));
    await navigate(pathOf("quiz", locale));
  }

  const replay = useAction(async () => {
    if (settings === undefined) return;
    const started = startedQuizOf(await api.call("Quiz/StartQuiz", { body: { again: quizId, ...settings } }));
    storeServerQuiz({ ...started, title, startLength: started.remaining }, owner, quizzesPath(locale));
    await navigate(pathOf("quiz", locale));
  });

  const done = startLength - remaining;
  return (
    <li className={styles.quiz}>
      <div>
        <p>
          <b>{title}</b>
        </p>
        {remaining > 0 ? (
          <ProgressBar
            label={m.quizzes_progress({ done: numberText(done), total: numberText(startLength) })}
            value={done}
            max={startLength}
            text={dateText(updatedAt)}
          />
        ) : (
          <p className={styles.facts}>
            <span>{wordCountText(startLength)}</span>
            {result !== undefined && <span>{resultText(result)}</span>}
            <time dateTime={updatedAt}>{dateText(updatedAt)}</time>
          </p>
        )}
      </div>
      <p className={styles.actions}>
        {remaining > 0 && (
          <Button kind="secondary" aria-label={m.quizzes_resume({ title })} onClick={resume}>
            {m.quiz_resume()}
          </Button>
        )}
        {remaining === 0 && settings !== undefined && (
          <Button
            kind="secondary"
            isLoading={replay.isBusy}
            aria-label={m.quizzes_again_of({ title })}
            onClick={replay.run}
          >
            {m.quizzes_again()}
          </Button>
        )}
        <Button kind="quiet" aria-label={m.quizzes_drop({ title })} onClick={() => setIsConfirming(true)}>
          {m.list_delete_action()}
        </Button>
      </p>
      <p role="alert" className={styles.problem}>
        {replay.problem}
      </p>
      <Dialog heading={m.quizzes_drop_heading()} isOpen={isConfirming} onClose={() => setIsConfirming(false)}>
        <DeleteQuiz quiz={quiz} onDeleted={onDeleted} onCancel={() => setIsConfirming(false)} />
      </Dialog>
    </li>
  );
}

function resultText({ right, wrong, points }: NonNullable<ListedQuizProps["quiz"]["result"]>): string {
  return m.quizzes_result({ right: numberText(right), wrong: numberText(wrong), points: numberText(points) });
}

type DeleteQuizProps = Pick<ListedQuizProps, "quiz" | "onDeleted"> & { onCancel(): void };

function DeleteQuiz({ quiz: { quizId, title, remaining }, onDeleted, onCancel }: DeleteQuizProps) {
  const deletion = useAction(async () => {
    await api.call("Quiz/DropQuiz", { body: { quizId } });
    forgetServerQuiz(quizId);
    onDeleted();
  });
  return (
    <>
      <p>{remaining > 0 ? m.quizzes_drop_open({ title }) : m.quizzes_drop_done({ title })}</p>
      <p role="alert">{deletion.problem !== undefined && m.coverage_failed()}</p>
      <footer>
        <Button kind="danger" isLoading={deletion.isBusy} onClick={deletion.run}>
          {m.list_delete_action()}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {m.cancel()}
        </Button>
      </footer>
    </>
  );
}
