import { useState } from "react";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction } from "../../api.ts";
import { m, useConsoleLanguage } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { useAddress } from "../../records/use-address.ts";
import { type FirstOption, PollForm } from "./poll-form.tsx";
import { type Poll, type PollValues, valuesOf } from "./poll-values.ts";
import styles from "./polls.module.css";

async function savePoll(values: PollValues): Promise<number> {
  const { id } = await consoleApi.call("Admin/SavePoll", { body: values });
  await refresh("Admin/GetAdminPolls");
  return id;
}

export function NewPoll({ option }: { option: FirstOption | undefined }) {
  const { change } = useAddress();
  return (
    <DetailPanel heading={m.polls_new_poll()}>
      <PollForm
        key={option?.text}
        poll={undefined}
        firstOption={option}
        onSave={async (values) => {
          const id = await savePoll(values);
          showDone(m.polls_was_made());
          change({ open: id, option: undefined, wish: undefined });
        }}
      />
    </DetailPanel>
  );
}

export function PollPanel({ poll }: { poll: Poll }) {
  const language = useConsoleLanguage();
  /** Raised when a change is saved or taken back: the form shows what is stored. */
  const [version, setVersion] = useState(0);

  async function save(values: PollValues) {
    const before = valuesOf(poll);
    await savePoll(values);
    setVersion((count) => count + 1);
    // Options that were taken out or added have other numbers now: only what keeps them can be taken back.
    const hasSameOptions = before.options.length === values.options.length && values.options.every(({ id }) => id);
    const undo = async () => {
      await savePoll(before);
      setVersion((count) => count + 1);
    };
    showDone(m.polls_was_saved(), hasSameOptions ? undo : undefined);
  }

  return (
    <DetailPanel
      heading={poll.question[language]}
      beside={
        <Badge tone={poll.closedAt === null ? "good" : "calm"}>
          {poll.closedAt === null ? m.polls_open() : m.polls_closed()}
        </Badge>
      }
    >
      <PollActions poll={poll} onChange={() => setVersion((count) => count + 1)} />
      <PollResults poll={poll} />
      <PollForm key={version} poll={poll} firstOption={undefined} onSave={save} />
    </DetailPanel>
  );
}

function PollActions({ poll, onChange }: { poll: Poll; onChange: () => void }) {
  const isOpen = poll.closedAt === null;

  async function set(opens: boolean) {
    if (opens) await consoleApi.call("Admin/SavePoll", { body: { ...valuesOf(poll), isOpen: true } });
    else await consoleApi.call("Admin/ClosePoll", { body: { id: poll.id } });
    await refresh("Admin/GetAdminPolls");
    onChange();
  }

  const action = useAction(async () => {
    await set(!isOpen);
    showDone(isOpen ? m.polls_was_closed() : m.polls_was_opened(), () => set(isOpen));
  });
  return (
    <div className={parts.panelActions}>
      <button type="button" className="button" data-kind="secondary" aria-busy={action.isBusy} onClick={action.run}>
        {isOpen ? m.polls_close() : m.polls_reopen()}
      </button>
      {action.problem !== undefined && <p role="alert">{action.problem}</p>}
    </div>
  );
}

function PollResults({ poll: { options, votes } }: { poll: Poll }) {
  const language = useConsoleLanguage();
  const formats = useFormats();
  const most = Math.max(1, ...options.map((option) => option.votes));
  return (
    <section aria-labelledby="results-heading">
      <h3 id="results-heading">{m.polls_results()}</h3>
      {votes === 0 ? (
        <p className={parts.quiet}>{m.polls_no_votes()}</p>
      ) : (
        <ol className={styles.results}>
          {options.map((option) => (
            <li key={option.id}>
              <span>{option.text[language]}</span>
              <span>
                {m.polls_votes_of({
                  count: formats.number(option.votes),
                  share: formats.percent(option.votes / votes),
                })}
              </span>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(option.votes / most) * 100} height="1" />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
