import { test as base, expect, type Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale/locale.ts";
import { textIn } from "./texts.ts";

type Options = {
  /** Errors that a journey brings about on purpose. */
  readonly expectedErrors: RegExp | undefined;
};

/** A test in which the browser's console must stay free of errors. */
export const test = base.extend<Options & { quietConsole: undefined }>({
  expectedErrors: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page answers to clicks: until then a link is a plain link and a button does nothing. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector("main, header input");
    return button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });
}

/** Opens the bar's menu of languages and themes. */
export async function openSettings(page: Page, locale: Locale): Promise<void> {
  await page.getByRole("button", { name: textIn(locale, "header_settings") }).click();
}

/** Goes to the same page in another language. */
export async function switchLanguage(page: Page, from: Locale, name: string): Promise<void> {
  await openSettings(page, from);
  await page.getByRole("link", { name, exact: true }).click();
}
