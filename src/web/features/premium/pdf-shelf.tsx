import { useLocation } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { PdfDownload } from "./pdf-download.tsx";
import styles from "./pdf-shelf.module.css";

const pdfs = [
  ["pdfA1", "a1", m.pdf_title_a1],
  ["pdfAcademic", "academic", m.pdf_title_academic],
  ["pdf5000", "5000", m.pdf_title_5000],
] as const;

/** The PDF whose address led here, by a redirect (api/premium/pdf-addresses.ts); undefined where none did. */
function useWantedPdf() {
  const wanted = new URLSearchParams(useLocation().search).get("pdf");
  return pdfs.find(([, id]) => id === wanted);
}

/** The site's PDFs for premium members: the one that is wanted downloads at once. */
export function PdfShelf({ headingLevel: Heading = "h2" }: { headingLevel?: "h2" | "h3" }) {
  const wanted = useWantedPdf();
  const { isPremium } = useUserData();
  if (!isPremium) return wanted && <p role="status">{m.pdf_wanted_premium({ title: wanted[2]() })}</p>;
  return (
    <section className={styles.shelf} aria-labelledby="pdfs">
      <Heading id="pdfs">{m.membership_pdfs()}</Heading>
      {pdfs.map(([list, id, title]) => (
        <PdfDownload key={id} list={list} isWanted={id === wanted?.[1]}>
          {title()}
        </PdfDownload>
      ))}
    </section>
  );
}
