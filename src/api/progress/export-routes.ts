import type { FastifyReply } from "fastify";
import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import { wordListTypes } from "../../contract/lexicon/word-list.ts";
import { combinedUrlOf } from "../../domain/catalogue/combined-url.ts";
import { type ExportedFile, exportList, exportMemory } from "../../services/progress/export-words.ts";
import { type Api, sent } from "../handle.ts";
import { fileNameHeader } from "../premium/send-pdf.ts";
import { namedListOf } from "./named-list-of.ts";

const files = {
  csv: { ending: "csv", type: "text/csv; charset=utf-8" },
  json: { ending: "json", type: "application/json; charset=utf-8" },
  anki: { ending: "apkg", type: "application/apkg" },
} as const;

function send(reply: FastifyReply, { title, bytes }: ExportedFile, format: keyof typeof files): typeof sent {
  const { ending, type } = files[format];
  reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", fileNameHeader(`${combinedUrlOf(title) || "dizi-okulu"}.${ending}`))
    .type(type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return sent;
}

/** Lists and the memory as files for other programs. */
export function registerExports({ handle, services }: Api): void {
  handle("WordList/ExportList", async ({ user, query, reply, problem }) => {
    const { type, id, format, MeanLanguageType, schedule: hasSchedule } = query;
    const source = namedListOf({ type, id: type === wordListTypes.shared ? id : Number(id) });
    if (source === undefined) throw problem("not_found");
    const language = languageOfType(MeanLanguageType);
    return send(reply, await exportList(services, user, source, { format, language, hasSchedule }), format);
  });

  handle("Memory/ExportMemory", async ({ user, query: { format, MeanLanguageType }, reply }) => {
    const file = await exportMemory(services, user, { format, language: languageOfType(MeanLanguageType) });
    return send(reply, file, format);
  });
}
