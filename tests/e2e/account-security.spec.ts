import type { APIRequestContext } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of 401/ });

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);
const securityPage = `${pathOf("account", "tr")}?page=security`;

const agents = {
  firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
  safari:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
};

type Person = { readonly username: string; readonly password: string };

async function logIn(request: APIRequestContext, { username, password }: Person, agent: string) {
  return await request.post("/api/Login/LoginWithCredentials", {
    data: { usernameOrMail: username, password },
    headers: { "user-agent": agent },
  });
}

test("sessions are listed with their devices, ended singly, and all others at once", async ({ page, request }) => {
  const person = await signUp(request);
  const [windows, phone] = [await logIn(request, person, agents.firefox), await logIn(request, person, agents.safari)];
  await openSignedIn(page, securityPage, person.userData);
  const part = page.getByRole("region", { name: text("security_sessions") });
  const rows = part.getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: text("security_this_session") })).toHaveCount(1);
  await rows
    .filter({ hasText: "Firefox, Windows" })
    .getByRole("button", { name: text("security_end") })
    .click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Firefox" })).toHaveCount(0);
  await expect(part.getByRole("heading")).toBeFocused();
  const statusOf = async (token: string) =>
    (await request.get("/api/User/GetProfile", { headers: { authorization: `Bearer ${token}` } })).status();
  const tokenOf = async (answer: typeof windows) => (await answer.json()).token;
  expect([await statusOf(await tokenOf(windows)), await statusOf(await tokenOf(phone))]).toEqual([401, 200]);

  await part.getByRole("button", { name: text("security_end_others") }).click();
  await expect(rows).toHaveCount(1);
  await expect(part.getByRole("button")).toHaveCount(0);
  expect(await statusOf(await tokenOf(phone))).toBe(401);
  expect(await statusOf(person.userData.token)).toBe(200);
  const events = page.getByRole("region", { name: text("security_events"), exact: true }).getByRole("listitem");
  await expect(events.first()).toContainText(text("security_event_other_sessions_ended"));
});

test("the log tells of wrong guesses with their number and device", async ({ page, request }) => {
  const person = await signUp(request);
  for (let guess = 0; guess < 3; guess += 1) {
    await logIn(request, { ...person, password: "Wrong7Password" }, agents.firefox);
  }
  await openSignedIn(page, securityPage, person.userData);
  const events = page.getByRole("region", { name: text("security_events"), exact: true }).getByRole("listitem");
  await expect(events).toHaveCount(2);
  await expect(events.first()).toContainText(
    text("security_event_count", { event: text("security_event_sign_in_failed"), count: "3" }),
  );
  await expect(events.first()).toContainText("Firefox, Windows");
  await expect(events.last()).toContainText(text("security_event_registered"));
});

test("mails of new devices are switched off and stay so", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, securityPage, userData);
  const choice = page.getByRole("switch", { name: text("security_new_device_mail") });
  await expect(choice).toBeChecked();
  const saved = page.waitForResponse("**/api/User/UpdateProfile");
  await choice.click();
  expect((await saved).status()).toBe(200);
  await expect(choice).not.toBeChecked();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeEnabled();
});
