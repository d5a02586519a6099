import { expect, test } from "vitest";
import { tellingLosses } from "./otlp-tracing.ts";

test("a collector that is away is told once, and when it takes spans again", async () => {
  const told: string[] = [];
  let isAway = true;
  const exporter = tellingLosses(
    { export: (_spans, done) => done({ code: isAway ? 1 : 0 }), shutdown: async () => undefined },
    (line) => told.push(line),
  );
  const send = () => exporter.export([], () => undefined);
  send();
  send();
  expect(told).toEqual(["Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT; spans are lost."]);
  isAway = false;
  send();
  send();
  expect(told.slice(1)).toEqual(["Traces are sent again."]);
});
