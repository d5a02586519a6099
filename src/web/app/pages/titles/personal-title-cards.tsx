import { type ComponentProps, lazy, Suspense } from "react";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { knowsAnything } from "../../../features/accounts/session/user-data.ts";
import { TitleCards } from "../../../features/catalogue/titles/title-card.tsx";

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
