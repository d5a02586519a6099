import { type RefObject, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { matchPath } from "../page/paths.ts";
import type { SiteConfig } from "../page/site-config.ts";
import { fillHtml } from "./fill-placeholders.ts";
import styles from "./prose.module.css";

/** Running text that was made of Markdown at build, for reading. */
export function Prose({ html, site }: { html: string; site: SiteConfig }) {
  const container = useRef<HTMLDivElement>(null);
  usePageLinks(container);
  const filled = useMemo(() => ({ __html: fillHtml(html, site) }), [html, site]);
  // Made at build from our own Markdown, in which HTML is refused; what is filled in is escaped.
  return <div ref={container} className={styles.prose} dangerouslySetInnerHTML={filled} />;
}

/** Lets links of this site that stand in ready-made HTML change the page without loading a document. */
export function usePageLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = container.current;
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || event.button !== 0 || event.defaultPrevented || isForTheBrowser(event)) return;
      if (link.origin !== window.location.origin || matchPath(link.pathname) === undefined) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [container, navigate]);
}

/** A new tab, a new window, a download. */
function isForTheBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
