import { useState } from "react";
import { Link } from "react-router";
import type { UserList } from "../../../../contract/progress/lists.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextField } from "../../../design/field.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { api } from "../../accounts/session/api.ts";
import { useSync } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { GenerateList } from "../generate-list/generate-list.tsx";
import { ListLimit } from "./list-limit.tsx";
import styles from "./lists.module.css";
import { changeOwnList, deleteOwnList, isAtListLimit, loadOwnLists } from "./own-lists.ts";

/** The user's own lists: create, share, delete. */
export default function ListsSection() {
  const user = useUserData();
  const lists = user.userWordLists;
  const query = useSync("WordList/GetUserLists", loadOwnLists);
  if (lists.length === 0 && !query.isSuccess) return <AnswerState query={query} lines={6} />;
  return (
    <div className={styles.section}>
      {lists.length === 0 && (
        <EmptyState headingLevel={3} heading={m.lists_empty_heading()} text={m.lists_empty_text()} />
      )}
      <ul className={styles.lists}>
        {lists.map((list) => (
          <OwnList key={list.id} list={list} />
        ))}
      </ul>
      {isAtListLimit(user) ? <ListLimit isAtLists /> : <CreateList />}
      <GenerateList />
    </div>
  );
}

function OwnList({ list }: { list: UserList }) {
  const { id, title, url, isShared, wordCount } = list;
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  function act(work: Promise<unknown>) {
    setHasFailed(false);
    work.catch(() => setHasFailed(true));
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
          onChange={({ target }) =>
            act(changeOwnList(api.call("WordList/ShareList", { body: { id, isShared: target.checked } })))
          }
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
          <Button kind="danger" onClick={() => act(deleteOwnList(id))}>
            {m.list_delete_action()}
          </Button>
        </footer>
      </Dialog>
    </li>
  );
}

/**
 * Only the API validates: that the name is not empty nor too long, and that the limit is not reached. A field that takes
 * 100 letters would cut a pasted name in silence.
 */
function CreateList() {
  const form = useForm({
    read: (data) => ({ title: textOf(data, "title") }),
    send: async (values, element) => {
      await changeOwnList(api.call("WordList/CreateList", { body: values }));
      element.reset();
    },
  });
  return (
    <Form state={form} action={m.list_create()} kind="secondary">
      <TextField name="title" label={m.list_name()} autoComplete="off" error={form.errorOf("title")} />
    </Form>
  );
}
