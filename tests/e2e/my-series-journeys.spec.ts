import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectToFit, narrowest } from "./accessibility.ts";
import { member, season, written } from "./brought.ts";
import { pressOn, tapUntil } from "./hands.ts";
import { openSignedIn } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

// The documents of titles that somebody has brought are 404 for everybody.
test.use({ expectedErrors: /status of 404/ });

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });

type Follow = (target: Locator, next: Locator) => Promise<void>;

const ways = {
  touch: (): Follow => tapUntil,
  keyboard: (page: Page): Follow => {
    return async (target, next) => {
      await pressOn(page, target);
      await expect(next).toBeVisible();
    };
  },
};

const people = ["visitor", "member", "premium"] as const;

/** Each person in each language, by touch and by keyboard in turn. */
const journeys = people.flatMap((who, at) =>
  locales.map((locale, place) => ({ who, locale, way: (at + place) % 2 === 0 ? "touch" : "keyboard" }) as const),
);

for (const { who, locale, way } of journeys) {
  test.describe(`${who}, ${locale}, by ${way}`, () => {
    test.use(way === "touch" ? { hasTouch: true, isMobile: true, viewport: narrowest } : {});

    test(`from a folder of ten files to the first answered question: ${who}, ${locale}, by ${way}`, async ({
      page,
      request,
    }) => {
      const root = await written(season("The Quiet Pier"));
      const home = pathOf("home", locale);
      if (who === "visitor") await openPage(page, home);
      else await openSignedIn(page, home, await member(request, who === "premium"));
      const follow = ways[way](page);
      const main = page.getByRole("main");
      const text = (key: string) => textIn(locale, key);
      const door = main.getByRole("link", { name: text("bring_door") });
      await follow(door, page.getByRole("heading", { name: text("bring_drop_heading") }));
      const choose = main.getByLabel(text("bring_choose_folder"));
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        way === "touch" ? main.getByText(text("bring_choose_folder")).tap() : pressOn(page, choose),
      ]);
      await chooser.setFiles(path.join(root, "The Quiet Pier"));
      const arrange = button(main, text("bring_arrange"));
      if (who === "visitor") {
        // One at a time without an account: which one, is asked.
        const which = main.getByRole("region", { name: text("bring_visitor_which") });
        await expect(which.getByRole("button")).toHaveCount(10);
        await expectAccessible(page, "which one");
        if (way === "touch") await expectToFit(page);
        await follow(button(which, "The Quiet Pier/S01E03.srt"), arrange);
      }
      await expect(main.getByText(text("bring_clear"))).toBeVisible();
      await expect(arrange).toHaveAttribute("aria-busy", "false");
      const level = button(main, /^A2/);
      await follow(arrange, level);
      const number = who === "visitor" ? 3 : 1;
      await expect(page).toHaveURL(new RegExp(`/the-quiet-pier/1/${number}$`));
      const start = button(main, patternIn(locale, "tonight_start"));
      await follow(level, start);
      await follow(start, button(main, text("teach_ask")));
      const choice = button(main, /^1 /);
      await follow(button(main, text("teach_ask")), choice);
      if (way === "touch") await follow(choice, page.getByRole("article"));
      else await page.keyboard.press("1");
      await expect(page.getByRole("article")).toBeVisible();
    });
  });
}
