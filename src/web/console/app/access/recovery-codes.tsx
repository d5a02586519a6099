import { saveFile } from "../../../features/page/save-file.ts";
import { m } from "../../messages.ts";
import { copyText } from "../../parts/copy-text.ts";
import { holdUnsaved } from "../../parts/unsaved.ts";
import styles from "./access.module.css";

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `${codes.join("\n")}\n`;
  return (
    <section ref={holdUnsaved} className={styles.doorCard} aria-labelledby="door-heading">
      <h1 id="door-heading" tabIndex={-1}>
        {m.access_recovery_heading()}
      </h1>
      <p>{m.access_recovery_text()}</p>
      <ol className={styles.recoveryCodes} aria-label={m.access_recovery_list()}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          data-kind="secondary"
          onClick={() => void copyText(text, m.access_copied())}
        >
          {m.access_copy()}
        </button>
        <button
          type="button"
          className="button"
          data-kind="secondary"
          onClick={() =>
            saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), "dizi-okulu-recovery-codes.txt")
          }
        >
          {m.access_download()}
        </button>
        <button type="button" className="button" onClick={onKept}>
          {m.access_kept()}
        </button>
      </div>
    </section>
  );
}
