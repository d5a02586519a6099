import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { UserList } from "../../../contract/progress/lists.ts";
import { ApiError } from "../../api-client.ts";
import { m } from "../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import { pathOf } from "../../paths.ts";
import { callApi } from "../../session/call-api.ts";
import type { AuthState } from "../../session/guards.ts";
import { useUserData } from "../../session/use-user-data.ts";
import { Button } from "../../ui/button/button.tsx";

/** What the API says of the title is said of the whole call: that there are as many lists as may be. */
function reasonOf(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.errors?.[0]?.message ?? problem?.detail ?? m.list_save_failed();
}

/** Copies a list that is shared or generated to the person's own. */
export function SaveList({ url, title }: { url: string; title: string }) {
  const { token } = useUserData();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [outcome, setOutcome] = useState("");

  async function save() {
    setIsUnderWay(true);
    try {
      await callApi<UserList>("WordList/CreateList", { title, fromUrl: url });
      setOutcome(m.list_saved());
    } catch (error) {
      setOutcome(reasonOf(error));
    } finally {
      setIsUnderWay(false);
    }
  }

  const state: AuthState = { returnTo: pathname };
  return (
    <>
      {token === undefined ? (
        <Link className="button" data-kind="secondary" to={`${pathOf("auth", locale)}?authLink=login`} state={state}>
          {m.list_sign_in()}
        </Link>
      ) : (
        <Button kind="secondary" isLoading={isUnderWay} onClick={save}>
          {m.list_save()}
        </Button>
      )}
      <p role="status">{outcome}</p>
    </>
  );
}
