import type { Problem } from "../../../../contract/problem.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { ApiError } from "../../page/api-client.ts";
import type { PathFile } from "../../page/dropped-files.ts";
import { userDataStore } from "./use-user-data.ts";

type UploadCall =
  | "Admin/UploadSubtitles"
  | "Admin/UploadPoster"
  | "MySeries/Upload"
  | "MySeries/ReadEpisode"
  | "WordList/ReadKnown";

type UploadOptions = {
  /** Of problems. */
  readonly lang: Locale;
  /** Of the file in hand, 0 to 1, while it is sent. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly query?: Readonly<Record<string, string | number>>;
};

/**
 * Sends files, each with its name or its path in a folder. Not by `fetch`, which does not tell how much has been sent.
 * Rejects as `api.call` does, and with an AbortError.
 *
 * @returns the answer's JSON
 */
export function sendFiles(
  call: UploadCall,
  files: readonly PathFile[],
  { lang, onProgress, signal, query = {} }: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  for (const { path, file } of files) form.append("file", file, path);
  const values = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/${call}${values === "" ? "" : `?${values}`}`);
    const { token } = userDataStore().get();
    if (token !== undefined) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("lang", lang);
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      if (request.status < 300) resolve(jsonOf(request));
      else reject(new ApiError(request.status, problemOf(request)));
    };
    request.onerror = () => reject(new TypeError("The upload was cut off"));
    request.onabort = () => reject(new DOMException("The upload was stopped", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function jsonOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return undefined;
  }
}

/** Undefined where the answer is not the API's, as a proxy's is. */
function problemOf(request: XMLHttpRequest): Problem | undefined {
  const isJson = request.getResponseHeader("content-type")?.includes("json") === true;
  const json = isJson ? jsonOf(request) : undefined;
  return isProblem(json) ? json : undefined;
}

function isProblem(json: unknown): json is Problem {
  return typeof json === "object" && json !== null && "code" in json && "detail" in json;
}
