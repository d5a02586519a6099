import { type ComponentType, useEffect, useState } from "react";

/** What keeps the session, loaded once the page stands: nothing of it is needed to draw one. */
export function useSessionKeeper(): ComponentType | undefined {
  const [keeper, setKeeper] = useState<ComponentType>();
  useEffect(() => {
    import("./session-keeper.tsx").then(
      ({ SessionKeeper }) => setKeeper(() => SessionKeeper),
      // Without a connection nobody can be asked either.
      () => undefined,
    );
  }, []);
  return keeper;
}
