import { useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { late, useLoaded } from "../../page/late.ts";
import styles from "./ads.module.css";

const dialog = late(() => import("./ad-dialog.tsx"));

/** In the footer of sites with advertisements: changes the choice about them. */
export function AdSettings() {
  const [isOpen, setOpen] = useState(false);
  const AdDialog = useLoaded(isOpen, dialog);
  return (
    <>
      <button type="button" className={styles.settings} onClick={() => setOpen(true)}>
        {m.ads_settings()}
      </button>
      {isOpen && AdDialog && <AdDialog onClose={() => setOpen(false)} />}
    </>
  );
}
