import { useState } from "react";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { SelectField, TextField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { saveFile } from "../../../features/page/save-file.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { copyText } from "../../parts/copy-text.ts";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { holdUnsaved } from "../../parts/unsaved.ts";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { CodeBatches } from "./code-batches.tsx";
import { momentOf } from "./coupon-values.ts";
import styles from "./coupons.module.css";

type Made = AnswerOf<"Admin/MakeCodes">;

const lengths = ["1", "3", "6", "12", "life"] as const;

type CodesPanelProps = { readonly made: Made | undefined; readonly onMade: (made: Made | undefined) => void };

/** Makes codes for premium time. Those that were made are shown until the page is left. */
export function CodesPanel({ made, onMade }: CodesPanelProps) {
  return (
    <DetailPanel heading={m.coupons_make_codes()}>
      {made === undefined ? (
        <>
          <CodesForm onMade={onMade} />
          <CodeBatches />
        </>
      ) : (
        <MadeCodes made={made} onMore={() => onMade(undefined)} />
      )}
    </DetailPanel>
  );
}

function CodesForm({ onMade }: Pick<CodesPanelProps, "onMade">) {
  const form = useConsoleForm({
    read(data) {
      const length = textOf(data, "months");
      return {
        count: Number(textOf(data, "count")),
        months: length === "life" ? null : Number(length),
        expiresAt: momentOf(textOf(data, "expiresAt")),
        batch: textOf(data, "batch"),
      };
    },
    async send(body) {
      onMade(await consoleApi.call("Admin/MakeCodes", { body }));
      await refresh("Admin/GetCodeBatches");
    },
  });
  return (
    <>
      <p>{m.coupons_codes_text()}</p>
      <Form state={form} action={m.coupons_make()}>
        <TextField
          label={m.coupons_batch()}
          name="batch"
          hint={m.coupons_batch_hint()}
          maxLength={100}
          error={form.errorOf("batch")}
        />
        <div className={parts.formPair}>
          <TextField
            label={m.coupons_count()}
            name="count"
            inputMode="numeric"
            maxLength={4}
            defaultValue="10"
            error={form.errorOf("count")}
          />
          <SelectField label={m.coupons_duration()} name="months" defaultValue="1" error={form.errorOf("months")}>
            {lengths.map((length) => (
              <option key={length} value={length}>
                {length === "life" ? m.coupons_for_life() : m.coupons_months({ count: length })}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label={m.coupons_expires()}
          name="expiresAt"
          type="datetime-local"
          error={form.errorOf("expiresAt")}
        />
      </Form>
    </>
  );
}

function MadeCodes({ made, onMore }: { made: Made; onMore: () => void }) {
  const { batch, codes } = made;
  const [isKept, setKept] = useState(false);
  const formats = useFormats();
  return (
    <>
      <h3>{m.coupons_made_heading({ count: formats.number(codes.length), batch })}</h3>
      <Notice kind={isKept ? "success" : "info"}>
        <p>{isKept ? m.coupons_kept() : m.coupons_once_only()}</p>
      </Notice>
      <div className={parts.panelActions}>
        <button
          type="button"
          className="button"
          onClick={() => void copyText(codes.join("\n"), m.coupons_copied()).then(() => setKept(true))}
        >
          {m.coupons_copy_all()}
        </button>
        <button
          type="button"
          className="button"
          data-kind="secondary"
          onClick={() => {
            saveFile(new Blob([csvOf(made)], { type: "text/csv;charset=utf-8" }), "codes.csv");
            setKept(true);
          }}
        >
          {m.coupons_csv()}
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={onMore}>
          {m.coupons_more_codes()}
        </button>
      </div>
      <ul
        ref={isKept ? undefined : holdUnsaved}
        className={styles.codeList}
        aria-label={m.coupons_made_heading({ count: formats.number(codes.length), batch })}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function csvOf({ batch, codes }: Made): string {
  // Not a formula, where it is opened as a table.
  const name = /^[=+\-@\t\r]/.test(batch) ? `'${batch}` : batch;
  const field = `"${name.replaceAll('"', '""')}"`;
  return `code,batch\r\n${codes.map((code) => `${code},${field}\r\n`).join("")}`;
}
