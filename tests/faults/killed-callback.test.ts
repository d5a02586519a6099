import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { signReport } from "../../src/providers/payments/sandbox/sandbox-signature.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { readGrants } from "../../src/storage/premium/grants.ts";
import { readPayment } from "../../src/storage/premium/payments.ts";
import { paymentEvents } from "../../src/storage/premium/schema.ts";
import { openShop } from "../factories/purchases.ts";
import { queuedMails } from "../factories/queued-mails.ts";

const root = path.resolve(import.meta.dirname, "../..");
const secret = "a secret of both processes";
const mail = "killed@example.org";

/**
 * A process that takes a callback. Told to die "within", it is killed inside the transaction, after the grant was
 * written and before the receipt is; told to die "after", when all is committed and before the provider is answered.
 */
const taker = `
  const { options, report, dies } = JSON.parse(process.env.CALLBACK);
  const { openDatabase } = await import("./src/storage/database.ts");
  const { createSandboxProvider } = await import("./src/providers/payments/sandbox/sandbox-provider.ts");
  const { loadTranslate } = await import("./src/main/translate.ts");
  const { takeCallback } = await import("./src/services/premium/take-callback.ts");
  const { premiumServices } = await import("./tests/factories/premium-services.ts");
  const die = () => process.kill(process.pid, "SIGKILL");
  const translate = loadTranslate();
  const services = {
    database: await openDatabase(options),
    premium: premiumServices([createSandboxProvider({ url: "http://127.0.0.1:1", secret: ${JSON.stringify(secret)} })]),
    translate: (...of) => { if (dies === "within") die(); return translate(...of); },
    contactMail: "info@diziokulu.example",
    now: () => new Date(),
  };
  await takeCallback(services, "sandbox", { headers: report.headers, body: Buffer.from(report.body) });
  if (dies === "after") die();
  await services.database.close();
`;

test("a callback whose process is killed before or after the commit is mended by the provider's repetition", {
  timeout: 120_000,
}, async () => {
  const shop = await openShop();
  const user = await shop.signUp();
  const userId = await shop.userIdOf(user);
  const { id, amount, currency } = await shop.begin(user, { mail });
  await shop.app.close();
  await shop.database.close(); // one process at a time has an embedded database

  const body = JSON.stringify({ eventKey: "event-1", event: "paid", paymentId: id, amount, currency });
  async function take(dies: "within" | "after" | "never") {
    const headers = { "sandbox-signature": signReport(secret, body, new Date()) };
    const child = spawn(process.execPath, ["--input-type=module", "--eval", taker], {
      cwd: root,
      env: { ...process.env, CALLBACK: JSON.stringify({ options: shop.options, report: { headers, body }, dies }) },
      stdio: "inherit",
    });
    const [code, signal] = await once(child, "exit");
    const database = await openDatabase(shop.options);
    const { db } = database;
    const found = {
      end: code ?? signal,
      state: (await readPayment(db, id))?.state,
      grants: (await readGrants(db, userId)).length,
      events: await db.$count(paymentEvents),
      mails: (await queuedMails(database, mail)).length,
    };
    await database.close();
    return found;
  }

  const settled = { state: "success", grants: 1, events: 1, mails: 1 };
  expect(await take("within")).toEqual({ end: "SIGKILL", state: "pending", grants: 0, events: 0, mails: 0 });
  expect(await take("after")).toEqual({ end: "SIGKILL", ...settled });
  expect(await take("never")).toEqual({ end: 0, ...settled });
  await shop.close();
});
