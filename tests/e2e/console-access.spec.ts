import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { enterConsole, openConsole, totpCode } from "./operators.ts";
import { addAuthenticator, addPasskey, passkeysPart, securityPage } from "./passkeys.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, test } from "./site-test.ts";

// Browsers give passkeys to host names alone.
test.use({
  viewport: narrowest,
  baseURL: `http://localhost:${process.env.E2E_PORT}`,
  expectedErrors: /status of 40[0349]/,
});

/** As a session is answered that passed the second factor more than five minutes ago. */
async function refuseOnce(page: Page, call: string): Promise<void> {
  await page.route(
    `**/api/Admin/${call}`,
    (route) =>
      route.fulfill({
        status: 403,
        contentType: "application/problem+json",
        json: { type: "about:blank", title: "", status: 403, detail: "Yeniden", code: "second_factor.again" },
      }),
    { times: 1 },
  );
}

test("a passkey opens the console, and is asked for again before what harms most", async ({ page, request }) => {
  await addAuthenticator(page);
  const operator = await enterConsole(request);
  await openSignedIn(page, securityPage, operator.userData);
  await addPasskey(page, "Anahtar");
  await expect(passkeysPart(page).getByRole("listitem")).toHaveCount(1);

  // Signed in by the passkey, which the browser offers at once, the session has passed the second factor.
  await page.evaluate(() => localStorage.removeItem("userData"));
  await page.goto(pathOf("auth", "tr"));
  await expect(page).toHaveURL(pathOf("account", "tr"));
  const member = await signUp(request);
  await page.goto(`/yonetim/kisiler?search=${encodeURIComponent(member.username)}`);
  await page.getByRole("row").filter({ hasText: member.username }).getByRole("link").click();

  await refuseOnce(page, "SetRole");
  await page.getByRole("radio", { name: "Editör" }).click();
  await page.getByRole("button", { name: "Rolü değiştir" }).click();
  const again = page.getByRole("dialog", { name: "Yeniden doğrulayın" });
  await expectAccessibleAndToFit(page, "again");
  await again.getByRole("button", { name: "Geçiş anahtarı kullan" }).click();
  await expect(page.getByText(`${member.username} artık editör.`)).toBeVisible();
  await expect(again).toHaveCount(0);

  // Given up, nothing is changed.
  await refuseOnce(page, "InviteOperator");
  const invite = page.getByRole("button", { name: "Konsola davet kodu ver" });
  await invite.click();
  await again.getByRole("button", { name: "Kapat" }).click();
  await expect(page.getByText("Yeniden", { exact: true })).toBeVisible();

  await refuseOnce(page, "InviteOperator");
  await invite.click();
  const { secret } = operator;
  await again.getByRole("textbox", { name: "Kod" }).fill(totpCode(secret, 1));
  await again.getByRole("button", { name: "Devam et" }).click();
  const invitation = page.getByRole("dialog", { name: `${member.username} için davet kodu` });
  await expect(invitation.locator("code")).toHaveText(/^\w{4}(-\w{4}){3}$/);
  await expectAccessibleAndToFit(page, "invitation");
});

test("for who has been in before, what waits is asked beside the role", async ({ page }) => {
  await openConsole(page, "/yonetim/kisiler");
  await expect(page.getByRole("table")).toBeVisible();
  const asked = page.waitForRequest(/Admin\/GetOverview/);
  // The role is not answered before: one after the other, the console would never open.
  await page.route("**/api/User/GetProfile*", async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
});

test("the entry asks for the profile once and for nothing of a learner; what waits comes with the figures", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openConsole(page, "/yonetim");
  const learners = page.getByRole("heading", { level: 3, name: "Puan kazanan öğrenci" });
  await expect(learners).toBeVisible();

  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    // The catalogue is asked for by every page of the site while nothing else is done.
    if (pathname.startsWith("/api/") && !pathname.startsWith("/api/Home/")) asked.push(pathname.slice(5) + search);
  });
  let reports = 1234;
  await page.route(/Admin\/GetOverview$/, async (route) => {
    const response = await route.fetch();
    const overview = await response.json();
    await route.fulfill({
      response,
      json: { ...overview, isCounting: false, waiting: { ...overview.waiting, reports } },
    });
  });
  await page.clock.install();
  await page.reload();
  await expect(learners).toBeVisible();
  // In the navigation and on the page.
  const waiting = (count: string) => page.getByRole("link", { name: count });
  await expect(waiting("1.234")).toHaveCount(2);
  const calls = ["Admin/GetOverview", "Admin/GetOverview?figures=false", "User/GetProfile"];
  expect([...new Set(asked)].toSorted()).toEqual(calls);
  expect(asked.filter((call) => call === "User/GetProfile")).toHaveLength(1);

  asked.length = 0;
  reports = 5678;
  await page.clock.runFor(61_000);
  await expect(waiting("5.678")).toHaveCount(2);
  expect(asked).toEqual(["Admin/GetOverview"]);

  // Elsewhere what waits is asked for alone.
  await page.getByRole("link", { name: "Kişiler" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  asked.length = 0;
  await page.clock.runFor(61_000);
  await expect(waiting("5.678")).toHaveCount(0);
  expect(asked).toEqual(["Admin/GetOverview?figures=false"]);
});
