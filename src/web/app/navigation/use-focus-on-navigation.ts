import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Puts the focus on the page's heading after a navigation, so that a screen reader reads where one is. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const headings = [...document.querySelectorAll<HTMLElement>("main h1")];
    headings.find((heading) => heading.checkVisibility())?.focus({ preventScroll: true });
  }, [pathname]);
}
