import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { answer, askedIn, openQuiz, playTour, startQuiz, wholeWords } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);

test.describe("the rarer states on a narrow screen are accessible in both themes:", () => {
  test.use({ viewport: narrowest });

  test("settings that do not do, and a quiz that waits", async ({ page, request }) => {
    const words = await wholeWords(request, 6);
    await openQuiz(page, { words, methods: ["test-phrase-mean"], hasVoice: true });
    await page.getByRole("checkbox", { checked: true }).first().uncheck();
    await page.getByRole("button", { name: text("quiz_start") }).click();
    await expect(page.getByRole("alert")).toHaveText(text("quiz_no_method"));
    await expectAccessibleAndToFit(page, "no method");
    await page
      .getByRole("group", { name: text("quiz_group_choose") })
      .getByRole("checkbox")
      .first()
      .check();
    await page.getByRole("button", { name: text("quiz_start") }).click();
    await askedIn(page);
    await page.getByRole("button", { name: text("quiz_pause") }).click();
    await expect(page.getByText(text("quiz_resume_heading"))).toBeVisible();
    await expectAccessibleAndToFit(page, "a quiz that waits");
  });

  test("a list that is too short", async ({ page, request }) => {
    await openQuiz(page, { words: await wholeWords(request, 5) });
    await expect(page.getByRole("main").getByRole("link", { name: text("quiz_back_to_list") })).toHaveAttribute(
      "href",
      pathOf("series", "tr"),
    );
    await expectAccessibleAndToFit(page, "short list");
  });

  test("nearly right, without time, without a fault", async ({ page, request }) => {
    const words = (await wholeWords(request, 6)).map((word, at) => ({ ...word, mean: `güneşlik${"abcdef"[at]}` }));
    await startQuiz(page, { words, methods: ["write-phrase-mean"], isTimed: false });
    const { word } = await askedIn(page);
    await page.keyboard.insertText((word.mean ?? "").replace("ş", "s"));
    await page.keyboard.press("Enter");
    await expect(page.getByText(text("quiz_almost"), { exact: true })).toBeVisible();
    await expectAccessibleAndToFit(page, "nearly right");
    await page.keyboard.press("Enter");
    await playTour(page);
    await expect(page.getByRole("heading", { level: 2, name: text("quiz_end_faultless") })).toBeVisible();
    await expectAccessibleAndToFit(page, "faultless");
  });

  test("time that runs out", async ({ page, request }) => {
    await page.clock.install();
    await startQuiz(page, { words: await wholeWords(request, 6), methods: ["test-phrase-mean"] });
    await askedIn(page);
    await page.clock.runFor(41_000);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(text("quiz_time_over"));
    await page.clock.resume();
    await expectAccessibleAndToFit(page, "time over");
  });

  test("a quiz that is played in another tab", async ({ page, request }) => {
    await startQuiz(page, { words: await wholeWords(request, 6), methods: ["test-phrase-mean"] });
    await askedIn(page);
    const second = await page.context().newPage();
    await second.setViewportSize(narrowest);
    await openPage(second, pathOf("quiz", "tr"));
    await expect(second.getByRole("heading", { level: 2, name: text("quiz_elsewhere_heading") })).toBeVisible();
    await expectAccessibleAndToFit(second, "elsewhere");
  });
});

test.describe("at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const method of ["test-phrase-mean", "write-definition-phrase", "writeListen-engAudio-phrase"] as const) {
    test(`${method} shows its whole question, and after the answer what came of it`, async ({ page, request }) => {
      await startQuiz(page, { words: await wholeWords(request, 6), methods: [method], hasVoice: true });
      for (const isRight of [true, false]) {
        const asked = await askedIn(page, isRight ? 0 : 1);
        await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
        await answer(page, asked, isRight);
        const verdict = page.getByRole("paragraph").filter({ hasText: text(isRight ? "quiz_right" : "quiz_wrong") });
        await expect(verdict.last()).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: text("quiz_go_on"), exact: true })).toBeInViewport({
          ratio: 0.95,
        });
        await page.keyboard.press("Enter");
      }
    });
  }

  test("long answers break, and nothing is wider than the screen", async ({ page, request }) => {
    const words = (await wholeWords(request, 6)).map((word, at) => ({
      ...word,
      mean: `muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine${"abcdef"[at]}`,
    }));
    await startQuiz(page, { words, methods: ["test-phrase-mean"] });
    const asked = await askedIn(page);
    const tooWide = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 60 && scrollWidth > clientWidth + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
    await expect.poll(tooWide).toEqual([]);
    await answer(page, asked, false);
    await expect(page.getByRole("article")).toBeVisible();
    await expect.poll(tooWide).toEqual([]);
  });
});
