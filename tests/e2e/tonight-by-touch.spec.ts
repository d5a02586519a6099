import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible } from "./accessibility.ts";
import { countTaps, tapsOn, tapUntil } from "./hands.ts";
import { openSignedIn, signUp, storedUser } from "./people.ts";
import { askedIn } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn } from "./texts.ts";
import {
  askedCard,
  button,
  byTouch,
  moviePath,
  panelOf,
  playByTouch,
  playServed,
  startIn,
  swipe,
  taughtIn,
  text,
  triageOf,
  withoutTable,
  wordsIn,
} from "./tonight-player.ts";

test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

for (const who of ["a visitor", "a learner"]) {
  test(`five taps lead ${who} from the home page to the first answered question`, async ({ page, request }) => {
    const home = pathOf("home", "tr");
    if (who === "a visitor") await openPage(page, home);
    else await openSignedIn(page, home, { ...(await signUp(request)).userData, knownList: [] });
    await countTaps(page);
    // The newest titles may all be series by now: the band below them always shows a film.
    const films = page.getByRole("main").locator('a[href^="/film/"]');
    const panel = panelOf(page);
    const level = button(panel, /^A2/);
    const ask = button(page.getByRole("main"), text("teach_ask"));
    const choice = button(page.getByRole("main"), /^1 /);
    await tapUntil(films.first(), level);
    await tapUntil(level, startIn(panel));
    await tapUntil(startIn(panel), ask);
    await tapUntil(ask, choice);
    await tapUntil(choice, page.getByRole("article"));
    expect(await tapsOn(page)).toBe(5);
  });
}

test("a visitor sorts cards by swiping, plays, and shares what it came to", async ({ page }) => {
  await openPage(page, moviePath);
  const panel = panelOf(page);
  await expect(button(panel, /^C1/)).toBeVisible();
  await expectAccessible(page, "asked for the level", withoutTable);
  await button(panel, /^A2/).tap();
  await expect(wordsIn(panel)).toHaveCount(10);
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(panel.getByText(/^Konuşulanlardan anladığınız: %\d+\s→\s%\d+$/)).toBeVisible();
  await expectAccessible(page, "tonight's words", withoutTable);

  await button(panel, text("tonight_sort")).tap();
  const triage = triageOf(page);
  const first = await askedCard(triage);
  await expectAccessible(page, "a card", { include: "dialog[open]" });
  await button(triage, text("triage_meaning")).tap();
  await swipe(page, triage.getByRole("article"), 200);
  await expect.poll(async () => (await storedUser(page))?.knownList).toHaveLength(1);
  expect(await askedCard(triage)).not.toBe(first);
  await button(triage, text("words_undo")).tap();
  await expect.poll(async () => (await storedUser(page))?.knownList).toEqual([]);
  expect(await askedCard(triage)).toBe(first);

  await swipe(page, triage.getByRole("article"), 40);
  expect(await askedCard(triage)).toBe(first);
  await swipe(page, triage.getByRole("article"), 200);
  await swipe(page, triage.getByRole("article"), -200);
  for (let taught = 1; taught < 10; taught += 1) await button(triage, text("triage_teach")).tap();
  await expect(triage.getByRole("heading")).toHaveText(text("triage_ready"));
  await expect(triage.getByText(text("triage_figures", { known: 1, taught: 10 }))).toBeVisible();
  await expectAccessible(page, "the end of the cards", { include: "dialog[open]" });
  await button(triage, text("quiz_start")).tap();

  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await expect(page.getByRole("article")).toContainText(await taughtIn(page));
  await expectAccessible(page, "a word that is taught");
  await button(page, text("teach_next")).tap();
  await button(page, text("teach_ask")).tap();
  await askedIn(page);
  await expectAccessible(page, "the first question");
  const played = await playByTouch(page);
  expect(played.has(first)).toBe(false);
  await expect(page.getByRole("heading", { name: text("tonight_ready") })).toBeFocused();
  await expect(page.getByText(/^Konuşulanlardan anladığınız: %\d+\s→\s%\d+$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: text("tonight_listen") })).toBeVisible();
  await expect(page.getByRole("link", { name: text("tonight_keep") })).toHaveAttribute("href", /authLink=register$/);
  await expect(page.getByRole("link", { name: text("tonight_watch") })).toHaveAttribute("href", /\/izlerken$/);
  await expectAccessible(page, "the end");
  await button(page, text("tonight_share")).tap();
  const card = page.getByRole("dialog", { name: text("tonight_card") });
  await expect(card.getByRole("img", { name: /→/ })).toBeVisible();
  await expectAccessible(page, "the card to share", { include: "dialog[open]" });
  const saved = page.waitForEvent("download");
  await button(card, text("tonight_card_download")).tap();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
});

test("a learner sorts cards, plays for points and goes on to the companion by touch", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, moviePath, { ...userData, knownList: [] });
  const panel = panelOf(page);
  await button(panel, /^A2/).tap();
  await expect(wordsIn(panel)).toHaveCount(10);
  await panel.getByText(text("quiz_settings")).tap();
  await panel.getByText("5", { exact: true }).tap();
  await expect(wordsIn(panel)).toHaveCount(5);
  await button(panel, text("tonight_sort")).tap();
  const triage = triageOf(page);
  const first = await askedCard(triage);
  await swipe(page, triage.getByRole("article"), 200);
  for (let taught = 0; taught < 5; taught += 1) await button(triage, text("triage_teach")).tap();
  await expect(triage.getByText(text("triage_figures", { known: 1, taught: 5 }))).toBeVisible();
  await button(triage, text("quiz_start")).tap();

  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await button(page, text("teach_ask")).tap();
  const { phrases } = await playServed(page, byTouch(page));
  // A quiz has six words.
  expect([phrases.size, phrases.has(first)]).toEqual([6, false]);
  await expect(page.getByRole("heading", { name: text("tonight_ready") })).toBeFocused();
  await expect(page.getByRole("link", { name: text("tonight_keep") })).toHaveCount(0);
  await page.getByRole("link", { name: text("tonight_watch") }).tap();
  await expect(page.getByRole("heading", { name: patternIn("tr", "companion_tonight") })).toContainText("5");
});
