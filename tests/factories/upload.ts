import type { InjectOptions } from "fastify";

const boundary = "boundary-of-the-tests";

/** A form with files, each in a part of that name, as a browser sends it. */
export function upload(
  url: string,
  { headers }: { readonly headers: Readonly<Record<string, string>> },
  files: Readonly<Record<string, Buffer | string>>,
  part = "file",
): InjectOptions {
  const parts = Object.entries(files).flatMap(([name, content]) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\n`,
    "Content-Type: application/octet-stream\r\n\r\n",
    content,
    "\r\n",
  ]);
  const payload = Buffer.concat([...parts, `--${boundary}--\r\n`].map((each) => Buffer.from(each)));
  return {
    method: "POST",
    url,
    headers: { ...headers, "content-type": `multipart/form-data; boundary=${boundary}` },
    payload,
  };
}
