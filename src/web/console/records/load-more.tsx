import type { List } from "../api.ts";
import { m } from "../messages.ts";

/** The button below a list that has more, and why more could not be loaded. */
export function LoadMore({ list: { hasMore, more } }: { list: Pick<List<unknown>, "hasMore" | "more"> }) {
  return (
    <>
      {hasMore && (
        <button
          type="button"
          className="button"
          data-kind="secondary"
          data-load-more
          aria-busy={more.isBusy}
          onClick={more.run}
        >
          {m.common_load_more()}
        </button>
      )}
      {more.problem !== undefined && <span role="alert">{more.problem}</span>}
    </>
  );
}
