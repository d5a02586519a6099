import { expect, test } from "vitest";
import { readEvents } from "./read-events.ts";

async function eventsOf(...chunks: readonly string[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const events: { event: string; data: string }[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

test("events are read wherever the network cuts them, without comments and what is cut off at the end", async () => {
  const text =
    'event: import\ndata: {"done":1}\n\n:\n\nevent: import\ndata: {"name":"Ayşe"}\n\nevent: import\ndata: {"do';
  const events = [
    { event: "import", data: '{"done":1}' },
    { event: "import", data: '{"name":"Ayşe"}' },
  ];
  for (const cut of [0, 7, 20, 31, 32, 33, 60, text.length]) {
    expect(await eventsOf(text.slice(0, cut), text.slice(cut))).toEqual(events);
  }
});
