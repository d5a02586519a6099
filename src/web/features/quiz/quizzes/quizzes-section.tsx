import { Link } from "react-router";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useApi } from "../../accounts/session/queries.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { KeptQuiz } from "./kept-quiz.tsx";
import styles from "./quizzes.module.css";

/** The quizzes that the server keeps: those to go on with first, then those that are done. */
export default function QuizzesSection({ person }: { person: Person }) {
  const query = useApi("Quiz/GetHistory");
  const quizzes = query.data;
  if (quizzes === undefined) return <AnswerState query={query} lines={6} />;
  const open = quizzes.filter(({ remaining }) => remaining > 0);
  const done = quizzes.filter(({ remaining }) => remaining === 0);
  const owner = person.knownListId;
  return (
    <div className={styles.section}>
      {open.length === 0 && <NoQuizzes isFirstDay={done.length === 0} />}
      {open.length > 0 && (
        <section aria-labelledby="open-quizzes">
          <h3 id="open-quizzes">{m.quizzes_open()}</h3>
          <ul>
            {open.map((quiz) => (
              <KeptQuiz key={quiz.quizId} quiz={quiz} owner={owner} onDropped={() => void query.refetch()} />
            ))}
          </ul>
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="done-quizzes">
          <h3 id="done-quizzes">{m.quizzes_done()}</h3>
          <ul>
            {done.map((quiz) => (
              <KeptQuiz key={quiz.quizId} quiz={quiz} owner={owner} onDropped={() => void query.refetch()} />
            ))}
          </ul>
        </section>
      )}
    </div>
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
