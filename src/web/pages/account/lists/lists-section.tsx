import { useState } from "react";
import { Link } from "react-router";
import type { UserList } from "../../../../contract/progress/lists.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { useLocale } from "../../../page/use-page.ts";
import { pathOf } from "../../../paths.ts";
import { callApi } from "../../../session/call-api.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { AnswerState } from "../answer-state.tsx";
import { useAnswer } from "../use-answer.ts";
import { CreateList } from "./create-list.tsx";
import styles from "./lists.module.css";

/** The person's own lists: made, shared, deleted. */
export default function ListsSection() {
  const answered = useAnswer<UserList[]>("WordList/GetUserLists");
  // While the lists are asked for again, the former stand, and what has the focus with them.
  const [lists, setLists] = useState(answered.answer);
  if (answered.state === "ready" && answered.answer !== lists) setLists(answered.answer);
  if (lists === undefined || answered.state === "failed") {
    return <AnswerState answered={answered} lines={6} />;
  }
  return (
    <div className={styles.section}>
      {lists.length === 0 && (
        <EmptyState headingLevel={3} heading={m.lists_empty_heading()} text={m.lists_empty_text()} />
      )}
      <ul className={styles.lists}>
        {lists.map((list) => (
          <OwnList key={list.id} list={list} onChange={answered.retry} />
        ))}
      </ul>
      <CreateList onCreated={answered.retry} />
    </div>
  );
}

function OwnList({ list, onChange }: { list: UserList; onChange: () => void }) {
  const { id, title, url, isShared, wordCount } = list;
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  function change(call: string, body: object) {
    callApi(`WordList/${call}`, { id, ...body }).then(onChange, () => setHasFailed(true));
  }

  return (
    <li className={styles.list}>
      <p>
        <Link to={pathOf("wordList", locale, { url })}>{title}</Link> <small>{wordCountText(wordCount)}</small>
      </p>
      <label>
        <input
          type="checkbox"
          checked={isShared}
          onChange={({ target }) => change("ShareList", { isShared: target.checked })}
        />
        {m.list_share()}
      </label>
      <Button kind="quiet" aria-label={m.list_delete({ title })} onClick={() => setIsAsking(true)}>
        {m.list_delete_action()}
      </Button>
      <p role="alert">{hasFailed && m.coverage_failed()}</p>
      <Dialog heading={m.list_delete_heading()} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p>{m.list_delete_text({ title })}</p>
        <footer>
          <Button kind="danger" onClick={() => change("DeleteList", {})}>
            {m.list_delete_action()}
          </Button>
        </footer>
      </Dialog>
    </li>
  );
}
