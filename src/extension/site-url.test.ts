import { expect, test } from "vitest";
import { locales } from "../domain/locale/locale.ts";
import { pathOf } from "../web/features/page/paths.ts";
import { sitePaths } from "./site-url.ts";

test.each(locales)("the addresses of the site are those of its table: %s", (locale) => {
  expect(sitePaths.account[locale]).toBe(pathOf("account", locale));
  expect(sitePaths.review[locale]).toBe(pathOf("review", locale));
});
