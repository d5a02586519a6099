import { saveFile } from "../../../features/page/save-file.ts";
import { useTexts } from "../../language.ts";
import { copyText } from "../../parts/copy-text.ts";
import { accessTexts } from "./access-texts.ts";

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTexts(accessTexts);
  const text = `${codes.join("\n")}\n`;
  return (
    <section className="door-card" aria-labelledby="door-heading">
      <h1 id="door-heading" tabIndex={-1}>
        {t.recoveryHeading}
      </h1>
      <p>{t.recoveryText}</p>
      <ol className="recovery-codes" aria-label={t.recoveryList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        <button type="button" className="button" data-kind="secondary" onClick={() => void copyText(text, t.copied)}>
          {t.copy}
        </button>
        <button
          type="button"
          className="button"
          data-kind="secondary"
          onClick={() =>
            saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), "dizi-okulu-recovery-codes.txt")
          }
        >
          {t.download}
        </button>
        <button type="button" className="button" onClick={onKept}>
          {t.kept}
        </button>
      </div>
    </section>
  );
}
