import { pathOf } from "../../src/web/features/page/paths.ts";
import { readOutbox } from "../factories/outbox.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of (400|429|503)|net::ERR/ });

const text = (key: string) => textIn("tr", key);
const dataDir = process.env.E2E_DATA_DIR ?? "";

function messagesWith(subject: string) {
  return async () => (await readOutbox(dataDir)).filter((mail) => mail.subject?.includes(subject));
}

const hostile = [
  "<script>window.evil = 1</script>",
  '"><img src=x onerror="window.evil = 1">',
  "<svg/onload=window.evil=1>",
  "javascript:window.evil=1",
  "</textarea><iframe srcdoc='<script>parent.evil=1</script>'>",
  "{{constructor.constructor('window.evil=1')()}}",
  "'; window.evil = 1; //",
].join("\n");

test("a message reaches the operator, whatever stands in it", async ({ page }) => {
  const subject = `Öneri ${Date.now()} <b>&`;
  await openPage(page, pathOf("contact", "tr"));
  await page.getByLabel(text("field_name")).fill('Ayşe <script>alert(1)</script> "');
  await page.getByLabel(text("field_mail")).fill("ayse@example.org");
  await page.getByLabel(text("field_subject")).fill(subject);
  await page.getByLabel(text("field_message")).fill(hostile);
  await page.getByRole("button", { name: text("contact_send") }).click();
  await expect(page.getByRole("status").filter({ hasText: text("contact_sent_heading") })).toBeVisible();
  await expect.poll(async () => (await messagesWith(subject)()).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await messagesWith(subject)();
  expect(mail?.text).toContain("<svg/onload=window.evil=1>");
  expect(mail?.html).not.toMatch(/<(script|img|svg|iframe)\b/i);
  expect(await page.evaluate(() => "evil" in window)).toBe(false);
  await page.getByRole("button", { name: text("contact_another") }).click();
  await expect(page.getByLabel(text("field_message"))).toHaveValue("");
});

test("what fills in the field that nobody sees is told the same, and dropped", async ({ page }) => {
  const subject = `Reklam ${Date.now()}`;
  await openPage(page, pathOf("contact", "tr"));
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
  for (const [name, value] of Object.entries({
    name: "Bot",
    mail: "bot@example.org",
    subject,
    message: "Al",
    website: "https://spam.example",
  })) {
    await page.locator(`main [name=${name}]`).fill(value);
  }
  await page.getByRole("button", { name: text("contact_send") }).click();
  await expect(page.getByRole("status").filter({ hasText: text("contact_sent_heading") })).toBeVisible();

  // Mails leave in the order in which they were queued: once a later one is there, the first would be too.
  await page.getByRole("button", { name: text("contact_another") }).click();
  const later = `Soru ${Date.now()}`;
  for (const [key, value] of Object.entries({
    name: "Ayşe",
    mail: "ayse@example.org",
    subject: later,
    message: "Merhaba",
  }))
    await page.getByLabel(text(`field_${key}`)).fill(value);
  await page.getByRole("button", { name: text("contact_send") }).click();
  await expect(page.getByRole("status").filter({ hasText: text("contact_sent_heading") })).toBeVisible();
  await expect.poll(async () => (await messagesWith(later)()).length, { timeout: 30_000 }).toBe(1);
  expect(await messagesWith(subject)()).toEqual([]);
});

test("the failure has the owner's words in English, and what was typed stays", async ({ page }) => {
  await openPage(page, pathOf("contact", "en"));
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("E-mail").fill("ann@example.org");
  await page.getByLabel("Subject").fill("Hello");
  await page.getByLabel("Your message").fill("A long message");
  const answers = ["none", "429", "503"];
  let tries = 0;
  await page.route("**/api/Contact/**", (route) => {
    const answer = answers[tries];
    tries += 1;
    return answer === "none"
      ? route.abort()
      : route.fulfill({ status: Number(answer), json: { code: "x", detail: "d" } });
  });
  for (const index of answers.keys()) {
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => tries).toBe(index + 1);
    await expect(page.getByRole("button", { name: "Send" })).not.toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("alert")).toHaveText("An error occurred, please contact via e-mail.");
    await expect(page.getByLabel("Your message")).toHaveValue("A long message");
  }
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
});

test("empty fields are told, the first takes the focus", async ({ page }) => {
  await openPage(page, pathOf("contact", "es"));
  await page.getByRole("button", { name: textIn("es", "contact_send") }).click();
  await expect(page.getByLabel(textIn("es", "field_name"))).toBeFocused();
  for (const key of ["field_name", "field_subject", "field_message"]) {
    await expect(page.getByLabel(textIn("es", key))).toHaveAccessibleDescription(/Este campo es obligatorio/);
  }
});

test("who is signed in finds name and address filled in", async ({ page, request }) => {
  const { userData, username, mail } = await signUp(request);
  await openSignedIn(page, pathOf("contact", "tr"), userData);
  await expect(page.getByLabel(text("field_name"))).toHaveValue(username);
  await expect(page.getByLabel(text("field_mail"))).toHaveValue(mail);
});
