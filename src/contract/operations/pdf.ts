import { z } from "zod";
import { type Operation, post } from "../operation.ts";
import { makePdfBody } from "../progress/pdf.ts";

/** Word lists on paper. */
export const pdfOperations = {
  "Premium/MakePdf": {
    ...post,
    access: "user",
    summary: "A list, or words, as a PDF: with meanings, or as a worksheet with an answer key; for premium members",
    body: makePdfBody,
    answer: z.any().describe("A PDF"),
    contentType: "application/pdf",
    problems: ["premium.required", "not_found"],
  },
} as const satisfies Record<string, Operation>;
