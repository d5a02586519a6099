import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createOutageLog } from "./outage-log.ts";
import { createSiteLog } from "./site-log.ts";

test("an outage is told when it begins and when it ends, however much fails by it, and the next one anew", async () => {
  const lines: { level: number; msg: string; failures?: number }[] = [];
  const log = createSiteLog({ write: (line) => void lines.push(JSON.parse(line)) });
  let isUp = false;
  const outages = createOutageLog({ log, isReady: async () => isUp, pause: () => turn() });
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  for (let time = 0; time < 50; time += 1) outages.note(refused);
  await turn();
  expect(lines).toMatchObject([{ level: 50, msg: "storage unavailable: connect ECONNREFUSED" }]);
  isUp = true;
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 20_000 });
  expect(lines[1]).toMatchObject({ level: 40, failures: 50, msg: expect.stringContaining("answers again") });
  outages.note(refused);
  expect(lines).toHaveLength(3);
});
