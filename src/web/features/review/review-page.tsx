import { Button } from "../../design/button.tsx";
import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { privateMeta } from "../page/page-meta.ts";
import { useLoading } from "../page/use-loaded.ts";
import { useIsBrowser } from "../page/use-page.ts";

/** What it shows is in a person's memory alone. */
export const meta = privateMeta(() => m.review_title());

const loadReview = () => import("./review.tsx");

/** Reviewing the words that are due, of visitors as of members; what it takes is loaded after the page. */
export default function ReviewPage() {
  const { component: Review, hasFailed } = useLoading(useIsBrowser(), loadReview);
  if (Review !== undefined) return <Review />;
  return (
    <div aria-busy={!hasFailed}>
      <h1 tabIndex={-1}>{m.review_title()}</h1>
      {hasFailed ? (
        <div role="alert">
          <p>{m.review_failed()}</p>
          <Button onClick={() => window.location.reload()}>{m.try_again()}</Button>
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}
