import { useLocation, useNavigate } from "react-router";

/** Values of the address by their names; undefined and "" take one out. */
export type Change = Readonly<Record<string, string | number | undefined>>;

/**
 * What a page shows is in its address: search, filters, order and the record that is open. So a page can be linked,
 * reloaded and gone back to.
 */
export function useAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const values = new URLSearchParams(search);

  /** The address with other values; undefined and "" take one out. */
  function hrefWith(change: Change): string {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === "") next.delete(key);
      else next.set(key, String(value));
    }
    const text = next.toString();
    return text === "" ? pathname : `${pathname}?${text}`;
  }

  return {
    read: (key: string) => values.get(key) ?? undefined,
    hrefWith,
    /** Changes of search and filters replace the entry of the history; going back leaves the page. */
    change: (change: Change) => void navigate(hrefWith(change), { replace: true, preventScrollReset: true }),
    go: (change: Change) => void navigate(hrefWith(change), { preventScrollReset: true }),
  };
}

/** One of some values in the address, or the first of them. */
export function oneOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | undefined,
): Value {
  return values.find((value) => value === text) ?? values[0];
}
