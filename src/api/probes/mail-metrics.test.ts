import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { createMailHealth } from "../../services/mail/mail-health.ts";

let api: TestApp;
let time = new Date();
const mailHealth = createMailHealth(() => undefined);

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time, mailHealth } });
});
afterAll(() => api.close());

async function metric(name: string): Promise<number> {
  const { body } = await api.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1]);
}

test("the metrics tell how many mails wait, for how long the oldest has, and failed attempts", async () => {
  expect([await metric("mail_queue_length"), await metric("mail_queue_oldest_seconds")]).toEqual([0, 0]);
  await signUp(api.app);
  time = new Date(Date.now() + 600_000);
  expect(await metric("mail_queue_length")).toBe(1);
  expect(await metric("mail_queue_oldest_seconds")).toBeCloseTo(600, -2);
  expect(await metric("mail_send_errors_total")).toBe(0);
  mailHealth.failed(new Error("no server"));
  expect(await metric("mail_send_errors_total")).toBe(1);
  expect(await metric("mail_send_errors_total")).toBe(1);
  await api.database.db.execute("update mail_outbox set sent_at = now()");
  expect([await metric("mail_queue_length"), await metric("mail_queue_oldest_seconds")]).toEqual([0, 0]);
});
