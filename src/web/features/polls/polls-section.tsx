import { EmptyState } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { useApi } from "../accounts/session/queries.ts";
import { AnswerState } from "../page/answer-state.tsx";
import { Ballot } from "./ballot.tsx";
import { PollResults } from "./poll-results.tsx";
import styles from "./polls.module.css";

/** The open polls: a ballot until one has voted, then how others chose. */
export default function PollsSection() {
  const query = useApi("Poll/GetPolls");
  const polls = query.data;
  if (polls === undefined) return <AnswerState query={query} lines={5} />;
  if (polls.length === 0) {
    return <EmptyState headingLevel={3} heading={m.polls_empty_heading()} text={m.polls_empty_text()} />;
  }
  return (
    <div className={styles.polls}>
      {polls.map((poll) => (
        <section key={poll.id} aria-labelledby={`poll-${poll.id}`}>
          <h3 id={`poll-${poll.id}`} tabIndex={-1}>
            {poll.question}
          </h3>
          {poll.myVote === undefined ? <Ballot poll={poll} /> : <PollResults poll={poll} />}
        </section>
      ))}
    </div>
  );
}
