import { type ComponentType, useEffect, useState } from "react";
import { api } from "../../features/accounts/session/api.ts";
import { useUserData } from "../../features/accounts/session/use-user-data.ts";
import { pathOf } from "../../features/page/paths.ts";
import type { Operator } from "../paths.ts";

type OpenedConsole = {
  readonly token: string;
  readonly operator: Operator;
  readonly Console: ComponentType<{ readonly operator: Operator }>;
};

/** The operator's console, where the address is one of its own and the account has one of its roles; else undefined. */
export function useConsole(pathname: string): Omit<OpenedConsole, "token"> | undefined {
  const { token } = useUserData();
  const [opened, setOpened] = useState<OpenedConsole>();
  const root = pathOf("console", "tr");
  const isConsole = pathname === root || pathname.startsWith(`${root}/`);
  useEffect(() => {
    if (!isConsole || token === undefined) return;
    // Without an answer the page stays what it is for everybody.
    openConsole(token).then(setOpened, () => undefined);
  }, [isConsole, token]);
  return isConsole && opened?.token === token ? opened : undefined;
}

/** Loads the console for its roles alone: it is in nobody else's page. */
async function openConsole(token: string): Promise<OpenedConsole | undefined> {
  const { username, role } = await api.call("User/GetProfile");
  if (role === "user") return undefined;
  const { loadConsole } = await import("./load-console.ts");
  return { token, operator: { username, role }, Console: await loadConsole() };
}
