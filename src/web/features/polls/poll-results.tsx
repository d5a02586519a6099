import type { Polls } from "../../../contract/polls.ts";
import { ProgressBar } from "../../design/progress-bar.tsx";
import { m } from "../../i18n/generated/messages.js";
import { percentText } from "../../i18n/texts.ts";
import styles from "./polls.module.css";

/** How everyone has voted, as bars with their figures. */
export function PollResults({ poll: { options, myVote } }: { poll: Polls[number] }) {
  const total = options.reduce((sum, { votes = 0 }) => sum + votes, 0);
  return (
    <ul className={styles.results}>
      {options.map(({ id, text, votes = 0 }) => (
        <li key={id} data-mine={id === myVote || undefined}>
          <ProgressBar
            label={id === myVote ? `${text} (${m.poll_mine()})` : text}
            value={votes}
            max={Math.max(total, 1)}
            text={`${percentText(votes / Math.max(total, 1))} · ${m.poll_votes({ count: votes })}`}
          />
        </li>
      ))}
    </ul>
  );
}
