import { useMemo, useRef } from "react";
import type { SiteConfig } from "../page/site-config.ts";
import { fillHtml } from "./fill-placeholders.ts";
import styles from "./prose.module.css";
import { usePageLinks } from "./use-page-links.ts";

/** Running text that was made of Markdown at build, for reading. */
export function Prose({ html, site }: { html: string; site: SiteConfig }) {
  const container = useRef<HTMLDivElement>(null);
  usePageLinks(container);
  const filled = useMemo(() => ({ __html: fillHtml(html, site) }), [html, site]);
  // Made at build from our own Markdown, in which HTML is refused; what is filled in is escaped.
  return <div ref={container} className={styles.prose} dangerouslySetInnerHTML={filled} />;
}
