/*
 * For `ref`: what appears takes the focus, such as from a button that is gone with the screen before it.
 *
 *   <h2 ref={takeFocusInPlace} tabIndex={-1}>
 */

export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Without scrolling to it. */
export function takeFocusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** And the page is scrolled no further than it takes to see it. */
export function takeFocusInSight(element: HTMLElement | null): void {
  takeFocusInPlace(element);
  comeIntoSight(element);
}

export function comeIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
