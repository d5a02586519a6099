import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { HandleDocumentRequestFunction, HandleErrorFunction } from "react-router";
import { ServerRouter } from "react-router";
import { errorReportContext, nonceContext } from "../features/page/page-context.ts";
import { NonceContext } from "./inline-scripts.ts";

/**
 * Renders a whole document. It is not streamed: its security policy holds the hashes of its scripts, and only after
 * `onAllReady` does it have the hydration data.
 */
const renderDocument: HandleDocumentRequestFunction = (request, status, headers, routerContext, loadContext) =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const nonce = loadContext.get(nonceContext);
    const document = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      // Without streaming there is no reason to send a part out of its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      // The router then renders the error screen instead.
      onError: reject,
    });
  });

export default renderDocument;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorReportContext)(error, request);
};
