import type { Page } from "@playwright/test";
import { ownUrl, pathOf } from "../../src/web/features/page/paths.ts";
import { subtitleText } from "../factories/subtitle-text.ts";
import { bringOne, member } from "./brought.ts";
import { button, cut, expect, keepHere, type Net, openMember, test, text, tonightOf } from "./net.ts";
import { playTour } from "./quiz-player.ts";
import { hydrated, openPage } from "./site-test.ts";
import { patternIn } from "./texts.ts";
import { rowsOf } from "./word-tables.ts";

// The documents of titles that somebody has brought are 404 for everybody.
test.use({ expectedErrors: /Failed to load resource|net::ERR_|Failed to fetch|NetworkError|status of 404/ });

type Episode = { readonly url: string; readonly season: number; readonly episode: number };

/** Uses an episode that is kept, without a connection. */
async function useEpisode(page: Page, { origin }: Net, title: string, params: Episode): Promise<void> {
  const episode = origin + pathOf("episode", "tr", params);
  await openPage(page, episode);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(rowsOf(page.getByRole("table")).first()).toBeVisible();
  await tonightOf(page)
    .getByRole("button", { name: patternIn("tr", "tonight_start") })
    .click();
  await button(page, text("teach_ask")).first().click();
  await playTour(page);
  await page.goto(origin + pathOf("episodeCompanion", "tr", params));
  await hydrated(page);
  await expect(page.getByRole("region", { name: text("companion_line") })).toBeVisible();
}

test("an episode that a member has brought is kept for the road, for that member alone", async ({
  page,
  context,
  net,
  request,
}) => {
  const owner = await member(request);
  const { combinedUrl } = await bringOne(request, owner, { title: "Low Tide", kind: "series" });
  const params = { url: ownUrl(combinedUrl), season: 1, episode: 1 };
  const path = pathOf("episode", "tr", params);
  await openMember(page, net, path, owner);
  await tonightOf(page).getByRole("button", { name: /^A2/ }).click();
  await keepHere(page);
  await cut(net, context);
  await useEpisode(page, net, "Low Tide", params);
  await openMember(page, net, path, await member(request));
  await expect(page.getByText("Low Tide")).toBeHidden();
});

test("an episode that a visitor has had read is kept for the road", async ({ page, context, net }) => {
  await openPage(page, net.origin + pathOf("bring", "tr"));
  const main = page.getByRole("main");
  const buffer = Buffer.from(subtitleText({ words: 300, seed: 11 }));
  await main
    .getByLabel(text("bring_choose_files"))
    .setInputFiles([{ name: "The.Quiet.Pier.S02E03.srt", mimeType: "text/plain", buffer }]);
  await button(page, text("bring_arrange")).click();
  const params = { url: ownUrl("the-quiet-pier"), season: 2, episode: 3 };
  await expect(page).toHaveURL(net.origin + pathOf("episode", "tr", params));
  await tonightOf(page).getByRole("button", { name: /^A2/ }).click();
  await keepHere(page);
  await cut(net, context);
  await useEpisode(page, net, "The Quiet Pier", params);
});
