import { type FormEvent, useId, useState } from "react";
import type { Polls } from "../../../contract/polls.ts";
import { Button } from "../../design/button.tsx";
import { Choice } from "../../design/choice.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { keepAnswer, useAction } from "../accounts/session/queries.ts";
import styles from "./polls.module.css";

export function Ballot({ poll }: { poll: Polls[number] }) {
  const [optionId, setOptionId] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const problemId = useId();
  const voting = useAction(async () => {
    if (optionId === undefined) return;
    keepAnswer("Poll/GetPolls", await api.call("Poll/Vote", { body: { pollId: poll.id, optionId } }));
    // The ballot goes, and the focus with it: what was asked stays.
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
