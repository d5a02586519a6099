import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { RunOptions, run } from "axe-core";
import { expect } from "./site-test.ts";

export const narrowest = { width: 320, height: 640 };

const themes = ["light", "dark"] as const;

/** Of all of axe's default rules these alone look at colours, which are all that differs between the themes. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The small build: it finds the same, and its text is sent to every page that is judged. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Audit = {
  /** Parts that are judged, and parts that are not, as selectors. */
  readonly include?: string;
  readonly exclude?: string;
  /** All of axe's default ones without. */
  readonly rules?: string[];
};

/** What axe finds wrong with a page as it stands, each with the first element that has it. */
export async function violationsOf(page: Page, { include = "html", exclude, rules }: Audit = {}): Promise<string[]> {
  // What fades in or moves is where it ends: axe would see its colours half way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const context = { include: [include], exclude: exclude === undefined ? [] : [exclude] };
  const options: RunOptions = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  return await page.evaluate(
    async ([within, how]) => {
      // Rows below the screen are not laid out; where they seem to be, axe would find other things behind them.
      const style = new CSSStyleSheet();
      style.replaceSync("* { content-visibility: visible !important }");
      document.adoptedStyleSheets = [style];
      // The page hears of another theme in the next frame, and even transitions of no time begin at the former colour.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const running = () =>
        document
          .getAnimations()
          .filter(
            (one) =>
              (one instanceof CSSTransition || one instanceof CSSAnimation) &&
              one.playState === "running" &&
              Number.isFinite(one.effect?.getComputedTiming().endTime),
          );
      for (let ending = running(); ending.length > 0; ending = running()) {
        await Promise.allSettled(ending.map(({ finished }) => finished));
      }
      // Axe takes its time for every row, judged or not, and the parts of a long table are alike: of those that React
      // has taken over and that nobody works in, two are enough.
      const spare = [...document.querySelectorAll("table")]
        .flatMap(({ tBodies }) => [...tBodies].slice(2))
        .filter((part) => Object.keys(part).some((key) => key.startsWith("__reactFiber")))
        .filter((part) => part.querySelector(":focus, :checked, [aria-expanded=true]") === null)
        .map((part) => [part, document.createComment("")] as const);
      for (const [part, place] of spare) part.replaceWith(place);
      const axe: { run: typeof run } = Reflect.get(window, "axe");
      const { violations } = await axe.run(within, how);
      for (const [part, place] of spare) place.replaceWith(part);
      document.adoptedStyleSheets = [];
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [context, options] as const,
  );
}

/** What a page shows now breaks no rule in either theme. */
export async function expectAccessible(page: Page, state: string, audit: Audit = {}): Promise<void> {
  const [first, second] = themes;
  await page.emulateMedia({ colorScheme: first });
  expect(await violationsOf(page, audit), `${state}, ${first}`).toEqual([]);
  await page.emulateMedia({ colorScheme: second });
  expect(await violationsOf(page, { ...audit, rules: colourRules }), `${state}, ${second}`).toEqual([]);
}

/** Nothing is wider than the narrowest screen, which the page has. */
export async function expectToFit(page: Page, state?: string): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: state ?? "fits" }).toBe(narrowest.width);
}

/** Both, of a state on the narrowest screen. */
export async function expectAccessibleAndToFit(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectToFit(page, state);
}
