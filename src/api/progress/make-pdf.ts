import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import { combinedUrlOf } from "../../domain/catalogue/combined-url.ts";
import { makeListPdf } from "../../services/progress/make-list-pdf.ts";
import { type Api, sent } from "../handle.ts";
import { sendPdf } from "../premium/send-pdf.ts";
import { namedListOf } from "./named-list-of.ts";

const papers = { A4: "A4", Letter: "LETTER" } as const;

export function registerMakePdf({ handle, services }: Api): void {
  handle("Premium/MakePdf", async ({ user, body, reply, problem }) => {
    const source = body.source && namedListOf(body.source);
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
