import { data, type MetaFunction, useLocation } from "react-router";
import { useConsole } from "../../console/app/use-console.ts";
import { FailureScreen } from "../../features/page/failure-screen.tsx";
import { failureMeta, siteOf } from "../../features/page/page-meta.ts";

/** An unknown address: a page of its own, so that its status is 404. */
export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export const meta: MetaFunction = ({ matches }) => failureMeta("notFound", siteOf(matches));

/** The console's address is unknown too, to all but its operators. */
export default function NotFoundPage() {
  const opened = useConsole(useLocation().pathname);
  if (opened === undefined) return <FailureScreen failure="notFound" retryHref="/" />;
  const { Console, operator } = opened;
  return <Console operator={operator} />;
}
