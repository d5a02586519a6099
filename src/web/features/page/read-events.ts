/**
 * The events of a `text/event-stream`, by their names and data. Not an EventSource: that cannot send the session's
 * token. An event that is cut off is none; comments keep the connection open and are left out.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ readonly event: string; readonly data: string }> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const lines = block.split("\n").map((line) => /^(\w+): ?(.*)$/.exec(line));
      const fieldOf = (name: string) => lines.flatMap((line) => (line?.[1] === name ? [line[2] ?? ""] : [])).join("\n");
      const data = fieldOf("data");
      if (data !== "") yield { event: fieldOf("event"), data };
    }
  }
}
