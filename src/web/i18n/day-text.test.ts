import { expect, test } from "vitest";
import { locales } from "../../domain/locale/locale.ts";
import { dayText } from "./day-text.ts";
import { withLocale } from "./server-locale.ts";

test("a day is written as each language writes it, in English as the British do", async () => {
  const days = await Promise.all(locales.map((locale) => withLocale(locale, async () => dayText("2026-11-01"))));
  expect(days).toEqual(["1 Kasım 2026", "1 November 2026", "1 de noviembre de 2026"]);
});
