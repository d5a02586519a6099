import { appendFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { waitForMail } from "../factories/outbox.ts";
import { expect, openPage } from "./site-test.ts";
import { textIn } from "./texts.ts";

export type Person = { readonly username: string; readonly mail: string; readonly password: string };

let count = 0;

/** What no log may have, for the check that ends the run. */
export const unloggableFile = path.join(process.env.E2E_LOG_DIR ?? "", "unloggable.txt");

function mustStayOutOfLogs(...texts: readonly string[]): void {
  appendFileSync(unloggableFile, texts.map((text) => `${text}\n`).join(""));
}

/** Somebody whom the site does not know yet; tests run beside each other. */
export function newPerson(): Person {
  count += 1;
  const username = `Ayşe${process.pid}x${count}${Date.now() % 100_000}`;
  const person = {
    username,
    mail: `ayse.${process.pid}.${count}.${Date.now()}@example.org`,
    password: "Umbrella7Stand",
  };
  mustStayOutOfLogs(person.username, person.mail, person.password);
  return person;
}

/** Signs somebody up behind the pages' back, and answers what the browser would keep. */
export async function signUp(request: APIRequestContext, person: Person = newPerson()) {
  const { username, mail, password } = person;
  const data = { username, mail, password, passwordRepeat: password, acceptTerms: true, mailConsent: false };
  const response = await request.post("/api/Register/RegisterWithCredentials", { data });
  expect(response.status()).toBe(200);
  const userData: { token: string } & Record<string, unknown> = await response.json();
  mustStayOutOfLogs(userData.token);
  return { ...person, userData };
}

/** A page in whose browser somebody has signed in before. */
export async function openSignedIn(page: Page, path: string, userData: object): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((stored) => localStorage.setItem("userData", stored), JSON.stringify(userData));
  await openPage(page, path);
}

export function storedUser(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("userData") ?? "null"));
}

/** The form of one of the two on the page of signing in. */
export function authForm(page: Page, which: "login" | "register", locale: Locale = "tr"): Locator {
  return page.getByRole("region", { name: textIn(locale, `auth_${which}_heading`) });
}

export async function openAuth(page: Page, which: "login" | "register", locale: Locale = "tr"): Promise<Locator> {
  await openPage(page, `${pathOf("auth", locale)}?authLink=${which}`);
  return authForm(page, which, locale);
}

export async function fillRegistration(form: Locator, person: Person, locale: Locale = "tr"): Promise<void> {
  const field = (key: string) => form.getByLabel(textIn(locale, key), { exact: true });
  await field("field_username").fill(person.username);
  await field("field_mail").fill(person.mail);
  await field("field_password").fill(person.password);
  await field("field_password_repeat").fill(person.password);
  await form.getByRole("checkbox").first().check();
}

/** The path that the button of somebody's newest mail leads to, of those that lead to a kind of page. */
export async function mailedPath(to: string, part: string): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR ?? "";
  const linkOf = (text = "") =>
    [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url).find((url) => url.includes(part));
  const mail = await waitForMail(dataDir, to, ({ text }) => linkOf(text) !== undefined);
  const { pathname, search } = new URL(linkOf(mail.text) ?? "");
  return pathname + search;
}
