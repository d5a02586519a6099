import { lazy, Suspense, useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./ads.module.css";

const AdDialog = lazy(() => import("./ad-dialog.tsx"));

/** In the footer of sites with advertisements: changes the choice about them. */
export function AdSettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.settings} onClick={() => setOpen(true)}>
        {m.ads_settings()}
      </button>
      {isOpen && (
        <Suspense>
          <AdDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
