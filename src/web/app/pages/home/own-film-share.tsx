import type { ReactNode } from "react";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import { useTitleCoverage } from "../../../features/progress/coverage/coverage-queries.ts";
import { learningText } from "../../../features/progress/coverage/share-change.ts";
import { coverageText, shareText } from "../../../features/progress/coverage/share-text.ts";

type OwnFilmShareProps = {
  readonly id: number;
  /** Shown until the person's own share is known. */
  readonly others: ReactNode;
};

/** How much of a film the person understands. */
export default function OwnFilmShare({ id, others }: OwnFilmShareProps) {
  const user = useUserData();
  const known = useTitleCoverage(id);
  if (known === undefined) return others;
  const { coverage, learning = 0 } = known;
  return (
    <>
      <b>{shareText(coverage)}</b>
      <span>
        {coverageText(coverage, user)} <small>{learningText(learning)}</small>
      </span>
    </>
  );
}
