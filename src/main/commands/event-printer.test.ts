import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createEventPrinter } from "./event-printer.ts";

function output() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, stream: Object.assign(stream, { isTTY: false }) };
}

test("names of files and folders cannot steer the terminal", () => {
  const out = output();
  const printer = createEventPrinter(out.stream, out.stream);
  printer.print({ type: "failure", message: "evil\u001B[2J\u0007\u009B31m/S01E01.srt\nline 2: ü" });
  expect(out.lines).toEqual(["evil\uFFFD[2J\uFFFD\uFFFD31m/S01E01.srt\nline 2: ü\n"]);
});
