import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { loadTimeoutMs } from "../features/page/api-client.ts";
import { useElapsed } from "../features/page/use-elapsed.ts";
import { m } from "../i18n/generated/messages.js";
import styles from "./navigation.module.css";

/** Says at the foot of the screen that a page is loading; the styles show it after a delay. */
export function PageProgress() {
  const isLoading = useNavigation().state === "loading";
  return (
    <p className={styles.progress} role="status">
      {isLoading && <span className="caption">{m.page_loading()}</span>}
    </p>
  );
}

/** Puts the focus on the page's heading after a navigation, so that a screen reader announces the page. */
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

/** The path of a navigation that has been loading for longer than the limit; undefined otherwise. */
export function useSlowNavigation(): string | undefined {
  const target = useNavigation().location?.pathname;
  return useElapsed(target, loadTimeoutMs) ? target : undefined;
}
