import { Link } from "react-router";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { quizzesPath } from "../quizzes/quizzes-path.ts";
import styles from "./quiz.module.css";

/** The quiz without a list: the way to where words are picked. */
export function NoListScreen() {
  const locale = useLocale();
  const isSignedIn = useUserData().token !== undefined;
  return (
    <>
      <h1 tabIndex={-1}>{m.quiz_title()}</h1>
      <EmptyState heading={m.quiz_empty_heading()} text={m.quiz_empty_text()}>
        <p className={styles.ways}>
          <Link className="button" to={pathOf("series", locale)}>
            {m.quiz_to_series()}
          </Link>
          <Link className="button" data-kind="secondary" to={pathOf("movies", locale)}>
            {m.quiz_to_movies()}
          </Link>
          {isSignedIn && (
            <Link className="button" data-kind="quiet" to={quizzesPath(locale)}>
              {m.account_quizzes()}
            </Link>
          )}
        </p>
      </EmptyState>
    </>
  );
}
