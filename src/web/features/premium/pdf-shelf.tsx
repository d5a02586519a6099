import { m } from "../../i18n/generated/messages.js";
import { PdfDownload } from "./pdf-download.tsx";
import styles from "./pdf-shelf.module.css";

/** The site's PDFs, for premium members. */
export function PdfShelf() {
  return (
    <section className={styles.shelf} aria-labelledby="pdfs">
      <h2 id="pdfs">{m.membership_pdfs()}</h2>
      <PdfDownload list="pdfA1">{m.pdf_title_a1()}</PdfDownload>
      <PdfDownload list="pdfAcademic">{m.pdf_title_academic()}</PdfDownload>
      <PdfDownload list="pdf5000">{m.pdf_title_5000()}</PdfDownload>
    </section>
  );
}
