import { getLocale } from "../../i18n/generated/runtime.js";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { loadTimeoutMs } from "../page/api-client.ts";
import { saveFile } from "../page/save-file.ts";

/** What a request for a file came to. */
export type FileOutcome = "saved" | "premium" | "busy" | "failed";
export type PdfOutcome = FileOutcome;

type PdfRequest = {
  readonly address: string;
  /** Of POST /api/Premium/MakePdf; a GET without one. */
  readonly body?: object;
  /** A name for answers that give none. */
  readonly fileName: string;
  /** Called with the share from 0 to 1 that has arrived. */
  readonly onProgress?: (share: number) => void;
};

/** Fetches a PDF with the user's token, and has the browser save it under the name that the server gives it. */
export async function savePdf(request: PdfRequest): Promise<PdfOutcome> {
  const { token } = userDataStore().get();
  return token === undefined ? "premium" : await saveAnswer({ ...request, token });
}

type FileRequest = PdfRequest & {
  /** Undefined for a visitor. */
  readonly token: string | undefined;
};

/** The same of any file. */
export async function saveAnswer({ address, body, fileName, onProgress, token }: FileRequest): Promise<FileOutcome> {
  try {
    const response = await fetch(address, {
      method: body === undefined ? "GET" : "POST",
      // A redirect leads to the page about premium, which is no file.
      redirect: "manual",
      headers: {
        lang: getLocale(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      signal: AbortSignal.timeout(loadTimeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const outcome = outcomeOf(response);
    if (outcome === "saved") saveFile(await readAll(response, onProgress), nameIn(response) ?? fileName);
    return outcome;
  } catch {
    return "failed";
  }
}

function outcomeOf({ ok, status, type }: Response): FileOutcome {
  if (ok) return "saved";
  if (type === "opaqueredirect" || status === 302 || status === 401 || status === 403) return "premium";
  return status === 503 || status === 429 ? "busy" : "failed";
}

async function readAll(response: Response, onProgress: PdfRequest["onProgress"]): Promise<Blob> {
  const bytes = Number(response.headers.get("content-length"));
  if (response.body === null || onProgress === undefined || !(bytes > 0)) return await response.blob();
  let read = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.length;
      onProgress(Math.min(1, read / bytes));
      controller.enqueue(chunk);
    },
  });
  return await new Response(response.body.pipeThrough(counter), {
    headers: { "content-type": "application/pdf" },
  }).blob();
}

function nameIn({ headers }: Response): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "")?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
