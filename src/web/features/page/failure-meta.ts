import type { MetaDescriptor } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import type { PageFailure } from "./page-loader.ts";
import type { SiteConfig } from "./site-config.ts";

/** The head tags of an error screen, which no search engine should keep. */
export function failureMeta(failure: PageFailure, site: SiteConfig | undefined): MetaDescriptor[] {
  const title = failure === "notFound" ? m.not_found_title() : m.failure_title();
  return [{ title: site === undefined ? title : `${title} · ${site.name}` }, { name: "robots", content: "noindex" }];
}
