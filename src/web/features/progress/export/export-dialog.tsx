import { useState } from "react";
import { Link } from "react-router";
import { meanLanguageTypes } from "../../../../contract/lexicon/mean-language-types.ts";
import type { MakePdfBody } from "../../../../contract/progress/pdf.ts";
import { Button } from "../../../design/button.tsx";
import { Choice, Segmented } from "../../../design/choice.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { pdfOutcomeTexts } from "../../premium/pdf-download.tsx";
import { type FileOutcome, saveAnswer, savePdf } from "../../premium/save-pdf.ts";

/** A list as the API takes it, or all that the person learns. */
export type ExportSource = { readonly type: number; readonly id: number | string } | "memory";

export type ExportDialogProps = {
  readonly source: ExportSource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

type Format = "csv" | "anki" | "json" | "list" | "worksheet";

const hints: Readonly<Record<Format, () => string>> = {
  csv: m.export_dialog_csv_hint,
  anki: m.export_dialog_anki_hint,
  json: m.export_dialog_json_hint,
  list: m.pdf_kind_list_hint,
  worksheet: m.pdf_kind_worksheet_hint,
};

/** To print: for premium members. */
const printed = [
  { value: "list", text: () => `PDF: ${m.pdf_kind_list()}` },
  { value: "worksheet", text: () => `PDF: ${m.pdf_kind_worksheet()}` },
] as const;

const outcomeTexts: Readonly<Record<FileOutcome, () => string>> = {
  saved: m.export_dialog_saved,
  premium: m.export_dialog_premium,
  busy: m.export_dialog_busy,
  failed: m.export_dialog_failed,
};

/** Asks for the kind of file, and downloads it. */
export default function ExportDialog({ source, isOpen, onClose }: ExportDialogProps) {
  return (
    <Dialog heading={m.export_dialog_heading()} isOpen={isOpen} onClose={onClose}>
      <ExportForm source={source} />
    </Dialog>
  );
}

function ExportForm({ source }: Pick<ExportDialogProps, "source">) {
  const locale = useLocale();
  const { token, isPremium } = useUserData();
  const [format, setFormat] = useState<Format>("csv");
  const [hasSchedule, setHasSchedule] = useState(false);
  const [outcome, setOutcome] = useState<FileOutcome | "loading">();
  // Of the memory the cards go along always; a visitor has none on the server.
  const isPdf = format === "list" || format === "worksheet";
  const asksForSchedule = source !== "memory" && token !== undefined && !isPdf;

  async function make() {
    setOutcome("loading");
    if (isPdf && source !== "memory") {
      const body: MakePdfBody = { source, kind: format, MeanLanguageType: meanLanguageTypes[locale] };
      setOutcome(await savePdf({ address: "/api/Premium/MakePdf", body, fileName: "dizi-okulu.pdf" }));
      return;
    }
    const query = new URLSearchParams({ format, MeanLanguageType: String(meanLanguageTypes[locale]) });
    if (source !== "memory") {
      query.set("type", String(source.type));
      query.set("id", String(source.id));
      query.set("schedule", String(hasSchedule && asksForSchedule));
    }
    const call = source === "memory" ? "Memory/ExportMemory" : "WordList/ExportList";
    setOutcome(await saveAnswer({ address: `/api/${call}?${query}`, fileName: "dizi-okulu", token }));
  }

  return (
    <>
      <Segmented
        legend={m.export_dialog_format()}
        options={[
          { value: "csv", text: m.export_dialog_csv() },
          { value: "anki", text: "Anki" },
          { value: "json", text: "JSON" },
          ...(source === "memory" ? [] : printed.map(({ value, text }) => ({ value, text: text() }))),
        ]}
        value={format}
        onChange={(chosen) => {
          setFormat(chosen);
          setOutcome(undefined);
        }}
      />
      <p>{hints[format]()}</p>
      {isPdf && isPremium !== true && (
        <p>
          {m.pdf_download_premium()} <Link to={pathOf("premium", locale)}>{m.pdf_download_to_premium()}</Link>
        </p>
      )}
      {asksForSchedule && (
        <Choice
          kind="switch"
          label={m.export_dialog_schedule()}
          hint={m.export_dialog_schedule_hint()}
          checked={hasSchedule}
          onChange={() => setHasSchedule(!hasSchedule)}
        />
      )}
      <div role="status">
        {outcome !== undefined && outcome !== "loading" && (
          <Notice kind={outcome === "saved" ? "success" : "error"}>
            {(isPdf ? pdfOutcomeTexts : outcomeTexts)[outcome]()}
          </Notice>
        )}
      </div>
      <footer>
        <Button onClick={make} isLoading={outcome === "loading"}>
          {outcome === "loading" ? m.export_dialog_loading() : m.export_dialog_make()}
        </Button>
      </footer>
    </>
  );
}
