import type { ComponentProps } from "react";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { knowsAnything } from "../../../features/accounts/session/user-data.ts";
import { TitleCards } from "../../../features/catalogue/titles/title-card.tsx";
import { late, useLoaded } from "../../../features/page/late.ts";

const share = late(() => import("../../../features/progress/coverage/title-share.tsx"));

/** Title cards that say how much of each title the user understands, once that is known. */
export function PersonalTitleCards(props: Omit<ComponentProps<typeof TitleCards>, "Share">) {
  const Share = useLoaded(knowsAnything(useUserData()), share);
  return <TitleCards {...props} Share={Share} />;
}
