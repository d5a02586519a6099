import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectToFit, narrowest } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import {
  button,
  cut,
  expect,
  filmPath,
  keepAsMember,
  keepHere,
  mend,
  openFilm,
  playTonight,
  test,
  text,
  tonightOf,
  waitingIn,
} from "./net.ts";
import { signUp } from "./people.ts";
import { playTour } from "./quiz-player.ts";
import { hydrated, openPage } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";
import { openerOf, rowsOf } from "./word-tables.ts";

const hasWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

test("a film that is kept for the road works whole without a connection: list, tonight, quiz, companion, review", async ({
  page,
  context,
  net,
}) => {
  await openFilm(page, net);
  await keepHere(page);
  await expectAccessible(page, "saved for offline", { exclude: "table" });
  await cut(net, context);
  await openPage(page, net.origin + filmPath);
  const row = rowsOf(page.getByRole("table", { name: text("words_of_movie") })).first();
  await expect(row).toBeVisible();
  const panel = tonightOf(page);
  await expect(panel.getByRole("listitem").getByRole("button")).toHaveCount(10);
  await expect(panel.getByText(/^Konuşulanlardan anladığınız: %\d+\s→\s%\d+$/)).toBeVisible();
  // Its senses and examples.
  await openerOf(row).click();
  await expect(row.getByText(text("word_definition"))).toBeVisible();
  await panel.getByRole("button", { name: patternIn("tr", "tonight_start") }).click();
  await button(page, text("teach_ask")).first().click();
  await playTour(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(net.origin + pathOf("movieCompanion", "tr", { url: "sprite-fright" }));
  await hydrated(page);
  await expect(page.getByRole("region", { name: text("companion_line") })).toBeVisible();
  await page.goto(net.origin + pathOf("review", "tr"));
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("review_title"));
});

test("where nothing is kept the site says so itself, in each language, and goes on once there is a connection", async ({
  page,
  context,
  net,
}) => {
  await openPage(page, net.origin + pathOf("home", "tr"));
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js").then(() => undefined));
  await hasWorker(page);
  await page.setViewportSize(narrowest);
  await cut(net, context);
  for (const locale of ["tr", "en", "es"] as const) {
    await page.goto(net.origin + pathOf("blog", locale));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn(locale, "failure_offline_heading"));
    await expect(page.getByText(textIn(locale, "road_offline_none"))).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page, `offline in ${locale}`);
  }
  await mend(net, context);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(textIn("es", "failure_offline_heading"));
});

test("a page that was visited opens without a connection, and the page of the site's own error names what is kept", async ({
  page,
  context,
  net,
}) => {
  await openFilm(page, net);
  await keepHere(page);
  const { series } = await sampleOf(page.request);
  const visited = pathOf("seriesDetail", "tr", { url: series.combinedUrl });
  await openPage(page, net.origin + visited);
  await cut(net, context);
  await openPage(page, net.origin + visited);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(series.name);
  await page.goto(net.origin + pathOf("terms", "tr"));
  await page.getByRole("link", { name: "Sprite Fright" }).click();
  await expect(tonightOf(page)).toBeVisible();
});

test("answers given without a connection are sent once, in order, when there is one again", async ({
  page,
  context,
  net,
}) => {
  await keepAsMember(page, net, (await signUp(page.request)).userData);
  await cut(net, context);
  await playTonight(page, net);
  net.posted.length = 0;
  await mend(net, context);
  const answersOf = () =>
    net.posted
      .filter(({ call }) => call === "Memory/AnswerReviews")
      .flatMap(({ body }): { answerId: string; at: string }[] => JSON.parse(body).answers);
  await expect.poll(() => answersOf().length).toBeGreaterThanOrEqual(6);
  await expect.poll(() => waitingIn(page)).toBe(0);
  const sent = answersOf();
  expect(new Set(sent.map(({ answerId }) => answerId)).size).toBe(sent.length);
  expect(sent.map(({ at }) => at)).toEqual(sent.map(({ at }) => at).toSorted());
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(answersOf().length).toBe(sent.length);
});

test("what is kept is listed in the account, is removed there, and is gone with the sign-out", async ({
  page,
  context,
  net,
}) => {
  await keepAsMember(page, net, (await signUp(page.request)).userData);
  await openPage(page, `${net.origin}${pathOf("account", "tr")}?page=road`);
  await expectAccessible(page, "the list of what is kept");
  await button(page, text("road_remove_named", { title: "Sprite Fright" })).click();
  await expect(page.getByRole("heading", { name: text("road_empty_heading") })).toBeVisible();
  await openPage(page, net.origin + filmPath);
  await keepHere(page);
  await openPage(page, `${net.origin}${pathOf("account", "tr")}?page=data`);
  await button(page, text("account_log_out")).first().click();
  await expect(page).toHaveURL(/auth/);
  await cut(net, context);
  await page.goto(net.origin + filmPath);
  await expect(page.getByText(text("road_offline_none"))).toBeVisible();
});
