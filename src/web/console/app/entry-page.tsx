import { data, type MetaFunction } from "react-router";
import { api } from "../../features/accounts/session/api.ts";
import { useLateQuery } from "../../features/accounts/session/use-late-query.ts";
import { useUserData } from "../../features/accounts/session/use-user-data.ts";
import { FailureScreen } from "../../features/page/failure-screen.tsx";
import { late, useLoaded } from "../../features/page/late.ts";
import { failureMeta, siteOf } from "../../features/page/page-meta.ts";

/** The document is the not-found page, with its status, for everybody. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export const meta: MetaFunction = ({ matches }) => failureMeta("notFound", siteOf(matches));

const profile = { key: ["User/GetProfile"] as const, ask: () => api.call("User/GetProfile") };

/** For its roles alone: it is in nobody else's page. */
const lateConsole = late(async () => {
  const { loadConsole } = await import("./load-console.ts");
  return { default: await loadConsole() };
});

/** Every address of the console: what an unknown one is, until the account turns out to have one of its roles. */
export default function EntryPage({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const { token } = useUserData();
  const { data } = useLateQuery(token === undefined ? undefined : profile);
  const role = data?.role ?? "user";
  const Console = useLoaded(role !== "user", lateConsole);
  // Without an answer the page stays what it is for everybody.
  if (data === undefined || role === "user" || Console === undefined) {
    return <FailureScreen failure="notFound" retryHref="/" />;
  }
  return <Console operator={{ username: data.username, role }} rest={params["*"] ?? ""} />;
}
