import { data, type MetaFunction } from "react-router";
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

export default function NotFoundPage() {
  return <FailureScreen failure="notFound" retryHref="/" />;
}
