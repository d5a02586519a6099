import type { PointData } from "../../../../contract/progress/points.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";

/** What today's points count on the leaderboard, and why the user has no place, where they have none. */
export function FullPoints({ points: { fullPoints, unranked } }: { points: PointData }) {
  const { counted, of, share } = fullPoints;
  return (
    <>
      {/* Of no interest before the first point of the day. */}
      {counted > 0 && (
        <p>
          {m.board_full_points({ counted: numberText(counted), of: numberText(of) })}
          {share < 1 && `. ${shareText(share)}`}
        </p>
      )}
      {unranked !== null && <p>{unranked === "mail" ? m.board_unranked_mail() : m.board_unranked_review()}</p>}
    </>
  );
}

function shareText(share: number): string {
  if (share === 0) return m.board_share_none();
  return share === 0.5 ? m.board_share_half() : m.board_share_quarter();
}
