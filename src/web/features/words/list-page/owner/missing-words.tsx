import { Button } from "../../../../design/button.tsx";
import { Notice } from "../../../../design/notice.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { api } from "../../../accounts/session/api.ts";
import { useAction } from "../../../accounts/session/queries.ts";
import styles from "./owner.module.css";

/** Words that the lexicon does not have, each with a way to tell the operator. */
export function MissingWords({ phrases }: { phrases: readonly string[] }) {
  return (
    <Notice kind="error">
      <p>{m.list_missing()}</p>
      <ul className={styles.missing}>
        {phrases.map((phrase) => (
          <MissingWord key={phrase} phrase={phrase} />
        ))}
      </ul>
    </Notice>
  );
}

function MissingWord({ phrase }: { phrase: string }) {
  const report = useAction(() => api.call("WordList/ReportMissingWord", { body: { phrase } }));
  return (
    <li>
      <b lang="en">{phrase}</b>
      {!report.isDone && (
        <Button
          kind="secondary"
          isLoading={report.isBusy}
          aria-label={m.list_inform_of({ phrase })}
          onClick={report.run}
        >
          {m.list_inform()}
        </Button>
      )}
      <span role="status">{report.isDone ? m.list_informed() : report.problem}</span>
    </li>
  );
}
