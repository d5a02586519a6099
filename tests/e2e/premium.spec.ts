import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { makeCoupon, makePremiumCode } from "./operators.ts";
import { authForm, openSignedIn, signUp, storedUser } from "./people.ts";
import { cards, choosePlan, fillInfo, openCard, payWith } from "./shop.ts";
import { expect, hydrated, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const text = (key: string, values?: Readonly<Record<string, string>>) => textIn("tr", key, values);
const premium = pathOf("premium", "tr");

for (const locale of locales) {
  test(`a month is bought with a card in the provider's frame, in ${locale}`, async ({ page, request }) => {
    const { userData } = await signUp(request);
    const say = (key: string) => textIn(locale, key);
    await openSignedIn(page, pathOf("home", locale), userData);
    await page
      .getByRole("link", { name: say("session_upgrade") })
      .first()
      .click();
    await expect(page).toHaveURL(pathOf("premium", locale));
    const price = locale === "tr" ? "59,99 TL" : "$3";
    await expect(page.getByRole("radio", { name: say("shop_plan_1") })).toHaveAccessibleName(
      new RegExp(price.replace("$", "\\$")),
    );
    await choosePlan(page, 1, locale);
    await fillInfo(page, locale);
    await payWith(await openCard(page, locale), cards.pays);
    await expect(page).toHaveURL(pathOf("premiumProcessing", locale));
    await expect(page.getByRole("heading", { level: 1, name: say("shop_success_heading") })).toBeVisible();
    await expect.poll(() => storedUser(page)).toMatchObject({ isPremium: true, premiumType: 1 });
    await expect(page.locator("html")).toHaveAttribute("data-session", "premium");
    await expect(page.getByRole("link", { name: say("session_upgrade") }).first()).toBeHidden();
    await page.getByRole("link", { name: say("shop_success_account") }).click();
    await expect(page.getByRole("listitem").filter({ hasText: price })).toHaveCount(1);
    const download = page.waitForEvent("download");
    await page.getByRole("listitem").filter({ hasText: price }).getByRole("button").click();
    expect((await download).suggestedFilename()).toMatch(/\.html$/);
  });
}

test("a visitor is led to signing in, and back to the plans", async ({ page, request }) => {
  const { username, password } = await signUp(request);
  await page.goto(premium);
  await expect(page).toHaveURL(`${pathOf("auth", "tr")}?authLink=login`);
  await hydrated(page);
  const form = authForm(page, "login");
  await form.getByLabel(text("field_username_or_mail")).fill(username);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await form.getByRole("button", { name: text("auth_login_action") }).click();
  await expect(page).toHaveURL(premium);
  // This document is another page's, whose policy allows no frame: the card step loads its own.
  await choosePlan(page, 3);
  await fillInfo(page);
  await expect((await openCard(page)).getByText(/1\.299,99 TL/).first()).toBeVisible();
});

test("a plan that is chosen before the scripts are there is the one that is ordered", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, pathOf("home", "tr"), userData);
  const { promise: wait, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/**/*.js", async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(premium, { waitUntil: "commit" });
  const monthly = page.getByRole("radio", { name: text("shop_plan_1") });
  await monthly.check();
  release();
  await hydrated(page);
  await expect(monthly).toBeChecked();
  await page.getByRole("button", { name: text("shop_continue") }).click();
  await expect(page.getByRole("complementary", { name: text("shop_summary") })).toContainText("59,99 TL");
  await fillInfo(page);
  await expect((await openCard(page)).getByText(/\b59,99 TL/).first()).toBeVisible();
});

