import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { parseCardId } from "../../../domain/memory/card.ts";
import { Button } from "../../design/button.tsx";
import { takeFocusInPlace } from "../../design/take-focus.ts";
import { m } from "../../i18n/generated/messages.js";
import { personQuery, queryClient } from "../accounts/session/queries.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import styles from "./review.module.css";
import type { ReviewController } from "./review-controller.ts";
import { type ReviewState, resultOf } from "./review-reducer.ts";
import { readWatched } from "./watched-title.ts";

/** The end as a scene: what was saved, what is due tomorrow, what it does for what one watches. */
export function EndScreen({
  state,
  controller,
}: {
  readonly state: ReviewState;
  readonly controller: ReviewController;
}) {
  const locale = useLocale();
  const { token } = useUserData();
  const { saved, missed, kept } = resultOf(state);
  const answers = state.given.length;
  const tomorrow = useQuery(
    personQuery(token, ["Memory/GetMemory", "tomorrow", answers], controller.dueTomorrow),
    queryClient,
  );
  const wordIds = [...saved, ...missed].flatMap((cardId) => parseCardId(cardId)?.wordId ?? []);
  const watched = useQuery(
    personQuery(
      token,
      ["WordList/GetWordListV2", "watched", wordIds.join()],
      async () => (await readWatched(locale, wordIds)) ?? null,
    ),
    queryClient,
  );
  const title = watched.data;
  const waits = state.review.due + state.review.fresh > state.review.cards.length;
  return (
    <div className={`always-dark ${styles.end}`}>
      <h1 tabIndex={-1} ref={takeFocusInPlace}>
        <span className="caption">{m.review_end()}</span>
      </h1>
      <p className={styles.saved}>{m.review_saved({ count: saved.length })}</p>
      {missed.length > 0 && <p>{m.review_missed({ count: missed.length })}</p>}
      {title && title.said > 0 && <p>{m.review_watched({ title: title.name, count: title.said })}</p>}
      {tomorrow.data !== undefined && (
        <p>{tomorrow.data === 0 ? m.review_tomorrow_none() : m.review_tomorrow({ count: tomorrow.data })}</p>
      )}
      {kept > 0 && <p role="status">{m.review_kept_count({ count: kept })}</p>}
      <p className={styles.ways}>
        {title ? (
          <Link className="button" to={title.path}>
            {m.review_to_watched({ title: title.name })}
          </Link>
        ) : (
          <Link className="button" to={pathOf("home", locale)}>
            {m.review_home()}
          </Link>
        )}
        {waits && (
          <Button kind="secondary" onClick={controller.load}>
            {m.review_more()}
          </Button>
        )}
        {answers > 0 && (
          <Button kind="quiet" onClick={controller.undo}>
            {m.words_undo()}
          </Button>
        )}
      </p>
    </div>
  );
}
