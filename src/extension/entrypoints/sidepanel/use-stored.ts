import { useEffect, useState } from "react";
import { browser } from "wxt/browser";

/** What the extension keeps, read again whenever any of it changes, or another tab is shown; undefined until it is read. */
export function useStored<Value>(read: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isShown = true;
    const update = () => {
      read()
        .then((found) => isShown && setValue(found))
        .catch(() => undefined);
    };
    update();
    browser.storage.onChanged.addListener(update);
    browser.tabs.onActivated.addListener(update);
    return () => {
      isShown = false;
      browser.storage.onChanged.removeListener(update);
      browser.tabs.onActivated.removeListener(update);
    };
  }, [read]);
  return value;
}
