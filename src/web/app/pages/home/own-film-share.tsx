import type { ReactNode } from "react";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { useTitleShare } from "../../../features/progress/coverage/coverage-queries.ts";
import { coverageText, shareText } from "../../../features/progress/coverage/share-text.ts";

type OwnFilmShareProps = {
  readonly id: number;
  /** Shown until the person's own share is known. */
  readonly others: ReactNode;
};

/** How much of a film the person understands. */
export default function OwnFilmShare({ id, others }: OwnFilmShareProps) {
  const user = useUserData();
  const share = useTitleShare(id);
  if (share === undefined) return others;
  return (
    <>
      <b>{shareText(share)}</b>
      <span>{coverageText(share, user)}</span>
    </>
  );
}
