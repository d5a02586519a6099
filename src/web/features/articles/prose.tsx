import { type RefObject, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { matchPath } from "../page/paths.ts";
import type { SiteConfig } from "../page/site-config.ts";
import { fillHtml } from "./fill-placeholders.ts";
import styles from "./prose.module.css";

/** HTML that was compiled from Markdown at build. */
export function Prose({ html, site }: { html: string; site: SiteConfig }) {
  const container = useRef<HTMLDivElement>(null);
  usePageLinks(container);
  const filled = useMemo(() => ({ __html: fillHtml(html, site) }), [html, site]);
  // Compiled from our own Markdown, in which HTML is refused; placeholders are escaped.
  return <div ref={container} className={styles.prose} dangerouslySetInnerHTML={filled} />;
}

/** Client-side navigation for links in HTML that React did not render. */
export function usePageLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = container.current;
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || event.button !== 0 || event.defaultPrevented || opensElsewhere(event)) return;
      if (link.origin !== window.location.origin || matchPath(link.pathname) === undefined) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [container, navigate]);
}

/** Modifier keys for a new tab, a new window or a download. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
