import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { UserList } from "../../../../contract/progress/lists.ts";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import type { AuthState } from "../../accounts/session/guards.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { problemsOf } from "../../page/form/form-problems.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { ListLimit } from "../../progress/lists/list-limit.tsx";
import { changeOwnList, isAtListLimit } from "../../progress/lists/own-lists.ts";

/** Copies a list that is shared or generated to the person's own. */
export function SaveList({ url, title }: { url: string; title: string }) {
  const user = useUserData();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [outcome, setOutcome] = useState<UserList | string>();

  async function save() {
    setIsUnderWay(true);
    try {
      setOutcome(await changeOwnList(api.call("WordList/CreateList", { body: { title, fromUrl: url } })));
    } catch (error) {
      // What the API says of the title is said of the whole call: that there are as many lists as may be.
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
