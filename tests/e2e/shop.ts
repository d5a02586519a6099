import type { FrameLocator, Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expect } from "./site-test.ts";
import { textIn } from "./texts.ts";

/** The cards of the sandbox, by what becomes of a payment with them. */
export const cards = {
  pays: "4242424242424242",
  refused: "4000000000000002",
  secondStep: "4000000000003220",
  neverReported: "4000000000000127",
};

const phones: Readonly<Record<Locale, string>> = { tr: "0532 123 45 67", en: "(201) 555-0123", es: "612 34 56 78" };

/** From the plans to the form. */
export async function choosePlan(page: Page, plan: 1 | 2 | 3, locale: Locale = "tr"): Promise<void> {
  await page.getByRole("radio", { name: textIn(locale, `shop_plan_${plan}`) }).check();
  await page.getByRole("button", { name: textIn(locale, "shop_continue") }).click();
  await expect(page).toHaveURL(`${pathOf("premium", locale)}?step=info`);
}

export async function fillInfo(page: Page, locale: Locale = "tr"): Promise<void> {
  const field = (key: string) => page.getByRole("textbox", { name: textIn(locale, key), exact: true });
  await field("field_given_name").fill("Şükran");
  await field("field_surname").fill("Öz");
  await field("field_phone").fill(phones[locale]);
  await field("field_address").fill("Deniz Sokak 7");
  await field("field_city").fill("İzmir");
  await page.getByRole("main").getByRole("checkbox").check();
}

/** The provider's page in its frame, after the form. */
export async function openCard(page: Page, locale: Locale = "tr"): Promise<FrameLocator> {
  await page.getByRole("button", { name: textIn(locale, "shop_to_payment") }).click();
  await expect(page).toHaveURL(`${pathOf("premium", locale)}?step=card`);
  return page.frameLocator(`iframe[title="${textIn(locale, "shop_card_frame")}"]`);
}

export async function payWith(frame: FrameLocator, card: string): Promise<void> {
  await frame.getByLabel("Card number").fill(card);
  await frame.getByRole("button", { name: /^Pay/ }).click();
}