test("a reload and the ways back lose nothing that was typed", async ({ page, request }) => {
  const { userData, mail } = await signUp(request);
  await openSignedIn(page, premium, userData);
  await choosePlan(page, 3);
  await fillInfo(page);
  await page.reload();
  const name = page.getByRole("textbox", { name: text("field_given_name"), exact: true });
  await expect(name).toHaveValue("Şükran");
  await expect(page.getByRole("textbox", { name: text("field_mail") })).toHaveValue(mail);
  await expect(page.getByRole("main").getByRole("checkbox")).toBeChecked();
  await expect(page.getByRole("complementary", { name: text("shop_summary") })).toContainText("1.299,99 TL");
  const frame = await openCard(page);
  await frame.getByLabel("Card number").fill("4242");
  await page.reload();
  await expect(frame.getByLabel("Card number")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("4242");
  await page.goBack();
  await expect(name).toHaveValue("Şükran");
  await page.goBack();
  await expect(page.getByRole("radio", { name: text("shop_plan_3") })).toBeChecked();
});

test("a card that is refused ends at the error, and another one pays", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, premium, userData);
  await choosePlan(page, 1);
  await fillInfo(page);
  await payWith(await openCard(page), cards.refused);
  await expect(page).toHaveURL(pathOf("premiumError", "tr"));
  await expect(page.getByRole("alert")).toHaveText("İşlem başarısız. Lütfen bizimle iletişime geçiniz.");
  await page.setViewportSize(narrowest);
  await expectAccessibleAndToFit(page, "a payment that failed");
  await page.getByRole("link", { name: text("try_again") }).click();
  const frame = await openCard(page);
  await payWith(frame, cards.secondStep);
  await expect(frame.getByRole("heading", { name: "Confirm the payment" })).toBeVisible();
  await frame.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1, name: text("shop_success_heading") })).toBeVisible();
  await expectAccessibleAndToFit(page, "a payment that succeeded");
});

test("a purchase in one tab ends the same one in another", async ({ page, context, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, premium, userData);
  await choosePlan(page, 1);
  await fillInfo(page);
  const first = await openCard(page);
  await expect(first.getByLabel("Card number")).toBeVisible();
  const other = await context.newPage();
  await openPage(other, premium);
  await choosePlan(other, 1);
  await fillInfo(other);
  const second = await openCard(other);
  await expect(second.getByLabel("Card number")).toBeVisible();
  // The second order has closed the first one's page.
  await payWith(second, cards.pays);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("heading", { level: 1, name: text("shop_success_heading") })).toBeVisible();
  }
});

test("a payment that nobody reports is said to take long", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await page.clock.install();
  await openSignedIn(page, premium, userData);
  await choosePlan(page, 1);
  await fillInfo(page);
  const frame = await openCard(page);
  // It is asked by the page once it runs: its clock has started then.
  const asked = page.waitForRequest("**/api/CreditCardPayment/CheckPaymentStatus");
  await payWith(frame, cards.neverReported);
  await asked;
  await expect(page.getByRole("heading", { level: 1, name: text("shop_processing_heading") })).toBeVisible();
  await expect(page.getByText(text("shop_processing_text"))).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByText(text("shop_slow_text"))).toBeVisible();
  await page.setViewportSize(narrowest);
  await expectAccessibleAndToFit(page, "a payment that takes long");
});

