import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the document and in the first drawing, which must be like it; true from then on. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
