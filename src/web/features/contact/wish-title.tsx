import { Button } from "../../design/button.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { useAction } from "../accounts/session/queries.ts";

/** Wishes for a title that the search does not find. With the name as `key` it begins anew for another name. */
export default function WishTitle({ name }: { name: string }) {
  const wish = useAction(() => api.call("WordList/WishTitle", { body: { name } }));
  return (
    <>
      {!wish.isDone && (
        <Button kind="secondary" isLoading={wish.isBusy} onClick={wish.run}>
          {m.search_wish()}
        </Button>
      )}
      <p role="status">{wish.isDone ? m.search_wished() : wish.problem}</p>
    </>
  );
}
