import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import type { ListInfo, UserList } from "../../../../contract/progress/lists.ts";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { api } from "../../accounts/session/api.ts";
import type { AuthState } from "../../accounts/session/guards.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { problemsOf } from "../../page/form/form-problems.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { ListLimit } from "../../progress/lists/list-limit.tsx";
import { changeOwnList, isAtListLimit } from "../../progress/lists/own-lists.ts";
import styles from "./list-page.module.css";

type ListHeaderProps = {
  readonly url: string;
  readonly info: ListInfo;
  /** The list in its present state if it is the user's own. */
  readonly own: UserList | undefined;
  /** Controls for its owner. */
  readonly children: ReactNode;
};

export function ListHeader({ url, info, own, children }: ListHeaderProps) {
  const { username } = useUserData();
  const { owner, expiresAt } = info;
  const { title, wordCount } = own ?? info;
  const [isSaved, setIsSaved] = useState(false);
  const isMine = own !== undefined || (owner !== undefined && owner === username);
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1}>{title}</h1>
      <ul className={styles.facts}>
        {owner !== undefined && <li>{isMine ? m.list_mine() : m.list_by({ owner })}</li>}
        <li>{wordCountText(wordCount)}</li>
      </ul>
      {own && <p className={styles.visibility}>{own.isShared ? m.list_shared() : m.list_private()}</p>}
      {expiresAt !== undefined && !isSaved && <p className="note">{m.list_expires({ day: dateText(expiresAt) })}</p>}
      {isMine ? children : <SaveList url={url} title={title} onSaved={() => setIsSaved(true)} />}
    </header>
  );
}

/** Copies a shared or generated list to the user's own lists. */
function SaveList({ url, title, onSaved }: { url: string; title: string; onSaved: () => void }) {
  const user = useUserData();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [outcome, setOutcome] = useState<UserList | string>();

  async function save() {
    setIsUnderWay(true);
    try {
      setOutcome(await changeOwnList(api.call("WordList/CreateList", { body: { title, fromUrl: url } })));
      onSaved();
    } catch (error) {
      // A problem of the title is shown as one of the call: there is no field for it.
      setOutcome(problemsOf(error, new Set()).form.join(" "));
    } finally {
      setIsUnderWay(false);
    }
  }

  if (user.token === undefined) {
    const state: AuthState = { returnTo: pathname };
    return (
      <Link className="button" data-kind="secondary" to={`${pathOf("auth", locale)}?authLink=login`} state={state}>
        {m.list_sign_in()}
      </Link>
    );
  }
  if (typeof outcome === "object") {
    return (
      <div role="status">
        <Notice kind="success">
          <p>{m.list_saved()}</p>
          <p>
            <Link to={pathOf("wordList", locale, { url: outcome.url })}>{m.list_open_saved()}</Link>
          </p>
        </Notice>
      </div>
    );
  }
  if (isAtListLimit(user)) return <ListLimit />;
  return (
    <>
      <Button kind="secondary" isLoading={isUnderWay} onClick={save}>
        {m.list_save()}
      </Button>
      {outcome !== undefined && <p role="alert">{outcome}</p>}
    </>
  );
}
