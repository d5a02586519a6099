import { type RefObject, useLayoutEffect } from "react";

/**
 * Gives the element, as `--visible-height` and `--visible-top`, the part of the screen that a phone's keyboard leaves:
 * not every browser makes the page smaller for it.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    function measure() {
      // Somebody who has zoomed in wants to see a part of it large.
      if (viewport === null || viewport.scale > 1.01) return;
      element.current?.style.setProperty("--visible-height", `${viewport.height}px`);
      element.current?.style.setProperty("--visible-top", `${viewport.offsetTop}px`);
    }
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, [element]);
}
