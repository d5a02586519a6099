import { type ComponentProps, lazy, Suspense } from "react";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { knowsAnything } from "../../../features/accounts/session/user-data.ts";
import { type CardTitle, TitleCards } from "../../../features/catalogue/titles/title-card.tsx";

/** Loaded only for users with known words; without a connection the cards do without it. */
const TitleShare = lazy(() =>
  import("../../../features/progress/coverage/title-share.tsx").catch(() => ({ default: () => null })),
);

function Share({ id }: { id: number }) {
  return (
    <Suspense>
      <TitleShare id={id} />
    </Suspense>
  );
}

/** Title cards that say how much of each title the user understands, once that is known. */
export function PersonalTitleCards(props: Omit<ComponentProps<typeof TitleCards>, "Share">) {
  return <TitleCards {...props} Share={knowsAnything(useUserData()) ? Share : undefined} />;
}

/** Links to similar titles; nothing where there are none. */
export function RelatedTitles({ titles, heading }: { titles: readonly CardTitle[]; heading: string }) {
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <PersonalTitleCards titles={titles} headingLevel={3} isRow />
    </section>
  );
}
