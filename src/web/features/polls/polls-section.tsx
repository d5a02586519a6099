import { useState } from "react";
import type { Polls } from "../../../contract/polls.ts";
import { EmptyState } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { AnswerState } from "../page/answer-state.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { Ballot } from "./ballot.tsx";
import { PollResults } from "./poll-results.tsx";
import styles from "./polls.module.css";

/** The open polls: a ballot until one has voted, then how others chose. */
export default function PollsSection() {
  const answered = useAnswer("Poll/GetPolls");
  const [voted, setVoted] = useState<Polls>();
  if (answered.state !== "ready") return <AnswerState answered={answered} lines={5} />;
  const polls = voted ?? answered.answer;
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
          {poll.myVote === undefined ? <Ballot poll={poll} onVoted={setVoted} /> : <PollResults poll={poll} />}
        </section>
      ))}
    </div>
  );
}
