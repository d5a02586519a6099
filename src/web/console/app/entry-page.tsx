import { type ComponentType, useEffect, useState } from "react";
import { data, type MetaFunction } from "react-router";
import { api } from "../../features/accounts/session/api.ts";
import { useUserData } from "../../features/accounts/session/use-user-data.ts";
import { FailureScreen } from "../../features/page/failure-screen.tsx";
import { failureMeta, siteOf } from "../../features/page/page-meta.ts";
import type { ConsoleProps, Operator } from "../paths.ts";

/** The document is the not-found page, with its status, for everybody. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export const meta: MetaFunction = ({ matches }) => failureMeta("notFound", siteOf(matches));

type OpenedConsole = {
  readonly token: string;
  readonly operator: Operator;
  readonly Console: ComponentType<ConsoleProps>;
};

/** Every address of the console: what an unknown one is, until the account turns out to have one of its roles. */
export default function EntryPage({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const { token } = useUserData();
  const [opened, setOpened] = useState<OpenedConsole>();
  useEffect(() => {
    if (token === undefined) return;
    // Without an answer the page stays what it is for everybody.
    openConsole(token).then(setOpened, () => undefined);
  }, [token]);
  if (opened === undefined || opened.token !== token) return <FailureScreen failure="notFound" retryHref="/" />;
  const { Console, operator } = opened;
  return <Console operator={operator} rest={params["*"] ?? ""} />;
}

/** Loads the console for its roles alone: it is in nobody else's page. */
async function openConsole(token: string): Promise<OpenedConsole | undefined> {
  const { username, role } = await api.call("User/GetProfile");
  if (role === "user") return undefined;
  const { loadConsole } = await import("./load-console.ts");
  return { token, operator: { username, role }, Console: await loadConsole() };
}
