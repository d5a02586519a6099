import type { Problem } from "../../../contract/problem.ts";
import { userDataStore } from "../../features/accounts/session/use-user-data.ts";
import { ApiError } from "../../features/page/api-client.ts";
import { consoleLanguage } from "../messages.ts";

type UploadCall = "Admin/UploadSubtitles" | "Admin/UploadPoster";

type UploadOptions = {
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
export function upload(
  call: UploadCall,
  files: readonly { readonly path: string; readonly file: File }[],
  { onProgress, signal, query = {} }: UploadOptions = {},
): Promise<unknown> {
  const form = new FormData();
  for (const { path, file } of files) form.append("file", file, path);
  const values = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/${call}${values === "" ? "" : `?${values}`}`);
    request.setRequestHeader("authorization", `Bearer ${userDataStore().get().token ?? ""}`);
    request.setRequestHeader("lang", consoleLanguage());
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
