import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { subtitle } from "../factories/brought-series.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole } from "./operators.ts";
import { signUp } from "./people.ts";
import { expect, test } from "./site-test.ts";

// The console's document, which is 404 for everybody.
test.use({ expectedErrors: /status of 404/ });

/** Somebody brings a series of one season. */
async function bringSeries(request: APIRequestContext, title: string, lines: readonly string[]): Promise<void> {
  const { userData } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const file = { name: "x.srt", mimeType: "text/plain", buffer: Buffer.from(subtitle(...lines)) };
  const sent = await request.post("/api/MySeries/Upload", { headers, multipart: { file } });
  const { uploadId } = await sent.json();
  // Its last event is that all is read.
  const watched = await request.get(`/api/MySeries/Watch?uploadId=${uploadId}`, { headers });
  expect(await watched.text()).toContain('"state":"read"');
  const rows = [{ file: 1, season: 1, episode: 2 }];
  const arranged = await request.post("/api/MySeries/Arrange", {
    headers,
    data: { uploadId, title, kind: "series", rows },
  });
  expect(arranged.ok(), await arranged.text()).toBe(true);
}

test("what learners bring and wish for is one list; from it a title is published, and opened", async ({ page }) => {
  const word = `Getirilen ${randomUUID().slice(0, 8)}`;
  const lines = [`${word} is quiet tonight.`, "Nobody gives up the lighthouse.", "Bring an umbrella and an anchor."];
  await bringSeries(page.request, `The ${word}`, lines);
  await bringSeries(page.request, `${word.toUpperCase()} S01`, lines);
  await page.request.post("/api/WordList/WishTitle", { data: { name: word } });
  await page.setViewportSize(narrowest);
  await openConsole(page, `/yonetim/istenenler?search=${encodeURIComponent(word)}`);
  const row = page.getByRole("row").filter({ hasText: word });
  await expect(row.getByRole("cell")).toContainText([`The ${word}`, "2", "1"]);
  await row.click();
  const panel = page.getByRole("region").filter({ has: page.locator("#detail-heading") });
  await expect(panel.getByRole("table", { name: "Getirilenler" }).getByRole("row").nth(1)).toContainText("2");
  await expect(panel.getByRole("checkbox", { name: `The ${word} (1)` })).toBeChecked();
  await expectAccessibleAndToFit(page, "a title that was brought");
  await panel.getByRole("textbox", { name: "Yıl" }).fill("2005");
  await panel.getByText("Komedi", { exact: true }).click();
  await panel.getByRole("button", { name: "Yayımla" }).click();
  await expect(page).toHaveURL(/\/yonetim\/yapimlar\?open=\d+/);
  await expect(panel.getByRole("textbox", { name: "Yıl" })).toHaveValue("2005");
  await expect(panel.getByText("Yayında")).toBeVisible();
});