test.describe("a coupon", () => {
  test.use({ expectedErrors: /status of (404|500)/ });

  test("is told to be unknown in the API's words, and any other failure in ours", async ({ page, request }) => {
    const { userData } = await signUp(request);
    await openSignedIn(page, premium, userData);
    await page.getByText(text("shop_coupon")).click();
    const field = page.getByRole("textbox", { name: text("shop_coupon_label") });
    const apply = page.getByRole("button", { name: text("shop_coupon_apply") });
    await apply.click();
    await expect(field).toHaveAccessibleDescription(text("field_problem_coupon_invalid"));
    await field.fill("NOBODY");
    await apply.click();
    await expect(field).toHaveAccessibleDescription("Böyle bir kupon bulunamadı");
    await expect(field).toHaveValue("NOBODY");
    await page.setViewportSize(narrowest);
    await expectAccessibleAndToFit(page, "an unknown coupon");
    await page.route("**/api/CreditCardPayment/CheckDiscountCode*", (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await apply.click();
    await expect(field).toHaveAccessibleDescription(text("field_problem_coupon_invalid"));
  });

  test("lowers the price of a plan, and for nothing there is no card", async ({ page, request }) => {
    const { userData } = await signUp(request);
    await openSignedIn(page, premium, userData);
    const half = await makeCoupon(request, { percent: 50, plans: [2] });
    const whole = await makeCoupon(request, { percent: 100, plans: [2] });
    await page.getByText(text("shop_coupon")).click();
    await page.getByRole("radio", { name: text("shop_plan_2") }).check();
    await page.getByRole("textbox", { name: text("shop_coupon_label") }).fill(half);
    await page.keyboard.press("Enter");
    // Half a kuruş is rounded in the buyer's favour.
    const told = { code: half, full: "499,99 TL", price: "249,99 TL" };
    await expect(page.getByText(text("shop_coupon_done", told)).first()).toBeVisible();
    await page.getByRole("button", { name: text("shop_coupon_remove") }).click();
    await expect(page.getByText("249,99 TL")).toHaveCount(0);
    await page.getByRole("textbox", { name: text("shop_coupon_label") }).fill(whole);
    await page.keyboard.press("Enter");
    await choosePlan(page, 2);
    await fillInfo(page);
    const asked = page.waitForRequest("**/api/CreditCardPayment/RequestPaymentToken");
    await page.getByRole("button", { name: text("shop_start_free") }).click();
    expect((await asked).postDataJSON()).toMatchObject({
      couponCode: whole,
      premiumTypeId: 2,
      phone: "0532 123 45 67",
    });
    await expect.poll(() => storedUser(page)).toMatchObject({ isPremium: true, premiumType: 2 });
    await expect(page.getByRole("heading", { level: 1, name: text("shop_success_heading") })).toBeVisible();
  });
});

test.describe("where the provider gives no page", () => {
  test.use({ expectedErrors: /status of 50[03]/ });

  test("the card step says so, and tries again", async ({ page, request }) => {
    const { userData } = await signUp(request);
    await openSignedIn(page, premium, userData);
    await choosePlan(page, 1);
    await fillInfo(page);
    await page.route("**/api/CreditCardPayment/RequestPaymentToken", (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await page.getByRole("button", { name: text("shop_to_payment") }).click();
    await expect(page).toHaveURL(`${premium}?step=card`);
    await expect(page.getByRole("alert")).toContainText(text("shop_card_failed_heading"));
    await page.setViewportSize(narrowest);
    await expectAccessibleAndToFit(page, "no page for the card");
    await page.unroute("**/api/CreditCardPayment/RequestPaymentToken");
    await page.getByRole("button", { name: text("try_again") }).click();
    await expect(page.frameLocator("main iframe").getByLabel("Card number")).toBeVisible();
  });
});

test("the form keeps what was typed, and names what is wrong", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, premium, userData);
  await choosePlan(page, 1);
  const phone = page.getByRole("textbox", { name: text("field_phone") });
  await expect(phone).toHaveAccessibleDescription(/0501 234 56 78/);
  await page.getByRole("textbox", { name: text("field_given_name"), exact: true }).fill("Şükran");
  await phone.fill("123");
  await page.getByRole("button", { name: text("shop_to_payment") }).click();
  await expect(page.getByRole("textbox", { name: text("field_surname") })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("textbox", { name: text("field_given_name"), exact: true })).toHaveValue("Şükran");
  await page.setViewportSize(narrowest);
  await expectAccessibleAndToFit(page, "a form with errors");
  await page.getByRole("combobox", { name: text("field_country") }).selectOption("US");
  await expect(phone).toHaveAccessibleDescription(/\(201\) 555-0123/);
  const contract = page.getByRole("region", { name: text("shop_contract") });
  await expect(contract).toContainText(text("contract_sale_title"));
  await expect(contract).toContainText("Şükran");
});

test("a code gives premium, and says until when", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const code = await makePremiumCode(request, 2);
  await openSignedIn(page, `${pathOf("account", "tr")}?page=premium`, userData);
  const field = page.getByRole("textbox", { name: text("redeem_label"), exact: true });
  const redeem = page.getByRole("button", { name: text("redeem_action") });
  await expectAccessible(page, "membership");
  await field.fill(code.toLowerCase());
  const answer = page.waitForResponse("**/api/Premium/RedeemCode");
  await redeem.click();
  const { premiumEndDate } = await (await answer).json();
  // In the browser's time zone, which need not be that of the test.
  const day = await page.evaluate(
    (end) => new Date(end).toLocaleDateString("tr", { dateStyle: "long" }),
    String(premiumEndDate),
  );
  await expect(page.getByRole("status").filter({ hasText: day })).toBeVisible();
  await expect.poll(() => storedUser(page)).toMatchObject({ isPremium: true, premiumEndDate });
});

test("premium that is bought in another tab reaches this one within a minute", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await page.clock.install();
  await openSignedIn(page, pathOf("home", "tr"), userData);
  const upgrade = page.getByRole("link", { name: text("session_upgrade") }).first();
  await expect(upgrade).toBeVisible();
  await page.waitForLoadState("networkidle");
  const status = { isPremium: true, premiumType: 3, premiumEndDate: null };
  await page.route("**/api/User/GetPremiumStatusV2", (route) => route.fulfill({ json: status }));
  await page.clock.runFor(60_000);
  await expect(upgrade).toBeHidden();
  await openPage(page, premium);
  await expect(page.locator("html")).toHaveAttribute("data-session", "premium");
});
