import { Button } from "../../design/button.tsx";
import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { late, useLoaded } from "../page/late.ts";
import { privateMeta } from "../page/page-meta.ts";
import { useIsBrowser } from "../page/use-page.ts";

/** What it shows is in a person's memory alone. */
export const meta = privateMeta(() => m.review_title());

const review = late(() => import("./review.tsx"));

/** Reviewing the words that are due, of visitors as of members; what it takes is loaded after the page. */
export default function ReviewPage() {
  const Review = useLoaded(useIsBrowser(), review, ReviewFailed);
  if (Review !== undefined) return <Review />;
  return (
    <div aria-busy="true">
      <h1 tabIndex={-1}>{m.review_title()}</h1>
      <Skeleton lines={6} />
    </div>
  );
}

function ReviewFailed() {
  return (
    <>
      <h1 tabIndex={-1}>{m.review_title()}</h1>
      <div role="alert">
        <p>{m.review_failed()}</p>
        <Button onClick={() => window.location.reload()}>{m.try_again()}</Button>
      </div>
    </>
  );
}
