import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { guardedPages } from "../../features/accounts/session/guarded-pages.ts";
import { useUserData } from "../../features/accounts/session/use-user-data.ts";
import { matchPath } from "../../features/page/paths.ts";

/**
 * What keeps the session, loaded once the page stands: nothing of it is needed to draw one, and nothing of it by a
 * visitor who stays with the pages for everyone. Once here, it stays.
 */
export function useSessionKeeper(): ComponentType | undefined {
  const [keeper, setKeeper] = useState<ComponentType>();
  const { token } = useUserData();
  const page = matchPath(useLocation().pathname)?.id;
  const isNeeded = token !== undefined || (page !== undefined && guardedPages[page] === "signedIn");
  useEffect(() => {
    if (!isNeeded) return;
    import("./session-keeper.tsx").then(
      ({ SessionKeeper }) => setKeeper(() => SessionKeeper),
      // Without a connection nobody can be asked either.
      () => undefined,
    );
  }, [isNeeded]);
  return keeper;
}
