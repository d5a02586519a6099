import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element is, or was, in the window.
 *
 * @param margin how near to the window is enough, in pixels
 */
export function useSeen(element: RefObject<Element | null>, margin = 0): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isSeen;
}
