import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import { wordListTypes } from "../../contract/lexicon/word-list.ts";
import type { PdfSource } from "../../contract/progress/pdf.ts";
import { combinedUrlOf } from "../../domain/catalogue/combined-url.ts";
import { makeListPdf, type PrintedSource } from "../../services/progress/make-list-pdf.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";
import { type Api, sent } from "../handle.ts";
import { sendPdf } from "../premium/send-pdf.ts";

/** Undefined where the id is not of the type's kind, so that no list can have it. */
function printedSourceOf({ type, id }: PdfSource): PrintedSource | undefined {
  if (type === wordListTypes.shared) return typeof id === "string" ? { kind: "shared", url: id } : undefined;
  if (typeof id !== "number") return undefined;
  return type === wordListTypes.own ? { kind: "own", id } : sourceOfType(type, id);
}

const papers = { A4: "A4", Letter: "LETTER" } as const;

export function registerMakePdf({ handle, services }: Api): void {
  handle("Premium/MakePdf", async ({ user, body, reply, problem }) => {
    const source = body.source && printedSourceOf(body.source);
    if (body.source !== undefined && source === undefined) throw problem("not_found");
    const { title, ...pdf } = await makeListPdf(services, user, {
      source,
      wordIds: body.wordIds,
      language: languageOfType(body.MeanLanguageType),
      kind: body.kind,
      paper: body.paper && papers[body.paper],
    });
    sendPdf(reply, pdf, `${combinedUrlOf(title) || "dizi-okulu"}.pdf`);
    return sent;
  });
}
