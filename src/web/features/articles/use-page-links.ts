import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { matchPath } from "../page/paths.ts";

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
      navigate(link.pathname + link.search + link.hash);
    }
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [container, navigate]);
}

/** A new tab, a new window, a download. */
function isForTheBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
