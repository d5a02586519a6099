import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import { type PdfOutcome, savePdf } from "./save-pdf.ts";

type PdfDownloadProps = {
  /** One of the site's lists. */
  readonly list: "pdfA1" | "pdfAcademic" | "pdf5000";
  /** The download starts by itself, for who has opened the PDF's own address. */
  readonly isWanted?: boolean;
  readonly children: ReactNode;
};

/** `loading` has the share that has arrived, once there is one. */
type State = { readonly step: "idle" | PdfOutcome } | { readonly step: "loading"; readonly share?: number };

export const pdfOutcomeTexts: Readonly<Record<PdfOutcome, () => string>> = {
  saved: m.pdf_download_done,
  premium: m.pdf_download_premium,
  busy: m.pdf_download_busy,
  failed: m.pdf_download_failed,
};

/**
 * A link to one of the site's PDFs, which downloads it with the user's token; without scripts the address itself
 * redirects to premium. Says how far it is, what went wrong, and where premium is for others.
 */
export function PdfDownload({ list, isWanted = false, children }: PdfDownloadProps) {
  const locale = useLocale();
  const [state, setState] = useState<State>({ step: "idle" });
  const isLoading = useRef(false);
  const hasBegun = useRef(false);
  const address = pathOf(list, locale);

  async function download() {
    if (isLoading.current) return;
    isLoading.current = true;
    setState({ step: "loading" });
    const fileName = `${address.slice(address.lastIndexOf("/") + 1)}.pdf`;
    const onProgress = (share: number) => setState({ step: "loading", share });
    const step = await savePdf({ address, fileName, onProgress });
    isLoading.current = false;
    setState({ step });
  }

  function begin(link: HTMLAnchorElement | null) {
    if (!isWanted || link === null || hasBegun.current) return;
    hasBegun.current = true;
    void download();
  }

  function onClick(event: MouseEvent) {
    // A new tab would send no token.
    event.preventDefault();
    void download();
  }

  return (
    <div>
      <a
        ref={begin}
        className="button"
        data-kind="secondary"
        href={address}
        aria-busy={state.step === "loading"}
        onClick={onClick}
      >
        {children}
      </a>
      {state.step === "loading" && state.share !== undefined && (
        <progress value={state.share} max={1} aria-label={m.pdf_download_loading()} />
      )}
      <p role={state.step === "failed" || state.step === "busy" ? "alert" : "status"}>{textOf(state)}</p>
      {state.step === "premium" && <Link to={pathOf("premium", locale)}>{m.pdf_download_to_premium()}</Link>}
    </div>
  );
}

function textOf(state: State): string {
  if (state.step === "idle") return "";
  // Said once: a figure that changes all the time would be read aloud each time.
  return state.step === "loading" ? m.pdf_download_loading() : pdfOutcomeTexts[state.step]();
}
