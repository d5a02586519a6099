import { type FormEvent, useId, useState } from "react";
import type { Polls } from "../../../contract/polls.ts";
import { Button } from "../../design/button.tsx";
import { Choice } from "../../design/choice.tsx";
import { EmptyState } from "../../design/placeholder.tsx";
import { ProgressBar } from "../../design/progress-bar.tsx";
import { m } from "../../i18n/generated/messages.js";
import { percentText } from "../../i18n/texts.ts";
import { api } from "../accounts/session/api.ts";
import { setAnswer, useAction, useApi } from "../accounts/session/queries.ts";
import { AnswerState } from "../page/answer-state.tsx";
import styles from "./polls.module.css";

/** The open polls: a ballot until the user has voted, then the results. */
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

function Ballot({ poll }: { poll: Polls[number] }) {
  const [optionId, setOptionId] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const problemId = useId();
  const voting = useAction(async () => {
    if (optionId === undefined) return;
    setAnswer("Poll/GetPolls", await api.call("Poll/Vote", { body: { pollId: poll.id, optionId } }));
    // The focused ballot is gone; the question takes the focus.
    document.getElementById(`poll-${poll.id}`)?.focus();
  });

  function vote(event: FormEvent) {
    event.preventDefault();
    setMissing(optionId === undefined);
    if (optionId !== undefined && !voting.isBusy) voting.run();
  }

  return (
    <form className={styles.ballot} onSubmit={vote}>
      <fieldset aria-labelledby={`poll-${poll.id}`} aria-describedby={problemId}>
        {poll.options.map(({ id, text }) => (
          <Choice
            key={id}
            kind="radio"
            name={`poll-${poll.id}`}
            label={text}
            checked={id === optionId}
            onChange={() => {
              setOptionId(id);
              setMissing(false);
            }}
          />
        ))}
      </fieldset>
      <p id={problemId} role="alert" className={styles.problem}>
        {isMissing ? m.poll_no_selection() : voting.problem}
      </p>
      <Button type="submit" kind="secondary" isLoading={voting.isBusy}>
        {m.poll_vote()}
      </Button>
    </form>
  );
}

/** The results as bars with their numbers. */
function PollResults({ poll: { options, myVote } }: { poll: Polls[number] }) {
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
