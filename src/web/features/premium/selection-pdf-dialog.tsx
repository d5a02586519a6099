import { useState } from "react";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { MakePdfBody } from "../../../contract/progress/pdf.ts";
import { Button } from "../../design/button.tsx";
import { Segmented } from "../../design/choice.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Notice } from "../../design/notice.tsx";
import { m } from "../../i18n/generated/messages.js";
import { useLocale } from "../page/use-page.ts";
import { pdfOutcomeTexts } from "./pdf-download.tsx";
import { type PdfOutcome, savePdf } from "./save-pdf.ts";

export type SelectionPdfDialogProps = {
  readonly selected: ReadonlySet<number>;
  /** The list that they are of, which gives the title; undefined for one that the server does not know. */
  readonly source: MakePdfBody["source"];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Makes a PDF of the selected words: with their meanings, or as a worksheet with an answer key. */
export default function SelectionPdfDialog({ selected, source, isOpen, onClose }: SelectionPdfDialogProps) {
  return (
    <Dialog heading={m.pdf_selection_heading({ count: selected.size })} isOpen={isOpen} onClose={onClose}>
      <SelectionPdfForm selected={selected} source={source} />
    </Dialog>
  );
}

function SelectionPdfForm({ selected, source }: Pick<SelectionPdfDialogProps, "selected" | "source">) {
  const locale = useLocale();
  const [kind, setKind] = useState<"list" | "worksheet">("list");
  const [outcome, setOutcome] = useState<PdfOutcome | "loading">();

  async function make() {
    setOutcome("loading");
    const body: MakePdfBody = {
      ...(source !== undefined && { source }),
      wordIds: [...selected],
      kind,
      MeanLanguageType: meanLanguageTypes[locale],
    };
    setOutcome(await savePdf({ address: "/api/Premium/MakePdf", body, fileName: "dizi-okulu.pdf" }));
  }

  return (
    <>
      <Segmented
        legend={m.pdf_kind()}
        options={[
          { value: "list", text: m.pdf_kind_list() },
          { value: "worksheet", text: m.pdf_kind_worksheet() },
        ]}
        value={kind}
        onChange={setKind}
      />
      <p>{kind === "list" ? m.pdf_kind_list_hint() : m.pdf_kind_worksheet_hint()}</p>
      {outcome !== undefined && outcome !== "loading" && (
        <Notice kind={outcome === "saved" ? "success" : "error"}>{pdfOutcomeTexts[outcome]()}</Notice>
      )}
      <footer>
        <Button onClick={make} isLoading={outcome === "loading"}>
          {outcome === "loading" ? m.pdf_download_loading() : m.pdf_make()}
        </Button>
      </footer>
    </>
  );
}
