import { useSyncExternalStore } from "react";
import type { MetaFunction } from "react-router";
import { api } from "../../features/accounts/session/api.ts";
import { useLateQuery } from "../../features/accounts/session/use-late-query.ts";
import { useUserData } from "../../features/accounts/session/use-user-data.ts";
import { FailureScreen } from "../../features/page/failure-screen.tsx";
import { late, useLoaded } from "../../features/page/late.ts";
import { failureMeta, siteOf } from "../../features/page/page-meta.ts";
import { hasEntered, noteEntered } from "./entered.ts";
import styles from "./entry-page.module.css";

export function clientLoader() {
  return null;
}

export const meta: MetaFunction = ({ matches }) => failureMeta("notFound", siteOf(matches));

const profile = {
  key: ["User/GetProfile"] as const,
  async ask() {
    const answer = await api.call("User/GetProfile");
    noteEntered(answer.role !== "user");
    return answer;
  },
};

/** For its roles alone: it is in nobody else's page. */
const lateConsole = late(async () => {
  const { loadConsole } = await import("./load-console.ts");
  return { default: await loadConsole() };
});

const never = () => () => undefined;

/**
 * Every address of the console. Its document is empty and the same for everybody; once it is known who looks it becomes
 * the console, or the not-found page.
 */
export default function EntryPage({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const isDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const { token } = useUserData();
  const { data, isError } = useLateQuery(token === undefined ? undefined : profile);
  const role = data?.role ?? "user";
  const Console = useLoaded(role !== "user" || (token !== undefined && hasEntered()), lateConsole);
  const isNobody = token === undefined || (data !== undefined && data.role === "user") || isError;
  if (isDocument || (data === undefined && !isNobody)) return <Waiting />;
  if (isNobody || data === undefined || role === "user") return <FailureScreen failure="notFound" retryHref="/" />;
  return Console === undefined ? (
    <Waiting />
  ) : (
    <Console operator={{ username: data.username, role }} rest={params["*"] ?? ""} />
  );
}

function Waiting() {
  return <div className={styles.waiting} aria-busy="true" />;
}
