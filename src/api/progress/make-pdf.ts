import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import { combinedUrlOf } from "../../domain/catalogue/combined-url.ts";
import { localeBeside } from "../../domain/locale/meaning-language.ts";
import { makeListPdf } from "../../services/progress/make-list-pdf.ts";
import { type Api, sent } from "../handle.ts";
import { sendPdf } from "../premium/send-pdf.ts";
import { namedListOf } from "./named-list-of.ts";

const papers = { A4: "A4", Letter: "LETTER" } as const;

export function registerMakePdf({ handle, services }: Api): void {
  handle("Premium/MakePdf", async ({ user, body, reply, problem }) => {
    const source = body.source && namedListOf(body.source);
    if (body.source !== undefined && source === undefined) throw problem("not_found");
    const language = languageOfType(body.MeanLanguageType);
    const { title, ...pdf } = await makeListPdf(services, user, {
      source,
      wordIds: body.wordIds,
      language,
      kind: body.kind,
      paper: body.paper && papers[body.paper],
    });
    const suffix =
      body.kind === "worksheet"
        ? `-${combinedUrlOf(services.translate(localeBeside(language), "pdf_worksheet_name"))}`
        : "";
    sendPdf(reply, pdf, `${combinedUrlOf(title) || "dizi-okulu"}${suffix}.pdf`);
    return sent;
  });
}
