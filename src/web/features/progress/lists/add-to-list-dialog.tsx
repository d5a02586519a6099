import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { UserList } from "../../../../contract/progress/lists.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { takeFocus } from "../../../design/take-focus.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { api } from "../../accounts/session/api.ts";
import type { AuthState } from "../../accounts/session/guards.ts";
import { useSync } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { Form } from "../../page/form/form.tsx";
import { problemsOf } from "../../page/form/form-problems.ts";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import styles from "./add-to-list.module.css";
import { keepSelection } from "./kept-selection.ts";
import { ListLimit } from "./list-limit.tsx";
import { addToList, changeOwnList, isAtListLimit, loadOwnLists } from "./own-lists.ts";

export type AddToListDialogProps = {
  readonly selected: ReadonlySet<number>;
  /** The list in which they were selected. */
  readonly listName: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Adds the selected words to one of the user's own lists; visitors are asked to sign in. */
export default function AddToListDialog({ selected, listName, isOpen, onClose }: AddToListDialogProps) {
  const { token } = useUserData();
  return (
    <Dialog heading={m.list_add_to_heading({ count: selected.size })} isOpen={isOpen} onClose={onClose}>
      {token === undefined ? (
        <SignInLinks onNavigate={() => keepSelection(listName, selected)} />
      ) : (
        <OwnLists wordIds={[...selected]} listName={listName} />
      )}
    </Dialog>
  );
}

const catalogueKinds = ["episode", "season", "series", "movie"] as const;

/** Of the name that `nameOf` gives a list: the catalogue's lists have a place where each of their words is said. */
function catalogueList(listName: string) {
  const [kind, id] = listName.split(" ");
  const known = catalogueKinds.find((one) => one === kind);
  return known && { type: wordListTypes[known], id: Number(id) };
}

const ways = [
  ["login", m.auth_login_tab, undefined],
  ["register", m.auth_register_tab, "secondary"],
] as const;

function SignInLinks({ onNavigate }: { onNavigate: () => void }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const state: AuthState = { returnTo: pathname };
  return (
    <>
      <p>{m.list_add_to_visitor()}</p>
      <footer>
        {ways.map(([id, text, kind]) => (
          <Link
            key={id}
            className="button"
            data-kind={kind}
            to={`${pathOf("auth", locale)}?authLink=${id}`}
            state={state}
            onClick={onNavigate}
          >
            {text()}
          </Link>
        ))}
      </footer>
    </>
  );
}

function OwnLists({ wordIds, listName }: { wordIds: readonly number[]; listName: string }) {
  const user = useUserData();
  // Without the list that they are in already.
  const lists = user.userWordLists.filter(({ url }) => listName !== `shared ${url}`);
  const [added, setAdded] = useState<AddedWords>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<number>();
  // Lists may have changed on another device; without an answer the stored ones are shown.
  useSync("WordList/GetUserLists", loadOwnLists);

  async function addTo(id: number) {
    const from = catalogueList(listName);
    const before = lists.find((list) => list.id === id)?.wordCount ?? 0;
    const { list } = await addToList(id, { wordIds, ...(from && { from }) });
    setAdded({ list, present: Math.max(0, wordIds.length - (list.wordCount - before)) });
  }

  async function onPick(id: number) {
    setBusy(id);
    setProblem(undefined);
    await addTo(id).catch((error: unknown) => setProblem(problemsOf(error, new Set()).form.join(" ")));
    setBusy(undefined);
  }

  if (added !== undefined) return <Added {...added} />;
  return (
    <>
      {problem !== undefined && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      {lists.length > 0 && (
        <ul className={styles.lists} aria-label={m.list_add_to_own()}>
          {lists.map(({ id, title, wordCount }) => (
            <li key={id}>
              <Button kind="secondary" isLoading={busy === id} onClick={() => onPick(id)}>
                <span>{title}</span> <small>{wordCountText(wordCount)}</small>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAtListLimit(user) ? <ListLimit /> : <NewList isOnly={lists.length === 0} onCreated={addTo} />}
    </>
  );
}

function NewList({ isOnly, onCreated }: { isOnly: boolean; onCreated: (id: number) => Promise<void> }) {
  const form = useForm({
    read: (data) => ({ title: textOf(data, "title") }),
    send: async (values) => {
      const { id } = await changeOwnList(api.call("WordList/CreateList", { body: values }));
      await onCreated(id);
    },
  });
  return (
    <Form state={form} action={m.list_add_to_create()} kind={isOnly ? "primary" : "secondary"}>
      <TextField name="title" label={m.list_add_to_new()} autoComplete="off" error={form.errorOf("title")} />
    </Form>
  );
}

/** A list after words were added, and how many of them were in it before. */
type AddedWords = { readonly list: UserList; readonly present: number };

/** The clicked button is gone, so the link takes the focus. */
function Added({ list: { title, url }, present }: AddedWords) {
  const locale = useLocale();
  return (
    <>
      <div role="status">
        <Notice kind="success">
          <p>{m.list_add_to_done({ title })}</p>
          {present > 0 && <p>{m.list_add_to_present({ count: present })}</p>}
        </Notice>
      </div>
      <footer>
        <Link ref={takeFocus} className="button" data-kind="secondary" to={pathOf("wordList", locale, { url })}>
          {m.list_open()}
        </Link>
      </footer>
    </>
  );
}
